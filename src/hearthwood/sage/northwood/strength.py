"""How strong a player is: what its games brought, with 95 % intervals."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt
from typing import Any

import numpy as np

from hearthwood.northwood import Setup

from .games import Games

Z = 1.959963984540054
"""Half the width of the 95 % interval, in standard deviations of a normal distribution."""
GOALS = (16, 18, 20)


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure, and where it lies for all that the sample says."""

    value: float
    low: float
    high: float


def figure(value: float, low: float, high: float) -> Figure:
    """A figure to five places."""
    return Figure(round(value, 5), round(max(low, 0.0), 5), round(high, 5))


@dataclass(slots=True)
class Strength:
    """What the games of some seeds brought."""

    setup: Setup
    stars: list[int] = field(default_factory=list)
    seeds: list[int] = field(default_factory=list)
    decisions: int = 0
    moves: int = 0

    def add(self, games: Games) -> None:
        """Count games in."""
        self.stars += [int(stars) for stars in games.stars(self.setup)]
        self.seeds += games.seeds
        self.decisions += int(games.decisions.sum())
        self.moves += int(games.moves.sum())

    @property
    def mean(self) -> Figure:
        """The mean of the stars."""
        mean = float(np.mean(self.stars))
        margin = Z * float(np.std(self.stars)) / sqrt(len(self.stars))
        return figure(mean, mean - margin, mean + margin)

    def share(self, goal: int) -> Figure:
        """The share of games with so many stars or more, with Wilson's interval."""
        many = len(self.stars)
        share = sum(stars >= goal for stars in self.stars) / many
        middle = (share + Z * Z / (2 * many)) / (1 + Z * Z / many)
        margin = Z * sqrt(share * (1 - share) / many + (Z / (2 * many)) ** 2) / (1 + Z * Z / many)
        return figure(share, middle - margin, min(middle + margin, 1.0))

    def lost(self, goal: int) -> list[int]:
        """The seeds that brought fewer stars."""
        return [seed for seed, stars in zip(self.seeds, self.stars, strict=True) if stars < goal]

    def to_json(self, goal: int) -> dict[str, Any]:
        """Plain data; the seeds lost are those that missed the goal."""
        return {
            "games": len(self.stars),
            "stars": asdict(self.mean),
            **{f"win{each}": asdict(self.share(each)) for each in GOALS},
            "decisions": self.decisions,
            "moves": self.moves,
            "goal": goal,
            "lost": self.lost(goal),
        }


def spread(seconds: Iterable[float]) -> dict[str, float]:
    """The median of times, and what 95 of 100 stay under, in milliseconds."""
    times: Sequence[float] = sorted(seconds)
    if not times:
        return {}
    median, high = np.percentile(np.array(times) * 1000, [50, 95])
    return {"median_ms": round(float(median), 3), "p95_ms": round(float(high), 3)}
