"""The commands that other implementations are compared with, to the letter (rules N8.*)."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest
from click.testing import CliRunner

from hearthwood.cli import main

from .by_hand import KP, game_over, whole
from .test_bad_input import NO_REQUEST, NO_SEED
from .test_conformance import COUNTED, DATA, counts

HEARTHWOOD = [sys.executable, "-c", "from hearthwood.cli import main; main()"]

INTRO_0 = (
    "JC/JF/JL/JE KE/KC/QC/QE/KF/QF/QL/KL - C2F3L2567E45"
    " C3E2F7L1C1E6F8L8E8E1L3C4C8L4C6F5E7F2F6F4C5E3C7F1 - - 0 choose 97305be10bbe6c7f 0"
)
FULL_1 = (
    "LF/BL/KE/BC JF/LE/PL/PF/JE/QL/QC/PC - C37F15L458E8"
    " C1E4L7E3E1L3F6E2C5E5C8F8E6F2C6L2C4F3L6F4L1E7C2F7 - - 0 choose e7a34b17cf93f2f2 1"
)
EXAMPLE_MOVES = "@6 b L5 L7 L2 L6 listen".split()
EXAMPLE = (
    "JC/JF*/JL/JE KE/KC/QC/QE/KF/QF/QL/KL 6 C2F3E45"
    " E2F7L1C1E6F8L8E8E1L3C4C8L4C6F5E7F2F6F4C5E3C7F1 C3L6L2L7L5 - 0 respond 97305be10bbe6c7f 0"
)
EXAMPLE_VIEW = (
    "JC/JF*/JL/JE KE/KC/QC/QE/KF/QF/QL/KL 6 C2F3E45 ~C145678F1245678L1348E123678 C3L6L2L7L5 - 0 respond ? ?"
)
OVER = game_over("JC/JF/JL/JE", "-/+/KL+/-/-/-/-/-")


def printed(*arguments: str, given: str = "") -> str:
    """What a command prints; it must end well and say nothing else."""
    result = CliRunner().invoke(main, ["northwood", *arguments], input=given)
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    return result.stdout


# One command each


def test_N8_new_prints_the_position() -> None:
    """N8.new"""
    assert printed("new", "--setup", "intro", "--seed", "0") == f"{INTRO_0}\n"
    assert printed("new", "--seed", "1", "--setup", "full") == f"{FULL_1}\n"
    assert printed("new", "--setup", "intro", "--seed", str(2**64 - 1)).endswith(" 18446744073709551615\n")


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        (INTRO_0, "@0 @1 @2 @3 @4 @5 @6 @7"),
        (EXAMPLE, "C2"),
        (f"JC/LF/BL/LE {KP} 3 C1 F2.. - - 0 ready", "a b c d listen"),
        (f"JC/LF/BL/LE {KP} 3 C1F2L38E7 E2.. L5 - 0 respond", "L3 L8"),
        (f"JC/LF/BL/LE {KP} 3 C18F2E7 E2.. L5 - 0 respond", "C1 C8 E7 F2"),
        ("JC/LF/BL/LE KC+/KF/-/KE+/PC/PF/PL/PE 4 C12345678 F1.. - - 0 substitute",
         "0a 0b 0c 0d 3a 3b 3c 3d done"),
        ("KE*/LF/BL/LE KC/KF/-/QE/PC/PF/PL/PE 3 C12 F1.. - - 0 ability:a:KE:?", "C E F L"),
        ("PC*/LF/BL/LE KC/KF/-/KE/QC/PF/PL/PE 3 C12 F1.. - - 0 ability:a:PC", "done draw"),
        ("BL*/LF/JL/LE KC/KF/-/KE/QC/PF/PL/PE 3 C12L2 F1.. E2 - 0 ability:a:BL:discard", "C2 L2 done"),
        ("LL*/LF*/JL/LE* KC/KF/-/KE/QC/PF/PL/PE 3 C12L2 F1.. E2 - 0 ability:a:LL", "b d"),
    ],
)  # fmt: skip
def test_N8_legal_prints_the_moves_in_byte_order(position: str, moves: str) -> None:
    """N8.legal: one a line; for a view the same."""
    lines = "".join(f"{move}\n" for move in moves.split())
    assert printed("legal", whole(position)) == lines
    assert printed("legal", printed("view", whole(position)).strip()) == lines
    assert moves.split() == sorted(moves.split(), key=str.encode)


def test_N8_legal_of_a_finished_game_prints_nothing() -> None:
    """N8.legal, N4.over"""
    assert printed("legal", OVER) == ""
    assert printed("legal", printed("view", OVER).strip()) == ""


def test_N8_play_prints_the_position_after_the_moves() -> None:
    """N8.play"""
    assert printed("play", INTRO_0, *EXAMPLE_MOVES) == f"{EXAMPLE}\n"
    assert printed("play", INTRO_0, *EXAMPLE_MOVES[:3]).split()[8] == "ability:b:JF"
    assert printed("play", INTRO_0) == f"{INTRO_0}\n"
    assert printed("play", OVER) == f"{OVER}\n"


def test_N8_view_prints_the_view() -> None:
    """N8.view"""
    assert printed("view", EXAMPLE) == f"{EXAMPLE_VIEW}\n"
    assert printed("view", EXAMPLE_VIEW) == f"{EXAMPLE_VIEW}\n"
    assert printed("view", OVER) == f"{' '.join(OVER.split()[:9])} ? ?\n"


def test_N8_replay_prints_the_position_after_the_moves() -> None:
    """N8.replay"""
    assert printed("replay", "--setup", "intro", "--seed", "0", *EXAMPLE_MOVES) == f"{EXAMPLE}\n"
    assert printed("replay", "--setup", "full", "--seed", "1") == f"{FULL_1}\n"


def test_N8_perft_prints_one_number() -> None:
    """N8.perft, N7.perft"""
    assert printed("perft", INTRO_0, "0") == "1\n"
    assert printed("perft", INTRO_0, "1") == "8\n"
    assert printed("perft", INTRO_0, "8") == "24043\n"
    assert printed("perft", OVER, "0") == "1\n"
    assert printed("perft", OVER, "5") == "0\n"


def test_N8_perft_counts_many_by_the_compiled_machine() -> None:
    """N8.perft: the same number, in a moment."""
    position, depth, count = max(counts(), key=lambda line: line[2])
    assert count > 1_000_000
    assert printed("perft", position, str(depth)) == f"{count}\n"


def test_N8_perft_reads_a_file(tmp_path: Path) -> None:
    """N8.perft: blank lines and lines that begin with # are passed over; a third column does no harm."""
    file = tmp_path / "positions.txt"
    file.write_text(
        f"# two positions\n\n{INTRO_0} | 1\n   \n#{FULL_1} | 9\n{FULL_1} | 2\r\n{OVER} | 3 | 0", "ascii"
    )
    assert printed("perft", "--file", str(file)) == f"8\n{perft_of_two(FULL_1)}\n0\n"


