"""What somebody who plays well may say at the table: hints, odds, reviews. The table works without."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from hearthwood.locales import Message
from hearthwood.northwood import Move, View

from .scene import Told


@dataclass(frozen=True, slots=True)
class Hint:
    """The move to make, and why, in a few sentences."""

    move: Move
    reasons: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class OddsRow:
    """What can be done, and what it promises."""

    moves: tuple[Move, ...]
    """One move; of a fief, also those that bring rulers along."""
    share: float
    """How often the fief becomes friendly."""
    low: float
    high: float
    stars: float
    """To be expected at the end of the game."""


@dataclass(frozen=True, slots=True)
class Odds:
    """Where the visit can end, in shares of all deals that look like this one."""

    rows: tuple[OddsRow, ...]
    """The best first."""
    scores: Mapping[int, float] = field(default_factory=dict)
    """How often each final score comes, when the advisor plays on."""


Styled = tuple[tuple[str, str], ...]
"""A line as pieces of text, each with the name of its tone."""


@dataclass(frozen=True, slots=True)
class Looked:
    """A game looked back at, in every language."""

    rows: Mapping[str, Sequence[Styled]]
    drills: Mapping[str, Sequence[tuple[int, str]]]
    """The turning points: the ply, and what it is called."""


class Advisor(Protocol):
    """Gives advice on what the player sees. It is asked in a thread of its own and may take its time."""

    @property
    def awake(self) -> bool:
        """Has it been asked before? The first answer takes longer."""
        ...

    def hint(self, view: View, goal: int) -> Hint:
        """The best move."""
        ...

    def odds(self, view: View, goal: int) -> Odds:
        """What to expect; asked again, it has looked further."""
        ...

    def review(self, told: Sequence[Told], view: View, goal: int, show: Callable[[Looked], None]) -> Looked:
        """A game looked back at; a quick look is shown before."""
        ...

    def close(self) -> None:
        """Nobody asks any more."""
        ...
