"""The guide: a strong cooperative player, for every seat or for the empty ones. Sees notebook views only.

What a day's way is worth, the outlook says. What a card asks is tried in worlds that the view could be of:
each answer is played on to the next morning, and the outlook says how things stand then.
"""

from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import NamedTuple

from hearthwood.core.errors import InvalidText, shown
from hearthwood.nordguard.machine.moves import Move
from hearthwood.nordguard.position import View
from hearthwood.nordguard.state import State

from .habits import habit
from .outlook import Outlook, chance
from .packing import pack
from .worlds import after, until_day, worlds

Z = 1.96
"""Intervals hold for 95 of 100 estimates, as far as chance alone goes."""
LEAST_SPREAD = 0.01
"""Added to the spread of samples: few that agree say less than many."""
BY_HABIT = frozenset({"roll", "again", "fight", "trade", "found"})
"""Steps that exact odds answer well enough where there is little time."""
PACKING = frozenset({"restock", "items"})
TRADES = frozenset({"give", "drop"})
"""Side moves that a team which shares everything seldom needs."""


class Weighed(NamedTuple):
    """A move with the chance to win after it."""

    move: Move
    chance: float
    low: float
    high: float
    """Between these the chance lies, as far as the sample tells."""


@dataclass(frozen=True, slots=True)
class Level:
    """How much is thought about."""

    worlds: int
    """How many worlds are sampled for a move that could be the best."""
    deep: bool
    """Are ways, shots and rolls tried in worlds as well?"""


LEVELS = {"balancing": Level(worlds=6, deep=False), "strongest": Level(worlds=64, deep=True)}


def level_named(name: str) -> Level:
    """The level of this name."""
    if name not in LEVELS:
        known = ", ".join(LEVELS)
        raise InvalidText(f"{shown(name)} is no level; there are {known}", rule="guide.level", field="level")
    return LEVELS[name]


class Guide:
    """Plays, and says what moves are worth. The same view, level and seed give the same answers."""

    def __init__(self, level: str = "strongest", *, seed: int = 0) -> None:
        self.level = level_named(level)
        self.seed = seed

    def choose(self, view: View) -> Move:
        """The best move."""
        s = view.state()
        moves = [move for move in view.legal_moves if move.kind not in TRADES]
        if len(moves) == 1:
            return moves[0]
        kind = s.todo[-1][0]
        if kind in PACKING:
            return pack(s, moves)
        if not self.level.deep:
            if kind == "day":
                return self._way(view, s, moves)
            if kind in BY_HABIT:
                return habit(s, [move for move in moves if move.kind != "pick"])
        return max(self._weigh(view, moves), key=lambda one: one.chance).move

    def _way(self, view: View, s: State, moves: list[Move]) -> Move:
        """The best way by the outlook, after whatever makes the outlook better."""
        outlook = Outlook(s)
        ways = outlook.ways
        first = [move for move in moves if move.kind not in ways]
        for move in first:
            if move.kind in ("restock", "pick"):
                return move
        if first:
            weighed = max(self._weigh(view, first), key=lambda one: one.chance)
            if weighed.chance >= outlook.chance:
                return weighed.move
        going = [move for move in moves if move.kind in ways]
        return max(going, key=lambda move: ways[move.kind])

    def weigh(self, view: View) -> tuple[Weighed, ...]:
        """Every legal move with its chance to win, the best first."""
        s = view.state()
        found = self._weigh(view, list(view.legal_moves))
        if s.todo[-1][0] == "day" and not self.level.deep:
            ways = Outlook(s).ways
            found = [moved_to(one, ways.get(one.move.kind, one.chance)) for one in found]
        return tuple(sorted(found, key=lambda one: -one.chance))

    def _weigh(self, view: View, moves: list[Move]) -> list[Weighed]:
        """In the same worlds each; those that fall behind are not followed further."""
        rng = Random(f"{self.seed} {view}")
        found: dict[Move, list[float]] = {move: [] for move in moves}
        racing = moves
        for number, world in enumerate(worlds(view, self.level.worlds, rng), 1):
            for move in racing:
                found[move].append(chance(until_day(after(world, move))))
            if number in (2, 4, 8, 16, 32) and len(racing) > 2:
                racing = sorted(racing, key=lambda move: -mean(found[move]))[: max(2, (len(racing) + 1) // 2)]
        return [weighed_from(move, chances) for move, chances in found.items()]


def mean(values: list[float]) -> float:
    """Of several."""
    return sum(values) / len(values)


def moved_to(one: Weighed, chance: float) -> Weighed:
    """Another chance, known as well as the one that was sampled."""
    half = (one.high - one.low) / 2
    return Weighed(one.move, chance, max(0.0, chance - half), min(1.0, chance + half))


def weighed_from(move: Move, chances: list[float]) -> Weighed:
    """The mean with its interval, by the spread of the samples."""
    share, many = mean(chances), len(chances)
    spread = sum((chance - share) ** 2 for chance in chances) / max(1, many - 1)
    half = Z * sqrt((spread * many + LEAST_SPREAD) / (many * many))
    return Weighed(move, share, max(0.0, share - half), min(1.0, share + half))
