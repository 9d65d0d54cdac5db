"""A saved game as a file: its head, then one line an entry, written behind one another and never changed.

    hearthwood-journal 1
    {"game": "northwood", "goal": 16, "seed": 7, …} 5f1c3a2b
    @6 0badcafe
    listen 77ab90c1

Behind the first line, which names the format and its version, every line ends with a checksum that covers it
and all lines before it. So a line that was altered, lost or moved is seen. A last line without its end is
what a crash leaves of an entry that nobody was told of; the game is the one before it.
"""

import json
import os
import re
import zlib
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, NoReturn

from hearthwood.core.errors import HearthwoodError
from hearthwood.core.journal import Entry, parse_entry
from hearthwood.core.randomness import WORD_LIMIT

from .errors import Damage, GameDamaged
from .files import write_through

FORMAT = "hearthwood-journal"
VERSION = 1
HEAD_LINE = 2
"""Where the head stands, counted from 1; entries follow."""
FIRST_LINE = f"{FORMAT} {VERSION}\n".encode()

_FIRST = re.compile(rf"{FORMAT} ([1-9][0-9]{{0,8}})".encode())
_LINE = re.compile(rb"(.+) ([0-9a-f]{8})")


@dataclass(frozen=True, slots=True)
class Head:
    """What is fixed when a game begins."""

    game: str
    """The name of its kind."""
    setup: str
    seed: int
    """Not for the player while the game is being played."""
    goal: int | None
    """The points that win, where a game has such a choice."""
    strict: bool
    """No hints."""
    seed_known: bool
    """The player chose the seed, so the deal may have been known before."""
    started: datetime

    def __str__(self) -> str:
        return json.dumps(asdict(self) | {"started": self.started.isoformat()}, sort_keys=True)

    @classmethod
    def parse(cls, text: str) -> "Head":
        """The way back; ValueError where the text is no head."""
        fields: Any = json.loads(text)
        if not isinstance(fields, dict):
            raise ValueError("it holds no fields")  # noqa: TRY004 (the one error of a text that is no head)
        for name, kinds in _FIELDS.items():
            if type(fields.get(name)) not in kinds:
                raise ValueError(f"{name} is missing or of the wrong kind")
        known = {name: fields[name] for name in _FIELDS}
        head = cls(**known | {"started": datetime.fromisoformat(known["started"])})
        if not 0 <= head.seed < WORD_LIMIT:
            raise ValueError("seed is out of range")
        return head


_FIELDS: dict[str, tuple[type, ...]] = {
    "game": (str,),
    "setup": (str,),
    "seed": (int,),
    "goal": (int, type(None)),
    "strict": (bool,),
    "seed_known": (bool,),
    "started": (str,),
}


@dataclass(frozen=True, slots=True)
class Journal:
    """What a file says."""

    head: Head
    entries: tuple[Entry, ...]
    size: int
    """How many bytes of the file are whole lines."""
    checksum: int
    """That of the last line, which the next one goes on from."""


def parse_journal(file: Path, data: bytes) -> Journal:
    """The journal that the bytes of a file say; GameDamaged where they say none."""
    first, *rest = data.split(b"\n")
    _check_format(file, first)
    lines = rest[:-1]  # behind the last line's end there is nothing, or a torn line
    if not lines:
        _damaged(file, "cut-off")
    texts, checksum = _checked(file, lines)
    try:
        head = Head.parse(texts[0])
    except ValueError as error:
        _damaged(file, "foreign", HEAD_LINE, str(error))
    entries = tuple(_entry(file, line, text) for line, text in enumerate(texts[1:], start=HEAD_LINE + 1))
    return Journal(head, entries, len(data) - len(rest[-1]), checksum)


def _check_format(file: Path, first: bytes) -> None:
    match = _FIRST.fullmatch(first)
    if match is None:
        _damaged(file, "cut-off" if FIRST_LINE.startswith(first) else "foreign", 1)
    if int(match[1]) != VERSION:
        _damaged(file, "newer", 1, f"format version {int(match[1])}")


def _checked(file: Path, lines: Iterable[bytes]) -> tuple[list[str], int]:
    """The lines without their checksums, and the last of these."""
    texts = []
    checksum = 0
    for number, line in enumerate(lines, start=HEAD_LINE):
        match = _LINE.fullmatch(line)
        if match is not None:
            checksum = zlib.crc32(match[1], checksum)
        if match is None or int(match[2], 16) != checksum or not match[1].isascii():
            _damaged(file, "altered", number)
        texts.append(match[1].decode("ascii"))
    return texts, checksum


def _entry(file: Path, line: int, text: str) -> Entry:
    try:
        return parse_entry(text)
    except HearthwoodError as error:
        _damaged(file, "refused", line, str(error))


def _damaged(file: Path, reason: str, line: int | None = None, detail: str = "") -> NoReturn:
    raise GameDamaged(Damage(file, reason, line, detail))


def line_of(text: str, checksum: int) -> tuple[bytes, int]:
    """A line of the file behind lines of this checksum, and its own."""
    content = text.encode("ascii")
    checksum = zlib.crc32(content, checksum)
    return b"%s %08x\n" % (content, checksum), checksum


class JournalWriter:
    """Writes entries behind the whole lines of an open file; each is on the disk before `append` returns."""

    def __init__(self, descriptor: int, journal: Journal) -> None:
        self._descriptor = descriptor
        self._size = journal.size
        self._checksum = journal.checksum

    def append(self, entry: Entry) -> None:
        """Write an entry. Where that fails, OSError, and the file says what it said before."""
        line, checksum = line_of(str(entry), self._checksum)
        try:
            os.ftruncate(self._descriptor, self._size)  # whatever a crash or a failed try has left
            write_through(self._descriptor, line, self._size)
        except OSError:
            self._forget_rest()
            raise
        self._size += len(line)
        self._checksum = checksum

    def _forget_rest(self) -> None:
        try:
            os.ftruncate(self._descriptor, self._size)
        except OSError:
            return  # the next try will do it
