"""What somebody who knows the deck could do on a visit: the most that luck allows. Kernels."""

from collections.abc import MutableSequence, Sequence

from hearthwood.core.bits import lowest
from hearthwood.core.randomness import Word
from hearthwood.northwood.machine import legal, play, set_out
from hearthwood.northwood.moves import FIRST_FIEF
from hearthwood.northwood.piles import copy
from hearthwood.northwood.playouts import move_at
from hearthwood.northwood.state import State

WON, LOST, UNDECIDED = 1, 0, 2


def seen_through(stack: Sequence[State], level: int, budget: MutableSequence[int]) -> int:
    """Can the visit in `stack[level]` end at the target? Unanswered when the budget of moves runs out."""
    s = stack[level]
    moves = legal(s)
    following = stack[level + 1]
    answer = LOST
    while moves != 0:
        if budget[0] == 0 or level + 2 >= len(stack):
            return UNDECIDED
        budget[0] -= 1
        copy(following, s)
        play(following, move_at(s, lowest(moves)))
        moves &= moves - 1
        if following.unvisited != s.unvisited:
            if following.friendly != s.friendly:
                return WON
            continue
        found = seen_through(stack, level + 1, budget)
        if found == WON:
            return WON
        if found == UNDECIDED:
            answer = UNDECIDED
    return answer


def seer_rows(
    stack: Sequence[State],
    template: State,
    seeds: Sequence[Word],
    most: int,
    answers: Sequence[MutableSequence[int]],
) -> None:
    """For the first visit of each seed: which fiefs could be won by somebody who knows the deck."""
    budget = [0]
    for i in range(len(seeds)):
        for fief in range(len(stack[0].rulers)):
            copy(stack[0], template)
            set_out(stack[0], seeds[i])
            play(stack[0], FIRST_FIEF + fief)
            budget[0] = most
            answers[i][fief] = seen_through(stack, 0, budget)
