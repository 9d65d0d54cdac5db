"""Makes anew what derives from the journals."""

from dataclasses import dataclass

from sqlalchemy import delete, insert, select

from hearthwood.core.errors import HearthwoodError
from hearthwood.core.journal import parse_entry

from . import schema
from .database import Database
from .derive import addition, begun, state_of
from .games import head_of
from .writer import ending_row, state_row


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """What was done."""

    tables: int
    refused: tuple[str, ...]
    """The ids of tables whose journal the rules refuse; they are left as they were."""


async def rebuild(database: Database) -> Rebuilt:
    """Derive standings and results of every table, each in a transaction of its own."""
    async with database.reading() as connection:
        ids = (await connection.execute(select(schema.tables.c.id))).scalars().all()
    refused = [table for table in ids if not await _rebuild_one(database, table)]
    return Rebuilt(len(ids), tuple(refused))


async def _rebuild_one(database: Database, table: str) -> bool:
    journal = schema.entries.c
    async with database.writing() as connection:
        row = (
            await connection.execute(select(schema.tables).where(schema.tables.c.id == table))
        ).one_or_none()
        if row is None:
            return True  # deleted meanwhile
        head = head_of(row)
        query = select(journal.text, journal.at).where(journal.table_id == table).order_by(journal.number)
        lines = (await connection.execute(query)).all()
        try:
            game = begun(head)
            state = state_of(head, game, head.started)
            endings = []
            for line in lines:
                game.enter(parse_entry(line.text))
                added = addition(head, game, line.at)
                state = added.state
                if added.ending is not None:
                    endings.append(ending_row(added))
        except HearthwoodError:
            return False
        for derived in (schema.standings, schema.results):
            await connection.execute(delete(derived).where(derived.c.table_id == table))
        await connection.execute(insert(schema.standings).values(table_id=table, **state_row(state)))
        if endings:
            await connection.execute(insert(schema.results), endings)
    return True
