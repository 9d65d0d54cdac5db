"""Hints: every move with its values, the best first, and why it is the best."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from hearthwood.locales import Message
from hearthwood.northwood import Move, View

from .answers import Aim, Weighed
from .player import Sage
from .reasons import beside
from .tries import estimate, play_visit, rows_of, seeds_of

MEASURES = ("hit", "points", "win16", "win18", "win20")
TRIED = 6
"""So many of the best moves are played on."""
EACH = 4
"""Visits of each that one round plays."""


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
    """Better and better, without end: the best moves played on over decks drawn anew. The first is `hint`."""
    weighed = sage.weigh(view)
    yield reasoned(view, weighed)
    tried = weighed[:TRIED]
    rows: dict[Move, list[Any]] = {one.move: [] for one in tried}
    dice = seeds_of(view)
    while True:
        positions = [view.branch(seed) for seed in islice(dice, EACH)]
        for one in tried:
            rows[one.move] += rows_of(
                sage, [play_visit(sage, position, (one.move,)) for position in positions]
            )
        yield reasoned(view, _ranked(weighed, rows, sage.aim))


def _ranked(weighed: tuple[Weighed, ...], rows: dict[Move, list[Any]], aim: Aim) -> tuple[Weighed, ...]:
    """What was tried by what came of it, the best first; then the others."""
    found = []
    for one in weighed[:TRIED]:
        value = [getattr(one.worth, name) for name in MEASURES]
        blended = estimate(value, rows[one.move], aim)
        found.append(Weighed(one.move, blended.worth, blended.error))
    found.sort(key=lambda each: (-each.worth.aimed(aim), -each.worth.points))
    return (*found, *weighed[TRIED:])
