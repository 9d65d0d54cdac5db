"""The bound is one: never below what the best play can reach, and just that where the value is true."""

from random import Random

import pytest

from hearthwood.northwood import SETUPS, Position
from hearthwood.sage.northwood.bounding import Payer, fresh, mean_of

from . import by_enumeration

VISITS = 3
"""Of each character."""
SMALL = 1 << 14


def small_visits() -> list[Position]:
    return [
        by_enumeration.small_visit(character, Random(f"bound {character} {number}"))
        for character in range(24)
        for number in range(VISITS)
    ]


def test_who_pays_by_the_true_value_gains_nothing_by_foresight() -> None:
    """For every single deck the seer keeps what the best play expects: the means over cards are exact."""
    payer = Payer("full", size=SMALL, stops=False)
    for visit in small_visits():
        best = float(max(by_enumeration.worths(visit).values()))
        for deck in by_enumeration.orders(visit):
            assert payer.kept(deck) == pytest.approx(best, abs=1e-9), str(deck)


def test_whatever_the_value_says_no_fair_player_wins_more() -> None:
    """Paid by the network alone: over all decks the mean is at least what the best fair play expects."""
    payer = Payer("full", size=SMALL, counts=False)
    paid = 0
    for visit in small_visits():
        best = float(max(by_enumeration.worths(visit).values()))
        decks = by_enumeration.orders(visit)
        kept = [payer.kept(deck) for deck in decks]
        mean = sum(one for one in kept if one is not None) / len(decks)
        assert None not in kept
        assert mean >= best - 1e-6, str(visit)
        paid += sum(one not in (0.0, 1.0) for one in kept)
    assert paid > 0, "somewhere there was something to pay"


def test_what_takes_too_many_moves_has_no_bound() -> None:
    [visit] = fresh(SETUPS["intro"], 4, range(1))
    assert Payer("intro", size=SMALL, most=50).kept(visit) is None


def test_visits_are_played_alike_whatever_is_hidden_later() -> None:
    visits = fresh(SETUPS["full"], 3, range(4))
    payer = Payer("full", size=SMALL)
    assert payer.played(visits).tolist() == payer.played(visits).tolist()
    assert set(payer.played(visits)) <= {0.0, 1.0}


def test_a_mean_has_an_interval() -> None:
    found = mean_of([0.0, 1.0, 1.0, 1.0])
    assert (found.mean, found.many) == (0.75, 4)
    assert found.error == pytest.approx(1.96 * 0.5 / 2)
