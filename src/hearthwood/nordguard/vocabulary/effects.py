"""Effects: what cards do (rule G5.effects). What cannot be done is skipped (rule G4.20)."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias, Union

from .bounds import Between, Least
from .powers import Power
from .requirements import Requirement
from .words import ANY, Amount, How, Region, Selector, Tag

One = Literal["chosen", "random"]
"""How one is picked: the lead says which, or each has the same chance."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Days:
    """Add days to the countdown, or take some."""

    days: Annotated[Amount, "how many; negative ones are taken: -2, -d6"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw:
    """Draw further events after this card."""

    draw: Annotated[int, Between(1, 9), "how many"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Retreat:
    """The team is at once elsewhere, without challenge or event."""

    retreat: Annotated[
        Literal["back", "waypoint", "frontier"],
        "back: where the day began; waypoint: the nearest face-up one, or Frontier",
    ]


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """The team moves, without challenge or event."""

    move: Annotated[Region, "where to"]
    how: Annotated[One, "which of these"] = "chosen"


@dataclass(frozen=True, slots=True, kw_only=True)
class Steal:
    """Items are stolen. A random theft that hits a safe item takes nothing."""

    steal: Annotated[Selector, "the items in question"]
    how: Annotated[How, "random, one that the lead chooses among those not safe, or all not safe"] = "random"
    count: Annotated[int, Between(1, 9), "how many times"] = 1
    each: Annotated[bool, "true: from every character in turn, in seat order"] = False
    to: Annotated[
        Literal["deck", "ground", "box"], "to the item deck, dropped where the team is, or out of the game"
    ] = "deck"


@dataclass(frozen=True, slots=True, kw_only=True)
class Gain:
    """An item of the deck is found; the lead says who gets it."""

    gain: Annotated[Selector, "the items in question"]
    how: Annotated[One, "a random one of these, or one that the lead chooses"] = "random"


@dataclass(frozen=True, slots=True, kw_only=True)
class Swap:
    """Trade with the card: an item carried for one of the deck. The lead may always refuse."""

    swap: Annotated[Selector, "what may be given, to the item deck; its owner says which"]
    gain: Annotated[Selector, "what there is to get"] = ANY
    how: Annotated[One, "a random one of these, or one that the lead chooses"] = "random"


@dataclass(frozen=True, slots=True, kw_only=True)
class Restore:
    """Items get uses back, up to what their holder gets."""

    restore: Annotated[Selector, "the items in question"]
    how: Annotated[How, "which of these"] = "chosen"
    uses: Annotated[int, Between(1, 9), "how many uses; without this, all"] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Drain:
    """Items lose uses; with the last they go to the item deck."""

    drain: Annotated[Selector, "the items in question"]
    how: Annotated[How, "which of these"] = "random"
    uses: Annotated[int, Between(1, 9), "how many uses"] = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Restock:
    """Every seat, from the lead on, puts items back and takes others of the deck, within the slots."""

    restock: Annotated[Literal[True], "always true"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Scout:
    """Turn locations face up and roll their difficulty, which stays on the card."""

    scout: Annotated[Region, "the locations in question"]
    how: Annotated[How, "which of these"] = "chosen"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reveal:
    """Turn locations face up."""

    reveal: Annotated[Region, "the locations in question"]
    how: Annotated[How, "which of these"] = "chosen"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnDown:
    """Turn locations face down; not the team's own, Frontier or Destination."""

    turn_down: Annotated[Region, "the locations in question"]
    how: Annotated[How, "which of these"] = "all"


@dataclass(frozen=True, slots=True, kw_only=True)
class Shuffle:
    """Shuffle locations: they lose what lies on them and are laid face down."""

    shuffle: Annotated[Region, "the locations in question"]
    line: Annotated[
        Literal["here", "chosen", "random"],
        "for row and column: the team's, one that the lead chooses, any one",
    ] = "here"


@dataclass(frozen=True, slots=True, kw_only=True)
class Shift:
    """Move locations, with all that lies on them: each to the next one's place, the last to the first's.

    Rows run from west to east, columns from north to south, neighbours clockwise from the north, others in
    reading order. Frontier and Destination stay, and the others pass them over.
    """

    shift: Annotated[Region, "the locations in question"]
    by: Annotated[int, Between(-9, 9), "how many places; negative ones go backwards"] = 1
    line: Annotated[
        Literal["here", "chosen", "random"],
        "for row and column: the team's, one that the lead chooses, any one",
    ] = "here"


@dataclass(frozen=True, slots=True, kw_only=True)
class Clear:
    """Obstacles go to the event discard pile: all that lie on a location."""

    clear: Annotated[Region, "the locations in question"]
    how: Annotated[How, "which of those that have obstacles"] = "chosen"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stay:
    """This event stays on a location as an obstacle; what stays already does not stay again."""

    stay: Annotated[Region, "the locations in question"]
    how: Annotated[One, "which of these"] = "chosen"
    enter: Annotated[Requirement, "what must be met to enter the location"] | None = None
    tags: Annotated[tuple[Tag, ...], "what powers refer to, besides the tags of the event"] = ()
    passed: Annotated[tuple["Effect", ...], "what happens when it is beaten"] = ()
    failed: Annotated[tuple["Effect", ...], "what happens when it is not"] = ()
    goes: Annotated[bool, "true: it goes to the discard pile when it is beaten"] = False
    lasts: Annotated[int, Between(1, 99), "it goes after so many evenings; without this never"] | None = None
    morning: Annotated[tuple["Effect", ...], "what happens at the start of each day while it lies there"] = ()
    powers: Annotated[
        tuple[Power, ...], "what holds for the team while it lies there: extra-dice, bonus"
    ] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Meet:
    """A requirement with effects for success and for failure."""

    meet: Annotated[Requirement, "what must be met"]
    passed: Annotated[tuple["Effect", ...], "what happens when it is met"] = ()
    failed: Annotated[tuple["Effect", ...], "what happens when it is not"] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Choose:
    """The lead chooses one list of effects among those that are possible. An empty list is doing nothing."""

    choose: Annotated[tuple[tuple["Effect", ...], ...], Least(2), "the lists of effects"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tomorrow:
    """Do something at the start of the next day."""

    tomorrow: Annotated[tuple["Effect", ...], Least(1), "what"]


Effect: TypeAlias = Union[  # noqa: UP007
    Days, Draw, Retreat, Move, Steal, Gain, Swap, Restore, Drain, Restock, Scout, Reveal, TurnDown, Shuffle,
    Shift, Clear, Stay, Meet, Choose, Tomorrow,
]  # fmt: skip
