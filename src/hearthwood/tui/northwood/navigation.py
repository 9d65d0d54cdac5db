"""Where arrows, Tab and the keys of single things lead on the table."""

from hearthwood.northwood import Kind, Move, Phase, View
from hearthwood.northwood.cards import FIEF_COUNT, SLOT_COUNT, SLOTS, SUITS
from hearthwood.northwood.moves import MOVES
from hearthwood.tui.keys import Key

from .hand import KEYS
from .scene import Pile
from .stage import Stage, Target, move_of

HALLS: tuple[Target, ...] = tuple(move_of(f"@{fief}") for fief in range(FIEF_COUNT))
ALLIES: tuple[Target, ...] = tuple(move_of(slot) for slot in SLOTS)
PILES: tuple[Target, ...] = tuple(Pile)
_ARROWS = {"left", "right", "up", "down", "home", "end", "tab", "shift+tab"}


def default(view: View) -> Target | None:
    """What Enter does before anything is pointed at: listen, be done, or the only move there is."""
    legal = view.legal_moves
    for kind in (Kind.LISTEN, Kind.DONE):
        for move in legal:
            if move.kind is kind:
                return move
    return legal[0] if len(legal) == 1 else None


def names_fiefs(view: View) -> bool:
    """Do digits stand for fiefs now, and not for cards?"""
    fiefs = any(move.kind in (Kind.VISIT, Kind.SUBSTITUTE) for move in view.legal_moves)
    return fiefs or view.phase in (Phase.CHOOSE, Phase.SUBSTITUTE)


def named_by(key: str, view: View) -> Target | None:
    """The thing that a key names now."""
    legal = view.legal_moves
    if any(move.kind is Kind.NAME_SUIT for move in legal) and key.upper() in SUITS:
        return move_of(key.upper())
    if key.isdecimal() and names_fiefs(view):
        return HALLS[int(key)] if int(key) < FIEF_COUNT else None
    if key in KEYS:
        index = KEYS.index(key)
        return MOVES[view.hand[index]] if index < len(view.hand) else None
    if key == "d" and move_of("draw") in legal:
        return move_of("draw")
    if key == "l":
        return move_of("listen")
    return move_of(key) if key in SLOTS else None


def moved(stage: Stage, key: str) -> Target | None:
    """What an arrow or Tab leads to from what is pointed at."""
    if key not in _ARROWS:
        return None
    groups = _groups(stage.view)
    group = next((one for one in groups if stage.pointed in one), None)
    if group is None:
        return _first(stage, groups[_main_group(stage.view)])
    if key in ("tab", "shift+tab"):
        by = 1 if key == "tab" else -1
        return _first(stage, groups[(groups.index(group) + by) % len(groups)])
    if key in ("home", "end"):
        return group[0 if key == "home" else -1]
    assert stage.pointed is not None
    return _stepped(stage, group, group.index(stage.pointed), key)


def _groups(view: View) -> list[tuple[Target, ...]]:
    hand: tuple[Target, ...] = tuple(MOVES[card] for card in view.hand)
    groups = [HALLS, ALLIES, PILES, hand]
    return [group for group in groups if group]


def _main_group(view: View) -> int:
    """The group that this moment's decision is about: halls, allies or hand."""
    kinds = {move.kind for move in view.legal_moves}
    if Kind.CARD in kinds:
        return -1
    return 1 if Kind.ACTIVATE in kinds else 0


def _first(stage: Stage, group: tuple[Target, ...]) -> Target:
    """The first thing of a group that can be played, or simply the first."""
    playable = (target for target in group if isinstance(target, Move) and stage.allows(target))
    return next(playable, group[0])


def _stepped(stage: Stage, group: tuple[Target, ...], index: int, key: str) -> Target:
    """Halls and hand lie side by side; allies stand in a column, and right of them the piles."""
    flat = group not in (ALLIES, PILES)
    by = {"left": -1, "right": 1, "up": -1, "down": 1}[key]
    if flat and key in ("left", "right"):
        return group[(index + by) % len(group)]
    if not flat and key in ("up", "down") and 0 <= index + by < len(group):
        return group[index + by]
    if not flat and key in ("left", "right"):
        return PILES[0] if group is ALLIES else ALLIES[min(index, SLOT_COUNT - 1)]
    groups = _groups(stage.view)
    hand = groups[-1]
    if group is HALLS:
        return ALLIES[0] if key == "down" else _first(stage, hand)
    if group in (ALLIES, PILES):
        return _first(stage, hand if key == "down" else HALLS)
    return ALLIES[-1] if key == "up" else _first(stage, HALLS)


def naming_keys(stage: Stage) -> list[Key]:
    """The keys that name what this moment's decision is about."""
    if stage.scene.over:
        return []
    view = stage.view
    kinds = {move.kind for move in view.legal_moves}
    keys = []
    if names_fiefs(view) and kinds != {Kind.DONE}:
        keys.append(Key("down", "0-7", "key-fief"))
    if Kind.ACTIVATE in kinds or stage.picked is not None:
        keys.append(Key("down", "a-d", "key-ally"))
    if Kind.LISTEN in kinds:
        keys.append(Key("l", "l", "key-listen"))
    if Kind.CARD in kinds:
        last = KEYS[min(len(view.hand), len(KEYS)) - 1]
        keys.append(Key("right", f"1-{last}" if last != "1" else "1", "key-hand"))
    if Kind.NAME_SUIT in kinds:
        keys.append(Key("c", "c f l e", "key-suit"))
    if Kind.DRAW in kinds:
        keys.append(Key("d", "d", "key-draw"))
    return keys
