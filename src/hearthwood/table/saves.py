"""The games that somebody plays on this machine: one file each, on the disk after every entry.

A killed process loses nothing that was acknowledged: `OpenGame.play` and its like return when their entry is
on the disk. A file that cannot be read is set aside in a folder of its own and never takes the others along.
"""

import os
import re
import secrets
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, overload

from hearthwood.northwood import NorthwoodGame, Setup

from .errors import STAYING, CannotSave, Damage, GameDamaged, NoSuchGame, SaveError
from .files import create, move
from .folders import data_folder
from .journals import FIRST_LINE, Head, line_of
from .kinds import NORTHWOOD, G, Kind
from .loading import Summary, load
from .opened import Meta, OpenGame, locked
from .summaries import State, SummaryNote

__all__ = ["Meta", "OpenGame", "SaveError", "Saves", "Summary"]

SUFFIX = ".game"
_ID = re.compile(r"[A-Za-z0-9_-]{1,100}")


class Saves:
    """The saved games of a folder; without one named, those of the person whose process this is."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = data_folder() / "games" if folder is None else folder

    @property
    def damaged_folder(self) -> Path:
        """Where files lie that cannot be read."""
        return self.folder / "damaged"

    def create(
        self, setup: Setup, seed: int | None, goal: int, *, strict: bool = False
    ) -> "OpenGame[NorthwoodGame]":
        """Begin a game of For Northwood! and open it. Without a seed it gets one that nobody knows."""
        return self.create_as(NORTHWOOD, setup.name, seed, goal=goal, strict=strict)

    def create_as(
        self, kind: Kind[G], setup: str, seed: int | None, *, goal: int | None = None, strict: bool = False
    ) -> "OpenGame[G]":
        """Begin a game of any kind and open it."""
        head = Head(
            game=kind.name,
            setup=setup,
            seed=secrets.randbits(64) if seed is None else seed,
            goal=goal,
            strict=strict,
            seed_known=seed is not None,
            started=datetime.now(UTC).replace(microsecond=0),
        )
        kind.start(head.setup, head.seed)  # refuses before anything is written
        game_id = f"{head.started:%Y%m%d-%H%M%S}-{secrets.token_hex(4)}"
        line, _ = line_of(str(head), 0)
        file = self._file(game_id)
        try:
            create(file, FIRST_LINE + line)
        except OSError as error:
            raise CannotSave(file, error) from error
        return self.open(game_id, kind)

    @overload
    def open(self, game_id: str) -> "OpenGame[NorthwoodGame]": ...

    @overload
    def open(self, game_id: str, kind: Kind[G]) -> "OpenGame[G]": ...

    def open(self, game_id: str, kind: Kind[Any] = NORTHWOOD) -> "OpenGame[Any]":
        """Open a game to play it on. Its file is locked until it is closed or the process ends."""
        file = self._file(game_id)
        descriptor = locked(file)
        try:
            loaded = load(file)
        except GameDamaged as error:
            raise GameDamaged(self._set_aside(error.damage, descriptor)) from error
        if loaded.kind is not kind:
            os.close(descriptor)
            raise NoSuchGame(game_id)
        return OpenGame(loaded, descriptor)

    def delete(self, game_id: str) -> None:
        """Remove a game for good, unless somebody plays it."""
        file = self._file(game_id)
        move(locked(file), file.unlink)

    def games(self) -> list[Summary]:
        """All games that can be read, the last played first; files that cannot be read are set aside."""
        return self._look_through()[0]

    def damaged(self) -> list[Damage]:
        """What is wrong with each file that cannot be read, wherever it lies now."""
        return self._look_through()[1]

    def _look_through(self) -> tuple[list[Summary], list[Damage]]:
        self._bring_back()
        note = SummaryNote(self.folder)
        summaries = []
        damages = []
        for file in _files(self.folder):
            try:
                summaries.append(_summary(file, note))
            except NoSuchGame:
                continue  # deleted at this moment
            except GameDamaged as error:
                damage = self._try_to_set_aside(error.damage)
                if damage.file.parent != self.damaged_folder:
                    damages.append(damage)
        damages += [damage for damage in map(_damage, _files(self.damaged_folder)) if damage]
        note.write([summary.id for summary in summaries])
        return sorted(summaries, key=lambda summary: (summary.changed, summary.id), reverse=True), damages

    def _bring_back(self) -> None:
        """What was set aside and can be read now, as after an update, is a game like any other."""
        for file in _files(self.damaged_folder):
            home = self.folder / file.name
            if _damage(file) is None and not home.exists():
                with suppress(OSError):
                    file.rename(home)

    def _try_to_set_aside(self, damage: Damage) -> Damage:
        try:
            return self._set_aside(damage, locked(damage.file))
        except SaveError:
            return damage  # in use, or gone: it stays where it is

    def _set_aside(self, damage: Damage, descriptor: int) -> Damage:
        """Move a damaged file out of the way, where nothing overwrites it; says where it is now."""
        if damage.reason in STAYING:
            os.close(descriptor)
            return damage
        place = self.damaged_folder / damage.file.name
        if place.exists():
            place = place.with_stem(f"{place.stem}-{secrets.token_hex(4)}")
        try:
            self.damaged_folder.mkdir(exist_ok=True)
            move(descriptor, lambda: damage.file.rename(place))
        except OSError:
            return damage
        return replace(damage, file=place)

    def _file(self, game_id: str) -> Path:
        if not _ID.fullmatch(game_id):
            raise NoSuchGame(game_id)
        return self.folder / (game_id + SUFFIX)


def _summary(file: Path, note: SummaryNote) -> Summary:
    state = State.of(file)
    summary = note.recall(file.stem, state)
    if summary is None:
        summary = load(file).summary()
        note.keep(state, summary)
    return summary


def _damage(file: Path) -> Damage | None:
    try:
        load(file)
    except NoSuchGame:
        return None
    except GameDamaged as error:
        return error.damage
    return None


def _files(folder: Path) -> list[Path]:
    return sorted(file for file in folder.glob("*" + SUFFIX) if _ID.fullmatch(file.stem) and file.is_file())
