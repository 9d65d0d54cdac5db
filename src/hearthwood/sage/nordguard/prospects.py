"""What a team may expect of each card, with what it carries: ways into locations, what events do. Cached.

Only what a card refers to is looked at: a rifle spent changes nothing about ice.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from hearthwood.nordguard.box import Box, Node
from hearthwood.nordguard.machine.helping import wipe_marks
from hearthwood.nordguard.machine.land import obstacles
from hearthwood.nordguard.state import State

from .odds import thrown
from .roads import AHEAD, ASTRAY, BACK, DELTAS, FRONTIER, HERE, LEAST, OUTCOMES, WAYPOINT
from .ways import Way, best, ways_past, ways_to_meet
from .worths import effect_worth, effects_worth

Outcome: TypeAlias = dict[tuple[int, int], float]
"""How likely a card leaves the team at a place of `roads`, with the countdown changed by so much."""
Fits: TypeAlias = frozenset[int]

SURE: Outcome = {(HERE, 0): 1.0}
MOST_LOST, MOST_WON = 0.5, 0.3
"""How likely a card costs or saves a day whose effects are only roughly worth something."""


class Entry(NamedTuple):
    """How something can be passed."""

    full: float
    """With what the team has."""
    bare: float
    """Without spending uses."""
    paid: float
    """By a way that takes days, or 0."""
    price: int
    """How many."""


FREE = Entry(1.0, 1.0, 0.0, 0)


def entry_of(ways: Iterable[Way]) -> Entry:
    """The best way that costs no day, and the best that does."""
    free = [way for way in ways if not way.days]
    paying = best(way for way in ways if way.days)
    chosen = best(free)
    bare = max((way.bare for way in free), default=0.0)
    return Entry(max(chosen.chance, bare), bare, paying.chance if paying.days else 0.0, paying.days)


def within(node: Node) -> Iterator[Node]:
    """A term and all that are in it."""
    yield node
    yield from _nodes(node.parts.values())


def _nodes(parts: Iterable[Any]) -> Iterator[Node]:
    for part in parts:
        if isinstance(part, Node):
            yield from within(part)
        elif isinstance(part, tuple):
            yield from _nodes(part)


def concerned(box: Box, nodes: Iterable[Node], tags: Iterable[str] = ()) -> Fits:
    """The items that can play a part in some terms."""
    terms = [inner for node in nodes for inner in within(node)]
    named = frozenset().union(tags, *(term.tags for term in terms))
    fits = frozenset().union(*(term.fits for term in terms if term.verb in ("carry", "spend", "give")))
    fights = any(term.verb == "fight" for term in terms)
    helping = (
        card.number
        for card in box.items
        if any(power.tags & named or (fights and power.verb == "weapon") for power in card.powers)
    )
    return fits.union(helping)


class Prospects:
    """For one box and one team."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._of_location = [
            concerned(box, () if card.enter is None else (card.enter,), card.tags) for card in box.locations
        ]
        self._of_event = [concerned(box, card.then) for card in box.events]
        self._of_node: dict[str, Fits] = {}
        self._entries: dict[Any, Entry] = {}
        self._all: dict[Any, Any] = {}
        self._outcomes: dict[Any, Any] = {}
        self._single: dict[Any, Any] = {}

    def locations(self, s: State) -> Any:
        """An `Entry` for each kind of location, as rows; and what is carried, as a key for others."""
        held, rest = carried(s)
        key = (held, rest)
        rows = self._all.get(key)
        if rows is None:
            rested = rested_copy(s)
            found = [self._location(rested, number, held, rest) for number in range(len(self._box.locations))]
            rows = self._keep(self._all, key, np.array(found))
        return rows

    def _location(self, s: State, number: int, held: Any, rest: Any) -> Entry:
        card = self._box.locations[number]
        if card.enter is None:
            return FREE
        fits = self._of_location[number]
        key = (number, tuple(one for one in held if one[0] in fits), rest)
        found = self._entries.get(key)
        if found is None:
            found = entry_of(ways_past(s, card.enter, card.tags))
            self._keep(self._entries, key, found)
        return found

    def obstacle(self, s: State, node: Node, tags: frozenset[str]) -> Entry:
        """How an obstacle can be passed; `node` is what it asks for."""
        fits = self._of_node.get(node.text)
        if fits is None:
            fits = self._of_node[node.text] = concerned(self._box, (node,), tags)
        held, rest = carried(s)
        key = (node.text, tuple(one for one in held if one[0] in fits), rest)
        found = self._entries.get(key)
        if found is None:
            found = entry_of(ways_past(rested_copy(s), node, tags))
            self._keep(self._entries, key, found)
        return found

    def outcomes(self, s: State, deck: Sequence[int]) -> Any:
        """What the next of some events does, by place and change of the countdown."""
        shares = np.bincount(deck, minlength=len(self._box.events)) / len(deck)
        return np.tensordot(shares, self._events(s), axes=1)

    def _events(self, s: State) -> Any:
        held, rest = carried(s)
        key = (held, rest)
        rows = self._outcomes.get(key)
        if rows is None:
            rested = rested_copy(s)
            found = [self._event(rested, number, held, rest) for number in range(len(self._box.events))]
            rows = self._keep(self._outcomes, key, np.array(found))
        return rows

    def _event(self, s: State, number: int, held: Any, rest: Any) -> Any:
        fits = self._of_event[number]
        key = (number, tuple(one for one in held if one[0] in fits), rest)
        found = self._single.get(key)
        if found is None:
            found = self._keep(self._single, key, as_row(effects_outcome(s, self._box.events[number].then)))
        return found

    @staticmethod
    def _keep(cache: dict[Any, Any], key: Any, value: Any) -> Any:
        """Forget everything when there is much: what is needed comes back quickly."""
        if len(cache) > 2_000:
            cache.clear()
        cache[key] = value
        return value


