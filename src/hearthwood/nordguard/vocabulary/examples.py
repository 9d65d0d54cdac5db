"""Examples: a game of a few moves on every card, written by hand and played by a test.

The scene is a map of 3 x 3, Frontier at a1, Destination at c3, everything else open ground that lies face up.
The team stands on b2. The card that the example is about lies east of it (a location), is the next event (an
event), is carried by character a (an item), or is character a.
"""

from dataclasses import dataclass
from typing import Annotated

from .bounds import Between

_ITEMS = "the items of character {}, as in the notation: rope, rifle:2, rifle:1*"


@dataclass(frozen=True, slots=True, kw_only=True)
class Before:
    """The scene, where it differs from the usual one."""

    days: Annotated[int, Between(-20, 40), "the countdown"] = 6
    at: Annotated[str, "where the team is: b2"] = "b2"
    team: Annotated[tuple[str, ...], "characters; `somebody` has 6 slots and no powers"] = ()
    a: Annotated[tuple[str, ...], _ITEMS.format("a")] | None = None
    b: Annotated[tuple[str, ...], _ITEMS.format("b")] | None = None
    north: Annotated[str, "the location north of b2: hut, [hut] face down, hut+drift"] | None = None
    east: Annotated[str, "east of b2"] | None = None
    south: Annotated[str, "south of b2"] | None = None
    west: Annotated[str, "west of b2"] | None = None
    here: Annotated[str, "b2 itself"] | None = None
    ground: Annotated[tuple[str, ...], "items that lie where the team is"] = ()
    deck: Annotated[tuple[str, ...], "the item deck"] = ()
    events: Annotated[tuple[str, ...], "the event deck, top first; `quiet` does nothing"] | None = None
    dice: Annotated[tuple[int, ...], "what the next dice show, five at most"] = ()
    sides: Annotated[int, Between(2, 20), "how many sides these dice have"] = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class After:
    """What is so afterwards. Only what is named is compared."""

    days: Annotated[int, Between(-20, 40), "the countdown"] | None = None
    at: Annotated[str, "where the team is"] | None = None
    a: Annotated[tuple[str, ...], _ITEMS.format("a")] | None = None
    b: Annotated[tuple[str, ...], _ITEMS.format("b")] | None = None
    north: Annotated[str, "the location north of b2"] | None = None
    east: Annotated[str, "east of b2"] | None = None
    south: Annotated[str, "south of b2"] | None = None
    west: Annotated[str, "west of b2"] | None = None
    here: Annotated[str, "b2 itself"] | None = None
    ground: Annotated[tuple[str, ...], "items that lie where the team is"] | None = None
    deck: Annotated[tuple[str, ...], "the item deck, in the order of the set's files"] | None = None
    discarded: Annotated[tuple[str, ...], "the event discard pile, last first"] | None = None
    legal: Annotated[tuple[str, ...], "moves that can be made now"] = ()
    illegal: Annotated[tuple[str, ...], "moves that cannot"] = ()
    phase: Annotated[str, "where the machine stands: won, lost, day, fight, choose ..."] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """Before, moves, after."""

    before: Annotated[Before, "the scene"] = Before()
    moves: Annotated[tuple[str, ...], "in the notation; without this, east"] = ("east",)
    after: Annotated[After, "what came of it"]
