"""Tables in the database: journals, lists, results, links."""

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Row, delete, func, insert, select

from hearthwood.core.journal import Entry, parse_entry

from . import schema
from .database import Database
from .derive import addition, begun, state_of
from .errors import NotFound
from .rows import Addition, Ending, Head, Purpose, Standing, State
from .writer import ending_row, entry_row, state_row


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list."""

    head: Head
    state: State


@dataclass(frozen=True, slots=True)
class Link:
    """A replay: a table's journal up to so many entries."""

    id: str
    head: Head
    entries: int


def new_id() -> str:
    """An id that nobody guesses, for a table or a profile."""
    return secrets.token_urlsafe(16)


class Games:
    """The tables of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, head: Head, entries: Iterable[Entry], at: datetime) -> None:
        """Open a table, with what was already played on it."""
        game = begun(head)
        first = state_of(head, game, at)
        additions: list[Addition] = []
        for entry in entries:
            game.enter(entry)
            additions.append(addition(head, game, at))
        state = additions[-1].state if additions else first
        async with self._database.writing() as connection:
            await connection.execute(insert(schema.tables).values(head_row(head)))
            await connection.execute(insert(schema.standings).values(table_id=head.id, **state_row(state)))
            if additions:
                await connection.execute(insert(schema.entries), [entry_row(one) for one in additions])
            if endings := [ending_row(one) for one in additions if one.ending is not None]:
                await connection.execute(insert(schema.results), endings)

    async def head(self, table: str) -> Head:
        """What is fixed of a table."""
        async with self._database.reading() as connection:
            query = select(schema.tables).where(schema.tables.c.id == table)
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            raise NotFound(table)
        return head_of(row)

    async def entries(self, table: str, limit: int | None = None) -> list[Entry]:
        """The journal, or its first entries."""
        columns = schema.entries.c
        query = select(columns.text).where(columns.table_id == table).order_by(columns.number).limit(limit)
        async with self._database.reading() as connection:
            return [parse_entry(text) for text in (await connection.execute(query)).scalars()]

    async def count(self, profile: str) -> int:
        """How many tables a profile has."""
        query = select(func.count()).where(schema.tables.c.profile == profile)
        async with self._database.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def running(self, profile: str) -> int:
        """How many games a profile has going on."""
        query = (
            select(func.count())
            .select_from(schema.tables)
            .join(schema.standings, schema.standings.c.table_id == schema.tables.c.id)
            .where(schema.tables.c.profile == profile)
            .where(schema.standings.c.standing == Standing.RUNNING.value)
        )
        async with self._database.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def listed(
        self, profile: str, *, ended: bool | None, after: tuple[datetime, str] | None, limit: int
    ) -> list[Listed]:
        """A profile's tables, those changed last first."""
        states = schema.standings.c
        query = (
            select(schema.tables, *_state_columns())
            .join(schema.standings, states.table_id == schema.tables.c.id)
            .where(schema.tables.c.profile == profile)
            .order_by(states.changed.desc(), schema.tables.c.id)
            .limit(limit)
        )
        if ended is not None:
            running = states.standing == Standing.RUNNING.value
            query = query.where(~running if ended else running)
        if after is not None:
            time, table = after
            later = (states.changed == time) & (schema.tables.c.id > table)
            query = query.where((states.changed < time) | later)
        async with self._database.reading() as connection:
            return [Listed(head_of(row), state_of_row(row)) for row in await connection.execute(query)]

    async def delete(self, profile: str, table: str) -> None:
        """Forget an own table, with its links."""
        columns = schema.tables.c
        query = delete(schema.tables).where(columns.id == table, columns.profile == profile)
        async with self._database.writing() as connection:
            gone = (await connection.execute(query)).rowcount
        if gone == 0:
            raise NotFound(table)

    async def results(self, profile: str) -> list[tuple[Head, Ending]]:
        """The first ending of each of a profile's tables."""
        results = schema.results.c
        firsts = select(results.table_id, func.min(results.number).label("number")).group_by(results.table_id)
        first = firsts.subquery()
        query = (
            select(schema.tables, *ending_columns())
            .join(schema.results, results.table_id == schema.tables.c.id)
            .join(first, (first.c.table_id == results.table_id) & (first.c.number == results.number))
            .where(schema.tables.c.profile == profile)
        )
        async with self._database.reading() as connection:
            return [(head_of(row), ending_of_row(row)) for row in await connection.execute(query)]

    async def link(self, table: str, entries: int) -> str:
        """The link to a table's game as it stands after so many entries; made if there is none."""
        columns = schema.links.c
        query = select(columns.id).where(columns.table_id == table, columns.entries == entries)
        async with self._database.writing() as connection:
            found = (await connection.execute(query)).scalar_one_or_none()
            if found is None:
                found = secrets.token_urlsafe(12)
                await connection.execute(
                    insert(schema.links).values(id=found, table_id=table, entries=entries)
                )
        return str(found)

    async def linked(self, link: str) -> Link:
        """What a link leads to."""
        columns = schema.links.c
        query = (
            select(schema.tables, columns.entries)
            .join(schema.links, columns.table_id == schema.tables.c.id)
            .where(columns.id == link)
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            raise NotFound(link)
        return Link(link, head_of(row), row.entries)


def head_row(head: Head) -> dict[str, Any]:
    """The row of a table."""
    return asdict(head) | {"seed": str(head.seed), "purpose": head.purpose.value}


def head_of(row: Row[Any]) -> Head:
    """And back."""
    fields = {name: getattr(row, name) for name in Head.__slots__}
    return Head(**fields | {"seed": int(row.seed), "purpose": Purpose(row.purpose)})


def _state_columns() -> Sequence[Any]:
    columns = schema.standings.c
    return [columns[name].label(f"state_{name}") for name in State.__slots__]


def state_of_row(row: Row[Any]) -> State:
    """The standing in a row that has the columns of one."""
    fields = {name: getattr(row, f"state_{name}") for name in State.__slots__}
    return State(**fields | {"standing": Standing(fields["standing"])})


def ending_columns() -> Sequence[Any]:
    """The columns that `ending_of_row` reads."""
    return [column.label(f"ending_{column.name}") for column in schema.results.c if column.name != "table_id"]


def ending_of_row(row: Row[Any]) -> Ending:
    """The result in a row that has the columns of one."""
    return Ending(
        number=row.ending_number,
        standing=Standing(row.ending_standing),
        practice=row.ending_practice,
        hints=row.ending_hints,
        points=row.ending_points,
        gained=tuple(row.ending_friendly),
    )
