"""An observation says what the view says: no more, no less."""

from itertools import accumulate

import numpy as np

from hearthwood.lab.northwood import fields
from hearthwood.lab.northwood.fields import FIELDS, ROW
from hearthwood.lab.northwood.options import observation_space
from hearthwood.lab.northwood.sight import observe, row_of, sampled, view_of
from hearthwood.northwood import SETUPS, Position

from .games import positions, same

STARTS = {
    "place": fields.PLACE, "depth": fields.DEPTH, "allies": fields.ALLIES, "covers": fields.COVERS,
    "rulers": fields.RULERS, "standing": fields.STANDING, "exhausted": fields.EXHAUSTED,
    "phase": fields.PHASE, "fief": fields.FIEF, "trump": fields.TRUMP, "target": fields.TARGET,
    "score": fields.SCORE, "points": fields.POINTS, "deck": fields.DECK, "known": fields.KNOWN_CARDS,
    "watching": fields.WATCHING, "slot": fields.SLOT, "character": fields.CHARACTER,
    "argument": fields.ARGUMENT,
}  # fmt: skip


def test_the_kernel_writes_each_field_where_the_layout_has_it() -> None:
    firsts = accumulate((field.size for field in FIELDS), initial=0)
    assert dict(zip((field.name for field in FIELDS), firsts, strict=False)) == STARTS
    assert ROW % 8 == 0


def test_an_observation_gives_the_view_back() -> None:
    seen = 0
    for position in positions(25):
        observation = observe(position)
        assert observation_space().contains(observation)
        assert view_of(observation, position.setup) == position.view()
        seen |= 1 << int(observation["phase"][0])
    assert seen == 0b1111_1111, "every phase was seen"


def test_a_view_gives_the_observation_that_its_position_gives() -> None:
    for position in positions(5):
        assert same(observe(position), observe(position.view()))


def test_what_is_unseen_is_not_in_the_observation() -> None:
    for number, position in enumerate(positions(10)):
        other = position.branch(number)
        assert same(observe(position), observe(other))


def test_a_position_can_only_be_sampled_and_says_so() -> None:
    position = Position.new(SETUPS["full"], 3)
    found = sampled(observe(position), position.setup, seed=8)
    assert (found.seed, found.position.seed) == (8, 8)
    assert found.view == position.view() == found.position.view()
    assert found.position != position
    assert len({sampled(observe(position), position.setup, seed).position.deck for seed in range(9)}) == 9


def test_a_field_that_tells_too_little_is_found() -> None:
    """The proof that the round trip can fail: an observation that forgets the order of the piles."""

    def forgetful(position: Position) -> bool:
        observation = observe(position)
        observation["depth"][:] = 0
        return view_of(observation, position.setup) == position.view()

    assert not all(forgetful(position) for position in positions(1))


def test_rows_hold_the_numbers_of_the_arrays_in_order() -> None:
    position = Position.new(SETUPS["intro"], 1)
    arrays = observe(position)
    assert np.array_equal(np.concatenate([arrays[field.name] for field in FIELDS]), row_of(position.state()))
