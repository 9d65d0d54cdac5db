"""How commands refuse: one line on standard error, nothing on standard output, exit status 2."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import IO, Any, ParamSpec, TypeVar

import click
from click.exceptions import NoArgsIsHelpError

from hearthwood.core.errors import HearthwoodError

from .lazy import LazyGroup

P = ParamSpec("P")
R = TypeVar("R")

REFUSED = 2
"""The exit status."""
LONGEST = 160
"""How much is told of what is wrong with a command line; it may repeat what it was given."""


class Refusal(click.ClickException):
    """An error that click tells in our form."""

    exit_code = REFUSED

    def show(self, file: IO[Any] | None = None) -> None:
        """Write the line."""
        click.echo(f"error: {self.format_message()}", file=file, err=True)


def refusing(command: Callable[P, R]) -> Callable[P, R]:
    """Turn the engine's errors into a refusal."""

    @wraps(command)
    def wrapped(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return command(*args, **kwargs)
        except HearthwoodError as error:
            raise Refusal(str(error)) from None

    return wrapped


class RefusingGroup(LazyGroup):
    """The root of the commands, which refuses a wrong call in one line as well."""

    def make_context(self, *args: Any, **extra: Any) -> click.Context:
        """Read what concerns the group itself."""
        with _in_one_line():
            return super().make_context(*args, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        """Read the rest of the command line and run the command."""
        with _in_one_line():
            return super().invoke(ctx)


@contextmanager
def _in_one_line() -> Iterator[None]:
    try:
        yield
    except NoArgsIsHelpError:
        raise
    except click.UsageError as error:
        see = f"; see {error.ctx.command_path} --help" if error.ctx else ""
        raise Refusal(_plain(error.format_message()) + see) from None
    except BrokenPipeError:  # nobody reads any more, which click passes over in silence
        raise
    except OSError as error:
        raise Refusal(_plain(error.strerror or str(error))) from None


def _plain(text: str) -> str:
    """One line, short, and without anything that a terminal would obey."""
    words = " ".join(text.rstrip(".").split())[: LONGEST + 1]
    line = "".join(sign if " " <= sign <= "~" else ascii(sign)[1:-1] for sign in words)
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}..."
