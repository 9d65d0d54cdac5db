"""What results say: intervals that hold, comparisons in pairs, and the report of either game."""

import json
import random
from pathlib import Path

import polars as pl
import pytest
from click.testing import CliRunner

from hearthwood import cli
from hearthwood.core.errors import HearthwoodError
from hearthwood.lab.measure import report, results, tables, words
from hearthwood.lab.measure.deal import deal
from hearthwood.lab.measure.intervals import mean_interval, paired_share_interval, share_interval
from hearthwood.lab.runs import games
from hearthwood.lab.runs.deals import view_of_deal
from hearthwood.northwood import FULL, Position

SAMPLES = 400


def covered(interval: object, truth: float, draw: object, size: int) -> float:
    """How often an interval holds the truth."""
    dice = random.Random(5)
    held = 0
    for _ in range(SAMPLES):
        values = pl.DataFrame({"x": [draw(dice) for _ in range(size)]})  # type: ignore[operator]
        [(low, high)] = values.select(*interval(pl.col("x"))).select("low", "high").rows()  # type: ignore[operator]
        held += low <= truth <= high
    return held / SAMPLES


def test_intervals_hold_for_about_95_of_100() -> None:
    assert 0.92 < covered(mean_interval, 0.5, lambda dice: dice.random(), 50) < 0.98
    assert 0.92 < covered(share_interval, 0.1, lambda dice: dice.random() < 0.1, 60) < 0.99
    differences = [1, 0, 0, 0, 0, 0, 0, 0, 0, -1]
    assert 0.92 < covered(paired_share_interval, 0.0, lambda dice: dice.choice(differences), 80) < 0.99


def test_intervals_of_many_games_are_as_narrow_as_they_should_be() -> None:
    """Wilson's interval for none of a million ends at 3.84 in a million; counts must not run over."""
    none = pl.select(pl.zeros(1_000_000).alias("x"))
    [(low, high)] = none.select(*share_interval(pl.col("x")))[:, 1:3].rows()
    assert (low, high) == pytest.approx((0, 3.8414e-6), rel=1e-4)
    half = none.with_columns(x=pl.int_range(pl.len()) % 2)
    [(low, high)] = half.select(*share_interval(pl.col("x")))[:, 1:3].rows()
    assert (low, high) == pytest.approx((0.5 - 0.00098, 0.5 + 0.00098), rel=1e-4)


def test_pairs_that_never_differ_leave_room_for_a_difference() -> None:
    [(low, high)] = (
        pl.DataFrame({"x": [0.0] * 100}).select(*paired_share_interval(pl.col("x")))[:, 1:3].rows()
    )
    assert low < 0 < high


@pytest.fixture(scope="module")
def northwood() -> pl.LazyFrame:
    layout = games.northwood_layout("full")
    return pl.concat(
        [games.play("northwood", player, layout, range(300)) for player in ("random", "greedy")]
    ).lazy()


@pytest.fixture(scope="module")
def nordguard() -> pl.LazyFrame:
    layout = games.nordguard_layout("1-3x3")
    return pl.concat(
        [games.play("nordguard", player, layout, range(12)) for player in ("random", "walker", "greedy")]
    ).lazy()


def test_a_comparison_is_made_on_the_seeds_of_both(northwood: pl.LazyFrame) -> None:
    part = northwood.filter((pl.col("player") == "random") | (pl.col("seed") < 100))
    table = tables.comparison(part, "greedy", "random")
    assert table["games"].to_list() == [100] * 4
    [(one, other, difference)] = (
        table.filter(measure="points").select("greedy", "random", "difference").rows()
    )
    assert one - other == pytest.approx(difference)
    backwards = tables.comparison(part, "random", "greedy")
    assert backwards["difference"].to_list() == pytest.approx([-one for one in table["difference"]])


def test_results_of_nordguard_are_measured_by_wins_and_days(nordguard: pl.LazyFrame) -> None:
    table = tables.standings(nordguard)
    assert table["measure"].unique().sort().to_list() == ["days", "won"]
    rows = nordguard.collect()
    assert rows.filter(pl.col("won") != (pl.col("result") == "won")).is_empty()
    assert set(rows["result"]) <= {"won", "lost", "blocked"}
    with pytest.raises(HearthwoodError, match="Nordguard"):
        results.check_northwood(nordguard)


