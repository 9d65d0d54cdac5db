"""Worlds that a view could be of, and games played on in them: what cannot be known is sampled."""

from collections.abc import Iterator
from random import Random

from hearthwood.nordguard.machine import engine
from hearthwood.nordguard.machine.moves import Move
from hearthwood.nordguard.position import View
from hearthwood.nordguard.state import State

from .habits import habit

MOST_DECISIONS = 400
"""A day sampled goes on no longer."""


def worlds(view: View, count: int, rng: Random) -> Iterator[State]:
    """States with everything hidden drawn anew; the view must be a notebook's."""
    seen = view.state()
    hidden = [cell for cell in range(len(seen.cards)) if not (seen.up | seen.seen) >> cell & 1]
    pool = list(view.pool or ())
    for _ in range(count):
        s = seen.copy()
        s.streams = [rng.getrandbits(64) for _ in s.streams]
        if hidden:
            rng.shuffle(pool)
            for cell, card in zip(hidden, pool, strict=True):
                s.cards[cell] = card
        if s.day > 0:
            rng.shuffle(s.item_deck)
            rng.shuffle(s.event_deck)
        yield s


def after(world: State, move: Move) -> State:
    """A copy of a world after a move."""
    s = world.copy()
    engine.play(s, move)
    return s


def until_day(s: State) -> State:
    """Play on by habit until the team says where to go, or the game is over."""
    for _ in range(MOST_DECISIONS):
        if not s.todo or s.todo[-1][0] == "day":
            break
        engine.play(s, habit(s, s.choices))
    return s
