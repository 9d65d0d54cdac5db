"""What a game is worth between two visits: a second network says how many stars will be lost yet. Kernels.

It knows which fiefs are open under which rulers, who can be called on, the allies, and what is aimed at.
"""

from typing import Any

import numpy as np

from hearthwood.core.bits import count, lowest
from hearthwood.northwood.cards import CHARACTER_COUNT, FIEF_COUNT, NOBODY, NOWHERE, SLOT_COUNT
from hearthwood.northwood.machine import points
from hearthwood.northwood.state import State

from .network import exponential, room, think, weights

HIT, POINTS, WIN16, WIN18, WIN20 = range(5)
AIMED = 5
"""Behind the five numbers of a worth the one that is made as large as can be."""
MEASURES = 6
LOST, WON = 0, 1
MOST_STARS = 20
ENDS = MOST_STARS + 1
FOR_POINTS = (0.0, 1e-4, 0.03, 0.01, 1e-3)
"""How much a star counts, by aim. It decides where a medal is sure or out of reach; and where the networks
can hardly tell chances apart that are all near to one, more stars are the better way to it."""
TARGETS = (0, 1, 2, 3, 4, 5, 6, 7)
STARS = (4, 3, 2, 1, 1, 2, 3, 4)
USUAL_CHANCE = 0.85
"""The chance of a fief where other targets or stars are played for than the network knows."""

ALLY = 0
RULES = ALLY + CHARACTER_COUNT
AT_HOME = RULES + FIEF_COUNT * CHARACTER_COUNT
OPEN = AT_HOME + CHARACTER_COUNT
GUESTS = OPEN + FIEF_COUNT
AIMING = GUESTS + FIEF_COUNT + 1
INPUTS = AIMING + 4 * ENDS
WIDE, NARROW = 64, 32

OPTIONS = 1024
"""Room for choices of a fief and of who comes along."""
NETWORK = (*weights(INPUTS, WIDE, NARROW, ENDS), *room(WIDE, NARROW, ENDS))
DESK = (
    ("prospect", np.float64, (ENDS,)),
    ("ends", np.float64, (FIEF_COUNT, 2, MEASURES)),
    ("worth", np.float64, (MEASURES,)),
    ("aim", np.int64),
    ("for_points", np.float64),
    ("breadth", np.int64),
    ("statements", np.int64),
    ("near", np.int64),
    ("refined", np.int64),
    ("counted", np.int64),
    ("haze", np.float64),
    ("many", np.int64),
    ("fiefs", np.int64, (OPTIONS,)),
    ("covers", np.int64, (OPTIONS,)),
    ("rounds", np.int64, (OPTIONS,)),
    ("chances", np.float64, (OPTIONS,)),
    ("worths", np.float64, (OPTIONS,)),
    ("parties", np.float64, (1 << FIEF_COUNT, 2, MEASURES)),
    ("partied", np.int64, (1 << FIEF_COUNT,)),
)
CAMPAIGN = np.dtype([*NETWORK, *DESK])
Campaign = Any
"""The network of campaigns, what is aimed at and how hard it is thought about, and a table of options."""


def see_campaign(s: State, aim: int, on: Any) -> int:
    """Write down the inputs that are on between two visits; how many."""
    many = 0
    for slot in range(SLOT_COUNT):
        if s.allies[slot] != NOBODY:
            on[many] = ALLY + s.allies[slot]
            many += 1
    for fief in range(FIEF_COUNT):
        ruler = s.rulers[fief]
        if s.unvisited >> fief & 1:
            on[many] = OPEN + fief
            many += 1
        if ruler != NOBODY:
            if s.unvisited >> fief & 1:
                on[many] = RULES + fief * CHARACTER_COUNT + ruler
                many += 1
            elif s.home >> fief & 1:
                on[many] = AT_HOME + ruler
                many += 1
    on[many] = GUESTS + count(s.home)
    on[many + 1] = AIMING + (aim - POINTS) * ENDS + min(max(possible(s), 0), MOST_STARS)
    return many + 2