@pytest.mark.parametrize(("game", "pictures"), [("northwood", 5), ("nordguard", 2)])
def test_the_report_of_either_game_needs_nothing_from_outside(
    game: str, pictures: int, request: pytest.FixtureRequest
) -> None:
    page = report.html(report.sections(request.getfixturevalue(game)))
    assert page.count("data:image/svg+xml;base64,") == page.count("<img") == pictures
    for outside in ("http:", "https:", "<script", "<link", "@import", "url("):
        assert outside not in page


def test_a_deal_is_measured_with_everything_unseen_drawn_anew() -> None:
    view = view_of_deal("full:7")
    assert view == Position.new(FULL, 7).view() == view_of_deal(str(Position.new(FULL, 7)))
    table = deal(view, ["random", "greedy"], 40)
    means = dict(table.filter(measure="points").select("player", "value").rows())
    assert means["greedy"] > means["random"]
    assert table.equals(deal(view, ["random", "greedy"], 40))
    assert not table.equals(deal(view, ["random", "greedy"], 40, seed=1))


def test_a_ruler_is_compared_at_the_fiefs_that_it_rules() -> None:
    """A character that rules hard fiefs, and none worse than others do, is worth as much as they."""
    hard, easy = ["QC", "QE"], ["QE", "QC"]
    games = pl.DataFrame(
        {
            "setup": ["x"] * 40,
            "player": ["y"] * 40,
            "rulers": [hard] * 30 + [easy] * 10,
            "fiefs": [[0, 1]] * 40,
            "scores": [[0, 1]] * 40,
            "won": [[False, True]] * 40,
        }
    ).lazy()
    told = tables.ruling(games)
    assert told["value"].to_list() == pytest.approx([0.0, 0.0])
    assert sorted(told["character"]) == ["QC", "QE"]
    better = games.with_columns(
        won=pl.when(pl.col("rulers").list.first() == "QC").then([True, True]).otherwise([False, True])
    )
    worth = dict(tables.ruling(better).select("character", "value").rows())
    assert worth["QC"] > 0 > worth["QE"]


@pytest.mark.parametrize(
    ("share", "told"),
    [
        ((0.5, 0.48, 0.52), "50 % (48 to 52)"),
        ((0.0, 0.0, 0.0002), "0.000 % (0.000 to 0.020)"),
        ((0.5, 0.1, 0.9), "50 % (10 to 90)"),
        ((1.0, 1.0, 1.0), "100.0 % (100.0 to 100.0)"),
    ],
)
def test_no_more_digits_are_told_than_are_known(share: tuple[float, float, float], told: str) -> None:
    assert words.figure(*share, words.SHARE) == told


def test_the_difficulty_of_a_scenario_and_of_a_deal_is_measured_at_once(tmp_path: Path) -> None:
    scenario = tmp_path / "hard.toml"
    scenario.write_text('like = "intro"\nabilities = 0\n', "utf-8")
    asked = ["lab", "difficulty", str(scenario), "--games", "40", "--visits", "3", "--player", "greedy"]
    printed = CliRunner().invoke(cli.main, asked)
    assert printed.exit_code == 0, printed.output
    assert "hard   greedy" in printed.output
    assert "hard   seer" in printed.output
    asked = ["lab", "difficulty", "full:7", "--games", "10", "--player", "random", "--json"]
    told = json.loads(CliRunner().invoke(cli.main, asked).output)
    assert {row["games"] for row in told["deal"]} == {10}


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["full:7", "intro"], "alone"),
        (["full:x"], "x"),
        (["huge"], "huge"),
        (["none.toml"], "cannot be read"),
        (["full:7", "--player", "seer"], "seer"),
        (["2-4x4"], "2-4x4"),
        (["full", "--game", "nordguard"], "full"),
        (["full", "--set", "."], "card sets"),
        (["--results", "nowhere"], "nowhere"),
    ],
)
def test_what_cannot_be_measured_is_refused_in_one_line(asked: list[str], said: str) -> None:
    refused = CliRunner().invoke(cli.main, ["lab", "difficulty", *asked])
    assert refused.exit_code == 2
    assert said in refused.stderr
    [line] = [line for line in refused.stderr.splitlines() if line.startswith("error: ")]
    assert line == refused.stderr.splitlines()[-1]
