"""The process in which a thinker thinks: it hears questions and answers them until nobody asks any more."""

import os
import signal
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any

NICENESS = 10
"""Moves go first."""


def think(questions: Connection) -> None:
    """Until the server is gone. Each question is the name of a function, `module:name`, and its arguments."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it is over
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    with suppress(EOFError, OSError):
        while True:
            name, arguments = questions.recv()
            questions.send(_answered(name, arguments))


def _answered(name: str, arguments: tuple[Any, ...]) -> tuple[bool, Any]:
    try:
        module, _, function = name.partition(":")
        return True, getattr(import_module(module), function)(*arguments)
    except Exception as error:  # noqa: BLE001 (whatever it is, the server wants to hear of it)
        return False, type(error).__name__
