"""The process in which a thinker thinks: it hears questions and answers them until nobody asks any more."""

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any

NICENESS = 10
"""Moves go first."""

Tell = Callable[[Any], None]
"""Takes what there is to tell before the answer."""


def think(questions: Connection) -> None:
    """Until the server is gone. Each question is the name of a function, `module:name`, and its arguments.

    What it tells on its way goes out as a pair that begins with None, before the pair with the answer.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it is over
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    with suppress(EOFError, OSError):
        while True:
            name, arguments, telling = questions.recv()
            told: tuple[Tell, ...] = (lambda part: questions.send((None, part)),) if telling else ()
            questions.send(_answered(name, (*told, *arguments)))


def _answered(name: str, arguments: tuple[Any, ...]) -> tuple[bool, Any]:
    try:
        module, _, function = name.partition(":")
        return True, getattr(import_module(module), function)(*arguments)
    except Exception as error:  # noqa: BLE001 (whatever it is, the server wants to hear of it)
        return False, type(error).__name__