@lru_cache(maxsize=64)
def prospects(box: Box, characters: tuple[int, ...]) -> Prospects:  # noqa: ARG001 (what is cached differs by team)
    """For one box and one team, kept."""
    return Prospects(box)


def carried(s: State) -> tuple[Any, Any]:
    """What is carried, with its uses; and what else helps or hinders everywhere."""
    held = tuple(sorted((one.item, one.uses or 0) for items in s.carried for one in items))
    rest = (
        tuple(lying.stay.text for lying in obstacles(s) if lying.stay.parts.get("powers")) if s.lying else (),
        tuple(s.marks) if any(s.marks) else (),
    )
    return held, rest


def rested_copy(s: State) -> State:
    """As it will be tomorrow, when what can be used once a day can be used again."""
    rested = s.copy()
    wipe_marks(rested, daily=True)
    return rested


# What effects do.


def as_row(outcome: Outcome) -> Any:
    """By place and change of the countdown; changes beyond the table's count as its furthest."""
    row = np.zeros((OUTCOMES, DELTAS))
    for (place, delta), chance in outcome.items():
        row[place, min(max(delta - LEAST, 0), DELTAS - 1)] += chance
    return row


def effects_outcome(s: State, nodes: tuple[Node, ...]) -> Outcome:
    """One effect after the other."""
    outcome = SURE
    for node in nodes:
        outcome = followed(outcome, effect_outcome(s, node))
    return outcome


def followed(first: Outcome, second: Outcome) -> Outcome:
    """Both; the later place counts, unless the team only stays."""
    both: Outcome = {}
    for (place, days), chance in first.items():
        for (other, more), likely in second.items():
            key = (other if other != HERE else place, days + more)
            both[key] = both.get(key, 0.0) + chance * likely
    return both


def mixed(*shares: tuple[float, Outcome]) -> Outcome:
    """One of several."""
    whole: Outcome = {}
    for share, outcome in shares:
        for key, chance in outcome.items():
            whole[key] = whole.get(key, 0.0) + share * chance
    return whole


def effect_outcome(s: State, node: Node) -> Outcome:
    """What an effect does, as far as it moves the team or the countdown; the rest by its rough worth."""
    match node.verb:
        case "days":
            spread = thrown(node.term.days)
            return {(HERE, spread.lowest + n): chance for n, chance in enumerate(spread.chances)}
        case "meet":
            way = best(ways_to_meet(s, node.parts["meet"]))
            passed, failed = (effects_outcome(s, node.parts[name]) for name in ("passed", "failed"))
            paid = followed(passed, {(HERE, -way.days): 1.0})
            return mixed((way.chance, paid), (1 - way.chance, failed))
        case "choose":
            return effects_outcome(s, max(node.parts["choose"], key=lambda nodes: effects_worth(s, nodes)))
        case "tomorrow":
            return effects_outcome(s, node.parts["tomorrow"])
        case "retreat":
            return {(_PLACES[node.term.retreat], 0): 1.0}
        case "move":
            return {(AHEAD if node.term.move == "ahead" else ASTRAY, 0): 1.0}
    worth = effect_worth(s, node)
    if worth < 0:
        lost = min(-worth, MOST_LOST)
        return {(HERE, -1): lost, (HERE, 0): 1 - lost}
    won = min(worth, MOST_WON)
    return {(HERE, 1): won, (HERE, 0): 1 - won}


_PLACES = {"back": BACK, "waypoint": WAYPOINT, "frontier": FRONTIER}
