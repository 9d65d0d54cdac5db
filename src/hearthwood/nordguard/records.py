"""Records of games: what a game was, as text to read, write and share, in the form of `core.record_text`.

    Game: nordguard
    Setup: ember-run 4x4:memory:turns nickel[binoculars+knife],brann[snowshoes]
    Seed: 7
    Date: 2030-05-05
    Result: won

    1. use:a @b2 north draw
    2. east fire:b1 …

A record holds the seed, hence everything that was hidden, so a game gives one only when it has ended.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Self, TypeVar

from hearthwood.core.errors import HearthwoodError, StillSecret, shown
from hearthwood.core.journal import Branched, Entry, parse_entry
from hearthwood.core.record_text import Line, Piece, Place, Remark, Sheet, put_together, take_apart

from .game import NordguardGame, new_game
from .library import Library
from .notation.reading import parse_seed
from .notation.setups import parse_setup, setup_text
from .setup import Setup

GAME = "nordguard"
STOPPED = "stopped"
RESULTS = ("won", "lost", "blocked", STOPPED)
YES = "yes"

_HEADERS = ("Game", "Setup", "Seed", "Date", "Practice", "Hints", "Result")
_DAY = re.compile(r"[0-9]+\.")
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Record:
    """One game that has ended. `of` and `parse` see to it that the entries give the result."""

    setup: Setup
    seed: int
    entries: tuple[Entry, ...]
    result: str
    date: str | None = None

    @classmethod
    def of(cls, setup: Setup, game: NordguardGame, *, date: str | None = None) -> Self:
        """The record of a game; one that goes on keeps its secrets."""
        if not game.ended:
            raise StillSecret("the record of a game that goes on would tell what is hidden", rule="G6.view")
        return cls(setup, game.start.seed, tuple(game.entries), _result_of(game), date)

    @classmethod
    def parse(cls, lines: Sequence[Line], library: Library) -> Self:
        """The record of some lines (`core.record_text.split_records`), played while it is read."""
        sheet = take_apart(lines)
        for name, header in sheet.headers.items():
            if name not in _HEADERS:
                header.place.refuse(f"{shown(name)} is no header; there are {', '.join(_HEADERS)}")
        setup = _read(sheet, "Setup", partial(parse_setup, library=library))
        seed = _read(sheet, "Seed", parse_seed)
        game = _played(sheet, setup, seed)
        if _said(sheet, "Result") != _result_of(game):
            _place(sheet, "Result").refuse(f"the entries give Result: {_result_of(game)}")
        for name, value in _follows(game).items():
            if sheet.headers.get(name) and _said(sheet, name) != value:
                _place(sheet, name).refuse(f"the entries give {name}: {value}")
        date = _said(sheet, "Date") if "Date" in sheet.headers else None
        if date is not None and not _DATE.fullmatch(date):
            _place(sheet, "Date").refuse(f"{shown(date)} is not of the form 2030-05-05")
        return cls(setup, seed, tuple(game.entries), _result_of(game), date)

    def game(self) -> NordguardGame:
        """The game, played again."""
        game = new_game(self.setup, self.seed)
        for entry in self.entries:
            game.enter(entry)
        return game

    def __str__(self) -> str:
        headers = {
            "Game": GAME,
            "Setup": setup_text(self.setup),
            "Seed": str(self.seed),
            "Date": self.date or "",
            **_follows(self.game()),
            "Result": self.result,
        }
        return put_together(
            ((name, value) for name, value in headers.items() if value not in ("", "0")), self._blocks()
        )

    def _blocks(self) -> Iterator[list[str]]:
        """The words by day, each block behind the day's number."""
        game = new_game(self.setup, self.seed)
        said: int | None = None
        block: list[str] = []
        for entry in self.entries:
            if game.position.day != said:
                if block:
                    yield block
                said = game.position.day
                block = [f"{said}."]
            game.enter(entry)
            block.append(str(entry))
            if isinstance(entry, Branched):
                said = None
        if block:
            yield block


def _follows(game: NordguardGame) -> dict[str, str]:
    """The headers that the entries decide; empty or 0 where they are not written."""
    return {"Practice": YES if game.practice else "", "Hints": str(game.hints)}


def _result_of(game: NordguardGame) -> str:
    return STOPPED if game.stopped else game.position.result or "unfinished"


def _played(sheet: Sheet, setup: Setup, seed: int) -> NordguardGame:
    try:
        game = new_game(setup, seed)
    except HearthwoodError as error:
        _place(sheet, "Setup").refuse(error.message, error.rule)
    for piece in sheet.pieces:
        if not isinstance(piece, Remark) and not _DAY.fullmatch(piece.text):
            _enter(game, piece)
    return game


def _enter(game: NordguardGame, piece: Piece) -> None:
    try:
        game.enter(parse_entry(piece.text))
    except HearthwoodError as error:
        piece.place.refuse(error.message, error.rule)


def _place(sheet: Sheet, name: str) -> Place:
    return sheet.headers[name].place if name in sheet.headers else sheet.place


def _said(sheet: Sheet, name: str) -> str:
    if name not in sheet.headers:
        sheet.place.refuse(f"this record has no line {name}: …")
    return sheet.headers[name].value


def _read(sheet: Sheet, name: str, reader: Callable[[str], T]) -> T:
    value = _said(sheet, name)
    try:
        return reader(value)
    except HearthwoodError as error:
        _place(sheet, name).refuse(error.message, error.rule)
