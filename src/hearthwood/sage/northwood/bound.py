"""The seer who pays for foresight: a bound on what any fair player can reach on a visit. Kernels.

Somebody who knows the deck wins nearly always, which bounds little. So for every card that turns up the seer
pays by how much it is better, in the sage's eyes, than the mean of all cards that could have turned up.
For a fair player these payments are nothing on average, whatever the sage's eyes are worth; so the mean of
the most that the seer can keep is above what any fair player wins. The better the value, the less is left
to gain by foresight, and the nearer the bound comes. (Information relaxation: Brown, Smith and Sun.)

The mean over the next card is exact. Where a move turns up several, it pays card by card; what a card is
worth while others are to come is the mean over a few ways to go on, which the cards seen so far decide.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from hearthwood.core.bits import lowest
from hearthwood.northwood.moves import DONE
from hearthwood.northwood.piles import copy
from hearthwood.northwood.state import READY, SUBSTITUTE, State

from .chance import Dice, mix
from .exact import HIT, MISS, Desk, exact_hit, missed, near_end, numbers, place_of, turned_up, words
from .inputs import FREE
from .likeness import find_powers, powers_left, unseen_cards
from .lookahead import Mind, best_of, guess
from .steps import code_at, make, options

UNFINISHED = -100.0
"""The answer when there were too many moves to make."""
PLENTY = 50_000_000
"""Enough moves to count out every moment near the end: its value must follow from the view alone."""
COUNTS, STOPS = 0, 1
WAYS = 4
"""To go on with a second card; with more to come, one."""


class Scales(NamedTuple):
    """What the seer needs to pay with."""

    moves_left: Any
    bottom: Any
    """The level that a visit begins on, 0; as a number of its own for Numba's cache."""
    room: Any
    """States to value moments in, apart from the line of moves."""
    counting: Any
    """States to count endings out in."""
    cards: Any
    """The cards that a move turns up, in their order; and the others, in a fixed one."""
    order: Any
    key: Dice
    keys: Any
    """Moments whose worth is known, by key."""
    kept: Any
    values: Any
    """Views whose value is known, by key, and the value."""
    valued: Any
    counts: Any
    """Are moments near the end counted out for their value? And does the search stop there? It may, because
    who knows the true value gains nothing by foresight."""


def new_scales(room: Any, counting: Any, size: int = 1 << 21) -> Scales:
    """Scales whose memories hold `size` moments each, a power of two. Plain Python."""
    return Scales(
        numbers(1), numbers(1), room, counting, numbers(32), numbers(32), words(2), words(size),
        np.zeros(size),        words(size), np.zeros(size), np.ones(2, np.int64),
    )  # fmt: skip


def most_kept(stack: Sequence[State], s: State, mind: Mind, desk: Desk, scales: Scales, most: int) -> float:
    """The most that the seer can keep of this visit; UNFINISHED when that takes more than so many moves."""
    copy(stack[0], s)
    scales.moves_left[0] = most
    for fief in range(len(mind.ending)):
        mind.ending[fief, MISS] = desk.ending[fief, MISS] = 0.0
        mind.ending[fief, HIT] = desk.ending[fief, HIT] = 1.0
    find_powers(stack[0], desk.alike)
    for place in range(len(scales.keys)):
        scales.keys[place] = 0
        scales.values[place] = 0
    return kept_from(stack, scales.bottom[0], mind, desk, scales)


def kept_from(stack: Sequence[State], level: int, mind: Mind, desk: Desk, scales: Scales) -> float:
    """The same from the moment in `stack[level]`: what comes of it less what is still to be paid."""
    s, following = stack[level], stack[level + 1]
    if s.phase != SUBSTITUTE:
        if missed(s, powers_left(s, desk.alike)):
            return 0.0
        if scales.counts[STOPS] and near_end(s, desk):
            return value_of(s, mind, desk, scales)
    sign_fully(s, scales)
    key = scales.key[0]
    place = place_of(key, scales.keys)
    if scales.keys[place] == key:
        return float(scales.kept[place])
    best = UNFINISHED
    moves = options(s)
    while moves != 0:
        if scales.moves_left[0] <= 0 or level + 2 >= len(stack):
            return UNFINISHED
        scales.moves_left[0] -= 1
        move = code_at(s, lowest(moves))
        moves &= moves - 1
        shown = abs(turned_up(s, following, unseen_cards(s), move))
        paid = payment(s, shown, move, mind, desk, scales)
        copy(following, s)
        make(following, move)
        if following.unvisited != s.unvisited:
            worth = won(s, following)
        else:
            if s.phase == SUBSTITUTE and move == DONE:
                find_powers(following, desk.alike)
            worth = kept_from(stack, level + 1, mind, desk, scales)
            if worth == UNFINISHED:
                return UNFINISHED
        best = max(best, worth - paid)
    place = place_of(key, scales.keys)
    scales.keys[place] = key
    scales.kept[place] = best
    return best


def won(s: State, following: State) -> float:
    """1 for a visit that ended at its target, 0 for another."""
    if following.friendly != s.friendly:
        return 1.0
    return 0.0


def payment(s: State, shown: int, move: int, mind: Mind, desk: Desk, scales: Scales) -> float:
    """What the seer pays for the cards that a move turns up: by how much they are better than the mean."""
    if shown == 0:
        return 0.0
    top = s.deck_size - s.known - 1
    for i in range(shown):
        scales.cards[i] = s.deck[top - i]
    paid = 0.0
    for seen in range(shown):
        actual = scales.cards[seen]
        total = 0.0
        value = 0.0
        many = 0
        for place in range(top + 1):
            card = s.deck[place]
            if not among(scales.cards, seen, card):
                scales.cards[seen] = card
                found = value_with(s, seen + 1, shown, move, mind, desk, scales)
                total += found
                many += 1
                if card == actual:
                    value = found
        for i in range(seen, shown):
            scales.cards[i] = s.deck[top - i]
        paid += value - total / many
    return paid


