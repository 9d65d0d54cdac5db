"""The sage itself: sees a view, says what it is worth, weighs its moves, chooses one."""

from functools import cache
from typing import Any

import numpy as np

from hearthwood.core.randomness import WORD_LIMIT
from hearthwood.northwood import Move, View
from hearthwood.northwood.compiled import LAYOUT, kernels
from hearthwood.northwood.moves import MOVES

from . import chance, rollouts, search, steps
from .answers import Aim, Weighed, Worth
from .levels import LEVELS, Level

AIMS = tuple(Aim)
CODES = 96


@cache
def compiled() -> Any:
    """All kernels of the sage."""
    return kernels(chance, steps, rollouts, search)


@cache
def entry(function: Any) -> Any:
    """A kernel of the sage, compiled."""
    return compiled().entry(function)


class Sage:
    """A player of For Northwood! that sees views only. The same seed and options always answer the same."""

    def __init__(self, aim: Aim = Aim.POINTS, level: Level | str = "master", *, seed: int = 0) -> None:
        self.aim = aim
        self.level = LEVELS[level] if isinstance(level, str) else level
        self.seed = seed % WORD_LIMIT
        self._work = LAYOUT.empty(8)

    def worth(self, view: View) -> Worth:
        """What the position promises."""
        return _worth(self.values(LAYOUT.records([view.state()]))[0])

    def weigh(self, view: View) -> tuple[Weighed, ...]:
        """Every legal move, best first."""
        records = LAYOUT.records([view.state()])
        codes = np.zeros(CODES, dtype=np.int64)
        worths = np.zeros((CODES, 5))
        errors = np.zeros(CODES)
        many = entry(search.weigh)(
            self._work, records[0], np.uint64(self.seed), self._aim, self.level.samples, codes, worths, errors
        )
        found = [Weighed(MOVES[int(codes[i])], _worth(worths[i]), float(errors[i])) for i in range(many)]
        return tuple(sorted(found, key=lambda each: (-each.worth.aimed(self.aim), -each.worth.points)))

    def choose(self, view: View) -> Move:
        """The move that it would make."""
        return self.weigh(view)[0].move

    def trained_for(self, view: View) -> bool:
        """Was it trained on setups like this one? If not, it answers all the same, but less well."""
        return view.setup.name in ("intro", "full")

    def values(self, records: Any) -> Any:
        """The worth of many states at once, a row each: hit, points, win16, win18, win20.

        Records are those of `northwood.compiled.LAYOUT`; of what is hidden in them nothing is used.
        """
        worths = np.zeros((len(records), 5))
        entry(search.values)(self._work, records, np.uint64(self.seed), self.level.samples, worths)
        return worths

    @property
    def _aim(self) -> int:
        return 1 + AIMS.index(self.aim)


def _worth(row: Any) -> Worth:
    return Worth(*(float(number) for number in row))
