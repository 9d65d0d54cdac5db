"""What results say: intervals that hold, comparisons in pairs, and the report of either game."""

import random

import polars as pl
import pytest

from hearthwood.core.errors import HearthwoodError
from hearthwood.lab.measure import report, results, tables
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
