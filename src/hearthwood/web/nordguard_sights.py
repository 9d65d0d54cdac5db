"""What a seat sees of a table of Nordguard, as data. Built from a `View` alone, see `nordguard.py`."""

from typing import Annotated, Literal

from pydantic import StringConstraints
from typing_extensions import TypeAliasType

from .sights import Prompt
from .words import MoveText, Ply, SeatNumber, Words

CardName = TypeAliasType("CardName", Annotated[str, StringConstraints(pattern=r"^[a-z0-9.-]{1,81}$")])
"""A card of a set by its id; its name and text stand in `NordguardCards`."""
CellName = TypeAliasType("CellName", Annotated[str, StringConstraints(pattern="^[a-l](?:[1-9]|1[0-2])$")])
"""A letter for the column from the west, a number for the row from the south: Frontier is a1."""
MemberLetter = TypeAliasType("MemberLetter", Literal["a", "b", "c", "d", "e", "f", "g"])
Way = TypeAliasType("Way", Literal["north", "east", "south", "west"])
NordguardResult = TypeAliasType("NordguardResult", Literal["won", "lost", "blocked"])
TermFacts = TypeAliasType("TermFacts", "dict[str, str | int | bool | tuple[str, ...] | None]")
EventFacts = TypeAliasType("EventFacts", "dict[str, str | int | tuple[int, ...] | tuple[str, ...] | None]")


class Term(Words):
    """A requirement or an effect of a card, as docs/nordguard/vocabulary.md has it."""

    verb: str
    facts: TermFacts
    parts: dict[str, tuple[tuple["Term", ...], ...]]
    """The terms in it, by field: one list, or for `choose` one for each choice."""
    items: tuple[CardName, ...]
    """The items that it means."""
    percent: int | None
    """How likely a roll or a fight that is still to come is met: a roll with nothing used on it, a fight with
    every shot. Null on strict tables, and where there are no dice."""


class ObstacleSight(Words):
    """An event that lies on a location."""

    event: CardName
    evenings: int | None
    """After how many it goes; null if it stays for good."""


class Meeting(Words):
    """A card that has to be met to enter a location."""

    card: CardName
    """The location, or an obstacle that lies there."""
    asks: Term | None
    """Null where it asks nothing."""


class SiteSight(Words):
    """A location of the map."""

    cell: CellName
    location: CardName | None
    """Null where its face is not shown."""
    face_up: bool
    seen: bool
    """Was its face seen since it was last shuffled?"""
    result: int | None
    """The difficulty that scouting rolled."""
    obstacles: tuple[ObstacleSight, ...]
    barred: bool
    """Nobody can enter it now."""
    move: MoveText | None
    """The legal move that means this location, if there is one: going there, or naming it."""
    meets: tuple[Meeting, ...]
    """Of a location next to the team whose face is shown: what has to be met there, in order."""


class HeldSight(Words):
    """An item that a character carries."""

    item: CardName
    uses: int | None
    full: int | None
    """How many uses its holder gets out of a fresh one."""
    used: bool
    """An item that was used keeps one use when it changes hands."""
    bound: bool
    """It must be carried until the team first leaves Frontier."""
    resting: bool
    """All that it can do is used up for now."""


class MemberSight(Words):
    """A character of the team."""

    letter: MemberLetter
    seat: SeatNumber
    character: CardName
    slots: int
    items: tuple[HeldSight, ...]
    resting: bool
    """What this character could do is used up for now."""


class DroppedSight(Words):
    """An item that lies where the team is."""

    item: CardName
    uses: int | None
    by: MemberLetter


class CardCount(Words):
    """So many of a card in a pile, whose order says nothing."""

    card: CardName
    count: int


class Scene(Words):
    """The card that is being dealt with."""

    kind: Literal["location", "obstacle", "event"]
    card: CardName
    cell: CellName


