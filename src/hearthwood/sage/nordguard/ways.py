"""Ways to meet a requirement with what the team has now, and how likely each is to succeed."""

from collections.abc import Iterable
from typing import NamedTuple

from hearthwood.nordguard.box import LocationCard, Node, Power
from hearthwood.nordguard.machine.helping import Ready, helpers, ready, standing_powers
from hearthwood.nordguard.machine.meeting import payments
from hearthwood.nordguard.state import Lying, State

from .odds import SURE, Spread, mean, number, plus, reaches, thrown

SMALL_GAIN = 0.04
"""A use that raises the chance by less is not spent."""
USE_PRICE = 0.06
"""What a use is worth, in chance, where nothing is known of the road ahead."""
DAY_PRICE = 0.3
"""What a day is worth, likewise."""


class Way(NamedTuple):
    """One way to meet a requirement."""

    chance: float
    """With all that may be spent on it."""
    bare: float
    """Without spending uses."""
    days: int = 0
    """What it costs of the countdown."""
    spends: tuple[tuple[int, float], ...] = ()
    """Items, and how many of their uses it takes, as far as can be expected."""

    @property
    def worth(self) -> float:
        """The chance less the price of what it takes."""
        return self.chance - DAY_PRICE * self.days - USE_PRICE * sum(uses for _, uses in self.spends)


OPEN = Way(1.0, 1.0)
SHUT = Way(0.0, 0.0)


def ways_in(s: State, card: LocationCard, lying: tuple[Lying, ...], result: int | None) -> tuple[Way, ...]:
    """How a location can be entered, the obstacles on it included."""
    ways = [OPEN] if card.enter is None else ways_past(s, card.enter, card.tags, card.difficulty, result)
    for obstacle in lying:
        enter = obstacle.stay.parts.get("enter")
        if enter is not None:
            then = best(ways_past(s, enter, obstacle.stay.tags))
            ways = [both(way, then) for way in ways]
    return tuple(ways)


def ways_past(
    s: State, node: Node, tags: frozenset[str], scouted: Node | None = None, result: int | None = None
) -> list[Way]:
    """How a challenge can be met or ignored."""
    ways = ways_to_meet(s, node, scouted if result is not None else None, result)
    ways += [
        Way(1.0, float(not spent(s, power)), power.power.days, spent(s, power))
        for power in ready(s, "ignore")
        if power.power.tags & tags
    ]
    return ways or [SHUT]


def ways_to_meet(s: State, node: Node, scouted: Node | None = None, result: int | None = None) -> list[Way]:
    """How a requirement can be met; none where it cannot. `result` is what scouting said of one node."""
    match node.verb:
        case "roll":
            return [roll(s, node, difficulty_of(node, scouted, result))]
        case "fight":
            return [fight(s, node, difficulty_of(node, scouted, result))]
        case "carry":
            carried = any(held.item in node.fits for items in s.carried for held in items)
            return [OPEN] if carried else []
        case "pay":
            return [Way(1.0, 1.0, node.term.pay)]
        case "spend" | "give":
            price = 1.0 if node.verb == "spend" else 2.0
            items = {s.carried[move.who or 0][move.place or 0].item for move in payments(s, node)}
            return [Way(1.0, 0.0, 0, ((item, price),)) for item in sorted(items)]
        case "any":
            return [way for part in node.parts["any"] for way in ways_to_meet(s, part, scouted, result)]
        case "all":
            return in_turn([ways_to_meet(s, part, scouted, result) for part in node.parts["all"]])
    return []


def in_turn(parts: Iterable[list[Way]]) -> list[Way]:
    """The best way through every one of several."""
    whole = OPEN
    for ways in parts:
        if not ways:
            return []
        whole = both(whole, best(ways))
    return [whole]


def both(one: Way, other: Way) -> Way:
    """One after the other."""
    return Way(
        one.chance * other.chance, one.bare * other.bare, one.days + other.days, one.spends + other.spends
    )


def best(ways: Iterable[Way]) -> Way:
    """The one to take where nothing more is known."""
    return max(ways, key=lambda way: way.worth, default=SHUT)


