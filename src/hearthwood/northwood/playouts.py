"""Many moves at once: counting positions and playing at random. Kernels, run interpreted and compiled."""

from collections.abc import Sequence

from hearthwood.core.bits import count, lowest, nth
from hearthwood.core.randomness import Word, advance, below

from .machine import legal, play, points, set_out
from .moves import FIRST_FIEF, FIRST_SUBSTITUTION
from .piles import copy
from .state import OVER, SUBSTITUTE, State


def move_at(s: State, bit: int) -> int:
    """The code of the move that has this bit in the mask of legal moves."""
    if s.phase == SUBSTITUTE and bit < FIRST_FIEF:
        return FIRST_SUBSTITUTION + bit
    return bit


def perft(stack: Sequence[State], level: int, depth: int) -> int:
    """How many sequences of `depth` legal moves start from `stack[level]`; above it is room for as many."""
    s = stack[level]
    moves = legal(s)
    if depth == 0:
        return 1
    if depth == 1:
        return count(moves)
    following = stack[level + 1]
    total = 0
    while moves != 0:
        copy(following, s)
        play(following, move_at(s, lowest(moves)))
        moves &= moves - 1
        total += perft(stack, level + 1, depth - 1)
    return total


def random_move(s: State, choice: Word) -> int:
    """A legal move, each as likely as the others, for a generator's state."""
    moves = legal(s)
    return move_at(s, nth(moves, below(choice, count(moves))))


def random_game(s: State, choice: Word) -> int:
    """Play to the end at random; how many moves it took."""
    made = 0
    while s.phase != OVER:
        choice = advance(choice)
        play(s, random_move(s, choice))
        made += 1
    return made


def random_games(work: Sequence[State], seeds: Sequence[Word], stars: list[int]) -> int:
    """Deal and play these seeds at random on `work[1]`, each from the setup in `work[0]`.

    Counts in `stars` how many games ended with how many points; returns the moves made.
    """
    made = 0
    s = work[1]
    for seed in seeds:
        copy(s, work[0])
        set_out(s, seed)
        made += random_game(s, seed)
        stars[points(s)] += 1
    return made
