"""Positions and views as values: read one, ask it, play a move and get another."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol, Self, TypeVar

from hearthwood.core.errors import InvalidText
from hearthwood.core.randomness import stream

from .box import Box
from .happenings import Happening
from .machine import engine
from .machine.chance import shuffle_events, shuffle_items, shuffle_locations
from .machine.meeting import lead
from .machine.moves import Move, parse_move
from .notation.reading import Read, read
from .notation.writing import position_text, view_text
from .refusals import not_yours, phase_of, refusal
from .setup import Setup, Table
from .state import MAP_STREAM, Dropped, Held, Lying, State

S = TypeVar("S", bound="Sight")

_MADE_BY = re.compile(r"([1-7])/(.+)")


class Chance(Protocol):
    """What `resample` draws from: `random.Random`, for one."""

    def getrandbits(self, k: int, /) -> int:
        """A number of so many bits."""
        ...


@dataclass(frozen=True, slots=True)
class Member:
    """A character of the team."""

    seat: int
    """From 0."""
    character: int
    marks: int
    items: tuple[Held, ...]


@dataclass(frozen=True, slots=True)
class Site:
    """A location as it lies on the table."""

    cell: int
    name: str
    location: int | None
    """Its kind; None where its face is not shown."""
    face_up: bool
    seen: bool
    """Was its face seen since it was last shuffled?"""
    result: int | None
    """Of scouting."""
    lying: tuple[Lying, ...]


class Sight:
    """What a position and a view have in common: everything that may be seen. Immutable."""

    __slots__ = ("__dict__", "_state")

    def __init__(self, state: State) -> None:
        self._state = state

    @property
    def box(self) -> Box:
        """The cards in play."""
        return self._state.box

    @property
    def table(self) -> Table:
        """What stays the same through the game."""
        return self._state.table

    @cached_property
    def legal_moves(self) -> tuple[Move, ...]:
        """What is asked first, then drops, offers and picking up; each kind in seat order."""
        return tuple(engine.legal(self._state))

    @property
    def phase(self) -> str:
        """Where the machine stands, in a word: `day`, `fight`, `won` …"""
        return phase_of(self._state)

    @property
    def result(self) -> str | None:
        """`won`, `lost` (the days ran out) or `blocked` (no way on); None while the game goes on."""
        return self._state.result

    @property
    def outcome(self) -> str | None:
        """The same, under the name that games of all kinds have for it."""
        return self._state.result

    @property
    def days(self) -> int:
        """The countdown."""
        return self._state.days

    @property
    def day(self) -> int:
        """The number of the day, from 1; 0 before the first."""
        return self._state.day

    @property
    def lead(self) -> int:
        """The seat that leads today, from 0."""
        return lead(self._state)

    @property
    def asked(self) -> int:
        """The seat that the pending decision belongs to."""
        return engine.asking_seat(self._state)

    @property
    def team(self) -> int:
        """The cell where the team is."""
        return self._state.team

    @property
    def members(self) -> tuple[Member, ...]:
        """The characters, in seat order."""
        s = self._state
        rows = zip(
            s.table.seat_of, s.characters, s.marks, s.carried, strict=False
        )  # fewer before all have joined
        return tuple(Member(*row) for row in rows)

    @property
    def ground(self) -> tuple[Dropped, ...]:
        """What lies where the team is."""
        return self._state.ground

    @property
    def sites(self) -> tuple[Site, ...]:
        """All locations, from the north-west, row by row."""
        return tuple(self._site(cell) for cell in range(len(self._state.cards)))

    def _site(self, cell: int) -> Site:
        s = self._state
        return Site(
            cell=cell,
            name=s.table.cell_texts[cell],
            location=s.cards[cell] if self._shows(cell) else None,
            face_up=bool(s.up >> cell & 1),
            seen=bool(s.seen >> cell & 1),
            result=s.scouted.get(cell),
            lying=s.lying.get(cell, ()),
        )

    def _shows(self, cell: int) -> bool:
        raise NotImplementedError

    @property
    def item_deck(self) -> tuple[int, ...]:
        """What the item deck holds, in the order of the files: it says nothing of how the cards lie."""
        return tuple(sorted(self._state.item_deck))

    @property
    def event_deck(self) -> tuple[int, ...]:
        """What the event deck holds, likewise."""
        return tuple(sorted(self._state.event_deck))

    @property
    def discarded(self) -> tuple[int, ...]:
        """The event discard pile, last first."""
        return tuple(reversed(self._state.discarded))

    def seat_of(self, move: Move) -> int:
        """The seat that makes a move, from 0."""
        return engine.seat_of(self._state, move)

    def move(self, move: Move | str, seat: int | None = None) -> Move:
        """The move, if it is legal here and this seat's to make; refuses with the reason where it is not."""
        if isinstance(move, str):
            if made := _MADE_BY.fullmatch(move):
                seat, move = int(made[1]) - 1, made[2]
            move = parse_move(move, self.box)
        if move not in self.legal_moves:
            raise refusal(self._state, move)
        if seat is not None and self.seat_of(move) != seat:
            raise not_yours(self._state, move, seat)
        return move

    def state(self) -> State:
        """A copy of the machine's state, for `machine.engine` to play on."""
        return self._state.copy()

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"


