"""Records of games as text, before they mean anything: headers, words and remarks, and where each stands.

    Game: northwood
    Setup: intro

    {A remark stands in braces.}
    1. @6 b L5 L7

A line `Game: …` begins a record, wherever it stands. Headers come first; behind them, blanks and line ends
part words, however many. `core.journal` says what the words are, each game what its headers are.
"""

import re
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NoReturn, TypeAlias

from .errors import InvalidRecord, InvalidText, shown

RULE = "N7.record"
BEGINNING = "Game"
WIDTH = 100
INDENT = "    "
LONGEST_NAME = 20
"""Of a header that is told as it stands."""

_HEADER = re.compile(r"([A-Za-z]+):(?:\s+(.*))?")
_PIECE = re.compile(r"\s*([^\s{}]+|[{}])")
_JOINERS = "\u200c\u200d"  # parts of words and of pictures in some scripts


@dataclass(frozen=True, slots=True)
class Place:
    """Where something stands; both count from 1."""

    line: int
    column: int

    def refuse(self, message: str, rule: str = RULE) -> NoReturn:
        """Say what is wrong at this place."""
        raise InvalidRecord(message, rule=rule, line=self.line, column=self.column)


@dataclass(frozen=True, slots=True)
class Header:
    """What a header line says; the place is that of the value."""

    name: str
    value: str
    place: Place


@dataclass(frozen=True, slots=True)
class Word:
    """An entry of the journal or a visit's number."""

    text: str
    place: Place


@dataclass(frozen=True, slots=True)
class Remark:
    """What stood between braces, with single blanks."""

    text: str
    place: Place


Piece: TypeAlias = Word | Remark
Line: TypeAlias = tuple[int, str]


@dataclass(frozen=True, slots=True)
class Sheet:
    """One record, taken apart."""

    place: Place
    headers: dict[str, Header]
    pieces: tuple[Piece, ...]


def split_records(text: str) -> list[list[Line]]:
    """The numbered lines of each record; what stands before the first is a record without a beginning."""
    records: list[list[Line]] = []
    for number, line in enumerate(text.split("\n"), start=1):
        match = _HEADER.fullmatch(line.rstrip())
        if match and match[1] == BEGINNING:
            records.append([])
        elif not records and line.strip():
            Place(number, 1).refuse(f"a record begins with a line such as {BEGINNING}: northwood")
        if records:
            records[-1].append((number, line.rstrip()))
    if not records:
        Place(1, 1).refuse("there is no record here")
    return records


def take_apart(lines: Sequence[Line]) -> Sheet:
    """The headers and pieces of one record's lines."""
    headers: dict[str, Header] = {}
    body = len(lines)
    for index, (number, line) in enumerate(lines):
        match = _HEADER.fullmatch(line)
        if match:
            _add(headers, number, match)
        elif line:
            body = index
            break
    return Sheet(Place(lines[0][0], 1), headers, tuple(_pieces(lines[body:])))


def _add(headers: dict[str, Header], number: int, match: re.Match[str]) -> None:
    name, value = match[1], match[2] or ""
    place = Place(number, match.start(2) + 1 if value else match.end() + 1)
    told = name if len(name) <= LONGEST_NAME else shown(name)
    if name in headers:
        Place(number, 1).refuse(f"{told} stands here for the second time")
    if not value:
        place.refuse(f"{told} says nothing")
    headers[name] = Header(name, _printable(value, place), place)


def _pieces(lines: Iterable[Line]) -> Iterator[Piece]:
    remark: list[str] | None = None
    opened = Place(1, 1)
    for number, line in lines:
        if remark is None and _HEADER.fullmatch(line):
            Place(number, 1).refuse("headers stand before the moves, and a remark between braces")
        for match in _PIECE.finditer(line):
            text, place = match[1], Place(number, match.start(1) + 1)
            if text == "{":
                if remark is not None:
                    place.refuse("a remark holds no braces")
                remark, opened = [], place
            elif text == "}":
                if not remark:
                    place.refuse("this brace closes nothing" if remark is None else "the remark is empty")
                yield Remark(" ".join(remark), opened)
                remark = None
            elif remark is not None:
                remark.append(_printable(text, place))
            else:
                yield Word(text, place)
    if remark is not None:
        opened.refuse("the remark is not closed by }")


def _printable(text: str, place: Place) -> str:
    for offset, character in enumerate(text):
        if not _fits(character):
            Place(place.line, place.column + offset).refuse(f"{shown(character)} is no character of a text")
    return text


def _fits(character: str) -> bool:
    return character.isprintable() or character in _JOINERS


def check_text(text: str, field: str) -> str:
    """A remark's or a header's text in the form in which it is read from a record."""
    tidy = " ".join(text.split())
    if not tidy or "{" in tidy or "}" in tidy or not all(map(_fits, tidy)):
        message = f"{shown(text)} is no text for a record: printable characters, no braces"
        raise InvalidText(message, rule=RULE, field=field)
    return tidy


def put_together(headers: Iterable[tuple[str, str]], blocks: Iterable[Iterable[str]]) -> str:
    """The text of a record; each block of words begins a line and goes on with an indent."""
    lines = [f"{name}: {value}" for name, value in headers]
    paragraphs = [
        textwrap.wrap(
            " ".join(block),
            WIDTH,
            subsequent_indent=INDENT,
            break_long_words=False,
            break_on_hyphens=False,
        )
        for block in blocks
    ]
    if paragraphs:
        lines.append("")
    return "\n".join(lines + [line for paragraph in paragraphs for line in paragraph]) + "\n"