def value_with(s: State, seen: int, shown: int, move: int, mind: Mind, desk: Desk, scales: Scales) -> float:
    """What a move is worth once its first cards are seen: the mean over a few ways to go on."""
    others = in_fixed_order(s, seen, scales)
    ways = 1
    if shown - seen == 1:
        ways = min(WAYS, others)
    t = scales.room[0]
    total = 0.0
    for way in range(ways if seen < shown else 1):
        for i in range(seen, shown):
            scales.cards[i] = scales.order[(way * others // ways + i - seen) % others]
        copy(t, s)
        lay_on_top(t, shown, scales)
        make(t, move)
        if t.unvisited != s.unvisited:
            total += won(s, t)
        else:
            total += value_of(t, mind, desk, scales)
    return total / (ways if seen < shown else 1)


def in_fixed_order(s: State, seen: int, scales: Scales) -> int:
    """Leave the unseen cards not turned up yet in `scales.order`, suits and values mixed; how many."""
    unseen = unseen_cards(s)
    many = 0
    for number in range(32):
        card = number * 11 & 31
        if unseen >> card & 1 and not among(scales.cards, seen, card):
            scales.order[many] = card
            many += 1
    return many


def among(cards: Sequence[int], many: int, card: int) -> bool:
    """Is it one of the first cards?"""
    found = False
    for i in range(many):
        found = found or cards[i] == card
    return found


def lay_on_top(s: State, shown: int, scales: Scales) -> None:
    """The cards to be turned up go on top of the unseen ones, the first uppermost."""
    top = s.deck_size - s.known - 1
    for i in range(shown):
        here = 0
        while s.deck[here] != scales.cards[i]:
            here += 1
        s.deck[here] = s.deck[top - i]
        s.deck[top - i] = scales.cards[i]


def value_of(s: State, mind: Mind, desk: Desk, scales: Scales) -> float:
    """The sage's value of a moment: counted out near the end, of the network before. From the view alone."""
    if missed(s, powers_left(s, desk.alike)):
        return 0.0
    sign_view(s, scales)
    key = scales.key[0]
    place = place_of(key, scales.values)
    if scales.values[place] == key:
        return float(scales.valued[place])
    if scales.counts[COUNTS] and near_end(s, desk):
        value = exact_hit(scales.counting, s, desk, PLENTY)
    elif s.phase == READY:
        value = guess(s, FREE, mind)
    else:
        # From the second on: the first holds the moment itself, or the one that it came from.
        copy(scales.room[1], s)
        value = best_of(scales.room, 1, options(s), 0, 0, mind)
    find_powers(s, desk.alike)
    place = place_of(key, scales.values)
    scales.values[place] = key
    scales.valued[place] = value
    return value


def sign_view(s: State, scales: Scales) -> None:
    """Leave in `scales.key` what a moment is known by to the player."""
    key = scales.key
    key[0] = 0
    mix(key, s.hand)
    mix(key, unseen_cards(s))
    mix_rest(s, scales, s.deck_size - s.known)


def sign_fully(s: State, scales: Scales) -> None:
    """Leave in `scales.key` what a moment is known by to the seer."""
    key = scales.key
    key[0] = s.stream
    mix(key, s.hand)
    mix_rest(s, scales, 0)


def mix_rest(s: State, scales: Scales, first: int) -> None:
    """What both know: piles, places, the deck from a card on."""
    key = scales.key
    mix(key, s.phase | s.slot << 3 | s.character << 5 | s.argument << 10 | s.fief << 16 | s.exhausted << 20)
    mix(key, s.watching | s.known << 1 | s.deck_size << 6 | s.scores_size << 12 | s.discards_size << 18)
    for slot in range(len(s.covers)):
        mix(key, s.covers[slot])
    for fief in range(len(s.rulers)):
        mix(key, s.rulers[fief])
    for place in range(first, s.deck_size):
        mix(key, s.deck[place])
    scored = 0
    for place in range(s.scores_size):
        scored |= 1 << s.scores[place]
    mix(key, scored)
    for place in range(max(0, s.scores_size - 4), s.scores_size):
        mix(key, s.scores[place])
    for place in range(max(0, s.discards_size - 1), s.discards_size):
        mix(key, s.discards[place])


def fair_visits(
    stack: Sequence[State], states: Sequence[State], mind: Mind, statements: int, hits: Any
) -> None:
    """These visits as the sage plays them when the hit is all it wants: 1 for a hit."""
    for fief in range(len(mind.ending)):
        mind.ending[fief, MISS] = 0.0
        mind.ending[fief, HIT] = 1.0
    for i in range(len(states)):
        s = states[i]
        unvisited, friendly = s.unvisited, s.friendly
        while s.unvisited == unvisited:
            copy(stack[0], s)
            moves = options(s)
            best_worth, best = -2.0, 0
            while moves != 0:
                bit = moves & -moves
                moves &= moves - 1
                worth = best_of(stack, 0, bit, 0, statements, mind)
                if worth > best_worth:
                    best_worth, best = worth, code_at(s, lowest(bit))
            make(s, best)
        hits[i] = s.friendly != friendly
