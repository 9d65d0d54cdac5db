"""Cards, and the set that holds them (rule G5.files)."""

from dataclasses import dataclass, field
from typing import Annotated, ClassVar

from .bounds import Between, Least
from .effects import Effect
from .examples import Example
from .powers import Power
from .requirements import Requirement
from .words import ItemId, Tag

FRONTIER = "frontier"
DESTINATION = "destination"
"""The names under which a set's corner locations stand in its files."""

_EXAMPLE = "games of a few moves, written by hand, that show all that the card does"


@dataclass(frozen=True, slots=True, kw_only=True)
class Character:
    """Who crosses the map."""

    slots: Annotated[int, Between(1, 9), "how many items are carried at most"]
    start: Annotated[
        tuple[ItemId, ...], "items that must be carried when the team first leaves Frontier"
    ] = ()
    suggested: Annotated[
        tuple[ItemId, ...], Least(1), "items that a newcomer should take, `start` not repeated"
    ]
    powers: Annotated[tuple[Power, ...], "what this character can do"] = ()
    example: Annotated[tuple[Example, ...], Least(1), _EXAMPLE]


@dataclass(frozen=True, slots=True, kw_only=True)
class Location:
    """A card of the map."""

    copies: Annotated[int, Between(1, 20), "how many cards of this kind the set has"] = 1
    tags: Annotated[tuple[Tag, ...], "what powers refer to"] = ()
    waypoint: Annotated[bool, "true: teams can retreat to it"] = False
    enter: Annotated[Requirement, "the challenge; without this, everybody may enter"] | None = None
    failed: Annotated[tuple[Effect, ...], "what happens when the challenge is not beaten"] = ()
    arrive: Annotated[tuple[Effect, ...], "what happens on arriving, before events are drawn"] = ()
    events: Annotated[int, Between(0, 5), "how many events are drawn on arriving"] = 1
    morning: Annotated[
        tuple[Effect, ...], "what happens at the start of a day that the team begins here"
    ] = ()
    example: Annotated[tuple[Example, ...], Least(1), _EXAMPLE]


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """Something to carry."""

    copies: Annotated[int, Between(1, 20), "how many cards of this kind the set has"] = 1
    tags: Annotated[tuple[Tag, ...], "what selectors like `#food` refer to"] = ()
    uses: Annotated[int, Between(1, 9), "after so many it is used up; without this it never is"] | None = None
    powers: Annotated[tuple[Power, ...], "what it does for the one who carries it"] = ()
    example: Annotated[tuple[Example, ...], Least(1), _EXAMPLE]


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """What happens on arriving."""

    copies: Annotated[int, Between(1, 20), "how many cards of this kind the set has"] = 1
    tags: Annotated[tuple[Tag, ...], "what powers refer to"] = ()
    then: Annotated[tuple[Effect, ...], Least(1), "what happens, in this order"]
    example: Annotated[tuple[Example, ...], Least(1), _EXAMPLE]


Card = Character | Location | Item | Event


@dataclass(frozen=True, slots=True, kw_only=True)
class SetInfo:
    """The file `set.toml`."""

    name: Annotated[str, "the name that ids of this set begin with where several sets are in play"]
    version: Annotated[str, "as 1.0.2"]
    languages: Annotated[tuple[str, ...], Least(1), "for each there is a file of texts, like texts/en.ftl"]
    author: Annotated[str, "who made it"]
    licence: Annotated[str, "under which terms"]
    needs: Annotated[tuple[str, ...], "other sets whose cards this one names"] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class CardSet:
    """A set, as its files say it. Cards stand in the order of the files, by their short names."""

    KINDS: ClassVar = ("characters", "locations", "items", "events")

    info: SetInfo
    characters: dict[str, Character] = field(default_factory=dict)
    locations: dict[str, Location] = field(default_factory=dict)
    items: dict[str, Item] = field(default_factory=dict)
    events: dict[str, Event] = field(default_factory=dict)
