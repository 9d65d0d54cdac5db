"""How the sage's commands speak: in the player's language, coloured on a terminal, as JSON if asked."""

import json
import os
import re
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import click

from hearthwood.locales import LANGUAGES, Message, Words, system_language

PATIENCE = 1.5
"""Seconds that may pass before it is said that something is being prepared."""
SUITS = {"C": 166, "F": 133, "L": 71, "E": 74}
"""The colours of the suits, of the 256 that terminals have."""
EMBER, GOLD, FOREST, QUIET = 166, 178, 71, 245
_CODE = re.compile(r"\b([CFLE])[1-8]\b")

language_option = click.option(
    "--language",
    type=click.Choice(list(LANGUAGES)),
    default=None,
    help="What is said; without this option that of the system.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


def aim_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """What the sage is after."""
    aims = ("points", "win16", "win18", "win20")
    return click.option(
        "--aim",
        type=click.Choice(aims),
        default="points",
        show_default=True,
        help="As many stars as can be, or the chance of so many.",
    )(command)


def level_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """How hard it thinks."""
    return click.option("--level", default="master", show_default=True, help="How hard the sage thinks.")(
        command
    )


class Speech:
    """What a command says: sentences by name, and ink for them."""

    def __init__(self, language: str | None) -> None:
        self.words = Words(language or system_language())
        self.coloured = is_coloured()

    def say(self, message: Message) -> str:
        """A sentence, its cards in the colours of their suits."""
        return self.cards(self.words.say(message))

    def cards(self, text: str) -> str:
        """Cards in the colours of their suits."""
        return _CODE.sub(lambda found: self.ink(found[0], SUITS[found[1]], bold=True), text)

    def ink(self, text: str, colour: int | None = None, *, bold: bool = False) -> str:
        """A text in a colour, where there are any."""
        return click.style(text, fg=colour, bold=bold or None) if self.coloured else text

    def quiet(self, text: str) -> str:
        """What is only a note."""
        return self.ink(text, QUIET)


def is_coloured() -> bool:
    """Does a terminal show it, and does nobody mind colours?"""
    wanted = not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return wanted and sys.stdout.isatty()


@contextmanager
def preparing(words: Words) -> Iterator[None]:
    """Say that the sage is being prepared, should it take a while; never into what is printed."""

    def tell() -> None:
        click.echo(words("sage-preparing"), err=True)

    timer = threading.Timer(PATIENCE, tell)
    timer.daemon = True
    if sys.stderr.isatty():
        timer.start()
    try:
        yield
    finally:
        timer.cancel()


def print_json(data: Any) -> None:
    """One object on one line."""
    click.echo(json.dumps(data, ensure_ascii=False))


def told(message: Message) -> dict[str, Any]:
    """A message as data: its id and its facts; a fact that names a message stands under its id."""
    return {
        "id": message.name,
        "facts": {key: getattr(fact, "name", fact) for key, fact in message.facts.items()},
    }
