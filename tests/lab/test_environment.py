"""`Hearthwood/Northwood-v0`, one game: Gymnasium's own checks, seeds, rewards, illegal actions, starts."""

import subprocess
import sys
import warnings
from dataclasses import replace
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers import PassiveEnvChecker

import hearthwood.lab
from hearthwood.core.errors import HearthwoodError
from hearthwood.core.randomness import advance, output, stream
from hearthwood.lab.northwood.environment import NorthwoodEnv
from hearthwood.lab.northwood.sight import observe
from hearthwood.northwood import FULL, INTRO, SETUPS, Position, new_game
from hearthwood.northwood.moves import MOVE_LIMIT, MOVES
from hearthwood.northwood.records import Record

from .games import random_action, same


def whole_game(env: Any, seed: int) -> tuple[float, list[int], dict[str, Any]]:
    """Play at random to the end: the sum of rewards, the actions, the last info."""
    dice = Random(seed)
    _, info = env.reset(seed=seed)
    total, actions, over = 0.0, [], False
    while not over:
        actions.append(random_action(info["action_mask"], dice))
        _, reward, over, truncated, info = env.step(actions[-1])
        assert not truncated
        total += float(reward)
    return total, actions, info


# Gymnasium's checks


def test_gymnasiums_checker_has_nothing_to_say() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(hearthwood.lab.NORTHWOOD).unwrapped)
        check_env(gymnasium.make(hearthwood.lab.NORTHWOOD, render_mode="ansi").unwrapped)


def test_the_passive_checker_has_nothing_to_say_in_whole_games() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for seed in range(3):
            whole_game(PassiveEnvChecker(NorthwoodEnv()), seed)


class WrongType(NorthwoodEnv):
    def _observation(self) -> Any:
        return {name: array.astype(np.int64) for name, array in super()._observation().items()}


class Unseeded(NorthwoodEnv):
    chance = iter(range(100))

    def _next_seed(self, seed: int | None) -> int:
        return next(self.chance)


class OutOfBounds(NorthwoodEnv):
    def _observation(self) -> Any:
        observation = super()._observation()
        observation["phase"] = observation["phase"] + np.int8(8)
        return observation


@pytest.mark.parametrize("broken", [WrongType, Unseeded, OutOfBounds])
def test_gymnasiums_checker_finds_a_broken_environment(broken: type[NorthwoodEnv]) -> None:
    with pytest.raises((AssertionError, UserWarning)):
        check_env(broken())


@pytest.mark.parametrize("broken", [WrongType, OutOfBounds])
def test_the_passive_checker_finds_a_broken_environment(broken: type[NorthwoodEnv]) -> None:
    with pytest.raises((AssertionError, UserWarning)):
        whole_game(PassiveEnvChecker(broken()), 0)


# Rules and seeds


@pytest.mark.parametrize("setup", SETUPS)
def test_the_game_is_the_one_of_the_setup_and_seed(setup: str) -> None:
    env = NorthwoodEnv(setup)
    for seed in (0, 7, 2**64 - 1):
        position = Position.new(SETUPS[setup], seed)
        observation, info = env.reset(seed=seed)
        dice = Random(seed)
        over = False
        while not over:
            assert env._position() == position
            assert same(observation, observe(position))
            legal = {move.code for move in position.legal_moves}
            assert (
                set(np.flatnonzero(info["action_mask"])) == legal == set(np.flatnonzero(env.action_masks()))
            )
            action = random_action(info["action_mask"], dice)
            position = position.play(MOVES[action])
            observation, _, over, _, info = env.step(action)
        assert position.outcome is not None


def test_later_games_follow_from_the_seed() -> None:
    env = NorthwoodEnv("intro")
    env.reset(seed=5)
    following = stream(5, 9)
    for _ in range(3):
        env.reset()
        following = advance(following)
        assert env._position() == Position.new(INTRO, output(following))


def test_without_a_seed_games_differ() -> None:
    seeds = set()
    for _ in range(3):
        env = NorthwoodEnv()
        env.reset()
        seeds.add(env._position().seed)
    assert len(seeds) == 3


def test_the_seed_is_told_to_nobody() -> None:
    env = NorthwoodEnv(render_mode="ansi")
    _, info = env.reset(seed=123456789)
    assert "123456789" not in f"{info} {env.render()}"


# Rewards


def test_stars_are_rewarded_when_they_are_won() -> None:
    env = NorthwoodEnv("intro")
    totals = set()
    for seed in range(60):
        total, _, _ = whole_game(env, seed)
        assert total == env._position().points
        totals.add(total)
    assert len(totals) > 3


@pytest.mark.parametrize("goal", [2, 4])
def test_a_win_is_rewarded_at_its_goal(goal: int) -> None:
    env = NorthwoodEnv("intro", reward="win", goal=goal)
    won = set()
    for seed in range(40):
        total, _, _ = whole_game(env, seed)
        assert total == (env._position().points >= goal)
        won.add(total)
    assert won == {0.0, 1.0}


