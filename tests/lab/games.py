"""Games that the laboratory's tests walk through."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from hearthwood.lab.northwood.sight import Arrays
from hearthwood.northwood import SETUPS, Position
from tests.northwood.walks import walk


def positions(games: int) -> Iterator[Position]:
    """All positions of some eager games of both setups."""
    for setup in SETUPS.values():
        for seed in range(games):
            yield from walk(setup, seed)


def random_action(mask: Any, dice: Random) -> int:
    """A legal action of a mask."""
    return dice.choice(np.flatnonzero(mask).tolist())


def same(one: Arrays, other: Arrays) -> bool:
    """Are two observations equal in every number?"""
    return one.keys() == other.keys() and all(np.array_equal(one[name], other[name]) for name in one)
