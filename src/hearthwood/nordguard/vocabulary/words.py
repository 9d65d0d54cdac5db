"""The smallest words of the vocabulary: amounts, and names of cards, tags and places."""

import re
from dataclasses import dataclass
from typing import ClassVar, Literal, NewType, Self

CardId = NewType("CardId", str)
"""The name of a card: `rope`, or `other-set.rope` for a card of another set."""

LocationId = NewType("LocationId", CardId)
ItemId = NewType("ItemId", CardId)

Tag = NewType("Tag", str)
"""What cards have in common: `ice`, `beast`. Powers refer to it."""

Selector = NewType("Selector", str)
"""Items that fit: `any`, one item by its name, or all with a tag: `#food`."""

ANY = Selector("any")
FIGHT = Tag("fight")
ROLL = Tag("roll")
IMPLIED_TAGS = (FIGHT, ROLL)
"""Every weapon roll has the tag `fight`, every other roll the tag `roll`, without being told."""

Region = Literal[
    "here", "north", "east", "south", "west", "ahead",
    "neighbours", "row", "column", "face-down", "face-up", "waypoints", "all",
]  # fmt: skip
"""Locations, seen from the team. `ahead` is the way the team went today."""

How = Literal["chosen", "random", "all"]

ID = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*"
_DICE = re.compile(r"(?P<sign>-?)(?P<count>[1-9]?)d(?P<sides>[2-9]|1\d|20)(?P<plus>[+-]\d{1,2})?")


@dataclass(frozen=True, slots=True)
class Amount:
    """A number, dice, or dice and a number: `4`, `2d6`, `d8+1`, `-d6`."""

    count: int
    sides: int
    plus: int
    sign: int = 1
    """-1 takes the whole away."""

    PATTERN: ClassVar = r"-?[1-9]?d([2-9]|1\d|20)([+-]\d{1,2})?"

    @classmethod
    def number(cls, n: int) -> Self:
        """An amount without dice."""
        return cls(0, 0, n)

    @classmethod
    def parse(cls, text: str) -> Self | None:
        """The amount that a text of dice says; None if it says none."""
        match = _DICE.fullmatch(text)
        if match is None:
            return None
        sign = -1 if match["sign"] else 1
        return cls(int(match["count"] or 1), int(match["sides"]), int(match["plus"] or 0), sign)

    @property
    def is_fixed(self) -> bool:
        """Is it a number, without dice?"""
        return self.count == 0

    @property
    def lowest(self) -> int:
        """The least that it can come to."""
        return min(self._ends())

    @property
    def highest(self) -> int:
        """The most that it can come to."""
        return max(self._ends())

    def _ends(self) -> tuple[int, int]:
        return self.sign * (self.count + self.plus), self.sign * (self.count * self.sides + self.plus)

    def __str__(self) -> str:
        if self.is_fixed:
            return str(self.sign * self.plus)
        count = "" if self.count == 1 else self.count
        plus = f"{self.plus:+}" if self.plus else ""
        return f"{'-' if self.sign < 0 else ''}{count}d{self.sides}{plus}"
