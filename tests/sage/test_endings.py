"""The sage plays endings as well as can be: its chances are those of the best play over everything unseen."""

from random import Random

import pytest

from hearthwood.northwood.cards import CHARACTER_TEXTS
from hearthwood.sage.northwood import Aim, Sage

from . import by_enumeration

CLOSE = 0.005
ELSEWHERE = {"JL", "QL", "PL"}
"""Where these may be called on more counts than the chance to hit: other fiefs, other rulers for later."""
VISITS = 2
"""Of each character, drawn otherwise than in `test_exact`."""


@pytest.mark.parametrize("character", range(24))
def test_the_sages_chances_are_those_of_enumeration(character: int) -> None:
    sage = Sage(Aim.POINTS, "master")
    for number in range(VISITS):
        visit = by_enumeration.small_visit(character, Random(f"ending {character} {number}"))
        found = {str(move): float(worth) for move, worth in by_enumeration.worths(visit).items()}
        best = max(found.values())
        view = visit.view()
        if ELSEWHERE & {CHARACTER_TEXTS[ally.shown] for ally in view.allies}:
            continue
        assert sage.worth(view).hit == pytest.approx(best, abs=CLOSE), str(view)
        assert found[str(sage.choose(view))] >= best - CLOSE, str(view)
        for weighed in sage.weigh(view):
            assert weighed.worth.hit == pytest.approx(found[str(weighed.move)], abs=CLOSE), str(view)
