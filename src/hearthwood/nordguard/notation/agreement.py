"""Do the fields of a position agree? No card doubled or lost, steps that fit where they stand."""

from collections import Counter
from collections.abc import Sequence

from hearthwood.nordguard.machine.holding import slots
from hearthwood.nordguard.state import Frame, State

from .words import wrong

_BEFORE_THE_FIRST_DAY = frozenset({"choose", "enlist", "items", "open"})


def check_state(s: State, pool: Sequence[int] | None, *, shown: int) -> None:
    """Refuse what cannot be a game."""
    check_steps(s)
    check_team(s)
    check_map(s, pool, shown=shown)
    count_cards(s)


def all_items(s: State) -> Counter[int]:
    """Every item, wherever it is."""
    items = Counter(s.item_deck)
    items.update(s.outside)
    items.update(held.item for items in s.carried for held in items)
    items.update(dropped.held.item for dropped in s.ground)
    items.update(frame[1] for frame in s.todo if frame[0] in ("found", "place"))
    return items


def all_events(s: State) -> Counter[int]:
    """Every event, wherever it is."""
    events = Counter(s.event_deck)
    events.update(s.discarded)
    events.update(lying.event for lyings in s.lying.values() for lying in lyings)
    events.update(frame[1] for frame in s.todo if frame[0] == "event")
    for frame in s.todo:
        if frame[0] == "pick":
            events.update(frame[1])
    return events


def count_cards(s: State) -> None:
    """Each item and event of the sets is there once, somewhere."""
    for found, pile, cards, field in (
        (all_items(s), s.box.item_pile, s.box.items, "items"),
        (all_events(s), s.box.event_pile, s.box.events, "events"),
    ):
        wanted = Counter(pile)
        for card in cards:
            have, want = found[card.number], wanted[card.number]
            if have != want:
                raise wrong(field, f"there are {want} of {card.text} in all, not {have}")


def check_map(s: State, pool: Sequence[int] | None, *, shown: int) -> None:
    """Corners in their corners, no more of a location than there are copies, the team's face up."""
    table, box = s.table, s.box
    cells = range(len(s.cards))
    if (s.cards[table.frontier], s.cards[table.destination]) != (box.frontier, box.destination):
        raise wrong("map", "Frontier is in the south-west corner and Destination in the north-east", "G1.map")
    face_up = (table.frontier, table.destination, s.team)
    if any(not s.up >> cell & 1 for cell in face_up):
        raise wrong("map", "Frontier, Destination and the team's location lie face up", "G4.18")
    seen = [s.cards[cell] for cell in cells if shown >> cell & 1 and not table.is_corner(cell)]
    if pool is not None and len(pool) != len(s.cards) - shown.bit_count():
        raise wrong("map", "as many locations are listed as are not shown")
    copies = -(-(len(s.cards) - 2) // len(box.location_pile))
    limits = Counter(box.location_pile * copies)
    for number, times in Counter([*seen, *(pool or ())]).items():
        if times > limits[number]:
            raise wrong("map", f"there are not {times} of {box.locations[number].text}", "G4.23")


def check_team(s: State) -> None:
    """Different characters, no more items than slots, nothing given to nobody."""
    if len(set(s.characters)) != len(s.characters):
        raise wrong("seats", "a character is there once", "G4.23")
    members = (1 << len(s.table.seat_of)) - 1
    held = [held for items in s.carried for held in items] + [dropped.held for dropped in s.ground]
    if any(item.shut & ~members for item in held) or any(
        dropped.by >= len(s.characters) for dropped in s.ground
    ):
        raise wrong("items", "a letter stands for a character that is not there")
    for who, items in enumerate(s.carried):
        room = slots(s, who)
        if len(items) > room:
            raise wrong("items", f"{len(items)} items do not fit into {room} slots", "G1.team")


def check_steps(s: State) -> None:
    """Steps stand where they can."""
    everybody = len(s.characters) == len(s.table.seat_of)
    if s.result is not None:
        if not everybody or s.day == 0:
            raise wrong("steps", "a game that is over has had days and a team")
        return
    opening = s.day == 0
    kinds = [frame[0] for frame in s.todo]
    if any((kind in _BEFORE_THE_FIRST_DAY) != opening for kind in kinds):
        raise wrong("steps", "choosing a team comes before day 1, and everything else on a day", "G4.8")
    first = "open" if opening else "evening"
    if kinds[0] != first or kinds.count(first) != 1:
        raise wrong("steps", f"the last thing to be done is {first}")
    joining = kinds.count("choose") + kinds.count("enlist")
    if len(s.characters) + joining != len(s.table.seat_of):
        raise wrong("steps", "as many characters are to join as seats have places")
    for number, frame in enumerate(s.todo):
        check_step(s, frame, s.todo[number - 1] if number else None)


def check_step(s: State, frame: Frame, before: Frame | None) -> None:
    """Entering ends with arriving; an obstacle that is faced is there; a trade has two sides."""
    match frame:
        case ("gate" | "judge", cell, which):
            if before is None or before[:2] != ("arrive", cell):
                raise wrong("steps", f"a {frame[0]} leads to arriving there")
            if frame[0] == "judge" and which > len(s.lying.get(cell, ())):
                raise wrong("steps", "there is no such obstacle")
        case ("trade", who, _, to) if who == to:
            raise wrong("steps", "nobody trades with himself", "G3.trade")
        case ("draw", 0):
            raise wrong("steps", "no events are to be drawn")
        case ("fight", _, _, _, _, passes, _, _) if passes >= len(s.table.seats):
            raise wrong("steps", "everybody has passed", "G4.9")
        case ("pick", events) if len(events) < 2:
            raise wrong("steps", "there is nothing to choose between")
