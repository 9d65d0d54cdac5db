"""Game records (N7.record, docs/records.md): written, read and played again, and what a record tells."""

import re
from pathlib import Path
from random import Random
from runpy import run_path

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from hearthwood.cli.northwood.record import group
from hearthwood.core.errors import HearthwoodError, InvalidText, StillSecret
from hearthwood.core.journal import Branched, Hinted, Played, Stopped, Undone
from hearthwood.northwood import FULL, INTRO, SETUPS, NorthwoodGame, Position, new_game, replay
from hearthwood.northwood.records import Comment, Record, parse_records

from .journeys import journey
from .test_conformance import lines

PAGE = Path(__file__).parents[2] / "docs" / "records.md"
FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

journeys = st.builds(
    journey, st.sampled_from([INTRO, FULL]), st.randoms(use_true_random=False), st.integers(0, 250)
)
names = st.one_of(st.none(), st.text("aZéñ漢 '-:.;1", min_size=1).filter(str.strip))
remarks = st.lists(
    st.tuples(st.integers(0, 250), st.text("ab ?:1.\n", min_size=1).filter(str.strip)), max_size=4
)
SOME = settings(max_examples=30, deadline=None)


def ended(game: NorthwoodGame) -> NorthwoodGame:
    if not game.ended:
        game.stop()
    return game


# Written and read


@SOME
@given(journeys, st.integers(1, 20), names, names, remarks)
def test_a_record_is_read_as_it_was_written(
    game: NorthwoodGame, goal: int, player: str | None, note: str | None, said: list[tuple[int, str]]
) -> None:
    ended(game)
    comments = [Comment(min(after, len(game.entries)), text) for after, text in said]
    record = Record.of(game, goal=goal, player=player, note=note, date="2024-02-29", comments=comments)
    assert Record.parse(str(record)) == record
    assert str(Record.parse(str(record))) == str(record)
    assert record.entries == tuple(game.entries)
    assert len(record.comments) == len(comments)
    assert (record.hints, record.practice) == (game.hints, game.practice)
    assert str(record.game().position) == str(game.position)


@SOME
@given(journeys, journeys)
def test_a_record_may_begin_with_a_position(game: NorthwoodGame, other: NorthwoodGame) -> None:
    """Also with one that a branch led to, and then it is practice though it holds no branch."""
    later = NorthwoodGame(game.position)
    later.stop()
    record = Record.of(later, practice=True)
    assert Record.parse(str(record)) == record
    assert record.practice == (game.position != Position.new(game.start.setup, game.position.seed))
    both = [record, Record.of(ended(other))]
    assert parse_records("\n\n".join(map(str, both))) == both


def test_words_part_at_any_white_space() -> None:
    record = Record.of(ended(journey(FULL, Random(3), 120)), comments=[Comment(5, "so be it")])
    headers, _, body = str(record).partition("\n\n")
    assert Record.parse(headers + "\n" + "\n\t ".join(body.split())) == record
    assert Record.parse(str(record).replace("\n", "\r\n")) == record


def test_numbers_of_visits_may_be_repeated() -> None:
    text = "Game: northwood\nSetup: intro\nSeed: 7\nResult: unfinished\n1. @4 1. 1. listen"
    assert str(Record.parse(text)).endswith("\n\n1. @4 listen\n")


@pytest.mark.parametrize("line", lines("northwood-games.txt"), ids=lambda line: " ".join(line.split()[:2]))
def test_games_of_another_implementation_as_records(line: str) -> None:
    moves, _, final = line.partition(" | ")
    setup, seed, *played = moves.split()
    game = replay(SETUPS[setup], int(seed), map(Played, played))
    record = Record.parse(str(Record.of(game)))
    assert str(record.game().position) == final
    assert record.points == game.position.points


