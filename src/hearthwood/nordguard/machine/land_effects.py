"""Effects on locations: scout, reveal, turn down, shuffle, shift, clear, stay (rule G5.effects)."""

from collections.abc import Callable

from hearthwood.nordguard.box import Node
from hearthwood.nordguard.state import Frame, Lying, State

from .chance import shuffle_locations, throw
from .land import clear, column, is_up, lay, region, row, shift, turn_down, turn_up
from .moves import Move, at
from .telling import reveal, tell
from .term import Term, choose_among

Cells = Callable[[State, Node], list[int]]
Fits = Callable[[State, Node, int], bool]


def cell_of(s: State, move: Move) -> int:
    """The cell that a move names."""
    assert move.name is not None
    return s.table.cell_texts.index(move.name)


def cells_asked(s: State, cells: list[int]) -> list[Move]:
    """A move for each cell."""
    return [at(s.table.cell_texts[cell]) for cell in cells]


def on_cells(fits: Fits, act: Callable[[State, Node, int], None], meant: Cells | None = None) -> Term:
    """An effect on locations: all that fit of those that the term means, a random one or a chosen one."""
    cells = meant or in_region

    def candidates(s: State, node: Node) -> list[int]:
        return [cell for cell in cells(s, node) if fits(s, node, cell)]

    return Term(
        begin=lambda s, node: choose_among(s, node, node.term.how, candidates(s, node), act),
        possible=lambda s, node: any(fits(s, node, cell) for cell in cells(s, node)),
        asks=lambda s, frame: cells_asked(s, candidates(s, frame[1])),
        then=lambda s, frame, move: act(s, frame[1], cell_of(s, move)),
    )


def in_region(s: State, node: Node) -> list[int]:
    """The cells that the term means, seen from the team."""
    return region(s, getattr(node.term, node.verb.replace("-", "_")), s.team)


# Scout, reveal, turn down, clear.


def could_scout(s: State, node: Node, cell: int) -> bool:
    """Face down, or dice to roll; not with a result from before (rule G4.11)."""
    if cell == s.team or cell in s.scouted:
        return False
    return not s.up >> cell & 1 or s.box.locations[s.cards[cell]].difficulty is not None


def scout(s: State, node: Node, cell: int) -> None:
    """Face up, and the result of the dice that set its difficulty stays on the card."""
    turn_up(s, cell)
    difficulty = s.box.locations[s.cards[cell]].difficulty
    if difficulty is not None:
        amount = difficulty.term.fight if difficulty.verb == "fight" else difficulty.term.least
        s.scouted[cell], dice = throw(s, amount)
        reveal(s, "scouted", cell=cell, dice=dice, total=s.scouted[cell])


def could_turn_down(s: State, node: Node, cell: int) -> bool:
    """Face up, neither the team's nor a corner (rules G4.18, G4.19)."""
    return is_up(s, cell) and shufflable(s, cell)


# Shuffle and shift. What is asked is the line, by its first free cell.


def lines(s: State, node: Node, movable: Callable[[State, int], bool], least: int) -> list[list[int]]:
    """The groups of locations in question: one, or every row or column that has enough."""
    name = getattr(node.term, node.verb)
    if name not in ("row", "column") or node.term.line == "here":
        groups = [in_region(s, node)]
    elif name == "row":
        groups = [row(s.table, cell) for cell in range(0, len(s.cards), s.table.width)]
    else:
        groups = [column(s.table, cell) for cell in range(s.table.width)]
    free = [[cell for cell in group if movable(s, cell)] for group in groups]
    return [group for group in free if len(group) >= least]


def on_lines(
    movable: Callable[[State, int], bool], least: int, act: Callable[[State, Node, list[int]], None]
) -> Term:
    """An effect on groups of locations."""

    def groups(s: State, node: Node) -> list[list[int]]:
        return lines(s, node, movable, least)

    def named_line(s: State, frame: Frame, move: Move) -> None:
        cell = cell_of(s, move)
        act(s, frame[1], next(group for group in groups(s, frame[1]) if group[0] == cell))

    return Term(
        begin=lambda s, node: choose_among(s, node, node.term.line, groups(s, node), act),
        possible=lambda s, node: bool(groups(s, node)),
        asks=lambda s, frame: cells_asked(s, [group[0] for group in groups(s, frame[1])]),
        then=named_line,
    )


def shufflable(s: State, cell: int) -> bool:
    """Neither a corner nor under the team (rule G4.19)."""
    return cell != s.team and not s.table.is_corner(cell)


def shuffle(s: State, node: Node, cells: list[int]) -> None:
    """What lies on them is lost, and they are laid face down, unseen (rule G3.shuffle)."""
    for cell in cells:
        clear(s, cell)
        s.scouted.pop(cell, None)
        s.up &= ~(1 << cell)
        s.seen &= ~(1 << cell)
    cards = [s.cards[cell] for cell in cells]
    shuffle_locations(s, cards)
    for cell, card in zip(cells, cards, strict=True):
        s.cards[cell] = card
    tell(s, "shuffled", cells=cells)


def shiftable(s: State, cell: int) -> bool:
    """Corners are not moved (rule G4.19)."""
    return not s.table.is_corner(cell)


def shift_on(s: State, node: Node, cells: list[int]) -> None:
    """Each to the next one's place."""
    shift(s, cells, node.term.by)


# Stay.


def drawn(s: State) -> tuple[int, int, int] | None:
    """The event that is being resolved: its place among what is pending, its number, where it was drawn."""
    for place in range(len(s.todo) - 1, -1, -1):
        if s.todo[place][0] == "event":
            return place, s.todo[place][1], s.todo[place][2]
    return None


def from_where_drawn(s: State, node: Node) -> list[int]:
    """The cells that `stay` means, seen from where the event was drawn (rule G4.18)."""
    event = drawn(s)
    return [] if event is None else region(s, node.term.stay, event[2])


def could_lie(s: State, node: Node, cell: int) -> bool:
    """Anywhere, but corners are never barred (rule G4.19)."""
    enter = node.parts.get("enter")
    return enter is None or enter.verb != "barred" or not s.table.is_corner(cell)


def stay(s: State, node: Node, cell: int) -> None:
    """It is an obstacle now, and not discarded when it is resolved."""
    event = drawn(s)
    assert event is not None
    place, number, _ = event
    s.todo[place] = ("end",)
    lay(s, cell, Lying(number, node, node.term.lasts))


SCOUT = on_cells(could_scout, scout)
REVEAL = on_cells(lambda s, node, cell: not is_up(s, cell), lambda s, node, cell: turn_up(s, cell))
TURN_DOWN = on_cells(could_turn_down, lambda s, node, cell: turn_down(s, cell))
CLEAR = on_cells(lambda s, node, cell: cell in s.lying, lambda s, node, cell: clear(s, cell))
SHUFFLE = on_lines(shufflable, 1, shuffle)
SHIFT = on_lines(shiftable, 2, shift_on)
STAY = on_cells(could_lie, stay, from_where_drawn)
