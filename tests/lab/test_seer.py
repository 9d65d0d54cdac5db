"""The seer: what could be won by somebody who knows the decks, shown by games played by the rules."""

from itertools import permutations

import numpy as np
import pytest

from hearthwood.core.bits import bits
from hearthwood.core.errors import HearthwoodError
from hearthwood.lab.northwood.scenario import scenario
from hearthwood.lab.runs import chronicle, seer
from hearthwood.lab.runs.players import player_named
from hearthwood.northwood import FULL, INTRO, SETUPS, Position, Setup
from hearthwood.northwood.machine import legal, play
from hearthwood.northwood.moves import FIRST_FIEF, MOVES
from hearthwood.northwood.playouts import move_at
from hearthwood.northwood.state import State

PLAIN = scenario({"like": "full", "abilities": 0}, "plain")
"""Nobody may use an ability: small enough to count everything out."""
SEEDS = range(4)


def moves_of(setup: Setup, seed: int) -> list[int]:
    """The moves that the seer makes in a game."""
    work = chronicle.LAYOUT.records([chronicle.Chronicle.template(setup), *(chronicle.Chronicle(),) * 2])
    desk = chronicle.seers_desk()
    rows, many = np.zeros((1, chronicle.WIDTH), np.int8), np.zeros(1, np.int64)
    seeds = np.array([seed], np.uint64)
    chronicle.entry(chronicle.seer_rows)(work, desk, seeds, rows, many)
    return [int(code) for code in desk.game[: many[0]]]


@pytest.mark.parametrize("setup", SETUPS.values())
def test_what_the_seer_wins_is_won_by_legal_moves(setup: Setup) -> None:
    """The interpreted rules go through every move and refuse what is not legal."""
    games = player_named("seer").play(setup, SEEDS)
    for row in games.iter_rows(named=True):
        position = Position.new(setup, row["seed"])
        moves = moves_of(setup, row["seed"])
        for code in moves:
            position = position.play(MOVES[code])
        assert position.outcome is not None
        assert (position.points, len(moves)) == (row["points"], row["moves"])
    assert (games["points"] == 20).mean() > 0.4  # type: ignore[operator]


def can_end_at(state: State, fief: int) -> bool:
    """Can this visit be won? Every line of moves, in plain Python and with nothing remembered."""
    for bit in bits(legal(state)):
        after = state.copy()
        play(after, move_at(state, bit))
        if not after.unvisited >> fief & 1:
            if after.friendly >> fief & 1:
                return True
        elif can_end_at(after, fief):
            return True
    return False


def test_where_all_can_be_counted_the_seer_is_right() -> None:
    answers = chronicle.seen_fiefs(PLAIN, range(6), 10**6)
    for seed, row in enumerate(answers):
        for fief, answer in enumerate(row):
            state = PLAIN.deal(seed)
            play(state, FIRST_FIEF + fief)
            assert answer == (seer.WON if can_end_at(state, fief) else seer.LOST)
    assert {seer.WON, seer.LOST} == set(answers.ravel().tolist())


def test_the_order_of_fiefs_is_the_best_there_is() -> None:
    """Against all orders, by what is possible on each visit."""
    for seed in range(2):
        possible = np.array([visit_answers(PLAIN, seed, visit) for visit in range(8)])
        best = max(
            sum(PLAIN.stars[fief] for visit, fief in enumerate(order) if possible[visit, fief])
            for order in permutations(range(8))
        )
        [points] = player_named("seer").play(PLAIN, range(seed, seed + 1))["points"]
        assert points == best


def visit_answers(setup: Setup, seed: int, visit: int) -> list[bool]:
    """Which fiefs can be won on a visit of this number."""
    found = []
    for fief in range(8):
        state = setup.deal(seed)
        for other in [one for one in range(8) if one != fief][:visit]:
            play(state, FIRST_FIEF + other)
            while state.unvisited >> other & 1:
                play(state, move_at(state, bits(legal(state))[-1]))
            state.home = 0  # nobody is called in
        play(state, FIRST_FIEF + fief)
        found.append(can_end_at(state, fief))
    return found


def test_a_budget_that_is_too_small_leaves_visits_undecided() -> None:
    few, many = (chronicle.seen_fiefs(FULL, SEEDS, budget) for budget in (30, 100_000))
    assert (few == seer.UNDECIDED).sum() > (many == seer.UNDECIDED).sum()
    settled = few != seer.UNDECIDED
    assert (few[settled] == many[settled]).all()


def test_the_seer_cannot_be_asked_for_a_single_move() -> None:
    with pytest.raises(HearthwoodError, match="deal"):
        player_named("seer").choose(Position.new(INTRO, 1).view(), None)  # type: ignore[arg-type]
