"""How a network learns from visits: differences in time, and Adam. Kernels."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from hearthwood.northwood.state import State
from hearthwood.sage.northwood.chance import Dice
from hearthwood.sage.northwood.inputs import INPUTS
from hearthwood.sage.northwood.lookahead import DEAD_END, MIND, Mind
from hearthwood.sage.northwood.network import (
    ALWAYS,
    NARROW,
    NEVER,
    NOTHING,
    ONE,
    WIDE,
    chance_of,
    weights,
)

from .visits import Notes, choose_fief, new_visit, play_visit

SLOW = np.float32(0.9)
SLOWER = np.float32(0.999)
TINY = np.float32(1e-7)


def memory(inputs: int, wide: int, narrow: int, said: int) -> list[Any]:
    """The fields that learning needs. Plain Python."""
    shapes = weights(inputs, wide, narrow, said)
    return [
        *(
            (prefix + name, kind, shape)
            for prefix in ("wish_", "mean_", "square_")
            for name, kind, shape in shapes
        ),
        ("across", np.float32, (narrow, wide)),
        ("back_wide", np.float32, (wide,)),
        ("back_narrow", np.float32, (narrow,)),
        ("back_said", np.float32, (said,)),
        ("error", np.float64),
        ("learned", np.int64),
        ("step", np.int64),
    ]


PUPIL = np.dtype([*MIND.descr, *memory(INPUTS, WIDE, NARROW, 1)])
Pupil = Any
"""A network, and what learning needs: what the moments of a batch wish to change, Adam's memory, `between`
with its lines for columns, room for what goes back through the layers, and the sum of squared errors."""


def learn(
    stack: Sequence[State],
    templates: Sequence[State],
    dice: Dice,
    pupil: Pupil,
    notes: Notes,
    moments: int,
    batch: int,
    pace: float,
    trust: float,
    stray: int,
    statements: int,
) -> int:
    """Play and learn until so many moments are learned from; how many visits it took."""
    learned, visits, waiting = 0, 0, 0
    while learned < moments:
        new_visit(stack[0], templates[visits % len(templates)], dice)
        choose_fief(stack[0], dice, pupil)
        many, result = play_visit(stack, dice, stray, statements, notes, pupil)
        visits += 1
        target = result
        for i in range(many - 1, -1, -1):
            if i < many - 1:
                best = notes.best[i]
                if notes.strayed[i]:
                    target = best
                elif best != DEAD_END:
                    target = (1 - trust) * best + trust * target
            elif notes.strayed[i]:
                target = notes.best[i]
            add_lesson(pupil, notes.on[i], notes.many[i], target)
            learned += 1
            waiting += 1
            if waiting == batch:
                adjust(pupil, batch, pace)
                waiting = 0
    return visits


def add_lesson(pupil: Pupil, on: Any, many: int, target: float) -> None:
    """Add what one moment asks for: how the entropy of its chance changes with each weight."""
    for n in range(many):
        pupil.on[n] = on[n]
    chance = chance_of(pupil, many)
    pupil.error += (chance - target) ** 2
    pupil.learned += 1
    pupil.back_said[0] = np.float32(chance - target)
    go_back(pupil, many)


def go_back(pupil: Pupil, many: int) -> None:
    """The way of the errors in `back_said` back through the layers, down to the rows."""
    wide, narrow, out, said = pupil.wide, pupil.narrow, pupil.out, pupil.back_said
    back_wide, back_narrow, across, wish_out = (
        pupil.back_wide, pupil.back_narrow, pupil.across, pupil.wish_out,
    )  # fmt: skip
    for k in range(len(said)):
        wish_out[len(narrow), k] += said[k]
    for i in range(len(wide)):
        back_wide[i] = NOTHING
    for j in range(len(narrow)):
        back = NOTHING
        if narrow[j] > NOTHING:
            for k in range(len(said)):
                back += said[k] * out[j, k]
                wish_out[j, k] += said[k] * narrow[j]
            for i in range(len(wide)):
                back_wide[i] += back * across[j, i]
        back_narrow[j] = back
        pupil.wish_middle[j] += back
    wish_between = pupil.wish_between
    for i in range(len(wide)):
        if wide[i] > NOTHING:
            for j in range(len(narrow)):
                wish_between[i, j] += wide[i] * back_narrow[j]
        else:
            back_wide[i] = NOTHING
    rows = pupil.wish_rows
    pupil.on[many] = len(rows) + ALWAYS
    for n in range(many + 1):
        row = pupil.on[n]
        for i in range(len(wide)):
            rows[row, i] += back_wide[i]


def adjust(pupil: Pupil, batch: int, pace: float) -> None:
    """Change the weights as a batch asks, by Adam."""
    pupil.step += 1
    step = float(pupil.step)
    scale = np.float32(1 / batch)
    slope = np.float32(pace * (1 - 0.999**step) ** 0.5 / (1 - 0.9**step))
    for row in range(len(pupil.rows) + NEVER):
        adjust_row(
            pupil.rows[row], pupil.wish_rows[row], pupil.mean_rows[row], pupil.square_rows[row], scale, slope
        )
    for row in range(len(pupil.wide)):
        adjust_row(
            pupil.between[row],
            pupil.wish_between[row],
            pupil.mean_between[row],
            pupil.square_between[row],
            scale,
            slope,
        )
        for j in range(len(pupil.narrow)):
            pupil.across[j, row] = pupil.between[row, j]
    adjust_row(pupil.middle, pupil.wish_middle, pupil.mean_middle, pupil.square_middle, scale, slope)
    for row in range(len(pupil.out)):
        adjust_row(
            pupil.out[row], pupil.wish_out[row], pupil.mean_out[row], pupil.square_out[row], scale, slope
        )


def adjust_row(weights: Any, wish: Any, mean: Any, square: Any, scale: Any, slope: Any) -> None:
    """A row of weights."""
    for j in range(len(weights)):
        change = wish[j] * scale
        wish[j] = NOTHING
        mean[j] = SLOW * mean[j] + (ONE - SLOW) * change
        square[j] = SLOWER * square[j] + (ONE - SLOWER) * change * change
        weights[j] -= slope * mean[j] / (np.sqrt(square[j]) + TINY)


def examine(
    stack: Sequence[State],
    templates: Sequence[State],
    dice: Dice,
    notes: Notes,
    mind: Mind,
    visits: int,
    statements: int,
) -> float:
    """The share of fresh visits that are hit without straying, each fief as it comes."""
    hits = 0.0
    for visit in range(visits):
        new_visit(stack[0], templates[visit % len(templates)], dice)
        choose_fief(stack[0], dice, mind)
        _, result = play_visit(stack, dice, 1 << 40, statements, notes, mind)
        hits += result
    return hits / visits
