"""Whole games by the sage, one after the other. Kernels."""

from collections.abc import Sequence
from typing import Any

from hearthwood.core.bits import count, lowest, nth
from hearthwood.core.randomness import Word, advance, below, output
from hearthwood.northwood.cards import FIEF_COUNT, KC, QC, QF, SLOT_COUNT
from hearthwood.northwood.machine import acting, beats, set_out
from hearthwood.northwood.moves import LISTEN
from hearthwood.northwood.piles import copy
from hearthwood.northwood.state import ABILITY, OVER, READY, RESPOND, State

from .campaign import Campaign
from .exact import Desk
from .lookahead import Mind
from .plain import plain_move
from .search import best_move, weigh
from .steps import code_at, make, options

ALLIES, RULERS, FIEFS, SCORES, WON_FIEFS, WIDTH = 0, 4, 12, 20, 28, 36
"""A row of a game: who sat where, and by visit the fief where it ended, the score there, and was it won."""


def play_games(
    stack: Sequence[State],
    work: Sequence[State],
    seeds: Sequence[Word],
    mind: Mind,
    camp: Campaign,
    desk: Desk,
    salt: Word,
    codes: Any,
    worths: Any,
    rows: Any,
    moves: Any,
    decisions: Any,
) -> None:
    """Deal on `work[1]` as `work[0]` has it, and play. Counts moves, and those that were a choice."""
    s = work[1]
    for i in range(len(seeds)):
        begin_row(work, seeds[i], rows, i)
        while s.phase != OVER:
            left = options(s)
            move = code_at(s, lowest(left))
            moves[i] += 1
            if left & (left - 1) != 0:
                decisions[i] += 1
                move = decide(stack, s, mind, camp, desk, salt, codes, worths)
            make_noting(s, move, rows, i)


RANDOM, GREEDY = range(2)


def play_plainly(
    work: Sequence[State], seeds: Sequence[Word], player: int, rows: Any, moves: Any, decisions: Any
) -> None:
    """The same by a player that looks at nothing, or hardly at anything."""
    s = work[1]
    for i in range(len(seeds)):
        begin_row(work, seeds[i], rows, i)
        choice = output(seeds[i])
        while s.phase != OVER:
            left = options(s)
            moves[i] += 1
            if left & (left - 1) != 0:
                decisions[i] += 1
            choice = advance(choice)
            move = plain_move(s)
            if player == RANDOM:
                move = code_at(s, nth(left, below(choice, count(left))))
            make_noting(s, move, rows, i)


def begin_row(work: Sequence[State], seed: Word, rows: Any, i: int) -> None:
    """Deal on `work[1]` as `work[0]` has it, and write down who sits where."""
    s = work[1]
    copy(s, work[0])
    set_out(s, seed)
    for slot in range(SLOT_COUNT):
        rows[i, ALLIES + slot] = s.allies[slot]
    for fief in range(FIEF_COUNT):
        rows[i, RULERS + fief] = s.rulers[fief]


def decide(
    stack: Sequence[State],
    s: State,
    mind: Mind,
    camp: Campaign,
    desk: Desk,
    salt: Word,
    codes: Any,
    worths: Any,
) -> int:
    """The move that is made."""
    many = weigh(stack, s, mind, camp, desk, salt, codes, worths)
    return int(codes[best_move(worths, many)])


def make_noting(s: State, move: int, rows: Any, i: int) -> None:
    """Make a move; if it ends a visit, write down how."""
    before, score = s.unvisited, score_after(s, move)
    make(s, move)
    ended = before & ~s.unvisited
    if ended != 0:
        visit = FIEF_COUNT - count(before)
        fief = lowest(ended)
        rows[i, FIEFS + visit] = fief
        rows[i, SCORES + visit] = score
        rows[i, WON_FIEFS + visit] = s.friendly >> fief & 1


def score_after(s: State, move: int) -> int:
    """The cards on the score pile after a move, should it end the visit."""
    if s.phase == RESPOND:
        return s.scores_size + beats(s, move, s.discards[s.discards_size - 1])
    if s.phase == ABILITY and s.character == KC:
        return s.scores_size + 1
    if s.phase == READY and move != LISTEN:
        character = acting(s, move - 40)
        if (character in (QC, QF)) and s.scores_size > 0:
            return s.scores_size - 1
    return s.scores_size
