"""Writes entries of many tables at once: those that come while a transaction runs share the next one.

A commit waits for the disk, which takes much longer than writing a row. So one commit carries all the entries
that have gathered, and each is answered when the commit has returned.
"""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .database import Database
from .errors import Conflict, NotSaved, StoreError
from .rows import Addition, State

log = logging.getLogger(__name__)

BATCH = 500
QUEUE = 10_000

_update_state = (
    update(schema.standings)
    .where(schema.standings.c.table_id == bindparam("of_table"))
    .values({name: bindparam(name) for name in State.__slots__})
)

Waiting = tuple[Addition, asyncio.Future[None]]


class Writer:
    """The one that writes entries. Runs between `start` and `stop`."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue(QUEUE)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what waits, then end."""
        task, self._task = self._task, None  # nothing more is taken
        if task is not None:
            await self._queue.put(None)
            await task

    async def append(self, addition: Addition) -> None:
        """Write an entry; when this returns it lies on the disk. Conflict or NotSaved where it does not."""
        if self._task is None:
            raise NotSaved("the table is being closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._queue.put((addition, done))
        await done

    async def _run(self) -> None:
        going_on = True
        while going_on:
            batch, going_on = await self._gathered()
            if batch:
                await self._write(batch)

    async def _gathered(self) -> tuple[list[Waiting], bool]:
        """All that waits, at least one; False with the last."""
        batch = []
        item = await self._queue.get()
        while item is not None:
            batch.append(item)
            if len(batch) == BATCH or self._queue.empty():
                return batch, True
            item = self._queue.get_nowait()
        return batch, False

    async def _write(self, batch: list[Waiting]) -> None:
        try:
            await self._commit([addition for addition, _ in batch])
        except IntegrityError as error:
            if len(batch) == 1:
                _fail(batch, Conflict("the journal has grown meanwhile"), error)
                return
            for one in batch:  # one of them is refused; the others are not to suffer for it
                await self._write([one])
        except (SQLAlchemyError, OSError) as error:
            log.warning("entries could not be written: %s", type(error).__name__)
            _fail(batch, NotSaved("the database refused to write"), error)
        except BaseException as error:
            _fail(batch, NotSaved("the database refused to write"), error)
            raise
        else:
            for _, done in batch:
                _settle(done)

    async def _commit(self, additions: Sequence[Addition]) -> None:
        async with self._database.writing() as connection:
            await write(connection, additions)


async def write(connection: AsyncConnection, additions: Sequence[Addition]) -> None:
    """Entries with what derives from them, in a transaction that is open."""
    await connection.execute(insert(schema.entries), [entry_row(addition) for addition in additions])
    # Of several entries of one table the last says how it stands.
    states = {addition.table: addition.state for addition in additions}
    await connection.execute(
        _update_state, [{"of_table": table, **state_row(state)} for table, state in states.items()]
    )
    if endings := [ending_row(addition) for addition in additions if addition.ending is not None]:
        await connection.execute(insert(schema.results), endings)


def entry_row(addition: Addition) -> dict[str, Any]:
    """The row of an entry."""
    return {
        "table_id": addition.table,
        "number": addition.number,
        "text": str(addition.entry),
        "at": addition.state.changed,
    }


def state_row(state: State) -> dict[str, Any]:
    """The row of a standing, without its table."""
    return {name: getattr(state, name) for name in State.__slots__} | {"standing": state.standing.value}


def ending_row(addition: Addition) -> dict[str, Any]:
    """The row of a result."""
    ending = addition.ending
    assert ending is not None
    return {
        "table_id": addition.table,
        "number": ending.number,
        "standing": ending.standing.value,
        "practice": ending.practice,
        "hints": ending.hints,
        "points": ending.points,
        "friendly": list(ending.gained),
    }


def _settle(done: asyncio.Future[None]) -> None:
    if not done.done():  # who asked may have gone
        done.set_result(None)


def _fail(batch: Sequence[Waiting], refusal: StoreError, error: BaseException) -> None:
    refusal.__cause__ = error
    for _, done in batch:
        with suppress(asyncio.InvalidStateError):
            done.set_exception(refusal)
