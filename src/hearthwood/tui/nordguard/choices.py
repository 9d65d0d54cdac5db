"""Moves in words: the rows of what can be chosen."""

from collections.abc import Callable

from hearthwood.nordguard import Move
from hearthwood.nordguard.box import Node
from hearthwood.nordguard.state import DIRECTIONS

from .describing import effects, requirement
from .stage import Stage


def label(stage: Stage, move: Move) -> str:
    """What a row calls a move."""
    return _LABELS.get(move.kind, _plain)(stage, move)


def value(stage: Stage, move: Move) -> str:
    """What stands at the right of a row: what is there of it, what it is worth."""
    view, words = stage.view, stage.words
    if move.kind == "choose" and move.name is not None:
        card = view.box.characters[view.box.character_numbers[move.name]]
        return words("sled-slots", count=card.slots)
    if move.name is not None and move.kind in ("take", "item"):
        number = view.box.item_numbers[move.name]
        return words("sled-in-deck", count=view.item_deck.count(number))
    if move.who is not None and move.place is not None:
        held = view.members[move.who].items[move.place]
        return "" if held.uses is None else words("sled-uses", count=held.uses)
    return ""


def cell_name(stage: Stage, cell: int) -> str:
    """A location by its cell, with its name where it is seen."""
    site = stage.view.sites[cell]
    if site.location is None or not site.face_up:
        return stage.words("sled-cell-down", cell=site.name)
    return stage.words("sled-cell", cell=site.name, location=stage.cards.location(site.location))


def _plain(stage: Stage, move: Move) -> str:
    """Moves of one word; what some of them mean depends on what asks."""
    name = f"{move.kind}-{stage.view.phase}"
    return stage.words(f"sled-act-{name if name in BY_PHASE else move.kind}")


WORDS = (
    "stay", "ready", "restock", "done", "keep", "decline", "pass", "face", "roll", "pay", "fail", "none",
    "draw",
)  # fmt: skip
"""Moves of one word."""
OWNED = ("use", "fire", "again", "ignore", "spend", "yield", "drop", "put", "replace", "swap")
"""Moves about somebody's item."""
POWERS = ("use", "fire", "again", "ignore")
"""Those that a character's own power can make too."""
BY_PHASE = frozenset({"pass-fight", "decline-trade", "fail-any"})
"""Words that are said otherwise at these stops."""


def _way(stage: Stage, move: Move) -> str:
    cell = stage.cell_of(move)
    place = "" if cell is None else cell_name(stage, cell)
    return stage.words("sled-act-go", way=stage.words(f"sled-way-to-{move.kind}"), place=place)


def _named(stage: Stage, move: Move) -> str:
    assert move.name is not None
    return stage.cards.name(move.name)


def _cell(stage: Stage, move: Move) -> str:
    cell = stage.cell_of(move)
    return "" if cell is None else cell_name(stage, cell)


def _source(stage: Stage, move: Move) -> str:
    """An item of somebody, or somebody's own power."""
    assert move.who is not None
    if move.name is not None:
        return stage.cards.name(move.name)
    who = stage.who(move.who)
    if move.place is None:
        return stage.words(f"sled-act-{move.kind}-own", who=who)
    item = stage.item_at(move.who, move.place)
    return stage.words(f"sled-act-{move.kind}", who=who, item=item)


def _item(stage: Stage, move: Move) -> str:
    """An item of the deck, or one that somebody carries."""
    if move.name is not None:
        return stage.cards.name(move.name)
    assert move.who is not None
    assert move.place is not None
    return stage.words("sled-act-item", who=stage.who(move.who), item=stage.item_at(move.who, move.place))


def _give(stage: Stage, move: Move) -> str:
    assert move.who is not None
    assert move.place is not None
    assert move.to is not None
    item = stage.item_at(move.who, move.place)
    return stage.words("sled-act-give", who=stage.who(move.who), other=stage.who(move.to), item=item)


def _pick(stage: Stage, move: Move) -> str:
    assert move.who is not None
    assert move.number is not None
    item = stage.cards.item(stage.view.ground[move.number].held.item)
    return stage.words("sled-act-pick", who=stage.who(move.who), item=item)


def _to(stage: Stage, move: Move) -> str:
    assert move.who is not None
    return stage.who(move.who)


def _option(stage: Stage, move: Move) -> str:
    """A way of a card, in words."""
    node = stage.state.todo[-1][1]
    assert isinstance(node, Node)
    assert move.number is not None
    part = node.parts[node.verb][move.number]
    if node.verb == "any":
        return requirement(part, stage.cards)
    return effects(part, stage.cards)


def _event(stage: Stage, move: Move) -> str:
    assert move.number is not None
    return stage.cards.event(stage.state.todo[-1][1][move.number])


_Labels = Callable[[Stage, Move], str]
_LABELS: dict[str, _Labels] = {
    **dict.fromkeys(DIRECTIONS, _way),
    "choose": _named,
    "take": _named,
    "at": _cell,
    **dict.fromkeys(OWNED, _source),
    "item": _item,
    "give": _give,
    "pick": _pick,
    "to": _to,
    "option": _option,
    "event": _event,
}