class Position(Sight):
    """A game at one moment, hidden cards included."""

    __slots__ = ()

    @classmethod
    def new(cls, setup: Setup, seed: int) -> Self:
        """The first decision of the game that a setup and a seed fix."""
        return cls(engine.new_game(setup, seed))

    @classmethod
    def parse(cls, text: str, box: Box) -> Self:
        """Read the canonical text."""
        found = read(text, box)
        if found.is_view:
            message = "this is a view; a whole position shows its streams and seed"
            raise InvalidText(message, rule="G7.view", field="position")
        return _canonical(cls(found.state), text)

    @property
    def seed(self) -> int:
        """The game's seed. Not for players during a game."""
        return self._state.seed

    def play(self, move: Move | str, seat: int | None = None) -> "Position":
        """The position after a legal move; this one stays as it is."""
        move = self.move(move, seat)
        state = self._state.copy()
        engine.play(state, move)
        return Position(state)

    def play_telling(
        self, move: Move | str, seat: int | None = None
    ) -> tuple["Position", tuple[Happening, ...]]:
        """The position after a legal move, and what it did. A text may begin with its seat: `2/north`."""
        move = self.move(move, seat)
        state = self._state.copy()
        state.log = []
        engine.play(state, move)
        told = tuple(state.log)
        state.log = None
        return Position(state), told

    def view(self) -> "View":
        """What every seat may see: with `recall = notebook` also what was seen (rule G4.7)."""
        return View.of(self._state, notebook=self.table.recall == "notebook")

    def notebook(self) -> "View":
        """What a computed player may know under both settings: also what was seen, and what is left."""
        return View.of(self._state, notebook=True)

    def branch(self, seed: int) -> "Position":
        """A practice branch from here: see `View.branch`."""
        return self.notebook().branch(seed)

    def _shows(self, cell: int) -> bool:  # noqa: ARG002 (a position shows them all)
        return True

    def __str__(self) -> str:
        return position_text(self._state)


class View(Sight):
    """What may be seen of a game: no hidden face, no order of a deck, no seed is in here."""

    __slots__ = ("_pool", "_shown")

    def __init__(self, state: State, shown: int, pool: Sequence[int] | None) -> None:
        super().__init__(state)
        self._shown = shown
        self._pool = None if pool is None else tuple(sorted(pool))

    @classmethod
    def of(cls, state: State, *, notebook: bool) -> "View":
        """The view of a state: the one way out of here to players."""
        s = state.copy()
        shown = s.up | s.seen if notebook else s.up
        hidden = [cell for cell in range(len(s.cards)) if not shown >> cell & 1]
        pool = [s.cards[cell] for cell in hidden]
        for cell in hidden:
            s.cards[cell] = 0
        if not notebook:
            s.seen = s.up
        s.item_deck.sort()
        s.event_deck.sort()
        s.streams = [0] * len(s.streams)
        s.seed = 0
        return cls(s, shown, pool if notebook else None)

    @classmethod
    def parse(cls, text: str, box: Box) -> "View":
        """Read the canonical text of a view."""
        found = read(text, box)
        if not found.is_view:
            message = "this is a whole position; a view shows ? in the place of streams and seed"
            raise InvalidText(message, rule="G7.view", field="view")
        return _canonical(_view(found), text)

    @property
    def pool(self) -> tuple[int, ...] | None:
        """The locations whose place is not known, in the order of the files; None in a view from memory."""
        return self._pool

    def branch(self, seed: int) -> Position:
        """A new game from here (rule G7.branch): all that is hidden is drawn anew from a fresh seed."""
        if self._pool is None:
            message = "what lies face down is not told by a view from memory; a notebook view tells it"
            raise InvalidText(message, rule="G7.branch", field="view")
        s = self._state.copy()
        s.seed = seed
        s.streams = [stream(seed, number) for number in range(MAP_STREAM, len(s.streams))]
        if s.day > 0:
            shuffle_items(s)
            shuffle_events(s)
        cards = list(self._pool)
        shuffle_locations(s, cards)
        hidden = [cell for cell in range(len(s.cards)) if not self._shown >> cell & 1]
        for cell, card in zip(hidden, cards, strict=True):
            s.cards[cell] = card
        return Position(s)

    def view(self) -> "View":
        """Itself."""
        return self

    def _shows(self, cell: int) -> bool:
        return bool(self._shown >> cell & 1)

    def __str__(self) -> str:
        return view_text(self._state, self._shown, self._pool)


def resample(view: View, rng: Chance) -> Position:
    """A position that a notebook view could be of: everything hidden is drawn anew."""
    return view.branch(rng.getrandbits(64))


def parse_sight(text: str, box: Box) -> Position | View:
    """Read a position or a view, whichever the text is."""
    found = read(text, box)
    return _canonical(_view(found) if found.is_view else Position(found.state), text)


def _view(found: Read) -> View:
    return View(found.state, found.shown, found.pool)


def _canonical(sight: S, text: str) -> S:
    """There is one text for each: another one that says the same is refused."""
    written = str(sight)
    if written == text:
        return sight
    words = zip(text.split(" "), written.split(" "), strict=True)
    old, new = next((old, new) for old, new in words if old != new)
    message = f"{old[:60]!r} is to be written {new[:60]!r}"
    raise InvalidText(message, rule="G7.position", field="position")