def test_N8_perft_reads_lines_as_others_write_them(tmp_path: Path) -> None:
    """N8.perft: a byte order mark in front, comments with any signs; only a line feed ends a line."""
    file = tmp_path / "positions.txt"
    file.write_bytes(b"\xef\xbb\xbf# a\x0bform\x0cof\xc2\x85signs\xff\n" + f"{INTRO_0} | 1\n".encode())
    assert printed("perft", "--file", str(file)) == "8\n"


def test_N8_perft_takes_a_position_or_a_file_not_both(tmp_path: Path) -> None:
    """N8.perft"""
    file = tmp_path / "positions.txt"
    file.write_text(f"{INTRO_0} | 1\n", "ascii")
    for arguments in ((INTRO_0, "1", "--file", str(file)), (INTRO_0, "--file", str(file)), (INTRO_0,), ()):
        result = CliRunner().invoke(main, ["northwood", "perft", *arguments])
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr == (
            "error: give either a position and a number of moves, or --file;"
            " see main northwood perft --help\n"
        )


def perft_of_two(position: str) -> int:
    moves = printed("legal", position).split()
    return sum(len(printed("legal", printed("play", position, move).strip()).split()) for move in moves)


@pytest.mark.parametrize("name", COUNTED)
def test_N8_perft_reads_the_conformance_files(name: str) -> None:
    """N8.perft: the files as they are handed around, with counts as a third column."""
    expected = [str(count) for _, _, count in counts(name)]
    assert printed("perft", "--file", str(DATA / name)).splitlines() == expected


# Batch


def test_N8_batch_answers_each_line_with_one() -> None:
    """N8.batch"""
    requests = {
        "new intro 0": INTRO_0,
        "new full 1": FULL_1,
        f"legal {INTRO_0}": "@0 @1 @2 @3 @4 @5 @6 @7",
        f"legal {OVER}": "",
        f"legal {EXAMPLE_VIEW}": "C2",
        f"play {INTRO_0} | {' '.join(EXAMPLE_MOVES)}": EXAMPLE,
        f"play {INTRO_0} |": INTRO_0,
        f"play {INTRO_0}": INTRO_0,
        f"play {OVER} | ": OVER,
        f"view {EXAMPLE}": EXAMPLE_VIEW,
        "play here | listen": "error: position: 11 fields with one space between them are needed, here are 1"
        " (N7.position)",
        f"play {EXAMPLE} | F3": "error: move F3: Claws were said and the hand holds Claws: answer with C2"
        " (N5.follow)",
        "": f"error: request: '' {NO_REQUEST}",
        "stop": f"error: request: 'stop' {NO_REQUEST}",
    }
    answers = "".join(f"{answer}\n" for answer in requests.values())
    assert printed("batch", given="".join(f"{request}\n" for request in requests)) == answers
    assert printed("batch", given="".join(f"{request}\r\n" for request in requests)) == answers


