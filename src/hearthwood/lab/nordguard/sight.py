"""Between states of the environment, views and positions of Nordguard.

A position, a game or a record says all that is to come; a view leaves the hidden to be drawn, and what was
made so says that it is a sample.
"""

from dataclasses import dataclass
from typing import TypeAlias

from hearthwood.core.errors import InvalidText
from hearthwood.core.game import Game
from hearthwood.core.record_text import split_records
from hearthwood.lab.moments import moment
from hearthwood.nordguard import Library, NordguardGame, Position, Setup, View, parse_sight
from hearthwood.nordguard.records import Record

Start: TypeAlias = Position | View | NordguardGame | Record | str
"""Where an environment can begin besides a deal: text is read as a position, a view or a record."""


@dataclass(frozen=True, slots=True)
class Sampled:
    """A position that agrees with a view; everything hidden in it was drawn from `seed`."""

    position: Position
    view: View
    seed: int


def sample(view: View, seed: int) -> Sampled:
    """A position that agrees with a notebook view, everything hidden drawn anew from a seed."""
    return Sampled(view.branch(seed), view, seed)


def sight_at(start: Start, setup: Setup, ply: int | None = None) -> Position | View:
    """The position or view that an environment begins from; of a game, after so many moves."""
    if isinstance(start, str):
        start = _read(start, setup)
    if isinstance(start, Record):
        start = start.game()
    if isinstance(start, Game):
        start = moment(start, ply)
    if not isinstance(start, Position | View):
        message = (
            f"a position, a view, a game, a record or its text is needed, here is {type(start).__name__}"
        )
        raise InvalidText(message, rule="G7.position", field="start")
    table = start.table
    size = (table.width, table.height, len(table.seats))
    if size != (setup.width, setup.height, len(setup.seats)):
        message = f"{size[0]} x {size[1]} with {size[2]} seats; here are {setup.width} x {setup.height}"
        raise InvalidText(f"{message} with {len(setup.seats)}", rule="G4.8", field="start")
    return start


def _read(text: str, setup: Setup) -> Position | View | Record:
    if "\n" not in text:
        return parse_sight(text, setup.box)
    return Record.parse(split_records(text)[0], Library())
