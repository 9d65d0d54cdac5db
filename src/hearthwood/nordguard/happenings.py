"""What a move did, told in what everybody at the table may see."""

from dataclasses import dataclass, field
from typing import Any

KINDS: dict[str, str] = {
    # Before the first day.
    "joined": "who character",
    "took": "who item",
    "study-ended": "",
    # The day.
    "day": "day days",
    "waits": "",
    "goes": "way cell",
    "turned-up": "cell location",
    "ignored": "who item cell card",
    "beaten": "cell card",
    "turned-back": "cell card",
    "arrived": "cell",
    "event": "event",
    "events-shuffled": "",
    "won": "day days",
    "lost": "day days",
    "blocked": "day days",
    # Chance.
    "lot": "",
    "threw": "dice total",
    "difficulty": "dice total",
    "rolled": "dice total difficulty",
    "scouted": "cell dice total",
    # Fights and powers.
    "fight": "difficulty",
    "fire": "who item dice total difficulty",
    "again": "who item dice total difficulty",
    "passed": "seat",
    "fight-won": "total difficulty",
    "fight-lost": "total difficulty",
    "used": "who item power",
    # Items.
    "offered": "who other item",
    "traded": "who other item how given",
    "dropped": "who item",
    "picked-up": "who item",
    "left-behind": "items",
    "used-up": "who item",
    "spent": "who item",
    "gave": "who item",
    "stolen": "who item where",
    "safe": "who item",
    "found": "item",
    "placed": "who item how",
    "swapped": "who item given",
    "restored": "who item uses",
    "drained": "who item uses",
    "put-back": "who item",
    # Days, the map, what is to come.
    "days": "change dice days",
    "paid": "days",
    "moved": "cell",
    "turned-down": "cell",
    "shuffled": "cells",
    "shifted": "cells by",
    "laid": "cell event",
    "cleared": "cell event",
    "more-events": "count",
    "tomorrow": "card",
}
"""Everything that can happen, and the facts that are told of it.

`who` and `other` are the letters of characters, `seat` counts from 1, cards and cells are called by name.
The `item` of a power is None where it is a character's own. `given` is what came back in a trade, if
anything did. `how` is the move that was chosen: `keep`, `swap`, `replace`, `decline`. `where` is `deck`,
`ground` or `box`.
"""


@dataclass(frozen=True, slots=True)
class Happening:
    """One thing that happened."""

    kind: str
    facts: dict[str, Any] = field(default_factory=dict)
    reveals: bool = False
    """Was something seen that was hidden: a card, dice, luck? Undo does not go back past this."""
