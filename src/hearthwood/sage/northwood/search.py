"""What positions are worth and which move is best. Kernels."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from hearthwood.core.bits import lowest
from hearthwood.core.randomness import Word
from hearthwood.northwood.machine import points
from hearthwood.northwood.piles import copy
from hearthwood.northwood.state import OVER, State

from .chance import begin_dice, conceal, imagine
from .rollouts import plain_move, play_out
from .steps import code_at, make, options

HIT, POINTS, WIN16, WIN18, WIN20 = range(5)


def values(work: Sequence[State], states: Sequence[State], salt: Word, samples: int, worths: Any) -> None:
    """The worth of each state."""
    dice: Any = np.zeros(2, np.uint64)
    for i in range(len(states)):
        copy(work[0], states[i])
        conceal(work[0])
        begin_dice(work[0], salt, dice)
        estimate(work, samples, dice, worths[i])


def weigh(
    work: Sequence[State], s: State, salt: Word, aim: int, samples: int, codes: Any, worths: Any, errors: Any
) -> int:
    """The worth of each legal move of a state; how many there are."""
    dice: Any = np.zeros(2, np.uint64)
    copy(work[3], s)
    conceal(work[3])
    begin_dice(work[3], salt, dice)
    moves = options(work[3])
    many = 0
    while moves != 0:
        codes[many] = code_at(work[3], lowest(moves))
        moves &= moves - 1
        worths[many, :] = 0
        square = 0.0
        for _ in range(samples):
            imagine(work[2], work[3], dice)
            make(work[2], codes[many])
            before = worths[many, aim]
            add_play_out(work[2], work[3], worths[many])
            square += (worths[many, aim] - before) ** 2
        for k in range(5):
            worths[many, k] /= samples
        errors[many] = 1.96 * (max(square / samples - worths[many, aim] ** 2, 0.0) / samples) ** 0.5
        many += 1
    return many


def estimate(work: Sequence[State], samples: int, dice: Any, worth: Any) -> None:
    """The mean over so many games played out from `work[0]`."""
    worth[:] = 0
    for _ in range(samples):
        imagine(work[1], work[0], dice)
        add_play_out(work[1], work[0], worth)
    for k in range(5):
        worth[k] /= samples


def add_play_out(s: State, before: State, worth: Any) -> None:
    """Play a game out, and add what came of it."""
    unvisited = before.unvisited
    friendly = before.friendly
    while s.phase != OVER and s.unvisited == unvisited:
        make(s, plain_move(s))
    if s.friendly != friendly:
        worth[HIT] += 1
    play_out(s)
    stars = points(s)
    worth[POINTS] += stars
    worth[WIN16] += stars >= 16
    worth[WIN18] += stars >= 18
    worth[WIN20] += stars >= 20
