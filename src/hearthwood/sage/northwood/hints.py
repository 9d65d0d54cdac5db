"""Hints: every move with its values, the best first, and why it is the best."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from hearthwood.locales import Message
from hearthwood.northwood import View

from .answers import Aim, Weighed, Worth
from .player import Sage
from .reasons import beside

MEASURES = ("hit", "points", "win16", "win18", "win20")


@dataclass(frozen=True, slots=True)
class Hint:
    """What to do, and why."""

    moves: tuple[Weighed, ...]
    """Every legal move, the best first."""
    reasons: tuple[Message, ...]

    @property
    def best(self) -> Weighed:
        """The move to make."""
        return self.moves[0]


def hint(sage: Sage, view: View) -> Hint:
    """The sage's advice. There is none when the game is over."""
    return reasoned(view, sage.weigh(view))


def reasoned(view: View, weighed: tuple[Weighed, ...]) -> Hint:
    """Moves that were weighed, with the reasons for the best of them."""
    best, *rest = ((one.move, one.worth) for one in weighed)
    return Hint(weighed, beside(view, best, rest[0] if rest else None))


def hints(sage: Sage, view: View) -> Iterator[Hint]:
    """The same again and again, each time with one more look behind it; the first is `hint`."""
    sums: dict[str, list[float]] = {}
    for looks in count(1):
        other = sage if looks == 1 else Sage(sage.aim, sage.level, seed=sage.seed + looks - 1)
        weighed = other.weigh(view)
        for one in weighed:
            new = [*(getattr(one.worth, name) for name in MEASURES), one.error**2]
            so_far = sums.setdefault(one.move.text, [0.0] * len(new))
            sums[one.move.text] = [old + more for old, more in zip(so_far, new, strict=True)]
        yield reasoned(view, _ranked(weighed, sums, looks, sage.aim))


def _ranked(
    weighed: tuple[Weighed, ...], sums: dict[str, list[float]], looks: int, aim: Aim
) -> tuple[Weighed, ...]:
    """The means of so many looks, the best first."""
    found = []
    for one in weighed:
        *worth, squares = sums[one.move.text]
        means = Worth(*(total / looks for total in worth))
        found.append(Weighed(one.move, means, squares**0.5 / looks))
    return tuple(sorted(found, key=lambda each: (-each.worth.aimed(aim), -each.worth.points)))
