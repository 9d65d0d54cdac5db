"""Exact odds of dice: spreads of totals, added up and compared."""

from functools import lru_cache
from typing import NamedTuple

from hearthwood.nordguard.vocabulary.words import Amount


class Spread(NamedTuple):
    """How likely each total is, from the lowest on."""

    lowest: int
    chances: tuple[float, ...]


SURE = Spread(0, (1.0,))
"""Nothing thrown."""


def number(n: int) -> Spread:
    """A total that is known."""
    return Spread(n, (1.0,))


@lru_cache(maxsize=1024)
def thrown(amount: Amount) -> Spread:
    """What an amount comes to."""
    spread = SURE
    for _ in range(amount.count):
        spread = plus(spread, Spread(1, (1 / amount.sides,) * amount.sides))
    spread = Spread(spread.lowest + amount.plus, spread.chances)
    if amount.sign > 0:
        return spread
    return Spread(1 - spread.lowest - len(spread.chances), spread.chances[::-1])


@lru_cache(maxsize=16_384)
def plus(one: Spread, other: Spread) -> Spread:
    """Two totals together."""
    if len(other.chances) == 1:
        return Spread(one.lowest + other.lowest, one.chances)
    chances = [0.0] * (len(one.chances) + len(other.chances) - 1)
    for n, chance in enumerate(one.chances):
        for more, likely in enumerate(other.chances, n):
            chances[more] += chance * likely
    return Spread(one.lowest + other.lowest, tuple(chances))


@lru_cache(maxsize=16_384)
def reaches(total: Spread, difficulty: Spread) -> float:
    """How likely a total is as high as the difficulty (rule G4.3)."""
    return sum(chance * at_least(total, difficulty.lowest + n) for n, chance in enumerate(difficulty.chances))


def at_least(total: Spread, least: int) -> float:
    """How likely a total is as high as a number."""
    return sum(total.chances[max(0, least - total.lowest) :])


def mean(spread: Spread) -> float:
    """The total to be expected."""
    return spread.lowest + sum(n * chance for n, chance in enumerate(spread.chances))
