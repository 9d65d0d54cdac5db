"""Records of games: what a game was, as a value and as text to read, write and share (docs/records.md).

A record holds the seed, hence everything that was hidden, so a game gives one only when it has ended.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Self

from hearthwood.core.errors import HearthwoodError, InvalidRecord, InvalidText, StillSecret, shown
from hearthwood.core.journal import Branched, Entry, parse_entry
from hearthwood.core.record_text import (
    RULE,
    Line,
    Piece,
    Place,
    Remark,
    Word,
    check_text,
    put_together,
    split_records,
    take_apart,
)

from .game import NorthwoodGame
from .position import Position
from .record_headers import (
    GAME,
    STANDARD_GOAL,
    STOPPED,
    UNFINISHED,
    YES,
    Headers,
    check_date,
    check_note,
    check_player,
    check_result,
    check_yes,
    parse_goal,
    parse_hints,
)
from .setups import Setup

_VISIT = re.compile(r"[0-9]{1,3}\.")


@dataclass(frozen=True, slots=True)
class Comment:
    """A remark on a game, behind so many entries of its journal."""

    after: int
    text: str


@dataclass(frozen=True, slots=True)
class Record:
    """One game. `Record.of` and `Record.parse` make it and see to it that the entries give the result."""

    start: Position
    entries: tuple[Entry, ...]
    result: str
    """The points, `stopped` or `unfinished`."""
    hints: int = 0
    practice: bool = False
    """Something seen was undone by a branch, here or before the record begins."""
    goal: int = STANDARD_GOAL
    player: str | None = None
    date: str | None = None
    """YYYY-MM-DD."""
    note: str | None = None
    comments: tuple[Comment, ...] = ()

    @classmethod
    def of(
        cls,
        game: NorthwoodGame,
        *,
        goal: int = STANDARD_GOAL,
        player: str | None = None,
        date: str | None = None,
        note: str | None = None,
        practice: bool = False,
        comments: Iterable[Comment] = (),
    ) -> Self:
        """The record of a game that is over or was stopped; one that goes on keeps its secrets."""
        if not game.ended:
            message = (
                "the record of a game that goes on would tell what is hidden; end or stop the game first"
            )
            raise StillSecret(message, rule="N7.secret")
        return cls(
            start=game.start,
            entries=tuple(game.entries),
            result=_result_of(game),
            hints=game.hints,
            practice=game.practice or (practice and not _is_dealt(game.start)),
            goal=parse_goal(str(goal), game.start.setup),
            player=None if player is None else check_player(player),
            date=None if date is None else check_date(date),
            note=None if note is None else check_note(note),
            comments=tuple(_tidy(comments, len(game.entries))),
        )

    @staticmethod
    def parse(text: str) -> "Record":
        """The one record that a text holds."""
        lines, *others = split_records(text)
        if others:
            Place(others[0][0][0], 1).refuse("one record is wanted, and here a second begins")
        return read_record(lines)

    @property
    def setup(self) -> Setup:
        """How the table was laid out."""
        return self.start.setup

    @property
    def points(self) -> int | None:
        """The points of a game that was played to its end."""
        return int(self.result) if self.result.isdecimal() else None

    @property
    def won(self) -> bool:
        """Was the goal reached?"""
        return self.points is not None and self.points >= self.goal

    def game(self) -> NorthwoodGame:
        """The game, played again."""
        return NorthwoodGame.replay(self.start, self.entries)

    def __str__(self) -> str:
        return put_together(self._headers(), self._blocks())

    def _headers(self) -> Iterator[tuple[str, str]]:
        dealt = _is_dealt(self.start)
        values = {
            "Game": GAME,
            "Setup": self.setup.name,
            "Seed": self.start.seed if dealt else None,
            "Position": None if dealt else self.start,
            "Goal": self.goal,
            "Player": self.player,
            "Date": self.date,
            "Note": self.note,
            "Practice": YES if self.practice else None,
            "Hints": self.hints or None,
            "Result": self.result,
        }
        return ((name, str(value)) for name, value in values.items() if value is not None)

    def _blocks(self) -> Iterator[list[str]]:
        """The words by visit: each block begins with the visit's number, but for remarks before the first."""
        game = NorthwoodGame(self.start)
        said = None
        block = self._remarks(0)
        for number, entry in enumerate(self.entries, start=1):
            visit = game.position.visit
            if visit != said:
                if block:
                    yield block
                said, block = visit, [f"{visit}."]
            game.enter(entry)
            block += [str(entry), *self._remarks(number)]
            if isinstance(entry, Branched):
                said = None
        if block:
            yield block

    def _remarks(self, after: int) -> list[str]:
        return [f"{{{comment.text}}}" for comment in self.comments if comment.after == after]


