"""A table at which somebody sits: its game in memory, every entry in the database before it is told."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar

from hearthwood.core.journal import Branched, Entry, Hinted, Played, Stopped, Undone

from .calendar import Calendar
from .kinds import KINDS
from .seen import Change, Label, Seen, SeenStep, seen, steps_seen, views_seen
from .store.derive import AnyGame, addition, replayed
from .store.errors import StoreError
from .store.games import Games
from .store.rows import Head
from .store.writer import Writer
from .thinking.thinkers import Question

T = TypeVar("T")

ENTRIES_LIMIT = 2_000
"""No game is this long; a journal that is was not played by a person."""


class TableError(Exception):
    """A command cannot be carried out, whatever the rules say."""


class Stale(TableError):
    """The table has moved on since the command was made."""

    def __init__(self, state: int) -> None:
        super().__init__(f"the table is at state {state}")
        self.state = state


class Full(TableError):
    """The journal takes no more entries."""


class NoHelp(TableError):
    """The table is strict: neither hints nor odds."""


class NotYourSeat(TableError):
    """Nobody of this command's sits there."""


@dataclass(frozen=True, slots=True)
class BranchTo:
    """Back to a ply, as practice. What was hidden is drawn anew from a seed that nobody knows."""

    ply: int


Act: TypeAlias = Played | Undone | Hinted | Stopped | BranchTo
"""What can be done at a table: what is entered into the journal, but for the seed of a branch."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A table from its first move to now."""

    label: Label
    seen: Seen
    steps: tuple[SeenStep, ...]


class Listener(Protocol):
    """Somebody who wants to hear what happens at a table."""

    def changed(self, change: Change, asker: object) -> None:
        """Something was entered, at the wish of `asker`."""
        ...

    def removed(self) -> None:
        """The table is gone, or another's now."""
        ...


@dataclass(frozen=True, slots=True)
class Keeping:
    """Where tables are kept, and what day it is."""

    games: Games
    writer: Writer
    calendar: Calendar


class LiveTable:
    """A table in memory. Its game can be let go of at any time; it is then played again from the journal."""

    def __init__(self, head: Head, keeping: Keeping, used: "Callable[[LiveTable], None]") -> None:
        self.head = head
        self.label = Label.of(head)
        self.listeners: set[Listener] = set()
        self._keeping = keeping
        self._used = used
        self._lock = asyncio.Lock()
        self._game: AnyGame | None = None

    def let_go(self) -> None:
        """Free the memory of the game, unless somebody is at it."""
        if not self._lock.locked():
            self._game = None

    async def look(self) -> Whole:
        """The table as it is."""
        return await self.with_game(
            lambda game: Whole(self.label, self._seen(game), steps_seen(self.head, game))
        )

    async def state(self) -> int:
        """The number that commands are to carry."""
        return await self.with_game(lambda game: len(game.entries))

    async def views(self, first: int, count: int) -> Sequence[Any]:
        """What was to be seen at some plies in a row."""
        return await self.with_game(lambda game: views_seen(self.head, game, first, count))

    async def with_game(self, look: Callable[[AnyGame], T]) -> T:
        """Look at the game itself: only for what makes public values of it."""
        async with self._lock:
            return look(await self._loaded())

    async def enter(self, state: int, act: Act, asker: object = None) -> Change:
        """Carry out a command that was made for a state. When this returns, it lies on the disk.

        Once begun it is brought to its end, also if nobody waits for the answer any more.
        """
        return await asyncio.shield(asyncio.ensure_future(self._enter(state, act, asker)))

    async def question(self, state: int, asker: object = None) -> tuple[int, Question]:
        """What to ask the thinkers about a state, and the state after that: asking is noted in the journal.

        Asking again where nothing has happened since is not noted twice.
        """
        if self.head.strict:
            raise NoHelp("the table is strict")
        entries = await self.with_game(lambda game: game.entries[:])
        if not (entries and isinstance(entries[-1], Hinted) and len(entries) == state):
            state = (await self.enter(state, Hinted(), asker)).seen.entries
        kind = KINDS[self.head.game]
        return state, await self.with_game(
            lambda game: kind.question(self.head.setup, self.head.goal, game.position)
        )

    async def _enter(self, state: int, act: Act, asker: object) -> Change:
        async with self._lock:
            game = await self._loaded()
            if state != len(game.entries):
                raise Stale(len(game.entries))
            if state >= ENTRIES_LIMIT:
                raise Full(f"the journal has {ENTRIES_LIMIT} entries")
            stood = len(game.steps)
            entry = _entry(act)
            game.enter(entry)
            await self._keep(game)
            steps_from = min(stood, len(game.steps))
            change = Change(entry, self._seen(game), steps_from, steps_seen(self.head, game, steps_from))
            for listener in tuple(self.listeners):
                listener.changed(change, asker)
            return change

    async def _keep(self, game: AnyGame) -> None:
        try:
            await self._keeping.writer.append(addition(self.head, game, self._keeping.calendar.now()))
        except BaseException as error:
            self._game = None  # the journal knows better
            if isinstance(error, StoreError):
                await self._find_out_whether_stale(len(game.entries) - 1)
            raise

    async def _find_out_whether_stale(self, state: int) -> None:
        """Another server may have written on; then that is the reason."""
        now = len((await self._loaded()).entries)
        if now != state:
            raise Stale(now)

    async def _loaded(self) -> AnyGame:
        if self._game is None:
            self._game = replayed(self.head, await self._keeping.games.entries(self.head.id))
        self._used(self)
        return self._game

    def _seen(self, game: AnyGame) -> Seen:
        return seen(self.head, game, open_day=self._keeping.calendar.today())


def _entry(act: Act) -> Entry:
    return Branched(act.ply, secrets.randbits(64)) if isinstance(act, BranchTo) else act
