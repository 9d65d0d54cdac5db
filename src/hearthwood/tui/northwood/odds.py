"""Where the visit can end: odds, asked for."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from hearthwood.tui.screens import Sheet

from .advice import Odds
from .saying import deed
from .stage import Stage

_BAR = 24


class OddsSheet(Sheet[None]):
    """A bar for each final score, and one for each legal move."""

    DEFAULT_CSS = """
    OddsSheet > Vertical { width: 64; }
    OddsSheet .head { text-style: bold; margin: 1 0 0 0; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [("escape,o,enter,space,q", "dismiss")]

    def __init__(self, stage: Stage, odds: Odds) -> None:
        super().__init__()
        self._stage = stage
        self._odds = odds

    def compose(self) -> ComposeResult:
        words = self.words
        with Vertical() as frame:
            frame.border_title = words("odds-title")
            frame.border_subtitle = words("sheet-close")
            yield Static(words("odds-scores"), classes="head")
            for score, share in sorted(self._odds.scores.items()):
                yield Static(_bar(str(score), share, wanted=score == self._stage.view.target))
            if self._odds.moves:
                yield Static(words("odds-moves"), classes="head")
            for move, share in sorted(self._odds.moves.items(), key=lambda pair: -pair[1]):
                yield Static(_bar(words.say(deed(self._stage, move)), share, wanted=False))


def _bar(label: str, share: float, *, wanted: bool) -> Content:
    """A share as a bar and as a number."""
    style = "bold $ember" if wanted else "$ink"
    return Content.assemble(
        (f"{label[:26]:>26} ", style), ("█" * round(share * _BAR), style), (f" {share * 100:.0f} %", style)
    )
