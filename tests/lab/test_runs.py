"""Mass runs: the same table however they are played, stopped, killed and continued."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from distributed import LocalCluster

from hearthwood.core.errors import HearthwoodError
from hearthwood.lab.runs import chronicle, plan, runner
from hearthwood.lab.runs.games import northwood_layout
from hearthwood.lab.runs.players import Chooser, player_named
from hearthwood.lab.runs.table import SCHEMA
from hearthwood.northwood import SETUPS, Position
from hearthwood.northwood.cards import CHARACTER_TEXTS
from hearthwood.northwood.machine import play
from hearthwood.northwood.playouts import random_game
from hearthwood.northwood.state import OVER

from .own_players import diced

HOUSE = Path(__file__).parents[2]
HEARTHWOOD = str(Path(sys.executable).with_name("hearthwood"))
DICED = "tests.lab.own_players:diced"
INTRO = northwood_layout("intro")
FATAL = "tests.lab.own_players:fatal"


def command(folder: Path, *arguments: str) -> list[str]:
    return [HEARTHWOOD, "lab", "run", "--to", str(folder), "--processes", "2", *arguments]


def run(
    folder: Path, *arguments: str, status: int = 0, **environment: str
) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        command(folder, *arguments), cwd=HOUSE, env=os.environ | environment,
        capture_output=True, text=True, check=False, timeout=170,
    )  # fmt: skip
    assert done.returncode == status, done.stdout + done.stderr
    return done


def table(folder: Path) -> pl.DataFrame:
    return pl.read_parquet(folder / "*.parquet").sort("setup", "player", "seed")


def seeds_of(games: pl.DataFrame) -> list[int]:
    return games["seed"].to_list()


# What a row says


@pytest.mark.parametrize("setup", SETUPS.values())
def test_quick_games_are_the_games_of_the_interpreted_rules(setup: Any) -> None:
    """The compiled chronicle against states played by the interpreter, move by move."""
    games = {name: player_named(name).play(setup, range(40)) for name in ("random", "greedy")}
    for row in games["random"].iter_rows(named=True):
        state = setup.deal(row["seed"])
        assert row["allies"] == [CHARACTER_TEXTS[ally] for ally in state.allies]
        assert row["rulers"] == [CHARACTER_TEXTS[ruler] for ruler in state.rulers]
        assert random_game(state, row["seed"]) == row["moves"]
        assert Position(state, setup).points == row["points"]
        assert {fief for fief, won in zip(row["fiefs"], row["won"], strict=True) if won} == {
            fief for fief in range(8) if state.friendly >> fief & 1
        }
    for row in games["greedy"].iter_rows(named=True):
        state, made = setup.deal(row["seed"]), 0
        while state.phase != OVER:
            play(state, chronicle.greedy_move(state))
            made += 1
        assert (made, Position(state, setup).points) == (row["moves"], row["points"])


def test_a_player_of_ones_own_gives_rows_of_the_same_kind() -> None:
    games = Chooser("diced", diced).play(SETUPS["intro"], range(6))
    assert games.schema == SCHEMA
    for row in games.iter_rows(named=True):
        stars = [SETUPS["intro"].stars[fief] for fief in row["fiefs"]]
        assert row["points"] == sum(star for star, won in zip(stars, row["won"], strict=True) if won)
        assert [score == fief for score, fief in zip(row["scores"], row["fiefs"], strict=True)] == row["won"]
        assert sorted(row["fiefs"]) == list(range(8))


def test_a_score_is_told_for_every_visit() -> None:
    games = player_named("random").play(SETUPS["full"], range(200))
    visits = games.explode("fiefs", "scores", "won", empty_as_null=False, keep_nulls=False)
    assert visits.filter((pl.col("scores") == pl.col("fiefs")) != pl.col("won")).is_empty()


def test_greedy_beats_random() -> None:
    means = [
        player_named(name).play(SETUPS["full"], range(500))["points"].mean() for name in ("greedy", "random")
    ]
    assert means[0] > means[1] + 1  # type: ignore[operator]


def test_the_sage_plays_at_its_level_for_its_aim() -> None:
    sage = player_named("sage:novice:points")
    games = sage.play(SETUPS["intro"], range(1))
    assert games["player"].to_list() == ["sage:novice:points"]
    assert games.equals(sage.play(SETUPS["intro"], range(1)))
    assert [player_named(name).name for name in ("sage", "sage:novice")] == [
        "sage:master:win16",
        "sage:novice:win16",
    ]


@pytest.mark.parametrize("name", ["sage:best", "sage:master:gold", "sage:master:win16:more", "sage:"])
def test_a_sage_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(HearthwoodError, match="novice"):
        player_named(name)


def test_readers_other_than_polars_can_read_it(tmp_path: Path) -> None:
    """The form is that of Parquet, whose files begin and end with its mark."""
    piece = plan.Piece("northwood", INTRO, "random", 0, 5)
    content = runner.play_piece(piece)
    assert content[:4] == content[-4:] == b"PAR1"


# What is played


def test_gaps_are_what_is_not_there() -> None:
    parts = [range(10, 20), range(15, 30), range(40, 50)]
    assert list(plan.gaps(range(45), parts)) == [range(10), range(30, 40)]
    assert list(plan.gaps(range(12, 18), parts)) == []
    assert list(plan.gaps(range(60), [])) == [range(60)]


def test_pieces_cover_all_seeds_once(tmp_path: Path) -> None:
    dice = random.Random(3)
    for case in range(50):
        folder = tmp_path / str(case)
        folder.mkdir()
        for _ in range(4):
            first = dice.randrange(80)
            (folder / plan.Piece("northwood", INTRO, DICED, first, dice.randrange(1, 25)).file).touch()
        wanted = range(dice.randrange(20), dice.randrange(21, 120))
        there = {seed for part in plan.there(folder, "intro", DICED) for seed in part}
        todo = plan.Plan("northwood", (DICED,), (INTRO,), wanted)
        played = [seed for piece in todo.pieces(folder) for seed in piece.seeds]
        assert len(played) == todo.missing(folder)
        assert sorted(played) == sorted(set(wanted) - there)


def test_names_of_players_that_look_alike_have_files_of_their_own(tmp_path: Path) -> None:
    files = {plan.Piece("northwood", INTRO, player, 0, 1).file for player in ("a.b:c", "a_b:c", "a_b_c")}
    assert len(files) == 3


@pytest.mark.parametrize("seeds", ["x", "5:5", "-3", "0:99999999999999999999999", "1:2:3"])
def test_seeds_that_are_none_are_refused(seeds: str) -> None:
    with pytest.raises(HearthwoodError):
        plan.parse_seeds(seeds)


# Runs


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> pl.DataFrame:
    """A run that nothing happens to."""
    folder = tmp_path_factory.mktemp("whole")
    run(folder, "--player", DICED, "--setup", "intro", "--seeds", "0:200")
    games = table(folder)
    assert seeds_of(games) == list(range(200))
    return games


def test_a_run_killed_at_random_moments_gives_the_same_table(whole: pl.DataFrame, tmp_path: Path) -> None:
    dice = random.Random(7)
    wanted = ("--player", DICED, "--setup", "intro", "--seeds", "0:200")
    killed = 0
    for stop in (signal.SIGKILL, signal.SIGKILL, signal.SIGTERM, signal.SIGINT):
        process = subprocess.Popen(
            command(tmp_path, *wanted), cwd=HOUSE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        enough = len(list(tmp_path.glob("*.parquet"))) + dice.randint(1, 3)
        for _ in range(3000):
            if process.poll() is not None or len(list(tmp_path.glob("*.parquet"))) >= enough:
                break
            time.sleep(0.01)
        if process.poll() is None:
            process.send_signal(stop)
            killed += 1
        process.wait(60)
    assert killed >= 2
    assert 0 < len(table(tmp_path)) < 200
    done = run(tmp_path, *wanted)
    assert "200 games" in done.stdout
    assert table(tmp_path).equals(whole)
    assert run(tmp_path, *wanted).stdout.startswith(f"200 games in {tmp_path}, 0 of them")


def test_a_table_with_a_game_lost_or_played_twice_is_found(whole: pl.DataFrame) -> None:
    assert not whole.head(199).equals(whole)
    assert not pl.concat([whole, whole.tail(1)]).equals(whole)


def test_a_worker_that_dies_is_replaced_and_loses_nothing(tmp_path: Path) -> None:
    wish = tmp_path / "wish"
    folder = tmp_path / "results"
    run(folder, "--player", FATAL, "--setup", "intro", "--seeds", "0:40", HEARTHWOOD_TEST_LAST_WISH=str(wish))
    assert wish.exists()
    assert seeds_of(table(folder)) == list(range(40))


def at_work(group: int) -> list[str]:
    """The processes of a group; without those that have ended, which nobody may have asked after yet."""
    listed = subprocess.run(["ps", "-eo", "pgid=,stat=,args="], check=True, capture_output=True, text=True)
    rows = [row.split(maxsplit=2) for row in listed.stdout.splitlines()]
    return [row[-1] for row in rows if int(row[0]) == group and not row[1].startswith("Z")]


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_a_run_that_is_stopped_ends_at_once_with_all_its_workers(
    stop: signal.Signals, tmp_path: Path
) -> None:
    """Also in the midst of a piece that would take long."""
    begun = tmp_path / "begun"
    process = subprocess.Popen(
        command(tmp_path / "results", "--player", "tests.lab.own_players:endless", "--seeds", "40"),
        cwd=HOUSE, env=os.environ | {"HEARTHWOOD_TEST_LAST_WISH": str(begun)},
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    for _ in range(6000):
        if begun.exists():
            break
        time.sleep(0.01)
    process.send_signal(stop)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "the same command goes on" in said
    for _ in range(1000):
        if not at_work(process.pid):
            break
        time.sleep(0.01)
    assert at_work(process.pid) == []


def test_a_cluster_gives_the_same_table_though_a_worker_is_killed(
    whole: pl.DataFrame, tmp_path: Path
) -> None:
    wanted = ("--player", DICED, "--setup", "intro", "--seeds", "0:200")
    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None, silence_logs=50
    ) as cluster:
        process = subprocess.Popen(
            [*command(tmp_path, *wanted), "--cluster", cluster.scheduler_address], cwd=HOUSE
        )
        for _ in range(6000):
            if process.poll() is not None or any(tmp_path.glob("*.parquet")):
                break
            time.sleep(0.01)
        victim = next(iter(cluster.workers.values()))
        os.kill(victim.process.pid, signal.SIGKILL)
        assert process.wait(150) == 0
    assert table(tmp_path).equals(whole)


def test_compared_players_get_the_same_seeds_and_runs_can_grow(tmp_path: Path) -> None:
    arguments = ("--player", "random", "--player", "greedy", "--setup", "full", "--seeds")
    run(tmp_path, *arguments, "0:300")
    before = table(tmp_path)
    assert run(tmp_path, *arguments, "0:500").stdout.startswith(f"1000 games in {tmp_path}, 400 of them")
    games = table(tmp_path)
    for player in ("random", "greedy"):
        assert seeds_of(games.filter(player=player)) == list(range(500))
    assert games.filter(pl.col("seed") < 300).equals(before)
    results_are_measured(tmp_path)


def results_are_measured(folder: Path) -> None:
    """The commands on results, while there are some."""

    def lab(*arguments: str) -> str:
        done = subprocess.run(
            [HEARTHWOOD, "lab", *arguments, "--results", str(folder)], cwd=folder,
            capture_output=True, text=True, check=False, timeout=120,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert "\nfull   points  " in lab("compare", "greedy", "random")
    assert "How often each fief becomes a friend" in lab("difficulty")
    told = json.loads(lab("compare", "greedy", "random", "--json"))
    assert {row["measure"] for row in told["comparison"]} == {"points", "won at 16", "won at 18", "won at 20"}
    assert list(json.loads(lab("difficulty", "--json"))) == ["standings", "fiefs"]
    assert len(json.loads(lab("characters", "--json"))["allies"]) == 48
    assert "Baron of Leaves" in lab("characters")
    printed = lab("report", "--to", str(folder / "page.html"), "--png", str(folder / "plots")).splitlines()
    assert len(printed) == 6
    for picture in printed[1:]:
        assert Path(picture).read_bytes().startswith(b"\x89PNG")
    page = (folder / "page.html").read_text("utf-8")
    assert page.count("<img") == 5
    assert page.count("data:image/svg+xml;base64,") == 5
    for outside in ("http://", "https://", "<script", "<link", "@import", "url("):
        assert outside not in page


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--player", "nobody"), "nobody"),
        (("--player", "no.such.module:player"), "no.such.module"),
        (("--player", "tests.lab.own_players:stubborn", "--seeds", "1"), "N4.ready"),
        (("--player", "tests.lab.own_players:prying", "--seeds", "1"), "seed"),
        (("--setup", "huge"), "huge"),
        (("--seeds", "9:1"), "9:1"),
        (("--cluster", "tcp://127.0.0.1:9"), "no scheduler"),
    ],
)
def test_what_cannot_be_run_is_refused_in_one_line(
    arguments: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    refused = run(tmp_path, *arguments, status=2)
    assert said in refused.stderr
    errors = [line for line in refused.stderr.splitlines() if line.startswith("error: ")]
    assert len(errors) == 1
    assert "Traceback" not in refused.stderr


def test_a_folder_of_another_version_or_another_run_is_left_alone(tmp_path: Path) -> None:
    with runner.own_folder(tmp_path, plan.Plan("northwood", ("random",), (INTRO,), range(1))):
        assert "another run" in run(tmp_path, "--seeds", "1", status=2).stderr
    (tmp_path / "run.json").write_text(json.dumps({"hearthwood": "0.0"}), "utf-8")
    assert "version 0.0" in run(tmp_path, "--seeds", "1", status=2).stderr
