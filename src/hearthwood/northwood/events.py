"""What a move did, told in what the player may see."""

from dataclasses import dataclass, replace
from enum import Enum

from hearthwood.core.bits import bits

from . import piles
from .cards import Card, Character, Fief, Slot, Suit
from .state import State


class Happening(Enum):
    """The kinds of events; the values are what messages are named by."""

    DREW = "drew"
    TOOK_DISCARD = "took-discard"
    TOOK_SCORE = "took-score"
    DISCARDED = "discarded"
    SCORED = "scored"
    MISSED = "missed"
    PUT_ON_SCORE = "put-on-score"
    PUT_ON_DECK = "put-on-deck"
    LOOKED = "looked"
    FOUND = "found"
    SHUFFLED = "shuffled"
    STATED = "stated"
    DEALT = "dealt"
    FRIENDLY = "friendly"
    LOST = "lost"
    LEFT = "left"
    COVERED = "covered"
    VISITED = "visited"
    ACTIVATED = "activated"
    READIED = "readied"
    RULERS_SWAPPED = "rulers-swapped"
    MOVED = "moved"
    NAMED_SUIT = "named-suit"
    SWAPPED_DISCARD = "swapped-discard"
    SWAPPED_SCORE = "swapped-score"
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that a move did. Which fields are set depends on the kind, see SHAPES."""

    kind: Happening
    card: Card | None = None
    taken: Card | None = None
    cards: tuple[Card, ...] = ()
    fief: Fief | None = None
    other: Fief | None = None
    slot: Slot | None = None
    character: Character | None = None
    suit: Suit | None = None
    count: int | None = None
    reveals: bool = False
    """A card that was hidden is seen now: undo does not go back past this."""


# Which two fields the numbers of a report are; an empty name is a number that nobody needs.
SHAPES: dict[int, tuple[Happening, str, str]] = {
    piles.DREW: (Happening.DREW, "card", ""),
    piles.TOOK_DISCARD: (Happening.TOOK_DISCARD, "card", ""),
    piles.TOOK_SCORE: (Happening.TOOK_SCORE, "card", "count"),
    piles.DISCARDED: (Happening.DISCARDED, "card", ""),
    piles.SCORED: (Happening.SCORED, "card", "count"),
    piles.MISSED: (Happening.MISSED, "card", "count"),
    piles.PUT_ON_SCORE: (Happening.PUT_ON_SCORE, "card", "count"),
    piles.PUT_ON_DECK: (Happening.PUT_ON_DECK, "card", "count"),
    piles.LOOKED: (Happening.LOOKED, "count", ""),
    piles.FOUND: (Happening.FOUND, "card", ""),
    piles.SHUFFLED: (Happening.SHUFFLED, "count", ""),
    piles.STATED: (Happening.STATED, "card", ""),
    piles.DEALT: (Happening.DEALT, "count", ""),
    piles.FRIENDLY: (Happening.FRIENDLY, "fief", "count"),
    piles.LOST: (Happening.LOST, "fief", "count"),
    piles.LEFT: (Happening.LEFT, "fief", "character"),
    piles.COVERED: (Happening.COVERED, "fief", "slot"),
    piles.VISITED: (Happening.VISITED, "fief", "character"),
    piles.ACTIVATED: (Happening.ACTIVATED, "slot", "character"),
    piles.READIED: (Happening.READIED, "slot", ""),
    piles.RULERS_SWAPPED: (Happening.RULERS_SWAPPED, "fief", "other"),
    piles.MOVED: (Happening.MOVED, "fief", "other"),
    piles.NAMED_SUIT: (Happening.NAMED_SUIT, "suit", ""),
    piles.SWAPPED_DISCARD: (Happening.SWAPPED_DISCARD, "card", "taken"),
    piles.SWAPPED_SCORE: (Happening.SWAPPED_SCORE, "card", "taken"),
    piles.ENDED: (Happening.ENDED, "count", ""),
}


def events_of(s: State) -> tuple[Event, ...]:
    """The log of the move that led to this state."""
    return tuple(_event(s, *entry) for entry in s.log or ())


def _event(s: State, kind: int, what: int, more: int) -> Event:
    happening, first, second = SHAPES[kind]
    fields = {name: number for name, number in ((first, what), (second, more)) if name}
    event = Event(happening, **fields)  # type: ignore[arg-type]
    if kind in (piles.DREW, piles.STATED):
        return replace(event, reveals=more == 0)
    if kind == piles.LOOKED:
        # A look is the last thing its step does, so the cards still lie on top.
        seen = [Card(card) for card in s.deck[s.deck_size - what : s.deck_size]]
        return replace(event, cards=tuple(reversed(seen)), reveals=what > more)
    if kind == piles.DEALT:
        return replace(event, cards=tuple(Card(card) for card in bits(more)), reveals=True)
    return event
