"""Where the visit can end, and which fief to choose: odds, asked for, that become better while one looks."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from hearthwood.locales import Words
from hearthwood.northwood import Kind
from hearthwood.tui.screens import Sheet

from .advice import Odds, OddsRow
from .glyphs import STAR
from .saying import deed
from .stage import Stage
from .telling import character

ROOM, FEWEST = 17, 4
"""So many moves and scores fit the smallest window; so many moves are shown in any case."""
_BAR = 16
_NAME = 24


class OddsSheet(Sheet[None]):
    """A bar for each fief or move, and one for each final score."""

    DEFAULT_CSS = """
    OddsSheet > Vertical { width: 76; }
    OddsSheet .head { text-style: bold; margin: 1 0 0 0; }
    OddsSheet .note { color: $ink2; margin-top: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [("escape,o,enter,space,q", "dismiss")]

    def __init__(self, stage: Stage, *, awake: bool) -> None:
        super().__init__()
        self._stage = stage
        self._awake = awake
        self._odds: Odds | None = None

    @property
    def ply(self) -> int:
        """The moment whose odds these are."""
        return self._stage.scene.ply

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(id="odds")

    def on_mount(self) -> None:
        """Fill it."""
        self.reword()

    def show(self, odds: Odds) -> None:
        """What is known by now."""
        self._odds = odds
        self.reword()

    def reword(self) -> None:
        frame = self.query_one(Vertical)
        frame.border_title = self.words("odds-title")
        frame.border_subtitle = self.words("sheet-close")
        self.query_one("#odds", Static).update(self._content())

    def _content(self) -> Content:
        words = self.words
        if self._odds is None:
            return Content(words("advice-waiting" if self._awake else "sage-preparing"))
        shown = self._odds.rows[: max(FEWEST, ROOM - len(self._odds.scores))]
        rows = [Content.styled(words("odds-moves"), "bold"), *(self._row(row) for row in shown)]
        if self._odds.scores:
            rows += [Content(""), Content.styled(words("odds-scores"), "bold")]
            target = self._stage.view.target
            rows += [
                _bar(str(score), share, wanted=score == target) + Content.styled(_percent(share), "$ink")
                for score, share in sorted(self._odds.scores.items())
            ]
        rows += [Content(""), Content.styled(words("odds-stars-note"), "$ink2")]
        return Content("\n").join(rows)

    def _row(self, row: OddsRow) -> Content:
        """A name, a bar, the share with its interval, the stars at the end."""
        words, (first, *rulers) = self.words, row.moves
        best = self._odds is not None and row is self._odds.rows[0]
        interval = (
            ""
            if row.high <= row.low
            else words("odds-between", low=round(100 * row.low), high=round(100 * row.high))
        )
        figures = f"{_percent(row.share):>6} {interval:>7} {row.stars:>6.1f} {STAR}"
        text = _bar(words.say(deed(self._stage, first)), row.share, wanted=best) + Content.styled(
            figures, "$ink"
        )
        if not rulers:
            return text
        names = [self._ruler(words, move.fief) for move in rulers if move.kind is Kind.SUBSTITUTE]
        return text + Content.styled(
            f"\n{'':>{_NAME}} {words('odds-with', rulers=', '.join(names))}", "$ink2"
        )

    def _ruler(self, words: Words, fief: int | None) -> str:
        ruler = None if fief is None else self._stage.view.fiefs[fief].ruler
        return "" if ruler is None else words.say(character(ruler))


def _bar(label: str, share: float, *, wanted: bool) -> Content:
    """A share as a bar behind its name."""
    style = "bold $ember" if wanted else "$ink"
    filled = round(share * _BAR)
    return Content.assemble(
        (f"{label[:_NAME]:>{_NAME}} ", style), ("█" * filled, style), ("·" * (_BAR - filled), "$line")
    )


def _percent(share: float) -> str:
    return f" {share * 100:.0f} %"
