"""Files that cannot be read: cut at every byte, altered at any, of another kind. The other games go on."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from hearthwood.core.journal import Entry
from hearthwood.northwood import FULL, INTRO
from hearthwood.table.errors import REASONS, GameDamaged, GameInUse, SaveError
from hearthwood.table.journals import FIRST_LINE, line_of
from hearthwood.table.saves import Saves

FLIPS = 300


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, tuple[Entry, ...]]:
    """The file of a short game with every kind of entry, and its entries."""
    saves = Saves(tmp_path_factory.mktemp("sound"))
    with saves.create(INTRO, 7, 16) as game:
        for move in ("@4", "listen", "L6", "c"):
            game.play(move)
        game.undo()
        game.hint()
        game.branch(2)
        game.play("L7")
        game.stop()
    [file] = saves.folder.glob("*.game")
    return file, tuple(game.game.entries)


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    """A folder with one sound game."""
    saves = Saves(tmp_path / "games")
    saves.create(FULL, None, 16).close()
    return saves


def opened(saves: Saves, data: bytes) -> tuple[Entry, ...] | None:
    """The entries of a game with such a file, None if that was set aside; the other game opens anyhow."""
    [other] = saves.folder.glob("*.game")
    file = saves.folder / "broken.game"
    file.write_bytes(data)
    listed = [summary.id for summary in saves.games()]
    saves.open(other.stem).close()
    if file.exists():
        assert sorted(listed) == sorted(["broken", other.stem])
        with saves.open("broken") as game:
            entries = tuple(game.game.entries)
        saves.delete("broken")
        assert saves.damaged() == []
        return entries
    assert listed == [other.stem]
    [damage] = saves.damaged()
    assert damage.reason in REASONS
    assert damage.file == saves.damaged_folder / "broken.game"
    assert damage.file.read_bytes() == data
    damage.file.unlink()
    return None


# Cut off


def test_a_file_that_is_cut_anywhere_is_the_game_before_the_cut_or_set_aside(
    saves: Saves, sound: tuple[Path, tuple[Entry, ...]]
) -> None:
    data, entries = sound[0].read_bytes(), sound[1]
    head = len(b"".join(data.splitlines(keepends=True)[:2]))
    for size in range(len(data) + 1):
        whole = data[:size].count(b"\n") - 2
        assert opened(saves, data[:size]) == (None if size < head else entries[:whole])


def test_a_torn_line_is_overwritten_by_the_next_entry(
    saves: Saves, sound: tuple[Path, tuple[Entry, ...]]
) -> None:
    file = saves.folder / "torn.game"
    lines = sound[0].read_bytes().splitlines(keepends=True)
    for torn in (b"listen 12", b"\x00" * 40, b"@1" * 2000):
        file.write_bytes(b"".join(lines[:4]) + torn)
        with saves.open("torn") as game:
            game.play("L6")
        assert file.read_bytes().startswith(b"".join(lines[:4]))
        with saves.open("torn") as game:
            assert [str(entry) for entry in game.game.entries] == ["@4", "listen", "L6"]


# Altered


def test_altered_bytes_never_make_another_game(saves: Saves, sound: tuple[Path, tuple[Entry, ...]]) -> None:
    """Only what follows a broken end of line can be lost: that is what a torn line looks like."""
    data, entries = sound[0].read_bytes(), sound[1]
    rng = Random(11)
    for number in range(FLIPS):
        place = number if number < len(data) else rng.randrange(len(data))
        altered = bytearray(data)
        altered[place] ^= rng.randrange(1, 256)
        found = opened_unless_newer(saves, bytes(altered))
        assert found is None or (place == len(data) - 1 and found == entries[:-1])


def opened_unless_newer(saves: Saves, data: bytes) -> tuple[Entry, ...] | None:
    """As `opened`; but where the version's digit was altered, the file stays and is told of."""
    if data.startswith(FIRST_LINE) or not re.match(rb"hearthwood-journal [1-9]\n", data):
        return opened(saves, data)
    file = saves.folder / "newer.game"
    file.write_bytes(data)
    assert [damage.reason for damage in saves.damaged()] == ["newer"]
    assert len(saves.games()) == 1
    file.unlink()
    return None


@pytest.mark.parametrize(
    "alter",
    [
        lambda lines: [*lines[:3], *lines[4:]],
        lambda lines: [*lines[:2], lines[3], lines[2], *lines[4:]],
        lambda lines: [*lines[:3], lines[2], *lines[3:]],
        lambda lines: [*lines, lines[-1]],
    ],
    ids=["lost", "swapped", "doubled", "repeated"],
)
def test_lines_that_are_not_where_they_were_are_seen(
    saves: Saves,
    sound: tuple[Path, tuple[Entry, ...]],
    alter: Callable[[list[bytes]], list[bytes]],
) -> None:
    lines = sound[0].read_bytes().splitlines(keepends=True)
    assert opened(saves, b"".join(alter(lines))) is None


# Of another kind

HEAD = (
    '{"game": "northwood", "goal": 16, "seed": 7, "seed_known": true, "setup": "intro",'
    ' "started": "2026-11-18T20:00:00+00:00", "strict": false}'
)