def test_every_entry_is_in_a_record() -> None:
    game = new_game(INTRO, 7)
    for entry in (
        Played("@4"),
        Undone(),
        Hinted(),
        Played("@5"),
        Played("listen"),
        Branched(1, 9),
        Stopped(),
    ):
        game.enter(entry)
    game.branch(0, 10)
    game.stop()
    assert str(Record.of(game, comments=[Comment(6, " back\nagain ")])) == (
        "Game: northwood\nSetup: intro\nSeed: 7\nGoal: 16\nPractice: yes\nHints: 1\nResult: stopped\n\n"
        "1. @4 undo hint @5 listen branch:1:9 {back again}\n1. stop branch:0:10\n1. stop\n"
    )


def test_lines_are_no_longer_than_words_allow() -> None:
    game = ended(journey(FULL, Random(5), 200, plain=True))
    text = str(Record.of(game, comments=[Comment(30, "a long remark " * 30), Comment(31, "x" * 150)]))
    body = text.partition("\n\n")[2].splitlines()
    assert max(map(len, body)) == 156  # four blanks, 150 letters, two braces
    assert sorted(map(len, body))[-2] <= 100


# What a record tells


def test_a_game_that_goes_on_keeps_its_secrets() -> None:
    game = new_game(INTRO, 123456789)
    game.play("@4")
    with pytest.raises(StillSecret) as refused:
        Record.of(game)
    assert str(refused.value) == (
        "the record of a game that goes on would tell what is hidden; end or stop the game first (N7.secret)"
    )
    game.stop()
    assert "Seed: 123456789" in str(Record.of(game))
    game.branch(0, 5)
    with pytest.raises(StillSecret):
        Record.of(game)


def test_a_record_says_whether_it_was_won() -> None:
    record = Record.parse(blocks("")[0])
    assert (record.points, record.goal, record.won, record.setup.name) == (20, 18, True, "intro")
    stopped = Record.of(ended(new_game(INTRO, 1)))
    assert (stopped.points, stopped.goal, stopped.won) == (None, 16, False)


@pytest.mark.parametrize(
    ("details", "message"),
    [
        ({"goal": 21}, "Goal: '21' is no number of points from 1 to 20 (N5.medal)"),
        ({"goal": -1}, "Goal: '-1' is no number of points from 1 to 20 (N5.medal)"),
        (
            {"date": "18.11.2026"},
            "Date: '18.11.2026' is no day; a day is written like 2026-11-18 (N7.record)",
        ),
        (
            {"player": "A}"},
            "Player: 'A}' is no text for a record: printable characters, no braces (N7.record)",
        ),
        (
            {"note": "\x1b[2J"},
            "Note: '\\x1b[2J' is no text for a record: printable characters, no braces (N7.record)",
        ),
        ({"comments": [Comment(2, "x")]}, "comment: there is no entry 2; the game has 1 (N7.record)"),
        (
            {"comments": [Comment(0, " ")]},
            "comment: ' ' is no text for a record: printable characters, no braces (N7.record)",
        ),
    ],
)
def test_what_cannot_be_written_is_refused(details: dict[str, object], message: str) -> None:
    with pytest.raises(InvalidText) as refused:
        Record.of(ended(new_game(INTRO, 7)), **details)  # type: ignore[arg-type]
    assert str(refused.value) == message


# The page


def blocks(kind: str) -> list[str]:
    return [text for name, text in FENCED.findall(PAGE.read_text("utf-8")) if name == kind]


def test_the_records_of_the_page_are_right_and_in_the_one_form() -> None:
    records = [Record.parse(text) for text in blocks("")]
    assert [str(record) for record in records] == blocks("")
    assert [record.result for record in records] == ["20", "unfinished"]


def test_the_program_of_the_page_runs(tmp_path: Path) -> None:
    [program] = blocks("python")
    file = tmp_path / "page.py"
    file.write_text(program, "utf-8")
    assert run_path(str(file))["record"].result == "stopped"


# The commands

TWO = """\
Game: northwood
Setup: intro
Seed: 7
Result: unfinished

1. @4 listen

Game: northwood
Setup: intro
Seed: 7
Goal: 18
Practice: yes
Hints: 1
Result: stopped

1. @4 hint branch:0:9
1. stop
"""


