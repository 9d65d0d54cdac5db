"""What positions are worth and which move is best. Kernels."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from hearthwood.core.bits import count, lowest
from hearthwood.core.randomness import Word
from hearthwood.northwood.cards import JL, PL, SLOT_COUNT
from hearthwood.northwood.machine import acting
from hearthwood.northwood.moves import DONE, FIRST_FIEF, FIRST_SUBSTITUTION
from hearthwood.northwood.piles import copy
from hearthwood.northwood.state import ABILITY, CHOOSE, OVER, READY, SUBSTITUTE, State

from .campaign import (
    AIMED,
    LOST,
    MEASURES,
    WON,
    Campaign,
    add_prospect,
    close_visit,
    mix,
)
from .chance import begin_dice, conceal, throw
from .exact import Desk, exact_hit, exact_moves, near_end
from .inputs import FREE
from .lookahead import DEAD_END, Mind, best_of, guess
from .planning import FREE_SLOT, plan, set_off
from .steps import code_at, make, options

NO_MOVE = -1


def weigh(
    stack: Sequence[State],
    s: State,
    mind: Mind,
    camp: Campaign,
    desk: Desk,
    salt: Word,
    codes: Any,
    worths: Any,
) -> int:
    """The worth of each legal move; how many there are. The last column is what is aimed at."""
    copy(stack[0], s)
    conceal(stack[0])
    if s.phase in (CHOOSE, SUBSTITUTE):
        many = weigh_parties(stack, mind, camp, codes, worths)
    else:
        many = weigh_moves(stack, mind, camp, desk, codes, worths)
    if camp.haze > 0:
        blur(stack[0], camp, salt, many, worths)
    return many


def blur(s: State, camp: Campaign, salt: Word, many: int, worths: Any) -> None:
    """Misjudge each move, by dice that the view alone decides."""
    dice: Any = np.zeros(2, np.uint64)
    begin_dice(s, salt, dice)
    for i in range(many):
        worths[i, AIMED] *= 1 + camp.haze * (throw(dice, 2001) - 1000) / 1000


def best_move(worths: Any, many: int) -> int:
    """The place of the move that is made: the first of the best."""
    best = 0
    for i in range(many):
        if worths[i, AIMED] > worths[best, AIMED]:
            best = i
    return best


def weigh_parties(stack: Sequence[State], mind: Mind, camp: Campaign, codes: Any, worths: Any) -> int:
    """The choices of a fief, or of who covers whom: each by the best that can follow."""
    s = stack[0]
    plan(stack, 0, mind, camp)
    refine(stack, mind, camp)
    moves = options(s)
    many = 0
    while moves != 0:
        code = code_at(s, lowest(moves))
        moves &= moves - 1
        best = NO_MOVE
        for option in range(camp.many):
            if leads_to(s, code, camp.fiefs[option], camp.covers[option]) and (
                best == NO_MOVE or camp.worths[option] > camp.worths[best]
            ):
                best = option
        codes[many] = code
        if best == NO_MOVE:
            for k in range(MEASURES):
                worths[many, k] = 0
        else:
            rate_fully(stack, best, camp, worths[many])
        many += 1
    return many


def leads_to(s: State, code: int, fief: int, party: int) -> bool:
    """Is this move the next one on the way to a fief with a party?"""
    if s.phase == CHOOSE:
        return code == FIRST_FIEF + fief
    first, slot_of_first = 8, 0
    for slot in range(SLOT_COUNT):
        guest = party >> 4 * slot & 15
        if guest != FREE_SLOT and s.brought >> guest & 1 == 0 and guest < first:
            first, slot_of_first = guest, slot
    if first == 8:
        return code == DONE
    return code == FIRST_SUBSTITUTION + SLOT_COUNT * first + slot_of_first


def rate_fully(stack: Sequence[State], option: int, camp: Campaign, worth: Any) -> None:
    """All five numbers of an option."""
    t, u = stack[1], stack[2]
    copy(t, stack[0])
    set_off(t, camp.fiefs[option], camp.covers[option])
    for end in range(2):
        copy(u, t)
        close_visit(u, camp.fiefs[option], end)
        add_prospect(u, camp, camp.ends[camp.fiefs[option], end])
    mix(camp.ends[camp.fiefs[option]], camp.chances[option], worth)


def refine(stack: Sequence[State], mind: Mind, camp: Campaign) -> None:
    """Look at the best options again, by counting statements through."""
    for _ in range(min(camp.refined, camp.many)):
        best = NO_MOVE
        for option in range(camp.many):
            if camp.rounds[option] < 2 and (best == NO_MOVE or camp.worths[option] > camp.worths[best]):
                best = option
        if best == NO_MOVE:
            return
        copy(stack[3], stack[0])
        set_off(stack[3], camp.fiefs[best], camp.covers[best])
        wish_for_a_hit(mind)
        refined = best_of(stack, 3, options(stack[3]), 0, max(camp.statements, 1), mind)
        camp.worths[best] += (refined - camp.chances[best]) * slope(stack, best, camp)
        camp.chances[best] = refined
        camp.rounds[best] = 2


def wish_for_a_hit(mind: Mind) -> None:
    """Let a hit be worth one, wherever it is."""
    for other in range(len(mind.ending)):
        mind.ending[other, LOST] = 0
        mind.ending[other, WON] = 1


def slope(stack: Sequence[State], option: int, camp: Campaign) -> float:
    """How much the hit of an option is worth."""
    t, u = stack[1], stack[2]
    copy(t, stack[0])
    set_off(t, camp.fiefs[option], camp.covers[option])
    worth = 0.0
    for end in range(2):
        copy(u, t)
        close_visit(u, camp.fiefs[option], end)
        add_prospect(u, camp, camp.worth)
        worth += camp.worth[AIMED] if end == WON else -camp.worth[AIMED]
    return worth


def weigh_moves(
    stack: Sequence[State], mind: Mind, camp: Campaign, desk: Desk, codes: Any, worths: Any
) -> int:
    """The moves of a visit under way."""
    s = stack[0]
    find_ends(stack, 0, mind, camp)
    wish(mind, desk)
    if camp.counted > 0 and near_end(s, desk):
        many = exact_moves(stack, s, desk, camp.counted, codes, worths[:, AIMED])
        if many > 0:
            for i in range(many):
                explain(camp, s.fief, worths[i])
            return many
    moves = options(s)
    many = 0
    while moves != 0:
        bit = moves & -moves
        moves &= moves - 1
        codes[many] = code_at(s, lowest(bit))
        worths[many, AIMED] = foreseen_worth(stack, bit, mind, camp)
        explain(camp, s.fief, worths[many])
        many += 1
    return many


def wish(mind: Mind, desk: Desk) -> None:
    """Count endings out for the same ends."""
    for fief in range(len(mind.ending)):
        for end in range(2):
            desk.ending[fief, end] = mind.ending[fief, end]


def foreseen_worth(stack: Sequence[State], bit: int, mind: Mind, camp: Campaign) -> float:
    """The worth of a move by looking ahead."""
    s = stack[0]
    if exchanges(s, code_at(s, lowest(bit))):
        return exchanged_worth(stack, bit, mind, camp)
    return best_of(stack, 0, bit, 0, statements_for(s, camp), mind)


def statements_for(s: State, camp: Campaign) -> int:
    """How many statements are counted through."""
    return int(camp.statements + (count(s.hand) <= camp.near))


def exchanges(s: State, move: int) -> bool:
    """Does this move exchange rulers, or lead to it?"""
    if s.phase == ABILITY:
        return s.character == JL
    return s.phase == READY and move >= 40 and move < 44 and acting(s, move - 40) == JL


def exchanged_worth(stack: Sequence[State], bit: int, mind: Mind, camp: Campaign) -> float:
    """The worth of a move of the Jack of Leaves: other rulers stay behind, so ends are worth other things."""
    s, t, u = stack[0], stack[1], stack[2]
    copy(t, s)
    make(t, code_at(s, lowest(bit)))
    best = DEAD_END
    if t.phase == ABILITY:
        left = options(t)
        while left != 0:
            copy(u, t)
            make(u, code_at(t, lowest(left)))
            left &= left - 1
            find_ends(stack, 2, mind, camp)
            best = max(best, best_of(stack, 2, options(u), 0, statements_for(s, camp), mind))
    elif t.unvisited != s.unvisited:
        find_ends(stack, 0, mind, camp)
        return best_of(stack, 0, bit, 0, 0, mind)
    else:
        find_ends(stack, 1, mind, camp)
        best = best_of(stack, 1, options(t), 0, statements_for(s, camp), mind)
    find_ends(stack, 0, mind, camp)
    return best


def find_ends(stack: Sequence[State], level: int, mind: Mind, camp: Campaign) -> None:
    """What it is worth to miss and to hit, at each fief where the visit can end."""
    s = stack[level]
    fiefs = 1 << s.fief
    for slot in range(SLOT_COUNT):
        if acting_at_all(s, slot) == PL:
            fiefs = s.unvisited
    u = stack[level + 2]
    while fiefs != 0:
        fief = lowest(fiefs)
        fiefs &= fiefs - 1
        for end in range(2):
            copy(u, s)
            close_visit(u, fief, end)
            add_prospect(u, camp, camp.ends[fief, end])
            mind.ending[fief, end] = camp.ends[fief, end, AIMED]


def acting_at_all(s: State, slot: int) -> int:
    """Whose ability a slot runs."""
    if s.phase == ABILITY and s.slot == slot:
        return s.character
    return acting(s, slot)


def explain(camp: Campaign, fief: int, worth: Any) -> None:
    """The five numbers from the one aimed at: they follow from the chance to hit."""
    aimed = worth[AIMED]
    lost, won = camp.ends[fief, LOST, AIMED], camp.ends[fief, WON, AIMED]
    chance = 0.0
    if won != lost:
        chance = min(max((aimed - lost) / (won - lost), 0.0), 1.0)
    mix(camp.ends[fief], chance, worth)
    worth[AIMED] = aimed


def values(
    stack: Sequence[State], states: Sequence[State], mind: Mind, camp: Campaign, desk: Desk, worths: Any
) -> None:
    """The worth of each state, quickly."""
    for i in range(len(states)):
        value(stack, states[i], mind, camp, desk, worths[i])


def value(stack: Sequence[State], s: State, mind: Mind, camp: Campaign, desk: Desk, worth: Any) -> None:
    """The worth of a state: what the network says of the next moments it was taught."""
    copy(stack[0], s)
    conceal(stack[0])
    if s.phase == OVER:
        add_prospect(s, camp, worth)
    elif s.phase in (CHOOSE, SUBSTITUTE):
        rate_fully(stack, plan(stack, 0, mind, camp), camp, worth)
    else:
        find_ends(stack, 0, mind, camp)
        worth[AIMED] = UNKNOWN
        wish(mind, desk)
        if camp.counted > 0 and near_end(stack[0], desk):
            worth[AIMED] = exact_hit(stack, stack[0], desk, camp.counted)
        if worth[AIMED] < 0:
            if s.phase == READY:
                worth[AIMED] = guess(stack[0], FREE, mind)
            else:
                worth[AIMED] = best_of(stack, 0, options(s), 0, 0, mind)
        explain(camp, s.fief, worth)


UNKNOWN = -1.0
