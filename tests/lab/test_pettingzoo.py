"""`nordguard_v0`: PettingZoo's own tests, seats, rewards, illegal actions, starts."""

import warnings
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper as side_by_side

from hearthwood.core.errors import HearthwoodError
from hearthwood.lab.nordguard import environment
from hearthwood.lab.nordguard.arrays import MOST_MOVES, PASS, spaces_of
from hearthwood.lab.nordguard.teams import team_of
from hearthwood.lab.pettingzoo import nordguard_v0
from hearthwood.nordguard import Position, new_game
from hearthwood.nordguard.records import Record


def played(env: Any, seed: int, others: list[str] | None = None) -> dict[str, float]:
    """A game at random; what each agent was rewarded with in all."""
    dice = Random(seed)
    env.reset(seed=seed)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    while env.agents:
        agent = env.agent_selection
        seen, reward, over, cut, _ = env.last()
        totals[agent] += reward
        if over or cut:
            env.step(None)
            continue
        if others is not None and seen["action_mask"][PASS]:
            others.append(agent)
        env.step(dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return totals


@pytest.mark.parametrize("seats", [1, 3])
def test_pettingzoos_api_test(seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(nordguard_v0.env(seats=seats), num_cycles=150)


def test_pettingzoos_seed_test() -> None:
    seed_test(nordguard_v0.env, num_cycles=40)


def test_pettingzoos_parallel_tests() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(nordguard_v0.parallel_env(), num_cycles=100)
        parallel_seed_test(nordguard_v0.parallel_env, num_cycles=30)


class Outside(environment.NordguardEnv):
    """Shows numbers that are not in its space."""

    def observe(self, agent: str) -> Any:
        return super().observe(agent) | {"table": np.zeros(9, np.int16)}


class NewSpaces(environment.NordguardEnv):
    """Makes its spaces anew whenever it is asked, so that seeding them has no effect."""

    def observation_space(self, agent: str) -> Any:
        return spaces_of(16)


class Noisy(environment.NordguardEnv):
    """Shows something that no seed fixes."""

    noise = Random()

    def observe(self, agent: str) -> Any:
        seen = super().observe(agent)
        seen["table"] = seen["table"] + np.int16(self.noise.randrange(1000))
        return seen


def test_the_api_tests_find_a_broken_environment() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with pytest.raises(AssertionError):
            api_test(Outside(), num_cycles=20)
        with pytest.raises(AssertionError):
            parallel_api_test(side_by_side(NewSpaces()), num_cycles=20)


def test_the_seed_tests_find_what_no_seed_fixes() -> None:
    with pytest.raises(AssertionError):
        seed_test(Noisy, num_cycles=40)
    with pytest.raises(AssertionError):
        parallel_seed_test(lambda: side_by_side(Noisy()), num_cycles=40)


def test_all_agents_win_or_lose_together_and_free_moves_can_be_left() -> None:
    free: list[str] = []
    env = nordguard_v0.env(seats=3)
    for seed in range(4):
        totals = played(env, seed, free)
        assert set(totals.values()) == {float(env._position.outcome == "won")}
    assert free, "somebody could have acted before the one who was asked"


def test_the_game_is_the_one_of_the_seed_and_moves_are_in_order() -> None:
    env = nordguard_v0.env()
    env.reset(seed=5)
    assert env._position == Position.new(env.setup, 5)
    seen = env.observe(env.agent_selection)
    legal = env.legal_moves(env.agent_selection)
    assert seen["action_mask"].sum() - seen["action_mask"][PASS] == len(legal)
    before = env._position
    env.step(len(legal) - 1)
    assert env._position == before.play(legal[-1])
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(other)["action_mask"].any()


@pytest.mark.parametrize("action", [-1, PASS - 1, MOST_MOVES, 10**20])
def test_an_illegal_action_changes_nothing(action: int) -> None:
    env = nordguard_v0.env(illegal_reward=-3.0)
    env.reset(seed=1)
    before, agent = env._position, env.agent_selection
    env.step(action)
    assert (env._position, env.agent_selection) == (before, agent)
    assert (env.rewards[agent], env.infos[agent]["illegal"]) == (-3.0, True)


def test_what_is_hidden_is_not_in_the_observation() -> None:
    env = nordguard_v0.env()
    env.reset(seed=2)
    for _ in range(12):
        env.step(0)
    agent = env.agent_selection
    seen = env.observe(agent)
    notebook = env._position.notebook()
    for seed in range(5):
        env.reset(seed=seed, options={"start": notebook})
        assert env.infos[agent]["sampled"]
        again = env.observe(agent)
        assert all(np.array_equal(seen[name], again[name]) for name in seen)


def test_an_environment_begins_at_a_position_a_game_a_record_and_their_texts() -> None:
    env = nordguard_v0.env(seats=1)
    game = new_game(env.setup, 3)
    for _ in range(10):
        game.play(str(game.position.legal_moves[0]))
    middle = game.position
    for start in (middle, str(middle), game):
        env.reset(seed=1, options={"start": start})
        assert env._position == middle
        assert not env.infos["seat_1"]["sampled"]
    while not game.ended:
        game.play(str(game.position.legal_moves[0]))
    record = Record.of(env.setup, game)
    for finished in (record, str(record)):
        env.reset(options={"start": finished})
        assert env._position == game.position
        assert env.terminations == {"seat_1": True}


def test_what_is_hidden_can_only_be_sampled_and_is_marked_so() -> None:
    env = nordguard_v0.env()
    env.reset(seed=2)
    found = env.sampled_position(8)
    assert (found.seed, found.view) == (8, env._position.notebook())
    assert found.position.notebook() == found.view
    assert len({str(env.sampled_position(seed).position) for seed in range(5)}) == 5


@pytest.mark.parametrize("start", ["x", 4, "Game: nordguard\n", Position.new(team_of(1), 1)])
def test_a_start_that_is_none_is_refused(start: Any) -> None:
    with pytest.raises(HearthwoodError):
        nordguard_v0.env().reset(options={"start": start})


@pytest.mark.parametrize("told", [{"seats": 0}, {"seats": 8}])
def test_a_team_that_cannot_be_is_refused(told: dict[str, int]) -> None:
    with pytest.raises(HearthwoodError):
        nordguard_v0.env(**told)
