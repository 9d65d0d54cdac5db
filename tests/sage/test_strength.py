"""Games played for measuring: the same however many play them, the same as the sage's single moves."""

import json
from typing import Any

import pytest
from click.testing import CliRunner

from hearthwood.cli.northwood.strength import strength
from hearthwood.northwood import SETUPS, Position
from hearthwood.sage.northwood import Aim, Sage, matches
from hearthwood.sage.northwood.games import play_games

SEEDS = range(3_000_000, 3_000_012)


def answer(*options: str) -> dict[str, Any]:
    result = CliRunner().invoke(strength, [*options, "--json"])
    assert result.exit_code == 0, result.output
    told: dict[str, Any] = json.loads(result.output)
    return told


@pytest.mark.parametrize("setup", SETUPS)
def test_whole_games_are_those_of_the_single_moves(setup: str) -> None:
    games = play_games(SETUPS[setup], SEEDS[:2], "adept", Aim.WIN18)
    sage = Sage(Aim.WIN18, "adept")
    for place, seed in enumerate(SEEDS[:2]):
        position, moves, ends = Position.new(SETUPS[setup], seed), 0, []
        while position.outcome is None:
            before = position
            position = position.play(sage.choose(position.view()))
            moves += 1
            if position.visit != before.visit or position.outcome is not None:
                ends.append(before.fief)
        row = games.rows[place]
        assert games.moves[place] == moves
        assert list(row[matches.FIEFS : matches.SCORES]) == ends
        assert games.stars(SETUPS[setup])[place] == position.points
        for visit in range(8):
            target = row[matches.FIEFS + visit]
            assert (row[matches.SCORES + visit] == target) == bool(row[matches.WON_FIEFS + visit])


def test_the_same_games_whatever_the_number_of_workers() -> None:
    options = ("--setup", "full", "--seeds", "3000000:3000025", "--level", "adept", "--aim", "win20")
    one, three = answer(*options), answer(*options, "--workers", "3")
    for told in (one, three):
        del told["median_ms"], told["p95_ms"]
    assert one == three
    assert one["games"] == 25
    assert one["win20"]["low"] < one["win20"]["value"] < one["win20"]["high"]
    assert len(one["lost"]) == round(25 * (1 - one["win20"]["value"]))


def test_the_sage_is_far_better_than_those_that_do_not_think() -> None:
    options = ("--setup", "intro", "--seeds", "3000000:3000050")
    stars = {
        player: answer(*options, "--player", player, *more)["stars"]["value"]
        for player, *more in (("random",), ("greedy",), ("sage", "--level", "adept", "--aim", "points"))
    }
    assert stars["random"] < stars["greedy"] < 7
    assert stars["sage"] > 19


@pytest.mark.parametrize(
    ("option", "text", "words"),
    [
        ("--seeds", "7", "are no seeds; 1000:1010 are the ten from 1000 on"),
        ("--seeds", "9:3", "are no seeds"),
        ("--level", "best", "is no level; there are novice, apprentice, adept"),
        ("--aim", "gold", "is no aim; there are points, win16"),
        ("--player", "nobody", "is no player; there are random, greedy, sage"),
        ("--workers", "0", "0 is no number of workers"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(option: str, text: str, words: str) -> None:
    options = {"--setup": "intro", "--seeds": "1:2"} | {option: text}
    result = CliRunner().invoke(strength, [part for pair in options.items() for part in pair])
    assert result.exit_code == 2
    assert words in result.output
    assert len(result.output.splitlines()) == 1
