"""What somebody who plays well may say at the table: hints and odds. The table works without."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from hearthwood.locales import Message
from hearthwood.northwood import Move, View


@dataclass(frozen=True, slots=True)
class Hint:
    """The move to make, and why, in one sentence."""

    move: Move
    reason: Message


@dataclass(frozen=True, slots=True)
class Odds:
    """Where the visit can end, in shares of all deals that look like this one."""

    scores: Mapping[int, float]
    """How often each final score comes, with best play."""
    moves: Mapping[Move, float] = field(default_factory=dict)
    """How often the fief becomes friendly after each legal move."""


class Advisor(Protocol):
    """Gives advice on what the player sees. It is asked in a thread of its own and may take its time."""

    def hint(self, view: View, goal: int) -> Hint:
        """The best move."""
        ...

    def odds(self, view: View, goal: int) -> Odds:
        """What to expect."""
        ...
