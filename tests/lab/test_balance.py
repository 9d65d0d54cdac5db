"""`hearthwood nordguard balance`: teams drawn by the seed, what was carried and drawn, the page."""

from pathlib import Path

import polars as pl
import pytest
from click.testing import CliRunner

from hearthwood.cli.nordguard import group
from hearthwood.cli.nordguard.balance import markdown, tables_of
from hearthwood.lab.measure import balance
from hearthwood.lab.nordguard.teams import drawn_teams
from hearthwood.lab.runs import games

GUIDE = "guide:balancing"


@pytest.fixture(scope="module")
def played() -> pl.LazyFrame:
    layout = games.nordguard_layout("any2-3x3")
    counts = {"walker": 60, "greedy": 60, GUIDE: 6}
    return pl.concat(
        [games.play("nordguard", player, layout, range(count)) for player, count in counts.items()]
    ).lazy()


def test_a_seed_draws_its_team_and_another_seed_another() -> None:
    teams = drawn_teams(3, 4, 4)
    assert teams.setup(5).places == teams.setup(5).places
    assert len({tuple(place.character for place in teams.setup(seed).places) for seed in range(20)}) > 10


def test_players_that_are_compared_have_the_same_teams(played: pl.LazyFrame) -> None:
    rows = played.collect()
    walker, greedy = (rows.filter(player=player).sort("seed") for player in ("walker", "greedy"))
    assert walker["characters"].to_list() == greedy["characters"].to_list()


def test_a_share_counts_the_games_that_had_the_card(played: pl.LazyFrame) -> None:
    rows = played.filter(player="walker").collect()
    table = balance.cards(played, "walker", "events")
    for row in table.to_dicts():
        with_it = rows.filter(pl.col("events").list.contains(row["event"]))
        assert row["games"] == len(with_it)
        assert row["value"] == pytest.approx(with_it["won"].mean())
        assert row["won"] + row["lost"] == len(with_it)
    assert table["won"].sum() == rows.filter("won")["events"].list.len().sum()


def test_the_page_has_every_table(played: pl.LazyFrame) -> None:
    page = markdown(tables_of(played))
    assert page.startswith("# The balance of the cards\n\n126 games.")
    for heading in ("How often it is won", "How long games take", "Characters", "Items", "Events"):
        assert f"## {heading}\n" in page
    assert "| any2-3x3 | walker |" in page


def test_the_command_goes_on_where_it_was(tmp_path: Path) -> None:
    told = ["balance", "--setup", "any1-3x3", "--games", "1", "--baselines", "2", "--processes", "1"]
    told += ["--to", str(tmp_path / "games"), "--page", str(tmp_path / "page.md")]
    first = CliRunner().invoke(group, told)
    assert first.exit_code == 0, first.output
    assert "| any1-3x3 | guide:balancing |" in first.output
    assert len(list((tmp_path / "games").glob("*.parquet"))) == 3
    again = CliRunner().invoke(group, [*told, "--only-tables", "--json"])
    assert '"lengths"' in again.output
