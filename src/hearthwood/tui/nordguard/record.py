"""Statistics: what became of the games, by the size of the map and of the team."""

from collections import defaultdict
from dataclasses import dataclass
from typing import ClassVar

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from hearthwood.locales import Words
from hearthwood.table.statistics import Statistics, Terms
from hearthwood.tui.screens import Sheet

_ORDER = (Terms.FAIR, Terms.HELPED, Terms.CHOSEN_SEED, Terms.PRACTICE)
_WIDTHS = (40, 10, 10, 12)


@dataclass(slots=True)
class _Tally:
    ended: int = 0
    won: int = 0
    days: int = 0


Shape = tuple[int, int, int]
"""Width and height of the map, and how many characters."""


def shape_of(group: str) -> Shape:
    """From the text that statistics have for it: `5x5-3`."""
    size, _, count = group.partition("-")
    width, _, height = size.partition("x")
    return int(width), int(height), int(count)


def shape_name(words: Words, shape: Shape) -> str:
    """In words."""
    width, height, count = shape
    return words("sled-record-shape", width=width, height=height, count=count)


class Record(Sheet[None]):
    """A row for each shape of table and kind of game."""

    DEFAULT_CSS = """
    Record > Vertical { width: 78; }
    Record VerticalScroll { height: auto; max-height: 16; }
    Record Static { margin-top: 1; }
    Record .note { color: $ink2; margin-bottom: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [("escape,enter,space,q", "dismiss")]

    def __init__(self, statistics: Statistics) -> None:
        super().__init__()
        self._statistics = statistics

    def compose(self) -> ComposeResult:
        with Vertical() as frame:
            frame.border_title = self.words("sled-record")
            frame.border_subtitle = self.words("sheet-close")
            with VerticalScroll():
                yield Static(self._table())
            yield Static(self.words("sled-record-note"), classes="note")

    def _table(self) -> Content:
        words = self.words
        head = ("", words("record-ended"), words("record-wins"), words("sled-record-days"))
        rows = [_row(head, "bold")]
        tallies = self._tallies()
        for shape, terms in sorted(tallies, key=lambda key: (key[0], _ORDER.index(key[1]))):
            tally = tallies[shape, terms]
            name = shape_name(words, shape)
            mean = f"{tally.days / tally.won:.1f}" if tally.won else ""
            label = f"{name}, {words(f'terms-{terms.value}')}"
            rows.append(_row((label, str(tally.ended), str(tally.won), mean), "$ink"))
        return Content("\n").join(rows if len(rows) > 1 else [rows[0], Content(words("record-none"))])

    def _tallies(self) -> dict[tuple[Shape, Terms], _Tally]:
        found: dict[tuple[Shape, Terms], _Tally] = defaultdict(_Tally)
        for (game, setup, terms), tally in self._statistics.tallies.items():
            if game == "nordguard" and tally.ended:
                own = found[shape_of(setup), terms]
                own.ended += tally.ended
                own.won += tally.won
                own.days += tally.points
        return found


def _row(cells: tuple[str, ...], style: str) -> Content:
    """The first cell at the left, figures at the right of their columns."""
    first, *rest = zip(cells, _WIDTHS, strict=True)
    text = first[0] + " " * (first[1] - cell_len(first[0]))
    return Content.styled(text + "".join(f"{cell:>{width}}" for cell, width in rest), style)
