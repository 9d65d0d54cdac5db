"""Replay links of a table in the browser lead to states of environments."""

from collections.abc import Iterator

import pytest

from hearthwood.core.errors import HearthwoodError
from hearthwood.lab import openspiel
from hearthwood.lab.northwood.environment import NorthwoodEnv
from hearthwood.lab.northwood.links import game_at
from hearthwood.northwood import INTRO, NorthwoodGame, new_game
from hearthwood.northwood.records import Record
from tests.web.harness import Player, config_for, served


@pytest.fixture(scope="module")
def game() -> NorthwoodGame:
    game = new_game(INTRO, 7)
    while game.position.legal_moves:
        game.play(str(game.position.legal_moves[0]))
    return game


@pytest.fixture(scope="module")
def link(game: NorthwoodGame, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A link to the game at a real table."""
    with served(config_for(tmp_path_factory.mktemp("data"))) as address, Player(address) as player:
        [table] = player.post("/api/records", text=str(Record.of(game)))["tables"]
        told = player.post(f"/api/tables/{table['id']}/link")["link"]
        yield f"{address}/replay/{told}"


def test_a_link_gives_the_game_again(link: str, game: NorthwoodGame) -> None:
    found = game_at(link)
    assert found.position == game.position
    assert [step.move for step in found.steps] == [step.move for step in game.steps]


def test_environments_begin_in_the_midst_of_it(link: str, game: NorthwoodGame) -> None:
    env = NorthwoodEnv("intro")
    env.reset(options={"start": link, "ply": 30})
    assert env.view == game.steps[30].before.view()
    state = openspiel.state_of(link, ply=30)
    assert state.history() == openspiel.state_of(game, ply=30).history()
    assert str(state.view) == str(env.view)


@pytest.mark.parametrize("wrong", ["http://127.0.0.1:9/replay/AAAAAAAAAAAAAAAA", "http://127.0.0.1:9/short"])
def test_a_link_that_leads_nowhere_is_refused_in_one_line(wrong: str) -> None:
    with pytest.raises(HearthwoodError) as refused:
        game_at(wrong)
    assert "\n" not in str(refused.value)


def test_a_server_that_does_not_know_it_is_told_of(link: str) -> None:
    with pytest.raises(HearthwoodError, match="404"):
        game_at(link[:-16] + "A" * 16)
