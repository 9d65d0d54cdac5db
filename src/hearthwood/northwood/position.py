"""Positions and views as values: read one, ask it, play a move and get another."""

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Self

from hearthwood.core.bits import bits, count
from hearthwood.core.errors import InvalidText
from hearthwood.core.randomness import shuffled, stream

from . import machine
from .cards import (
    FIEF_COUNT,
    NOBODY,
    NOWHERE,
    SLOT_COUNT,
    Card,
    Character,
    Fief,
    Slot,
    Suit,
)
from .events import Event, events_of
from .moves import Move, moves_in, parse_move
from .notation import position_text, view_text
from .piles import trump
from .reading import read
from .refusals import refusal
from .setups import FULL, Setup
from .state import ABILITY, CHOOSE, EVEN_OR_ODD, OVER, READY, RESPOND, SPENT, SUBSTITUTE, State

BRANCH_STREAM = 0
"""The stream of a branch's seed that its unseen cards are shuffled with; the visit goes on with its rest."""


class Phase(Enum):
    """Where the machine stands; the values are the words of the notation."""

    CHOOSE = "choose"
    SUBSTITUTE = "substitute"
    READY = "ready"
    SPENT = "spent"
    RESPOND = "respond"
    ABILITY = "ability"
    OVER = "over"


class Standing(Enum):
    """How a fief stands to the player."""

    UNVISITED = "unvisited"
    HOME = "home"
    """Friendly, and its ruler can be brought in."""
    BROUGHT = "brought"
    """Friendly, and its ruler covers an ally on this visit."""
    GONE = "gone"
    """Friendly, its ruler has left the game."""
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class FiefState:
    """A fief as it lies on the table."""

    fief: Fief
    target: int
    stars: int
    standing: Standing
    ruler: Character | None

    @property
    def friendly(self) -> bool:
        """Does it count its stars?"""
        return self.standing in (Standing.HOME, Standing.BROUGHT, Standing.GONE)


@dataclass(frozen=True, slots=True)
class AllyState:
    """An ally slot: the ally, the ruler who covers it, and whose ability the slot runs now."""

    slot: Slot
    ally: Character
    cover: Fief | None
    shown: Character
    """The ally, or the ruler who covers it."""
    exhausted: bool


