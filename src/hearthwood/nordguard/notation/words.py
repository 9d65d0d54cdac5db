"""The small texts that fields are made of: items, obstacles, locations. Each is written and read here."""

import re
from typing import NamedTuple

from hearthwood.core.errors import InvalidText, shown
from hearthwood.nordguard.box import Box, Node
from hearthwood.nordguard.setup import LETTERS
from hearthwood.nordguard.state import Dropped, Held, Lying

NONE = "-"
"""An empty field or list."""

_HELD = re.compile(r"([a-z0-9.-]+)(?::([1-9]\d?)(\*?))?(?:!([1-9](?:\.[1-9])*))?(?:~([a-g]+))?")
_LYING = re.compile(r"([a-z0-9.-]+)(#[1-9]\d*)?(?:~([1-9]\d?))?")

_NAME = r"(?P<name>[a-z0-9.-]*)"
_CELL = re.compile(rf"(?P<face>\[?\??{_NAME}\]?)(?:=(?P<result>-?\d{{1,3}}))?(?P<lying>(?:\+[a-z0-9.~#-]+)*)")


def wrong(field: str, message: str, rule: str = "G7.position") -> InvalidText:
    """A text that says nothing."""
    return InvalidText(message, rule=rule, field=field)


def bits_of(mask: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def held_text(box: Box, held: Held) -> str:
    """`rifle:2*!1~ab`: two uses left, used before, its first power used, not to go to a or b today."""
    uses = "" if held.uses is None else f":{held.uses}{'*' if held.used else ''}"
    marks = "!" + ".".join(str(bit + 1) for bit in bits_of(held.marks)) if held.marks else ""
    shut = "~" + "".join(LETTERS[who] for who in bits_of(held.shut)) if held.shut else ""
    return f"{box.items[held.item].text}{uses}{marks}{shut}"


def parse_held(box: Box, text: str, field: str) -> Held:
    """The item that a text says."""
    match = _HELD.fullmatch(text)
    if match is None or match[1] not in box.item_numbers:
        raise wrong(field, f"{shown(text)} is no item; one is like rope or rifle:2*")
    card = box.items[box.item_numbers[match[1]]]
    if (card.uses is None) != (match[2] is None):
        raise wrong(field, f"{shown(text)} must say how many uses are left, if it has any, as in rifle:2")
    marks = sum(1 << int(number) - 1 for number in (match[4] or "").split(".") if number)
    limited = sum(power.bit for power in card.powers if power.each)
    if marks & ~limited:
        raise wrong(field, f"{shown(text)} marks a power that has no limit")
    shut = sum(1 << LETTERS.index(letter) for letter in set(match[5] or ""))
    return Held(card.number, int(match[2]) if match[2] else None, bool(match[3]), marks, shut)


def dropped_text(box: Box, dropped: Dropped) -> str:
    """An item on the ground, and who dropped it: `rope:1*~a@a`."""
    return f"{held_text(box, dropped.held)}@{LETTERS[dropped.by]}"


def parse_dropped(box: Box, text: str) -> Dropped:
    """The item on the ground that a text says."""
    held, _, letter = text.partition("@")
    if len(letter) != 1 or letter not in LETTERS:
        raise wrong("ground", f"{shown(text)} must say who dropped it, as in rope:2@a")
    return Dropped(parse_held(box, held, "ground"), LETTERS.index(letter))


def stays_of(box: Box, event: int) -> list[Node]:
    """The terms by which an event stays somewhere."""
    name = box.events[event].text
    return [node for node in box.nodes.values() if node.verb == "stay" and node.text.startswith(f"{name}#")]


def lying_text(box: Box, lying: Lying) -> str:
    """An obstacle: `drift`; `drift#3` where several terms could have laid it; `drift~2` for two evenings."""
    name = box.events[lying.event].text
    text = name if len(stays_of(box, lying.event)) == 1 else lying.stay.text
    return text if lying.evenings is None else f"{text}~{lying.evenings}"


def parse_lying(box: Box, text: str) -> Lying:
    """The obstacle that a text says."""
    match = _LYING.fullmatch(text)
    if match is None or match[1] not in box.event_numbers:
        raise wrong("map", f"{shown(text)} is no event that lies on a location")
    event = box.event_numbers[match[1]]
    stays = [node for node in stays_of(box, event) if match[2] in (None, node.text.removeprefix(match[1]))]
    if len(stays) != 1:
        raise wrong("map", f"{shown(text)} does not say which term of the event made it stay")
    lasts = stays[0].term.lasts
    if (lasts is None) != (match[3] is None) or (lasts is not None and int(match[3]) > lasts):
        raise wrong("map", f"{shown(text)} lies there for {lasts or 'ever'}, which its text must fit")
    return Lying(event, stays[0], int(match[3]) if match[3] else None)


class Cell(NamedTuple):
    """A location as it lies on the map."""

    location: int | None
    """None where its face is not shown."""
    up: bool
    seen: bool
    result: int | None
    lying: tuple[Lying, ...]


def cell_text(box: Box, cell: Cell) -> str:
    """`hut`; `[hut]` face down; `[?hut]` and unseen; `[?]` not shown; `=7` a result, `+drift` an obstacle."""
    name = "" if cell.location is None else box.locations[cell.location].text
    face = name if cell.up else f"[{name}]" if cell.seen and name else f"[?{name}]"
    result = "" if cell.result is None else f"={cell.result}"
    return face + result + "".join(f"+{lying_text(box, lying)}" for lying in cell.lying)


def parse_cell(box: Box, text: str) -> Cell:
    """The location that a text says."""
    match = _CELL.fullmatch(text)
    name = match["name"] if match else ""
    if match is None or not (name in box.location_numbers or (match["face"] == "[?]")):
        raise wrong("map", f"{shown(text)} is no location; one is like hut, [hut] or hut=7+drift")
    return Cell(
        location=box.location_numbers.get(name),
        up=not match["face"].startswith("["),
        seen=not match["face"].startswith("[?"),
        result=None if match["result"] is None else int(match["result"]),
        lying=tuple(parse_lying(box, name) for name in match["lying"][1:].split("+") if name),
    )


def listed(texts: list[str], separator: str = ",") -> str:
    """A list, or the mark of an empty one."""
    return separator.join(texts) or NONE


def split(text: str, separator: str = ",") -> list[str]:
    """What `listed` has put together."""
    return [] if text == NONE else text.split(separator)
