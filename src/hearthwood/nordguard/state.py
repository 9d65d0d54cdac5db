"""The machine's mutable state: numbers, tuples and short lists, quick to copy.

Whatever a list or dict holds is immutable, so a copy of the state copies the lists alone.
"""

from typing import Any, NamedTuple, TypeAlias

from .box import Box, Node
from .happenings import Happening
from .setup import Table

MAP_STREAM, ITEM_STREAM, EVENT_STREAM, DICE_STREAM = range(4)
"""What the streams of the seed are for (rule G4.6)."""

NORTH, EAST, SOUTH, WEST = range(4)
DIRECTIONS = ("north", "east", "south", "west")

Frame: TypeAlias = tuple[Any, ...]
"""A pending step: its kind, then what it has to know. See `machine.STEPS`."""


class Held(NamedTuple):
    """An item out of the deck."""

    item: int
    uses: int | None
    """How many are left; None for an item without a number of uses."""
    used: bool = False
    """Was a use of it ever spent? Such an item keeps one use when it changes hands."""
    marks: int = 0
    """The powers that were used and whose limit is not over: a bit each."""
    shut: int = 0
    """The characters it cannot go to any more today: a bit each (rule G4.16)."""


class Dropped(NamedTuple):
    """An item that lies where the team is."""

    held: Held
    by: int


class Lying(NamedTuple):
    """An event that lies on a location as an obstacle."""

    event: int
    stay: Node
    evenings: int | None
    """After how many it goes; None for one that stays for good."""


class State:
    """One game at one moment."""

    __slots__ = (
        "box", "cards", "carried", "characters", "choices", "dawn", "day", "days", "discarded", "event_deck",
        "ground", "heading", "item_deck", "left", "log", "lying", "marks", "met", "outside", "restocked",
        "result", "scouted", "seed", "seen", "streams", "table", "team", "todo", "tomorrow", "up",
    )  # fmt: skip

    table: Table
    box: Box
    """The table's; asked for at every step."""
    seed: int
    streams: list[int]

    # The map. Cells are numbered from the north-west; masks have a bit a cell.
    cards: list[int]
    up: int
    seen: int
    scouted: dict[int, int]
    lying: dict[int, tuple[Lying, ...]]

    # The team.
    characters: list[int]
    marks: list[int]
    carried: list[tuple[Held, ...]]
    ground: tuple[Dropped, ...]
    team: int
    dawn: int
    """Where the day began."""
    heading: int | None
    """Which way the team went today."""
    left: bool
    """Has the team left Frontier?"""
    restocked: bool
    """Was there restocking at Frontier today?"""

    # The decks, top first; the discard pile last first; items out of the game.
    item_deck: list[int]
    event_deck: list[int]
    discarded: list[int]
    outside: list[int]

    days: int
    day: int
    tomorrow: tuple[Node, ...]
    result: str | None

    # What is to be done, the next thing last; what can be chosen for it now.
    todo: list[Frame]
    choices: list[Any]
    met: bool
    """Was the requirement that has just been dealt with met? Asked at once by what set it."""
    log: list[Happening] | None

    def copy(self) -> "State":
        """Another state, equal in everything but the log."""
        other = State.__new__(State)
        other.table = self.table
        other.box = self.box
        other.seed = self.seed
        other.streams = self.streams[:]
        other.cards = self.cards[:]
        other.up = self.up
        other.seen = self.seen
        other.scouted = self.scouted.copy()
        other.lying = self.lying.copy()
        other.characters = self.characters[:]
        other.marks = self.marks[:]
        other.carried = self.carried[:]
        other.ground = self.ground
        other.team = self.team
        other.dawn = self.dawn
        other.heading = self.heading
        other.left = self.left
        other.restocked = self.restocked
        other.item_deck = self.item_deck[:]
        other.event_deck = self.event_deck[:]
        other.discarded = self.discarded[:]
        other.outside = self.outside[:]
        other.days = self.days
        other.day = self.day
        other.tomorrow = self.tomorrow
        other.result = self.result
        other.todo = self.todo[:]
        other.choices = self.choices
        other.met = self.met
        other.log = None
        return other
