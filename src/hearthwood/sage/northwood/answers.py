"""What the sage is asked for and what it answers, as values."""

from dataclasses import dataclass
from enum import Enum

from hearthwood.northwood import Move


class Aim(Enum):
    """What is made as large as can be."""

    POINTS = "points"
    """The mean of the stars."""
    WIN16 = "win16"
    """The chance of 16 stars and more; and so on."""
    WIN18 = "win18"
    WIN20 = "win20"


@dataclass(frozen=True, slots=True)
class Worth:
    """What a position promises to the sage that plays it."""

    hit: float
    """The chance that the present visit ends at its target; when a fief is chosen that of the best choice."""
    points: float
    """The mean of the stars at the game's end."""
    win16: float
    """The chance to end with so many stars or more."""
    win18: float
    win20: float

    def aimed(self, aim: Aim) -> float:
        """The number that this aim makes as large as can be."""
        return float(getattr(self, aim.value))


@dataclass(frozen=True, slots=True)
class Weighed:
    """A legal move, and what the position is worth after it."""

    move: Move
    worth: Worth
    error: float
    """Half the width of a 95 % interval of the aimed number; 0 where it is exact."""
