"""Pending steps as text: `evening;draw:1;event:storm:b2;ask:storm#4`, the next one last."""

import re
from collections.abc import Iterator
from typing import Any

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
    if isinstance(value, Node | Amount):
        return str(value)
    box = s.box
    match what:
        case "cell":
            return s.table.cell_texts[value]
        case "who" | "anybody" | "newcomer":
            return LETTERS[value]
        case "place" | "seat":
            return str(value + 1)
        case "item":
            return box.items[value].text
        case "items":
            return listed([box.items[item].text for item in value])
        case "event":
            return box.events[value].text
        case "events":
            return listed([box.events[event].text for event in value])
        case "character":
            return box.characters[value].text
    return str(value)


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
        match what:
            case "term":
                return self._node(word)
            case "fight" | "roll" | "meet" | "all":
                node = self._node(word)
                return node if node.verb == what else self._refuse(word)
            case "cell":
                return self._index(s.table.cell_texts, word)
            case "who":
                return self._index(LETTERS[: len(s.characters)], word)
            case "newcomer":
                return self._index(LETTERS[: len(s.table.seat_of)], word)
            case "anybody":
                return None if word == NONE else self._index(LETTERS[: len(s.characters)], word)
            case "place":
                return self._number(word, 1, len(s.carried[before[-1]])) - 1
            case "seat":
                return self._number(word, 1, len(s.table.seats)) - 1
            case "item":
                return self._named(box.item_numbers, word)
            case "items":
                return tuple(self._named(box.item_numbers, name) for name in split(word))
            case "event":
                return self._named(box.event_numbers, word)
            case "events":
                return tuple(self._named(box.event_numbers, name) for name in split(word))
            case "character":
                return self._named(box.character_numbers, word)
            case "amount":
                return None if word == NONE else Amount.parse(word) or self._refuse(word)
            case "flag":
                return self._number(word, 0, 1)
            case "count" | "which":
                return self._number(word, 0, 99)
        return self._number(word, -9999, 9999)

    def _node(self, word: str) -> Node:
        return self._s.box.nodes.get(word) or self._refuse(word)

    def _named(self, numbers: dict[str, int], word: str) -> int:
        return numbers[word] if word in numbers else self._refuse(word)

    def _index(self, texts: Any, word: str) -> int:
        return list(texts).index(word) if word in list(texts) else self._refuse(word)

    def _number(self, word: str, low: int, high: int) -> int:
        if not _NUMBER.fullmatch(word) or not low <= int(word) <= high:
            raise self._wrong(f"has {shown(word)} where a number from {low} to {high} belongs")
        return int(word)

    def _refuse(self, word: str) -> Any:
        raise self._wrong(f"has {shown(word)}, which does not belong there")

    def _wrong(self, message: str) -> Exception:
        return wrong("steps", f"{shown(self._text)} {message}")
