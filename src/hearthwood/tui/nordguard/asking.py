"""What is to be decided, in one sentence, for every stop of the machine; and the card that it is about."""

from hearthwood.locales import Fact, Message
from hearthwood.nordguard.box import Node
from hearthwood.nordguard.state import Frame

from .describing import amount, requirement
from .stage import Stage

PHASES = (
    "choose", "items", "ready", "day", "face", "draw", "pick", "trade", "roll", "again", "fight", "found",
    "place", "restock", "spend", "give", "pay", "any", "retreat", "move", "steal", "gain", "swap", "restore",
    "drain", "scout", "reveal", "turn-down", "shuffle", "shift", "clear", "stay",
)  # fmt: skip
"""Where something can be asked; a choice between effects is told from choosing the team."""


def prompt(stage: Stage) -> Message:
    """The sentence for this moment."""
    scene = stage.scene
    if scene.stopped:
        return Message("prompt-stopped")
    if stage.view.outcome is not None:
        return Message(f"sled-over-{stage.view.outcome}")
    frame = stage.state.todo[-1]
    facts = _facts(stage, frame)
    if frame[0] == "ask" and stage.view.phase == "choose":
        return Message("sled-ask-way", facts)
    return Message(f"sled-ask-{stage.view.phase}", facts)


def asked(stage: Stage) -> str:
    """Who is asked, where several people play: by name, or by the characters of the seat."""
    scene = stage.scene
    if scene.over or not scene.shared:
        return ""
    seat = stage.view.asked
    return scene.player(seat) or characters_of(stage, seat)


def characters_of(stage: Stage, seat: int) -> str:
    """The characters of a seat."""
    members = stage.view.members
    return ", ".join(stage.cards.character(member.character) for member in members if member.seat == seat)


def _facts(stage: Stage, frame: Frame) -> dict[str, Fact]:
    """What the sentences of this moment need."""
    view, cards = stage.view, stage.cards
    facts: dict[str, Fact] = {"card": "" if (card := card_of(stage)) is None else cards.name(card)}
    match frame:
        case ("choose",):
            facts |= {"number": len(view.members) + 1, "count": len(view.table.seat_of)}
        case ("items", who):
            room = _room(stage, who)
            facts |= {"who": stage.who(who), "count": room}
        case ("restock", who, *_):
            facts |= {"who": stage.who(who), "count": _room(stage, who)}
        case ("place", item, who):
            facts |= {"who": stage.who(who), "item": cards.item(item)}
        case ("found", item):
            facts |= {"item": cards.item(item)}
        case ("trade", who, place, to):
            facts |= {"who": stage.who(who), "other": stage.who(to), "item": stage.item_at(who, place)}
        case ("fight", _, difficulty, total, *_):
            facts |= {"difficulty": difficulty, "total": total}
        case ("roll" | "again", node, difficulty, more):
            facts |= {"difficulty": difficulty, "more": more, "dice": amount(node.term.roll, cards)}
        case ("draw", count):
            facts |= {"count": count}
        case ("ask", node, *_):
            facts |= _facts_of_term(stage, node)
    return facts


def _facts_of_term(stage: Stage, node: Node) -> dict[str, Fact]:
    cards = stage.cards
    match node.verb:
        case "pay":
            return {"days": node.term.pay}
        case "spend" | "give":
            return {"needed": requirement(node, cards)}
        case "restore" | "drain" | "steal" | "gain" | "swap":
            return {"items": cards.fitting(node.fits, getattr(node.term, node.verb))}
    return {}


def _room(stage: Stage, who: int) -> int:
    """How many more items fit."""
    return slots(stage, who) - len(stage.view.members[who].items)


def slots(stage: Stage, who: int) -> int:
    """How many items a character may carry."""
    member = stage.view.members[who]
    roomy = stage.view.box.roomy_items
    room = stage.view.box.characters[member.character].slots
    return room + sum(roomy.get(held.item, 0) for held in member.items)


def card_of(stage: Stage) -> str | None:
    """The card that is being met or resolved."""
    state, box = stage.state, stage.view.box
    for frame in reversed(state.todo):
        node = next((part for part in frame[1:] if isinstance(part, Node)), None)
        if node is not None:
            return node.text.partition("#")[0]
        match frame:
            case ("event", event, _):
                return box.events[event].text
            case ("gate" | "judge", cell, which):
                lying = state.lying.get(cell, ())
                if which == 0:
                    return box.locations[state.cards[cell]].text
                return box.events[lying[which - 1].event].text if which <= len(lying) else None
            case ("pick", _):
                return None
    return None