@dataclass(frozen=True, slots=True)
class Pending:
    """The ability that is being resolved."""

    slot: Slot
    character: Character
    argument: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished game went."""

    points: int
    friendly: tuple[Fief, ...]

    def won(self, goal: int) -> bool:
        """At least the points that were wanted (rule N5.medal)?"""
        return self.points >= goal


class Sight:
    """What a position and a view have in common: everything that the player sees. Immutable."""

    __slots__ = ("__dict__", "_state", "setup")

    def __init__(self, state: State, setup: Setup) -> None:
        self._state = state
        self.setup = setup

    @cached_property
    def legal_moves(self) -> tuple[Move, ...]:
        """In a pinned order: cards or substitutions, then fiefs, slots, suits, listen, draw, done."""
        return moves_in(machine.legal(self._state), self._state.phase)

    @property
    def phase(self) -> Phase:
        """Where the machine stands."""
        return _PHASES[self._state.phase]

    @property
    def visit(self) -> int:
        """The number of the visit, 1 to 8; in phase over 8."""
        s = self._state
        return FIEF_COUNT - count(s.unvisited) + (s.phase != OVER)

    @property
    def fief(self) -> Fief | None:
        """The fief being visited."""
        return None if self._state.fief == NOWHERE else Fief(self._state.fief)

    @property
    def trump(self) -> Suit | None:
        """The suit of the ruler of the fief being visited."""
        return None if self._state.fief == NOWHERE else Suit(trump(self._state))

    @property
    def target(self) -> int | None:
        """The score that the fief being visited asks for."""
        return None if self._state.fief == NOWHERE else self._state.targets[self._state.fief]

    @property
    def score(self) -> int:
        """The cards in the score pile."""
        return self._state.scores_size

    @property
    def points(self) -> int:
        """The stars of the friendly fiefs."""
        return machine.points(self._state)

    @property
    def points_possible(self) -> int:
        """The stars that are won or can still be."""
        return self.points + sum(self._state.stars[fief] for fief in bits(self._state.unvisited))

    @property
    def hand(self) -> tuple[Card, ...]:
        """In the order of the notation."""
        return tuple(Card(card) for card in bits(self._state.hand))

    @property
    def discard_pile(self) -> tuple[Card, ...]:
        """Top first."""
        return _top_first(self._state.discards, self._state.discards_size)

    @property
    def score_pile(self) -> tuple[Card, ...]:
        """Top first."""
        return _top_first(self._state.scores, self._state.scores_size)

    @property
    def statement(self) -> Card | None:
        """The card that waits for an answer."""
        return self.discard_pile[0] if self._state.phase == RESPOND else None

    @property
    def deck_size(self) -> int:
        """How many cards the deck has."""
        return self._state.deck_size

    @property
    def known_deck(self) -> tuple[Card, ...]:
        """The cards on top of the deck that the player knows, top first."""
        s = self._state
        return _top_first(s.deck, s.deck_size)[: s.known]

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The other cards of the deck, in the order of the notation: they say nothing of where they lie."""
        s = self._state
        return tuple(Card(card) for card in sorted(s.deck[: s.deck_size - s.known]))

    @property
    def fiefs(self) -> tuple[FiefState, ...]:
        """All eight, from 0."""
        return tuple(self._fief(fief) for fief in range(FIEF_COUNT))

    def _fief(self, fief: int) -> FiefState:
        s = self._state
        ruler = None if s.rulers[fief] == NOBODY else Character(s.rulers[fief])
        bit = 1 << fief
        if s.unvisited & bit:
            standing = Standing.UNVISITED
        elif s.home & bit:
            standing = Standing.HOME
        elif s.brought & bit:
            standing = Standing.BROUGHT
        else:
            standing = Standing.GONE if s.friendly & bit else Standing.LOST
        return FiefState(Fief(fief), s.targets[fief], s.stars[fief], standing, ruler)

    @property
    def allies(self) -> tuple[AllyState, ...]:
        """All four, from slot a."""
        return tuple(self._ally(slot) for slot in range(SLOT_COUNT))

    def _ally(self, slot: int) -> AllyState:
        s = self._state
        cover = None if s.covers[slot] == NOWHERE else Fief(s.covers[slot])
        ally = Character(s.allies[slot])
        shown = ally if cover is None else Character(s.rulers[cover])
        return AllyState(Slot(slot), ally, cover, shown, bool(s.exhausted >> slot & 1))

    def acting(self, slot: Slot) -> Character:
        """Whose ability a slot runs now: under the Queen of Leaves that of the ruler being visited."""
        return Character(machine.acting(self._state, slot))

    @property
    def pending(self) -> Pending | None:
        """The ability that is being resolved."""
        s = self._state
        return Pending(Slot(s.slot), Character(s.character), s.argument) if s.phase == ABILITY else None

    @property
    def even_or_odd(self) -> bool:
        """Is a discard asked for because an odd card answered while the Baron of Eyes watched?"""
        return self._state.phase == EVEN_OR_ODD

    @property
    def watching(self) -> bool:
        """Does the Baron of Eyes wait for the next response?"""
        return bool(self._state.watching)

    def would_score(self, card: Card) -> bool:
        """Would this response to the statement score (rule N5.score)?"""
        return self.statement is not None and machine.beats(self._state, card, self.statement)

    def move(self, move: Move | str) -> Move:
        """The move, if it is legal here; refuses with the reason where it is not."""
        if isinstance(move, str):
            move = parse_move(move)
        if move not in self.legal_moves:
            raise refusal(self._state, move)
        return move

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
        s = self._state
        if s.phase != OVER:
            return None
        return Outcome(self.points, tuple(Fief(fief) for fief in bits(s.friendly)))

    def state(self) -> State:
        """A copy of the machine's state, to be played on by programs."""
        return self._state.copy()

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return str(self) == str(other) and self.setup == other.setup

    def __hash__(self) -> int:
        return hash(str(self))

    def __repr__(self) -> str:
        return f"{type(self).__name__}.parse({str(self)!r})"


