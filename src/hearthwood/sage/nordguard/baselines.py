"""Baselines: a walker, and a greedy player that looks no further than the next location."""

from hearthwood.nordguard.machine.barring import is_barred
from hearthwood.nordguard.machine.land import steps
from hearthwood.nordguard.machine.moves import Move
from hearthwood.nordguard.position import View
from hearthwood.nordguard.state import DIRECTIONS, State

from .habits import habit
from .ways import best, ways_in

AWAY = 0.4
"""How much of its chance a way counts for the greedy player that does not lead nearer."""


class Walker:
    """Goes the shortest way; never scouts, trades or restocks. Meets what comes by habit."""

    def choose(self, view: View) -> Move:
        """A legal move."""
        s = view.state()
        moves = own_moves(view)
        match s.todo[-1][0]:
            case "day":
                return walk(s, moves)
            case "items":
                return suggested(s, moves)
        return habit(s, moves)


class Greedy:
    """Takes what is best at once: free powers, then the likeliest way that leads nearer."""

    def choose(self, view: View) -> Move:
        """A legal move."""
        s = view.state()
        moves = own_moves(view)
        return rush(s, moves, known_cells(view)) if s.todo[-1][0] == "day" else habit(s, moves)


def own_moves(view: View) -> list[Move]:
    """What the step that asks can be answered with, without trades."""
    return [move for move in view.legal_moves if move.kind not in ("give", "drop", "pick")]


def known_cells(view: View) -> int:
    """A bit for each location whose face the team knows."""
    return sum(1 << site.cell for site in view.sites if site.location is not None)


def walk(s: State, moves: list[Move]) -> Move:
    """Nearer to Destination, along the longer side of what is left; around what is barred."""
    nearer = [move for move in moves if gain(s, move) > 0]
    free = [move for move in nearer if not is_barred(s, target(s, move))]
    elsewhere = [move for move in moves if move.kind in DIRECTIONS and not is_barred(s, target(s, move))]
    return max(free or elsewhere or nearer, key=lambda move: left(s, move))


def left(s: State, move: Move) -> int:
    """How many steps remain in a direction."""
    width = s.table.width
    across = s.table.destination % width - s.team % width
    return across if move.kind == "east" else s.team // width - s.table.destination // width


def suggested(s: State, moves: list[Move]) -> Move:
    """What the character's card suggests, as far as the deck has it."""
    card = s.box.characters[s.characters[s.todo[-1][1]]]
    names = [s.box.items[item].text for item in card.suggested]
    carried = {s.box.items[held.item].text for held in s.carried[s.todo[-1][1]]}
    wanted = [move for move in moves if move.name in names and move.name not in carried]
    return wanted[0] if wanted else moves[-1]


def target(s: State, move: Move) -> int:
    """Where a direction leads."""
    cell = s.table.neighbours[s.team][DIRECTIONS.index(move.kind)]
    assert cell is not None
    return cell


def gain(s: State, move: Move) -> int:
    """How much nearer to Destination a direction leads."""
    if move.kind not in DIRECTIONS:
        return 0
    goal = s.table.destination
    return steps(s, s.team, goal) - steps(s, target(s, move), goal)


def rush(s: State, moves: list[Move], known: int) -> Move:
    """Whatever can be done for nothing; then the likeliest way."""
    actions = [move for move in moves if move.kind == "use" and is_free(s, move)]
    if actions:
        return actions[0]
    ways = [move for move in moves if move.kind in DIRECTIONS]
    return max(ways, key=lambda move: entry(s, target(s, move), known) * (1 if gain(s, move) > 0 else AWAY))


def is_free(s: State, move: Move) -> bool:
    """Does an action cost neither days nor uses?"""
    if move.place is None:
        card = s.box.characters[s.characters[move.who or 0]]
    else:
        held = s.carried[move.who or 0][move.place]
        if held.uses is not None:
            return False
        card = s.box.items[held.item]  # type: ignore[assignment]
    return not card.of_group["action"][move.number or 0].days


def entry(s: State, cell: int, known: int) -> float:
    """How promising a location is to enter; a middling one where its face is not known."""
    if not known >> cell & 1:
        return 0.5
    card = s.box.locations[s.cards[cell]]
    return best(ways_in(s, card, s.lying.get(cell, ()), s.scouted.get(cell))).worth
