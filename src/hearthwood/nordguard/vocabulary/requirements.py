"""Requirements: what must be met (rule G5.requirements). Where a card names none, nothing is required."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias, Union

from .bounds import Between, Least
from .words import Amount, Selector, Tag


@dataclass(frozen=True, slots=True, kw_only=True)
class Roll:
    """Throw dice and come to at least a number."""

    roll: Annotated[Amount, "the dice thrown"]
    least: Annotated[Amount, "the total that beats it; dice here are the difficulty that scouting rolls"]
    tags: Annotated[tuple[Tag, ...], "what powers refer to, besides the tags of the card and `roll`"] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Fight:
    """A weapon roll: shot by shot, until the total of the dice reaches the difficulty."""

    fight: Annotated[Amount, "the difficulty; dice are rolled before the first shot, or by scouting"]
    tags: Annotated[tuple[Tag, ...], "what powers refer to, besides the tags of the card and `fight`"] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Carry:
    """Have an item with the team; it is kept."""

    carry: Annotated[Selector, "the item"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Spend:
    """Spend one use of an item."""

    spend: Annotated[Selector, "the item; it must have a number of uses"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Give:
    """Give an item up; it goes to the item deck."""

    give: Annotated[Selector, "the item"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Pay:
    """Pay days of the countdown."""

    pay: Annotated[int, Between(1, 9), "how many days"]


@dataclass(frozen=True, slots=True, kw_only=True)
class AllOf:
    """Meet every one of several requirements, in this order."""

    all: Annotated[tuple["Requirement", ...], Least(2), "the requirements"]


@dataclass(frozen=True, slots=True, kw_only=True)
class AnyOf:
    """Meet one of several requirements; the lead says which before it is tried."""

    any: Annotated[tuple["Requirement", ...], Least(2), "the requirements"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Barred:
    """Nobody passes."""

    barred: Annotated[Literal[True], "always true"]


Requirement: TypeAlias = Union[Roll, Fight, Carry, Spend, Give, Pay, AllOf, AnyOf, Barred]  # noqa: UP007
