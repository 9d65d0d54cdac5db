"""The thinkers: a few worker processes, a queue before them, and an end to whatever takes too long."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Hashable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from .worker import think

log = logging.getLogger(__name__)
_CONTEXT = get_context("spawn")  # a fork would take sockets and threads along


class CannotThink(Exception):
    """There will be no answer; `reason` says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


BUSY, TOO_LONG, FAILED, NOBODY = "thinkers-busy", "thinking-too-long", "thinking-failed", "no-thinkers"


@dataclass(frozen=True, slots=True)
class Question:
    """Something to think about: the name of a function, `module:name`, and what it takes."""

    function: str
    arguments: tuple[Any, ...]
    telling: bool = False
    """Does it tell what it has on its way to the answer? Then it takes a function for that first."""


Told = Callable[[Any], None]
"""Hears what comes before the answer."""


@dataclass(frozen=True, slots=True, eq=False)
class _Waiting:
    question: Question
    answer: asyncio.Future[Any]
    told: Told


class Thinkers:
    """Worker processes for questions. They begin with the first one."""

    def __init__(self, workers: int, *, waiting: int, each: int, seconds: float) -> None:
        self._workers = workers
        self._each = each
        self._seconds = seconds
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue(waiting)
        self._asked: Counter[Hashable] = Counter()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def there(self) -> bool:
        """Is anybody there to think?"""
        return self._workers > 0

    @property
    def waiting(self) -> int:
        """How many questions wait."""
        return self._queue.qsize()

    async def ask(self, question: Question, asker: Hashable, told: Told = lambda _part: None) -> Any:
        """The answer; CannotThink where there is none. Whoever stops waiting takes the question back."""
        if not self.there:
            raise CannotThink(NOBODY)
        if self._asked[asker] >= self._each or self._queue.full():
            raise CannotThink(BUSY)
        self._begin()
        waiting = _Waiting(question, asyncio.get_running_loop().create_future(), told)
        self._asked[asker] += 1
        try:
            self._queue.put_nowait(waiting)
            return await waiting.answer
        finally:
            waiting.answer.cancel()
            self._asked[asker] -= 1
            if not self._asked[asker]:
                del self._asked[asker]

    async def warm_up(self, question: Question) -> None:
        """Have the workers load and compile what they need before somebody waits for it."""
        if self.there:
            with suppress(CannotThink):
                await self.ask(question, self)

    async def stop(self) -> None:
        """Let all go home."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()

    def _begin(self) -> None:
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._tend()) for _ in range(self._workers)]

    async def _tend(self) -> None:
        """Hand one worker its questions, one after the other."""
        worker: _Worker | None = None
        try:
            while True:
                waiting = await self._queue.get()
                if waiting.answer.done():
                    continue
                worker = worker if worker is not None and worker.alive else _Worker()
                if not await self._put(worker, waiting):
                    worker.end()
                    worker = None
        finally:
            if worker is not None:
                worker.end()

    async def _put(self, worker: "_Worker", waiting: _Waiting) -> bool:
        """Ask one question; False where the worker is of no use any more."""
        answering = asyncio.create_task(worker.answer(waiting.question, waiting.told))
        try:
            await asyncio.wait(
                (answering, waiting.answer), timeout=self._seconds, return_when=asyncio.FIRST_COMPLETED
            )
        finally:
            in_time = answering.done()
            answering.cancel()
            await asyncio.gather(answering, return_exceptions=True)  # it lets go of the pipe
        if waiting.answer.done():  # nobody wants to know any more
            return in_time and answering.exception() is None
        if not in_time:
            waiting.answer.set_exception(CannotThink(TOO_LONG))
            return False
        return _hand_over(answering, waiting)


def _hand_over(answering: asyncio.Task[tuple[bool, Any]], waiting: _Waiting) -> bool:
    error = answering.exception()
    if error is not None:
        log.warning("a thinker was lost: %s", type(error).__name__)
        waiting.answer.set_exception(CannotThink(FAILED))
        return False
    answered, answer = answering.result()
    if answered:
        waiting.answer.set_result(answer)
    else:
        log.error("a question was not answered: %s", answer)
        waiting.answer.set_exception(CannotThink(FAILED))
    return True


class _Worker:
    """One worker process and the pipe to it."""

    def __init__(self) -> None:
        self._pipe, theirs = _CONTEXT.Pipe()
        self._process = _CONTEXT.Process(target=think, args=(theirs,), daemon=True, name="thinker")
        self._process.start()
        theirs.close()

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    async def answer(self, question: Question, told: Told) -> tuple[bool, Any]:
        """Ask, and wait until the pipe has the answer."""
        self._pipe.send((question.function, question.arguments, question.telling))
        while True:
            answered, answer = await self._heard()
            if answered is not None:
                return answered, answer
            told(answer)

    async def _heard(self) -> tuple[bool | None, Any]:
        loop, there = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(self._pipe.fileno(), there.set)
        try:
            await there.wait()
        finally:
            loop.remove_reader(self._pipe.fileno())
        heard: tuple[bool | None, Any] = self._pipe.recv()
        return heard

    def end(self) -> None:
        """At once: it has nothing that could be lost."""
        with suppress(OSError):
            self._pipe.close()
        self._process.kill()
        self._process.join()
