"""A saved game that somebody plays at this moment."""

import errno
import os
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Generic, Self, TypeVar

from hearthwood.core.journal import Entry

from .errors import CannotSave, GameInUse, NoHints, NoSuchGame
from .files import is_open_as, lock, open_to_write
from .journals import Head, JournalWriter
from .kinds import G
from .loading import Loaded, replayed

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Meta:
    """What is fixed for a game, with the id that it is saved under."""

    id: str
    head: Head

    @property
    def setup(self) -> str:
        """The setup's name."""
        return self.head.setup

    @property
    def goal(self) -> int | None:
        """The points that win."""
        return self.head.goal

    @property
    def strict(self) -> bool:
        """Is it played without hints?"""
        return self.head.strict

    @property
    def seed_known(self) -> bool:
        """Did the player choose the seed?"""
        return self.head.seed_known

    @property
    def started(self) -> datetime:
        """When it was begun."""
        return self.head.started


class OpenGame(Generic[G]):
    """A game being played: whatever is done to it lies on the disk before the call returns."""

    def __init__(self, loaded: Loaded[G], descriptor: int) -> None:
        self.game: G = loaded.game
        self.meta = Meta(loaded.file.stem, loaded.journal.head)
        self._kind = loaded.kind
        self._file = loaded.file
        self._writer = JournalWriter(descriptor, loaded.journal)
        self._descriptor: int | None = descriptor

    def play(self, move: str) -> tuple[Any, ...]:
        """Make a move; what it did."""
        return self._keep(lambda: self.game.play(move))

    def undo(self) -> None:
        """Take the last move back, if it revealed nothing."""
        self._keep(self.game.undo)

    def branch(self, ply: int) -> None:
        """Back to any ply, as practice: everything hidden there is drawn anew from a fresh secret seed."""
        self._keep(lambda: self.game.branch(ply, secrets.randbits(64)))

    def hint(self) -> None:
        """Note that the player asked for help."""
        if self.meta.strict:
            raise NoHints(self.meta.id)
        self._keep(self.game.note_hint)

    def stop(self) -> None:
        """Give the game up."""
        self._keep(self.game.stop)

    def close(self) -> None:
        """Let others open the game."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _keep(self, enter: Callable[[], T]) -> T:
        """Do what enters one entry into the journal, and write that; if writing fails, nothing was done."""
        if self._descriptor is None:
            raise CannotSave(self._file, OSError(errno.EBADF, "the game was closed"))
        before = tuple(self.game.entries)
        done = enter()
        try:
            self._writer.append(self.game.entries[-1])
        except OSError as error:
            self._return_to(before)
            raise CannotSave(self._file, error) from error
        except BaseException:
            self._return_to(before)
            raise
        return done

    def _return_to(self, entries: Sequence[Entry]) -> None:
        self.game = replayed(self._kind, self.meta.head, entries, self._file)


def locked(file: Path) -> int:
    """The descriptor of a game's file, opened and locked for us alone."""
    try:
        descriptor = open_to_write(file)
    except FileNotFoundError:
        raise NoSuchGame(file.stem) from None
    except OSError as error:
        raise CannotSave(file, error) from error
    try:
        refused = _refused(descriptor, file)
    except OSError as error:
        os.close(descriptor)
        raise CannotSave(file, error) from error
    if refused:
        os.close(descriptor)
        raise refused
    return descriptor


def _refused(descriptor: int, file: Path) -> GameInUse | NoSuchGame | None:
    if not lock(descriptor):
        return GameInUse(file.stem)
    if not is_open_as(descriptor, file):
        return NoSuchGame(file.stem)  # moved or deleted between opening and locking
    return None
