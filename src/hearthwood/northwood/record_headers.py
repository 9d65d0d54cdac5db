"""What the headers of a record say: their names in the order of writing, and how each value is read."""

import re
from calendar import monthrange
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from hearthwood.core.errors import HearthwoodError, InvalidText, shown
from hearthwood.core.record_text import RULE, Place, Sheet, check_text

from .position import Position
from .reading import parse_seed
from .setups import GOALS, Setup, setup_named

GAME = "northwood"
STANDARD_GOAL = GOALS["standard"]
STOPPED = "stopped"
UNFINISHED = "unfinished"
YES = "yes"

HEADERS = "Game Setup Seed Position Goal Player Date Note Practice Hints Result".split()

_DATE = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,5}")

T = TypeVar("T")


class Headers:
    """The headers of one record; a value is refused at its place."""

    def __init__(self, sheet: Sheet) -> None:
        self._headers = sheet.headers
        self._beginning = sheet.place
        for name, header in sheet.headers.items():
            if name not in HEADERS:
                header.place.refuse(f"{shown(name)} is no header; there are {', '.join(HEADERS)}")
        self.needed("Game", check_game)

    def place(self, name: str) -> Place:
        """Where a header's value stands; where there is none, the record's beginning."""
        return self._headers[name].place if name in self._headers else self._beginning

    def read(self, name: str, reader: Callable[[str], T]) -> T | None:
        """What a header says, if it is there."""
        if name not in self._headers:
            return None
        try:
            return reader(self._headers[name].value)
        except HearthwoodError as error:
            self.place(name).refuse(error.message, error.rule)

    def needed(self, name: str, reader: Callable[[str], T]) -> T:
        """What a header says that must be there."""
        value = self.read(name, reader)
        if value is None:
            self._beginning.refuse(f"this record has no line {name}: …")
        return value

    def start(self) -> Position:
        """The position that the record begins with."""
        setup = self.needed("Setup", setup_named)
        seed = self.read("Seed", parse_seed)
        position = self.read("Position", partial(Position.parse, setup=setup))
        if seed is not None and position is not None:
            self.place("Position").refuse("a record begins with a Seed or with a Position, not with both")
        if seed is not None:
            return Position.new(setup, seed)
        if position is None:
            self._beginning.refuse("this record has neither a line Seed: … nor a line Position: …")
        return position


def check_game(text: str) -> str:
    """The game's name, as every table knows it."""
    return _one_of((GAME,), text, "Game")


def check_yes(text: str) -> bool:
    """The one thing that Practice can say."""
    return _one_of((YES,), text, "Practice") == YES


def _one_of(known: tuple[str, ...], text: str, field: str) -> str:
    if text not in known:
        raise InvalidText(f"{shown(text)} is not {' or '.join(known)}", rule=RULE, field=field)
    return text


def parse_goal(text: str, setup: Setup) -> int:
    """The points that win; at most all that there are."""
    if not _NUMBER.fullmatch(text) or not 1 <= int(text) <= sum(setup.stars):
        message = f"{shown(text)} is no number of points from 1 to {sum(setup.stars)}"
        raise InvalidText(message, rule="N5.medal", field="Goal")
    return int(text)


def parse_hints(text: str) -> int:
    """How often help was asked for."""
    if not _NUMBER.fullmatch(text):
        raise InvalidText(f"{shown(text)} is no number of hints", rule=RULE, field="Hints")
    return int(text)


def check_result(text: str) -> str:
    """A form of result; whether it is right, the entries tell."""
    if not _NUMBER.fullmatch(text) and text not in (STOPPED, UNFINISHED):
        message = f"{shown(text)} is no result; a result is the points, {STOPPED} or {UNFINISHED}"
        raise InvalidText(message, rule=RULE, field="Result")
    return text


def check_date(text: str) -> str:
    """A day that is in the calendar."""
    match = _DATE.fullmatch(text)
    year, month, day = map(int, match.groups()) if match else (0, 0, 0)
    if year < 1 or not 1 <= month <= 12 or not 1 <= day <= monthrange(year, month)[1]:
        message = f"{shown(text)} is no day; a day is written like 2026-11-18"
        raise InvalidText(message, rule=RULE, field="Date")
    return text


check_player = partial(check_text, field="Player")
check_note = partial(check_text, field="Note")
