"""The best a player can do to the end of a visit, counted out over everything that is not seen. Kernels.

Every unseen card is as likely as any other on top of the deck. A move is played for every card that it may
turn up, and what comes after it is known only then: so a decision never rests on a card that is still
hidden. Moves turn up a number of cards that does not depend on which they are; a test watches over that.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, NamedTuple

import numpy as np

from hearthwood.core.bits import count, lowest, small
from hearthwood.core.randomness import Word
from hearthwood.northwood.cards import BC, FIEF_COUNT
from hearthwood.northwood.moves import LISTEN
from hearthwood.northwood.piles import copy
from hearthwood.northwood.state import ABILITY, CHOOSE, OVER, RESPOND, SUBSTITUTE, State

from .chance import conceal, mix
from .likeness import (
    DISCARDS,
    DRAWS,
    FALLS,
    LEAPS,
    MOVES,
    Likeness,
    begin_likeness,
    find_powers,
    powers_left,
    set_apart,
    sign,
    statements_like,
    unseen_cards,
)
from .steps import code_at, make, options

UNFINISHED = -1.0
"""The answer when there were too few moves to make, or too little room for a line of them."""
MISS, HIT = 0, 1
FEW_IN_DECK, FEW_IN_HAND = 6, 3
PROBES = 4
"""So many places of the memory are looked at for a key."""
FINE = 1 << 40
DEPTH = 320
"""Room for the longest line of moves on a visit."""


class Desk(NamedTuple):
    """What counting out needs; `ending` and `moves_left` are set by the caller, the rest is room."""

    ending: Any
    """What a visit is worth that ends at a fief: a row a fief, the miss, then the hit."""
    moves_left: MutableSequence[int]
    most: Any
    bottom: Sequence[int]
    """The level of the stack that a visit begins on, 0. Numba's cache breaks functions that call themselves
    when they are first called with a literal number; this one is none."""
    alike: Likeness
    keys: MutableSequence[Word]
    worths: Any


def new_desk(size: int = 1 << 16) -> Desk:
    """A desk for `hit` as the only wish; its memory holds `size` moments, a power of two. Plain Python."""
    ending = np.zeros((FIEF_COUNT, 2))
    ending[:, HIT] = 1
    alike = Likeness(numbers(17), numbers(4), numbers(4), words(2), words(1))
    return Desk(ending, numbers(1), np.zeros(1), numbers(1), alike, words(size), np.zeros(size))


def numbers(count: int) -> Any:
    """Room for numbers."""
    return np.zeros(count, np.int64)


def words(count: int) -> Any:
    """Room for words."""
    return np.zeros(count, np.uint64)


def exact_hit(stack: Sequence[State], s: State, desk: Desk, moves: int) -> float:
    """The worth of a visit for who plays it best; UNFINISHED when that takes more than so many moves."""
    if not under_way(s):
        return UNFINISHED
    begin_exact(stack, s, desk, moves)
    return best_of(stack, desk.bottom[0], options(s), desk)


def exact_moves(
    stack: Sequence[State], s: State, desk: Desk, moves: int, codes: MutableSequence[int], worths: Any
) -> int:
    """The worth of each legal move; how many there are, or 0 when that takes more than so many moves."""
    if not under_way(s):
        return 0
    begin_exact(stack, s, desk, moves)
    left = options(s)
    many = 0
    while left != 0:
        codes[many] = code_at(s, lowest(left))
        worths[many] = best_of(stack, desk.bottom[0], left & -left, desk)
        left &= left - 1
        if worths[many] < 0:
            return 0
        many += 1
    return many


def exact_all(stack: Sequence[State], states: Sequence[State], desk: Desk, moves: int, worths: Any) -> None:
    """`exact_hit` of many."""
    for i in range(len(states)):
        worths[i] = exact_hit(stack, states[i], desk, moves)


def near_end(s: State, desk: Desk) -> bool:
    """Is the end so near that counting out is cheap: few cards left, or a small hand that nothing fills?"""
    if not under_way(s):
        return False
    if s.deck_size <= FEW_IN_DECK:
        return True
    if count(s.hand) > FEW_IN_HAND:
        return False
    find_powers(s, desk.alike)
    return powers_left(s, desk.alike) & DRAWS == 0


def under_way(s: State) -> bool:
    """Is a visit under way, its fief and allies chosen?"""
    return s.phase not in (CHOOSE, SUBSTITUTE, OVER)


def begin_exact(stack: Sequence[State], s: State, desk: Desk, moves: int) -> None:
    """Lay the visit on the desk as the player sees it."""
    copy(stack[0], s)
    conceal(stack[0])
    desk.moves_left[0] = moves
    begin_likeness(s, desk.alike)
    key = desk.alike.key
    desk.most[0] = 0.0
    for fief in range(len(s.rulers)):
        if s.unvisited >> fief & 1:
            for end in range(2):
                desk.most[0] = max(desk.most[0], desk.ending[fief][end])
                mix(key, int(desk.ending[fief][end] * FINE))
    desk.alike.visit[0] = key[0]


def best_of(stack: Sequence[State], level: int, moves: int, desk: Desk) -> float:
    """The worth of the best of these moves at the moment in `stack[level]`."""
    if level + 2 >= len(stack):
        return UNFINISHED
    s, following = stack[level], stack[level + 1]
    powers = powers_left(s, desk.alike)
    ceiling = most(s, powers, desk)
    unseen = unseen_cards(s)
    apart = set_apart(s, powers)
    best = UNFINISHED
    while moves != 0 and best < ceiling:
        move = code_at(s, lowest(moves))
        moves &= moves - 1
        shown = turned_up(s, following, unseen, move)
        ways = ways_of(s, shown)
        left = ways
        total = 0.0
        for way in range(ways):
            weight = 1
            if move == LISTEN and shown == 1:
                weight = statements_like(s, s.deck[way], unseen, apart, powers)
            if weight == 0:
                continue
            if desk.moves_left[0] <= 0:
                return UNFINISHED
            desk.moves_left[0] -= 1
            copy(following, s)
            turn_up(following, shown, way)
            make(following, move)
            worth = foreseen(s, following, desk)
            if worth < 0:
                key = desk.alike.key[0]
                worth = best_of(stack, level + 1, options(following), desk)
                if worth < 0:
                    return UNFINISHED
                remember(key, worth, desk)
            total += weight * worth
            left -= weight
            if left > 0 and total + left * ceiling <= best * ways:
                break
        best = max(best, (total + left * ceiling) / ways)
    return best


def turned_up(s: State, following: State, unseen: int, move: int) -> int:
    """How many unseen cards a move turns up; less than zero where their order can be seen and counts."""
    copy(following, s)
    make(following, move)
    # What the Baron of Claws finds is no matter of order (rule N6.BC).
    if following.unvisited != s.unvisited or (s.phase == ABILITY and s.character == BC):
        return 0
    shown = unseen & ~unseen_cards(following)
    if shown & ~following.hand and count(shown) > 1:
        return -count(shown)
    return count(shown)


def ways_of(s: State, shown: int) -> int:
    """In how many ways so many cards can turn up."""
    ways = 1
    for i in range(abs(shown)):
        ways *= s.deck_size - s.known - i
        if shown > 0:
            ways //= i + 1
    return ways


def turn_up(s: State, shown: int, way: int) -> None:
    """Lay on top of the unseen cards those that turn up in one of the ways, each by its number."""
    top = s.deck_size - s.known - 1
    if shown == 1:
        exchange(s, way, top)
    for _ in range(-shown):
        exchange(s, way % (top + 1), top)
        way //= top + 1
        top -= 1
    if shown > 1:
        # Sets by number: of those whose highest card lies at a place there are as many as sets below it.
        places = top + 1
        for several in range(shown, 0, -1):
            while sets_of(places, several) > way:
                places -= 1
            way -= sets_of(places, several)
            exchange(s, places, top)
            top -= 1


def sets_of(cards: int, several: int) -> int:
    """How many sets of several cards there are."""
    sets = 1
    for i in range(several):
        sets = sets * (cards - i) // (i + 1)
    return sets


def foreseen(s: State, following: State, desk: Desk) -> float:
    """What is known of a moment without a look further; if nothing, its key stands in `desk.alike.key`."""
    if following.unvisited != s.unvisited:
        fief = lowest(s.unvisited & ~following.unvisited)
        return float(desk.ending[fief][HIT if following.friendly != s.friendly else MISS])
    powers = powers_left(following, desk.alike)
    if missed(following, powers):
        return float(desk.ending[following.fief][MISS])
    if following.phase == RESPOND:
        desk.alike.key[0] = 0
        return UNFINISHED
    sign(following, powers, desk.alike)
    place = place_of(desk.alike.key[0], desk.keys)
    if desk.keys[place] == desk.alike.key[0]:
        return float(desk.worths[place])
    return UNFINISHED


def remember(key: Word, worth: float, desk: Desk) -> None:
    """Lay a worth into the memory; no key, no memory."""
    if key != 0:
        place = place_of(key, desk.keys)
        desk.keys[place] = key
        desk.worths[place] = worth


def place_of(key: Word, keys: Sequence[Word]) -> int:
    """Where a key lies in a memory, or where it may be laid: on an older one if there is no empty place."""
    last = len(keys) - 1
    home = small(key >> 20) & last
    for probe in range(PROBES):
        place = (home + probe) & last
        if keys[place] == key or keys[place] == 0:
            return place
    return home


def missed(s: State, powers: int) -> bool:
    """Is the target out of reach for certain?"""
    if powers & MOVES:
        return False
    target = s.targets[s.fief]
    if s.scores_size > target and powers & FALLS == 0:
        return True
    if powers & DISCARDS:
        return False
    held = count(s.hand)
    dialogues = s.deck_size + (s.phase == RESPOND)
    more = min(held, dialogues)
    if powers & DRAWS:
        more = held + s.deck_size
    elif powers & LEAPS:
        more = held
    return s.scores_size + more < target


def most(s: State, powers: int, desk: Desk) -> float:
    """More than this no end of the visit is worth."""
    if powers & MOVES:
        return float(desk.most[0])
    return float(max(desk.ending[s.fief][MISS], desk.ending[s.fief][HIT]))


def exchange(s: State, one: int, other: int) -> None:
    """Two cards of the deck change places."""
    card = s.deck[one]
    s.deck[one] = s.deck[other]
    s.deck[other] = card
