"""The box: the sets that are played together, with every card and term ready for the machine.

Cards are numbered in the order of the sets and their files. Terms become nodes, which know what the machine
would otherwise look up at every step: which items fit a selector, which tags a roll has. A node has a text,
like `warm-wind#2`: the second term of that card.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import cached_property
from typing import Any, TypeVar, get_args

from hearthwood.core.errors import InvalidText

from .vocabulary import powers
from .vocabulary.cards import DESTINATION, FRONTIER, CardSet, Character, Event, Item, Location
from .vocabulary.requirements import Fight, Roll
from .vocabulary.words import ANY, FIGHT, ROLL, Amount

Fits = frozenset[int]
"""The numbers of the items that a selector means."""


class Node:
    """A requirement or an effect of a card."""

    __slots__ = ("fits", "gains", "parts", "tags", "term", "text", "verb")

    def __init__(self, text: str, verb: str, term: Any) -> None:
        self.text = text
        self.verb = verb
        self.term = term
        self.tags: frozenset[str] = frozenset()
        """Of a roll, a fight or an obstacle: its own, those of its card, and the implied one."""
        self.fits: Fits = frozenset()
        self.gains: Fits = frozenset()
        """Of `swap`: what there is to get."""
        self.parts: dict[str, Any] = {}
        """The terms in it, by field: a node, a tuple of nodes, or a tuple of tuples."""

    def __repr__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True, eq=False)
class Power:
    """A power of a character, an item or an obstacle."""

    number: int
    """Its place in the list, from 0; as a bit, the mark that it was used."""
    verb: str
    term: Any
    tags: frozenset[str]
    fits: Fits
    effects: tuple[Node, ...]
    each: str | None
    days: int
    active: bool
    """Does it need somebody to say when to use it?"""

    @property
    def bit(self) -> int:
        """The mark that it was used."""
        return 1 << self.number

    @property
    def group(self) -> str:
        """Its verb; powers that add to rolls are an `aid` if somebody says when, and otherwise `standing`."""
        if self.verb in ("extra-dice", "bonus"):
            return "aid" if self.active else "standing"
        return self.verb


@dataclass(frozen=True, slots=True, eq=False)
class Source:
    """What has powers: a character or an item."""

    number: int
    text: str
    powers: tuple[Power, ...]
    of_group: dict[str, tuple[Power, ...]]
    brief: int
    """Marks that a new roll or fight wipes off."""
    daily: int
    """Marks that a new day wipes off, `brief` included."""
    extra_uses: dict[int, int]
    """How many more uses its owner gets out of which item."""


@dataclass(frozen=True, slots=True, eq=False)
class CharacterCard(Source):
    """A character."""

    slots: int
    """With those that its own powers add."""
    start: tuple[int, ...]
    suggested: tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class ItemCard(Source):
    """A kind of item."""

    copies: int
    uses: int | None


@dataclass(frozen=True, slots=True, eq=False)
class LocationCard:
    """A kind of location."""

    number: int
    text: str
    copies: int
    tags: frozenset[str]
    waypoint: bool
    enter: Node | None
    failed: tuple[Node, ...]
    arrive: tuple[Node, ...]
    morning: tuple[Node, ...]
    events: int
    difficulty: Node | None
    """The roll or fight whose difficulty is dice, which scouting rolls (rule G4.11)."""


@dataclass(frozen=True, slots=True, eq=False)
class EventCard:
    """A kind of event."""

    number: int
    text: str
    copies: int
    then: tuple[Node, ...]


C = TypeVar("C", CharacterCard, ItemCard, LocationCard, EventCard)


class Box:
    """All that can come into a game."""

    def __init__(self, sets: Sequence[CardSet]) -> None:
        self.sets = tuple(sets)
        self.nodes: dict[str, Node] = {}
        self._items = [(name, item, owner) for owner in sets for name, item in owner.items.items()]
        self.item_numbers = {self.text_of(owner, name): n for n, (name, _, owner) in enumerate(self._items)}
        self.items: tuple[ItemCard, ...] = self._cards("items", self._item)
        self.characters: tuple[CharacterCard, ...] = self._cards("characters", self._character)
        self.locations: tuple[LocationCard, ...] = self._cards("locations", self._location)
        self.events: tuple[EventCard, ...] = self._cards("events", self._event)
        self.location_numbers = _numbers(self.locations)
        self.character_numbers = _numbers(self.characters)
        self.event_numbers = _numbers(self.events)
        self.frontier = self._corner(FRONTIER)
        self.destination = self._corner(DESTINATION)

    @property
    def name(self) -> str:
        """As positions name it: `first+second`."""
        return "+".join(card_set.info.name for card_set in self.sets)

    def text_of(self, owner: CardSet, name: str) -> str:
        """How a card is written: by its own name; in sets after the first, behind the name of the set."""
        return name if owner is self.sets[0] else f"{owner.info.name}.{name}"

    @cached_property
    def item_pile(self) -> tuple[int, ...]:
        """All item cards, in the order of the files."""
        return _pile(self.items)

    @cached_property
    def event_pile(self) -> tuple[int, ...]:
        """All event cards, in the order of the files."""
        return _pile(self.events)

    @cached_property
    def location_pile(self) -> tuple[int, ...]:
        """All location cards but the corners, in the order of the files."""
        corners = (self.frontier, self.destination)
        return tuple(number for number in _pile(self.locations) if number not in corners)

    @cached_property
    def roomy_items(self) -> dict[int, int]:
        """The items that add slots, and how many."""
        added = {
            card.number: sum(power.term.slots for power in card.of_group.get("slots", ()))
            for card in self.items
        }
        return {number: slots for number, slots in added.items() if slots}

    @cached_property
    def powers(self) -> frozenset[str]:
        """The groups of all powers that somebody or something could have."""
        return frozenset(power.group for source in (*self.items, *self.characters) for power in source.powers)

    def _corner(self, name: str) -> int:
        """Corners are those of the first set (rule G4.23)."""
        if name not in self.sets[0].locations:
            raise InvalidText(
                f"the set {self.sets[0].info.name} has no {name}; one that has it comes first",
                rule="G4.23",
                field="sets",
            )
        return self.location_numbers[name]

    def _cards(self, kind: str, make: Callable[[int, "_Maker", Any], Any]) -> tuple[Any, ...]:
        cards = [
            (self.text_of(owner, name), card, owner)
            for owner in self.sets
            for name, card in getattr(owner, kind).items()
            # Later sets have corners of their own, which are not used.
            if not (kind == "locations" and owner is not self.sets[0] and name in (FRONTIER, DESTINATION))
        ]
        return tuple(
            make(number, _Maker(self, owner, text, card), card)
            for number, (text, card, owner) in enumerate(cards)
        )

    def _item(self, number: int, maker: "_Maker", item: Item) -> ItemCard:
        made = tuple(maker.power(n, power, item.uses) for n, power in enumerate(item.powers))
        return ItemCard(number, maker.text, *_marked(made), item.copies, item.uses)

    def _character(self, number: int, maker: "_Maker", character: Character) -> CharacterCard:
        made = tuple(maker.power(n, power, None) for n, power in enumerate(character.powers))
        return CharacterCard(
            number,
            maker.text,
            *_marked(made),
            character.slots + sum(power.term.slots for power in made if power.verb == "slots"),
            tuple(maker.item(name) for name in character.start),
            tuple(maker.item(name) for name in character.suggested),
        )

    def _location(self, number: int, maker: "_Maker", location: Location) -> LocationCard:
        enter = maker.node(location.enter) if location.enter is not None else None
        difficulty = next(filter(_has_dice_difficulty, maker.made), None)
        return LocationCard(
            number,
            maker.text,
            location.copies,
            frozenset(location.tags),
            location.waypoint,
            enter,
            maker.nodes(location.failed),
            maker.nodes(location.arrive),
            maker.nodes(location.morning),
            location.events,
            difficulty,
        )

    def _event(self, number: int, maker: "_Maker", event: Event) -> EventCard:
        return EventCard(number, maker.text, event.copies, maker.nodes(event.then))

    def fitting(self, selector: str, owner: CardSet) -> Fits:
        """The items that a selector of a set means."""
        if selector == ANY:
            return frozenset(range(len(self._items)))
        if selector.startswith("#"):
            return frozenset(n for n, (_, item, _) in enumerate(self._items) if selector[1:] in item.tags)
        return frozenset([self.item(selector, owner)])

    def item(self, name: str, owner: CardSet) -> int:
        """The number of the item that a set calls so."""
        first = f"{self.sets[0].info.name}."
        text = name.removeprefix(first) if "." in name else self.text_of(owner, name)
        return self.item_numbers[text]


class _Maker:
    """Makes the nodes of one card."""

    def __init__(self, box: Box, owner: CardSet, text: str, card: Any) -> None:
        self.text = text
        self.made: list[Node] = []
        self._box = box
        self._owner = owner
        self._tags = frozenset(getattr(card, "tags", ()))

    def item(self, name: str) -> int:
        return self._box.item(name, self._owner)

    def nodes(self, terms: Iterable[Any]) -> tuple[Node, ...]:
        return tuple(self.node(term) for term in terms)

    def node(self, term: Any) -> Node:
        verb, *rest = fields(term)
        node = Node(f"{self.text}#{len(self.made) + 1}", verb.name.replace("_", "-"), term)
        self.made.append(node)
        self._box.nodes[node.text] = node
        implied = {Roll: {ROLL}, Fight: {FIGHT}}.get(type(term), set())
        node.tags = self._tags | set(getattr(term, "tags", ())) | implied
        selector = getattr(term, verb.name)
        if isinstance(selector, str) and node.verb in _SELECTING:
            node.fits = self._box.fitting(selector, self._owner)
        if node.verb == "swap":
            node.gains = self._box.fitting(term.gain, self._owner)
        for field in (verb, *rest):
            part = self._part(getattr(term, field.name))
            if part is not None:
                node.parts[field.name] = part
        return node

    def _part(self, value: Any) -> Any:
        """Terms in a term; None where a field holds none."""
        if isinstance(value, tuple):
            if value and is_dataclass(value[0]) and type(value[0]) in _POWERS:
                return tuple(self.power(number, power, None) for number, power in enumerate(value))
            if all(isinstance(entry, tuple) or is_dataclass(entry) for entry in value):
                return tuple(self._part(entry) for entry in value)
            return None
        return self.node(value) if is_dataclass(value) and not isinstance(value, type | Amount) else None

    def power(self, number: int, term: Any, uses: int | None) -> Power:
        verb = fields(term)[0].name
        each = getattr(term, "each", None)
        days = getattr(term, "days", 0)
        selector = getattr(term, "of", None) or (term.safe if isinstance(term, powers.Safe) else None)
        return Power(
            number=number,
            verb=verb.replace("_", "-"),
            term=term,
            tags=frozenset(getattr(term, "on", None) or (getattr(term, verb) if verb in _TAGGED else ())),
            fits=self._box.fitting(selector, self._owner) if selector else frozenset(),
            effects=self.nodes(term.action) if isinstance(term, powers.Action) else (),
            each=each or (None if uses else _usual_limit(term)),
            days=days,
            active=bool(uses or each or days),
        )


_SELECTING = {"carry", "spend", "give", "steal", "gain", "swap", "restore", "drain"}
"""Verbs whose own value is a selector."""
_TAGGED = {"again", "ignore"}
"""Powers whose own value is the tags."""
_POWERS = set(get_args(powers.Power))


def _marked(
    made: tuple[Power, ...],
) -> tuple[tuple[Power, ...], dict[str, tuple[Power, ...]], int, int, dict[int, int]]:
    """The fields of a source that follow from its powers."""
    by_group: dict[str, tuple[Power, ...]] = {}
    for power in made:
        by_group[power.group] = (*by_group.get(power.group, ()), power)
    brief = sum(power.bit for power in made if power.each == "fight")
    daily = sum(power.bit for power in made if power.each == "day")
    extra: dict[int, int] = {}
    for power in by_group.get("extra-uses", ()):
        for item in power.fits:
            extra[item] = extra.get(item, 0) + power.term.extra_uses
    return made, by_group, brief, brief | daily, extra


def _usual_limit(power: powers.Power) -> str | None:
    """How often a power can be used that says nothing about it."""
    match power:
        case powers.Action() | powers.ExtraEvent():
            return "day"
        case powers.Again():
            return "fight"
        case powers.Bonus(days=days) | powers.ExtraDice(days=days) if days:
            return "fight"
    return None


def _has_dice_difficulty(node: Node) -> bool:
    match node.term:
        case Roll(least=amount) | Fight(fight=amount):
            return not amount.is_fixed
    return False


def _numbers(cards: Sequence[C]) -> dict[str, int]:
    return {card.text: card.number for card in cards}


def _pile(cards: Iterable[ItemCard | LocationCard | EventCard]) -> tuple[int, ...]:
    return tuple(card.number for card in cards for _ in range(card.copies))
