"""Scenarios: setups of one's own as files, and what is wrong with them in one line."""

from pathlib import Path
from typing import Any

import pytest

from hearthwood.core.errors import HearthwoodError
from hearthwood.lab.northwood.scenario import read_scenario, scenario
from hearthwood.lab.runs import games
from hearthwood.northwood import FULL, INTRO
from hearthwood.northwood.cards import NOBODY

LEAN = """
like = "full"
allies = ["BC", "?", "?", "LE"]
rulers = ["QC", "?", "?", "?", "?", "?", "?", "KE"]
targets = [1, 1, 2, 3, 4, 5, 6, 7]
stars = [1, 1, 1, 1, 1, 1, 1, 1]
abilities = 2
"""


def test_what_a_scenario_leaves_out_is_as_in_the_setup_that_it_is_like() -> None:
    assert scenario({}, "mine").pool == FULL.pool
    mine = scenario({"like": "intro", "abilities": 1}, "mine")
    assert (mine.allies, mine.pool, mine.abilities) == (INTRO.allies, INTRO.pool, 1)


def test_a_scenario_is_dealt_and_played(tmp_path: Path) -> None:
    file = tmp_path / "lean.toml"
    file.write_text(LEAN, "utf-8")
    setup = read_scenario(file)
    for seed in range(300):
        state = setup.deal(seed)
        assert (state.allies[0], state.allies[3], state.rulers[7]) == (5, 22, 20)
        assert NOBODY not in (*state.allies, *state.rulers)
        assert len({*state.allies, *state.rulers}) == 12
    table = games.play("northwood", "greedy", games.northwood_layout(str(file)), range(50))
    assert table["setup"].unique().to_list() == ["lean"]
    assert table["points"].max() <= 8  # type: ignore[operator]


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ({"ally": []}, "no such key"),
        ({"like": "huge"}, "huge"),
        ({"like": 4}, "like"),
        ({"name": "full"}, "name"),
        ({"name": "a b"}, "name"),
        ({"allies": ["QC"]}, "a list of 4"),
        ({"allies": ["QC", "QC", "?", "?"]}, "twice"),
        ({"allies": ["QX", "?", "?", "?"]}, "QX"),
        ({"targets": [1, 2]}, "a list of 8"),
        ({"targets": [33, 1, 1, 1, 1, 1, 1, 1]}, "33"),
        ({"stars": [True, 1, 1, 1, 1, 1, 1, 1]}, "True"),
        ({"abilities": 5}, "5"),
        ({"pool": ["QC", "KC", "QF", "KF"]}, "not enough"),
        ({"pool": "QC"}, "not enough"),
    ],
)
def test_a_scenario_that_cannot_be_is_refused_in_one_line(told: dict[str, Any], said: str) -> None:
    with pytest.raises(HearthwoodError, match=said) as refused:
        scenario(told, "mine")
    assert "\n" not in str(refused.value)


def test_a_file_that_is_no_scenario_is_refused(tmp_path: Path) -> None:
    with pytest.raises(HearthwoodError, match="cannot be read"):
        read_scenario(tmp_path / "none.toml")
    (tmp_path / "bad.toml").write_text("= 4", "utf-8")
    with pytest.raises(HearthwoodError, match="TOML"):
        read_scenario(tmp_path / "bad.toml")