def test_check_tells_a_line_for_each_record(tmp_path: Path) -> None:
    file, other = tmp_path / "two.txt", tmp_path / "page.txt"
    file.write_text(TWO, "utf-8")
    other.write_text("\ufeff" + blocks("")[0], "utf-8")
    done = CliRunner().invoke(group, ["check", str(file), str(other)])
    assert (done.exit_code, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        f"{file}: line 1: ok, unfinished",
        f"{file}: line 8: ok, stopped, practice, hints: 1",
        f"{other}: line 1: ok, 20 of 18 points, won, hints: 1",
    ]


def test_check_goes_on_behind_a_record_that_it_refuses(tmp_path: Path) -> None:
    file, missing = tmp_path / "two.txt", tmp_path / "none.txt"
    file.write_text(TWO.replace("@4 listen", "@4 draw"), "utf-8")
    done = CliRunner().invoke(group, ["check", str(missing), str(file)])
    assert done.exit_code == 2
    assert done.stdout.splitlines() == [f"{file}: line 8: ok, stopped, practice, hints: 1"]
    assert done.stderr.splitlines() == [
        f"error: {missing}: file: No such file or directory (N7.record)",
        f"error: {file}: line 6, column 7: move draw: activate an ally or listen: a b c d listen (N4.ready)",
    ]


def test_check_names_the_byte_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "bytes.txt"
    file.write_bytes("\ufeffGame: northwood\nPlayer: Zoë \xff".encode("utf-8")[:-2] + b"\xff\n")
    done = CliRunner().invoke(group, ["check", str(file)])
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == f"error: {file}: line 2, column 13: byte 0xff is not UTF-8 (N7.record)\n"


def test_show_goes_through_the_views_of_a_record(tmp_path: Path) -> None:
    file = tmp_path / "two.txt"
    file.write_text(TWO, "utf-8")
    done = CliRunner().invoke(group, ["show", str(file), "--game", "2"])
    game = new_game(INTRO, 7)
    assert (done.exit_code, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        f"   0          {game.position.view()}",
        f"   1 @4       {game.position.play('@4').view()}",
        f"   2 hint     {game.position.play('@4').view()}",
        f"   3 branch:0:9 {game.position.view()}",
        f"   4 stop     {game.position.view()}",
    ]


def test_show_tells_one_visit_alone(tmp_path: Path) -> None:
    file = tmp_path / "page.txt"
    file.write_text(blocks("")[0], "utf-8")
    done = CliRunner().invoke(group, ["show", str(file), "--visit", "5"])
    entries = [line.split()[1] for line in done.stdout.splitlines()]
    assert (
        " ".join(entries) == "@3 1a done listen L2 listen C6 listen E8 listen F5 b F7 F2 listen C3 listen E4"
    )


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["--game", "3"], "--game: there is no record 3; the file has 2 (N7.record)"),
        ([], "line 14, column 9: the entries give stopped, not 20 (N7.record)"),
    ],
)
def test_show_refuses_in_one_line(tmp_path: Path, arguments: list[str], error: str) -> None:
    file = tmp_path / "two.txt"
    file.write_text(TWO if arguments else TWO.replace("Result: stopped", "Result: 20"), "utf-8")
    done = CliRunner().invoke(group, ["show", str(file), *arguments])
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == f"error: {file}: {error}\n"


# Whatever a text says


@settings(max_examples=150, deadline=None)
@given(st.randoms(use_true_random=False), st.integers(1, 6))
def test_an_altered_record_is_read_or_refused(rng: Random, changes: int) -> None:
    text = TWO + "\n" + blocks("")[0]
    for _ in range(changes):
        place, more = rng.randrange(len(text)), rng.choice("{}:.\n @aL7é\x00\u2028") * rng.randint(0, 2)
        text = text[:place] + more + text[place + rng.randint(0, 3) :]
    found = read_or_refused(text)
    if isinstance(found, HearthwoodError):
        assert "\n" not in str(found)
    else:
        assert parse_records("\n".join(map(str, found))) == found


def read_or_refused(text: str) -> list[Record] | HearthwoodError:
    try:
        return parse_records(text)
    except HearthwoodError as error:
        return error
