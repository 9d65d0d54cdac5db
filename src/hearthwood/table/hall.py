"""The hall: all tables of a server, those in use in memory, and what is done with a table as a whole."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from hearthwood.core.journal import Branched, Entry

from .kinds import KINDS
from .live import ENTRIES_LIMIT, Full, Keeping, LiveTable, TableError, Whole
from .openings import Opening, openings_of
from .seen import Label, Seen, SeenStep, is_open, seen, steps_seen, views_seen
from .store.derive import AnyGame, begun, replayed
from .store.errors import NotFound
from .store.games import Link, Listed, new_id
from .store.rows import Head, Purpose, Standing, State
from .thinking.thinkers import Question

LOADED_LIMIT = 1_000
REPLAYS_LIMIT = 16
RECORDS_LIMIT = 50


class StillRunning(TableError):
    """This is told only of a game that has ended."""


class DayOpen(TableError):
    """This is told of a daily deal only when its day is over."""

    def __init__(self, day: str) -> None:
        super().__init__(f"the day {day} is not over")
        self.day = day


class TooManyTables(TableError):
    """A profile has as many tables as it may have."""

    def __init__(self, limit: int) -> None:
        super().__init__(f"there are {limit} tables")
        self.limit = limit


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table in a list."""

    label: Label
    state: State


@dataclass(frozen=True, slots=True)
class Watched:
    """A finished game as anybody may watch it."""

    link: str
    label: Label
    seen: Seen
    steps: tuple[SeenStep, ...]


