"""Powers of characters and items (rule G5.powers).

A power holds always, unless it has a limit: `each`, `days`, or the uses of its item. Then its owner says when
to use it. What it says about items concerns those of its owner; rolls and challenges are the whole team's.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias, Union

from .bounds import Between, Least
from .words import Amount, Selector, Tag

if TYPE_CHECKING:
    from .effects import Effect

Often = Literal["fight", "day", "game"]
"""Once in each."""

_EACH = "how often; without this and without uses, always"
_COST = "days of the countdown that it costs each time"
_ON = "the rolls in question: all with one of these tags; `fight` and `roll` mean all of their kind"


@dataclass(frozen=True, slots=True, kw_only=True)
class Weapon:
    """Fires in weapon rolls: each shot adds these dice. Needs uses, or `each`."""

    weapon: Annotated[Amount, "the dice of one shot"]
    each: Annotated[Often, "once in each: `fight` for a Knife and its like"] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraUses:
    """The owner gets more uses out of some items."""

    extra_uses: Annotated[int, Between(1, 9), "how many more"]
    of: Annotated[Selector, "the items in question"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraDice:
    """More dice on rolls; in a fight they are thrown before the first shot, or when used."""

    extra_dice: Annotated[Amount, "the dice"]
    on: Annotated[tuple[Tag, ...], Least(1), _ON]
    each: Annotated[Often, _EACH] | None = None
    days: Annotated[int, Between(0, 9), _COST] = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Bonus:
    """A number added to rolls, or taken off."""

    bonus: Annotated[int, Between(-9, 9), "the number"]
    on: Annotated[tuple[Tag, ...], Least(1), _ON]
    each: Annotated[Often, _EACH] | None = None
    days: Annotated[int, Between(0, 9), _COST] = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Again:
    """Throw again, once for each roll: all dice of a roll that failed, or the last shot of a fight."""

    again: Annotated[tuple[Tag, ...], Least(1), _ON]
    each: Annotated[Often, "how often; without this and without uses, once for each roll"] | None = None
    days: Annotated[int, Between(0, 9), _COST] = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Ignore:
    """Ignore challenges: the text of one location card, or one obstacle."""

    ignore: Annotated[tuple[Tag, ...], Least(1), "those with one of these tags"]
    each: Annotated[Often, _EACH] | None = None
    days: Annotated[int, Between(0, 9), _COST] = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """Do something before going, as often as there are uses; without uses, once a day."""

    action: Annotated[tuple["Effect", ...], Least(1), "what; scouting is `{ scout = … }`, with its reach"]
    each: Annotated[Often, "how often; without this and without uses, once a day"] | None = None
    days: Annotated[int, Between(0, 9), _COST] = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Slots:
    """The owner carries more items."""

    slots: Annotated[int, Between(1, 9), "how many more"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Safe:
    """Items of the owner cannot be stolen."""

    safe: Annotated[Selector, "the items in question"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraEvent:
    """Draw more events than one and choose which of them happens; the others are discarded."""

    extra_event: Annotated[int, Between(1, 3), "how many more"]
    each: Annotated[Often, "how often; without this and without uses, once a day"] | None = None
    days: Annotated[int, Between(0, 9), _COST] = 0


Power: TypeAlias = Union[  # noqa: UP007
    Weapon, ExtraUses, ExtraDice, Bonus, Again, Ignore, Action, Slots, Safe, ExtraEvent
]
