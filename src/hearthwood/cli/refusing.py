"""How commands refuse: one line on standard error, nothing on standard output, exit status 2."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

import click

from hearthwood.core.errors import HearthwoodError

P = ParamSpec("P")
R = TypeVar("R")

REFUSED = 2


def refusing(command: Callable[P, R]) -> Callable[P, R]:
    """Turn the engine's errors into a refusal."""

    @wraps(command)
    def wrapped(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return command(*args, **kwargs)
        except HearthwoodError as error:
            click.echo(f"error: {error}", err=True)
            raise click.exceptions.Exit(REFUSED) from None

    return wrapped