class Hall:
    """All tables."""

    def __init__(
        self, keeping: Keeping, *, loaded_limit: int = LOADED_LIMIT, tables_limit: int = 2_000
    ) -> None:
        self._keeping = keeping
        self._games = keeping.games
        self._live: dict[str, LiveTable] = {}
        self._loaded: OrderedDict[str, LiveTable] = OrderedDict()
        self._replays: OrderedDict[str, tuple[Link, AnyGame]] = OrderedDict()
        self._loaded_limit = loaded_limit
        self._tables_limit = tables_limit

    @property
    def size(self) -> int:
        """How many games are in memory."""
        return len(self._loaded)

    async def open(self, profile: str, opening: Opening, *, table: str | None = None) -> LiveTable:
        """Open a table, under a given id if one was promised."""
        if await self._games.count(profile) >= self._tables_limit:
            raise TooManyTables(self._tables_limit)
        now = self._keeping.calendar.now()
        head = Head(
            id=table or new_id(),
            profile=profile,
            game=opening.game,
            setup=opening.setup,
            seed=secrets.randbits(64) if opening.seed is None else opening.seed,
            start=opening.start,
            goal=opening.goal,
            strict=opening.strict,
            seed_known=opening.seed_known,
            purpose=opening.purpose,
            daily=opening.daily,
            started=now,
        )
        begun(head)  # an unknown setup is refused before anything is written
        await self._games.create(head, opening.entries, now)
        return self._take_in(head)

    async def table(self, table: str, profile: str) -> LiveTable:
        """An own table."""
        live = self._live.get(table)
        if live is None:
            live = self._take_in(await self._games.head(table))
        if live.head.profile != profile:
            raise NotFound(table)
        return live

    async def listed(
        self, profile: str, *, ended: bool | None, after: tuple[datetime, str] | None, limit: int
    ) -> list[ListedTable]:
        """A profile's tables, those changed last first."""
        found: Sequence[Listed] = await self._games.listed(profile, ended=ended, after=after, limit=limit)
        return [ListedTable(Label.of(one.head), one.state) for one in found]

    async def delete(self, table: str, profile: str) -> None:
        """Forget an own table."""
        await self._games.delete(profile, table)
        self._replays.clear()
        self._dismiss(table)

    def dismiss_all(self, profile: str) -> None:
        """A profile is gone, or its tables are another's now."""
        self._replays.clear()
        for table in [live.head.id for live in self._live.values() if live.head.profile == profile]:
            self._dismiss(table)

    async def branch(self, table: str, profile: str, ply: int) -> LiveTable:
        """A new table for trying something else from a ply of an own game that has ended."""
        live = await self.table(table, profile)
        entries = await live.with_game(lambda game: self._told(live.head, game))
        return await self._branch_off(live.head, entries, ply, profile)

    async def record(self, table: str, profile: str) -> str:
        """An own game that has ended, as a text."""
        live = await self.table(table, profile)
        head = live.head

        def text(game: AnyGame) -> str:
            self._told(head, game)
            return KINDS[head.game].record(head.setup, game, head.goal, head.started.date().isoformat())

        return await live.with_game(text)

    async def to_review(self, table: str, profile: str) -> Question | None:
        """What to ask the reviewers about an own game that has ended; None if they cannot.

        It tells nothing that the player did not see, so it need not wait for the end of a daily deal's day.
        """
        live = await self.table(table, profile)
        review = KINDS[live.head.game].review
        return None if review is None else await live.with_game(lambda game: _ask(review, live.head, game))

    async def read_records(self, profile: str, text: str) -> list[Whole]:
        """Tables made of a text of records; the first fault refuses them all."""
        openings = await asyncio.to_thread(openings_of, text)
        if len(openings) > RECORDS_LIMIT:
            raise TooManyTables(RECORDS_LIMIT)
        if any(len(opening.entries) > ENTRIES_LIMIT for opening in openings):
            raise Full(f"a journal has more than {ENTRIES_LIMIT} entries")
        return [await (await self.open(profile, opening)).look() for opening in openings]

    async def exported(self, profile: str) -> list[dict[str, Any]]:
        """All tables of a profile; of running ones neither seed nor the seeds of branches."""
        tables = []
        for one in await self._games.listed(profile, ended=None, after=None, limit=self._tables_limit):
            entries = await self._games.entries(one.head.id)
            open_day = self._keeping.calendar.today()
            secret = one.state.standing is Standing.RUNNING or is_open(one.head, open_day)
            label = {name: getattr(Label.of(one.head), name) for name in Label.__slots__}
            tables.append(
                label
                | {
                    "purpose": one.head.purpose.value,
                    "seed": None if secret else str(one.head.seed),
                    "start": None if secret else one.head.start,
                    "journal": [_told_entry(entry) if secret else str(entry) for entry in entries],
                }
            )
        return tables

    async def link(self, table: str, profile: str) -> str:
        """A link by which anybody can watch an own game that has ended."""
        live = await self.table(table, profile)
        entries = await live.with_game(lambda game: len(self._told(live.head, game)))
        return await self._games.link(table, entries)

    async def watch(self, link: str) -> Watched:
        """What a link leads to."""
        found, game = await self._replay(link)
        told = seen(found.head, game, open_day=self._keeping.calendar.today())
        return Watched(link, Label.of(found.head), told, steps_seen(found.head, game))

    async def watch_views(self, link: str, first: int, count: int) -> Sequence[Any]:
        """What was to be seen there at some plies in a row."""
        found, game = await self._replay(link)
        return views_seen(found.head, game, first, count)

    async def branch_from_link(self, link: str, profile: str, ply: int) -> LiveTable:
        """A new own table for trying something else from a ply of a game that one watches."""
        found, game = await self._replay(link)
        return await self._branch_off(found.head, tuple(game.entries), ply, profile)

    async def _branch_off(self, head: Head, entries: tuple[Entry, ...], ply: int, profile: str) -> LiveTable:
        return await self.open(
            profile,
            Opening(
                game=head.game,
                setup=head.setup,
                goal=head.goal,
                seed=head.seed,
                seed_known=True,
                start=head.start,
                purpose=Purpose.BRANCH,
                entries=(*entries, Branched(ply, secrets.randbits(64))),
            ),
        )

    def _told(self, head: Head, game: AnyGame) -> tuple[Entry, ...]:
        """The journal of a game, if all of it may be told."""
        if not game.ended:
            raise StillRunning(head.id)
        if is_open(head, self._keeping.calendar.today()):
            raise DayOpen(str(head.daily))
        return tuple(game.entries)

    async def _replay(self, link: str) -> tuple[Link, AnyGame]:
        found = self._replays.get(link)
        if found is None:
            row = await self._games.linked(link)
            entries = await self._games.entries(row.head.id, row.entries)
            found = row, replayed(row.head, entries)
            self._replays[link] = found
        self._replays.move_to_end(link)
        while len(self._replays) > REPLAYS_LIMIT:
            self._replays.popitem(last=False)
        return found

    def _take_in(self, head: Head) -> LiveTable:
        return self._live.setdefault(head.id, LiveTable(head, self._keeping, self._used))

    def _dismiss(self, table: str) -> None:
        live = self._live.pop(table, None)
        self._loaded.pop(table, None)
        if live is not None:
            for listener in tuple(live.listeners):
                listener.removed()

    def _used(self, live: LiveTable) -> None:
        """Let go of the games that were used least lately; tables at which nobody sits are forgotten."""
        self._loaded[live.head.id] = live
        self._loaded.move_to_end(live.head.id)
        while len(self._loaded) > self._loaded_limit:
            table, idle = self._loaded.popitem(last=False)
            idle.let_go()
            if not idle.listeners:
                self._live.pop(table, None)


def _ask(review: Callable[[str, int | None, AnyGame], Question], head: Head, game: AnyGame) -> Question:
    if not game.ended:
        raise StillRunning(head.id)
    return review(head.setup, head.goal, game)


def _told_entry(entry: Entry) -> str:
    return f"branch:{entry.ply}" if isinstance(entry, Branched) else str(entry)
