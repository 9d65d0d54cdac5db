"""Worlds that a view could be of, and games played on in them: what cannot be known is sampled."""

from collections.abc import Iterator
from random import Random

from hearthwood.nordguard.machine import engine
from hearthwood.nordguard.machine.moves import Move
from hearthwood.nordguard.position import View, resample
from hearthwood.nordguard.state import State

from .baselines import rush
from .habits import habit

MOST_DECISIONS = 3_000
"""A game sampled goes on no longer; sets can give days faster than they go by."""


def worlds(view: View, count: int, rng: Random) -> Iterator[State]:
    """States with everything hidden drawn anew."""
    for _ in range(count):
        yield resample(view, rng).state()


def after(world: State, move: Move) -> State:
    """A copy of a world after a move, and after the answer to the offer if it was one."""
    s = world.copy()
    engine.play(s, move)
    return s


def play_out(s: State) -> bool:
    """Play to the end by habit, towards Destination: is it won?"""
    for _ in range(MOST_DECISIONS):
        if not s.todo:
            break
        engine.play(s, quick_answer(s))
    return s.result == "won"


def quick_answer(s: State) -> Move:
    """A move for a state of one's own world: it knows what the team would know there."""
    if s.todo[-1][0] == "day":
        return rush(s, s.choices, s.up | s.seen)
    return habit(s, s.choices)
