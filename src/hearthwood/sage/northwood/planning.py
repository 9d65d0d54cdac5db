"""Which fief, and who comes along: every choice that looks worth it, with the chance to hit. Kernels."""

from collections.abc import Sequence
from typing import Any

from hearthwood.core.bits import count, highest, lowest
from hearthwood.northwood.cards import FIEF_COUNT, NOWHERE, SLOT_COUNT
from hearthwood.northwood.piles import copy
from hearthwood.northwood.state import CHOOSE, READY, State

from .campaign import (
    AIMED,
    LOST,
    OPTIONS,
    WON,
    Campaign,
    add_prospect,
    close_visit,
)
from .inputs import FREE, see
from .lookahead import Mind
from .network import chance_of

FREE_SLOT = 15
"""Stands in a packed party for a slot that nobody covers; four bits a slot."""


def plan(stack: Sequence[State], level: int, mind: Mind, camp: Campaign) -> int:
    """List the choices that are open in `stack[level]`, which chooses a fief or substitutes; the best one."""
    s = stack[level]
    camp.many = 0
    fiefs = 1 << s.fief
    if s.phase == CHOOSE:
        fiefs = s.unvisited
    while fiefs != 0:
        fief = lowest(fiefs)
        fiefs &= fiefs - 1
        plan_fief(stack, level, fief, mind, camp)
    return best_option(camp, 0)


def best_option(camp: Campaign, first: int) -> int:
    """The best of the options from one on."""
    best = first
    for option in range(first, camp.many):
        if camp.worths[option] > camp.worths[best]:
            best = option
    return best


def plan_fief(stack: Sequence[State], level: int, fief: int, mind: Mind, camp: Campaign) -> None:
    """List the choices for one fief: the party as it is, then ever larger ones grown from the best."""
    s = stack[level]
    for party in range(1 << FIEF_COUNT):
        camp.partied[party] = 0
    first = camp.many
    consider(stack, level, fief, packed(s), 0, mind, camp)
    guests = s.home
    if s.brought != 0:
        guests = guests >> highest(s.brought) << highest(s.brought)
    start = first
    for size in range(1, min(SLOT_COUNT, count(guests)) + 1):
        end = camp.many
        for _ in range(camp.breadth if size > 1 else 1):
            parent = best_parent(camp, start, end)
            if parent < 0:
                break
            camp.rounds[parent] = -1
            grow(stack, level, fief, guests, parent, end, mind, camp)
        start = end


def best_parent(camp: Campaign, start: int, end: int) -> int:
    """The best party of a size that was not grown yet; -1 if there is none."""
    best = -1
    for option in range(start, end):
        if camp.rounds[option] >= 0 and (best < 0 or camp.worths[option] > camp.worths[best]):
            best = option
    return best


def grow(
    stack: Sequence[State],
    level: int,
    fief: int,
    guests: int,
    parent: int,
    first: int,
    mind: Mind,
    camp: Campaign,
) -> None:
    """Consider each party with one guest more."""
    party = camp.covers[parent]
    for slot in range(SLOT_COUNT):
        if party >> 4 * slot & 15 == FREE_SLOT:
            left = guests
            while left != 0:
                guest = lowest(left)
                left &= left - 1
                larger = party ^ (FREE_SLOT ^ guest) << 4 * slot
                if not among(party, guest) and not listed(camp, larger, first):
                    consider(stack, level, fief, larger, 1, mind, camp)


def among(party: int, guest: int) -> bool:
    """Is the guest in the party?"""
    found = False
    for slot in range(SLOT_COUNT):
        found = found or party >> 4 * slot & 15 == guest
    return found


def listed(camp: Campaign, party: int, first: int) -> bool:
    """Was this party considered already?"""
    for option in range(first, camp.many):  # noqa: SIM110 (kernels know no `any`)
        if camp.covers[option] == party:
            return True
    return False


def packed(s: State) -> int:
    """Who covers the slots, as a number."""
    party = 0
    for slot in range(SLOT_COUNT):
        cover = s.covers[slot]
        party |= (FREE_SLOT if cover == NOWHERE else cover) << 4 * slot
    return party


def set_off(s: State, fief: int, party: int) -> None:
    """Open the visit to a fief with this party."""
    s.fief = fief
    for slot in range(SLOT_COUNT):
        guest = party >> 4 * slot & 15
        if guest != FREE_SLOT:
            s.covers[slot] = guest
            s.home &= ~(1 << guest)
            s.brought |= 1 << guest
    s.phase = READY


def consider(
    stack: Sequence[State], level: int, fief: int, party: int, rounds: int, mind: Mind, camp: Campaign
) -> None:
    """Add an option to the list, by what the network says of it."""
    option = camp.many
    if option == OPTIONS:
        return
    t = stack[level + 1]
    copy(t, stack[level])
    set_off(t, fief, party)
    camp.fiefs[option] = fief
    camp.covers[option] = party
    camp.rounds[option] = rounds
    camp.chances[option] = chance_of(mind, see(t, FREE, mind.on, mind.order))
    party_ends(stack, level, fief, camp)
    rate(camp, option, camp.parties[t.brought])
    camp.many += 1


def party_ends(stack: Sequence[State], level: int, fief: int, camp: Campaign) -> None:
    """What the ends of a visit are worth from which this party does not come back."""
    t, u = stack[level + 1], stack[level + 2]
    if camp.partied[t.brought] != 0:
        return
    camp.partied[t.brought] = 1
    for end in range(2):
        copy(u, t)
        close_visit(u, fief, end)
        add_prospect(u, camp, camp.parties[t.brought, end])


def rate(camp: Campaign, option: int, ends: Any) -> None:
    """The worth of an option by its chance."""
    lost, won = ends[LOST, AIMED], ends[WON, AIMED]
    camp.worths[option] = lost + camp.chances[option] * (won - lost)
