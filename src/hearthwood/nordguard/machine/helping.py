"""Powers: which can be used now, what using one costs, what those without limit add (rule G5.powers)."""

from collections.abc import Iterator
from typing import NamedTuple

from hearthwood.nordguard.box import Node, Power
from hearthwood.nordguard.state import Held, State

from .chance import throw
from .holding import set_at, sources, spend_use
from .land import obstacles
from .moves import Move, source
from .telling import reveal, tell


class Ready(NamedTuple):
    """A power that can be used now."""

    who: int
    place: int | None
    number: int
    """Which among the powers of this group that its source has."""
    power: Power

    def move(self, kind: str) -> Move:
        """The move that uses it."""
        return source(kind, self.who, self.place, self.number)


def ready(s: State, group: str) -> Iterator[Ready]:
    """The powers of a group that can be used now, in seat order; a character's own come before its items'."""
    if group not in s.box.powers:
        return
    box = s.box
    for who, character in enumerate(s.characters):
        for number, power in enumerate(box.characters[character].of_group.get(group, ())):
            if not s.marks[who] & power.bit:
                yield Ready(who, None, number, power)
        for place, held in enumerate(s.carried[who]):
            for number, power in enumerate(box.items[held.item].of_group.get(group, ())):
                if not held.marks & power.bit:
                    yield Ready(who, place, number, power)


def find(s: State, group: str, move: Move) -> Power:
    """The power that a move uses."""
    assert move.who is not None
    if move.place is None:
        owner = s.box.characters[s.characters[move.who]].of_group
    else:
        owner = s.box.items[s.carried[move.who][move.place].item].of_group
    return owner[group][move.number or 0]


def item_of(s: State, move: Move) -> int | None:
    """The item whose power a move uses; None for a character's own."""
    assert move.who is not None
    return None if move.place is None else s.carried[move.who][move.place].item


def use(s: State, move: Move, power: Power) -> None:
    """Pay what using a power costs: days, a mark for its limit, a use of its item."""
    who, place = move.who, move.place
    assert who is not None
    if power.days:
        s.days -= power.days
        tell(s, "paid", days=power.days)
    if place is None:
        s.marks[who] |= power.bit if power.each else 0
        return
    held = s.carried[who][place]
    if power.each:
        set_at(s, who, place, Held(held.item, held.uses, held.used, held.marks | power.bit, held.shut))
    spend_use(s, who, place)


def wipe_marks(s: State, *, daily: bool) -> None:
    """A new roll or fight wipes off its marks, a new day those of the day as well."""
    for who, marks in enumerate(s.marks):
        if marks:
            card = s.box.characters[s.characters[who]]
            s.marks[who] = marks & ~(card.daily if daily else card.brief)
    for who, items in enumerate(s.carried):
        if any(held.marks for held in items):
            s.carried[who] = tuple(_wiped(s, held, daily=daily) for held in items)
    s.ground = tuple(dropped._replace(held=_wiped(s, dropped.held, daily=daily)) for dropped in s.ground)


def _wiped(s: State, held: Held, *, daily: bool) -> Held:
    if not held.marks:
        return held
    card = s.box.items[held.item]
    return Held(
        held.item, held.uses, held.used, held.marks & ~(card.daily if daily else card.brief), held.shut
    )


def standing_help(s: State, node: Node) -> int:
    """What powers without limit, and obstacles, add to a roll; their dice are thrown now."""
    total = 0
    for power in standing_powers(s):
        if power.tags & node.tags:
            total += added(s, power)
    return total


def standing_powers(s: State) -> Iterator[Power]:
    """The powers without limit that add to rolls."""
    if "standing" in s.box.powers:
        for who in range(len(s.characters)):
            for owner in sources(s, who):
                yield from owner.of_group.get("standing", ())
    if s.lying:
        for lying in obstacles(s):
            yield from lying.stay.parts.get("powers", ())


def added(s: State, power: Power) -> int:
    """What a bonus or extra dice come to."""
    if power.verb == "bonus":
        return int(power.term.bonus)
    total, dice = throw(s, power.term.extra_dice)
    reveal(s, "threw", dice=dice, total=total)
    return total


def helpers(s: State, group: str, node: Node) -> list[Ready]:
    """The powers of a group that can be used on this roll, challenge or obstacle now."""
    return [helper for helper in ready(s, group) if helper.power.tags & node.tags]
