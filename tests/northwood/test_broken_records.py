"""Records that are refused (N7.record): each at its line and column, in one line, with the rule it breaks."""

import pytest

from hearthwood.core.errors import InvalidRecord
from hearthwood.northwood import INTRO, Position
from hearthwood.northwood.records import Record, parse_records, read_each

SOUND = """\
Game: northwood
Setup: intro
Seed: 7
Goal: 18
Player: Ada
Date: 2026-11-18
Hints: 1
Result: unfinished

{A remark
on two lines.}
1. @4 hint listen L6 listen C4 listen F4 listen
    C6 listen L7 listen E2 {mine} listen E3 listen E5
2. @1
"""
START = Position.new(INTRO, 7)

NO_BEGINNING = "line 1, column 1: a record begins with a line such as Game: northwood (N7.record)"
NO_DAY = "is no day; a day is written like 2026-11-18 (N7.record)"
NO_HEADER = (
    "is no header; there are Game, Setup, Seed, Position, Goal, Player, Date, Note, Practice, Hints, Result"
    " (N7.record)"
)
NO_TEXT = "is no text for a record: printable characters, no braces (N7.record)"
NO_RESULT = "is no result; a result is the points, stopped or unfinished (N7.record)"
NO_BRANCH = "is not of the form branch:PLY:SEED (N7.branch)"
FOLLOW = "Leaves were said and the hand holds Leaves: answer with L6 L7 (N5.follow)"
VISITED = "fief 4 was visited already; choose one of @0 @1 @2 @3 @5 @6 @7 (N4.choose)"
NO_POINTS = "is no number of points from 1 to 20 (N5.medal)"
REVEALED = "the last move revealed something hidden; further back is a practice branch (N7.branch)"
WAS_STOPPED = "the game was stopped; nothing but a practice branch can follow (N6.R15)"

