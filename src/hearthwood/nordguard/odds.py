"""The exact chances of dice: one shot, all shots that are left, a roll that is about to be thrown.

Nothing is sampled. A distribution is a list of chances, the first of which belongs to the total `least`.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from .box import Node
from .machine.helping import helpers, ready, standing_powers
from .state import State
from .vocabulary.words import Amount


@dataclass(frozen=True, slots=True)
class Spread:
    """How often each total comes."""

    least: int
    chances: tuple[float, ...]

    def reaching(self, total: int) -> float:
        """The chance of at least this total."""
        return sum(self.chances[max(0, total - self.least) :])

    def plus(self, other: "Spread") -> "Spread":
        """Both together."""
        added = [0.0] * (len(self.chances) + len(other.chances) - 1)
        for n, chance in enumerate(self.chances):
            for m, another in enumerate(other.chances):
                added[n + m] += chance * another
        return Spread(self.least + other.least, tuple(added))


NOTHING = Spread(0, (1.0,))


@lru_cache(maxsize=256)
def spread(amount: Amount) -> Spread:
    """The totals of an amount."""
    total = NOTHING
    for _ in range(amount.count):
        total = total.plus(Spread(1, (1 / amount.sides,) * amount.sides))
    total = Spread(total.least + amount.plus, total.chances)
    if amount.sign < 0:
        total = Spread(-(total.least + len(total.chances) - 1), total.chances[::-1])
    return total


def together(amounts: Iterable[Amount]) -> Spread:
    """The totals of several amounts."""
    total = NOTHING
    for amount in amounts:
        total = total.plus(spread(amount))
    return total


def reaching(thrown: Spread, difficulty: Spread) -> float:
    """The chance that one comes to at least the other."""
    return sum(
        chance * thrown.reaching(difficulty.least + n)
        for n, chance in enumerate(difficulty.chances)
        if chance
    )


# What the team can throw, seen from a state; a view's will do, for nothing here is hidden.


def shots_left(s: State) -> Iterator[Amount]:
    """Every shot that the team's weapons have left in this fight."""
    for weapon in ready(s, "weapon"):
        held = None if weapon.place is None else s.carried[weapon.who][weapon.place]
        limited = weapon.power.each is not None or held is None or held.uses is None
        for _ in range(1 if limited or held is None else held.uses or 0):
            yield weapon.power.term.weapon


def aids_left(s: State, node: Node) -> Iterator[Amount]:
    """What can still be added to a roll on purpose, as often as there are uses."""
    for aid in helpers(s, "aid", node):
        held = None if aid.place is None else s.carried[aid.who][aid.place]
        limited = aid.power.each is not None or held is None or held.uses is None
        for _ in range(1 if limited or held is None else held.uses or 0):
            yield _amount(aid.power.term)


def always_added(s: State, node: Node) -> Spread:
    """What powers without limit, and obstacles, add."""
    return together(_amount(power.term) for power in standing_powers(s) if power.tags & node.tags)


def _amount(term: object) -> Amount:
    bonus = getattr(term, "bonus", None)
    return Amount.number(bonus) if bonus is not None else term.extra_dice  # type: ignore[attr-defined]


def chance_of_roll(s: State, node: Node, difficulty: int | None = None, added: int = 0) -> float:
    """A roll as it would be thrown now, with nothing more used on it and not thrown again."""
    thrown = spread(node.term.roll).plus(always_added(s, node))
    wanted = spread(node.term.least) if difficulty is None else Spread(difficulty, (1.0,))
    return reaching(Spread(thrown.least + added, thrown.chances), wanted)


def chance_of_fight(s: State, node: Node, difficulty: int | None = None) -> float:
    """A fight that has not begun, with every shot and nothing else."""
    thrown = together(shots_left(s)).plus(always_added(s, node))
    wanted = spread(node.term.fight) if difficulty is None else Spread(difficulty, (1.0,))
    return reaching(thrown, wanted)
