"""The bound for visits as they are dealt: what a fair player wins at most, and what the sage wins."""

from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import Any

import numpy as np

from hearthwood.northwood import Position, Setup
from hearthwood.northwood.compiled import LAYOUT, kernels

from . import bound, chance, exact, foresight, inputs, likeness, lookahead, lore, network, steps

MOST = 3_000_000
"""Moves that the search of a visit may take."""
STATEMENTS = 1
"""That the sage counts through when it plays a visit."""
Z = 1.96


@cache
def entry(kernel: Any) -> Any:
    """A kernel of the bound, compiled."""
    modules = (chance, steps, likeness, exact, inputs, network, foresight, lookahead, bound)
    return kernels(*modules).entry(kernel)


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean with its 95 % interval."""

    mean: float
    error: float
    many: int


def mean_of(values: Any) -> Mean:
    """The mean of some values."""
    spread = float(np.std(values, ddof=1)) if len(values) > 1 else 0.0
    return Mean(float(np.mean(values)), Z * spread / sqrt(len(values)), len(values))


class Payer:
    """The seer who pays, with what the sage learned on a setup."""

    def __init__(
        self, setup: str, *, most: int = MOST, size: int = 1 << 21, counts: bool = True, stops: bool = True
    ) -> None:
        self._most = most
        self._learned = lore.mind_of(setup)
        self._stack = LAYOUT.empty(exact.DEPTH)
        self._desk = exact.new_desk(1 << 20)
        self._scales = bound.new_scales(LAYOUT.empty(exact.DEPTH), LAYOUT.empty(exact.DEPTH), size)
        self._scales.counts[:] = counts, counts and stops

    def kept(self, position: Position) -> float | None:
        """The most that can be kept of a visit under way; None where that takes too many moves."""
        [record] = LAYOUT.records([position.state()])
        found = entry(bound.most_kept)(
            self._stack, record, self._learned[0], self._desk, self._scales, self._most
        )
        return None if found == bound.UNFINISHED else float(found)

    @property
    def moves(self) -> int:
        """How many moves the last search took."""
        return self._most - int(self._scales.moves_left[0])

    def played(self, positions: list[Position]) -> Any:
        """Which of these visits the sage hits, 1 or 0, when that is all it wants."""
        records = LAYOUT.records([position.state() for position in positions])
        hits = np.zeros(len(positions))
        entry(bound.fair_visits)(self._stack, records, self._learned[0], STATEMENTS, hits)
        return hits


def fresh(setup: Setup, fief: int, seeds: range) -> list[Position]:
    """First visits to a fief, as the setup deals them."""
    return [Position.new(setup, seed).play(f"@{fief}") for seed in seeds]
