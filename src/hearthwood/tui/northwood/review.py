"""A game looked back at: what luck did, what the choices cost, and the turning points to be tried again."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from hearthwood.tui.keys import Key
from hearthwood.tui.menu import Item, Menu
from hearthwood.tui.prose import painted, wrapped
from hearthwood.tui.screens import BACK, Page

from .advice import Looked, Styled
from .sage import WIDTH

STYLES = {
    "plain": "$ink",
    "head": "bold $ink",
    "quiet": "$ink2",
    "luck": "$ink",
    "choice": "bold $ember",
    "good": "bold $forest",
    "prize": "bold $gold",
}


class ReviewPage(Page[int | None]):
    """Leaves with the ply that the player wants to try again from."""

    DEFAULT_CSS = """
    ReviewPage { background: $table; color: $ink; align: center top; }
    ReviewPage > Vertical { width: 78; height: 1fr; }
    ReviewPage VerticalScroll { height: 1fr; scrollbar-size-vertical: 1; }
    ReviewPage #again { color: $ink2; height: auto; }
    ReviewPage Menu { max-height: 5; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,q", "dismiss(None)"),
        ("pagedown,space", "scroll(1)"),
        ("pageup,backspace", "scroll(-1)"),
    ]

    def __init__(self, *, awake: bool) -> None:
        super().__init__()
        self._awake = awake
        self._looked: Looked | None = None
        self._careful = False

    def compose(self) -> ComposeResult:
        with Vertical():
            with VerticalScroll(can_focus=False):
                yield Static(id="review")
            yield Static(id="again")
            yield Menu()
        yield self.bar()

    def on_mount(self) -> None:
        """Begin."""
        self.reword()

    def keys(self) -> Sequence[Key]:
        turn = Key("pagedown", "PgUp PgDn", "review-key-read")
        again = [Key("enter", "⏎", "review-key-again")] if self._drills else []
        return [turn, *again, BACK]

    def show(self, looked: Looked, *, careful: bool) -> None:
        """What is known by now."""
        self._looked, self._careful = looked, careful
        self.reword()

    def action_scroll(self, pages: int) -> None:
        """Read on."""
        scroll = self.query_one(VerticalScroll)
        scroll.scroll_relative(y=pages * (scroll.size.height - 1), animate=False)

    def reword(self) -> None:
        self.query_one("#review", Static).update(self._content())
        self.query_one("#again", Static).update(self._note())
        menu = self.query_one(Menu)
        menu.show([Item(str(ply), name) for ply, name in self._drills])
        menu.focus()
        super().reword()

    @property
    def _drills(self) -> Sequence[tuple[int, str]]:
        """Only of the careful look: a quick one may be wrong."""
        return () if self._looked is None or not self._careful else self._looked.drills[self.words.language]

    def _note(self) -> str:
        if self._looked is None:
            return ""
        if not self._careful:
            return self.words("review-quick")
        return self.words("review-try") if self._drills else ""

    def _content(self) -> Content:
        if self._looked is None:
            return Content(self.words("review-waiting" if self._awake else "sage-preparing"))
        rows = [line for row in self._looked.rows[self.words.language] for line in _lines(row)]
        return Content("\n").join(rows)

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        """Try again from there."""
        self.answer(int(event.name))


def _lines(row: Styled) -> list[Content]:
    """A row in its tones; one of plain text is wrapped, its cards in the colours of their suits."""
    if all(tone in ("plain", "quiet") for _, tone in row):
        text = "".join(piece for piece, _ in row)
        style = STYLES[row[0][1]] if row else ""
        indent = " " * (len(text) - len(text.lstrip()))
        if len(text) > WIDTH:
            return [_painted(f"{indent}{line}", style) for line in wrapped(text.strip(), WIDTH - len(indent))]
    return [Content("").join(_painted(piece, STYLES[tone]) for piece, tone in row)]


def _painted(text: str, style: str) -> Content:
    return Content.assemble(*((part, f"{style} {own}".strip()) for part, own in painted(text)))
