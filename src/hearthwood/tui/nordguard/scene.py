"""What there is to see of a game: the only thing that widgets get."""

from dataclasses import dataclass
from typing import TypeAlias

from hearthwood.nordguard import Happening, Move, View
from hearthwood.nordguard.setup import Table
from hearthwood.table.company import GUIDE
from hearthwood.tui import sitting

Told: TypeAlias = sitting.Told[View, Move, Happening]


@dataclass(frozen=True, slots=True)
class Scene:
    """A game at one moment, and how it came to that."""

    view: View
    told: tuple[Told, ...]
    names: tuple[str, ...] = ()
    """Of the seats; without them one person plays all."""
    practice: bool = False
    stopped: bool = False
    hints: int = 0
    free_ply: int = 0
    """How far back undoing alone leads."""

    @property
    def ply(self) -> int:
        """How many moves were made."""
        return len(self.told)

    @property
    def can_undo(self) -> bool:
        """Is there a last move that revealed nothing?"""
        return self.free_ply < self.ply

    @property
    def over(self) -> bool:
        """Is there nothing left to decide?"""
        return self.stopped or self.view.outcome is not None

    @property
    def table(self) -> Table:
        """What stays the same through the game."""
        return self.view.table

    @property
    def shared(self) -> bool:
        """Is there more than one seat?"""
        return len(self.table.seats) > 1

    def player(self, seat: int) -> str:
        """Who sits there; nobody in particular where one person plays all."""
        return self.names[seat] if seat < len(self.names) else ""

    @property
    def guided(self) -> bool:
        """Is it the guide's to decide now?"""
        return not self.over and self.player(self.view.asked) == GUIDE

    @property
    def steps_to_go(self) -> int:
        """How many steps lie between the team and Destination."""
        width, team, goal = self.table.width, self.view.team, self.table.destination
        return abs(team // width - goal // width) + abs(team % width - goal % width)