def possible(s: State) -> int:
    """The stars that are won or can still be."""
    return points(s) + stars_of(s, s.unvisited)


def stars_of(s: State, fiefs: int) -> int:
    """The stars of these fiefs."""
    total = 0
    while fiefs != 0:
        total += s.stars[lowest(fiefs)]
        fiefs &= fiefs - 1
    return total


def usual(s: State) -> bool:
    """Are these the targets and stars that the networks learned with?"""
    same = s.abilities == SLOT_COUNT
    for fief in range(FIEF_COUNT):
        same = same and s.targets[fief] == TARGETS[fief] and s.stars[fief] == STARS[fief]
    return same


def foresee(s: State, camp: Campaign) -> None:
    """Leave in `camp.prospect` how likely it is that so many stars will be lost yet, between two visits."""
    prospect = camp.prospect
    for lost in range(ENDS):
        prospect[lost] = 0
    if s.unvisited == 0:
        prospect[0] = 1
        return
    think(camp, see_campaign(s, camp.aim, camp.on))
    sums = 1
    fiefs = s.unvisited
    while fiefs != 0:
        sums |= sums << s.stars[lowest(fiefs)]
        fiefs &= fiefs - 1
    most = camp.said[0]
    for lost in range(ENDS):
        if sums >> lost & 1:
            most = max(most, camp.said[lost])
    total = 0.0
    for lost in range(ENDS):
        if sums >> lost & 1:
            prospect[lost] = exponential(float(camp.said[lost] - most))
            total += prospect[lost]
    for lost in range(ENDS):
        prospect[lost] /= total


def add_prospect(s: State, camp: Campaign, worth: Any) -> None:
    """The five numbers between two visits, the hit left at 0, and the one aimed at."""
    for k in range(MEASURES):
        worth[k] = 0
    if not usual(s):
        add_plain_prospect(s, worth)
    else:
        foresee(s, camp)
        most = possible(s)
        for lost in range(ENDS):
            chance = camp.prospect[lost]
            worth[POINTS] += chance * (most - lost)
            worth[WIN16] += chance * (most - lost >= 16)
            worth[WIN18] += chance * (most - lost >= 18)
            worth[WIN20] += chance * (most - lost >= 20)
    worth[AIMED] = worth[camp.aim] + camp.for_points * worth[POINTS]


def add_plain_prospect(s: State, worth: Any) -> None:
    """Where nothing was learned: every open fief for itself, as likely as usual."""
    ways = np.zeros(ENDS)
    ways[min(points(s), MOST_STARS)] = 1
    worth[POINTS] = points(s) + USUAL_CHANCE * stars_of(s, s.unvisited)
    fiefs = s.unvisited
    while fiefs != 0:
        stars = s.stars[lowest(fiefs)]
        fiefs &= fiefs - 1
        for have in range(MOST_STARS, -1, -1):
            won = USUAL_CHANCE * ways[have]
            ways[have] -= won
            ways[min(have + stars, MOST_STARS)] += won
    for have in range(16, ENDS):
        worth[WIN16] += ways[have]
        worth[WIN18] += ways[have] * (have >= 18)
        worth[WIN20] += ways[have] * (have >= 20)


def close_visit(s: State, fief: int, end: int) -> None:
    """What is left of a state when a visit has ended at a fief: as `machine.end_visit`, without a deal."""
    s.unvisited &= ~(1 << fief)
    if end == WON:
        s.friendly |= 1 << fief
        s.home |= 1 << fief
    else:
        s.rulers[fief] = NOBODY
    for slot in range(SLOT_COUNT):
        if s.covers[slot] != NOWHERE:
            s.rulers[s.covers[slot]] = NOBODY
            s.covers[slot] = NOWHERE
    s.brought = 0
    s.fief = NOWHERE


def mix(ends: Any, chance: float, worth: Any) -> None:
    """The worth of a visit that is won with this chance."""
    for k in range(MEASURES):
        worth[k] = ends[LOST, k] + chance * (ends[WON, k] - ends[LOST, k])
    worth[HIT] = chance
