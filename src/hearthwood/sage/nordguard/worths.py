"""Rough worths, in days, of what cards do and of items: for decisions that do not ask for more."""

from functools import lru_cache

from hearthwood.nordguard.box import Box, Node
from hearthwood.nordguard.machine.land import steps
from hearthwood.nordguard.state import Held, State

from .odds import mean, thrown
from .ways import best, ways_past, ways_to_meet

ROUGHLY = {
    "draw": -0.3, "move": -0.8, "gain": 0.15, "swap": 0.05, "restore": 0.15, "drain": -0.1, "restock": 0.2,
    "scout": 0.05, "reveal": 0.02, "turn-down": 0.0, "shuffle": -0.3, "shift": -0.1, "clear": 0.1,
}  # fmt: skip
"""Effects whose worth depends on little that is known beforehand."""
STOLEN = 0.15
"""An item taken at random; one that the team chooses costs half of it."""
OBSTACLE = 0.7
"""An obstacle in the way, if it cannot be passed."""


def effects_worth(s: State, nodes: tuple[Node, ...]) -> float:
    """What a list of effects is worth, in days."""
    return sum(effect_worth(s, node) for node in nodes)


def effect_worth(s: State, node: Node) -> float:
    """What an effect is worth, in days."""
    term = node.term
    match node.verb:
        case "days":
            return mean(thrown(term.days))
        case "meet":
            way = best(ways_to_meet(s, node.parts["meet"]))
            passed, failed = (effects_worth(s, node.parts[name]) for name in ("passed", "failed"))
            return way.chance * passed + (1 - way.chance) * failed - 0.3 * len(way.spends) - way.days
        case "choose":
            return max(effects_worth(s, nodes) for nodes in node.parts["choose"])
        case "tomorrow":
            return effects_worth(s, node.parts["tomorrow"])
        case "retreat":
            return retreat_worth(s, term.retreat)
        case "move" if term.move == "ahead":
            return 1.0
        case "steal":
            times: int = term.count * (len(s.characters) if term.each else 1)
            return -STOLEN * times * (0.5 if term.how == "chosen" else 1.0)
        case "stay":
            return obstacle_worth(s, node)
    return ROUGHLY.get(node.verb, 0.0)


def retreat_worth(s: State, where: str) -> float:
    """A retreat costs the way that has to be gone again."""
    if where == "back":
        return -1.5
    lost = 1.5 * steps(s, s.team, s.table.frontier)
    return -lost if where == "frontier" else -min(lost, 2.0)


def obstacle_worth(s: State, node: Node) -> float:
    """One lies in the way, or helps or hinders from where it lies."""
    helps: float = sum(mean(thrown(power.term.extra_dice)) if power.verb == "extra-dice" else power.term.bonus
                for power in node.parts.get("powers", ()))  # fmt: skip
    enter = node.parts.get("enter")
    if enter is None:
        return 0.3 * helps
    way = best(ways_past(s, enter, node.tags))
    share = {"ahead": 1.0, "here": 0.1, "neighbours": 0.3}.get(node.term.stay, 0.3)
    return 0.3 * helps - OBSTACLE * share * (1 - way.worth)


def item_worth(s: State, held: Held) -> float:
    """What an item is worth to any team, less if most of it is used up."""
    worth = item_worths(s.box)[held.item]
    full = s.box.items[held.item].uses
    return worth if not full or held.uses is None else worth * min(1.0, (held.uses + 0.5) / (full + 0.5))


def kind_worth(s: State, item: int) -> float:
    """What a fresh item of a kind is worth."""
    return item_worths(s.box)[item]


@lru_cache(maxsize=64)
def item_worths(box: Box) -> tuple[float, ...]:
    """How often the cards of a box ask for each kind of item, or let its powers help."""
    nodes = [(node, location.tags) for location in box.locations for node in (location.enter,) if node]
    nodes += [(node, node.tags) for node in box.nodes.values() if node.verb in _ASKING]
    return tuple(sum(_concerns(box, item.number, node, tags) for node, tags in nodes) for item in box.items)


_ASKING = ("roll", "fight", "carry", "spend", "give")
_OTHER_POWERS = {"action": 2.0, "slots": 3.0, "extra-event": 2.0, "safe": 0.5, "extra-uses": 1.0}


def _concerns(box: Box, item: int, node: Node, tags: frozenset[str]) -> float:
    card = box.items[item]
    if node.verb in ("carry", "spend"):
        return float(item in node.fits)
    worth = 0.0
    for power in card.powers:
        if power.verb == "weapon":
            worth += mean(thrown(power.term.weapon)) / 6 if node.verb == "fight" else 0.0
        elif power.verb == "ignore":
            worth += bool(power.tags & tags)
        elif power.tags & node.tags:
            worth += min(1.0, power.term.bonus / 4) if power.verb == "bonus" else 0.6
    uses = card.uses
    return worth if uses is None else worth * min(1.0, uses / 3)
