"""A note of what lists show, so that not every saved game is played again for every list."""

import json
from collections.abc import Collection
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

import hearthwood

from .journals import line_of
from .loading import FirstEnd, Summary

NOTE = "summaries.json"
_TIMES = ("started", "changed")
_SHAPE = [hearthwood.__version__, *Summary.__slots__, *FirstEnd.__slots__]
"""What a note must say of itself to be of use here."""


@dataclass(frozen=True, slots=True)
class State:
    """By what one sees that a file has not changed."""

    inode: int
    size: int
    changed: int

    @classmethod
    def of(cls, file: Path) -> "State | None":
        """That of a file, if it is there."""
        try:
            stat = file.stat()
        except OSError:
            return None
        return cls(stat.st_ino, stat.st_size, stat.st_mtime_ns)


class SummaryNote:
    """The summaries of a folder's games as they were last made, each with the state of its file.

    The note is derived. It may be missing, broken or of another version, and is then made anew.
    """

    def __init__(self, folder: Path) -> None:
        self._file = folder / NOTE
        self._known = self._read()
        self._changed = False

    def recall(self, name: str, state: State | None) -> Summary | None:
        """The summary of a game, if its file has not changed since."""
        known = self._known.get(name)
        return known[1] if known and known[0] == state else None

    def keep(self, state: State | None, summary: Summary) -> None:
        """Remember a summary of a file that was in this state before it was read."""
        if state is not None:
            self._known[summary.id] = (state, summary)
            self._changed = True

    def write(self, names: Collection[str]) -> None:
        """Write down what is new about these games, all that there are; that may fail without harm."""
        if not self._changed and self._known.keys() <= set(names):
            return
        games = [
            [asdict(state), _to_json(summary)]
            for name, (state, summary) in self._known.items()
            if name in names
        ]
        line, _ = line_of(json.dumps([_SHAPE, games]), 0)
        with suppress(OSError):
            self._file.write_bytes(line)  # what goes wrong with it, its checksum tells

    def _read(self) -> dict[str, tuple[State, Summary]]:
        try:
            data = self._file.read_bytes()
            text = data[: -len(b" 01234567\n")].decode("ascii")
            if line_of(text, 0)[0] != data:
                return {}
            shape, games = json.loads(text)
            if shape != _SHAPE:
                return {}
            known = [(State(**state), _from_json(fields)) for state, fields in games]
        except (OSError, ValueError, TypeError, KeyError):
            return {}
        return {summary.id: (state, summary) for state, summary in known}


def _to_json(summary: Summary) -> dict[str, Any]:
    return asdict(summary) | {name: getattr(summary, name).isoformat() for name in _TIMES}


def _from_json(fields: dict[str, Any]) -> Summary:
    times = {name: datetime.fromisoformat(fields[name]) for name in _TIMES}
    end = fields["first_end"]
    first_end = end and FirstEnd(**end | {"gained": tuple(end["gained"])})
    return Summary(**fields | times | {"first_end": first_end})
