"""Statistics: what became of the games, with what cannot be compared kept apart."""

from typing import ClassVar

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from hearthwood.northwood import SETUPS
from hearthwood.table.statistics import Statistics, Tally, Terms
from hearthwood.tui.screens import Sheet

_ORDER = (Terms.FAIR, Terms.HELPED, Terms.CHOSEN_SEED, Terms.PRACTICE)
_MEDALS = ("bronze", "silver", "gold")
_WIDTHS = (26, 9, 9, 8, 7, 7, 6)


class Record(Sheet[None]):
    """A table a setup: a row for each kind of game."""

    DEFAULT_CSS = """
    Record > Vertical { width: 78; }
    Record Static { margin-top: 1; }
    Record .note { color: $ink2; margin-bottom: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [("escape,enter,space,q", "dismiss")]

    def __init__(self, statistics: Statistics) -> None:
        super().__init__()
        self._statistics = statistics

    def compose(self) -> ComposeResult:
        with Vertical() as frame:
            frame.border_title = self.words("home-record")
            frame.border_subtitle = self.words("sheet-close")
            for setup in SETUPS:
                yield Static(self._table(setup))
            yield Static(self.words("record-note", count=self._statistics.going_on), classes="note")

    def _table(self, setup: str) -> Content:
        words = self.words
        names = ("record-ended", "record-wins", "record-mean")
        head = [words(f"setup-{setup}"), *map(words, names), *(words(f"medal-{medal}") for medal in _MEDALS)]
        rows = [_row(head, "bold")]
        for terms in _ORDER:
            tally = self._statistics.tallies.get(("northwood", setup, terms))
            if tally is not None and tally.ended:
                rows.append(_row([words(f"terms-{terms.value}"), *_figures(tally)], "$ink"))
        return Content("\n").join(rows if len(rows) > 1 else [rows[0], Content(words("record-none"))])


def _figures(tally: Tally) -> list[str]:
    mean = "" if tally.mean is None else f"{tally.mean:.1f}"
    return [str(tally.ended), str(tally.won), mean, *(str(tally.medals[medal]) for medal in _MEDALS)]


def _row(cells: list[str], style: str) -> Content:
    """The first cell at the left, figures at the right of their columns."""
    first, *rest = zip(cells, _WIDTHS, strict=True)
    text = first[0] + " " * (first[1] - cell_len(first[0]))
    return Content.styled(text + "".join(f"{cell:>{width}}" for cell, width in rest), style)
