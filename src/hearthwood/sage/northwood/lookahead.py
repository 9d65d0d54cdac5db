"""What moves are worth: played up to where hidden cards decide, and there the network is asked. Kernels.

With statements to spare every card that can be said next is counted through first.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from hearthwood.core.bits import lowest
from hearthwood.northwood.abilities.eyes import NO_SUIT_YET
from hearthwood.northwood.cards import BF, FIEF_COUNT, JE, JF, KC, KE, LE, PF
from hearthwood.northwood.moves import LISTEN
from hearthwood.northwood.piles import copy
from hearthwood.northwood.state import ABILITY, READY, SPENT, State

from .exact import exchange
from .foresight import SURE, go_to_stop, stop_of
from .inputs import FREE, INPUTS, LISTENING, see
from .likeness import statements_like, unseen_cards
from .network import NARROW, WIDE, chance_of, room, weights
from .steps import code_at, make, options

LOST, WON = 0, 1
DEAD_END = -1.0
"""Worth less than any move: what was begun cannot be ended in this order."""


MIND = np.dtype([
    *weights(INPUTS, WIDE, NARROW, 1),
    *room(WIDE, NARROW, 1),
    ("ending", np.float64, (FIEF_COUNT, 2)),
    ("asked", np.int64),
])  # fmt: skip
Mind = Any
"""A network, what a visit is worth that ends at a fief (lost, then won), how often the network was asked."""


def new_mind() -> Mind:
    """A mind that knows nothing yet, and wishes for a hit. Plain Python."""
    mind = np.zeros(1, MIND)
    mind["ending"][0, :, WON] = 1
    return mind[0]


def guess(s: State, stop: int, mind: Mind) -> float:
    """What a moment is worth by the network."""
    mind.asked += 1
    chance = chance_of(mind, see(s, stop, mind.on, mind.order))
    ending = mind.ending[s.fief]
    return float(ending[LOST] + chance * (ending[WON] - ending[LOST]))


def best_of(stack: Sequence[State], level: int, moves: int, least: int, statements: int, mind: Mind) -> float:
    """The worth of the best of these moves in `stack[level]`.

    Cards that are named one after the other are named in ascending order: below `least` nothing is tried.
    """
    s, following = stack[level], stack[level + 1]
    best = DEAD_END
    all_of_them = (
        least - least
    )  # 0, but no literal number: those are types of their own, a trap for recursion
    moves = moves >> least << least
    while moves != 0:
        move = code_at(s, lowest(moves))
        moves &= moves - 1
        copy(following, s)
        stop = stop_of(s, move)
        if stop == LISTENING and statements > 0:
            unseen = unseen_cards(s)
            total = 0.0
            for place in range(s.deck_size):
                weight = statements_like(s, s.deck[place], unseen, 0, 0)
                if weight > 0:
                    copy(following, s)
                    exchange(following, place, s.deck_size - 1)
                    make(following, LISTEN)
                    total += weight * best_of(
                        stack, level + 1, options(following), all_of_them, statements - 1, mind
                    )
            worth = total / s.deck_size
        elif stop != SURE:
            go_to_stop(following, move)
            worth = guess(following, stop, mind)
        else:
            make(following, move)
            worth = known_worth(s, following, statements, mind)
            if worth == DEAD_END:
                last = all_of_them
                if s.phase == ABILITY and following.phase == ABILITY and in_any_order(s.character):
                    last = move
                worth = best_of(stack, level + 1, options(following), last, statements, mind)
        best = max(best, worth)
        if s.phase == ABILITY and all_alike(s.character, s.argument):
            break
    return best


def known_worth(s: State, following: State, statements: int, mind: Mind) -> float:
    """What is known of a moment without a look further; DEAD_END if nothing."""
    if following.unvisited != s.unvisited:
        fief = lowest(s.unvisited & ~following.unvisited)
        return float(mind.ending[fief][WON if following.friendly != s.friendly else LOST])
    if statements > 0:
        return DEAD_END
    if following.phase == READY:
        return guess(following, FREE, mind)
    if following.phase == SPENT and following.known == 0:
        return guess(following, LISTENING, mind)
    return DEAD_END


def in_any_order(character: int) -> bool:
    """Does it name several cards, whose order is hardly any matter?"""
    return character == JE or character == LE or character == PF  # noqa: PLR1714


def all_alike(character: int, argument: int) -> bool:
    """Must all the cards it asks for be named, whatever the player wants?"""
    if character == KE:
        return argument != NO_SUIT_YET
    return character == JF or character == BF or character == KC  # noqa: PLR1714
