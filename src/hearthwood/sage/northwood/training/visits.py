"""Visits played for learning: fief and allies as games bring them, each moment written down. Kernels."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from hearthwood.core.bits import count, lowest, nth
from hearthwood.core.randomness import advance, output
from hearthwood.northwood.cards import FIEF_COUNT, NOBODY, NOWHERE, SLOT_COUNT
from hearthwood.northwood.machine import set_out
from hearthwood.northwood.piles import copy, deal
from hearthwood.northwood.state import READY, State
from hearthwood.sage.northwood.chance import Dice, throw
from hearthwood.sage.northwood.foresight import SURE, go_to_stop, stop_of
from hearthwood.sage.northwood.inputs import FREE, MOST_ON, see
from hearthwood.sage.northwood.lookahead import DEAD_END, Mind, best_of, guess
from hearthwood.sage.northwood.steps import code_at, make, options

MOMENTS = 160
NOTES = np.dtype([
    ("on", np.int64, (MOMENTS, MOST_ON)),
    ("many", np.int64, (MOMENTS,)),
    ("best", np.float64, (MOMENTS,)),
    ("strayed", np.int64, (MOMENTS,)),
])  # fmt: skip
Notes = Any
"""The moments of one visit in their order: the inputs that are on, what the best move was worth that could be
made next, and whether another one was made, to see what comes of it."""


def new_visit(s: State, template: State, dice: Dice) -> None:
    """A visit such as a game could bring, anything having come of those before; no fief is chosen yet."""
    new_game(s, template, dice)
    end_visits(s, throw(dice, FIEF_COUNT), dice)
    deal(s)
    bring_rulers(s, dice)
    s.phase = READY


def new_game(s: State, template: State, dice: Dice) -> None:
    """A game at its beginning."""
    copy(s, template)
    dice[0] = advance(dice[0])
    set_out(s, output(dice[0]))


def end_visits(s: State, many: int, dice: Dice) -> None:
    """Let so many visits have ended, anyhow."""
    for _ in range(many):
        fief = nth(s.unvisited, throw(dice, count(s.unvisited)))
        s.unvisited &= ~(1 << fief)
        fate = throw(dice, 20)
        if fate < 13:
            s.friendly |= 1 << fief
        if fate < 9:
            s.home |= 1 << fief
        else:
            s.rulers[fief] = NOBODY


def bring_rulers(s: State, dice: Dice) -> None:
    """Cover some allies, often none."""
    wish = throw(dice, 20)
    covers = (wish >= 9) + (wish >= 14) + (wish >= 17) + (wish >= 19)
    for _ in range(covers):
        if s.home == 0:
            return
        fief = nth(s.home, throw(dice, count(s.home)))
        slot = throw(dice, SLOT_COUNT)
        if s.covers[slot] == NOWHERE:
            s.covers[slot] = fief
            s.home &= ~(1 << fief)
            s.brought |= 1 << fief


def choose_fief(s: State, dice: Dice, mind: Mind) -> None:
    """A fief at random, or half of the time the one that looks best for this hand."""
    s.fief = nth(s.unvisited, throw(dice, count(s.unvisited)))
    if throw(dice, 2) == 0:
        return
    best, chosen = DEAD_END, s.fief
    fiefs = s.unvisited
    while fiefs != 0:
        s.fief = lowest(fiefs)
        fiefs &= fiefs - 1
        worth = guess(s, FREE, mind)
        if worth > best:
            best, chosen = worth, s.fief
    s.fief = chosen


def note(s: State, stop: int, notes: Notes, many: int, mind: Mind) -> int:
    """Write a moment down; how many there are then."""
    if many >= MOMENTS:
        return many
    notes.many[many] = see(s, stop, notes.on[many], mind.order)
    notes.best[many] = DEAD_END
    notes.strayed[many] = 0
    return many + 1


def play_visit(
    stack: Sequence[State], dice: Dice, stray: int, statements: int, notes: Notes, mind: Mind
) -> tuple[int, float]:
    """Play the visit in `stack[0]`; how many moments were noted, and whether it was hit.

    One move in `stray` is made at random.
    """
    s, following = stack[0], stack[1]
    unvisited, friendly = s.unvisited, s.friendly
    many = note(s, FREE, notes, 0, mind)
    while s.unvisited == unvisited:
        moves = options(s)
        best, chosen, here = DEAD_END, 0, 0
        left = moves
        if moves & (moves - 1) == 0:
            chosen = code_at(s, lowest(moves))
            left = 0
        while left != 0:
            bit = left & -left
            worth = best_of(stack, 0, bit, 0, statements, mind)
            if worth > best:
                best, chosen = worth, code_at(s, lowest(bit))
            left &= left - 1
        if notes.best[many - 1] == DEAD_END:
            notes.best[many - 1] = best
        if best != DEAD_END and throw(dice, stray) == 0:
            here = code_at(s, nth(moves, throw(dice, count(moves))))
            if here != chosen:
                notes.strayed[many - 1] = 1
                chosen = here
        stop = stop_of(s, chosen)
        if stop != SURE:
            copy(following, s)
            go_to_stop(following, chosen)
            many = note(following, stop, notes, many, mind)
        make(s, chosen)
        if stop == SURE and s.unvisited == unvisited and s.phase == READY:
            many = note(s, FREE, notes, many, mind)
    return many, 1.0 if s.friendly != friendly else 0.0