class Asked(Words):
    """What is asked, as far as it is known by more than its name; what does not apply is null."""

    card: CardName | None
    """The card that asks."""
    term: Term | None
    difficulty: int | None
    """Of a roll or fight."""
    total: int | None
    """Of the shots so far, or what was added to a roll before it is thrown."""
    dice: str | None
    """Those of the last shot, or of the roll."""
    last: int | None
    """What the last shot came to."""
    item: CardName | None
    """That was found, or is offered."""
    who: MemberLetter | None
    """Whose turn it is to choose items, or who gets the item that was found or is offered."""
    giver: MemberLetter | None
    events: tuple[CardName, ...]
    """Those drawn, of which one is chosen."""
    count: int | None
    """How many events are still to be drawn, or how often something is still to be stolen."""


class RollOdds(Words):
    """How likely it is to beat the difficulty."""

    percent: int
    """With all that can still be fired or added, or with the dice as they are."""
    left: int
    """How many shots and helps are left in a fight."""


class NordguardMove(Words):
    """A move that can be made now."""

    move: MoveText
    kind: str
    seat: SeatNumber
    who: MemberLetter | None
    place: int | None
    """Which of this character's items, from 0; null for the character's own power."""
    to: MemberLetter | None
    number: int | None
    """Which of several, from 0."""
    name: str | None
    """A card or a cell."""
    throws: str | None
    """The dice of a shot, such as `d6+2`."""
    percent: int | None
    """The chance that what this move throws is enough by itself."""


class NordguardOutcome(Words):
    """How a finished game went."""

    result: NordguardResult
    days: int


class NordguardView(Words):
    """All that a seat may see of Nordguard."""

    game: Literal["nordguard"]
    text: str
    """The view in the notation: to copy, to ask about."""
    phase: str
    prompt: Prompt
    seats_to_move: tuple[SeatNumber, ...]
    width: int
    height: int
    recall: Literal["memory", "notebook"]
    lead_by: Literal["turns", "first"]
    seats: int
    places: tuple[SeatNumber, ...]
    """The seat of each character of the team, those who have not joined yet included."""
    day: int
    """0 before the first."""
    days: int
    days_at_first: int
    steps_to_go: int
    """From the team's place to Destination."""
    lead: SeatNumber
    team: CellName
    dawn: CellName
    heading: Way | None
    target: CellName | None
    """Where the team is trying to go."""
    sites: tuple[SiteSight, ...]
    """From the north-west, row by row."""
    members: tuple[MemberSight, ...]
    ground: tuple[DroppedSight, ...]
    items: tuple[CardCount, ...]
    """What the item deck holds."""
    events: tuple[CardCount, ...]
    """What the event deck holds."""
    discarded: tuple[CardName, ...]
    """The event discard pile, last first."""
    scene: Scene | None
    asked: Asked
    odds: RollOdds | None
    """Null on strict tables, and where nothing is rolled."""
    legal: tuple[NordguardMove, ...]
    outcome: NordguardOutcome | None


class NordguardEvent(Words):
    """One thing that a move did; docs/web/protocol.md says which facts come with which kind."""

    kind: str
    facts: EventFacts
    reveals: bool
    """Something hidden was seen: undo does not go back past it."""


class NordguardStep(Words):
    """A move that stands, for the transcript."""

    ply: Ply
    day: int
    seat: SeatNumber
    move: MoveText
    events: tuple[NordguardEvent, ...]


# The cards of a set, for screens


class CardHead(Words):
    """What every card has."""

    id: CardName
    name: str
    text: str
    picture: str
    """The drawing on it, by the name of its file."""
    tags: tuple[str, ...]
    copies: int


class CharacterCard(CardHead):
    """A character."""

    slots: int
    start: tuple[CardName, ...]
    suggested: tuple[CardName, ...]


class ItemCard(CardHead):
    """A kind of item."""

    uses: int | None


class LocationCard(CardHead):
    """A kind of location."""

    waypoint: bool
    events: int
    enter: Term | None
    difficulty: str | None
    """What its roll or fight asks for: a number or dice."""


class EventCard(CardHead):
    """A kind of event."""


class NordguardCards(Words):
    """The cards of a set in one language."""

    set: CardName
    title: str
    text: str
    characters: tuple[CharacterCard, ...]
    items: tuple[ItemCard, ...]
    locations: tuple[LocationCard, ...]
    events: tuple[EventCard, ...]
