"""Commands of the laboratory say what to install where something is missing."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from hearthwood.core.errors import HearthwoodError

P = ParamSpec("P")
R = TypeVar("R")


def needing(command: Callable[P, R]) -> Callable[P, R]:
    """Turn a module that is not installed into a refusal of one line."""

    @wraps(command)
    def wrapped(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return command(*args, **kwargs)
        except ModuleNotFoundError as missing:
            text = f"{missing.name} is not installed: pip install 'hearthwood[environments]'"
            raise HearthwoodError(text, rule="lab.extra") from None

    return wrapped
