"""How the machine reports what happens; where nobody listens, nothing is made."""

from collections.abc import Callable
from typing import Any

from hearthwood.nordguard.happenings import Happening
from hearthwood.nordguard.setup import LETTERS
from hearthwood.nordguard.state import State


def tell(s: State, kind: str, **facts: Any) -> None:
    """Something that everybody could foresee."""
    if s.log is not None:
        s.log.append(Happening(kind, _said(s, facts)))


def reveal(s: State, kind: str, **facts: Any) -> None:
    """Something that was hidden or left to chance."""
    if s.log is not None:
        s.log.append(Happening(kind, _said(s, facts), reveals=True))


def _said(s: State, facts: dict[str, Any]) -> dict[str, Any]:
    return {
        name: _SPEAKERS[name](s, value) if name in _SPEAKERS and value is not None else value
        for name, value in facts.items()
    }


_SPEAKERS: dict[str, Callable[[State, Any], Any]] = {
    "item": lambda s, number: s.box.items[number].text,
    "event": lambda s, number: s.box.events[number].text,
    "location": lambda s, number: s.box.locations[number].text,
    "character": lambda s, number: s.box.characters[number].text,
    "cell": lambda s, number: s.table.cell_texts[number],
    "cells": lambda s, numbers: [s.table.cell_texts[number] for number in numbers],
    "who": lambda s, number: LETTERS[number],
    "given": lambda s, number: s.box.items[number].text,
    "other": lambda s, number: LETTERS[number],
    "items": lambda s, numbers: [s.box.items[number].text for number in numbers],
    "card": lambda s, node: node.text.partition("#")[0],
    "dice": lambda s, dice: list(dice),
}
"""How facts are told that the machine knows by number."""