def test_N8_batch_ends_with_its_input() -> None:
    """N8.batch: also where the last line has no end."""
    assert printed("batch", given="") == ""
    assert printed("batch", given="new intro 0") == f"{INTRO_0}\n"


STRANGE_LINES = {
    b"": f"error: request: '' {NO_REQUEST}",
    b" ": f"error: request: '' {NO_REQUEST}",
    b"\x00": f"error: request: '\\x00' {NO_REQUEST}",
    b"\xff\xfe": f"error: request: '\\ufffd\\ufffd' {NO_REQUEST}",
    b"\xef\xbb\xbfnew intro 0": f"error: request: '\\ufeffnew' {NO_REQUEST}",
    b"legal\t": f"error: request: 'legal\\t' {NO_REQUEST}",
    b"X" * 3_000_000: f"error: request: '{'X' * 37}...' {NO_REQUEST}",
    b"new intro 07": f"error: seed: '07' {NO_SEED} (N7.seed)",
    b"new intro 18446744073709551616": f"error: seed: '18446744073709551616' {NO_SEED} (N7.seed)",
    b"new intro " + b"9" * 1_000_000: f"error: seed: '{'9' * 37}...' {NO_SEED} (N7.seed)",
}


def test_N8_batch_survives_any_line() -> None:
    """N8.batch: empty ones, signs that are no text, endless ones; each is answered on one line of its own."""
    result = CliRunner().invoke(
        main, ["northwood", "batch"], input=b"\n".join([*STRANGE_LINES, b"new intro 0"])
    )
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == "".join(f"{answer}\n" for answer in [*STRANGE_LINES.values(), INTRO_0])


@pytest.mark.parametrize("closed", ["<&-", ">&-"])
def test_N8_batch_ends_well_where_input_or_output_is_closed(closed: str) -> None:
    """N8.batch"""
    done = subprocess.run(
        ["sh", "-c", f'exec "$@" {closed}', "sh", *HEARTHWOOD, "northwood", "batch"],
        input="new intro 0\n",
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize(("arguments", "given"), [(("batch",), "new intro 0\n"), (("view", INTRO_0), "")])
def test_what_cannot_be_written_is_told_in_one_line(arguments: tuple[str, ...], given: str) -> None:
    """A full disk is no fault of the program."""
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*HEARTHWOOD, "northwood", *arguments],
            input=given,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            timeout=60,
        )
    assert (done.returncode, done.stderr) == (2, "error: No space left on device\n")


@pytest.fixture
def batch() -> Iterator[tuple[subprocess.Popen[str], IO[str], IO[str]]]:
    process = subprocess.Popen(
        [*HEARTHWOOD, "northwood", "batch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdin is not None
    assert process.stdout is not None
    with process:
        yield process, process.stdin, process.stdout
        if process.poll() is None:
            process.kill()


def test_N8_batch_flushes_after_each_line(batch: tuple[subprocess.Popen[str], IO[str], IO[str]]) -> None:
    """N8.batch: an answer comes before the next request is asked."""
    process, requests, answers = batch
    for request, answer in (
        ("new intro 0", INTRO_0),
        (f"view {EXAMPLE}", EXAMPLE_VIEW),
        (f"legal {OVER}", ""),
    ):
        requests.write(f"{request}\n")
        requests.flush()
        assert answers.readline() == f"{answer}\n"
    requests.close()
    assert process.wait(timeout=30) == 0
    assert answers.read() == ""


# What a command loads

LOADED = """
import sys
before = set(sys.modules)
from hearthwood.cli import main
try:
    main(sys.argv[1:])
finally:
    import json
    sys.stderr.write(json.dumps(sorted(set(sys.modules) - before)))
"""


@pytest.mark.parametrize(
    "arguments",
    [
        ("new", "--setup", "full", "--seed", "1"),
        ("legal", INTRO_0),
        ("play", INTRO_0, *EXAMPLE_MOVES),
        ("view", EXAMPLE),
        ("replay", "--setup", "intro", "--seed", "0", "@6"),
        ("perft", INTRO_0, "4"),
        ("batch",),
    ],
    ids=lambda arguments: arguments[0],
)
def test_rules_commands_load_nothing_but_click(arguments: tuple[str, ...]) -> None:
    """Neither NumPy nor Numba, no web framework, no Textual or Rich, no messages."""
    done = subprocess.run(
        [sys.executable, "-c", LOADED, "northwood", *arguments],
        input=f"play {INTRO_0} | @6\n",
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout
    packages = {name.partition(".")[0] for name in json.loads(done.stderr)}
    assert packages - set(sys.stdlib_module_names) == {"click", "hearthwood"}