def test_a_setup_of_ones_own_can_be_given() -> None:
    setup = replace(FULL, name="lean", stars=(1,) * 8, targets=(2,) * 8, abilities=1)
    env = gymnasium.make(hearthwood.lab.NORTHWOOD, setup=setup).unwrapped
    assert isinstance(env, NorthwoodEnv)
    total, _, _ = whole_game(env, 1)
    assert total == env._position().points
    assert env.options.reward_range == (0.0, 8.0)


@pytest.mark.parametrize(
    ("told", "rule"),
    [
        ({"setup": "huge"}, "N3.setup"),
        ({"reward": "gold"}, "N5.points"),
        ({"reward": "win", "goal": "best"}, "N5.medal"),
        ({"reward": "win", "goal": 21}, "N5.medal"),
        ({"render_mode": "human"}, "N7.view"),
    ],
)
def test_an_option_that_does_not_exist_is_refused_in_one_line(told: dict[str, Any], rule: str) -> None:
    with pytest.raises(HearthwoodError) as refused:
        NorthwoodEnv(**told)
    assert refused.value.rule == rule
    assert "\n" not in str(refused.value)


# Illegal actions


@pytest.mark.parametrize("action", [50, 60, 95, MOVE_LIMIT, -1, 10**30, "x", None, np.nan])
def test_an_illegal_action_changes_nothing_and_is_answered(action: Any) -> None:
    env = NorthwoodEnv("intro", illegal_reward=-0.5)
    observation, info = env.reset(seed=1)
    before = env._position()
    after, reward, over, truncated, answer = env.step(action)
    assert env._position() == before
    assert same(observation, after)
    assert (reward, over, truncated, answer["illegal"]) == (-0.5, False, False, True)
    assert np.array_equal(answer["action_mask"], info["action_mask"])
    assert answer["refusal"].startswith(("move ", "action: "))
    assert answer["refusal"].endswith(")")


def test_only_the_codes_of_legal_moves_are_legal() -> None:
    """Substitutions and cards share bits of the machine's masks, but never an action."""
    env = NorthwoodEnv("intro")
    for seed in range(3):
        dice = Random(seed)
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            for action in range(-2, MOVE_LIMIT + 2):
                if action not in np.flatnonzero(info["action_mask"]):
                    assert env.step(action)[4]["illegal"]
            _, _, over, _, info = env.step(random_action(info["action_mask"], dice))
            assert not info["illegal"]


def test_after_the_end_every_action_is_illegal_and_costs_nothing() -> None:
    env = NorthwoodEnv("intro")
    whole_game(env, 2)
    _, reward, over, _, info = env.step(0)
    assert (reward, over, info["illegal"], info["action_mask"].sum()) == (0.0, True, True, 0)


# Starts


def test_an_environment_begins_at_a_position_a_game_a_record_and_a_view() -> None:
    game = new_game(INTRO, 7)
    while game.position.legal_moves:
        game.play(str(game.position.legal_moves[0]))
    middle = game.steps[40].before
    env = NorthwoodEnv("intro")
    for start in (middle, str(middle)):
        _, info = env.reset(seed=1, options={"start": start})
        assert env._position() == middle
        assert not info["sampled"]
    for finished in (game, Record.of(game), str(Record.of(game))):
        env.reset(options={"start": finished})
        assert env._position() == game.position
        env.reset(options={"start": finished, "ply": 40})
        assert env._position() == middle
    for seen in (middle.view(), str(middle.view())):
        observation, info = env.reset(seed=3, options={"start": seen})
        assert info["sampled"]
        assert same(observation, observe(middle))
        assert env._position() == middle.branch(3)


def test_a_state_gives_the_view_and_positions_only_as_samples() -> None:
    env = NorthwoodEnv("intro")
    env.reset(seed=7)
    assert env.view == Position.new(INTRO, 7).view()
    found = env.sampled_position(9)
    assert (found.seed, found.view, found.position.view()) == (9, env.view, env.view)
    assert found.position != Position.new(INTRO, 7)
    assert len({env.sampled_position(seed).position.deck for seed in range(5)}) == 5


@pytest.mark.parametrize(
    "options", [{"begin": "x"}, {"start": "x"}, {"start": 4}, {"start": Position.new(INTRO, 1), "ply": 0}]
)
def test_a_start_that_is_none_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(HearthwoodError):
        NorthwoodEnv().reset(options=options)


# Registration


def test_without_gymnasium_the_import_says_what_to_install() -> None:
    program = "import sys; sys.modules['gymnasium'] = None; import hearthwood.lab"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode != 0
    last = done.stderr.strip().splitlines()[-1]
    assert (
        last == "ModuleNotFoundError: hearthwood.lab needs gymnasium: pip install 'hearthwood[environments]'"
    )
