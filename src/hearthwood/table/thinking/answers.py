"""What the thinkers answer, as values that any screen can show."""

from dataclasses import dataclass, field
from typing import Literal

Say = tuple[str, dict[str, str | int | float]]
"""A message by its name, with its facts."""


@dataclass(frozen=True, slots=True)
class MoveWorth:
    """A legal move and what it promises."""

    move: str
    percent: int
    """The chance of what `Advice.of` says."""
    points: float | None = None
    """The mean of the points at the end, where a game has points."""
    low: int | None = None
    high: int | None = None
    """Between these the percentage lies for 95 of 100 estimates."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What the strong player thinks of a position."""

    of: Literal["friendly", "won"]
    """The percentages say how likely this is: the present fief becomes friendly, or the game is won."""
    moves: tuple[MoveWorth, ...]
    """Every legal move, the best first."""
    reasons: tuple[Say, ...] = ()
    """Why the first is the best."""
    scores: tuple[int, ...] | None = field(default=None)
    """For Northwood!: in how many per cent of deals the visit ends with 0, 1, … cards scored."""