def parse_records(text: str) -> list[Record]:
    """All records of a text, which must hold one at least; the first fault refuses them all."""
    return [read_record(lines) for lines in split_records(text)]


def read_each(text: str) -> Iterator[tuple[int, Record | InvalidRecord]]:
    """Each record of a text or what is wrong with it, with the line where it begins."""
    for lines in split_records(text):
        try:
            yield lines[0][0], read_record(lines)
        except InvalidRecord as error:
            yield lines[0][0], error


def _is_dealt(start: Position) -> bool:
    """Is this the first position of the game that its seed fixes?"""
    return start == Position.new(start.setup, start.seed)


def _result_of(game: NorthwoodGame) -> str:
    if game.stopped:
        return STOPPED
    outcome = game.position.outcome
    return UNFINISHED if outcome is None else str(outcome.points)


def _tidy(comments: Iterable[Comment], entries: int) -> Iterator[Comment]:
    for comment in sorted(comments, key=lambda comment: comment.after):
        if not 0 <= comment.after <= entries:
            message = f"there is no entry {comment.after}; the game has {entries}"
            raise InvalidText(message, rule=RULE, field="comment")
        yield Comment(comment.after, check_text(comment.text, "comment"))


def read_record(lines: Sequence[Line]) -> Record:
    """One record, played while it is read, so that each fault has its place."""
    sheet = take_apart(lines)
    headers = Headers(sheet)
    start = headers.start()
    goal = headers.read("Goal", partial(parse_goal, setup=start.setup))
    player = headers.read("Player", check_player)
    date = headers.read("Date", check_date)
    note = headers.read("Note", check_note)
    result = headers.needed("Result", check_result)
    game, comments = _played(start, sheet.pieces)
    _check_result(headers, game, result)
    return Record(
        start=start,
        entries=tuple(game.entries),
        result=result,
        hints=_agreed_hints(headers, game),
        practice=_agreed_practice(headers, game),
        goal=STANDARD_GOAL if goal is None else goal,
        player=player,
        date=date,
        note=note,
        comments=comments,
    )


def _played(start: Position, pieces: Iterable[Piece]) -> tuple[NorthwoodGame, tuple[Comment, ...]]:
    game = NorthwoodGame(start)
    comments = []
    said = None  # the visit whose number was written last; a branch begins anew
    for piece in pieces:
        visit = game.position.visit
        if isinstance(piece, Remark):
            comments.append(Comment(len(game.entries), piece.text))
        elif _VISIT.fullmatch(piece.text):
            if piece.text != f"{visit}.":
                piece.place.refuse(f"this is visit {visit}, not {piece.text[:-1]}")
            said = visit
        else:
            if said != visit:
                piece.place.refuse(
                    f"here visit {visit} begins or goes on: write {visit}. before {shown(piece.text)}"
                )
            _enter(game, piece)
            said = None if isinstance(game.entries[-1], Branched) else said
    return game, tuple(comments)


def _enter(game: NorthwoodGame, word: Word) -> None:
    try:
        game.enter(parse_entry(word.text))
    except HearthwoodError as error:
        word.place.refuse(error.message, error.rule)


def _check_result(headers: Headers, game: NorthwoodGame, stated: str) -> None:
    result = _result_of(game)
    if stated != result:
        headers.place("Result").refuse(f"the entries give {result}, not {stated}")


def _agreed_hints(headers: Headers, game: NorthwoodGame) -> int:
    stated = headers.read("Hints", parse_hints) or 0
    if stated != game.hints:
        headers.place("Hints").refuse(f"the entries give Hints: {game.hints}, not {stated}")
    return stated


def _agreed_practice(headers: Headers, game: NorthwoodGame) -> bool:
    stated = headers.read("Practice", check_yes) or False
    if game.practice and not stated:
        headers.place("Practice").refuse(f"a branch makes this a practice game, so it needs Practice: {YES}")
    if stated and not game.practice and _is_dealt(game.start):
        headers.place("Practice").refuse("nothing is branched here, so this is no practice game")
    return stated
