"""How likely the team arrives in time, from every location with every countdown. Kernels of `core.compiler`.

One backward sweep over the countdown. What is on the way enters as chances: of getting into each location,
and of what a day's events do. Arrays are indexed by cell, ways by direction; -1 is off the map.
"""

from typing import Any, NamedTuple

HERE, BACK, WAYPOINT, FRONTIER, AHEAD, ASTRAY = range(6)
"""Where events leave the team: where they were drawn, where the day began, at the nearest waypoint, at
Frontier, one location on, or on a random one beside it."""
OUTCOMES = 6
LEAST, DELTAS = -3, 6
"""Events change the countdown by -3 to 2."""


class Roads(NamedTuple):
    """What the sweep has to know."""

    goal: int
    frontier: int
    wear: float
    """What is left of the help that uses give, a day further on."""
    neighbours: Any
    """By cell and direction."""
    waypoints: Any
    """Where a retreat from each cell leads."""
    events: Any
    """How many are drawn on arriving."""
    here: Any
    """How likely an event leaves the team where it is, by the change of the countdown."""
    moved: Any
    """How likely it takes the team elsewhere, by where to; the countdown is left as it is then."""
    full: Any
    """The chance of getting in, with what the team has."""
    bare: Any
    """The same without spending uses."""
    paid: Any
    """The same by a way that takes days, or 0."""
    price: Any
    """How many."""


def evening(roads: Roads, values: Any, known: int, cell: int, days: int) -> float:
    """What it is worth to end a day on a cell; where the countdown is above what is known, by its trend."""
    if cell == roads.goal and days >= 1:
        return 1.0
    left = days - 1
    if left <= 0 or known == 0:
        return 0.0
    if left <= known:
        return float(values[left, cell])
    trend = values[known, cell] - values[known - 1, cell]
    return float(min(1.0, values[known, cell] + (left - known) * trend))


def astray(roads: Roads, values: Any, known: int, cell: int, days: int) -> float:
    """On a random location beside a cell."""
    total, many = 0.0, 0
    for way in range(4):
        other = roads.neighbours[cell, way]
        if other >= 0:
            total += evening(roads, values, known, other, days)
            many += 1
    return total / many


def arriving(roads: Roads, values: Any, known: int, cell: int, days: int) -> float:
    """What it is worth to arrive, but for events that refer to the way there."""
    draws = roads.events[cell]
    if draws == 0:
        return evening(roads, values, known, cell, days)
    total = 0.0
    for delta in range(DELTAS):
        chance = roads.here[delta]
        if chance > 0 and draws == 1:
            total += chance * evening(roads, values, known, cell, days + LEAST + delta)
        elif chance > 0:
            total += chance * drawing_again(roads, values, known, cell, days + LEAST + delta)
    if roads.moved[WAYPOINT] > 0:
        total += roads.moved[WAYPOINT] * evening(roads, values, known, roads.waypoints[cell], days)
    if roads.moved[FRONTIER] > 0:
        total += roads.moved[FRONTIER] * evening(roads, values, known, roads.frontier, days)
    if roads.moved[ASTRAY] > 0:
        total += roads.moved[ASTRAY] * astray(roads, values, known, cell, days)
    return total


def drawing_again(roads: Roads, values: Any, known: int, cell: int, days: int) -> float:
    """A second event."""
    total, rest = 0.0, 1.0
    for delta in range(DELTAS):
        chance = roads.here[delta]
        if chance > 0:
            rest -= chance
            total += chance * evening(roads, values, known, cell, days + LEAST + delta)
    return total + rest * evening(roads, values, known, cell, days)


def by_way(roads: Roads, values: Any, known: int, origin: int, way: int, days: int) -> float:
    """What events add that refer to the way: back where the day began, or one location on."""
    cell = roads.neighbours[origin, way]
    if roads.events[cell] == 0:
        return 0.0
    ahead = roads.neighbours[cell, way]
    if ahead < 0:
        ahead = cell
    back = roads.moved[BACK] * evening(roads, values, known, origin, days)
    return float(back + roads.moved[AHEAD] * evening(roads, values, known, ahead, days))


def paying(
    roads: Roads, values: Any, known: int, origin: int, way: int, days: int, chance: float, price: int
) -> float:
    """What it is worth to try a way in that takes days."""
    if chance == 0 or days <= price:
        return 0.0
    cell, later = roads.neighbours[origin, way], days - price
    worth = arriving(roads, values, known, cell, later) + by_way(roads, values, known, origin, way, later)
    return chance * worth + (1 - chance) * evening(roads, values, known, origin, later)


def sweep(roads: Roads, values: Any, arrived: Any) -> None:
    """Fill `values`, by countdown and cell. `arrived` is room for what arriving is worth."""
    layers, cells = values.shape
    for days in range(1, layers):
        known = days - 1
        fresh = roads.wear ** (layers - 1 - days)
        for cell in range(cells):
            arrived[cell] = arriving(roads, values, known, cell, days)
        for cell in range(cells):
            waiting = evening(roads, values, known, cell, days)
            best = waiting
            for way in range(4):
                target = roads.neighbours[cell, way]
                if target >= 0:
                    chance = roads.bare[target] + (roads.full[target] - roads.bare[target]) * fresh
                    worth = arrived[target] + by_way(roads, values, known, cell, way, days)
                    best = max(best, chance * worth + (1 - chance) * waiting)
                    if roads.paid[target] > 0:
                        price = roads.price[target]
                        other = paying(roads, values, known, cell, way, days, roads.paid[target], price)
                        best = max(best, other)
            values[days, cell] = best


def look_ahead(
    roads: Roads, values: Any, arrived: Any, team: int, now: Any, now_paid: Any, now_price: Any, worths: Any
) -> None:
    """The sweep; then what each way is worth today, and staying as the last: `now` is by direction."""
    sweep(roads, values, arrived)
    days = values.shape[0] - 1
    waiting = evening(roads, values, days, team, days)
    worths[4] = waiting
    for way in range(4):
        target = roads.neighbours[team, way]
        if target < 0:
            worths[way] = -1.0
            continue
        worth = arriving(roads, values, days, target, days) + by_way(roads, values, days, team, way, days)
        worth = now[way] * worth + (1 - now[way]) * waiting
        other = paying(roads, values, days, team, way, days, now_paid[way], now_price[way])
        worths[way] = max(worth, other)
