"""What somebody who knows the deck could do on a visit, and on all eight: the most that luck allows. Kernels.

The seer has the allies that were dealt, calls no ruler in, and leaves the Jack and the Prince of Leaves
alone, who change fiefs and rulers. So visits have nothing to do with one another, and a game that the seer
wins could be won; a game that the seer does not win could perhaps be won by other means.
"""

from typing import Any, NamedTuple

import numpy as np

from hearthwood.core.bits import count, lowest, small
from hearthwood.core.randomness import Word
from hearthwood.northwood.cards import BL, FIEF_COUNT, JL, PL, QC, QF, SLOT_COUNT
from hearthwood.northwood.machine import acting, legal, play
from hearthwood.northwood.moves import FIRST_FIEF, FIRST_SLOT, LISTEN_BIT
from hearthwood.northwood.piles import copy, deal
from hearthwood.northwood.playouts import move_at
from hearthwood.northwood.state import READY, RESPOND, State
from hearthwood.sage.northwood.chance import Dice, mix

WON, LOST, UNDECIDED = 1, 0, 2
UNKNOWN = 3

DEPTH = 320
"""Room for the longest line of moves on a visit."""
MEMORY = 1 << 18
PROBES = 4
POPS = 3
"""So many cards at most come off the score pile: one each for the two Queens, and one more when one of them
is readied. Two come off the discards likewise."""

CERTAIN, WORTH = 1, 64
"""A star is worth more than to know for certain in all eight visits."""


class Desk(NamedTuple):
    """What looking through a visit needs; all of it is room."""

    stack: Any
    """States on the line of moves that is being looked at; the visit begins in the first."""
    line: Any
    """The moves of that line; where a visit can be won, those that win it."""
    left: Any
    """How many moves may still be looked at."""
    keys: Any
    """Moments that lead nowhere, by key."""
    key: Any
    bottom: Any
    """The level that a visit begins on, 0. Numba's cache breaks functions that call themselves when they are
    first called with a literal number; this one is none."""
    possible: Any
    """By visit and fief: what is known."""
    best: Any
    """By the fiefs that are done with: the most that can be had of them."""
    order: Any
    """The fief of each visit."""
    game: Any
    """The moves of the game that was played last."""


def new_desk(states: Any) -> Desk:
    """A desk with these states as its stack. Plain Python."""
    numbers = np.zeros(1, np.int64)
    return Desk(
        states, np.zeros(DEPTH, np.int64), numbers.copy(), np.zeros(MEMORY, np.uint64),
        np.zeros(2, np.uint64), numbers.copy(), np.zeros((FIEF_COUNT, FIEF_COUNT), np.int8),
        np.zeros(1 << FIEF_COUNT, np.int64), np.zeros(FIEF_COUNT, np.int64),
        np.zeros(FIEF_COUNT * DEPTH, np.int64),
    )  # fmt: skip


def look_through(desk: Desk, most: int, salt: Word) -> int:
    """Can the visit in `desk.stack[0]` end at its target? Undecided when `most` moves do not tell."""
    desk.left[0] = most
    return seen_through(desk, desk.bottom[0], salt)


def seen_through(desk: Desk, level: int, salt: Word) -> int:
    """The answer for the moment at a level of the stack; the line behind it is left on the desk."""
    s = desk.stack[level]
    if s.phase != RESPOND and known_to_fail(desk, s, salt):
        return LOST
    moves = sensible(s)
    following = desk.stack[level + 1]
    answer = LOST
    while moves != 0:
        if desk.left[0] == 0 or level + 2 >= len(desk.stack):
            return UNDECIDED
        desk.left[0] -= 1
        bit = moves & -moves
        if moves & LISTEN_BIT:
            bit = LISTEN_BIT
        moves ^= bit
        copy(following, s)
        desk.line[level] = move_at(s, lowest(bit))
        play(following, desk.line[level])
        if following.unvisited != s.unvisited:
            if following.friendly != s.friendly:
                return WON
            continue
        found = seen_through(desk, level + 1, salt)
        if found == WON:
            return WON
        if found == UNDECIDED:
            answer = UNDECIDED
    if answer == LOST and s.phase != RESPOND:
        remember(desk, s, salt)
    return answer


def sensible(s: State) -> int:
    """The moves to look at: none where too much has been scored for good; no leaps to other fiefs."""
    falls = False
    leaps = 0
    for slot in range(SLOT_COUNT):
        character = acting(s, slot)
        falls |= character in (QC, QF)
        if character in (JL, PL):
            leaps |= 1 << (FIRST_SLOT + slot)
    if s.scores_size > s.targets[s.fief] and not falls:
        return 0
    moves = legal(s)
    if s.phase == READY:
        moves &= ~leaps
    return moves


