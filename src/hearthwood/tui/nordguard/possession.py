"""What can be done with an item, a character or a thing that lies here."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from hearthwood.nordguard import Move
from hearthwood.nordguard.machine.moves import give
from hearthwood.tui.menu import Item, Menu
from hearthwood.tui.screens import Sheet
from hearthwood.tui.tones import STYLES

from .choices import label
from .facts import fact
from .forecasts import forecast, refusal
from .stage import Ground, Own, Stage
from .telling import Line


def deeds(stage: Stage) -> list[Move]:
    """The legal moves about what is pointed at."""
    if stage.scene.over or stage.watching is not None:
        return []
    match stage.pointed:
        case Own(who, place):
            return [
                move
                for move in stage.view.legal_moves
                if move.who == who and move.place == place and move.kind not in ("to", "pick")
            ]
        case Ground(number):
            return [move for move in stage.view.legal_moves if move.kind == "pick" and move.number == number]
    return []


def why_nothing(stage: Stage) -> Line | None:
    """Why an item cannot be handed on now, with the rule."""
    match stage.pointed:
        case Own(who, place) if place is not None and place < len(stage.view.members[who].items):
            others = [other for other in range(len(stage.view.members)) if other != who]
            return refusal(stage, give(who, place, others[0])) if others else None
    return None


class Possession(Sheet[str | None]):
    """The thing with its text, and a row for everything that can be done with it."""

    DEFAULT_CSS = """
    Possession > Vertical { width: 64; }
    Possession Static { margin: 1 0; }
    Possession .if { color: $ink2; height: 2; margin: 1 0 0 0; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [("escape,g", "dismiss(None)")]

    def __init__(self, stage: Stage, moves: Sequence[Move]) -> None:
        super().__init__()
        self._stage = stage
        self._moves = {str(move): move for move in moves}

    def compose(self) -> ComposeResult:
        told = fact(self._stage)
        with Vertical() as frame:
            frame.border_title = told.title
            frame.border_subtitle = self.words("sheet-close")
            notes = [Content.styled(text, STYLES[tone]) for text, tone in told.notes]
            yield Static(Content("\n").join([Content(told.text), *notes]))
            yield Menu([Item(text, label(self._stage, move)) for text, move in self._moves.items()])
            yield Static(classes="if")

    def on_mount(self) -> None:
        """Say at once what the first row would do."""
        self.on_menu_moved()

    def on_menu_moved(self) -> None:
        """What the row would do."""
        item = self.query_one(Menu).item
        lines = forecast(self._stage, self._moves[item.name]) if item is not None else []
        self.query_one(".if", Static).update(" ".join(self.words.say(line.message) for line in lines))

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        """Do it."""
        self.answer(event.name)
