"""Hints: the best move and the chances of the other ways, as messages that any language can say."""

from dataclasses import dataclass

from hearthwood.locales import Fact, Message
from hearthwood.nordguard.machine.moves import Move
from hearthwood.nordguard.state import DIRECTIONS

from .guide import Weighed

MOST_OTHERS = 3
"""How many other moves a hint tells of."""
SIDE_MOVES = ("give", "drop", "pick")
"""Trades are told of only where they are best."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What to do, and what is behind it."""

    best: Weighed
    others: tuple[Weighed, ...]
    """The best of the other moves, best first; at the start of a day all ways and waiting."""

    @property
    def messages(self) -> tuple[Message, ...]:
        """`guide-best`, then `guide-other` for each of the others; the figures are per cent."""
        first = Message("guide-best", facts(self.best))
        return (first, *(Message("guide-other", facts(other)) for other in self.others))


def hint(weighed: tuple[Weighed, ...]) -> Hint:
    """The hint that the chances of all moves give."""
    best, *rest = weighed
    ways = [one for one in rest if one.move.kind in (*DIRECTIONS, "stay")]
    answers = [one for one in rest if one.move.kind not in SIDE_MOVES]
    return Hint(best, tuple(ways or answers[:MOST_OTHERS]))


def facts(one: Weighed) -> dict[str, Fact]:
    """The move by its name, the chance and its interval in per cent."""
    low, chance, high = (round(100 * share) for share in (one.low, one.chance, one.high))
    return {"move": name_of(one.move), "chance": chance, "low": low, "high": high}


def name_of(move: Move) -> Message | str:
    """How a move is called: those that every game has by a message, others by their text."""
    if move.kind in (*DIRECTIONS, "stay"):
        return Message(f"guide-move-{move.kind}")
    return move.text
