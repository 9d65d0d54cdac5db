"""What somebody who knows the deck could do on a visit: the most that luck allows. Kernels.

A search through all moves, each moment looked at once: what led nowhere is remembered by everything that can
still matter to one who knows every card.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, NamedTuple

from hearthwood.core.bits import lowest
from hearthwood.core.randomness import Word
from hearthwood.northwood.machine import set_out
from hearthwood.northwood.moves import DONE, FIRST_FIEF
from hearthwood.northwood.piles import copy
from hearthwood.northwood.state import RESPOND, SUBSTITUTE, State

from .chance import Dice, mix
from .exact import missed, numbers, place_of, words
from .likeness import DISCARDS, SCORES, Likeness, find_powers, powers_left
from .steps import code_at, make, options

WON, LOST, UNDECIDED = 1, 0, 2
DEPTH = 320
"""Room for the longest line of moves on a visit."""


class Glass(NamedTuple):
    """What looking through a deck needs; `moves_left` is set by the caller, the rest is room."""

    moves_left: MutableSequence[int]
    bottom: Sequence[int]
    """The level of the stack that a visit begins on, 0; as a number of its own for Numba's cache."""
    way: MutableSequence[int]
    """The codes of the moves being tried, from there on."""
    length: MutableSequence[int]
    """How many of them lead to the target."""
    alike: Likeness
    key: Dice
    lost: Any
    """Moments from which the target cannot be reached."""


def new_glass(size: int = 1 << 18) -> Glass:
    """A glass whose memory holds `size` moments, a power of two. Plain Python."""
    alike = Likeness(numbers(17), numbers(4), numbers(4), words(2), words(1))
    return Glass(numbers(1), numbers(1), numbers(DEPTH), numbers(1), alike, words(2), words(size))


def see_through(stack: Sequence[State], s: State, glass: Glass, most: int) -> int:
    """Can this visit end at its target? Unanswered when that takes more than so many moves."""
    copy(stack[0], s)
    glass.moves_left[0] = most
    glass.length[0] = 0
    find_powers(stack[0], glass.alike)
    for place in range(len(glass.lost)):
        glass.lost[place] = 0
    return seen_from(stack, glass.bottom[0], glass)


def seen_from(stack: Sequence[State], level: int, glass: Glass) -> int:
    """The same from the moment in `stack[level]`."""
    s, following = stack[level], stack[level + 1]
    if s.phase != SUBSTITUTE and missed(s, powers_left(s, glass.alike)):
        return LOST
    sign_moment(s, glass)
    key = glass.key[0]
    place = place_of(key, glass.lost)
    if glass.lost[place] == key:
        return LOST
    moves = options(s)
    answer = LOST
    while moves != 0:
        if glass.moves_left[0] <= 0 or level + 2 >= len(stack):
            return UNDECIDED
        glass.moves_left[0] -= 1
        move = code_at(s, lowest(moves))
        moves &= moves - 1
        copy(following, s)
        make(following, move)
        glass.way[level] = move
        if following.unvisited != s.unvisited:
            if following.friendly != s.friendly:
                glass.length[0] = level + 1
                return WON
            continue
        if s.phase == SUBSTITUTE and move == DONE:
            find_powers(following, glass.alike)
        found = seen_from(stack, level + 1, glass)
        if found != LOST:
            answer = found
            break
    if answer == LOST:
        glass.lost[place_of(key, glass.lost)] = key
    return answer


def sign_moment(s: State, glass: Glass) -> None:
    """Leave in `glass.key` what a moment is known by to one who knows the deck."""
    key = glass.key
    key[0] = s.stream
    mix(key, s.hand)
    mix(key, s.phase | s.slot << 3 | s.character << 5 | s.argument << 10 | s.fief << 16 | s.exhausted << 20)
    mix(key, s.scores_size | s.watching << 6 | s.deck_size << 7)
    for slot in range(len(s.covers)):
        mix(key, s.covers[slot])
    for fief in range(len(s.rulers)):
        mix(key, s.rulers[fief])
    for place in range(s.deck_size):
        mix(key, s.deck[place])
    powers = powers_left(s, glass.alike)
    if s.phase == SUBSTITUTE or powers & (DISCARDS | SCORES):
        for place in range(s.scores_size):
            mix(key, s.scores[place])
    if s.phase == RESPOND or powers & DISCARDS:
        mix(key, s.discards[s.discards_size - 1] if s.discards_size else 0)


def first_visits(
    stack: Sequence[State],
    template: State,
    seeds: Sequence[Word],
    glass: Glass,
    most: int,
    answers: Sequence[MutableSequence[int]],
) -> None:
    """For the first visit of each seed: which fiefs could be won by somebody who knows the deck."""
    work = stack[len(stack) - 1]
    for i in range(len(seeds)):
        for fief in range(len(work.rulers)):
            copy(work, template)
            set_out(work, seeds[i])
            make(work, FIRST_FIEF + fief)
            answers[i][fief] = see_through(stack, work, glass, most)
