"""Before the first day: the map, the study, characters, items (rules G1, G4.8, G4.23)."""

from collections import Counter
from collections.abc import Iterable

from hearthwood.core.errors import InvalidText
from hearthwood.core.randomness import stream
from hearthwood.nordguard.box import CharacterCard
from hearthwood.nordguard.setup import LARGEST, MOST_CHARACTERS, SMALLEST, Place, Setup, Table
from hearthwood.nordguard.state import Frame, State

from .chance import shuffle_events, shuffle_items, shuffle_locations
from .holding import fresh, from_deck, has_room, put_in
from .moves import Move, named, plain
from .telling import reveal, tell


def set_out(setup: Setup, seed: int) -> State:
    """The table as it stands before anything is decided; the engine goes on from there."""
    check(setup)
    box = setup.box
    sizes = tuple(len(seat) for seat in setup.seats)
    s = State()
    s.table = Table(box, (setup.width, setup.height), sizes, recall=setup.recall, lead=setup.lead)
    s.box = box
    s.seed = seed
    s.streams = [stream(seed, number) for number in range(4)]
    s.characters, s.marks, s.carried, s.ground = [], [], [], ()
    s.item_deck, s.event_deck = list(box.item_pile), list(box.event_pile)
    s.discarded, s.outside, s.tomorrow = [], [], ()
    s.team = s.dawn = s.table.frontier
    s.heading, s.left, s.restocked = None, False, False
    s.days, s.day = setup.width + setup.height, 0
    s.result, s.met, s.log, s.choices = None, False, None, []
    lay_map(s)
    s.todo = [("open", int(not stops(setup)))]
    unequipped = [who for who, place in enumerate(setup.places) if place.items is None]
    s.todo += [("items", who) for who in reversed(unequipped)]
    s.todo += [enlisting(place) for place in reversed(setup.places)]
    return s


def stops(setup: Setup) -> bool:
    """Is there anything to look at or to decide before the first day?"""
    return setup.study or any(None in (place.character, place.items) for place in setup.places)


def enlisting(place: Place) -> Frame:
    """The step by which a character joins the team."""
    return ("choose",) if place.character is None else ("enlist", place.character, place.items or ())


