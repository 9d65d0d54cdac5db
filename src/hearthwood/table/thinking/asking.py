"""One thinker for one table: asked from a thread, it answers in a process of its own."""

import sys
import threading
from contextlib import redirect_stderr, suppress
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from .thinkers import FAILED, CannotThink, Question, Told
from .worker import think

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

_CONTEXT = get_context("spawn")  # a fork would take the terminal's threads along


class Thinker:
    """Begins with the first question. One question at a time; others wait."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._pipe: Connection | None = None
        self._process: BaseProcess | None = None
        self.awake = False
        """Has it answered before? The first answer takes longer, as everything is loaded for it."""

    def ask(self, question: Question, told: Told = lambda _part: None) -> Any:
        """The answer; CannotThink where there is none."""
        with self._lock:
            try:
                pipe = self._pipe or self._begin()
                pipe.send((question.function, question.arguments, question.telling))
                answered, answer = pipe.recv()
                while answered is None:
                    told(answer)
                    answered, answer = pipe.recv()
            except (EOFError, OSError, TypeError):  # closed meanwhile, or lost
                self.close()
                raise CannotThink(FAILED) from None
        self.awake = True
        if not answered:
            raise CannotThink(FAILED)
        return answer

    def close(self) -> None:
        """At once: it has nothing that could be lost."""
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if process is not None:
            process.kill()
            process.join()
        if pipe is not None:
            with suppress(OSError):
                pipe.close()

    def _begin(self) -> "Connection":
        pipe, theirs = _CONTEXT.Pipe()
        process = _CONTEXT.Process(target=think, args=(theirs,), daemon=True, name="thinker")
        # A terminal application puts something in the place of standard error that has no file.
        with redirect_stderr(sys.__stderr__):
            process.start()
        theirs.close()
        self._process, self._pipe = process, pipe
        return pipe
