"""What the sage's commands print: hints, odds, the seer, reviews."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from hearthwood.cli import main
from hearthwood.locales import LANGUAGES, Words
from hearthwood.northwood import INTRO, Position, new_game
from hearthwood.northwood.records import Record

START = Position.new(INTRO, 7)
ANSWERING = START.play("@4").play("listen")
QUICK = ("--level", "novice")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["northwood", *arguments])


def printed(*arguments: str) -> str:
    result = run(*arguments)
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    assert "\x1b" not in result.stdout
    return result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_every_move_and_gives_reasons(language: str) -> None:
    lines = printed("hint", str(ANSWERING), *QUICK, "--language", language).splitlines()
    assert Words(language)("hint-friendly") in lines[0]
    assert lines[1].startswith("▸ ")
    assert {line.removeprefix("▸ ").split()[0] for line in lines[1:3]} == {"L6", "L7"}
    assert lines[4]


def test_a_hint_as_data_says_the_same_for_a_position_and_its_view() -> None:
    data = json.loads(printed("hint", str(ANSWERING), *QUICK, "--json", "--aim", "win18"))
    assert json.loads(printed("hint", str(ANSWERING.view()), *QUICK, "--json", "--aim", "win18")) == data
    assert data["view"] == str(ANSWERING.view())
    assert (data["aim"], data["level"], data["trained"], data["looks"]) == ("win18", "novice", True, 1)
    assert {row["move"] for row in data["moves"]} == {move.text for move in ANSWERING.legal_moves}
    assert data["moves"] == sorted(data["moves"], key=lambda row: (-row["win18"], -row["points"]))
    assert len(data["reasons"]) == len(data["said"]) > 0


def test_time_buys_more_looks() -> None:
    assert json.loads(printed("hint", str(START), *QUICK, "--json", "--time", "0.3"))["looks"] > 1


def test_odds_name_every_open_fief() -> None:
    rows = printed("odds", str(START), *QUICK, "--rounds", "1").splitlines()
    assert {line.replace("▸", "").split()[0] for line in rows[1:9]} == set("01234567")
    data = json.loads(printed("odds", str(START.view()), *QUICK, "--rounds", "2", "--json"))
    assert data == json.loads(printed("odds", str(START.branch(9)), *QUICK, "--rounds", "2", "--json"))
    assert data["rounds"] == 2
    for row in data["fiefs"]:
        [chance] = row["chances"]
        assert chance["low"] <= chance["hit"] <= chance["high"]
        assert chance["tries"] == 8


def test_the_seer_tells_the_way_or_counts_decks() -> None:
    [row] = json.loads(printed("seer", str(ANSWERING), "--json"))["fiefs"]
    position = ANSWERING
    for move in row["way"]:
        position = position.play(move)
    assert (row["answer"], position.fiefs[4].friendly) == ("yes", True)
    assert printed("seer", str(ANSWERING)).split() == [*"Fief 4 can be won:".split(), *row["way"]]
    [row] = json.loads(printed("seer", str(ANSWERING.view()), "--json", "--decks", "10"))["fiefs"]
    assert 5 <= row["yes"] <= 10
    assert row["low"] < row["yes"] / 10 <= row["high"] <= 1


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("hint", "nonsense"), "error: "),
        (("hint", str(START), "--level", "x"), "error: --level: 'x' is no level; there are "),
        (("odds", str(ANSWERING)), "error: position: a fief has been chosen already; hint weighs the moves"),
        (("odds", str(START), "--with", "@4 3a", *QUICK), "error: move 3a: "),
    ],
)
def test_what_cannot_be_answered_is_refused_in_one_line(arguments: tuple[str, ...], line: str) -> None:
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(line)
    assert result.stderr.count("\n") == 1


def test_what_is_over_needs_no_advice() -> None:
    over = START
    while over.outcome is None:
        over = over.play(over.legal_moves[0])
    for command in ("hint", "odds", "seer"):
        assert run(command, str(over)).stderr.startswith("error: position: the game is over")


def test_the_group_loads_nothing_of_the_sage() -> None:
    code = (
        "import sys; from hearthwood.cli.northwood import group; group.list_commands(None);"
        "print(*sorted({'numpy', 'numba', 'fluent', 'hearthwood.sage'} & set(sys.modules)))"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout == "\n"


# Reviews

QUICKLY = (*QUICK, "--decks", "0", "--games", "0")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    game = new_game(INTRO, 3)
    for _ in range(60):
        game.play(game.position.legal_moves[0].text)
    game.stop()
    file = tmp_path_factory.mktemp("records") / "game.txt"
    file.write_text(str(Record.of(game)), "utf-8")
    return file


def test_a_record_is_looked_back_at(record: Path) -> None:
    text = printed("review", str(record), *QUICKLY, "--language", "en")
    assert text.startswith("Given up with ")
    assert "Choices worth a look" in text
    data = json.loads(printed("review", str(record), *QUICKLY, "--json", "--aim", "win16"))
    assert (data["game"], data["finished"], data["measure"]) == ("northwood", False, "win16")
    assert len(data["moments"]) == 60
    ledger = data["ledger"]
    total = ledger["start"] + ledger["luck"] + ledger["choices"] + ledger["error"]
    assert total == pytest.approx(ledger["end"])


def test_a_review_is_written_as_a_page(record: Path, tmp_path: Path) -> None:
    target = tmp_path / "review.html"
    result = run("review", str(record), *QUICKLY, "--html", str(target), "--language", "es")
    assert (result.exit_code, result.stdout) == (0, "")
    assert '<html lang="es">' in target.read_text("utf-8")
    refused = run("review", str(record), *QUICKLY, "--html", str(tmp_path / "no" / "review.html"))
    assert (refused.exit_code, refused.stderr.count("error: --html: ")) == (2, 1)


def test_a_record_that_is_none_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "nothing.txt"
    file.write_text("Game: northwood\n", "utf-8")
    result = run("review", str(file), *QUICKLY)
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
