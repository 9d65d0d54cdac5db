"""The connection to the database: what differs between SQLite and PostgreSQL is here and nowhere else."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any, Self

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, event, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .errors import CannotOpen, NotSaved

BUSY_SECONDS = 10
POOL = 5
FILE_NAME = "hearthwood.sqlite"

DRIVERS = {"postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
"""An address as people write it, and the driver that it means."""

# In this mode a commit returns when the write-ahead log lies on the disk.
_ON_CONNECT = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}",
)


def file_url(folder: Path) -> str:
    """The address of the SQLite file in a data folder."""
    return str(URL.create("sqlite", database=str(folder / FILE_NAME)))


class Database:
    """An open database whose tables are up to date."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.is_sqlite = engine.dialect.name == "sqlite"

    @classmethod
    async def open(cls, address: str) -> Self:
        """Connect, and bring the tables up to date. CannotOpen where that is not possible."""
        url = _url(address)
        shown = url.render_as_string(hide_password=True)
        try:
            if url.get_backend_name() == "sqlite" and url.database:
                sqlite3.connect(url.database).close()  # aiosqlite leaves a thread behind where it cannot
            database = cls(_engine(url))
        except (ArgumentError, ImportError, sqlite3.Error) as error:
            raise CannotOpen(f"the database {shown} cannot be used: {error}") from error
        try:
            async with database.writing() as connection:
                await connection.run_sync(_migrate)
        except BaseException as error:
            await database.close()
            if isinstance(error, (SQLAlchemyError, CommandError, OSError, asyncio.TimeoutError)):
                reason = " ".join(str(getattr(error, "orig", None) or error).split())
                raise CannotOpen(f"the database {shown} cannot be opened: {reason}") from error
            raise
        return database

    async def close(self) -> None:
        """Let go of all connections."""
        await self._engine.dispose()

    async def ping(self) -> None:
        """Does it answer? NotSaved where it does not."""
        try:
            async with self.reading() as connection:
                await connection.execute(text("SELECT 1"))
        except (SQLAlchemyError, OSError) as error:
            raise NotSaved("the database does not answer") from error

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees one state of the database."""
        async with self._engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: when the block is left it lies on the disk, or nothing of it happened."""
        async with self._engine.connect() as connection:
            writer = await connection.execution_options(writing=True)
            async with writer.begin():
                yield writer


def _url(address: str) -> URL:
    try:
        url = make_url(address)
    except ArgumentError:
        raise CannotOpen("this is no address of a database; one is postgresql://user@host/name") from None
    driver = DRIVERS.get(url.drivername)
    if driver is None:
        raise CannotOpen(f"{url.drivername[:20]!r} is no database for us; there are sqlite and postgresql")
    return url.set(drivername=driver)


def _engine(url: URL) -> AsyncEngine:
    return _sqlite_engine(url) if url.get_backend_name() == "sqlite" else _server_engine(url)


def _server_engine(url: URL) -> AsyncEngine:
    return create_async_engine(url, pool_size=POOL, pool_pre_ping=True, hide_parameters=True)


def _sqlite_engine(url: URL) -> AsyncEngine:
    engine = create_async_engine(
        url, pool_size=POOL, hide_parameters=True, connect_args={"isolation_level": None}
    )
    event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for statement in _ON_CONNECT:
        cursor.execute(statement)
    cursor.close()


def _begin(connection: Connection) -> None:
    """A transaction that will write waits for its turn at once; one that became a writer later would fail."""
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(files(__package__) / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
