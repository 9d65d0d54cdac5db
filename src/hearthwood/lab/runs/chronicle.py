"""Games that remember how each visit ended: the rules, told of every event, write it into the state."""

import sys
from collections.abc import Sequence
from functools import cache
from typing import Any

import numba
import numpy as np

from hearthwood.core.bits import count, lowest
from hearthwood.core.compiler import Layout
from hearthwood.core.randomness import Word
from hearthwood.northwood import Setup
from hearthwood.northwood.cards import CARD_COUNT, FIEF_COUNT, ONE_SUIT, RANK_COUNT, SLOT_COUNT
from hearthwood.northwood.compiled import kernels
from hearthwood.northwood.machine import beats, legal, play, set_out
from hearthwood.northwood.moves import DONE, FIRST_FIEF, LISTEN
from hearthwood.northwood.piles import FRIENDLY, LOST, copy
from hearthwood.northwood.playouts import random_game
from hearthwood.northwood.state import CHOOSE, LENGTHS, OVER, RESPOND, SUBSTITUTE, State
from hearthwood.sage.northwood import chance

from . import seer
from .seer import DEPTH, Desk, decide, new_desk, seen_game
from .seer import WON as SEEN

# A row: who sat where, and by visit the fief where it ended and the score there.
ALLIES, RULERS, FIEFS, SCORES, WON, WIDTH = 0, 4, 12, 20, 28, 36
SEER_BUDGET = 1_000_000
"""Moves that the seer looks at on a visit before giving it up as undecided."""
HIGH_CARDS = 0xC0C0_C0C0
"""The cards of value 7 and 8."""


class Chronicle(State):
    """A state with the ends of its visits."""

    __annotations__ = State.__annotations__ | {"ended": int, "fiefs": list[int], "reached": list[int]}

    ended: int
    fiefs: list[int]
    reached: list[int]

    def __init__(self) -> None:
        super().__init__()
        self.ended = 0
        self.fiefs = [0] * FIEF_COUNT
        self.reached = [0] * FIEF_COUNT

    @classmethod
    def template(cls, setup: Setup) -> "Chronicle":
        """The table of a setup before anything is dealt."""
        chronicle = cls()
        chronicle.__dict__.update(setup.template().__dict__)
        return chronicle


LAYOUT = Layout(Chronicle, {**LENGTHS, "fiefs": FIEF_COUNT, "reached": FIEF_COUNT})


def note(s: Chronicle, kind: int, what: int, more: int) -> None:
    """Write the end of a visit down; everything else that is told is passed over."""
    if kind in (FRIENDLY, LOST):
        s.fiefs[s.ended] = what
        s.reached[s.ended] = more
        s.ended += 1


def random_rows(work: Sequence[Chronicle], seeds: Sequence[Word], rows: Any, moves: Any) -> None:
    """Games of these seeds at random, a row each."""
    for i in range(len(seeds)):
        begin_row(work, seeds[i], rows, i)
        moves[i] = random_game(work[1], seeds[i])
        end_row(work[1], rows, i)


def greedy_rows(work: Sequence[Chronicle], seeds: Sequence[Word], rows: Any, moves: Any) -> None:
    """Games of these seeds by the greedy player, a row each."""
    for i in range(len(seeds)):
        begin_row(work, seeds[i], rows, i)
        s = work[1]
        made = 0
        while s.phase != OVER:
            play(s, greedy_move(s))
            made += 1
        moves[i] = made
        end_row(s, rows, i)


def seer_rows(
    work: Sequence[Chronicle],
    desk: Desk,
    seeds: Sequence[Word],
    rows: Any,
    moves: Any,
) -> None:
    """Games of these seeds as somebody plays them who knows all decks, a row each."""
    for i in range(len(seeds)):
        begin_row(work, seeds[i], rows, i)
        s = work[1]
        copy(work[2], s)
        seen_game(desk, work[2], SEER_BUDGET)
        made = 0
        for visit in range(FIEF_COUNT):
            found = decide(desk, work[2], visit, desk.order[visit], SEER_BUDGET)
            made = make(s, FIRST_FIEF + desk.order[visit], desk, made)
            if s.phase == SUBSTITUTE:
                made = make(s, DONE, desk, made)
            left = s.unvisited
            at = 0
            while s.unvisited == left:
                made = make(s, desk.line[at] if found == SEEN else greedy_move(s), desk, made)
                at += 1
        moves[i] = made
        end_row(s, rows, i)


def seen_rows(
    work: Sequence[Chronicle], desk: Desk, seeds: Sequence[Word], budget: int, answers: Any
) -> None:
    """For the first visit of each seed: which fiefs could be won by somebody who knows the deck."""
    for i in range(len(seeds)):
        copy(work[1], work[0])
        set_out(work[1], seeds[i])
        for fief in range(FIEF_COUNT):
            answers[i, fief] = decide(desk, work[1], 0, fief, budget)


