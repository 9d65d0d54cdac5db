"""Moves: one object and one text each.

A text is a word, then what the word is about, behind colons: `north`, `fire:a2`, `give:a1:b`, `take:rope`.
Items are named by their owner's letter and their place, from 1.
"""

import re
from dataclasses import dataclass
from functools import cache

from hearthwood.core.errors import InvalidText, shown
from hearthwood.nordguard.box import Box
from hearthwood.nordguard.setup import LARGEST, LETTERS

MOST_ITEMS = 99
"""Nobody has more slots than this."""


@dataclass(frozen=True, slots=True, eq=False)
class Move:
    """One move. There is one object for each text: compare them by identity."""

    kind: str
    text: str
    who: int | None = None
    """The character whose item or power it is, or who is meant."""
    place: int | None = None
    """The place of the item, from 0; None for a character's own power."""
    to: int | None = None
    """The character that an item goes to."""
    number: int | None = None
    """The number of an option, an event, a thing that lies there, or a power among several of its kind."""
    name: str | None = None
    """The name of a card, or of a cell."""

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Move {self.text}>"


@cache
def plain(kind: str) -> Move:
    """A move of one word."""
    return Move(kind, kind)


def source(kind: str, who: int, place: int | None, number: int = 0) -> Move:
    """A move about an item or a character: `fire:a1`, `use:a`, `use:a1.2` for its second power."""
    return _source(kind, who, place, number)


@cache
def _source(kind: str, who: int, place: int | None, number: int) -> Move:
    item = "" if place is None else place + 1
    several = f".{number + 1}" if number else ""
    return Move(kind, f"{kind}:{LETTERS[who]}{item}{several}", who, place, number=number)


@cache
def give(who: int, place: int, to: int) -> Move:
    """The offer of an item to another character."""
    return Move("give", f"give:{LETTERS[who]}{place + 1}:{LETTERS[to]}", who, place, to)


@cache
def pick(number: int, who: int) -> Move:
    """A character picks up a thing that lies there."""
    return Move("pick", f"pick:{number + 1}:{LETTERS[who]}", who, number=number)


@cache
def to(who: int) -> Move:
    """A character is named."""
    return Move("to", f"to:{LETTERS[who]}", who)


@cache
def numbered(kind: str, number: int) -> Move:
    """One of several, from 0: `option:1`, `event:2`."""
    return Move(kind, f"{kind}:{number + 1}", number=number)


@cache
def named(kind: str, name: str) -> Move:
    """A card is named: `take:rope`."""
    return Move(kind, f"{kind}:{name}", name=name)


@cache
def at(cell: str) -> Move:
    """A location is named: `@b3`."""
    return Move("at", f"@{cell}", name=cell)


PLAIN = (
    "ready", "north", "east", "south", "west", "stay", "restock", "done", "keep", "decline", "pass", "face",
    "roll", "pay", "fail", "none", "draw",
)  # fmt: skip
_SOURCES = "use|fire|again|ignore|spend|yield|drop|put|replace|swap|item"
_PATTERNS = (
    (re.compile(rf"({_SOURCES}):([a-g])([1-9]\d?)?(?:\.([2-9]))?"), "source"),
    (re.compile(r"give:([a-g])([1-9]\d?):([a-g])"), "give"),
    (re.compile(r"pick:([1-9]\d?):([a-g])"), "pick"),
    (re.compile(r"to:([a-g])"), "to"),
    (re.compile(r"(option|event):([1-9]\d?)"), "numbered"),
    (re.compile(rf"@([a-l](?:[1-9]|1[0-{LARGEST - 10}]))"), "at"),
)


def parse_move(text: str, box: Box) -> Move:
    """The move that a text says."""
    if text in PLAIN:
        return plain(text)
    for pattern, kind in _PATTERNS:
        if match := pattern.fullmatch(text):
            return _matched(kind, match)
    kind, _, name = text.partition(":")
    known = {"choose": box.character_numbers, "take": box.item_numbers, "item": box.item_numbers}
    if name in known.get(kind, {}):
        return named(kind, name)
    raise InvalidText(
        f"{shown(text)} is no move; one is like north, fire:a1, give:a1:b, @b2, take:rope",
        rule="G7.move",
        field="move",
    )


def _matched(kind: str, match: "re.Match[str]") -> Move:
    groups = match.groups()
    match kind:
        case "source":
            word, letter, place, several = groups
            return source(word, _who(letter), int(place) - 1 if place else None, int(several or 1) - 1)
        case "give":
            return give(_who(groups[0]), int(groups[1]) - 1, _who(groups[2]))
        case "pick":
            return pick(int(groups[0]) - 1, _who(groups[1]))
        case "to":
            return to(_who(groups[0]))
        case "numbered":
            return numbered(groups[0], int(groups[1]) - 1)
    return at(groups[0])


def _who(letter: str) -> int:
    return LETTERS.index(letter)
