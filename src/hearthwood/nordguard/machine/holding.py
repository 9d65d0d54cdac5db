"""Items: where they are and how they get there (rules G3.uses, G3.trade, G3.drop, G4.4, G4.13, G4.16)."""

from collections.abc import Iterator

from hearthwood.nordguard.box import Fits, Source
from hearthwood.nordguard.state import Dropped, Held, State

from .chance import shuffle_items
from .telling import tell


def sources(s: State, who: int) -> Iterator[Source]:
    """What a character has powers from: itself, then its items."""
    yield s.box.characters[s.characters[who]]
    for held in s.carried[who]:
        yield s.box.items[held.item]


def full_uses(s: State, who: int, item: int) -> int | None:
    """How many uses a character gets out of a kind of item."""
    uses = s.box.items[item].uses
    if uses is None or "extra-uses" not in s.box.powers:
        return uses
    return uses + sum(source.extra_uses.get(item, 0) for source in sources(s, who))


def fresh(s: State, who: int, item: int) -> Held:
    """An item as it comes out of the deck to a character."""
    return Held(item, full_uses(s, who, item))


def changed_hands(s: State, held: Held, who: int) -> Held:
    """An item as its new holder has it: one use if it was used, otherwise all of them (rule G3.trade)."""
    uses = held.uses
    if uses is not None:
        uses = 1 if held.used else full_uses(s, who, held.item)
    return Held(held.item, uses, held.used, held.marks, held.shut)


def slots(s: State, who: int) -> int:
    """How many items a character may carry."""
    room = s.box.characters[s.characters[who]].slots
    roomy = s.box.roomy_items
    if roomy:
        for held in s.carried[who]:
            if held.item in roomy:
                room += roomy[held.item]
    return room


def has_room(s: State, who: int) -> bool:
    """Is there a free slot?"""
    return len(s.carried[who]) < slots(s, who)


def bound(s: State, who: int, held: Held) -> bool:
    """Must it be carried until the team first leaves Frontier (rule G1.team)?"""
    return not s.left and held.item in s.box.characters[s.characters[who]].start


def carried(s: State, fits: Fits) -> Iterator[tuple[int, int, Held]]:
    """Who carries what fits, in which place: in seat order."""
    for who, items in enumerate(s.carried):
        for place, held in enumerate(items):
            if held.item in fits:
                yield who, place, held


def carries(s: State, fits: Fits) -> bool:
    """Does somebody carry something that fits?"""
    return any(held.item in fits for items in s.carried for held in items)


def is_safe(s: State, who: int, item: int) -> bool:
    """Can an item of this character not be stolen (powers `safe`)?"""
    if "safe" not in s.box.powers:
        return False
    return any(item in power.fits for source in sources(s, who) for power in source.of_group.get("safe", ()))


def put_in(s: State, who: int, held: Held) -> None:
    """Into the last slot."""
    s.carried[who] = (*s.carried[who], held)


def set_at(s: State, who: int, place: int, held: Held) -> None:
    """In the place of what was there."""
    items = s.carried[who]
    s.carried[who] = (*items[:place], held, *items[place + 1 :])


def take_out(s: State, who: int, place: int) -> Held:
    """Out of its slot; the others move up. Call `fit` when all is where it belongs."""
    items = s.carried[who]
    s.carried[who] = items[:place] + items[place + 1 :]
    return items[place]


def fit(s: State, who: int) -> None:
    """Whoever lost slots with an item drops what does not fit any more, the last first (rule G1.team)."""
    while len(s.carried[who]) > slots(s, who):
        tell(s, "dropped", who=who, item=s.carried[who][-1].item)
        drop(s, who, len(s.carried[who]) - 1)


def to_deck(s: State, *items: int) -> None:
    """Into the item deck, which is shuffled at once (rule G4.4)."""
    s.item_deck.extend(items)
    shuffle_items(s)


def from_deck(s: State, item: int) -> None:
    """Out of the deck, whichever copy."""
    s.item_deck.remove(item)


def spend_use(s: State, who: int, place: int, uses: int = 1) -> None:
    """Spend uses; with the last one the item goes back to the deck (rule G3.uses)."""
    held = s.carried[who][place]
    if held.uses is None:
        return
    left = held.uses - uses
    if left > 0:
        set_at(s, who, place, Held(held.item, left, True, held.marks, held.shut))  # noqa: FBT003
        return
    take_out(s, who, place)
    tell(s, "used-up", who=who, item=held.item)
    to_deck(s, held.item)
    fit(s, who)


def drop(s: State, who: int, place: int) -> None:
    """Onto the ground; nobody who held it today gets it back today."""
    held = take_out(s, who, place)
    dropped = Held(held.item, held.uses, held.used, held.marks, held.shut | 1 << who)
    s.ground = (*s.ground, Dropped(dropped, who))


def pick_up(s: State, number: int, who: int) -> None:
    """From the ground; what another dropped changes hands (rule G4.13)."""
    held, by = s.ground[number]
    s.ground = s.ground[:number] + s.ground[number + 1 :]
    put_in(s, who, held if by == who else changed_hands(s, held, who))


def leave_behind(s: State) -> None:
    """What lies on the ground goes to the deck when the team leaves."""
    if s.ground:
        items = [dropped.held.item for dropped in s.ground]
        s.ground = ()
        tell(s, "left-behind", items=items)
        to_deck(s, *items)
