"""The strong player at daily deals: somebody to compare oneself with from the first day on.

What it won is worked out when somebody wants to know and kept while there is room; nothing is lost with it.
"""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

from .thinking.thinkers import CannotThink, Question, Thinkers

KEPT = 1_000
_PLAYING = "hearthwood.table.thinking.playing:northwood"


@dataclass(frozen=True, slots=True)
class Result:
    """The stars it won; None while it plays, or where nobody is there to play."""

    points: int | None
    playing: bool


class Rival:
    """Plays each deal once, in a process of its own."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._games: OrderedDict[tuple[str, int], asyncio.Task[int | None]] = OrderedDict()

    def result(self, setup: str, seed: int) -> Result:
        """How it did. Asking begins the game; ask again until it is done."""
        if not self._thinkers.there:
            return Result(None, playing=False)
        deal = setup, seed
        if deal not in self._games:
            self._games[deal] = asyncio.create_task(self._play(setup, seed))
        self._games.move_to_end(deal)
        while len(self._games) > KEPT:
            self._games.popitem(last=False)[1].cancel()
        task = self._games[deal]
        if not task.done():
            return Result(None, playing=True)
        if task.result() is None:
            del self._games[deal]  # to be tried again
        return Result(task.result(), playing=False)

    def stop(self) -> None:
        """Nobody wants to know any more."""
        for task in self._games.values():
            task.cancel()
        self._games.clear()

    async def _play(self, setup: str, seed: int) -> int | None:
        try:
            points: int = await self._thinkers.ask(Question(_PLAYING, (setup, seed)), (setup, seed))
        except CannotThink:
            return None
        return points
