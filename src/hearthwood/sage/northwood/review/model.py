"""What a review says, as values, and as JSON for any screen that shows it.

All numbers are in one measure, the aim of the review: stars for `points`, a chance for the others. The
ledger is exact: `start + luck + choices + error == end`, for the game, for each visit and for each moment,
whatever the value is worth that all of them come from. What that value itself does not know is `error`, and
is not hidden in luck.
"""

from dataclasses import dataclass, field, fields
from enum import Enum
from typing import Any

from hearthwood.locales import Message
from hearthwood.sage.northwood.answers import Aim, Worth


class Kind(Enum):
    """What luck showed."""

    STATEMENT = "statement"
    """The card that the ruler said."""
    DRAW = "draw"
    """A card drawn into the hand."""
    LOOK = "look"
    """A card on top of the deck that the player was shown."""
    DEAL = "deal"
    """The hand of a visit."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """A card or a hand that was hidden before."""

    kind: Kind
    cards: tuple[str, ...]
    """In the notation: one card, or a hand."""
    expected: float
    """The mean of what could have come."""
    value: float
    """With what came. Where more cards follow at once, the mean over these."""
    exact: bool
    """Was everything counted that could have come? If not, `expected` is the mean of a fixed sample."""

    @property
    def luck(self) -> float:
        """How much better than expected."""
        return self.value - self.expected


@dataclass(frozen=True, slots=True)
class Option:
    """A legal move, and what can be expected after it."""

    move: str
    value: float


@dataclass(frozen=True, slots=True)
class Moment:
    """A stop of the game: what was worth what, what was played, and what came of it."""

    ply: int
    """How many moves had been made before."""
    visit: int
    fief: int | None
    """The fief being visited."""
    dialogue: int
    """The dialogue that comes next or is being held, from 1."""
    phase: str
    view: str
    """What the player saw, in the notation."""
    worth: Worth
    """Everything that the value says of it."""
    value: float
    """What the value says of it, in the review's measure."""
    options: tuple[Option, ...]
    """Every legal move, the best first."""
    played: str
    reveals: tuple[Reveal, ...]
    """What the move played uncovered, in its order."""
    after: float
    """What the value says of the next moment, or the result."""
    why: tuple[Message, ...] = ()
    """Where a choice cost something: why the best move was better."""

    @property
    def best(self) -> Option:
        """The move to make."""
        return self.options[0]

    @property
    def choice(self) -> bool:
        """Was there anything to choose?"""
        return len(self.options) > 1

    @property
    def expected(self) -> float:
        """What could be expected after the move played."""
        return next(option.value for option in self.options if option.move == self.played)

    @property
    def loss(self) -> float:
        """What the move played was worth less than the best; never above 0."""
        return self.expected - self.best.value

    @property
    def error(self) -> float:
        """By how much the value took the moment for less than its best move."""
        return self.best.value - self.value

    @property
    def luck(self) -> float:
        """Of everything that the move uncovered."""
        return sum(reveal.luck for reveal in self.reveals)


@dataclass(frozen=True, slots=True)
class Ledger:
    """`start + luck + choices + error == end`, up to the rounding of the machine."""

    start: float
    """Before the first card was dealt; in a game or a visit begun later, where that begins."""
    luck: float
    choices: float
    """What choices cost; never above 0."""
    error: float
    """What the value did not know: no luck and nobody's choice."""
    end: float
    """The result; of a game that did not end, what it was worth where it stopped."""

    @property
    def gap(self) -> float:
        """What the sum lacks: nothing."""
        return self.end - self.start - self.luck - self.choices - self.error


@dataclass(frozen=True, slots=True)
class Visit:
    """A visit's part of the ledger; it begins with the deal of its hand."""

    number: int
    fief: int | None
    """Where it ended; None where no fief was chosen any more."""
    ruler: str | None
    """The ruler at its end, whose suit was trump."""
    target: int | None
    stars: int | None
    """That the fief is worth."""
    score: int
    kept: bool | None
    """Is the fief friendly? None where the visit did not end."""
    first: int
    """The ply of its first move."""
    moves: int
    ledger: Ledger


@dataclass(frozen=True, slots=True)
class Drill:
    """A moment to be decided once more: what would you play here?"""

    ply: int
    view: str
    played: str
    best: str
    cost: float
    """Above 0."""
    why: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Repeated:
    """A drill's decision played on over other decks, by the sage: what it brings without this deck's luck."""

    ply: int
    decks: int
    played: int
    """In so many of them the fief becomes friendly after the move that was played."""
    best: int
    """And after the best."""


@dataclass(frozen=True, slots=True)
class Again:
    """Games that begin as this one did, everything hidden drawn anew, played by the sage."""

    games: int
    wins: int
    stars: float
    """On average."""


@dataclass(frozen=True, slots=True)
class Review:
    """A game looked back at."""

    setup: str
    measure: Aim
    goal: int
    stars: int
    """Of the friendly fiefs."""
    finished: bool
    """Was it played to its end?"""
    trained: bool
    """Was the sage trained on such setups? If not, its values are less sure."""
    ledger: Ledger
    luck: dict[Kind, float]
    """The ledger's luck by what it showed; the first deal included."""
    visits: tuple[Visit, ...]
    deals: tuple[Reveal, ...]
    """The first hand, where the review begins with its deal. All other reveals stand with their moments."""
    moments: tuple[Moment, ...]
    drills: tuple[Drill, ...]
    """The turning points: the choices that cost most, the dearest first."""
    strokes: tuple[tuple[int, int], ...] = field(default=())
    """The reveals that mattered most, as ply and place in the moment's reveals, in the order of the game."""
    repeated: tuple[Repeated, ...] = ()
    """The drills over other decks, where that was asked for."""
    again: Again | None = None
    """What the sage makes of such a game, where that was asked for."""

    def to_json(self) -> dict[str, Any]:
        """Plain data, derived numbers such as `luck` and `loss` included (docs/review.md)."""
        return {"game": "northwood", "version": 1, **_plain(self)}


# What is derived, and is written all the same: a reader of JSON should not have to compute.
_DERIVED: dict[type, tuple[str, ...]] = {
    Reveal: ("luck",),
    Moment: ("choice", "expected", "loss", "error", "luck"),
}


def _plain(value: Any) -> Any:
    """Dataclasses as objects, messages as id and facts, tuples as arrays."""
    if isinstance(value, Message):
        return {"id": value.name, "facts": {name: _fact(fact) for name, fact in value.facts.items()}}
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {_plain(key): _plain(item) for key, item in value.items()}
    if type(value) in _DERIVED or hasattr(value, "__dataclass_fields__"):
        names = [one.name for one in fields(value)] + list(_DERIVED.get(type(value), ()))
        return {name: _plain(getattr(value, name)) for name in names}
    return value


def _fact(fact: Any) -> Any:
    """A fact that is a message stands under its name."""
    return fact.name if isinstance(fact, Message) else fact
