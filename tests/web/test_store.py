"""The store on both databases: tables as described, entries durable and in order, what derives made anew."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, delete, insert, select, text, update
from sqlalchemy.exc import OperationalError

from hearthwood.core.journal import Played, Undone
from hearthwood.table.calendar import Calendar
from hearthwood.table.hall import Hall
from hearthwood.table.live import Keeping, LiveTable, Stale
from hearthwood.table.openings import Opening
from hearthwood.table.store import schema
from hearthwood.table.store.database import Database
from hearthwood.table.store.errors import NotSaved
from hearthwood.table.store.games import Games
from hearthwood.table.store.people import People
from hearthwood.table.store.rebuild import rebuild
from hearthwood.table.store.writer import Writer

NOW = datetime(2030, 5, 5, tzinfo=UTC)
DERIVED = (schema.standings, schema.results)


@dataclass
class House:
    """A store with a hall over it."""

    database: Database
    games: Games
    writer: Writer
    hall: Hall
    profile: str


@asynccontextmanager
async def house(url: str, *, loaded: int = 100) -> AsyncIterator[House]:
    database = await Database.open(url)
    games, writer = Games(database), Writer(database)
    writer.start()
    hall = Hall(Keeping(games, writer, Calendar(lambda: NOW)), loaded_limit=loaded)
    profile, _ = await People(database).create(NOW)
    try:
        yield House(database, games, writer, hall, profile)
    finally:
        await writer.stop()
        await database.close()


def run(url: str, work: Callable[[House], Awaitable[None]], **options: Any) -> None:
    async def inside() -> None:
        async with house(url, **options) as built:
            await work(built)

    asyncio.run(inside())


async def play(live: LiveTable, dice: Random, moves: int) -> None:
    """Some moves by chance, with an undo now and then."""
    for _ in range(moves):
        whole = await live.look()
        legal = whole.seen.view.legal_moves
        if not legal:
            return
        if whole.seen.free_ply < whole.seen.ply and dice.random() < 0.1:
            await live.enter(whole.seen.entries, Undone())
        else:
            await live.enter(whole.seen.entries, Played(str(dice.choice(legal))))


def test_migrations_make_what_the_schema_describes(database_url: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, schema.metadata))

    async def work(built: House) -> None:
        async with built.database.reading() as connection:
            assert await connection.run_sync(differences) == []
        async with built.database.writing() as connection:
            await connection.execute(text("ALTER TABLE links ADD COLUMN more INTEGER"))
            assert await connection.run_sync(differences) != []

    run(database_url, work)


def test_sqlite_waits_for_the_disk(tmp_path: Any) -> None:
    async def work(built: House) -> None:
        for context in (built.database.reading, built.database.writing):
            async with context() as connection:
                found = {}
                for name in ("journal_mode", "synchronous", "foreign_keys"):
                    found[name] = (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
            assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}

    run(f"sqlite:///{tmp_path}/x.sqlite", work)


def test_what_derives_is_made_anew_from_the_journals(database_url: str) -> None:
    async def rows(built: House) -> list[list[tuple[Any, ...]]]:
        async with built.database.reading() as connection:
            return [
                sorted(tuple(map(repr, row)) for row in await connection.execute(select(table)))
                for table in DERIVED
            ]

    async def work(built: House) -> None:
        for seed in range(4):
            live = await built.hall.open(built.profile, Opening("northwood", "full", 16, seed=seed))
            await play(live, Random(seed), 1_000 if seed < 2 else 20)
        before = await rows(built)
        assert [len(found) for found in before] == [4, 2]
        async with built.database.writing() as connection:
            await connection.execute(delete(schema.results))
            await connection.execute(update(schema.standings).values(points=99, hints=99, entries=0))
        assert await rows(built) != before
        assert (await rebuild(built.database)).refused == ()
        assert await rows(built) == before

    run(database_url, work)


def test_a_journal_that_the_rules_refuse_is_left_alone_and_named(database_url: str) -> None:
    async def work(built: House) -> None:
        ids = []
        for seed in range(2):
            live = await built.hall.open(built.profile, Opening("northwood", "full", 16, seed=seed))
            await play(live, Random(seed), 5)
            ids.append(live.head.id)
        async with built.database.writing() as connection:
            row = {"table_id": ids[0], "number": 6, "text": "@99", "at": NOW}
            await connection.execute(insert(schema.entries).values(row))
        done = await rebuild(built.database)
        assert (done.tables, done.refused) == (2, (ids[0],))

    run(database_url, work)


def test_of_two_servers_that_write_one_game_the_second_is_stale(database_url: str) -> None:
    async def work(one: House) -> None:
        live = await one.hall.open(one.profile, Opening("northwood", "full", 16, seed=1))
        async with house(database_url) as other:
            same = await other.hall.table(live.head.id, one.profile)
            assert (await same.look()).seen.entries == 0
            await live.enter(0, Played("@3"))
            with pytest.raises(Stale) as stale:
                await same.enter(0, Played("@5"))
            assert stale.value.state == 1
            await same.enter(1, Played("listen"))
            with pytest.raises(Stale):
                await live.enter(1, Played("listen"))
            assert (await live.look()).steps == (await same.look()).steps

    run(database_url, work)


def test_games_that_were_let_go_of_are_played_again(database_url: str) -> None:
    async def work(built: House) -> None:
        tables = [
            await built.hall.open(built.profile, Opening("northwood", "full", 16, seed=seed))
            for seed in range(6)
        ]
        for _ in range(5):
            for seed, live in enumerate(tables):
                await play(live, Random(seed), 4)
                assert built.hall.size <= 2
        wholes = [await live.look() for live in tables]
        assert [whole.seen.entries for whole in wholes] == [20] * 6

    run(database_url, work, loaded=2)


def test_many_tables_share_a_commit(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    commit = Writer._commit

    async def counted(self: Writer, additions: Any) -> None:
        sizes.append(len(additions))
        await commit(self, additions)

    monkeypatch.setattr(Writer, "_commit", counted)

    async def work(built: House) -> None:
        tables = [
            await built.hall.open(built.profile, Opening("northwood", "full", 16, seed=seed))
            for seed in range(30)
        ]
        await asyncio.gather(*(play(live, Random(1), 5) for live in tables))
        assert sum(sizes) == 150
        assert len(sizes) < 75

    run(database_url, work)


def test_what_could_not_be_written_did_not_happen(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(built: House) -> None:
        live = await built.hall.open(built.profile, Opening("northwood", "full", 16, seed=1))
        await live.enter(0, Played("@3"))

        async def fails(self: Writer, additions: Any) -> None:
            raise OperationalError("INSERT", {"text": "secret"}, Exception("disk full"))

        with monkeypatch.context() as patch:
            patch.setattr(Writer, "_commit", fails)
            with pytest.raises(NotSaved):
                await live.enter(1, Played("listen"))
        assert (await live.look()).seen.entries == 1
        await live.enter(1, Played("listen"))

    run(database_url, work)


def test_a_command_whose_asker_has_gone_is_carried_out_whole(database_url: str) -> None:
    async def work(built: House) -> None:
        live = await built.hall.open(built.profile, Opening("northwood", "full", 16, seed=1))
        asking = asyncio.create_task(live.enter(0, Played("@3")))
        await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        assert (await live.look()).seen.entries == 1
        assert len(await built.games.entries(live.head.id)) == 1

    run(database_url, work)