def lay_map(s: State) -> None:
    """The corners, and the others shuffled between them, row by row from the left (rule G1.map)."""
    table = s.table
    cells = table.width * table.height
    pile = list(table.box.location_pile)
    copies = -(-(cells - 2) // len(pile))
    cards = pile * copies
    shuffle_locations(s, cards)
    between = iter(cards)
    corners = {table.frontier: table.box.frontier, table.destination: table.box.destination}
    s.cards = [corners[cell] if cell in corners else next(between) for cell in range(cells)]
    s.up = s.seen = (1 << cells) - 1
    s.scouted, s.lying = {}, {}


def check(setup: Setup) -> None:
    """What is wrong with a setup is said before the game starts (rule G4.8)."""
    if not (SMALLEST <= setup.width <= LARGEST and SMALLEST <= setup.height <= LARGEST):
        raise wrong(
            f"a map of {setup.width} x {setup.height} is not within {SMALLEST} and {LARGEST}", "G1.map", "map"
        )
    places = setup.places
    if not 1 <= len(places) <= MOST_CHARACTERS or not all(setup.seats):
        raise wrong(f"there are {len(places)} characters; 1 to {MOST_CHARACTERS}, and one a seat", "G1.goal")
    chosen = Counter(place.character for place in places if place.character is not None)
    for character, times in chosen.items():
        if times > 1:
            raise wrong(f"{setup.box.characters[character].text} is there once", "G4.23")
    if len(places) > len(setup.box.characters):
        raise wrong(f"the sets have only {len(setup.box.characters)} characters", "G4.23")
    needed: Counter[int] = Counter()
    for place in places:
        check_place(setup, place)
        if place.character is not None:
            needed.update(setup.box.characters[place.character].start)
        needed.update(place.items or ())
    for item, times in needed.items():
        card = setup.box.items[item]
        if times > card.copies:
            raise wrong(f"{times} of {card.text} are wanted, and the deck has {card.copies}", "G4.8")
    free = [card for card in setup.box.characters if card.number not in chosen]
    if not could_fill(free, Counter(setup.box.item_pile) - needed, len(places) - chosen.total()):
        raise wrong("the deck has not enough starting items for so many characters", "G4.8")


def check_place(setup: Setup, place: Place) -> None:
    """Do the items fit?"""
    if place.character is None:
        if place.items is not None:
            raise wrong("items are given to a character who is not named", "G4.8")
        return
    card = setup.box.characters[place.character]
    carried = (*card.start, *(place.items or ()))
    room = card.slots + sum(setup.box.roomy_items.get(item, 0) for item in carried)
    if len(carried) > room:
        raise wrong(f"{card.text} carries {room} items, not {len(carried)}", "G1.team")


def wrong(message: str, rule: str, field: str = "team") -> InvalidText:
    """A fault of a setup."""
    return InvalidText(message, rule=rule, field=field)


# Characters. The frames: choose; enlist, who, the items given.


def candidates(s: State, frame: Frame) -> list[Move]:
    """Who is not taken, has starting items in the deck, and leaves some for those who join afterwards."""
    reserved = [step for step in s.todo if step[0] == "enlist"]
    taken = {*s.characters, *(step[1] for step in reserved)}
    deck = Counter(s.item_deck)
    for step in reserved:
        deck.subtract((*s.box.characters[step[1]].start, *step[2]))
    free = [card for card in s.box.characters if card.number not in taken]
    others = sum(step[0] == "choose" for step in s.todo) - 1
    return [named("choose", card.text) for card in free if can_join(card, free, deck, others)]


def can_join(card: CharacterCard, free: list[CharacterCard], deck: Counter[int], others: int) -> bool:
    """Are its starting items there, and could so many others join as well?"""
    left = deck - Counter(card.start)
    if left.total() != deck.total() - len(card.start):
        return False
    rest = [other for other in free if other is not card]
    return could_fill(rest, left, others)


def could_fill(free: list[CharacterCard], deck: Counter[int], places: int) -> bool:
    """Could so many of these join one after the other? Those who need nothing never stand in the way."""
    if places <= sum(not card.start for card in free):
        return True
    return any(
        can_join(card, free[number:], deck, places - 1) for number, card in enumerate(free) if card.start
    )


def choose(s: State, frame: Frame, move: Move) -> None:
    """A character joins with its starting items."""
    assert move.name is not None
    enlist(s, ("enlist", s.box.character_numbers[move.name], ()))


def enlist(s: State, frame: Frame) -> None:
    """With starting items and those that the setup gives."""
    _, character, items = frame
    who = len(s.characters)
    s.characters.append(character)
    s.marks.append(0)
    s.carried.append(())
    card = s.box.characters[character]
    tell(s, "joined", who=who, character=character)
    take_all(s, who, (*card.start, *items))


def take_all(s: State, who: int, items: Iterable[int]) -> None:
    """Out of the deck; a character's powers may give more uses."""
    for item in items:
        from_deck(s, item)
        put_in(s, who, fresh(s, who, item))


# Items and leaving the study. The frames: items, who; open, 1 where nobody is asked.


def gear(s: State, frame: Frame) -> list[Move]:
    """What the deck has, as long as there is a free slot."""
    who = frame[1]
    if not has_room(s, who):
        return []
    return [*(named("take", s.box.items[item].text) for item in sorted(set(s.item_deck))), plain("done")]


def take(s: State, frame: Frame, move: Move) -> None:
    """One more, or no more."""
    if move.kind == "done":
        return
    assert move.name is not None
    item = s.box.item_numbers[move.name]
    take_all(s, frame[1], [item])
    tell(s, "took", who=frame[1], item=item)
    s.todo.append(frame)


def whether_ready(s: State, frame: Frame) -> list[Move]:
    """The study ends when the team says so."""
    return [] if frame[1] else [plain("ready")]


def leave_study(s: State, frame: Frame, move: Move | None = None) -> None:
    """All but the corners are turned face down, the decks are shuffled, and the first day begins."""
    s.up = 1 << s.table.frontier | 1 << s.table.destination
    shuffle_items(s)
    shuffle_events(s)
    reveal(s, "study-ended")
    s.todo.append(("dawn",))
