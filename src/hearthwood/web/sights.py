"""What a seat sees of a table of For Northwood!, as data. Built from a `View` alone, see `northwood.py`."""

from collections.abc import Mapping
from typing import Literal

from typing_extensions import TypeAliasType

from hearthwood.northwood.events import Happening

from .words import (
    CardText,
    CharacterText,
    FiefNumber,
    Goal,
    MoveText,
    Ply,
    SeatNumber,
    SlotLetter,
    Suit,
    Words,
)

Phase = TypeAliasType(
    "Phase", Literal["choose", "substitute", "ready", "spent", "respond", "ability", "over"]
)
FiefStanding = TypeAliasType("FiefStanding", Literal["unvisited", "home", "brought", "gone", "lost"])
MoveKind = TypeAliasType(
    "MoveKind", Literal["card", "visit", "activate", "suit", "listen", "draw", "done", "substitute"]
)
Facts = TypeAliasType("Facts", Mapping[str, str | int | float])


class Problem(Words):
    """Why something cannot be done.

    `reason` names the translated message: `refusal-REASON` where the rules of a game refuse, and `rule` says
    which; `problem-REASON` where the table does, and `rule` is null. `facts` are what the message needs,
    `message` is the English for programs.
    """

    reason: str
    rule: str | None
    facts: Facts
    message: str


class Choice(Words):
    """A thing on the table that could be named: can it be now, and if not, why not?"""

    legal: bool
    why_not: Problem | None


class HandCard(Choice):
    """A card of the hand."""

    card: CardText
    would_score: bool | None
    """As the answer to the statement; null while nothing was said."""


class FiefSight(Choice):
    """A fief; `legal` says whether `@k` can be played."""

    fief: FiefNumber
    target: int
    stars: int
    standing: FiefStanding
    ruler: CharacterText | None


class AllySight(Choice):
    """An ally slot; `legal` says whether it can be activated, or named by an ability."""

    slot: SlotLetter
    ally: CharacterText
    cover: FiefNumber | None
    """The fief whose ruler covers the ally."""
    shown: CharacterText
    """The ally, or the ruler who covers it."""
    acting: CharacterText | None
    """Whose ability runs: under the Queen of Leaves that of the ruler visited; null between visits."""
    exhausted: bool


class NorthwoodEvent(Words):
    """One thing that a move did; which fields are set depends on the kind. `event-KIND` is its message."""

    kind: Happening
    card: CardText | None
    taken: CardText | None
    cards: tuple[CardText, ...]
    fief: FiefNumber | None
    other: FiefNumber | None
    slot: SlotLetter | None
    character: CharacterText | None
    suit: Suit | None
    count: int | None
    reveals: bool
    """Something hidden was seen: undo does not go back past it."""


class LegalMove(Words):
    """A move that can be made now."""

    move: MoveText
    kind: MoveKind
    card: CardText | None
    fief: FiefNumber | None
    slot: SlotLetter | None
    suit: Suit | None
    foretold: tuple[NorthwoodEvent, ...]
    """What it will do, as far as that can be known before. Cards that it turns up are not named."""
    leads_to: str | None
    """The prompt that follows, where no hidden card has a say in it."""


class DeckSight(Words):
    """The deck as the player knows it."""

    size: int
    known: tuple[CardText, ...]
    """Known cards on top, top first."""
    unseen: tuple[CardText, ...]
    """The others in the order of the notation: it says nothing of where they lie."""


class PendingAbility(Words):
    """The ability that is being resolved."""

    slot: SlotLetter
    character: CharacterText
    """Whose text runs."""
    argument: str | None
    """What it remembers, as the notation writes it (docs/rules, N7.phase)."""


class Prompt(Words):
    """What is asked now, as a message and what it needs."""

    id: str
    facts: Facts


class NorthwoodOutcome(Words):
    """How a finished game went."""

    points: int
    friendly: tuple[FiefNumber, ...]
    medal: str | None
    """The name of the best medal that it is worth."""
    won: bool


class NorthwoodView(Words):
    """All that the player may see of For Northwood!"""

    game: Literal["northwood"]
    text: str
    """The view in the notation: to copy, to ask about."""
    phase: Phase
    visit: int
    prompt: Prompt
    seats_to_move: tuple[SeatNumber, ...]
    goal: Goal | None
    fief: FiefNumber | None
    """The fief being visited."""
    trump: Suit | None
    target: int | None
    score: int
    points: int
    points_possible: int
    fiefs: tuple[FiefSight, ...]
    allies: tuple[AllySight, ...]
    hand: tuple[HandCard, ...]
    statement: CardText | None
    discard_pile: tuple[CardText, ...]
    """Top first."""
    score_pile: tuple[CardText, ...]
    """Top first."""
    deck: DeckSight
    pending: PendingAbility | None
    watching: bool
    """Does the Baron of Eyes wait for the next response?"""
    legal: tuple[LegalMove, ...]
    outcome: NorthwoodOutcome | None


class StepSight(Words):
    """A move that stands, for the transcript."""

    ply: Ply
    """How many moves had been made before it."""
    visit: int
    seat: SeatNumber
    move: MoveText
    events: tuple[NorthwoodEvent, ...]
