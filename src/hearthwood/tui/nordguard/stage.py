"""What the parts of the table draw from, and what they have in common."""

from dataclasses import dataclass, replace
from functools import cached_property

from hearthwood.locales import Message, Words
from hearthwood.nordguard import Move, View
from hearthwood.nordguard.machine.engine import SIDE_MOVES
from hearthwood.nordguard.machine.moves import at, plain
from hearthwood.nordguard.state import DIRECTIONS, State
from hearthwood.tui import part

from .cards import Cards
from .scene import Scene


@dataclass(frozen=True, slots=True)
class Cell:
    """A location of the map."""

    cell: int


@dataclass(frozen=True, slots=True)
class Own:
    """A character, or with a place the item or the empty slot there."""

    who: int
    place: int | None = None


@dataclass(frozen=True, slots=True)
class Ground:
    """A thing that lies where the team is."""

    number: int


Target = Move | Cell | Own | Ground
"""What can be pointed at or pressed."""


@dataclass(frozen=True)
class Stage:
    """A scene, in a language, with what the player points at."""

    scene: Scene
    words: Words
    pointed: Target | None = None
    notice: Message | None = None
    """Something that has to be said before anything else."""
    advised: Move | None = None
    """The move that a hint names."""
    thinking: Message | None = None
    """How far the guide has come with a hint."""
    watching: int | None = None
    """A game of so many moves is being gone through again: only the move that was made can be made."""

    @property
    def view(self) -> View:
        """What the player sees of the game."""
        return self.scene.view

    @cached_property
    def state(self) -> State:
        """The machine's state of that view, hidden cards wiped out."""
        return self.view.state()

    @cached_property
    def cards(self) -> Cards:
        """The texts of the cards."""
        return Cards(self.view.box, self.words)

    @cached_property
    def choices(self) -> tuple[Move, ...]:
        """What is asked: the legal moves without trading, dropping and picking up."""
        if self.scene.over:
            return ()
        return tuple(move for move in self.view.legal_moves if move.kind not in SIDE_MOVES)

    @property
    def asks_for_a_way(self) -> bool:
        """Is it the moment before going?"""
        return self.view.phase == "day"

    @property
    def asks_for_a_cell(self) -> bool:
        """Is a location to be named?"""
        return any(move.kind == "at" for move in self.choices)

    @property
    def move(self) -> Move | None:
        """The legal move that is pointed at: what Enter does."""
        move = self.pointed
        if isinstance(move, Cell):
            move = self.move_to(move.cell)
        return move if isinstance(move, Move) and self.allows(move) else None

    def move_to(self, cell: int) -> Move | None:
        """The move that a location stands for: going there, or naming it."""
        if self.asks_for_a_way:
            neighbours = self.view.table.neighbours[self.view.team]
            return plain(DIRECTIONS[neighbours.index(cell)]) if cell in neighbours else None
        return at(self.view.table.cell_texts[cell])

    def cell_of(self, move: Move) -> int | None:
        """The location that a move names or leads to."""
        if move.kind in DIRECTIONS:
            return self.view.table.neighbours[self.view.team][DIRECTIONS.index(move.kind)]
        if move.kind == "at" and move.name is not None:
            return self.view.table.cell_texts.index(move.name)
        return None

    @property
    def cell(self) -> int | None:
        """The location that is pointed at, by whatever."""
        if isinstance(self.pointed, Cell):
            return self.pointed.cell
        return self.cell_of(self.pointed) if isinstance(self.pointed, Move) else None

    def allows(self, move: Move) -> bool:
        """Can this move be made now?"""
        if self.watching is not None:
            return move is self.pointed or self.cell_of(move) == self.cell is not None
        return not self.scene.over and move in self.view.legal_moves

    def pointing(self, target: Target | None) -> "Stage":
        """The same, with something else pointed at."""
        return replace(self, pointed=target, notice=None)

    def who(self, who: int) -> str:
        """A character's name."""
        members = self.view.members
        return self.cards.character(members[who].character) if who < len(members) else "?"

    def item_at(self, who: int, place: int) -> str:
        """The name of a carried item."""
        return self.cards.item(self.view.members[who].items[place].item)


class Part(part.Part[Stage, Target]):
    """A part of the table."""
