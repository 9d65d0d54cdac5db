"""Crash safety: a process that plays is killed at random moments, and every entry it acknowledged is there.

`make test-crashes` does this many times more than `make test`.
"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from hearthwood.northwood import FULL, INTRO
from hearthwood.table.errors import GameInUse
from hearthwood.table.saves import Saves

CRASHES = int(os.environ.get("HEARTHWOOD_CRASHES", "15"))
PLAYER = Path(__file__).parent / "player.py"
LONGEST = 0.15
"""Seconds that a process plays at most."""


def start_player(saves: Saves, name: str, seed: int) -> "subprocess.Popen[str]":
    """A process that plays this game and has it open."""
    player = subprocess.Popen(
        [sys.executable, PLAYER, saves.folder, name, str(seed)], stdout=subprocess.PIPE, text=True
    )
    assert player.stdout is not None
    assert player.stdout.readline() == "open\n"
    return player


def killed(player: "subprocess.Popen[str]") -> list[str]:
    """What a process had acknowledged when it was killed; a line that the kill has cut off was not told."""
    player.kill()
    assert player.stdout is not None
    with player.stdout:
        told = player.stdout.read()
    assert player.wait(timeout=60) == -signal.SIGKILL
    return told.split("\n")[:-1]


def entries_of(saves: Saves, name: str) -> list[str]:
    with saves.open(name) as game:
        return list(map(str, game.game.entries))


def test_a_killed_process_loses_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    """The entry that was on its way to the disk may be there or not; nothing else may."""
    saves = Saves(tmp_path / "games")
    rng = Random(CRASHES)
    games: dict[str, list[str]] = {}
    for setup in (INTRO, FULL):
        with saves.create(setup, None, 16) as game:
            games[game.meta.id] = []
    acknowledged = 0
    for crash in range(CRASHES):
        name = rng.choice(list(games))
        player = start_player(saves, name, crash)
        time.sleep(rng.uniform(0, LONGEST))
        told = killed(player)
        expected, found = games[name] + told, entries_of(saves, name)
        assert found[: len(expected)] == expected
        assert len(found) <= len(expected) + 1
        games[name] = found
        acknowledged += len(told)
    assert acknowledged > CRASHES
    assert {summary.id for summary in saves.games()} == set(games)
    assert saves.damaged() == []


def test_the_lock_dies_with_its_process(tmp_path: Path) -> None:
    saves = Saves(tmp_path / "games")
    with saves.create(INTRO, 7, 16) as game:
        name = game.meta.id
    player = start_player(saves, name, 1)
    try:
        with pytest.raises(GameInUse):
            saves.open(name)
    finally:
        killed(player)
    with saves.open(name) as game:
        assert game.meta.id == name
