"""Requirements and effects in words, for choices: what a way of a card asks, and what it would do."""

from collections.abc import Callable, Sequence
from typing import Any

from hearthwood.locales import Fact, Message
from hearthwood.nordguard.box import Node
from hearthwood.nordguard.vocabulary.words import Amount

from .cards import Cards


def requirement(node: Node, cards: Cards) -> str:
    """What must be met."""
    words = cards.words
    term = node.term
    match node.verb:
        case "roll":
            return words("sled-way-roll", dice=amount(term.roll, cards), least=amount(term.least, cards))
        case "fight":
            return words("sled-way-fight", difficulty=amount(term.fight, cards))
        case "carry":
            return words("sled-way-carry", items=cards.fitting(node.fits, term.carry))
        case "spend":
            return words("sled-way-spend", items=cards.fitting(node.fits, term.spend))
        case "give":
            return words("sled-way-give", items=cards.fitting(node.fits, term.give))
        case "pay":
            return words("sled-way-pay", days=term.pay)
        case "all":
            return words("sled-and").join(requirement(part, cards) for part in node.parts["all"])
        case "any":
            return words("sled-or").join(requirement(part, cards) for part in node.parts["any"])
    return words("sled-way-barred")


def amount(one: Amount, cards: Cards) -> str:
    """A number, or dice and a number, as people say it."""
    words = cards.words
    if one.is_fixed:
        return str(one.plus)
    if one.sides == 6:
        dice = words("sled-dice", count=one.count)
    else:
        dice = words("sled-odd-dice", count=one.count, sides=one.sides)
    if not one.plus:
        return dice
    return words("sled-dice-plus", dice=dice, plus=f"{one.plus:+}".replace("-", "\N{MINUS SIGN}"))


def short_amount(one: Amount) -> str:
    """The same in a few signs, for the map: `2d+5`."""
    if one.is_fixed:
        return str(one.plus)
    sides = "" if one.sides == 6 else str(one.sides)
    return f"{one.count if one.count > 1 else ''}d{sides}{f'{one.plus:+}' if one.plus else ''}"


def effects(nodes: Sequence[Node], cards: Cards) -> str:
    """What a list of effects does; an empty one does nothing."""
    if not nodes:
        return cards.words("sled-does-nothing")
    return cards.words("sled-then").join(effect(node, cards) for node in nodes)


def effect(node: Node, cards: Cards) -> str:
    """What one effect does."""
    message = _EFFECTS[node.verb](node, node.term, cards)
    return cards.words.say(message)


def _days(_node: Node, term: Any, _cards: Cards) -> Message:
    days: Amount = term.days
    way = "less" if days.lowest < 0 else "more"
    if not days.is_fixed:
        return Message("sled-does-days-dice", {"way": way, "dice": short_amount(days).lstrip("-")})
    return Message("sled-does-days", {"way": way, "count": abs(days.plus)})


def _draw(_node: Node, term: Any, _cards: Cards) -> Message:
    return Message("sled-does-draw", {"count": term.draw})


def _retreat(_node: Node, term: Any, _cards: Cards) -> Message:
    return Message("sled-does-retreat", {"where": term.retreat})


def _steal(node: Node, term: Any, cards: Cards) -> Message:
    facts: dict[str, Fact] = {
        "how": term.how,
        "each": "yes" if term.each else "no",
        "items": cards.fitting(node.fits, term.steal),
    }
    return Message("sled-does-steal", facts)


def _on_items(name: str, verb: str) -> Callable[[Node, Any, Cards], Message]:
    def told(node: Node, term: Any, cards: Cards) -> Message:
        selector = getattr(term, verb)
        return Message(name, {"how": term.how, "items": cards.fitting(node.fits, selector)})

    return told


def _on_land(name: str, verb: str) -> Callable[[Node, Any, Cards], Message]:
    def told(_node: Node, term: Any, cards: Cards) -> Message:
        how: str = term.how if hasattr(term, "how") else term.line
        region = cards.words(f"sled-region-{getattr(term, verb)}")
        return Message(name, {"how": how, "region": region})

    return told


def _meet(node: Node, _term: Any, cards: Cards) -> Message:
    facts = {
        "needed": requirement(node.parts["meet"], cards),
        "passed": effects(node.parts["passed"], cards),
        "failed": effects(node.parts["failed"], cards),
    }
    return Message("sled-does-meet", facts)


def _choose(node: Node, _term: Any, cards: Cards) -> Message:
    ways = [effects(way, cards) for way in node.parts["choose"]]
    return Message("sled-does-choose", {"ways": cards.words("sled-or").join(ways)})


def _tomorrow(node: Node, _term: Any, cards: Cards) -> Message:
    return Message("sled-does-tomorrow", {"what": effects(node.parts["tomorrow"], cards)})


_EFFECTS: dict[str, Callable[[Node, Any, Cards], Message]] = {
    "days": _days,
    "draw": _draw,
    "retreat": _retreat,
    "steal": _steal,
    "gain": _on_items("sled-does-gain", "gain"),
    "swap": _on_items("sled-does-swap", "swap"),
    "restore": _on_items("sled-does-restore", "restore"),
    "drain": _on_items("sled-does-drain", "drain"),
    "restock": lambda _node, _term, _cards: Message("sled-does-restock"),
    "move": _on_land("sled-does-move", "move"),
    "scout": _on_land("sled-does-scout", "scout"),
    "reveal": _on_land("sled-does-reveal", "reveal"),
    "turn-down": _on_land("sled-does-turn-down", "turn_down"),
    "shuffle": _on_land("sled-does-shuffle", "shuffle"),
    "shift": _on_land("sled-does-shift", "shift"),
    "clear": _on_land("sled-does-clear", "clear"),
    "stay": _on_land("sled-does-stay", "stay"),
    "meet": _meet,
    "choose": _choose,
    "tomorrow": _tomorrow,
}
