"""The guide: a strong cooperative player, for every seat or for the empty ones. Sees notebook views only."""

from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import NamedTuple

from hearthwood.core.errors import InvalidText, shown
from hearthwood.nordguard.machine.moves import Move
from hearthwood.nordguard.position import View

from .worlds import after, play_out, worlds

Z = 1.96
"""Intervals hold for 95 of 100 estimates, as far as chance alone goes."""


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
    """How many worlds are sampled for a move."""


LEVELS = {"balancing": Level(worlds=8), "strongest": Level(worlds=32)}


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
        moves = view.legal_moves
        return moves[0] if len(moves) == 1 else self.weigh(view)[0].move

    def weigh(self, view: View) -> tuple[Weighed, ...]:
        """Every legal move with its chance to win, the best first."""
        won = dict.fromkeys(view.legal_moves, 0)
        rng = Random(f"{self.seed} {view}")
        for world in worlds(view, self.level.worlds, rng):
            for move in won:
                won[move] += play_out(after(world, move))
        weighed = [weighed_from(move, wins, self.level.worlds) for move, wins in won.items()]
        return tuple(sorted(weighed, key=lambda one: -one.chance))


def weighed_from(move: Move, wins: int, games: int) -> Weighed:
    """The share of games won, with its interval (Wilson)."""
    share = wins / games
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return Weighed(move, share, max(0.0, middle - half), min(1.0, middle + half))
