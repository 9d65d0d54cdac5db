"""Reviews of games that have ended: made by the reviewers, one at a time, and kept while there is room.

They derive from the journals, so nothing is lost with them: a review that was forgotten is made again.
"""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

from .live import TableError
from .thinking.thinkers import NOBODY, CannotThink, Question, Thinkers

KEPT = 64


class NoReview(TableError):
    """Nobody can look back at games of this kind."""


@dataclass(slots=True)
class Looking:
    """A review on its way: the quick one is there before the careful one."""

    profile: str
    done: int = 0
    """Of all there is to do, `of`."""
    of: int = 0
    edition: int = 0
    """How many reviews there have been: none, the quick one, the careful one."""
    review: dict[str, Any] | None = None
    failed: CannotThink | None = None
    task: "asyncio.Task[None] | None" = field(default=None, repr=False)

    @property
    def going_on(self) -> bool:
        """Will there be a better one?"""
        return self.task is not None and not self.task.done()

    def hear(self, part: dict[str, Any]) -> None:
        """Something that came before the answer."""
        if "review" in part:
            self.take(part["review"])
        else:
            self.done, self.of = part["done"], part["of"]

    def take(self, review: dict[str, Any]) -> None:
        """A better review than there was."""
        self.review, self.edition = review, self.edition + 1


class Reviews:
    """All reviews of a server."""

    def __init__(self, reviewers: Thinkers, *, kept: int = KEPT) -> None:
        self._reviewers = reviewers
        self._kept = kept
        self._looking: OrderedDict[str, Looking] = OrderedDict()

    def begin(self, table: str, profile: str, question: Question) -> Looking:
        """Have a game looked back at, unless it is or was; what failed is tried again."""
        if not self._reviewers.there:
            raise CannotThink(NOBODY)
        looking = self._looking.get(table)
        if looking is None or looking.failed is not None:
            looking = self._looking[table] = Looking(profile)
            looking.task = asyncio.create_task(self._look(looking, question))
        self._looking.move_to_end(table)
        while len(self._looking) > self._kept:
            self._drop(next(iter(self._looking)))
        return looking

    def forget(self, table: str) -> None:
        """The table is gone."""
        if table in self._looking:
            self._drop(table)

    def forget_all(self, profile: str) -> None:
        """A profile is gone."""
        for table in [table for table, one in self._looking.items() if one.profile == profile]:
            self._drop(table)

    def stop(self) -> None:
        """Nobody wants to know any more."""
        for table in tuple(self._looking):
            self._drop(table)

    def _drop(self, table: str) -> None:
        looking = self._looking.pop(table)
        if looking.task is not None:
            looking.task.cancel()

    async def _look(self, looking: Looking, question: Question) -> None:
        try:
            looking.take(await self._reviewers.ask(question, looking.profile, looking.hear))
        except CannotThink as error:
            looking.failed = error
