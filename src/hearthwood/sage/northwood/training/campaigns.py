"""Games played for learning without their visits: a hand, a choice, and a throw for the end. Kernels."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from hearthwood.core.randomness import advance, output
from hearthwood.northwood.machine import points
from hearthwood.northwood.piles import copy, deal
from hearthwood.northwood.state import State
from hearthwood.sage.northwood.campaign import (
    CAMPAIGN,
    ENDS,
    FOR_POINTS,
    INPUTS,
    LOST,
    MOST_STARS,
    NARROW,
    POINTS,
    WIDE,
    WON,
    close_visit,
    foresee,
    possible,
    see_campaign,
)
from hearthwood.sage.northwood.chance import Dice, throw
from hearthwood.sage.northwood.lookahead import Mind
from hearthwood.sage.northwood.planning import plan, set_off

from .learning import adjust, go_back, memory
from .visits import end_visits, new_game

STRATEGIST = np.dtype([
    *CAMPAIGN.descr,
    *memory(INPUTS, WIDE, NARROW, ENDS),
    ("target", np.float64, (ENDS,)),
])  # fmt: skip
Strategist = Any
"""A campaign's network, and what learning needs."""


def learn_campaigns(
    stack: Sequence[State],
    templates: Sequence[State],
    dice: Dice,
    pupil: Strategist,
    mind: Mind,
    campaigns: int,
    batch: int,
    pace: float,
    stray: int,
) -> float:
    """Play campaigns and learn from each choice; the mean of the stars."""
    s, t = stack[0], stack[3]
    waiting, stars = 0, 0.0
    for campaign in range(campaigns):
        visited = 0
        if throw(dice, 4) == 0:
            visited = throw(dice, 8)
        new_game(s, templates[campaign % len(templates)], dice)
        end_visits(s, visited, dice)
        pupil.aim = POINTS + throw(dice, 4)
        pupil.for_points = FOR_POINTS[pupil.aim]
        while s.unvisited != 0:
            dice[0] = advance(dice[0])
            s.seed = output(dice[0])
            deal(s)
            option = plan(stack, 0, mind, pupil)
            add_target(stack, option, pupil)
            learn_target(s, pupil)
            waiting += 1
            if waiting == batch:
                adjust(pupil, batch, pace)
                waiting = 0
            if throw(dice, stray) == 0:
                option = throw(dice, pupil.many)
            copy(t, s)
            set_off(t, pupil.fiefs[option], pupil.covers[option])
            won = throw(dice, 1 << 20) < pupil.chances[option] * (1 << 20)
            close_visit(t, pupil.fiefs[option], WON if won else LOST)
            copy(s, t)
        stars += points(s)
    return stars / campaigns


def add_target(stack: Sequence[State], option: int, pupil: Strategist) -> None:
    """How many stars will be lost, as it is expected of the ends of the chosen visit."""
    s, t, u = stack[0], stack[3], stack[4]
    target = pupil.target
    for lost in range(ENDS):
        target[lost] = 0
    fief = pupil.fiefs[option]
    for end in range(2):
        copy(t, s)
        set_off(t, fief, pupil.covers[option])
        copy(u, t)
        close_visit(u, fief, end)
        foresee(u, pupil)
        chance = pupil.chances[option]
        if end == LOST:
            chance = 1 - chance
        less = possible(s) - possible(u)
        for lost in range(ENDS):
            target[min(lost + less, MOST_STARS)] += chance * pupil.prospect[lost]


def learn_target(s: State, pupil: Strategist) -> None:
    """Add what the target asks to change in what was said between the visits."""
    foresee(s, pupil)
    pupil.learned += 1
    mean = 0.0
    for lost in range(ENDS):
        error = pupil.prospect[lost] - pupil.target[lost]
        pupil.back_said[lost] = np.float32(error)
        mean += lost * error
    pupil.error += mean * mean
    go_back(pupil, see_campaign(s, pupil.aim, pupil.on))
