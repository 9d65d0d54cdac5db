"""Statistics that are fair: each game counts once, under the terms on which it was played."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from hearthwood.northwood import INTRO
from hearthwood.northwood.records import Record
from hearthwood.table.loading import FirstEnd, Summary
from hearthwood.table.saves import Saves
from hearthwood.table.statistics import Statistics, Tally, Terms

BEGUN = datetime(2026, 11, 18, tzinfo=UTC)
GOING_ON = Summary(
    id="x",
    game="northwood",
    setup="intro",
    goal=16,
    started=BEGUN,
    changed=BEGUN,
    visit=3,
    points=4,
    finished=False,
    stopped=False,
    practice=False,
    hints=0,
    strict=False,
    seed_known=False,
    first_end=None,
)


def ended(points: int, *, hints: int = 0) -> Summary:
    return replace(
        GOING_ON, visit=8, points=points, finished=True, hints=hints, first_end=FirstEnd(points, hints)
    )


STOPPED = replace(GOING_ON, stopped=True, first_end=FirstEnd(None, 0))


def tally_of(statistics: Statistics, terms: Terms, setup: str = "intro") -> Tally:
    return statistics.tallies.get(("northwood", setup, terms), Tally())


def test_games_are_counted_by_setup() -> None:
    full = [replace(ended(points), setup="full", goal=20) for points in (20, 19)]
    statistics = Statistics.of([GOING_ON, ended(20), ended(15), ended(16), STOPPED, *full])
    assert statistics.going_on == 1
    intro = tally_of(statistics, Terms.FAIR)
    assert (intro.ended, intro.stopped, intro.won, intro.points, intro.mean) == (3, 1, 2, 51, 17)
    assert intro.medals == {"gold": 1, "bronze": 1}
    assert tally_of(statistics, Terms.FAIR, "full").medals == {"gold": 1, "silver": 1}
    assert tally_of(statistics, Terms.FAIR, "full").won == 1
    assert len(statistics.tallies) == 2


def test_what_is_not_comparable_is_counted_apart() -> None:
    statistics = Statistics.of(
        [
            ended(20),
            ended(19, hints=1),
            replace(ended(18), seed_known=True),
            replace(ended(17, hints=3), seed_known=True),
            replace(ended(16), practice=True, first_end=None),
        ]
    )
    assert {terms: tally_of(statistics, terms).points for terms in Terms} == {
        Terms.FAIR: 20,
        Terms.HELPED: 19,
        Terms.CHOSEN_SEED: 18 + 17,
        Terms.PRACTICE: 16,
    }


def test_there_is_no_mean_of_no_games() -> None:
    assert Statistics.of([]).tallies == {}
    assert tally_of(Statistics.of([STOPPED]), Terms.FAIR).mean is None


def test_practice_behind_the_end_takes_nothing_from_a_game(tmp_path: Path) -> None:
    """The first end counts; hints and branches behind it do not touch it."""
    saves = Saves(tmp_path)
    page = (Path(__file__).parents[2] / "docs" / "records.md").read_text("utf-8").split("```\n")[1]
    with saves.create(INTRO, None, 16) as game:
        pass
    record = Record.parse(page)
    with saves.create(record.setup, record.start.seed, 18) as game:
        for step in record.game().steps:
            game.play(step.move)
        before = Statistics.of(saves.games())
        game.branch(10)
        game.hint()
        game.stop()
        after = Statistics.of(saves.games())
    assert before == after
    tally = tally_of(after, Terms.CHOSEN_SEED)
    assert (tally.ended, tally.won, tally.points) == (1, 1, 20)


def test_what_ends_only_behind_a_branch_is_practice(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    with saves.create(INTRO, None, 16) as game:
        game.play("@4")
        game.branch(0)
        assert Statistics.of(saves.games()).going_on == 1
        game.stop()
    assert tally_of(Statistics.of(saves.games()), Terms.PRACTICE).stopped == 1
