"""`hearthwood_northwood` in OpenSpiel: its own simulation tests, chance, information, and search."""

import pickle
import subprocess
import sys
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from hearthwood.lab import openspiel
from hearthwood.lab.northwood.sight import arrays_of, observe, row_of
from hearthwood.northwood import FULL, INTRO, SETUPS, Position, new_game
from hearthwood.northwood.records import Record
from tests.northwood.walks import walk

from .games import positions, same


def random_play(state: Any, dice: Random) -> Any:
    """Play and let chance decide, at random, to the end; every state on the way."""
    while not state.is_terminal():
        yield state
        state.apply_action(dice.choice(state.legal_actions()))
    yield state


# OpenSpiel's own tests


@pytest.mark.parametrize("setup", SETUPS)
def test_openspiels_simulation_with_serialisation_and_masks(setup: str) -> None:
    pyspiel.random_sim_test(openspiel.load(setup), num_sims=1, serialize=True, verbose=False, mask_test=True)


def pickled(thing: Any) -> Any:
    """What comes back from where it was put."""
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 (our own)


def simulate(game: Any, seed: int) -> None:
    """What OpenSpiel's games_sim_test asks of a game, in its pattern."""
    dice = np.random.default_rng(seed)
    assert str(pickled(game)) == str(game)
    assert pickled(game.get_type()) == game.get_type()
    state, made, check = game.new_initial_state(), 0, 1
    while not state.is_terminal():
        made += 1
        if made >= check:
            check *= 2
            both = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
            assert [str(one) for one in both] == [str(game), str(state)]
            assert str(pickled(state)) == str(state)
        if state.is_chance_node():
            cards, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(dice.choice(cards, p=chances))
        else:
            assert state.is_player_node()
            action = dice.choice(state.legal_actions(state.current_player()))
            other = state.clone()
            assert (str(state), state.history()) == (str(other), other.history())
            state.apply_action(action)
            other.apply_action(action)
            assert (str(state), state.history()) == (str(other), other.history())
    assert made <= game.max_history_length()
    assert not state.legal_actions()
    assert not state.legal_actions(0)
    [utility] = state.returns()
    assert state.player_return(0) == utility
    assert game.min_utility() <= utility <= game.max_utility()


@pytest.mark.parametrize("parameters", [{}, {"setup": "intro", "reward": "win", "goal": 2}])
def test_the_pattern_of_openspiels_games_sim_test(parameters: dict[str, Any]) -> None:
    simulate(openspiel.load(**parameters), 1)


def broken(monkeypatch: pytest.MonkeyPatch, name: str, value: Any) -> None:
    monkeypatch.setattr(openspiel.NorthwoodState, name, value)


def test_the_pattern_finds_chances_that_do_not_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    broken(monkeypatch, "chance_outcomes", lambda state: [(card, 0.9) for card in state.table.actions])
    with pytest.raises(AssertionError):
        simulate(openspiel.load(), 1)


def test_the_pattern_finds_a_state_that_forgets_when_it_is_cloned(monkeypatch: pytest.MonkeyPatch) -> None:
    broken(monkeypatch, "__str__", lambda state: f"{state.table} {id(state)}")
    with pytest.raises(AssertionError):
        simulate(openspiel.load(), 1)


def test_openspiels_simulation_finds_an_illegal_action_offered() -> None:
    """OpenSpiel ends the process when it finds a fault, so this runs in one of its own."""
    program = (
        "import pyspiel; from hearthwood.lab import openspiel\n"
        "openspiel.NorthwoodState._legal_actions = lambda state, player: [5, 3, 3]\n"
        "pyspiel.random_sim_test(openspiel.load(), 1, False, False, True)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False, timeout=120)
    assert done.returncode != 0


# Chance and information


def test_every_state_shows_the_view_and_nothing_else() -> None:
    game = openspiel.load("full")
    observer = game.make_py_observer()
    for state in random_play(game.new_initial_state(), Random(3)):
        assert state.information_state_string(0) == state.observation_string(0) == str(state)
        if not state.is_chance_node():
            observer.set_from(state, 0)
            assert np.array_equal(observer.tensor, row_of(state.view.state()))
            assert np.array_equal(state.information_state_tensor(0), observer.tensor)
            assert str(state) == str(state.view)
            assert state.legal_actions() == [move.code for move in state.view.legal_moves]


def test_chance_nodes_stay_small() -> None:
    for setup in SETUPS:
        state = openspiel.load(setup).new_initial_state()
        for seen in random_play(state, Random(5)):
            if seen.is_chance_node():
                assert 1 <= len(seen.chance_outcomes()) <= 32


@pytest.mark.parametrize("setup", SETUPS.values())
def test_a_game_gives_the_state_that_its_draws_lead_to(setup: Any) -> None:
    """With the cards that the seed drew as outcomes, the machine of chance goes where the rules go."""
    for seed in range(4):
        game = new_game(setup, seed)
        line = list(walk(setup, seed))
        for before, after in pairwise(line):
            game.play(str(next(move for move in before.legal_moves if before.play(move) == after)))
        state = openspiel.state_of(game)
        assert str(state.view) == str(game.position.view())
        assert state.returns() == [game.position.points]
        assert len(state.history()) > len(game.steps)
        record = Record.of(game)
        for played in (game, record, str(record)):
            half = openspiel.state_of(played, ply=30)
            assert half.history() == state.history()[: len(half.history())]
            assert str(half.view) == str(line[30].view())


def test_a_position_gives_a_state_and_the_state_only_a_sample() -> None:
    for position in list(positions(1))[::25]:
        state = openspiel.state_at(position)
        assert str(state.view) == str(position.view())
        found = openspiel.sampled_position(state, 9)
        assert found.position == position.branch(9)
        assert same(observe(found.view), observe(position))


def test_a_bad_parameter_is_refused_by_rule() -> None:
    for parameters, rule in (({"setup": "huge"}, "N3.setup"), ({"start": "x"}, "N7.position")):
        with pytest.raises(pyspiel.SpielError, match=rule):
            openspiel.SpielGame(parameters)


# OpenSpiel's algorithms


def test_openspiels_search_plays_it() -> None:
    """From a late position, so that a search of few rollouts reaches the end."""
    position = next(position for position in walk(INTRO, 2) if position.visit == 8)
    state = openspiel.state_at(position)
    game = state.get_game()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(0))
    bot = mcts.MCTSBot(game, 2.0, 8, evaluator, random_state=np.random.RandomState(0))
    dice = Random(0)
    while not state.is_terminal():
        action = dice.choice(state.legal_actions()) if state.is_chance_node() else bot.step(state)
        state.apply_action(action)
    assert state.returns() == [state.view.points]


def test_the_tensor_has_the_names_of_the_fields() -> None:
    observer = openspiel.load().make_py_observer()
    observer.set_from(openspiel.state_at(Position.new(FULL, 1)), 0)
    assert same(arrays_of(observer.tensor.astype(np.int8)), observe(Position.new(FULL, 1)))
    assert observer.dict["deck"] == 24
