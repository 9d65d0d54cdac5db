"""Tables to be opened, and records as such: a game that somebody brings along becomes a table."""

from collections.abc import Sequence
from dataclasses import dataclass

from hearthwood.core.journal import Entry
from hearthwood.core.record_text import BEGINNING, Line, split_records
from hearthwood.nordguard import Library
from hearthwood.nordguard.notation.setups import setup_text
from hearthwood.nordguard.records import Record as NordguardRecord
from hearthwood.northwood.records import Record, read_record

from .kinds import NORDGUARD, NORDGUARD_GOAL, NORTHWOOD
from .store.rows import Purpose


@dataclass(frozen=True, slots=True)
class Opening:
    """A table to be opened."""

    game: str
    setup: str
    goal: int | None
    strict: bool = False
    seed: int | None = None
    seed_known: bool = False
    start: str | None = None
    purpose: Purpose = Purpose.FREE
    daily: str | None = None
    entries: tuple[Entry, ...] = ()


def openings_of(text: str) -> list[Opening]:
    """The tables that a text of records asks for; the first fault refuses them all."""
    return [_opening_of(lines) for lines in split_records(text)]


def _opening_of(lines: Sequence[Line]) -> Opening:
    game = lines[0][1].removeprefix(f"{BEGINNING}:").strip()
    return _of_nordguard(lines) if game == NORDGUARD.name else _of_northwood(read_record(lines))


def _of_nordguard(lines: Sequence[Line]) -> Opening:
    record = NordguardRecord.parse(lines, Library())
    return Opening(
        game=NORDGUARD.name,
        setup=setup_text(record.setup),
        goal=NORDGUARD_GOAL,
        seed=record.seed,
        seed_known=True,
        purpose=Purpose.IMPORTED,
        entries=record.entries,
    )


def _of_northwood(record: Record) -> Opening:
    dealt = record.start == type(record.start).new(record.setup, record.start.seed)
    return Opening(
        game=NORTHWOOD.name,
        setup=record.setup.name,
        goal=record.goal,
        seed=record.start.seed,
        seed_known=True,
        start=None if dealt else str(record.start),
        purpose=Purpose.IMPORTED,
        entries=record.entries,
    )