def journal(*lines: str) -> bytes:
    """A file whose checksums are right, whatever its lines say."""
    data, checksum = FIRST_LINE, 0
    for text in lines:
        line, checksum = line_of(text, checksum)
        data += line
    return data


def test_a_journal_written_by_hand_is_read(saves: Saves) -> None:
    assert opened(saves, journal(HEAD, "@4", "listen")) is not None


CUT_OFF = "the head of the journal is incomplete"
FOREIGN = "this is not the journal of a game"
ALTERED = "the line is not as it was written"
REFUSED = "the rules refuse the journal"


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", f"line 1: {CUT_OFF}"),
        (b"hearthwood-jou", f"line 1: {CUT_OFF}"),
        (FIRST_LINE, f": {CUT_OFF}"),
        (b"\x00" * 500, f"line 1: {FOREIGN}"),
        (b"\x89PNG\r\n\x1a\n", f"line 1: {FOREIGN}"),
        (b"Game: northwood\n", f"line 1: {FOREIGN}"),
        (FIRST_LINE + b"\n\n", f"line 2: {ALTERED}"),
        (journal(HEAD) + b"@4 00000000\n", f"line 3: {ALTERED}"),
        (journal(HEAD) + b"@4\n", f"line 3: {ALTERED}"),
        (journal("[]"), f"line 2: {FOREIGN}: it holds no fields"),
        (journal("{"), f"line 2: {FOREIGN}: Expecting property name"),
        (
            journal(HEAD.replace('"seed": 7, ', "")),
            f"line 2: {FOREIGN}: seed is missing or of the wrong kind",
        ),
        (journal(HEAD.replace("7,", '"7",')), f"line 2: {FOREIGN}: seed is missing or of the wrong kind"),
        (journal(HEAD.replace("7,", "-7,")), f"line 2: {FOREIGN}: seed is out of range"),
        (journal(HEAD.replace("16", "true")), f"line 2: {FOREIGN}: goal is missing or of the wrong kind"),
        (journal(HEAD.replace("2026", "26")), f"line 2: {FOREIGN}: Invalid isoformat string"),
        (journal(HEAD.replace("intro", "tiny")), f"line 2: {REFUSED}: setup: 'tiny' is no setup"),
        (journal(HEAD, "@4", "undo", "undo"), f"line 5: {REFUSED}: no move was made yet (N7.branch)"),
        (journal(HEAD, "@4", "L6"), f"line 4: {REFUSED}: move L6: activate an ally or listen"),
        (journal(HEAD, "branch:x"), f"line 3: {REFUSED}: entry: 'branch:x' is not of the form"),
    ],
)
def test_what_cannot_be_read_is_set_aside_and_said_why(saves: Saves, data: bytes, told: str) -> None:
    file = saves.folder / "odd.game"
    file.write_bytes(data)
    with pytest.raises(GameDamaged) as refused:
        saves.open("odd")
    assert not file.exists()
    assert refused.value.damage.file == saves.damaged_folder / "odd.game"
    assert refused.value.damage.file.read_bytes() == data
    assert told in str(refused.value)
    assert "\n" not in str(refused.value)
    assert list(map(str, saves.damaged())) == [str(refused.value)]
    assert len(saves.games()) == 1


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"hearthwood-journal 2\nanything at all", "newer"),
        (journal(HEAD.replace("northwood", "southwood")), "unknown-game"),
    ],
)
def test_what_another_version_can_read_stays_where_it_is(saves: Saves, data: bytes, reason: str) -> None:
    file = saves.folder / "later.game"
    file.write_bytes(data)
    assert len(saves.games()) == 1
    for _ in range(2):
        with pytest.raises(GameDamaged):
            saves.open("later")
    [damage] = saves.damaged()
    assert (damage.reason, damage.file) == (reason, file)
    assert file.read_bytes() == data


# Set aside


def test_a_file_set_aside_overwrites_no_other(saves: Saves) -> None:
    for content in (b"one", b"two", b"three"):
        (saves.folder / "odd.game").write_bytes(content)
        assert len(saves.games()) == 1
    assert {damage.file.read_bytes() for damage in saves.damaged()} == {b"one", b"two", b"three"}


def test_what_can_be_read_again_comes_back(saves: Saves, sound: tuple[Path, tuple[Entry, ...]]) -> None:
    saves.damaged_folder.mkdir()
    shutil.copy(sound[0], saves.damaged_folder / "again.game")
    assert "again" in [summary.id for summary in saves.games()]
    assert saves.damaged() == []


def test_a_damaged_file_that_is_being_played_stays(saves: Saves) -> None:
    with saves.create(INTRO, 7, 16) as game:
        file = saves.folder / f"{game.meta.id}.game"
        file.write_bytes(b"x" + file.read_bytes()[1:])
        assert len(saves.games()) == 1
        [damage] = saves.damaged()
        assert damage.file == file
        with pytest.raises(GameInUse):
            saves.open(game.meta.id)
    assert len(saves.games()) == 1
    assert not file.exists()


def test_every_reason_is_one_of_those_that_are_told() -> None:
    """Any fault of a file is a SaveError, so a table needs to know no other."""
    assert issubclass(GameDamaged, SaveError)
    assert {"cut-off", "altered", "foreign", "newer", "unknown-game", "refused", "unreadable"} == set(REASONS)
