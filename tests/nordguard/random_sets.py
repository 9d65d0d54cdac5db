"""A generator of card sets: any composition of the vocabulary, at random but sound enough to be played."""

from random import Random
from typing import Any

from hearthwood.nordguard.vocabulary import effects, powers, requirements
from hearthwood.nordguard.vocabulary.cards import CardSet, Character, Event, Item, Location, SetInfo
from hearthwood.nordguard.vocabulary.words import Amount, ItemId, Region, Selector, Tag

TAGS = ("ice", "beast", "cold")
ITEM_TAGS = ("light", "food")
REGIONS: tuple[Region, ...] = (
    "here", "north", "east", "south", "west", "ahead", "neighbours", "row", "column", "face-down", "face-up",
    "waypoints", "all",
)  # fmt: skip
LISTS = (0, 1, 1, 2)
"""How long a list of effects is."""


class Generator:
    """Makes one set."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.items = [f"item-{number}" for number in range(rng.randint(2, 8))]
        self.with_uses = {name for name in self.items if rng.random() < 0.6}
        self.with_uses.add(self.items[0])

    def card_set(self) -> CardSet:
        rng = self.rng
        locations = {name: self.location(corner=True) for name in ("frontier", "destination")}
        locations |= {f"place-{n}": self.location() for n in range(rng.randint(2, 10))}
        return CardSet(
            info=SetInfo(name="random", version="1.0", languages=("en",), author="nobody", licence="CC0-1.0"),
            characters={f"somebody-{n}": self.character() for n in range(rng.randint(7, 9))},
            locations=locations,
            items={name: self.item(name) for name in self.items},
            events={f"event-{n}": self.event() for n in range(rng.randint(1, 12))},
        )

    # Words.

    def chance(self, probability: float) -> bool:
        return self.rng.random() < probability

    def selector(self, *, uses: bool = False) -> Selector:
        if uses:
            return Selector(self.rng.choice([*sorted(self.with_uses), "any"]))
        tags = [f"#{tag}" for tag in ITEM_TAGS]
        return Selector(self.rng.choice([*self.items, *tags, "any", "any"]))

    def tags(self, least: int = 0) -> tuple[Tag, ...]:
        return tuple(Tag(tag) for tag in self.rng.sample(TAGS, self.rng.randint(least, 2)))

    def rolls(self) -> tuple[Tag, ...]:
        return tuple(Tag(tag) for tag in self.rng.sample((*TAGS, "fight", "roll"), self.rng.randint(1, 3)))

    def dice(self, most: int = 2) -> Amount:
        return Amount(self.rng.randint(1, most), self.rng.choice((6, 6, 4, 8)), self.rng.choice((0, 0, 1)))

    def amount(self, low: int, high: int) -> Amount:
        return self.dice() if self.chance(0.4) else Amount.number(self.rng.randint(low, high))

    def region(self) -> Region:
        return self.rng.choice(REGIONS)

    def how(self) -> Any:
        return self.rng.choice(("chosen", "random", "all"))

    def one(self) -> Any:
        return self.rng.choice(("chosen", "random"))

    # Requirements.

    def requirement(self, depth: int = 0) -> requirements.Requirement:
        rng = self.rng
        kinds = ["roll", "fight", "carry", "spend", "give", "pay"]
        match rng.choice(kinds + (["all", "any", "any"] if depth < 2 else [])):
            case "roll":
                return requirements.Roll(roll=self.dice(), least=self.amount(2, 9), tags=self.tags())
            case "fight":
                return requirements.Fight(fight=self.amount(1, 9), tags=self.tags())
            case "carry":
                return requirements.Carry(carry=self.selector())
            case "spend":
                return requirements.Spend(spend=self.selector(uses=True))
            case "give":
                return requirements.Give(give=self.selector())
            case "pay":
                return requirements.Pay(pay=rng.randint(1, 2))
            case "all":
                return requirements.AllOf(all=self.parts(depth))
        return requirements.AnyOf(any=self.parts(depth))

    def parts(self, depth: int) -> tuple[requirements.Requirement, ...]:
        return tuple(self.requirement(depth + 1) for _ in range(self.rng.randint(2, 3)))

    # Effects.

    def several(self, depth: int = 0, *, event: bool = False) -> tuple[effects.Effect, ...]:
        return tuple(self.effect(depth, event=event) for _ in range(self.rng.choice(LISTS)))

    def effect(self, depth: int, *, event: bool) -> effects.Effect:
        rng = self.rng
        plain: list[Any] = [
            lambda: effects.Days(days=Amount.number(rng.choice((-1, 1, 2)))),
            lambda: effects.Days(days=Amount(1, 4, 0, rng.choice((-1, 1)))),
            lambda: effects.Draw(draw=1),
            lambda: effects.Retreat(retreat=rng.choice(("back", "waypoint", "frontier"))),
            lambda: effects.Move(move=self.region(), how=self.one()),
            lambda: effects.Steal(
                steal=self.selector(), how=self.how(), count=rng.randint(1, 2), each=self.chance(0.3),
                to=rng.choice(("deck", "deck", "ground", "box")),
            ),
            lambda: effects.Gain(gain=self.selector(), how=self.one()),
            lambda: effects.Swap(swap=self.selector(), gain=self.selector(), how=self.one()),
            lambda: effects.Restore(
                restore=self.selector(uses=True), how=self.how(), uses=rng.choice((None, 1))
            ),
            lambda: effects.Drain(drain=self.selector(uses=True), how=self.how(), uses=rng.randint(1, 2)),
            lambda: effects.Restock(restock=True),
            lambda: effects.Scout(scout=self.region(), how=self.how()),
            lambda: effects.Reveal(reveal=self.region(), how=self.how()),
            lambda: effects.TurnDown(turn_down=self.region(), how=self.how()),
            lambda: effects.Shuffle(shuffle=self.region(), line=rng.choice(("here", "chosen", "random"))),
            lambda: effects.Shift(
                shift=self.region(), by=rng.choice((-1, 1, 2)), line=rng.choice(("here", "chosen", "random"))
            ),
            lambda: effects.Clear(clear=self.region(), how=self.how()),
        ]  # fmt: skip
        nested: list[Any] = [
            lambda: effects.Meet(
                meet=self.requirement(), passed=self.several(depth + 1, event=event),
                failed=self.several(depth + 1, event=event),
            ),
            lambda: effects.Choose(
                choose=tuple(self.several(depth + 1, event=event) for _ in range(rng.randint(2, 3)))
            ),
            lambda: effects.Tomorrow(tomorrow=self.several(depth + 1) or (effects.Draw(draw=1),)),
        ]  # fmt: skip
        staying: list[Any] = [lambda: self.stay(depth)] * 4 if event else []
        made: effects.Effect = rng.choice(plain + (nested * 3 + staying if depth < 2 else []))()
        return made

    def stay(self, depth: int) -> effects.Stay:
        barred = self.chance(0.15)
        enter = requirements.Barred(barred=True) if barred else self.requirement()
        bare = self.chance(0.2)
        return effects.Stay(
            stay=self.region(),
            how=self.one(),
            enter=None if bare else enter,
            tags=self.tags(),
            passed=() if bare else self.several(depth + 1),
            failed=() if bare else self.several(depth + 1),
            goes=not bare and self.chance(0.3),
            lasts=self.rng.choice((None, 1, 3)),
            morning=self.several(depth + 1) if self.chance(0.3) else (),
            powers=(powers.Bonus(bonus=-1, on=self.rolls()),) if self.chance(0.3) else (),
        )

    # Powers.

    def some_powers(self, *, uses: bool = False) -> tuple[powers.Power, ...]:
        return tuple(self.power(uses=uses) for _ in range(self.rng.choice(LISTS)))

    def power(self, *, uses: bool) -> powers.Power:
        rng = self.rng
        each: Any = rng.choice((None, None, "day", "game"))
        days = rng.choice((0, 0, 0, 1))
        made: list[Any] = [
            lambda: powers.Weapon(weapon=self.dice(1), each=None if uses else "fight"),
            lambda: powers.Weapon(weapon=self.dice(1), each=None if uses else "day"),
            lambda: powers.ExtraUses(extra_uses=1, of=self.selector(uses=True)),
            lambda: powers.ExtraDice(extra_dice=self.dice(1), on=self.rolls(), each=each, days=days),
            lambda: powers.Bonus(bonus=rng.choice((-1, 1, 2)), on=self.rolls(), each=each, days=days),
            lambda: powers.Again(again=self.rolls(), each=each, days=days),
            lambda: powers.Ignore(ignore=self.tags(1), each=each, days=days),
            lambda: powers.Action(action=self.several(1) or (effects.Draw(draw=1),), each=each, days=days),
            lambda: powers.Slots(slots=1),
            lambda: powers.Safe(safe=self.selector()),
            lambda: powers.ExtraEvent(extra_event=rng.randint(1, 2), each=each, days=days),
        ]
        power: powers.Power = rng.choice(made)()
        return power

    # Cards.

    def character(self) -> Character:
        slots = self.rng.randint(1, 4)
        start = (ItemId(self.rng.choice(self.items)),) if self.chance(0.1) else ()  # type: ignore[arg-type]
        suggested = (ItemId(self.rng.choice(self.items)),)  # type: ignore[arg-type]
        return Character(slots=slots, start=start, suggested=suggested, powers=self.some_powers(), example=())

    def item(self, name: str) -> Item:
        uses = self.rng.randint(1, 3) if name in self.with_uses else None
        return Item(
            copies=self.rng.randint(1, 3),
            tags=tuple(Tag(tag) for tag in ITEM_TAGS if self.chance(0.5)),
            uses=uses,
            powers=self.some_powers(uses=uses is not None),
            example=(),
        )

    def location(self, *, corner: bool = False) -> Location:
        return Location(
            copies=1 if corner else self.rng.randint(1, 4),
            tags=self.tags(),
            waypoint=not corner and self.chance(0.2),
            enter=self.requirement() if self.chance(0.6) else None,
            failed=self.several() if self.chance(0.3) else (),
            arrive=self.several() if self.chance(0.4) else (),
            events=self.rng.choice((1, 1, 1, 0, 2)),
            morning=self.several() if self.chance(0.1) else (),
            example=(),
        )

    def event(self) -> Event:
        return Event(
            copies=self.rng.randint(1, 3),
            tags=self.tags(),
            then=(*self.several(event=True), self.effect(0, event=True)),
            example=(),
        )


def random_set(rng: Random) -> CardSet:
    """A card set."""
    return Generator(rng).card_set()
