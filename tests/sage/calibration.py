"""Is the sage's value true? Of the visits said to be won with p %, p % are won.

`python -m tests.sage.calibration POSITIONS SEED` plays games by the sage, writes down at every stop of a
visit what chance its value gives, and how the visit ended; prints the table of both, and fails where a bin
with enough positions is off by more than two points.
"""

import sys
from dataclasses import dataclass
from itertools import count
from typing import Any

import numpy as np

from hearthwood.northwood import SETUPS
from hearthwood.northwood.compiled import LAYOUT
from hearthwood.northwood.machine import legal
from hearthwood.northwood.state import CHOOSE, SUBSTITUTE
from hearthwood.sage.northwood import LEVELS, Aim, Sage, matches
from hearthwood.sage.northwood.games import thought_for
from hearthwood.sage.northwood.player import entry

POSITIONS, FIRST_SEED = 100_000, 6_000_000
BINS = 10
ENOUGH = 1_000
WIDEST = 0.02
LEVEL, AIM = LEVELS["expert"], Aim.POINTS


@dataclass(frozen=True, slots=True)
class Bin:
    """Positions whose chance lies in one tenth."""

    said: float
    was: float
    many: int

    @property
    def error(self) -> float:
        """How far what was said is from what was."""
        return abs(self.said - self.was)


def observed(setup: str, positions: int, first: int) -> tuple[list[float], list[float]]:
    """The chances that the value gave, and 1 or 0 for what came of the visits."""
    sage, thought = Sage(AIM, LEVEL), thought_for(SETUPS[setup], LEVEL, AIM)
    said: list[float] = []
    was: list[float] = []
    for seed in count(first):
        moments: list[Any] = []
        results: list[float] = []
        record = LAYOUT.records([SETUPS[setup].deal(seed)])[0]
        row = np.zeros((1, matches.WIDTH), np.int8)
        while moves := legal(LAYOUT.state_of(record)):
            if record["phase"] not in (CHOOSE, SUBSTITUTE):
                moments.append(record.copy())
            move = entry(matches.decide)(
                thought.stack, record, thought.mind, thought.campaign, thought.desk, np.uint64(0),
                thought.codes, thought.worths,
            ) if moves & (moves - 1) else moves.bit_length() - 1  # fmt: skip
            visit = int(record["unvisited"]).bit_count()
            entry(matches.make_noting)(record, move, row, 0)
            if int(record["unvisited"]).bit_count() != visit:
                results += [float(row[0, matches.WON_FIEFS + 8 - visit])] * (len(moments) - len(results))
        said += [float(worth[0]) for worth in sage.values(np.array(moments))]
        was += results
        if len(said) >= positions:
            return said, was
    raise AssertionError


def bins(said: list[float], was: list[float]) -> list[Bin]:
    """What was said and what was, by tenths of what was said."""
    chances, ends = np.array(said), np.array(was)
    places = np.minimum((chances * BINS).astype(int), BINS - 1)
    rows = [(chances[places == place], ends[places == place]) for place in range(BINS)]
    return [Bin(float(one.mean()), float(other.mean()), len(one)) for one, other in rows if len(one)]


def main(positions: int, first: int) -> int:
    """Print the tables; the exit status."""
    worst = 0.0
    for setup in SETUPS:
        print(f"{setup}: said, was, positions")
        for one in bins(*observed(setup, positions, first)):
            print(f"{100 * one.said:6.1f} % {100 * one.was:6.1f} % {one.many:8}")
            if one.many >= ENOUGH:
                worst = max(worst, one.error)
    print(f"largest error of a bin with {ENOUGH} positions and more: {100 * worst:.1f} points")
    return int(worst > WIDEST)


if __name__ == "__main__":
    numbers = [int(text) for text in sys.argv[1:]]
    sys.exit(main(*(numbers + [POSITIONS, FIRST_SEED][len(numbers) :])))