# What is altered in the sound record, and the error that follows; where that ends in dots, the rest is text
# of another error, which has tests of its own.
HEADERS = [
    ("Game: northwood\n", "", NO_BEGINNING),
    ("Game: northwood\n", "game: northwood\n", NO_BEGINNING),
    ("Game: northwood", "Game:northwood", NO_BEGINNING),
    ("Game: northwood", "Game: chess", "line 1, column 7: Game: 'chess' is not northwood (N7.record)"),
    ("Game: northwood", "Game:", "line 1, column 6: Game says nothing (N7.record)"),
    ("Setup: intro\n", "", "line 1, column 1: this record has no line Setup: … (N7.record)"),
    ("Setup: intro", "Setup: tiny", "line 2, column 8: setup: 'tiny' is no setup; ..."),
    (
        "Seed: 7\n",
        "",
        "line 1, column 1: this record has neither a line Seed: … nor a line Position: … (N7.record)",
    ),
    ("Seed: 7", "Seed: 07", "line 3, column 7: seed: '07' is no seed; ..."),
    ("Seed: 7", f"Seed:   {1 << 64}", "line 3, column 9: seed: '18446744073709551616' is no seed; ..."),
    ("Seed: 7", "Seed: 7\nSeed: 7", "line 4, column 1: Seed stands here for the second time (N7.record)"),
    (
        "Seed: 7",
        f"Seed: 7\nPosition: {START}",
        "line 4, column 11: a record begins with a Seed or with a Position, not with both (N7.record)",
    ),
    ("Seed: 7", f"Position: {START.view()}", "line 3, column 11: position: this is a view; ..."),
    ("Seed: 7", "Position: here", "line 3, column 11: position: 11 fields with one space ..."),
    ("Goal: 18", "Goal: 0", f"line 4, column 7: Goal: '0' {NO_POINTS}"),
    ("Goal: 18", "Goal: 21", f"line 4, column 7: Goal: '21' {NO_POINTS}"),
    ("Goal: 18", "Goal: gold", f"line 4, column 7: Goal: 'gold' {NO_POINTS}"),
    ("Player: Ada", "Player:", "line 5, column 8: Player says nothing (N7.record)"),
    ("Player: Ada", "Player: A\x07", "line 5, column 10: '\\x07' is no character of a text (N7.record)"),
    (
        "Player: Ada",
        "Player: {Ada}",
        f"line 5, column 9: Player: '{{Ada}}' {NO_TEXT}",
    ),
    ("Date: 2026-11-18", "Date: 2026-02-29", f"line 6, column 7: Date: '2026-02-29' {NO_DAY}"),
    ("Date: 2026-11-18", "Date: 2026-13-01", f"line 6, column 7: Date: '2026-13-01' {NO_DAY}"),
    ("Date: 2026-11-18", "Date: 0000-01-01", f"line 6, column 7: Date: '0000-01-01' {NO_DAY}"),
    ("Date: 2026-11-18", "Date: today", f"line 6, column 7: Date: 'today' {NO_DAY}"),
    ("Date", "When", f"line 6, column 7: 'When' {NO_HEADER}"),
    ("Date", "date", f"line 6, column 7: 'date' {NO_HEADER}"),
    ("Hints: 1", "Hints: 2", "line 7, column 8: the entries give Hints: 1, not 2 (N7.record)"),
    ("Hints: 1\n", "", "line 1, column 1: the entries give Hints: 1, not 0 (N7.record)"),
    ("Hints: 1", "Hints: one", "line 7, column 8: Hints: 'one' is no number of hints (N7.record)"),
    (
        "Hints: 1",
        "Hints: 1\nPractice: yes",
        "line 8, column 11: nothing is branched here, so this is no practice game (N7.record)",
    ),
    ("Hints: 1", "Hints: 1\nPractice: no", "line 8, column 11: Practice: 'no' is not yes (N7.record)"),
    (
        "2. @1",
        "2. branch:0:5",
        "line 1, column 1: a branch makes this a practice game, so it needs Practice: yes (N7.record)",
    ),
    ("Result: unfinished\n", "", "line 1, column 1: this record has no line Result: … (N7.record)"),
    (
        "Result: unfinished",
        "Result: *",
        f"line 8, column 9: Result: '*' {NO_RESULT}",
    ),
    ("Result: unfinished", "Result: 4", "line 8, column 9: the entries give unfinished, not 4 (N7.record)"),
    (
        "Result: unfinished",
        "Result: stopped",
        "line 8, column 9: the entries give unfinished, not stopped (N7.record)",
    ),
    ("2. @1", "2. @1 stop", "line 8, column 9: the entries give stopped, not unfinished (N7.record)"),
    (
        "2. @1",
        "2. @1\nNote: late",
        "line 15, column 1: headers stand before the moves, and a remark between braces (N7.record)",
    ),
]
ENTRIES = [
    (
        "L6 listen",
        "L5 listen",
        "line 12, column 19: move L5: L5 is not in the hand; possible: L6 L7 (N4.respond)",
    ),
    (
        "L6 listen",
        "C4 listen",
        f"line 12, column 19: move C4: {FOLLOW}",
    ),
    ("L6 listen", "L9 listen", "line 12, column 19: move: 'L9' is no move; ..."),
    ("L6 listen", "l6 listen", "line 12, column 19: move: 'l6' is no move; ..."),
    ("2. @1", "2. @1 \x1b[2J", "line 14, column 7: move: '\\x1b[2J' is no move; ..."),
    (
        "2. @1",
        "2. @4",
        f"line 14, column 4: move @4: {VISITED}",
    ),
    ("2. @1", "2. undo", f"line 14, column 4: {REVEALED}"),
    ("2. @1", "2. @1 undo undo", f"line 14, column 12: {REVEALED}"),
    ("@4 hint", "undo @4 hint", "line 12, column 4: no move was made yet (N7.branch)"),
    (
        "2. @1",
        "2. branch:1",
        f"line 14, column 4: entry: 'branch:1' {NO_BRANCH}",
    ),
    (
        "2. @1",
        "2. branch:01:1",
        f"line 14, column 4: entry: 'branch:01:1' {NO_BRANCH}",
    ),
    (
        "2. @1",
        f"2. branch:1:{1 << 64}",
        f"line 14, column 4: entry: 'branch:1:18446744073709551616' {NO_BRANCH}",
    ),
    (
        "2. @1",
        "2. branch:99:1",
        "line 14, column 4: there is no ply 99; the game has 17 moves (N7.branch)",
    ),
    ("2. @1", "2. stop @1", f"line 14, column 9: {WAS_STOPPED}"),
    ("2. @1", "2. stop hint", f"line 14, column 9: {WAS_STOPPED}"),
    ("2. @1", "2. stop stop", f"line 14, column 9: {WAS_STOPPED}"),
    (
        "2. @1",
        "2. stop undo",
        "line 14, column 9: the game has ended; further back is a practice branch (N7.branch)",
    ),
]
VISITS = [
    ("1. @4", "@4", "line 12, column 1: here visit 1 begins or goes on: write 1. before '@4' (N7.record)"),
    (
        "1. @4",
        "1.@4",
        "line 12, column 1: here visit 1 begins or goes on: write 1. before '1.@4' (N7.record)",
    ),
    ("1. @4", "2. @4", "line 12, column 1: this is visit 1, not 2 (N7.record)"),
    ("2. @1", "@1", "line 14, column 1: here visit 2 begins or goes on: write 2. before '@1' (N7.record)"),
    ("2. @1", "3. @1", "line 14, column 1: this is visit 2, not 3 (N7.record)"),
    ("2. @1", "02. @1", "line 14, column 1: this is visit 2, not 02 (N7.record)"),
    (
        "2. @1",
        "2. branch:0:5 @4",
        "line 14, column 15: here visit 1 begins or goes on: write 1. before '@4' (N7.record)",
    ),
]
REMARKS = [
    ("on two lines.}", "on two lines.", "line 13, column 28: a remark holds no braces (N7.record)"),
    ("{mine}", "{mine", "line 13, column 28: the remark is not closed by } (N7.record)"),
    ("{mine}", "{\nGame: mine}", "line 13, column 28: the remark is not closed by } (N7.record)"),
    ("{mine}", "mine}", "line 13, column 32: this brace closes nothing (N7.record)"),
    ("{mine}", "}", "line 13, column 28: this brace closes nothing (N7.record)"),
    ("{mine}", "{}", "line 13, column 29: the remark is empty (N7.record)"),
    ("{mine}", "{my {own}}", "line 13, column 32: a remark holds no braces (N7.record)"),
    ("{mine}", "{mi\x00ne}", "line 13, column 31: '\\x00' is no character of a text (N7.record)"),
    ("{mine}", "{mi\u202ene}", "line 13, column 31: '\\u202e' is no character of a text (N7.record)"),
]


