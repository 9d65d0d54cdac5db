"""Thousands of games at once are each what one game alone is."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import hearthwood.lab
from hearthwood.core.errors import HearthwoodError
from hearthwood.lab.northwood.environment import NorthwoodEnv
from hearthwood.lab.northwood.vector import NorthwoodVectorEnv
from hearthwood.northwood import FULL, INTRO, Position
from hearthwood.northwood.moves import MOVE_LIMIT

GAMES = 12
STEPS = 500
MODES = [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP]


def test_gymnasium_makes_the_vector_environment() -> None:
    env = gymnasium.make_vec(hearthwood.lab.NORTHWOOD, num_envs=3, setup="intro")
    assert isinstance(env.unwrapped, NorthwoodVectorEnv)
    observation, info = env.reset(seed=0)
    assert observation in env.observation_space
    assert info["action_mask"].shape == (3, MOVE_LIMIT)
    assert env.action_space.sample() in env.action_space


def followed(env: NorthwoodVectorEnv, steps: int, told: dict[str, Any]) -> None:
    """Step beside Gymnasium's own vector of single environments and compare every number."""
    singles = gymnasium.vector.SyncVectorEnv(
        [lambda: NorthwoodEnv(**told)] * GAMES, autoreset_mode=env.autoreset_mode
    )
    dice = Random(1)
    both: list[Any] = [one.reset(seed=11) for one in (env, singles)]
    for _ in range(steps):
        (seen, info), (wanted, wanted_info) = [(one[0], one[-1]) for one in both]
        for name, array in wanted.items():
            assert np.array_equal(seen[name], array), name
        for name in ("action_mask", "illegal"):
            assert np.array_equal(info[name], wanted_info[name]), name
        compare_final(info, wanted_info)
        actions = np.array([some_action(mask, dice) for mask in info["action_mask"]])
        both = [one.step(actions) for one in (env, singles)]
        for mine, theirs in zip(both[0][1:4], both[1][1:4], strict=True):
            assert np.array_equal(mine, theirs)


def compare_final(info: dict[str, Any], wanted: dict[str, Any]) -> None:
    """What Gymnasium tells of games that ended in this step, where it tells it."""
    assert ("final_obs" in info) == ("final_obs" in wanted)
    if "final_obs" in wanted:
        ended = wanted["_final_obs"]
        assert np.array_equal(info["_final_obs"], ended)
        for place in np.flatnonzero(ended):
            final = wanted["final_obs"]
            theirs = {name: final[name][place] for name in final} if isinstance(final, dict) else final[place]
            for name, array in theirs.items():
                assert np.array_equal(info["final_obs"][name][place], array)


def some_action(mask: Any, dice: Random) -> int:
    """Mostly legal."""
    legal = np.flatnonzero(mask).tolist()
    return dice.randrange(MOVE_LIMIT) if not legal or dice.random() < 0.05 else dice.choice(legal)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("copy", [True, False])
def test_each_game_is_what_the_single_environment_plays(mode: AutoresetMode, copy: bool) -> None:
    told = {"setup": "full", "reward": "stars"} if copy else {"setup": "intro", "reward": "win", "goal": 3}
    followed(NorthwoodVectorEnv(GAMES, autoreset_mode=mode, copy=copy, **told), STEPS, told)


def test_a_vector_environment_that_differs_is_found() -> None:
    env = NorthwoodVectorEnv(GAMES, "intro", illegal_reward=-2.0)
    with pytest.raises(AssertionError):
        followed(env, STEPS, {"setup": "intro"})


def test_seeds_wrap_around_at_the_end() -> None:
    env = NorthwoodVectorEnv(3)
    env.reset(seed=2**64 - 1)
    assert [env._position(place).seed for place in range(3)] == [2**64 - 1, 0, 1]


def test_each_game_can_have_a_seed_of_its_own() -> None:
    env = NorthwoodVectorEnv(3, "intro")
    env.reset(seed=[4, 9, 4])
    assert [env._position(place) for place in range(3)] == [Position.new(INTRO, seed) for seed in (4, 9, 4)]


def test_seeds_not_told_follow_from_the_ones_before() -> None:
    env, single = NorthwoodVectorEnv(2, "intro"), NorthwoodEnv("intro")
    env.reset(seed=[4, 9])
    env.reset(seed=[None, 3])
    single.reset(seed=4)
    single.reset()
    assert env._position(0) == single._position()
    assert env._position(1).seed == 3


def test_disabled_reset_leaves_the_end_standing_until_it_is_asked_for() -> None:
    env = NorthwoodVectorEnv(4, "intro", autoreset_mode="Disabled")
    env.reset(seed=0)
    choices = np.arange(4, dtype=np.uint64)
    for _ in range(400):
        env.step(env.random_actions(choices))
    _, rewards, terminated, _, info = env.step(env.random_actions(choices))
    assert terminated.all()
    assert not rewards.any()
    assert not info["action_mask"].any()
    env.reset(seed=9, options={"reset_mask": np.array([True, False, False, True])})
    assert [env._position(place).outcome is None for place in range(4)] == [True, False, False, True]


def test_games_begin_where_they_are_told_to() -> None:
    middle = Position.new(FULL, 1).play("@3")
    env = NorthwoodVectorEnv(2)
    _, info = env.reset(seed=5, options={"starts": [middle, str(middle.view())]})
    assert env._position(0) == middle
    assert env._position(1) == middle.branch(6)
    assert info["sampled"].tolist() == [False, True]


def test_each_place_gives_its_view_and_positions_only_as_samples() -> None:
    env = NorthwoodVectorEnv(2)
    env.reset(seed=[4, 9])
    found = env.sampled_position(1, 3)
    assert found.view == env.view(1) == Position.new(FULL, 9).view()
    assert found.position != env._position(1)


def test_random_actions_are_legal_and_even() -> None:
    env = NorthwoodVectorEnv(2000)
    _, info = env.reset(seed=[0] * 2000)
    actions = env.random_actions(np.arange(2000, dtype=np.uint64))
    assert info["action_mask"][np.arange(2000), actions].all()
    counts = np.bincount(actions)[32:40]
    assert counts.sum() == 2000
    assert counts.min() > 180


@pytest.mark.parametrize(
    "call",
    [
        lambda env: env.reset(seed=[1, 2, 3]),
        lambda env: env.reset(seed=-1),
        lambda env: env.reset(options={"start": "x"}),
        lambda env: env.reset(options={"starts": ["x"]}),
        lambda env: env.reset(options={"reset_mask": [True, False]}),
        lambda env: (env.reset(), env.step([1])),
        lambda env: NorthwoodVectorEnv(2, render_mode="ansi"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(call: Any) -> None:
    with pytest.raises(HearthwoodError) as refused:
        call(NorthwoodVectorEnv(2))
    assert "\n" not in str(refused.value)


def test_what_was_returned_stays_unless_it_is_shared() -> None:
    for copy in (True, False):
        env = NorthwoodVectorEnv(1, copy=copy)
        observation, _ = env.reset(seed=0)
        before = observation["phase"].copy()
        env.step([35])
        assert np.array_equal(before, observation["phase"]) == copy


def test_observations_that_are_shared_cannot_be_written_into() -> None:
    env = NorthwoodVectorEnv(1, copy=False)
    observation, _ = env.reset(seed=0)
    with pytest.raises(ValueError, match="read-only"):
        observation["place"][:] = 0
