"""The outlook of a state: how likely the team arrives in time, and what each way is worth today.

It knows what the team knows: the place of a card that is not known counts as any of those unseen.
"""

from functools import cache, lru_cache
from typing import Any, NamedTuple

import numpy as np

from hearthwood.core.compiler import Kernels
from hearthwood.nordguard.setup import Table
from hearthwood.nordguard.state import DIRECTIONS, State

from . import roads
from .prospects import Prospects, entry_of, prospects
from .ways import ways_in

WEAR = 0.9
"""What is left of the help that uses give, a day further on."""
MOST_DAYS = 40
"""A longer countdown counts as this one."""


@cache
def _look_ahead() -> Any:
    """The kernel, compiled."""
    return Kernels((), called=(roads,), switches={}, replaced={}).entry(roads.look_ahead)


class Land(NamedTuple):
    """What stays the same through a game, as arrays."""

    neighbours: Any
    goal: int
    frontier: int


@lru_cache(maxsize=64)
def land_of(table: Table) -> Land:
    """The map of a table."""
    neighbours = [[-1 if cell is None else cell for cell in row] for row in table.neighbours]
    return Land(np.array(neighbours), table.destination, table.frontier)


class Outlook:
    """How things stand."""

    def __init__(self, s: State) -> None:
        self._s = s
        self._worths = np.zeros(5)
        known = s.up | s.seen
        box, table = s.box, s.table
        land = land_of(table)
        found = prospects(box, tuple(s.characters))
        rows = found.locations(s)
        entries = rows[s.cards]
        events = _events_of(box)[s.cards]
        hidden = [cell for cell in range(len(s.cards)) if not known >> cell & 1]
        if hidden:
            entries[hidden] = entries[hidden].mean(axis=0)
            events[hidden] = 1
        self._lay_obstacles(found, entries)
        ways = [max(cell, 0) for cell in land.neighbours[s.team]]
        now = entries[ways]
        for way, cell in enumerate(ways):
            if cell in s.scouted and known >> cell & 1:
                card = box.locations[s.cards[cell]]
                now[way] = entry_of(ways_in(s, card, s.lying.get(cell, ()), s.scouted[cell]))
        days = min(max(s.days, 1), MOST_DAYS)
        full, bare, paid, _ = np.ascontiguousarray(entries.T)
        outcomes = _outcomes(s, found)
        on_the_way = roads.Roads(
            goal=land.goal, frontier=land.frontier, wear=WEAR, neighbours=land.neighbours,
            waypoints=_waypoints(table, s.up, tuple(s.cards)), events=events,
            here=outcomes[roads.HERE], moved=outcomes.sum(axis=1),
            full=full, bare=bare, paid=paid, price=entries[:, 3].round().astype(np.int64),
        )  # fmt: skip
        now, _, now_paid, now_price = np.ascontiguousarray(now.T)
        _look_ahead()(
            on_the_way, np.zeros((days + 1, len(s.cards))), np.zeros(len(s.cards)), s.team,
            now, now_paid, now_price.round().astype(np.int64), self._worths,
        )  # fmt: skip

    def _lay_obstacles(self, found: Prospects, entries: Any) -> None:
        """What lies on a location has to be passed as well."""
        s = self._s
        for cell, lyings in s.lying.items():
            for lying in lyings:
                enter = lying.stay.parts.get("enter")
                if enter is None:
                    continue
                one = found.obstacle(s, enter, lying.stay.tags)
                easiest = max(one.full, one.paid)
                entries[cell, 0] *= one.full if one.full >= one.paid else 0.0
                entries[cell, 1] *= one.bare if one.full >= one.paid else 0.0
                if one.paid > one.full:
                    whole = max(entries[cell, 2], 1.0 if entries[cell, 2] == 0 else 0.0)
                    entries[cell, 2] = whole * easiest
                    entries[cell, 3] += one.price
                else:
                    entries[cell, 2] *= one.full

    @property
    def chance(self) -> float:
        """That the team arrives in time."""
        s = self._s
        if s.result is not None:
            return float(s.result == "won")
        return float(self._worths.max())

    @property
    def ways(self) -> dict[str, float]:
        """What each way is worth, and staying."""
        return dict(zip((*DIRECTIONS, "stay"), map(float, self._worths), strict=True))


def chance(s: State) -> float:
    """That the team arrives in time."""
    if s.result is not None:
        return float(s.result == "won")
    return Outlook(s).chance


@lru_cache(maxsize=64)
def _events_of(box: Any) -> Any:
    return np.array([card.events for card in box.locations])


@lru_cache(maxsize=4096)
def _waypoints(table: Table, up: int, cards: tuple[int, ...]) -> Any:
    """The nearest face-up waypoint to each cell, not counting itself; otherwise Frontier."""
    locations = table.box.locations
    there = [cell for cell, card in enumerate(cards) if up >> cell & 1 and locations[card].waypoint]
    width = table.width

    def nearest(cell: int) -> int:
        others = [other for other in there if other != cell]
        if not others:
            return table.frontier
        return min(
            others, key=lambda one: abs(cell // width - one // width) + abs(cell % width - one % width)
        )

    return np.array([nearest(cell) for cell in range(len(cards))])


def _outcomes(s: State, found: Prospects) -> Any:
    """What the next event does: any of those in the deck, or of the discard pile when it is empty."""
    deck = s.event_deck or s.discarded
    none = np.zeros((roads.OUTCOMES, roads.DELTAS))
    if not deck:
        none[roads.HERE, -roads.LEAST] = 1.0
        return none
    return found.outcomes(s, deck)
