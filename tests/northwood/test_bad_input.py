"""What is not valid is refused in one line: what is wrong, where, by which rule (N8.errors, N8.whole)."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from hearthwood.cli import main
from hearthwood.core.errors import HearthwoodError, IllegalMove, InvalidText
from hearthwood.northwood import Position, View, parse_sight

from .by_hand import KP, whole

DATA = Path(__file__).parent / "data"
FIELDS = "allies fiefs visited hand deck discard score known phase stream seed".split()

LONGEST_ERROR = 200

START = whole(f"JC/JF/JL/JE {KP.replace('KC', 'QC')} - C12345678 F1.. - - 0 choose")


def cases(name: str) -> Iterator[tuple[str, str, str]]:
    """Sections of valid texts, with what is wrong on one line and its error on the next."""
    base = ""
    wrong = None
    for line in (DATA / name).read_text("ascii").splitlines():
        if line.startswith("= "):
            base = whole(line[2:].replace(" KP ", f" {KP} "))
        elif line.startswith("    "):
            assert wrong is not None
            yield base, wrong, line.strip()
            wrong = None
        elif line and not line.startswith("#"):
            wrong = line.encode().decode("unicode_escape")


def changed(base: str, changes: str) -> str:
    fields = base.split(" ")
    for change in changes.split(" "):
        name, _, value = change.partition("=")
        fields[FIELDS.index(name)] = value
    return " ".join(fields)


POSITIONS = [(changed(base, changes), error) for base, changes, error in cases("bad-positions.txt")]
MOVES = list(cases("bad-moves.txt"))

WANTED_FIELDS = "position: 11 fields with one space between them are needed, here are {} (N7.position)"
SHAPES = [
    ("", 1),
    ("listen", 1),
    (START + " ", 12),
    (" " + START, 12),
    (START.replace(" ", "  ", 1), 12),
    (START.replace(" ", "\t"), 1),
    (START.replace(" ", "\u00a0"), 1),
    (START.rsplit(" ", 1)[0], 10),
    (START + " x", 12),
    ("x" * 100_000, 1),
    (" " * 100_000, 100_001),
]
POSITIONS += [(text, WANTED_FIELDS.format(number)) for text, number in SHAPES]

NO_SEED = "is no seed; a seed is a whole number from 0 to 18446744073709551615, without sign or leading zeros"
SEEDS = [
    "-1",
    "+1",
    "01",
    "00",
    "18446744073709551616",
    "1.0",
    "1e3",
    "0x1",
    "1_0",
    "seven",
    "\u0663",
    " 1",
    "9" * 5000,
]
NO_SETUP = "is no setup; there are intro and full (N3.setup)"
SETUPS = ["Intro", "intro ", "", "nordguard", "full\n", "\x1b[2J"]


def shown(text: str) -> str:
    return ascii(text) if len(text) < 40 else f"{ascii(text[:37])[:-1]}...'"


def refusal(*arguments: str) -> str:
    """The one line that a command refuses with."""
    result: Result = CliRunner().invoke(main, ["northwood", *arguments])
    assert result.exit_code == 2
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert lines[0].startswith("error: ")
    return lines[0].removeprefix("error: ")


def answers(lines: list[str]) -> list[str]:
    """What `batch` answers."""
    given = "".join(f"{line}\n" for line in lines).encode()
    result: Result = CliRunner().invoke(main, ["northwood", "batch"], input=given)
    assert result.exit_code == 0
    assert result.stderr == ""
    return result.stdout.removesuffix("\n").split("\n")


def printable(text: str) -> bool:
    return all(" " <= sign <= "~" for sign in text)


# Texts


@pytest.mark.parametrize(("text", "error"), POSITIONS)
def test_no_position(text: str, error: str) -> None:
    with pytest.raises(InvalidText) as refused:
        parse_sight(text)
    assert str(refused.value) == error


@pytest.mark.parametrize(("base", "move", "error"), MOVES)
def test_no_move(base: str, move: str, error: str) -> None:
    position = Position.parse(base)
    with pytest.raises(HearthwoodError) as refused:
        position.play(move)
    assert str(refused.value) == error
    assert str(position) == base
    view = position.view()
    with pytest.raises(HearthwoodError) as refused:
        view.move(move)
    assert str(refused.value) == error


def test_the_sections_begin_with_valid_texts() -> None:
    bases = {base for name in ("bad-positions.txt", "bad-moves.txt") for base, _, _ in cases(name)}
    assert len(bases) > 10
    for base in bases:
        assert str(parse_sight(base)) == base


def test_errors_are_short_and_plain() -> None:
    errors = {error for _, error in POSITIONS} | {error for _, _, error in MOVES}
    assert len(errors) > 150
    for error in errors:
        assert printable(error), error
        assert len(error) <= LONGEST_ERROR, error
        assert re.search(r" \(N\d\.\w+\)$", error), error


def test_a_refusal_says_what_the_move_was_and_why() -> None:
    with pytest.raises(IllegalMove) as refused:
        Position.parse(START).play("listen")
    assert (refused.value.move, refused.value.reason, refused.value.rule) == ("listen", "choose", "N4.choose")
    assert refused.value.facts["legal"] == "@0 @1 @2 @3 @4 @5 @6 @7"


def test_a_view_is_no_position_and_a_position_no_view() -> None:
    position = Position.parse(START)
    with pytest.raises(InvalidText, match=r"^position: this is a view; .* \(N7\.view\)$"):
        Position.parse(str(position.view()))
    with pytest.raises(InvalidText, match=r"^view: this is a whole position; .* \(N7\.view\)$"):
        View.parse(str(position))


# Commands


@pytest.mark.parametrize("command", ["legal", "view"])
@pytest.mark.parametrize(("text", "error"), POSITIONS[::7])
def test_commands_refuse_positions_and_views(command: str, text: str, error: str) -> None:
    assert refusal(command, text) == error


@pytest.mark.parametrize(("text", "error"), POSITIONS)
def test_play_and_perft_refuse_positions(text: str, error: str) -> None:
    assert refusal("play", text, "listen") == error
    assert refusal("perft", text, "1") == error


@pytest.mark.parametrize(("base", "move", "error"), MOVES)
def test_play_refuses_moves(base: str, move: str, error: str) -> None:
    assert refusal("play", base, move) == error


def test_play_refuses_an_empty_move() -> None:
    assert refusal("play", START, "").startswith("move: '' is no move")


def test_play_refuses_the_whole_when_a_later_move_is_not_legal() -> None:
    assert refusal("play", START, "@3", "@3").startswith(
        "move @3: activate an ally or listen: a b c d listen"
    )


@pytest.mark.parametrize("move", ["-h", "--help", "-x", "--", "---"])
def test_play_takes_dashes_for_moves(move: str) -> None:
    assert refusal("play", START, "@3", move).startswith("move: '-")


def test_play_and_perft_refuse_views() -> None:
    view = str(Position.parse(START).view())
    error = "position: this is a view; a whole position shows its stream and seed (N7.view)"
    assert refusal("play", view) == refusal("perft", view, "1") == error


@pytest.mark.parametrize("seed", SEEDS)
def test_new_and_replay_refuse_seeds(seed: str) -> None:
    error = f"seed: {shown(seed)} {NO_SEED} (N7.seed)"
    assert refusal("new", "--setup", "intro", "--seed", seed) == error
    assert refusal("replay", "--setup", "full", "--seed", seed, "@1") == error


@pytest.mark.parametrize("setup", SETUPS)
def test_new_and_replay_refuse_setups(setup: str) -> None:
    error = f"setup: {setup!r} {NO_SETUP}"
    assert refusal("new", "--setup", setup, "--seed", "1") == error
    assert refusal("replay", "--setup", setup, "--seed", "1", "@1") == error


@pytest.mark.parametrize("depth", ["-1", "x", "", "1000", "1.5", " 2", "\u0663", "9" * 5000])
def test_perft_refuses_numbers_of_moves(depth: str) -> None:
    assert refusal("perft", START, depth) == f"N: {shown(depth)} is no number of moves; 0 to 999 (N7.perft)"


@pytest.mark.parametrize(
    ("lines", "error"),
    [
        (f"{START} | x\n", "line 1: N: 'x' is no number of moves; 0 to 999 (N7.perft)"),
        (f"{START}\n", "line 1: N: '' is no number of moves; 0 to 999 (N7.perft)"),
        (f"# fine\n\n{START} | 1\nfoo | 1\n", f"line 4: {WANTED_FIELDS.format(1)}"),
        (f"{START} | 1\n\x00\xff | 2\n", f"line 2: {WANTED_FIELDS.format(1)}"),
    ],
)
def test_perft_refuses_a_file_by_its_line(tmp_path: Path, lines: str, error: str) -> None:
    """Nothing is counted when a line further down is wrong."""
    file = tmp_path / "positions.txt"
    file.write_text(lines, "latin-1")
    assert refusal("perft", "--file", str(file)) == error


@pytest.mark.parametrize(
    "arguments",
    [
        ["legal"],
        ["legal", START, START],
        ["play"],
        ["view"],
        ["new", "--setup", "intro"],
        ["new", "--seed", "1"],
        ["new", "--setup", "intro", "--seed", "1", "@3"],
        ["new", "--setup"],
        ["replay", "@3"],
        ["perft"],
        ["perft", START],
        ["perft", "--file", "no such file"],
        ["perft", "--file", "."],
        ["batch", "legal"],
        ["lgeal", START],
        ["legal", "\x1b[31m", "\x07\r\n\u2028\U0001f98a" * 50],
    ],
)
def test_wrong_calls_are_refused_in_one_line(arguments: list[str]) -> None:
    error = refusal(*arguments)
    assert printable(error)
    assert len(error) <= LONGEST_ERROR + 50


# Requests to batch


def test_batch_answers_each_bad_position_with_its_error() -> None:
    texts = [(text, error) for text, error in POSITIONS if "\n" not in text]
    for command in ("legal", "view"):
        given = [f"{command} {text}" for text, _ in texts]
        assert answers(given) == [f"error: {error}" for _, error in texts]


def test_batch_answers_each_bad_move_with_its_error() -> None:
    moves = [(base, move, error) for base, move, error in MOVES if move == move.strip() and printable(move)]
    assert len(moves) > 40
    given = [f"play {base} | {move}" for base, move, _ in moves]
    assert answers(given) == [f"error: {error}" for _, _, error in moves]


NO_REQUEST = "is no request; a line begins with one of legal, play, view, new (N8.batch)"


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("", f"request: '' {NO_REQUEST}"),
        (" ", f"request: '' {NO_REQUEST}"),
        ("LEGAL x", f"request: 'LEGAL' {NO_REQUEST}"),
        ("perft x 1", f"request: 'perft' {NO_REQUEST}"),
        ("quit", f"request: 'quit' {NO_REQUEST}"),
        ("\x00", f"request: '\\x00' {NO_REQUEST}"),
        ("legal\x00 x", f"request: 'legal\\x00' {NO_REQUEST}"),
        ("\x1b]0;title\x07", f"request: '\\x1b]0;title\\x07' {NO_REQUEST}"),
        ("z" * 1_000_000, f"request: '{'z' * 37}...' {NO_REQUEST}"),
        ("legal", WANTED_FIELDS.format(1)),
        ("legal " + "\x00" * 11, WANTED_FIELDS.format(1)),
        ("play", WANTED_FIELDS.format(1)),
        ("play |", WANTED_FIELDS.format(1)),
        ("new", "request: a setup and a seed are needed, as in new intro 7 (N8.batch)"),
        ("new intro", "request: a setup and a seed are needed, as in new intro 7 (N8.batch)"),
        ("new intro  7", "request: a setup and a seed are needed, as in new intro 7 (N8.batch)"),
        ("new intro 7 8", "request: a setup and a seed are needed, as in new intro 7 (N8.batch)"),
        ("new other 7", f"setup: 'other' {NO_SETUP}"),
        ("new intro -7", f"seed: '-7' {NO_SEED} (N7.seed)"),
    ],
)
def test_batch_refuses_requests(line: str, error: str) -> None:
    assert answers([line]) == [f"error: {error}"]


def test_batch_goes_on_after_what_is_not_text() -> None:
    given = b"\xff\xfe legal\n\x80\nlegal \xc3\x28\n" + f"legal {START}\n".encode()
    result = CliRunner().invoke(main, ["northwood", "batch"], input=given)
    *errors, last = result.stdout.splitlines()
    assert len(errors) == 3
    assert all(error.startswith("error: ") and printable(error) for error in errors)
    assert last == "@0 @1 @2 @3 @4 @5 @6 @7"


def test_arguments_that_are_not_text_are_refused_alike() -> None:
    """A command line may hold any bytes."""
    command = [sys.executable, "-c", "from hearthwood.cli import main; main()", "northwood"]
    for arguments in ([b"legal", b"\xff\xfe"], [b"new", b"--setup", b"\xff", b"--seed", b"1"]):
        done = subprocess.run([*command, *arguments], capture_output=True, check=False, timeout=60)
        assert (done.returncode, done.stdout) == (2, b"")
        assert done.stderr.count(b"\n") == 1
        assert printable(done.stderr.decode("ascii").rstrip("\n"))
