"""Is luck fair? The mean luck of every kind of reveal is zero, whoever plays and whatever the value is worth.

`python -m tests.sage.luck NUMBER SEED` plays so many games at random and prints the mean luck of each kind
with its 95 % interval; it fails where zero lies outside four standard errors.
"""

import sys
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from random import Random

from hearthwood.northwood import SETUPS, NorthwoodGame, new_game
from hearthwood.sage.northwood import Aim, Sage
from hearthwood.sage.northwood.outlook import Care
from hearthwood.sage.northwood.review import Kind, seen_of
from hearthwood.sage.northwood.review.ledger import Reckoner

GAMES, FIRST_SEED = 10_000, 5_000_000
FEW = Care(sampled=24, hands=24)
"""The mean is zero for samples of any size; small ones are quick."""
SURE = 4.0


@dataclass(slots=True)
class Sum:
    """Of the luck of one kind of reveal."""

    many: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, luck: float) -> None:
        self.many += 1
        self.total += luck
        self.squares += luck * luck

    @property
    def mean(self) -> float:
        return self.total / self.many

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return sqrt(max(self.squares / self.many - self.mean**2, 0.0) / self.many)


def random_game(setup: str, seed: int) -> NorthwoodGame:
    """A game played at random to its end."""
    dice = Random(seed)
    game = new_game(SETUPS[setup], seed)
    while game.position.outcome is None:
        game.play(dice.choice(game.position.legal_moves).text)
    return game


def sums(seeds: Iterable[int]) -> dict[Kind, Sum]:
    """The luck of games of both setups."""
    reckoner = Reckoner(Sage(Aim.POINTS, "novice"), FEW)
    found: dict[Kind, Sum] = defaultdict(Sum)
    for seed in seeds:
        seen, end = seen_of(random_game(("intro", "full")[seed % 2], seed))
        found[Kind.DEAL].add(reckoner.first_deal(seen[0].view).luck)
        for reveal in reckoner.reveals(seen, end):
            found[reveal.kind].add(reveal.luck)
    return found


def unfair(found: dict[Kind, Sum]) -> list[str]:
    """The kinds whose mean is not zero."""
    return [kind.value for kind, one in found.items() if abs(one.mean) > SURE * one.error]


def main() -> int:
    """What was found, in a table."""
    games, first = (*map(int, sys.argv[1:3]), *(GAMES, FIRST_SEED)[len(sys.argv) - 1 :])
    found = sums(range(first, first + games))
    for kind, one in found.items():
        low, high = one.mean - 1.96 * one.error, one.mean + 1.96 * one.error
        print(f"{kind.value:10} {one.many:9,} reveals, mean luck {one.mean:+.5f} ({low:+.5f} to {high:+.5f})")
    for name in unfair(found):
        print(f"the mean luck of {name} is not zero")
    return bool(unfair(found))


if __name__ == "__main__":
    sys.exit(main())
