"""What fixes a game besides its seed: sets, map, seats, options (rules G4.8, G4.9)."""

from dataclasses import dataclass
from typing import Literal

from .box import Box

Recall = Literal["memory", "notebook"]
Lead = Literal["turns", "first"]

RECALLS: tuple[Recall, ...] = ("memory", "notebook")
LEADS: tuple[Lead, ...] = ("turns", "first")
MOST_CHARACTERS = 7
SMALLEST, LARGEST = 2, 12
LETTERS = "abcdefg"
"""What characters are called in moves and positions, in seat order."""


@dataclass(frozen=True, slots=True)
class Place:
    """A character of a seat; what is None is chosen in the game."""

    character: int | None = None
    items: tuple[int, ...] | None = None
    """Besides the starting items."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A table before the first card is turned."""

    box: Box
    width: int = 4
    height: int = 4
    seats: tuple[tuple[Place, ...], ...] = ((Place(), Place()),)
    recall: Recall = "memory"
    lead: Lead = "turns"
    study: bool = False
    """Stop at the study also when there is nothing to choose."""

    @property
    def places(self) -> tuple[Place, ...]:
        """All characters, in seat order."""
        return tuple(place for seat in self.seats for place in seat)


class Table:
    """What stays the same through a game, ready for the machine; states share it."""

    def __init__(
        self, box: Box, size: tuple[int, int], seats: tuple[int, ...], *, recall: Recall, lead: Lead
    ) -> None:
        self.box = box
        self.width, self.height = width, height = size
        self.seats = seats
        """How many characters each seat has."""
        self.recall = recall
        self.lead = lead
        cells = range(width * height)
        self.neighbours = tuple(self._neighbours(cell) for cell in cells)
        """North, east, south and west of each cell; cells are numbered from the north-west, row by row."""
        self.cell_texts = tuple(self._cell_text(cell) for cell in cells)
        self.seat_of = tuple(seat for seat, size in enumerate(seats) for _ in range(size))
        """The seat of each character."""

    @property
    def frontier(self) -> int:
        """The corner in the south-west."""
        return self.width * (self.height - 1)

    @property
    def destination(self) -> int:
        """The corner in the north-east."""
        return self.width - 1

    def is_corner(self, cell: int) -> bool:
        """Is it Frontier's or Destination's?"""
        return cell in (self.frontier, self.destination)

    def _neighbours(self, cell: int) -> tuple[int | None, ...]:
        row, column = divmod(cell, self.width)
        return (
            cell - self.width if row > 0 else None,
            cell + 1 if column < self.width - 1 else None,
            cell + self.width if row < self.height - 1 else None,
            cell - 1 if column > 0 else None,
        )

    def _cell_text(self, cell: int) -> str:
        """A letter for the column, from the west; a number for the row, from the south: a1 is Frontier."""
        row, column = divmod(cell, self.width)
        return f"{'abcdefghijkl'[column]}{self.height - row}"
