"""What there is to see of a game: the only thing that widgets get."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from hearthwood.northwood import Kind, Move, Phase, View
from hearthwood.northwood.cards import Card
from hearthwood.northwood.events import Event, Happening
from hearthwood.tui import sitting

Told: TypeAlias = sitting.Told[View, Move, Event]


class Pile(Enum):
    """A pile that can be looked through; the values name its message."""

    DECK = "deck"
    DISCARD = "discard"
    SCORE = "score"


@dataclass(frozen=True, slots=True)
class Scene:
    """A game at one moment, and how it came to that."""

    view: View
    told: tuple[Told, ...]
    goal: int
    strict: bool = False
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
        return self.stopped or self.view.phase is Phase.OVER

    @property
    def named(self) -> tuple[Card, ...]:
        """The cards that were named so far for the ability being resolved."""
        if self.view.phase is not Phase.ABILITY or self.view.even_or_odd:
            return ()
        cards: list[Card] = []
        for told in reversed(self.told):
            if told.move.card is None and told.move.kind is not Kind.NAME_SUIT:
                break
            if told.move.card is not None:
                cards.append(told.move.card)
        return tuple(reversed(cards))

    @property
    def dialogue(self) -> int:
        """The number of the dialogue that comes next or is being held, from 1."""
        answered = 0
        for told in reversed(self.told):
            kinds = {event.kind for event in told.events}
            if Happening.VISITED in kinds:
                break
            answered += bool(kinds & {Happening.SCORED, Happening.MISSED})
        return answered + 1
