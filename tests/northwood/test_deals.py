"""The full setup is no uniform shuffle: rulers go to the leftmost open fief (rule N3.full)."""

from typing import TypeAlias

import numpy as np
import pytest

from hearthwood.northwood import FULL, compiled
from hearthwood.northwood.state import State

from . import deals

SEEDS = 100_000
STANDARD_ERRORS = 4


Counts: TypeAlias = np.ndarray[tuple[int, int], np.dtype[np.int64]]


@pytest.fixture(scope="module")
def same_suits() -> Counts:
    """How often two fiefs hold the same suit."""
    counts = np.zeros(64, dtype=np.int64)
    work = compiled.LAYOUT.records([FULL.template(), State()])
    compiled.kernels(deals).entry(deals.count_same_suits)(work, np.arange(SEEDS, dtype=np.uint64), counts)
    return counts.reshape(8, 8)


@pytest.mark.parametrize(("fiefs", "share"), [((0, 1), 0.327), ((6, 7), 0.353), ((0, 7), 0.070)])
def test_N3_full_shares_of_equal_suits(same_suits: Counts, fiefs: tuple[int, int], share: float) -> None:
    """N3.full: within sampling error, and the last digit of the share that is asked for."""
    error = STANDARD_ERRORS * (share * (1 - share) / SEEDS) ** 0.5 + 0.0005
    assert abs(same_suits[fiefs] / SEEDS - share) < error


def test_every_suit_rules_two_fiefs(same_suits: Counts) -> None:
    assert (same_suits.sum(axis=0) == 2 * SEEDS).all()


def test_compiled_and_interpreted_deals_are_equal() -> None:
    seeds = range(200)
    interpreted = [0] * 64
    deals.count_same_suits([FULL.template(), State()], seeds, interpreted)
    counts = np.zeros(64, dtype=np.int64)
    work = compiled.LAYOUT.records([FULL.template(), State()])
    compiled.kernels(deals).entry(deals.count_same_suits)(work, np.array(seeds, dtype=np.uint64), counts)
    assert counts.tolist() == interpreted