def difficulty_of(node: Node, scouted: Node | None, result: int | None) -> Spread:
    """What is to be reached."""
    if node is scouted and result is not None:
        return number(result)
    return thrown(node.term.least if node.verb == "roll" else node.term.fight)


def roll(s: State, node: Node, difficulty: Spread, more: int = 0) -> Way:
    """The odds of a roll, with whatever is worth using on it."""
    total = plus(plus(thrown(node.term.roll), always(s, node)), number(more))
    again = [helper for helper in helpers(s, "again", node) if not helper.power.days]
    free, costly = sorted_by_cost(s, helpers(s, "aid", node))
    for aid in free:
        total = plus(total, aid_of(aid))
    bare = twice(reaches(total, difficulty), any(not spent(s, one) for one in again))
    spends: list[tuple[int, float]] = []
    chance = reaches(total, difficulty)
    for aid in sorted(costly, key=lambda one: -mean(aid_of(one))):
        raised = reaches(helped := plus(total, aid_of(aid)), difficulty)
        if raised > chance + SMALL_GAIN:
            total, chance = helped, raised
            spends += spent(s, aid)
    if again:
        spends += [(item, uses * (1 - chance)) for item, uses in spent(s, again[0])]
    return Way(twice(chance, bool(again)), bare, 0, tuple(spends))


def fight(s: State, node: Node, difficulty: Spread, more: int = 0, *, going: bool = False) -> Way:
    """The odds of a weapon roll; when it is going on, what always helps has been added already."""
    total = number(more) if going else plus(number(more), always(s, node))
    free, costly = sorted_by_cost(s, [*ready(s, "weapon"), *helpers(s, "aid", node)])
    for helper in free:
        total = plus(total, aid_of(helper))
    bare = reaches(total, difficulty)
    chance, spends = bare, []
    for helper in sorted(costly, key=lambda one: -mean(aid_of(one))):
        item = item_of(s, helper)
        for _ in range(uses_of(s, helper)):
            if chance > 1 - SMALL_GAIN:
                break
            total = plus(total, aid_of(helper))
            spends.append((item, 1 - chance))
            chance = reaches(total, difficulty)
    return Way(chance, bare, 0, tuple(spends) if chance > bare else ())


def always(s: State, node: Node) -> Spread:
    """What powers without limit, and obstacles, add."""
    total = SURE
    for power in standing_powers(s):
        if power.tags & node.tags:
            total = plus(total, worth_of(power))
    return total


def worth_of(power: Power) -> Spread:
    """What a power adds."""
    if power.verb == "bonus":
        return number(power.term.bonus)
    return thrown(power.term.weapon if power.verb == "weapon" else power.term.extra_dice)


def aid_of(helper: Ready) -> Spread:
    """What using a power adds."""
    return worth_of(helper.power)


def twice(chance: float, again: bool) -> float:  # noqa: FBT001
    """With a second throw, or without."""
    return 1 - (1 - chance) ** 2 if again else chance


def sorted_by_cost(s: State, helpers: Iterable[Ready]) -> tuple[list[Ready], list[Ready]]:
    """Those that cost nothing, and those that take uses. Days are not paid for a roll."""
    free: list[Ready] = []
    costly: list[Ready] = []
    for helper in helpers:
        if not helper.power.days:
            (costly if spent(s, helper) else free).append(helper)
    return free, costly


def spent(s: State, helper: Ready) -> tuple[tuple[int, float], ...]:
    """What using a power takes of its item."""
    if helper.place is None:
        return () if helper.power.each != "game" else ((-1, 1.0),)
    held = s.carried[helper.who][helper.place]
    return () if held.uses is None else ((held.item, 1.0),)


def item_of(s: State, helper: Ready) -> int:
    """The kind of item whose power it is; -1 for a character's own."""
    return -1 if helper.place is None else s.carried[helper.who][helper.place].item


def uses_of(s: State, helper: Ready) -> int:
    """How often it can be used now."""
    if helper.place is None or helper.power.each is not None:
        return 1
    return s.carried[helper.who][helper.place].uses or 1
