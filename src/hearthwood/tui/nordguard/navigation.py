"""Where arrows, Tab and the keys of single things lead on the table."""

from hearthwood.nordguard import Move
from hearthwood.nordguard.state import DIRECTIONS
from hearthwood.tui.keys import Key

from .asking import slots
from .rows import KEYS
from .stage import Cell, Ground, Own, Stage, Target

_ARROWS = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}
_ENDS = ("home", "end")
_PAGES = ("pageup", "pagedown")
_NAMED: dict[str, tuple[str, ...]] = {
    "f": ("fire",),
    "r": ("roll", "restock"),
    "d": ("done", "draw", "ready"),
    "k": ("keep", "face"),
    "x": ("pass", "fail", "none", "decline"),
    ".": ("stay",),
}
"""Keys of moves that come again and again: the first of these that can be made."""
_WAYS = {direction[0]: direction for direction in DIRECTIONS}
_PAGE = 8


def default(stage: Stage) -> Target | None:
    """Where one looks when a decision comes: the team, the first location in question, the first row."""
    if stage.scene.over:
        return None
    if stage.asks_for_a_way:
        return Cell(stage.view.team)
    if not stage.choices:
        return None
    cell = stage.cell_of(stage.choices[0])
    return stage.choices[0] if cell is None else Cell(cell)


def named_by(key: str, stage: Stage) -> Target | None:
    """The thing that a key names now."""
    if key in _WAYS and stage.asks_for_a_way:
        cell = stage.view.table.neighbours[stage.view.team][DIRECTIONS.index(_WAYS[key])]
        return None if cell is None else Cell(cell)
    if key in KEYS:
        number = KEYS.index(key)
        return stage.choices[number] if number < len(stage.choices) else None
    for kind in _NAMED.get(key, ()):
        moves = [move for move in stage.choices if move.kind == kind]
        if moves:
            return moves[0]
    return None


def moved(stage: Stage, key: str) -> Target | None:
    """What an arrow or Tab leads to from what is pointed at."""
    pointed = stage.pointed
    if key in ("tab", "shift+tab"):
        return _next_group(stage, 1 if key == "tab" else -1)
    if key not in (*_ARROWS, *_ENDS, *_PAGES):
        return None
    if isinstance(pointed, Move):
        return _along_rows(stage, pointed, key)
    if isinstance(pointed, Own | Ground):
        return _in_team(stage, pointed, key) if key in _ARROWS else pointed
    cell = pointed.cell if isinstance(pointed, Cell) else stage.view.team
    return _on_map(stage, cell, key)


def _next_group(stage: Stage, by: int) -> Target:
    """Map, rows, team, and round again."""
    groups: list[Target] = [Cell(stage.view.team)]
    kinds: list[type] = [Cell]
    if stage.choices:
        groups.append(stage.move or stage.choices[0])
        kinds.append(Move)
    if stage.view.members:
        groups.append(Own(0))
        kinds.append(Own)
    here = Own if isinstance(stage.pointed, Ground) else type(stage.pointed)
    place = kinds.index(here) if here in kinds else 0
    return groups[(place + by) % len(groups)]


def _along_rows(stage: Stage, move: Move, key: str) -> Target:
    rows = stage.choices
    place = rows.index(move) if move in rows else 0
    if key in _ENDS:
        return rows[0 if key == "home" else -1]
    if key in _PAGES:
        return rows[min(max(0, place + (_PAGE if key == "pagedown" else -_PAGE)), len(rows) - 1)]
    if key == "left":
        return Cell(stage.cell_of(move) or stage.view.team)
    if key == "right":
        return Own(0) if stage.view.members else move
    return rows[(place + _ARROWS[key][0]) % len(rows)]


def _on_map(stage: Stage, cell: int, key: str) -> Target:
    table = stage.view.table
    row, column = divmod(cell, table.width)
    if key in _ENDS:
        return Cell(stage.view.team if key == "home" else table.destination)
    if key in _PAGES:
        row = 0 if key == "pageup" else table.height - 1
    else:
        down, right = _ARROWS[key]
        row = min(max(0, row + down), table.height - 1)
        column = min(max(0, column + right), table.width - 1)
    return Cell(row * table.width + column)


def _in_team(stage: Stage, at: Own | Ground, key: str) -> Target:
    """Characters stand below each other, what they carry beside them; last comes what lies here."""
    count = len(stage.view.members)
    lying = len(stage.view.ground)
    down, right = _ARROWS[key]
    if isinstance(at, Ground):
        if down:
            return Own(count - 1) if down < 0 else Own(0)
        return Ground((at.number + right) % lying)
    if down:
        who = at.who + down
        if who >= count and lying:
            return Ground(0)
        who %= count
        return Own(who, None if at.place is None else min(at.place, slots(stage, who) - 1))
    places = [None, *range(slots(stage, at.who))]
    return Own(at.who, places[(places.index(at.place) + right) % len(places)])


def naming_keys(stage: Stage) -> list[Key]:
    """The keys that name what this moment's decision is about."""
    if stage.scene.over:
        return []
    kinds = {move.kind for move in stage.choices}
    keys = [Key("down", "↑↓←→", "key-look")]
    if stage.asks_for_a_way:
        keys.append(Key("n", "n e s w", "key-way"))
        keys.append(Key("full_stop", ".", "key-stay"))
    if "fire" in kinds:
        keys.append(Key("f", "f", "key-fire"))
    if kinds & {"pass", "fail", "none", "decline"}:
        keys.append(Key("x", "x", "key-leave-it"))
    if not stage.asks_for_a_way and len(stage.choices) > 1:
        keys.append(Key("1", "1-9", "key-row"))
    return keys
