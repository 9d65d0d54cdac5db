"""Does a set make sense (rule G5.check)? References, cards nobody can beat, powers that are never used."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from hearthwood.nordguard.vocabulary import effects, powers, requirements
from hearthwood.nordguard.vocabulary.cards import (
    DESTINATION,
    FRONTIER,
    CardSet,
    Character,
    Event,
    Item,
    Location,
)
from hearthwood.nordguard.vocabulary.words import ANY, FIGHT, IMPLIED_TAGS, ROLL

from .faults import Faults, Path
from .walking import names, terms

_PLAIN_POWERS = (powers.ExtraDice, powers.Bonus)
_LIMITED_POWERS = (powers.Action, powers.Ignore, powers.ExtraEvent)


@dataclass(frozen=True, slots=True)
class Place:
    """A table of a card: in which file, where, and on which card."""

    file: str
    path: Path
    card: Any
    term: Any

    @property
    def tags(self) -> tuple[str, ...]:
        """The tags that a roll, a fight or an obstacle has in this place."""
        return (*getattr(self.card, "tags", ()), *getattr(self.term, "tags", ()))


class Known:
    """What all sets in play have between them."""

    def __init__(self, sets: Sequence[CardSet]) -> None:
        self.sets = {card_set.info.name: card_set for card_set in sets}
        self.places = [place for card_set in sets for place in _places(card_set)]
        self.weapons = any(isinstance(place.term, powers.Weapon) for place in self.places)
        self.thefts = any(isinstance(place.term, effects.Steal) for place in self.places)
        self.waypoints = any(
            isinstance(place.term, Location) and place.term.waypoint for place in self.places
        )

    def items(self, selector: str, home: CardSet) -> list[Item]:
        """The items that a selector of a set means."""
        if selector == ANY:
            return [item for card_set in self.sets.values() for item in card_set.items.values()]
        if selector.startswith("#"):
            return [item for item in self.items(ANY, home) if selector[1:] in item.tags]
        owner, _, short = selector.rpartition(".")
        card_set = self.sets.get(owner) if owner else home
        return [card_set.items[short]] if card_set and short in card_set.items else []

    def rolls(self, tags: Sequence[str]) -> bool:
        """Is there a roll or fight that has one of these tags?"""
        return any(
            set(tags) & {*place.tags, FIGHT if isinstance(place.term, requirements.Fight) else ROLL}
            for place in self.places
            if isinstance(place.term, requirements.Roll | requirements.Fight)
        )

    def challenges(self, tags: Sequence[str]) -> bool:
        """Is there a location or an obstacle with a challenge that has one of these tags?"""
        return any(
            place.term.enter is not None and set(tags) & set(place.tags)
            for place in self.places
            if isinstance(place.term, Location | effects.Stay)
        )

    def help(self, tags: Sequence[str]) -> int:
        """The most that all powers together add to a roll with these tags."""
        total = 0
        for place in self.places:
            match place.term:
                case powers.ExtraDice(extra_dice=amount, on=on) if set(on) & set(tags):
                    total += amount.highest
                case powers.Bonus(bonus=bonus, on=on) if set(on) & set(tags):
                    total += max(bonus, 0)
        return total


def check_sets(sets: Sequence[CardSet], faults: Faults, *, of: CardSet) -> None:
    """Note what is wrong with one of the sets that are played together."""
    known = Known(sets)
    _check_needs(of, known, faults)
    _check_corners(of, faults)
    for place in _places(of):
        _Check(place, of, known, faults).run()


def _places(card_set: CardSet) -> Iterator[Place]:
    for kind in CardSet.KINDS:
        for name, card in getattr(card_set, kind).items():
            for path, term in terms(card, (name,)):
                if "example" not in path:
                    yield Place(f"{kind}.toml", path, card, term)


def _check_needs(card_set: CardSet, known: Known, faults: Faults) -> None:
    for name in card_set.info.needs:
        if name not in known.sets:
            faults.add("set.toml", ("needs",), f"the set {name} is not there", "G5.files")


def _check_corners(card_set: CardSet, faults: Faults) -> None:
    """A set to begin with has both corners and something between them; one to be added may have neither."""
    corners = [name for name in (FRONTIER, DESTINATION) if name in card_set.locations]
    if len(corners) == 1:
        [missing] = {FRONTIER, DESTINATION} - set(corners)
        faults.add("locations.toml", (), f"there is {corners[0]}, but no {missing}", "G1.map")
    if len(corners) == len(card_set.locations) > 0:
        faults.add("locations.toml", (), "there are no locations between frontier and destination", "G1.map")
    for name in corners:
        location = card_set.locations[name]
        if location.waypoint:
            faults.add("locations.toml", (name, "waypoint"), "the corners are no waypoints", "G3.retreat")
        if location.copies != 1:
            faults.add("locations.toml", (name, "copies"), "there is one of each corner", "G1.map")


class _Check:
    """The checks of one table."""

    def __init__(self, place: Place, home: CardSet, known: Known, faults: Faults) -> None:
        self.place = place
        self.term = place.term
        self.home = home
        self.known = known
        self._faults = faults

    def run(self) -> None:
        self._references()
        match self.term:
            case Character():
                self._character(self.term)
            case Location():
                self._location(self.term)
            case requirements.Roll() | requirements.Fight() | requirements.Spend() | requirements.Barred():
                self._requirement(self.term)
            case effects.Stay():
                self._stay(self.term)
            case effects.Retreat(retreat="waypoint") if not self.known.waypoints:
                self._fault("retreat", "no location is a waypoint", "G3.retreat")
            case (
                effects.Scout(scout="here")
                | effects.Reveal(reveal="here")
                | effects.TurnDown(turn_down="here")
            ):
                self._fault("", "the team's location is always face up, so this does nothing", "G4.18")
            case effects.Restore(restore=selector) | effects.Drain(drain=selector):
                self._with_uses(selector)
            case effects.Days(days=amount) if amount.lowest == amount.highest == 0:
                self._fault("days", "no days are neither added nor taken")
            case effects.Shift(by=0):
                self._fault("by", "this moves nothing")
            case effects.Choose(choose=options) if options.count(()) > 1:
                self._fault("choose", "doing nothing is there more than once")
            case _:
                self._power(self.term)

    def _fault(self, field: str, message: str, rule: str = "G5.check") -> None:
        path = (*self.place.path, field) if field else self.place.path
        self._faults.add(self.place.file, path, message, rule)

    def _references(self) -> None:
        for path, what, name in names(self.term, self.place.path):
            if what == "a tag":
                if path[-2] == "tags" and name in IMPLIED_TAGS:
                    self._faults.add(self.place.file, path, f"the tag {name} is there without being told")
            elif what.startswith(("the name of an item", "an item")) and not self.known.items(
                name, self.home
            ):
                kind = "no item has the tag" if name.startswith("#") else "there is no item"
                self._faults.add(self.place.file, path, f"{kind} {name.removeprefix('#')}")

    def _character(self, character: Character) -> None:
        carried = (*character.start, *character.suggested)
        more = sum(power.slots for power in character.powers if isinstance(power, powers.Slots))
        if len(carried) > character.slots + more:
            self._fault(
                "suggested", f"{len(carried)} items do not fit into {character.slots + more} slots", "G1.team"
            )
        for name in dict.fromkeys(carried):
            for item in self.known.items(name, self.home):
                if item.copies < carried.count(name):
                    self._fault("suggested", f"the set has only {item.copies} of {name}", "G4.8")

    def _location(self, location: Location) -> None:
        if location.enter is None and location.failed:
            self._fault("failed", "without a challenge nothing fails")

    def _requirement(self, requirement: Any) -> None:
        match requirement:
            case requirements.Roll(roll=amount, least=least):
                best = amount.highest + self.known.help((*self.place.tags, ROLL))
                if amount.is_fixed:
                    self._fault("roll", "dice are wanted here, like 2d6", "G5.requirements")
                elif best < least.lowest:
                    self._fault("least", f"nobody can beat this: the best roll comes to {best}")
            case requirements.Fight(fight=amount):
                if amount.lowest < 1:
                    self._fault("fight", "the difficulty must be at least 1", "G5.requirements")
                if not self.known.weapons:
                    self._fault("fight", "nobody can beat this: there are no weapons", "G3.weapon")
            case requirements.Spend(spend=selector):
                self._with_uses(selector)
            case requirements.Barred():
                if not isinstance(self.place.card, Event) or self.place.path[-1] != "enter":
                    self._fault("", "nobody can beat this; only an obstacle can be barred, as a whole")

    def _stay(self, stay: effects.Stay) -> None:
        if not isinstance(self.place.card, Event) or {"tomorrow", "morning"} & set(self.place.path):
            self._fault("stay", "only an event that is being resolved can stay", "G3.events")
        if (stay.passed or stay.failed or stay.goes) and stay.enter is None:
            self._fault("enter", "without a challenge it is neither beaten nor failed")
        for number, power in enumerate(stay.powers):
            limited = getattr(power, "each", None) or getattr(power, "days", 0)
            if not isinstance(power, _PLAIN_POWERS) or limited:
                self._fault(
                    f"powers[{number + 1}]", "an obstacle has extra-dice and bonus without limits only"
                )

    def _power(self, power: Any) -> None:
        match power:
            case powers.Weapon(weapon=amount, each=each):
                if amount.is_fixed or amount.lowest < 0:
                    self._fault("weapon", "a shot adds dice, like d6", "G3.weapon")
                if each is None and not (isinstance(self.place.card, Item) and self.place.card.uses):
                    self._fault("weapon", 'a weapon has uses, or each = "fight"', "G3.weapon")
            case powers.ExtraUses(of=selector):
                self._with_uses(selector, "of")
            case powers.ExtraDice(on=tags) | powers.Bonus(on=tags) | powers.Again(again=tags):
                if not self.known.rolls(tags):
                    self._fault("", f"no roll has a tag of {', '.join(tags)}; this power is never used")
            case powers.Ignore(ignore=tags):
                if not self.known.challenges(tags):
                    self._fault("", f"no challenge has a tag of {', '.join(tags)}; this power is never used")
            case powers.Safe() if not self.known.thefts:
                self._fault("safe", "nothing steals; this power is never used")
        if isinstance(power, powers.Bonus) and power.bonus == 0:
            self._fault("bonus", "this adds nothing")
        if isinstance(power, _LIMITED_POWERS) and power.each == "fight":
            self._fault("each", "this power is not used in fights")

    def _with_uses(self, selector: str, field: str = "") -> None:
        items = self.known.items(selector, self.home)
        if items and not any(item.uses for item in items):
            self._fault(field, f"{selector} has no number of uses", "G3.uses")
