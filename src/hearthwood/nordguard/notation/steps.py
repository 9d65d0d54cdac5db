"""Pending steps as text: `evening;draw:1;event:storm:b2;ask:storm#4`, the next one last."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NoReturn

from hearthwood.core.errors import shown
from hearthwood.nordguard.box import Node
from hearthwood.nordguard.machine.engine import STEPS
from hearthwood.nordguard.machine.terms import TERMS
from hearthwood.nordguard.setup import LETTERS
from hearthwood.nordguard.state import Frame, State
from hearthwood.nordguard.vocabulary.words import Amount

from .words import NONE, listed, split, wrong

MOST_STEPS = 99
_NUMBER = re.compile(r"-?(?:0|[1-9]\d{0,3})")


def steps_text(s: State) -> str:
    """All pending steps."""
    return ";".join(":".join(_words(s, frame)) for frame in s.todo)


def _words(s: State, frame: Frame) -> Iterator[str]:
    kind, *known = frame
    yield kind
    kinds = STEPS[kind].knows
    if kinds == ("asking",):
        yield known[0].text
        known, kinds = known[1:], TERMS[known[0].verb].knows
        if kinds == ("given",):
            kinds = ("who", "place")[: len(known)]
    for what, value in zip(kinds, known, strict=True):
        yield _written(s, what, value)


def _written(s: State, what: str, value: Any) -> str:
    if value is None:
        return NONE
    return str(_WRITERS[what](s, value)) if what in _WRITERS else str(value)


_WRITERS: dict[str, Callable[[State, Any], str | int]] = {
    "cell": lambda s, cell: s.table.cell_texts[cell],
    "who": lambda s, who: LETTERS[who],
    "anybody": lambda s, who: LETTERS[who],
    "newcomer": lambda s, who: LETTERS[who],
    "place": lambda s, place: place + 1,
    "seat": lambda s, seat: seat + 1,
    "item": lambda s, item: s.box.items[item].text,
    "items": lambda s, items: listed([s.box.items[item].text for item in items]),
    "event": lambda s, event: s.box.events[event].text,
    "events": lambda s, events: listed([s.box.events[event].text for event in events]),
    "character": lambda s, character: s.box.characters[character].text,
}
"""How values are written that are not what they look like."""


def parse_steps(s: State, text: str) -> list[Frame]:
    """The steps that a text says; everything else of the state must have been read."""
    parts = text.split(";")
    if len(parts) > MOST_STEPS:
        raise wrong("steps", f"there are {len(parts)} steps, more than {MOST_STEPS}")
    return [_Step(s, part).frame() for part in parts]


class _Step:
    """Reads one step."""

    def __init__(self, s: State, text: str) -> None:
        self._s = s
        self._text = text
        self._words = text.split(":")

    def frame(self) -> Frame:
        kind = self._words.pop(0)
        if kind not in STEPS:
            raise self._wrong("is no step")
        kinds = STEPS[kind].knows
        if kinds == ("asking",):
            return (kind, *self._asking())
        return (kind, *self._known(kinds))

    def _asking(self) -> tuple[Any, ...]:
        node = self._node(self._words.pop(0) if self._words else "")
        kinds = TERMS[node.verb].knows
        if kinds == ("given",):
            kinds = ("who", "place") if self._words else ()
        return (node, *self._known(kinds))

    def _known(self, kinds: tuple[str, ...]) -> tuple[Any, ...]:
        if len(self._words) != len(kinds):
            raise self._wrong(f"must say {', '.join(kinds) or 'nothing more'}")
        values: list[Any] = []
        for what, word in zip(kinds, self._words, strict=True):
            values.append(self._value(what, word, values))
        return tuple(values)

    def _value(self, what: str, word: str, before: list[Any]) -> Any:
        s, box = self._s, self._s.box
        team = LETTERS[: len(s.characters)]
        readers: dict[str, Callable[[], Any]] = {
            "term": lambda: self._node(word),
            "cell": lambda: self._index(s.table.cell_texts, word),
            "who": lambda: self._index(team, word),
            "newcomer": lambda: self._index(LETTERS[: len(s.table.seat_of)], word),
            "anybody": lambda: None if word == NONE else self._index(team, word),
            "place": lambda: self._number(word, 1, len(s.carried[before[-1]])) - 1,
            "seat": lambda: self._number(word, 1, len(s.table.seats)) - 1,
            "item": lambda: self._named(box.item_numbers, word),
            "items": lambda: tuple(self._named(box.item_numbers, name) for name in split(word)),
            "event": lambda: self._named(box.event_numbers, word),
            "events": lambda: tuple(self._named(box.event_numbers, name) for name in split(word)),
            "character": lambda: self._named(box.character_numbers, word),
            "amount": lambda: None if word == NONE else Amount.parse(word) or self._refuse(word),
            "flag": lambda: self._number(word, 0, 1),
            "count": lambda: self._number(word, 0, 99),
            "number": lambda: self._number(word, -9999, 9999),
        }
        if what in readers:
            return readers[what]()
        node = self._node(word)
        return node if node.verb == what else self._refuse(word)

    def _node(self, word: str) -> Node:
        return self._s.box.nodes.get(word) or self._refuse(word)

    def _named(self, numbers: dict[str, int], word: str) -> int:
        return numbers[word] if word in numbers else self._refuse(word)

    def _index(self, texts: Sequence[str], word: str) -> int:
        return list(texts).index(word) if word in list(texts) else self._refuse(word)

    def _number(self, word: str, low: int, high: int) -> int:
        if not _NUMBER.fullmatch(word) or not low <= int(word) <= high:
            raise self._wrong(f"has {shown(word)} where a number from {low} to {high} belongs")
        return int(word)

    def _refuse(self, word: str) -> NoReturn:
        raise self._wrong(f"has {shown(word)}, which does not belong there")

    def _wrong(self, message: str) -> Exception:
        return wrong("steps", f"{shown(self._text)} {message}")