def make(s: State, move: int, desk: Desk, made: int) -> int:
    """Make a move and write it down; how many there are now."""
    play(s, move)
    desk.game[made] = move
    return made + 1


def begin_row(work: Sequence[Chronicle], seed: Word, rows: Any, i: int) -> None:
    """Deal on `work[1]` as `work[0]` has it, and write down who sits where."""
    s = work[1]
    copy(s, work[0])
    set_out(s, seed)
    for slot in range(SLOT_COUNT):
        rows[i, ALLIES + slot] = s.allies[slot]
    for fief in range(FIEF_COUNT):
        rows[i, RULERS + fief] = s.rulers[fief]


def end_row(s: Chronicle, rows: Any, i: int) -> None:
    """Write down how the visits ended."""
    for visit in range(FIEF_COUNT):
        fief = s.fiefs[visit]
        rows[i, FIEFS + visit] = fief
        rows[i, SCORES + visit] = s.reached[visit]
        rows[i, WON + visit] = s.friendly >> fief & 1


def greedy_move(s: State) -> int:
    """Plays each answer for the score that is still wanted, and uses no ability."""
    if s.phase == RESPOND:
        return greedy_answer(s)
    if s.phase == CHOOSE:
        return FIRST_FIEF + greedy_fief(s)
    if s.phase == SUBSTITUTE:
        return DONE
    return LISTEN


def greedy_answer(s: State) -> int:
    """While score is wanted the lowest card that scores, then the highest that does not; else the lowest."""
    said = s.discards[s.discards_size - 1]
    wanted = s.targets[s.fief] > s.scores_size
    lowest_scoring, highest_missing, lowest_card = CARD_COUNT, CARD_COUNT, CARD_COUNT
    cards = legal(s)
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if lowest_card == CARD_COUNT or card & 7 < lowest_card & 7:
            lowest_card = card
        if beats(s, card, said):
            if lowest_scoring == CARD_COUNT or card & 7 < lowest_scoring & 7:
                lowest_scoring = card
        elif highest_missing == CARD_COUNT or card & 7 > highest_missing & 7:
            highest_missing = card
    if wanted and lowest_scoring != CARD_COUNT:
        return lowest_scoring
    if not wanted and highest_missing != CARD_COUNT:
        return highest_missing
    return lowest_card


def greedy_fief(s: State) -> int:
    """The fief whose number is nearest to the cards that look like scoring there; of equals more stars."""
    best, best_worth = 0, -1000
    fiefs = s.unvisited
    while fiefs != 0:
        fief = lowest(fiefs)
        fiefs &= fiefs - 1
        trumps = ONE_SUIT << (8 * (s.rulers[fief] // RANK_COUNT))
        likely = count(s.hand & (trumps | HIGH_CARDS))
        worth = s.stars[fief] - 10 * abs(likely - s.targets[fief])
        if worth > best_worth:
            best, best_worth = fief, worth
    return best


@cache
def _kernels() -> Any:
    return kernels(sys.modules[__name__], seer, chance, tell=numba.njit(note))


@cache
def entry(function: Any) -> Any:
    """A kernel of this module or of `seer`, compiled."""
    return _kernels().entry(function)


def play_rows(kernel: Any, setup: Setup, seeds: range) -> tuple[Any, Any]:
    """The rows of the games of these seeds, and how many moves each took."""
    work = LAYOUT.records([Chronicle.template(setup), Chronicle()])
    rows = np.zeros((len(seeds), WIDTH), dtype=np.int8)
    moves = np.zeros(len(seeds), dtype=np.int64)
    entry(kernel)(work, np.arange(seeds.start, seeds.stop, dtype=np.uint64), rows, moves)
    return rows, moves


def play_seen(setup: Setup, seeds: range) -> tuple[Any, Any]:
    """The same for one who knows all decks."""
    work = LAYOUT.records([Chronicle.template(setup), Chronicle(), Chronicle()])
    rows = np.zeros((len(seeds), WIDTH), dtype=np.int8)
    moves = np.zeros(len(seeds), dtype=np.int64)
    numbers = np.arange(seeds.start, seeds.stop, dtype=np.uint64)
    entry(seer_rows)(work, seers_desk(), numbers, rows, moves)
    return rows, moves


def seers_desk() -> Desk:
    """Room for looking through visits."""
    return new_desk(LAYOUT.empty(DEPTH))


def seen_fiefs(setup: Setup, seeds: range, budget: int) -> Any:
    """By seed and fief: could the first visit be won there by somebody who knows the deck?"""
    work = LAYOUT.records([Chronicle.template(setup), Chronicle()])
    answers = np.zeros((len(seeds), FIEF_COUNT), dtype=np.int8)
    numbers = np.arange(seeds.start, seeds.stop, dtype=np.uint64)
    entry(seen_rows)(work, seers_desk(), numbers, budget, answers)
    return answers
