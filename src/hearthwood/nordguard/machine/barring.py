"""Barred locations and blocked teams (rules G2.blocked, G2.barred)."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from hearthwood.nordguard.box import Fits, Node, Power, Source
from hearthwood.nordguard.state import State

from .helping import ready
from .holding import carries
from .land import is_up, neighbours

_LIFTING = frozenset(
    {"retreat", "move", "gain", "swap", "restock", "shuffle", "shift", "clear", "turn-down", "draw"}
)
"""Effects that could move the team, take something away, or bring what is needed."""


def is_blocked(s: State) -> bool:
    """Is every neighbouring location barred?"""
    return all(is_barred(s, cell) for cell in neighbours(s, s.team)) and not could_lift(s)


def is_barred(s: State, cell: int) -> bool:
    """Is something here that can be beaten only with an item that cannot be had (rule G2.barred)?"""
    if not is_up(s, cell):
        return False
    location = s.box.locations[s.cards[cell]]
    if location.enter is not None and not can_hope(s, location.enter):
        return True
    needed = (lying.stay.parts.get("enter") for lying in s.lying.get(cell, ()))
    return any(node is not None and not can_hope(s, node) for node in needed)


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
    return any(power.verb in ("extra-dice", "bonus") and power.tags & node.tags for power in _powers(s))


def can_have(s: State, fits: Fits) -> bool:
    """Carried, lying here, or in the deck at Frontier."""
    if carries(s, fits) or any(dropped.held.item in fits for dropped in s.ground):
        return True
    return s.team == s.table.frontier and not fits.isdisjoint(s.item_deck)


def armed(s: State) -> Fits:
    """The items that are weapons."""
    return frozenset(card.number for card in s.box.items if "weapon" in card.of_group)


def could_lift(s: State) -> bool:
    """Could something carried, or lying here, lift the bar or move the team?

    Also a power of a character, and what happens of itself where the team is.
    """
    if any(power.verb == "ignore" or _lifts(power.effects) for power in _powers(s)):
        return True
    effects: list[tuple[Node, ...]] = [s.box.locations[s.cards[s.team]].morning]
    effects += [lying.stay.parts["morning"] for lyings in s.lying.values() for lying in lyings]
    return any(_lifts(nodes) for nodes in effects)


def _powers(s: State) -> Iterable[Power]:
    """Of characters, of what they carry and of what lies here."""
    owners: list[Source] = [s.box.characters[number] for number in s.characters]
    owners += [s.box.items[held.item] for items in s.carried for held in items]
    owners += [s.box.items[dropped.held.item] for dropped in s.ground]
    if s.team == s.table.frontier:
        owners += [s.box.items[item] for item in set(s.item_deck)]
    return (power for owner in owners for power in owner.powers)


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
