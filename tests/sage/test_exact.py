"""Endings are exact: what is counted out is what plain enumeration of all decks finds."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

from hearthwood.northwood import SETUPS, Position, View
from hearthwood.northwood.cards import CHARACTER_TEXTS
from hearthwood.northwood.compiled import LAYOUT, kernels
from hearthwood.northwood.moves import MOVES
from hearthwood.northwood.state import State
from hearthwood.sage.northwood import chance, exact, likeness, steps
from tests.northwood.walks import walk

from . import by_enumeration

VISITS = 4
"""Of each character."""
PLENTY = 10_000_000


@cache
def entry(kernel: Any) -> Any:
    return kernels(chance, steps, likeness, exact).entry(kernel)


@cache
def room() -> tuple[Any, exact.Desk]:
    return LAYOUT.empty(exact.DEPTH), exact.new_desk()


def counted_out(position: Position | View, ending: Any = None, most: int = PLENTY) -> dict[str, float]:
    stack, desk = room()
    desk.ending[:] = [0, 1] if ending is None else ending
    codes, worths = np.zeros(96, np.int64), np.zeros(96)
    record = LAYOUT.records([position.state()])[0]
    many = entry(exact.exact_moves)(stack, record, desk, most, codes, worths)
    worth = entry(exact.exact_hit)(stack, record, desk, most)
    assert worth == pytest.approx(worths[:many].max() if many else exact.UNFINISHED)
    return {str(MOVES[int(code)]): worth for code, worth in zip(codes, worths[:many], strict=False)}


@pytest.mark.parametrize("character", range(24), ids=CHARACTER_TEXTS)
def test_small_visits_are_worth_what_enumeration_finds(character: int) -> None:
    """Half of them with ends worth anything, as a campaign would have it."""
    for number in range(VISITS):
        dice = Random(f"{character} {number}")
        visit = by_enumeration.small_visit(character, dice)
        ending: by_enumeration.Ending = [
            [Fraction(dice.randrange(64), 64) for _ in range(2)] for _ in range(8)
        ]
        if number % 2:
            ending = by_enumeration.ONE_FOR_A_HIT
        found = by_enumeration.worths(visit, ending)
        wanted = {str(move): pytest.approx(float(worth)) for move, worth in found.items()}
        assert counted_out(visit, np.array(ending, float)) == wanted, str(visit)


def listed(arrays: Any) -> Any:
    """A desk of lists, as plain Python counts on them."""
    return type(arrays)(*(listed(one) if isinstance(one, tuple) else one.tolist() for one in arrays))


def endings(setup: str, seed: int) -> Iterator[Position]:
    _, desk = room()
    for position in walk(SETUPS[setup], seed):
        if exact.near_end(position.state(), desk):
            yield position


@pytest.mark.parametrize("setup", SETUPS)
def test_hidden_cards_change_nothing(setup: str) -> None:
    for position in endings(setup, 5):
        worths = counted_out(position)
        assert worths
        assert counted_out(position.view()) == counted_out(position.branch(8)) == worths


@pytest.mark.parametrize("setup", SETUPS)
def test_interpreted_and_compiled_are_equal(setup: str) -> None:
    stack = [State() for _ in range(60)]
    for position in endings(setup, 6):
        desk = listed(exact.new_desk(1 << 8))
        worth = exact.exact_hit(stack, position.state(), desk, PLENTY)
        assert worth == max(counted_out(position).values())


@pytest.mark.parametrize("setup", SETUPS)
def test_how_many_cards_a_move_turns_up_does_not_depend_on_which(setup: str) -> None:
    """`exact` counts the ways of a move by the cards that one of them turns up."""
    seen = set()
    for position in walk(SETUPS[setup], 12):
        for move in position.legal_moves if position.fief is not None else ():
            numbers = set()
            for seed in range(5):
                s = position.branch(seed).state()
                after = s.copy()
                unseen = likeness.unseen_cards(s)
                numbers.add(exact.turned_up(s, after, unseen, move.code))
            assert len(numbers) == 1, (str(position), move)
            seen |= numbers
    assert seen >= {0, 1}


def test_it_gives_up_when_it_takes_too_many_moves() -> None:
    position = Position.new(SETUPS["full"], 3).play("@4")
    assert counted_out(position, most=1000) == {}


def test_between_visits_there_is_nothing_to_count_out() -> None:
    assert counted_out(Position.new(SETUPS["full"], 3)) == {}
