"""The guide plays legally, the same way each time, and by what the team may know alone."""

from random import Random

import pytest

from hearthwood.core.errors import InvalidText
from hearthwood.locales import LANGUAGES, Words
from hearthwood.nordguard import Library, Place, Position, Setup, resample, usual_setup
from hearthwood.sage.nordguard import LEVELS, Greedy, Guide, Walker, hint

LIBRARY = Library()
USUAL = usual_setup(LIBRARY)


def chosen_in_play(seats: int) -> Setup:
    """Characters and items are chosen in the game, a seat each."""
    return Setup(USUAL.box, 4, 4, ((Place(),),) * seats)


@pytest.mark.parametrize(
    "player", [Walker(), Greedy(), Guide("balancing")], ids=lambda one: type(one).__name__
)
@pytest.mark.parametrize("setup", [USUAL, chosen_in_play(3)], ids=["usual", "chosen"])
def test_a_player_finishes_a_game(player: Guide, setup: Setup) -> None:
    position = Position.new(setup, 3)
    for _ in range(2_000):
        if position.outcome is not None:
            break
        position = position.play(player.choose(position.notebook()))
    assert position.outcome is not None


def halfway(seed: int) -> Position:
    """A position a few days into a greedy game."""
    position = Position.new(USUAL, seed)
    while position.outcome is None and position.day < 3:
        position = position.play(Greedy().choose(position.notebook()))
    return position


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_plays_no_part(level: str) -> None:
    position = halfway(5)
    weighed = Guide(level, seed=2).weigh(position.notebook())
    rng = Random(8)
    for _ in range(3):
        other = resample(position.notebook(), rng)
        assert Guide(level, seed=2).weigh(other.notebook()) == weighed


def test_every_legal_move_is_weighed_best_first() -> None:
    view = halfway(6).notebook()
    weighed = Guide("balancing").weigh(view)
    assert {one.move for one in weighed} == set(view.legal_moves)
    assert [one.chance for one in weighed] == sorted((one.chance for one in weighed), reverse=True)
    assert all(0 <= one.low <= one.chance <= one.high <= 1 for one in weighed)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(InvalidText, match="no level; there are balancing"):
        Guide("mighty")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_can_be_said(language: str) -> None:
    advice = hint(Guide("balancing").weigh(halfway(6).notebook()))
    words = Words(language)
    said = [words.say(message) for message in advice.messages]
    assert all("%" in sentence for sentence in said)
    ways = {other.move.kind for other in advice.others} | {advice.best.move.kind}
    assert "stay" in ways
    assert len(ways & {"north", "east", "south", "west"}) >= 2
