"""The sage answers everywhere, always the same, and from what the player sees alone."""

from collections.abc import Iterator
from random import Random

import pytest

from hearthwood.northwood import SETUPS, Phase, Position, View
from hearthwood.sage.northwood import LEVELS, Aim, Sage

QUICK = LEVELS["novice"]


def stops(setup: str, seed: int) -> Iterator[Position]:
    """A game played at random, at every decision."""
    dice = Random(seed)
    position = Position.new(SETUPS[setup], seed)
    while position.outcome is None:
        yield position
        position = position.play(dice.choice(position.legal_moves))


@pytest.mark.parametrize("setup", SETUPS)
def test_every_legal_move_is_weighed_at_every_stop(setup: str) -> None:
    sage = Sage(Aim.WIN16, QUICK)
    phases = set()
    for seed in range(3):
        for position in stops(setup, seed):
            phases.add(position.phase)
            weighed = sage.weigh(position.view())
            assert {each.move for each in weighed} == set(position.legal_moves)
            assert sage.choose(position.view()) == weighed[0].move
            for each in weighed:
                assert 0 <= each.worth.hit <= 1
                assert 0 <= each.worth.points <= 20
                assert each.worth.win20 <= each.worth.win18 <= each.worth.win16
    assert phases == set(Phase) - {Phase.OVER}


@pytest.mark.parametrize("setup", SETUPS)
def test_hidden_cards_change_nothing(setup: str) -> None:
    """Another deck, stream and seed behind the same view; also the printed cards, read from text."""
    sage = Sage(Aim.WIN20, QUICK, seed=3)
    for position in stops(setup, 11):
        view = position.view()
        said = sage.weigh(view), sage.worth(view)
        other = view.branch(99).view()
        assert (sage.weigh(other), sage.worth(other)) == said
        text = View.parse(str(view), position.setup)
        assert (Sage(Aim.WIN20, QUICK, seed=3).weigh(text), sage.worth(text)) == said