def error_of(text: str) -> InvalidRecord:
    with pytest.raises(InvalidRecord) as refused:
        parse_records(text)
    return refused.value


def test_the_record_to_be_broken_is_sound() -> None:
    assert Record.parse(SOUND).hints == 1


@pytest.mark.parametrize(("old", "new", "message"), HEADERS + ENTRIES + VISITS + REMARKS)
def test_a_broken_record_is_refused_at_its_place(old: str, new: str, message: str) -> None:
    assert SOUND.count(old) == 1
    error = error_of(SOUND.replace(old, new))
    told = str(error)
    assert told == message if not message.endswith("...") else told.startswith(message[:-3])
    assert told.startswith(f"line {error.line}, column {error.column}: ")
    assert told.endswith(f"({error.rule})")
    assert "\n" not in told


@pytest.mark.parametrize("text", ["", " \n\n"])
def test_a_text_without_a_record_is_refused(text: str) -> None:
    assert str(error_of(text)) == "line 1, column 1: there is no record here (N7.record)"


def test_where_one_record_is_wanted_two_are_refused() -> None:
    with pytest.raises(InvalidRecord) as refused:
        Record.parse(SOUND + SOUND)
    assert str(refused.value) == (
        "line 15, column 1: one record is wanted, and here a second begins (N7.record)"
    )


def test_the_first_fault_refuses_all_records_of_a_text() -> None:
    broken = SOUND.replace("@1", "@4")
    assert error_of(SOUND + SOUND + broken).line == 42
    assert [line for line, _ in read_each(SOUND + broken + SOUND)] == [1, 15, 29]
    assert [isinstance(found, Record) for _, found in read_each(SOUND + broken + SOUND)] == [
        True,
        False,
        True,
    ]


@pytest.mark.parametrize("number", ["0" * 4, "9" * 5000])
def test_N7_record_repeats_no_endless_number(number: str) -> None:
    """N7.record: so long a number is no visit's, and the error stays one that can be read."""
    told = str(error_of(SOUND.replace("2. @1", f"2. {number}.")))
    assert told.startswith(f"line 14, column 4: move: '{number[:4]}")
    assert len(told) < 200


@pytest.mark.parametrize(
    ("headers", "message"),
    [
        ("{name}: 1\n{name}: 2\n", "line 5, column 1: 'AAAA"),
        ("{name}:\n", "line 4, column 5002: 'AAAA"),
        ("{name}: 1\n", "line 4, column 5003: 'AAAA"),
    ],
)
def test_N7_record_repeats_no_endless_name(headers: str, message: str) -> None:
    """N7.record"""
    told = str(error_of(SOUND.replace("Goal: 18\n", headers.format(name="A" * 5000))))
    assert told.startswith(message)
    assert len(told) < 200
