"""Effects on days, events and the team: days, draw, retreat, move, meet, choose, tomorrow."""

from hearthwood.nordguard.box import Node
from hearthwood.nordguard.state import Frame, State

from .chance import throw
from .land import nearest_waypoints, relocate
from .land_effects import cell_of, cells_asked, on_cells
from .moves import Move, numbered
from .telling import reveal, tell
from .term import Possible


def days(s: State, node: Node) -> None:
    """G4.21"""
    change, dice = throw(s, node.term.days)
    s.days += change
    (reveal if dice else tell)(s, "days", change=change, dice=dice, days=s.days)


def draw(s: State, node: Node) -> None:
    """After this card, before other events that are to be drawn: the two are one number."""
    more = node.term.draw
    place = next((n for n in range(len(s.todo) - 1, -1, -1) if s.todo[n][0] in ("event", "end")), len(s.todo))
    if place and s.todo[place - 1][0] == "draw":
        s.todo[place - 1] = ("draw", s.todo[place - 1][1] + more)
    else:
        s.todo.insert(place, ("draw", more))
    tell(s, "more-events", count=more)


def can_draw(s: State, node: Node) -> bool:
    """Is there an event (rule G4.22)?"""
    return bool(s.event_deck or s.discarded)


# Retreat.


def retreat(s: State, node: Node) -> None:
    """G3.retreat, G4.18"""
    match node.term.retreat:
        case "back":
            relocate(s, s.dawn)
        case "frontier":
            relocate(s, s.table.frontier)
        case _:
            cells = nearest_waypoints(s)
            if len(cells) > 1:
                s.todo.append(("ask", node))
            else:
                relocate(s, cells[0] if cells else s.table.frontier)


def waypoints_asked(s: State, frame: Frame) -> list[Move]:
    """Between equals the players choose (rule G4.5)."""
    return cells_asked(s, nearest_waypoints(s))


def retreat_to(s: State, frame: Frame, move: Move) -> None:
    """The waypoint chosen."""
    relocate(s, cell_of(s, move))


def can_retreat(s: State, node: Node) -> bool:
    """Is the team not there already?"""
    match node.term.retreat:
        case "back":
            return s.team != s.dawn
        case "frontier":
            return s.team != s.table.frontier
    return s.team != s.table.frontier or bool(nearest_waypoints(s))


MOVE = on_cells(lambda s, node, cell: cell != s.team, lambda s, node, cell: relocate(s, cell))


# Meet and choose.


def meet(s: State, node: Node) -> None:
    """The requirement first."""
    s.todo += [("outcome", node), ("do", node.parts["meet"])]


def outcome(s: State, frame: Frame) -> None:
    """Then what follows from it."""
    do_all(s, frame[1].parts["passed" if s.met else "failed"])


def do_all(s: State, nodes: tuple[Node, ...]) -> None:
    """Effects, in this order."""
    s.todo += [("do", node) for node in reversed(nodes)]


class Choosing:
    """The effect `choose`: among lists of effects, those in which everything is possible now."""

    def __init__(self, possible: Possible) -> None:
        self._possible = possible

    def possible(self, s: State, node: Node) -> bool:
        """Is there anything to choose?"""
        return bool(self._open(s, node))

    def begin(self, s: State, node: Node) -> None:
        """The only one needs no question."""
        numbers = self._open(s, node)
        if len(numbers) == 1:
            do_all(s, node.parts["choose"][numbers[0]])
        elif numbers:
            s.todo.append(("ask", node))

    def asks(self, s: State, frame: Frame) -> list[Move]:
        """Each by its number."""
        return [numbered("option", number) for number in self._open(s, frame[1])]

    def then(self, s: State, frame: Frame, move: Move) -> None:
        """The one chosen."""
        assert move.number is not None
        do_all(s, frame[1].parts["choose"][move.number])

    def _open(self, s: State, node: Node) -> list[int]:
        return [
            number
            for number, effects in enumerate(node.parts["choose"])
            if all(self._possible(s, effect) for effect in effects)
        ]


def tomorrow(s: State, node: Node) -> None:
    """At the start of the next day."""
    s.tomorrow = (*s.tomorrow, node)
    tell(s, "tomorrow", card=node)