def sign(desk: Desk, s: State, salt: Word) -> Word:
    """What a moment of a visit is known by; of the piles only what can come back counts."""
    key: Dice = desk.key
    key[0] = salt
    mix(key, s.hand | s.scores_size << 32 | s.watching << 40)
    mix(key, s.phase | s.slot << 4 | s.character << 8 | s.argument << 16)
    mix(key, s.exhausted | s.deck_size << 8)
    word = 0
    for place in range(s.deck_size):
        word = word << 5 | s.deck[place]
        if place % 12 == 11:
            mix(key, word)
            word = 0
    mix(key, word)
    mix(key, s.stream)
    tops = False
    for slot in range(SLOT_COUNT):
        tops |= acting(s, slot) in (QC, QF, BL)
    if tops:
        for place in range(max(0, s.scores_size - POPS), s.scores_size):
            mix(key, s.scores[place])
        for place in range(max(0, s.discards_size - POPS), s.discards_size):
            mix(key, s.discards[place])
    return key[0]


def known_to_fail(desk: Desk, s: State, salt: Word) -> bool:
    """Was this moment looked through to the end before?"""
    key = sign(desk, s, salt)
    probe = 0
    while probe < PROBES and desk.keys[place_of(key, probe)] != key:
        probe += 1
    return probe < PROBES


def remember(desk: Desk, s: State, salt: Word) -> None:
    """This moment leads nowhere. Where there is no room, the first key of those in the way is given up."""
    key = sign(desk, s, salt)
    for probe in range(PROBES):
        place = place_of(key, probe)
        if desk.keys[place] == 0:
            desk.keys[place] = key
            return
    desk.keys[place_of(key, 0)] = key


def place_of(key: Word, probe: int) -> int:
    """A place in the memory where this key may lie."""
    return (small(key >> 32) + probe) & (MEMORY - 1)


def open_visit(s: State, dealt: State, visit: int, fief: int) -> None:
    """The visit of this number, from 0, to a fief, as if nothing had come of those before."""
    copy(s, dealt)
    s.unvisited = 1 << fief
    other = 0
    while count(s.unvisited) < FIEF_COUNT - visit:
        s.unvisited |= 1 << other
        other += 1
    deal(s)
    play(s, FIRST_FIEF + fief)


def decide(desk: Desk, dealt: State, visit: int, fief: int, most: int) -> int:
    """Look a visit through. The seed and the visit tell its moments from those of all others."""
    open_visit(desk.stack[0], dealt, visit, fief)
    key: Dice = desk.key
    key[0] = dealt.seed
    mix(key, visit | fief << 4)
    return look_through(desk, most, key[0])


def seen_game(desk: Desk, dealt: State, most: int) -> None:
    """Leave the fief of each visit on the desk for one who knows all decks: as many stars as can be had.

    Only visits that the best order would need are looked through, until one is certain.
    """
    for visit in range(FIEF_COUNT):
        for fief in range(FIEF_COUNT):
            desk.possible[visit, fief] = UNKNOWN
    certain = False
    while not certain:
        best_order(desk, dealt)
        certain = True
        for visit in range(FIEF_COUNT):
            if desk.possible[visit, desk.order[visit]] == UNKNOWN:
                desk.possible[visit, desk.order[visit]] = decide(desk, dealt, visit, desk.order[visit], most)
                certain &= desk.possible[visit, desk.order[visit]] == WON


def best_order(desk: Desk, dealt: State) -> None:
    """The order with most stars, what is unknown taken for won; of equals the one that is best known."""
    everything = (1 << FIEF_COUNT) - 1
    best = desk.best
    for done in range(1, everything + 1):
        best[done] = -1
    for done in range(everything):
        visit = count(done)
        for fief in range(FIEF_COUNT):
            if done >> fief & 1 == 0:
                after = done | 1 << fief
                best[after] = max(best[after], best[done] + worth(desk, dealt, visit, fief))
    done = everything
    for visit in range(FIEF_COUNT - 1, -1, -1):
        for fief in range(FIEF_COUNT):
            if done >> fief & 1:
                before = done & ~(1 << fief)
                if best[done] == best[before] + worth(desk, dealt, visit, fief):
                    desk.order[visit] = fief
        done &= ~(1 << desk.order[visit])


def worth(desk: Desk, dealt: State, visit: int, fief: int) -> int:
    """Of a fief on a visit."""
    known = desk.possible[visit, fief]
    if known == WON:
        return WORTH * dealt.stars[fief] + CERTAIN
    if known == UNKNOWN:
        return WORTH * dealt.stars[fief]
    return 0