class Position(Sight):
    """A game at one moment, hidden cards included."""

    __slots__ = ()

    @classmethod
    def new(cls, setup: Setup, seed: int) -> Self:
        """The start of the game that a setup and a seed fix."""
        return cls(setup.deal(seed), setup)

    @classmethod
    def parse(cls, text: str, setup: Setup = FULL) -> Self:
        """Read the canonical text. It does not say targets and stars: these are the setup's."""
        state, is_view = read(text, setup)
        if is_view:
            message = "this is a view; a whole position shows its stream and seed"
            raise InvalidText(message, rule="N7.view", field="position")
        return cls(state, setup)

    @property
    def seed(self) -> int:
        """The game's seed. Not for players during a game."""
        return self._state.seed

    @property
    def deck(self) -> tuple[Card, ...]:
        """Top first. Not for players."""
        return _top_first(self._state.deck, self._state.deck_size)

    def play(self, move: Move | str) -> "Position":
        """The position after a legal move; this one stays as it is."""
        return self.play_telling(move)[0]

    def play_telling(self, move: Move | str) -> tuple["Position", tuple[Event, ...]]:
        """The position after a legal move, and what the move did."""
        move = self.move(move)
        state = self._state.copy()
        state.log = []
        machine.play(state, move.code)
        return Position(state, self.setup), events_of(state)

    def view(self) -> "View":
        """What the player may see: the one way out of here to players."""
        state = self._state.copy()
        unseen = state.deck_size - state.known
        state.deck[:unseen] = sorted(state.deck[:unseen], reverse=True)
        state.stream = 0
        state.seed = 0
        return View(state, self.setup)

    def branch(self, seed: int) -> "Position":
        """A practice branch from here: see `View.branch`."""
        return self.view().branch(seed)

    def __str__(self) -> str:
        return position_text(self._state)


class View(Sight):
    """What the player may see of a game: neither the order of unseen cards nor stream or seed is in here."""

    __slots__ = ()

    @classmethod
    def parse(cls, text: str, setup: Setup = FULL) -> Self:
        """Read the canonical text of a view."""
        state, is_view = read(text, setup)
        if not is_view:
            message = "this is a whole position; a view shows ? in the place of stream and seed"
            raise InvalidText(message, rule="N7.view", field="view")
        return cls(state, setup)

    def branch(self, seed: int) -> Position:
        """A new game from here (rule N7.branch): unseen cards, stream and later visits are the new seed's."""
        state = self._state.copy()
        unseen = state.deck_size - state.known
        cards = sorted(state.deck[:unseen])
        state.stream = 0 if state.phase == OVER else shuffled(cards, stream(seed, BRANCH_STREAM))
        state.deck[:unseen] = reversed(cards)
        state.seed = seed
        return Position(state, self.setup)

    def view(self) -> "View":
        """Itself."""
        return self

    def __str__(self) -> str:
        return view_text(self._state)


def parse_sight(text: str, setup: Setup = FULL) -> Position | View:
    """Read a position or a view, whichever the text is."""
    state, is_view = read(text, setup)
    return View(state, setup) if is_view else Position(state, setup)


def _top_first(pile: list[int], size: int) -> tuple[Card, ...]:
    return tuple(Card(card) for card in reversed(pile[:size]))


_PHASES = {
    CHOOSE: Phase.CHOOSE,
    SUBSTITUTE: Phase.SUBSTITUTE,
    READY: Phase.READY,
    SPENT: Phase.SPENT,
    RESPOND: Phase.RESPOND,
    ABILITY: Phase.ABILITY,
    EVEN_OR_ODD: Phase.ABILITY,
    OVER: Phase.OVER,
}
