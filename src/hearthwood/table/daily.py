"""The daily deal: the same for everybody, and known to nobody before its day.

Its seed comes from a secret of the server and the day, by HMAC. What is compared are first tries begun on the
day itself, without hints and branches. What this cannot hinder: that somebody makes a second profile, or is
told the deal by another.
"""

import hashlib
import hmac
import secrets
from collections import Counter
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Any

from sqlalchemy import Select, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from .calendar import Calendar
from .hall import Hall
from .live import LiveTable
from .openings import Opening
from .rival import Result, Rival
from .store import schema
from .store.database import Database
from .store.errors import NotFound
from .store.games import ending_columns, ending_of_row, new_id
from .store.rows import Ending, Purpose, Standing

SETUPS = ("intro", "full")
"""Each day has a deal for each of these."""
COMPARED_FROM = 20
"""With fewer results a comparison would tell who played what."""

TRIES = schema.daily_tries
_SECRET = "daily"


class NoSuchDay(NotFound):
    """The day lies ahead, or before the first deal."""


@dataclass(frozen=True, slots=True)
class FirstTry:
    """A profile's first try at a deal."""

    table: str | None
    """None when it was deleted."""
    standing: Standing | None
    ending: Ending | None
    counts: bool

    @property
    def ended(self) -> bool:
        """Is there nothing more to be won with it?"""
        return self.standing is not Standing.RUNNING


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal as a profile sees it."""

    setup: str
    own: FirstTry | None
    players: int
    points: Counter[int] | None
    sage: Result | None
    """How the strong player did; None before the own first try has ended."""


@dataclass(frozen=True, slots=True)
class PastTry:
    """A first try in the archive."""

    day: str
    setup: str
    points: int | None
    """None where it has not ended, or was deleted."""


class Daily:
    """The daily deals of a server."""

    def __init__(self, database: Database, hall: Hall, calendar: Calendar, rival: Rival) -> None:
        self._database = database
        self._rival = rival
        self._hall = hall
        self._calendar = calendar
        self._secret = b""
        self.first_day = ""

    async def prepare(self) -> None:
        """Find the server's secret; make one, the first time."""
        query = select(schema.secrets).where(schema.secrets.c.name == _SECRET)
        try:
            async with self._database.writing() as connection:
                if (await connection.execute(query)).one_or_none() is None:
                    await connection.execute(
                        insert(schema.secrets).values(
                            name=_SECRET, value=secrets.token_hex(32), created=self._calendar.now()
                        )
                    )
        except IntegrityError:
            pass  # another server was first: its secret holds
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one()
        self._secret = bytes.fromhex(row.value)
        self.first_day = row.created.date().isoformat()

    def seed(self, day: str, setup: str) -> int:
        """The seed of a deal. A secret until the day is over."""
        digest = hmac.digest(self._secret, f"{day} {setup}".encode(), hashlib.sha256)
        return int.from_bytes(digest[:8], "big")

    def check(self, day: str) -> None:
        """Refuse days that have no deal."""
        try:
            date.fromisoformat(day)
        except ValueError:
            raise NoSuchDay(day) from None
        if not self.first_day <= day <= self._calendar.today():
            raise NoSuchDay(day)

    async def deal(self, day: str, setup: str, profile: str) -> Deal:
        """A deal with the own first try, and the others' results when there are enough."""
        self.check(day)
        points = await self._counted(day, setup)
        own = await self._own(day, setup, profile)
        players = points.total()
        told = self._rival.result(setup, self.seed(day, setup)) if own is not None and own.ended else None
        return Deal(setup, own, players, points if players >= COMPARED_FROM else None, told)

    async def tries(self, profile: str, limit: int) -> list[PastTry]:
        """A profile's first tries, the last days first."""
        results = schema.results.c
        ended = _first_results().where(TRIES.c.profile == profile).subquery()
        query = (
            select(TRIES.c.day, TRIES.c.setup, results.points)
            .select_from(TRIES)
            .outerjoin(ended, ended.c.table_id == TRIES.c.table_id)
            .outerjoin(
                schema.results,
                (results.table_id == ended.c.table_id) & (results.number == ended.c.number),
            )
            .where(TRIES.c.profile == profile)
            .order_by(TRIES.c.day.desc(), TRIES.c.setup)
            .limit(limit)
        )
        async with self._database.reading() as connection:
            return [PastTry(row.day, row.setup, row.points) for row in await connection.execute(query)]

    async def open(self, day: str, setup: str, profile: str, *, goal: int, strict: bool) -> LiveTable:
        """A table with a day's deal; the first that a profile opens is its try."""
        self.check(day)
        if setup not in SETUPS:
            raise NotFound(setup)
        table = new_id()
        first = await self._is_first(day, setup, profile, table)
        try:
            return await self._hall.open(
                profile,
                Opening(
                    game="northwood",
                    setup=setup,
                    goal=goal,
                    strict=strict,
                    seed=self.seed(day, setup),
                    seed_known=not first,
                    purpose=Purpose.DAILY,
                    daily=day,
                ),
                table=table,
            )
        except BaseException:
            if first:
                await self._forget_try(table)
            raise

    async def _is_first(self, day: str, setup: str, profile: str, table: str) -> bool:
        """Note down that a try begins, unless one did before."""
        row = {"profile": profile, "day": day, "setup": setup, "table_id": table}
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert(schema.daily_tries).values(row))
        except IntegrityError:
            return False
        return True

    async def _forget_try(self, table: str) -> None:
        async with self._database.writing() as connection:
            await connection.execute(delete(TRIES).where(TRIES.c.table_id == table))

    async def _own(self, day: str, setup: str, profile: str) -> FirstTry | None:
        """The own first try. One may have ended without counting, and count without having ended."""
        tables, states = schema.tables.c, schema.standings.c
        query = (
            select(
                tables.id, tables.started, states.standing, states.practice, states.hints, TRIES.c.table_id
            )
            .select_from(TRIES)
            .outerjoin(schema.tables, tables.id == TRIES.c.table_id)
            .outerjoin(schema.standings, states.table_id == TRIES.c.table_id)
            .where(TRIES.c.day == day, TRIES.c.setup == setup, TRIES.c.profile == profile)
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
            if row is None:
                return None
            found = (await connection.execute(_first_ending(row.table_id))).one_or_none()
        if row.id is None:
            return FirstTry(None, None, None, counts=False)
        ending = None if found is None else ending_of_row(found)
        unaided = _unaided(row if ending is None else ending)
        return FirstTry(
            row.id,
            Standing(row.standing) if ending is None else ending.standing,
            ending,
            counts=unaided and _on_the_day(row.started, day),
        )

    async def _counted(self, day: str, setup: str) -> Counter[int]:
        """How the first tries that count ended: games by points."""
        tables, results = schema.tables.c, schema.results.c
        begin, end = _bounds(day)
        firsts = _first_results().where(TRIES.c.day == day, TRIES.c.setup == setup).subquery()
        query = (
            select(results.points, func.count().label("players"))
            .join(firsts, (firsts.c.table_id == results.table_id) & (firsts.c.number == results.number))
            .join(schema.tables, tables.id == results.table_id)
            .where(tables.started >= begin, tables.started < end, ~results.practice, results.hints == 0)
            .group_by(results.points)
        )
        async with self._database.reading() as connection:
            return Counter({row.points: row.players for row in await connection.execute(query)})


def _unaided(state: Any) -> bool:
    return not state.practice and state.hints == 0


def _first_results() -> Select[Any]:
    """The first ending of each first try: its table and its number there."""
    results = schema.results.c
    return (
        select(results.table_id, func.min(results.number).label("number"))
        .join(TRIES, TRIES.c.table_id == results.table_id)
        .group_by(results.table_id)
    )


def _first_ending(table: str) -> Select[Any]:
    results = schema.results.c
    return select(*ending_columns()).where(results.table_id == table).order_by(results.number).limit(1)


def _bounds(day: str) -> tuple[datetime, datetime]:
    begin = datetime.combine(date.fromisoformat(day), time(), UTC)
    return begin, begin + timedelta(days=1)


def _on_the_day(started: datetime, day: str) -> bool:
    begin, end = _bounds(day)
    return begin <= started < end
