"""Barred locations and blocked teams (rules G2.blocked, G2.barred)."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

from hearthwood.nordguard.box import Fits, Node, Power
from hearthwood.nordguard.state import State

from .helping import ready
from .holding import carries
from .land import is_up, neighbours

_LIFTING = frozenset(
    {"retreat", "move", "gain", "swap", "restock", "shuffle", "shift", "clear", "turn-down", "draw"}
)
"""Effects that could move the team, take something away, or bring what is needed."""


def is_blocked(s: State) -> bool:
    """Is every neighbouring location barred, for good as far as the team can tell?"""
    return all(is_barred(s, cell) for cell in neighbours(s, s.team)) and not could_change(s)


def is_barred(s: State, cell: int) -> bool:
    """Is something there that can be beaten only with an item that cannot be had (rule G2.barred)?"""
    if not is_up(s, cell):
        return False
    return any(not can_hope(s, node) and not could_ignore(s, tags) for node, tags in lasting(s, cell))


def lasting(s: State, cell: int) -> Iterator[tuple[Node, frozenset[str]]]:
    """What must be met there, and its tags; an obstacle that goes by itself bars nothing for good."""
    location = s.box.locations[s.cards[cell]]
    if location.enter is not None:
        yield location.enter, location.tags
    for lying in s.lying.get(cell, ()):
        enter = lying.stay.parts.get("enter")
        if enter is not None and lying.evenings is None:
            yield enter, lying.stay.tags


def can_hope(s: State, node: Node) -> bool:
    """Is there a way to meet this with what the team has or can get where it stands?"""
    match node.verb:
        case "carry" | "give":
            return can_have(s, node.fits)
        case "spend":
            return can_have(s, frozenset(item for item in node.fits if s.box.items[item].uses is not None))
        case "fight":
            return any(True for _ in ready(s, "weapon")) or can_have(s, armed(s)) or has_aid(s, node)
        case "all":
            return all(can_hope(s, part) for part in node.parts["all"])
        case "any":
            return any(can_hope(s, part) for part in node.parts["any"])
    return node.verb != "barred"


def has_aid(s: State, node: Node) -> bool:
    """Could a power that is no weapon add to this fight?"""
    return any(power.verb in ("extra-dice", "bonus") and power.tags & node.tags for power in usable(s))


def could_ignore(s: State, tags: frozenset[str]) -> bool:
    """Could a power ignore this challenge, today or another day?"""
    return any(power.verb == "ignore" and power.tags & tags for power in usable(s))


def can_have(s: State, fits: Fits) -> bool:
    """Carried, lying here, or in the deck at Frontier."""
    if carries(s, fits) or any(dropped.held.item in fits for dropped in s.ground):
        return True
    return s.team == s.table.frontier and not fits.isdisjoint(s.item_deck)


def armed(s: State) -> Fits:
    """The items that are weapons."""
    return frozenset(card.number for card in s.box.items if "weapon" in card.of_group)


def could_change(s: State) -> bool:
    """Could something move the team or change what lies around: a power, or what happens of itself?"""
    if any(_lifts(power.effects) for power in usable(s)):
        return True
    mornings: list[tuple[Node, ...]] = [s.box.locations[s.cards[s.team]].morning]
    mornings += [lying.stay.parts["morning"] for lyings in s.lying.values() for lying in lyings]
    return any(_lifts(nodes) for nodes in mornings)


def usable(s: State) -> Iterator[Power]:
    """The powers of characters, of what they carry, of what lies here, and at Frontier of what the deck has.

    Not those that have been used once in this game, as often as they can.
    """
    held = [*(held for items in s.carried for held in items), *(dropped.held for dropped in s.ground)]
    owners = [(s.box.characters[number].powers, s.marks[who]) for who, number in enumerate(s.characters)]
    owners += [(s.box.items[item.item].powers, item.marks) for item in held]
    if s.team == s.table.frontier:
        owners += [(s.box.items[item].powers, 0) for item in set(s.item_deck)]
    for powers, marks in owners:
        for power in powers:
            if power.each != "game" or not marks & power.bit:
                yield power


@lru_cache(maxsize=4096)
def _lifts(effects: tuple[Node, ...]) -> bool:
    return any(node.verb in _LIFTING or _lifts(_inside(node)) for node in effects)


def _inside(node: Node) -> tuple[Node, ...]:
    return tuple(_flat(node.parts.values()))


def _flat(parts: Iterable[Any]) -> Iterable[Node]:
    for part in parts:
        if isinstance(part, Node):
            yield part
        elif isinstance(part, tuple):
            yield from _flat(part)
