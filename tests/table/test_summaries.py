"""The note of what lists show: right or made anew, never in the way."""

import shutil
from pathlib import Path
from random import Random

import pytest

from hearthwood.northwood import FULL, INTRO
from hearthwood.table import saves as saves_module
from hearthwood.table import summaries
from hearthwood.table.saves import Saves
from hearthwood.table.summaries import NOTE

from .player import act


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of games of many kinds."""
    saves = Saves(tmp_path_factory.mktemp("many"))
    for number, setup in enumerate((INTRO, FULL) * 3):
        with saves.create(setup, number if number % 2 else None, 16, strict=number > 3) as game:
            rng = Random(number)
            while number != 5 and not game.game.ended:
                game.play(str(rng.choice(game.game.position.legal_moves)))
            if number == 4:
                game.branch(rng.randint(0, len(game.game.steps)))
    return saves.folder


@pytest.fixture
def saves(many: Path, tmp_path: Path) -> Saves:
    """A copy of them."""
    shutil.copytree(many, tmp_path / "games")
    return Saves(tmp_path / "games")


def not_to_be_called(file: Path) -> object:
    raise AssertionError(f"{file} was played again")


def test_what_is_noted_is_not_played_again(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = saves.games()
    with monkeypatch.context() as patch:
        patch.setattr(saves_module, "load", not_to_be_called)
        assert saves.games() == listed
        assert Saves(saves.folder).games() == listed


def test_a_game_that_was_played_on_is_summed_up_anew(saves: Saves) -> None:
    unfinished = next(summary for summary in saves.games() if not summary.finished and not summary.practice)
    with saves.open(unfinished.id) as game:
        game.hint() if not game.meta.strict else game.stop()
        [found] = [summary for summary in saves.games() if summary.id == unfinished.id]
    assert (found.hints, found.stopped) in {(1, False), (0, True)}


def test_a_deleted_game_leaves_the_note(saves: Saves) -> None:
    gone = saves.games()[0].id
    saves.delete(gone)
    assert len(saves.games()) == 5
    assert gone not in (saves.folder / NOTE).read_text("ascii")


def test_a_note_tells_no_secrets(saves: Saves) -> None:
    saves.games()
    note = (saves.folder / NOTE).read_text("ascii")
    for summary in saves.games():
        with saves.open(summary.id) as game:
            if not game.meta.seed_known:
                assert str(game.meta.head.seed) not in note


def test_a_note_that_is_cut_or_altered_is_made_anew(saves: Saves) -> None:
    listed = saves.games()
    data = (saves.folder / NOTE).read_bytes()
    rng = Random(5)
    for _ in range(40):
        altered = bytearray(data)
        altered[rng.randrange(len(data))] ^= rng.randrange(1, 256)
        (saves.folder / NOTE).write_bytes(rng.choice((bytes(altered), data[: rng.randrange(len(data))])))
        assert saves.games() == listed
        assert (saves.folder / NOTE).read_bytes() == data


def test_the_note_of_another_version_is_made_anew(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = saves.games()
    monkeypatch.setattr(summaries, "_SHAPE", ["99"])
    monkeypatch.setattr(saves_module, "load", not_to_be_called)
    with pytest.raises(AssertionError, match="was played again"):
        saves.games()
    monkeypatch.undo()
    assert saves.games() == listed


def test_a_list_does_not_need_its_note(saves: Saves) -> None:
    listed = saves.games()
    (saves.folder / NOTE).unlink()
    (saves.folder / NOTE).mkdir()
    assert saves.games() == listed


def test_random_games_are_listed_as_they_are(tmp_path: Path) -> None:
    saves = Saves(tmp_path / "games")
    rng = Random(8)
    for _ in range(6):
        with saves.create(rng.choice((INTRO, FULL)), None, 16) as game:
            for _ in range(rng.randint(0, 250)):
                act(game, rng)
        summary = next(summary for summary in saves.games() if summary.id == game.meta.id)
        position = game.game.position
        assert (summary.visit, summary.points) == (position.visit, position.points)
        assert summary.finished == (position.outcome is not None)
        assert (summary.practice, summary.hints) == (game.game.practice, game.game.hints)
