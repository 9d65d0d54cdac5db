"""The map: which locations are meant, turning them, moving the team (rules G3.retreat, G4.18, G4.19)."""

from collections.abc import Callable, Iterable

from hearthwood.nordguard.setup import Table
from hearthwood.nordguard.state import DIRECTIONS, Lying, State

from .holding import leave_behind
from .telling import reveal, tell

UNDONE_BY_LEAVING = ("draw", "arrive", "gate", "judge")
"""Pending steps that end when the team is moved by a card: entering, and drawing events."""

CELL_PLACES = {"event": 2, "arrive": 1, "gate": 1, "judge": 1}
"""Where pending steps have a cell in them."""


def is_up(s: State, cell: int) -> bool:
    """Does it lie face up?"""
    return bool(s.up >> cell & 1)


def neighbours(s: State, cell: int) -> list[int]:
    """North, east, south, west, as far as the map goes."""
    return [other for other in s.table.neighbours[cell] if other is not None]


def region(s: State, name: str, origin: int) -> list[int]:
    """The cells that a region means, seen from a cell."""
    return _REGIONS[name](s, origin)


def _ahead(s: State, origin: int) -> list[int]:
    cell = None if s.heading is None else s.table.neighbours[origin][s.heading]
    return [] if cell is None else [cell]


def row(table: Table, cell: int) -> list[int]:
    """A cell's row, from west to east."""
    first = cell - cell % table.width
    return list(range(first, first + table.width))


def column(table: Table, cell: int) -> list[int]:
    """A cell's column, from north to south."""
    return list(range(cell % table.width, table.width * table.height, table.width))


def _towards(direction: int) -> Callable[[State, int], list[int]]:
    def cells(s: State, origin: int) -> list[int]:
        cell = s.table.neighbours[origin][direction]
        return [] if cell is None else [cell]

    return cells


_REGIONS: dict[str, Callable[[State, int], list[int]]] = {
    "here": lambda s, origin: [origin],
    **{name: _towards(direction) for direction, name in enumerate(DIRECTIONS)},
    "ahead": _ahead,
    "neighbours": neighbours,
    "row": lambda s, origin: row(s.table, origin),
    "column": lambda s, origin: column(s.table, origin),
    "face-down": lambda s, origin: [cell for cell in range(len(s.cards)) if not is_up(s, cell)],
    "face-up": lambda s, origin: [cell for cell in range(len(s.cards)) if is_up(s, cell)],
    "waypoints": lambda s, origin: [cell for cell in range(len(s.cards)) if is_waypoint(s, cell)],
    "all": lambda s, origin: list(range(len(s.cards))),
}


def is_waypoint(s: State, cell: int) -> bool:
    """Is it a waypoint that lies face up?"""
    return is_up(s, cell) and s.box.locations[s.cards[cell]].waypoint


def turn_up(s: State, cell: int) -> None:
    """Face up, and seen."""
    if not is_up(s, cell):
        s.up |= 1 << cell
        s.seen |= 1 << cell
        reveal(s, "turned-up", cell=cell, location=s.cards[cell])


def turn_down(s: State, cell: int) -> None:
    """Face down; what was seen stays seen."""
    s.up &= ~(1 << cell)
    tell(s, "turned-down", cell=cell)


def relocate(s: State, cell: int) -> None:
    """The team is at once elsewhere: no challenge, and no more events to be drawn (rule G4.18)."""
    if cell == s.team:
        return
    for frame in s.todo:
        if frame[0] in ("gate", "judge", "arrive"):
            s.scouted.pop(frame[1], None)  # this attempt has ended
    s.todo = [frame for frame in s.todo if frame[0] not in UNDONE_BY_LEAVING]
    set_down(s, cell)
    tell(s, "moved", cell=cell)


def set_down(s: State, cell: int) -> None:
    """The team is on a location, which lies face up; what it had dropped stays behind."""
    leave_behind(s)
    s.team = cell
    s.left = s.left or cell != s.table.frontier
    turn_up(s, cell)


def nearest_waypoints(s: State) -> list[int]:
    """The face-up waypoints fewest steps away, not counting the one under the team (rule G4.5)."""
    cells = [cell for cell in region(s, "waypoints", s.team) if cell != s.team]
    nearest = min((steps(s, cell, s.team) for cell in cells), default=0)
    return [cell for cell in cells if steps(s, cell, s.team) == nearest]


def steps(s: State, cell: int, other: int) -> int:
    """How many steps lie between two cells."""
    width = s.table.width
    return abs(cell // width - other // width) + abs(cell % width - other % width)


def clear(s: State, cell: int) -> None:
    """Everything that lies on a location goes to the event discard pile."""
    for lying in s.lying.pop(cell, ()):
        tell(s, "cleared", cell=cell, event=lying.event)
        s.discarded.append(lying.event)


def lay(s: State, cell: int, lying: Lying) -> None:
    """On top of what lies there."""
    s.lying[cell] = (*s.lying.get(cell, ()), lying)
    tell(s, "laid", cell=cell, event=lying.event)


def obstacles(s: State) -> Iterable[Lying]:
    """All of them, by cell and age."""
    return (lying for cell in sorted(s.lying) for lying in s.lying[cell])


def shift(s: State, cells: list[int], by: int) -> None:
    """Each location to the place of the one `by` further on, with all that lies on it and the team."""
    goes_to = {cell: cells[(n + by) % len(cells)] for n, cell in enumerate(cells)}
    cards = s.cards[:]
    up, seen = s.up, s.seen
    for cell, target in goes_to.items():
        s.cards[target] = cards[cell]
        s.up = _with_bit(s.up, target, on=up >> cell & 1)
        s.seen = _with_bit(s.seen, target, on=seen >> cell & 1)
    s.scouted = {goes_to.get(cell, cell): result for cell, result in s.scouted.items()}
    s.lying = {goes_to.get(cell, cell): lying for cell, lying in s.lying.items()}
    s.team = goes_to.get(s.team, s.team)
    s.dawn = goes_to.get(s.dawn, s.dawn)
    s.todo = [_shifted(frame, goes_to) for frame in s.todo]
    tell(s, "shifted", cells=cells, by=by)


def _with_bit(mask: int, bit: int, *, on: int) -> int:
    return mask | 1 << bit if on else mask & ~(1 << bit)


def _shifted(frame: tuple[object, ...], goes_to: dict[int, int]) -> tuple[object, ...]:
    place = CELL_PLACES.get(str(frame[0]))
    if place is None:
        return frame
    cell = frame[place]
    assert isinstance(cell, int)
    return (*frame[:place], goes_to.get(cell, cell), *frame[place + 1 :])
