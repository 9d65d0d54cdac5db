"""Saved games: created, played, closed, opened again; who may write; what is refused."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from hearthwood.core.errors import CannotUndo, GameEnded, IllegalMove, InvalidText
from hearthwood.northwood import FULL, INTRO
from hearthwood.table.errors import CannotSave, GameInUse, NoHints, NoSuchGame, SaveError
from hearthwood.table.folders import data_folder
from hearthwood.table.saves import Saves
from hearthwood.table.summaries import NOTE

OPEN = """
import sys
from pathlib import Path
from hearthwood.table.errors import SaveError
from hearthwood.table.saves import Saves
from hearthwood.table.summaries import NOTE
try:
    Saves(Path(sys.argv[1])).open(sys.argv[2]).close()
    print("open")
except SaveError as error:
    print(type(error).__name__)
"""


real_write, real_fsync = os.write, os.fsync


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "games")


def file_of(saves: Saves) -> Path:
    [file] = saves.folder.glob("*.game")
    return file


# Played on


def test_a_game_is_played_on_where_it_was_left(saves: Saves) -> None:
    with saves.create(FULL, 7, 18) as first:
        first.play("@4")
        first.undo()
        first.play("@5")
        first.hint()
        first.play("listen")
        first.branch(1)
        position, entries = str(first.game.position), list(first.game.entries)
    with saves.open(first.meta.id) as second:
        assert (str(second.game.position), second.game.entries) == (position, entries)
        assert second.meta == first.meta
        assert (second.meta.setup, second.meta.goal) == ("full", 18)
        second.play("listen")
    with saves.open(first.meta.id) as third:
        assert [str(entry) for entry in third.game.entries][:5] == ["@4", "undo", "@5", "hint", "listen"]
        assert str(third.game.entries[-1]) == "listen"


def test_every_entry_is_in_the_file_before_the_call_returns(saves: Saves) -> None:
    with saves.create(INTRO, 7, 16) as game:
        for act, expected in (
            (lambda: game.play("@4"), "@4"),
            (game.undo, "undo"),
            (game.hint, "hint"),
            (lambda: game.branch(0), "branch:0:"),
            (game.stop, "stop"),
        ):
            act()
            assert file_of(saves).read_text("ascii").splitlines()[-1].startswith(expected)


def test_every_entry_is_on_the_disk_before_the_call_returns(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = []

    def noted_write(descriptor: int, data: bytes) -> int:
        calls.append("write")
        return real_write(descriptor, data)

    def noted_fsync(descriptor: int) -> None:
        calls.append("fsync")
        real_fsync(descriptor)

    monkeypatch.setattr(os, "write", noted_write)
    monkeypatch.setattr(os, "fsync", noted_fsync)
    with saves.create(INTRO, 7, 16) as game:
        assert calls == ["write", "fsync", "fsync"]  # the file, then the folder that names it
        for move in ("@4", "listen", "L6"):
            calls.clear()
            game.play(move)
            assert calls == ["write", "fsync"]


def test_what_a_move_did_is_returned(saves: Saves) -> None:
    with saves.create(INTRO, 7, 16) as game:
        [event] = game.play("@4")
        assert event.kind.value == "visited"


def test_what_the_rules_refuse_is_not_written(saves: Saves) -> None:
    with saves.create(INTRO, 7, 16) as game:
        game.play("@4")
        game.play("listen")
        before = file_of(saves).read_bytes()
        for act, error in (
            (lambda: game.play("C7"), IllegalMove),
            (lambda: game.play("nonsense"), InvalidText),
            (game.undo, CannotUndo),
            (lambda: game.branch(3), CannotUndo),
        ):
            with pytest.raises(error):
                act()
        game.stop()
        with pytest.raises(GameEnded):
            game.hint()
        assert file_of(saves).read_bytes().startswith(before)
        assert len(game.game.entries) == 3


def test_a_closed_game_is_not_played_on(saves: Saves) -> None:
    game = saves.create(INTRO, 7, 16)
    game.close()
    game.close()
    with pytest.raises(CannotSave):
        game.play("@4")
    assert game.game.entries == []


def test_a_strict_game_gives_no_hints(saves: Saves) -> None:
    with saves.create(INTRO, None, 16, strict=True) as game, pytest.raises(NoHints):
        game.hint()
    with saves.open(game.meta.id) as again, pytest.raises(NoHints) as refused:
        again.hint()
    assert str(refused.value) == f"game {game.meta.id} is played without hints"


# Secrets


def test_seeds_that_nobody_chose_are_all_different_and_marked(saves: Saves) -> None:
    seeds = set()
    for _ in range(10):
        with saves.create(INTRO, None, 16) as game:
            seeds.add(game.meta.head.seed)
            assert not game.meta.seed_known
            assert game.game.start.seed == game.meta.head.seed < 1 << 64
    assert len(seeds) == 10
    with saves.create(INTRO, 0, 16) as game:
        assert game.meta.seed_known
        assert game.game.start.seed == 0


def test_every_branch_has_a_seed_of_its_own(saves: Saves) -> None:
    with saves.create(INTRO, 7, 16) as game:
        seeds = set()
        for _ in range(5):
            game.branch(0)
            seeds.add(game.game.position.seed)
    assert len(seeds | {7}) == 6


def test_a_list_tells_no_secrets(saves: Saves) -> None:
    with saves.create(FULL, None, 16) as game:
        game.play("@4")
        game.branch(0)
    told = repr(saves.games())
    assert str(game.meta.head.seed) not in told
    assert str(game.game.position.seed) not in told


# Lists


def test_the_list_says_how_far_games_are(saves: Saves) -> None:
    saves.create(INTRO, 7, 20).close()
    with saves.create(FULL, None, 18, strict=True) as second:
        second.play("@4")
        second.stop()
    with saves.create(INTRO, None, 16) as third:
        third.hint()
        third.branch(0)
    for number, summary in enumerate(reversed(saves.games())):  # as if played one after the other
        os.utime(saves.folder / f"{summary.id}.game", (number, number))
    by_setup = {summary.goal: summary for summary in saves.games()}
    assert [by_setup[goal].setup for goal in (20, 18, 16)] == ["intro", "full", "intro"]
    assert [by_setup[goal].stopped for goal in (20, 18, 16)] == [False, True, False]
    assert [by_setup[goal].practice for goal in (20, 18, 16)] == [False, False, True]
    assert [by_setup[goal].hints for goal in (20, 18, 16)] == [0, 0, 1]
    assert [by_setup[goal].seed_known for goal in (20, 18, 16)] == [True, False, False]
    assert [by_setup[goal].strict for goal in (20, 18, 16)] == [False, True, False]
    assert {(summary.visit, summary.points, summary.finished) for summary in saves.games()} == {(1, 0, False)}


def test_the_last_played_comes_first(saves: Saves) -> None:
    ids = []
    for _ in range(3):
        with saves.create(INTRO, None, 16) as game:
            ids.append(game.meta.id)
    for time, name in zip((2, 3, 1), ids, strict=True):
        os.utime(saves.folder / f"{name}.game", (time, time))
    assert [summary.id for summary in saves.games()] == [ids[1], ids[0], ids[2]]
    assert [summary.changed.timestamp() for summary in saves.games()] == [3, 2, 1]


def test_there_is_nothing_where_nobody_has_played(saves: Saves) -> None:
    assert saves.games() == []
    assert saves.damaged() == []
    assert not saves.folder.exists()


def test_other_files_in_the_folder_are_left_alone(saves: Saves) -> None:
    saves.create(INTRO, 7, 16).close()
    (saves.folder / ".half.new").write_text("hearthwood-jour")
    (saves.folder / "notes.txt").write_text("mine")
    (saves.folder / "a b.game").write_text("mine")
    (saves.folder / "folder.game").mkdir()
    before = {file.name for file in saves.folder.iterdir()}
    assert len(saves.games()) == 1
    assert saves.damaged() == []
    assert {file.name for file in saves.folder.iterdir()} - {NOTE} == before


# Whose game it is


def test_a_game_is_open_once(saves: Saves) -> None:
    with saves.create(INTRO, 7, 16) as game:
        with pytest.raises(GameInUse) as refused:
            saves.open(game.meta.id)
        assert str(refused.value) == f"game {game.meta.id} is being played at another table"
        with pytest.raises(GameInUse):
            saves.delete(game.meta.id)
        assert elsewhere(saves, game.meta.id) == "GameInUse"
        assert [summary.id for summary in saves.games()] == [game.meta.id]
    assert elsewhere(saves, game.meta.id) == "open"


def elsewhere(saves: Saves, name: str) -> str:
    """What another process meets that opens the game."""
    return subprocess.check_output(
        [sys.executable, "-c", OPEN, saves.folder, name], text=True, timeout=60
    ).strip()


def test_a_deleted_game_is_gone(saves: Saves) -> None:
    saves.create(INTRO, 7, 16).close()
    with saves.create(INTRO, 8, 16) as kept:
        pass
    [other] = [summary.id for summary in saves.games() if summary.id != kept.meta.id]
    saves.delete(other)
    assert [summary.id for summary in saves.games()] == [kept.meta.id]
    for act in (saves.open, saves.delete):
        with pytest.raises(NoSuchGame) as refused:
            act(other)
        assert str(refused.value) == f"there is no saved game '{other}'"


@pytest.mark.parametrize("name", ["", "none", "../games/x", "/etc/passwd", "x" * 200, "a\x00b", ".."])
def test_an_id_is_no_path(saves: Saves, name: str) -> None:
    saves.create(INTRO, 7, 16).close()
    for act in (saves.open, saves.delete):
        with pytest.raises(NoSuchGame):
            act(name)


# When the disk refuses


def failing_write(descriptor: int, data: bytes) -> int:
    """Half of it fits."""
    if len(data) > 4:
        return real_write(descriptor, data[: len(data) // 2])
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_what_cannot_be_written_did_not_happen(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    with saves.create(INTRO, 7, 16) as game:
        game.play("@4")
        before, position = file_of(saves).read_bytes(), str(game.game.position)
        with monkeypatch.context() as full_disk:
            full_disk.setattr(os, "write", failing_write)
            for act in (lambda: game.play("listen"), game.hint, game.stop, lambda: game.branch(0)):
                with pytest.raises(CannotSave) as refused:
                    act()
                assert str(refused.value) == (
                    f"{file_of(saves)}: cannot save the game: No space left on device"
                )
                assert file_of(saves).read_bytes() == before
                assert str(game.game.position) == position
        game.play("listen")
        expected = str(game.game.position)
    with saves.open(game.meta.id) as again:
        assert str(again.game.position) == expected


def test_half_an_entry_that_could_not_be_removed_is_overwritten(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_truncating(descriptor: int, size: int) -> None:
        if os.fstat(descriptor).st_size > size:
            raise OSError(errno.EIO, os.strerror(errno.EIO))

    with saves.create(INTRO, 7, 16) as game:
        game.play("@4")
        with monkeypatch.context() as full_disk:
            full_disk.setattr(os, "write", failing_write)
            full_disk.setattr(os, "ftruncate", no_truncating)
            with pytest.raises(CannotSave):
                game.play("listen")
        assert not file_of(saves).read_bytes().endswith(b"\n")
        game.hint()
    with saves.open(game.meta.id) as again:
        assert [str(entry) for entry in again.game.entries] == ["@4", "hint"]


def test_a_game_that_is_interrupted_while_it_is_saved_stands_as_before(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(descriptor: int) -> None:
        raise KeyboardInterrupt

    with saves.create(INTRO, 7, 16) as game:
        with monkeypatch.context() as key:
            key.setattr(os, "fsync", interrupted)
            with pytest.raises(KeyboardInterrupt):
                game.play("@4")
        assert game.game.entries == []
        game.play("@5")
    with saves.open(game.meta.id) as again:
        assert [str(entry) for entry in again.game.entries] == ["@5"]


def test_a_game_that_cannot_be_created_leaves_nothing_to_open(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as full_disk:
        full_disk.setattr(os, "write", failing_write)
        with pytest.raises(CannotSave):
            saves.create(INTRO, 7, 16)
    assert saves.games() == []
    assert saves.damaged() == []
    assert list(saves.folder.iterdir()) == []


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file")
    with pytest.raises(SaveError):
        Saves(tmp_path / "games").create(INTRO, 7, 16)


# Where


def test_the_folder_is_named_by_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEARTHWOOD_DATA", str(tmp_path))
    assert Saves().folder == tmp_path / "games"
    monkeypatch.delenv("HEARTHWOOD_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder().name == "hearthwood"
    assert tmp_path in data_folder().parents
