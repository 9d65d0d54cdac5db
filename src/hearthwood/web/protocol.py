"""What client and server say to each other about tables, over HTTP and over a table's WebSocket.

docs/web/protocol.md tells how the parts play together; the client's types are generated from here.
"""

from datetime import datetime
from typing import Annotated, Literal

from pydantic import Field, StringConstraints
from typing_extensions import TypeAliasType

from hearthwood.table.statistics import Terms
from hearthwood.table.store.rows import Purpose, Standing

from .nordguard_sights import CardName, NordguardStep, NordguardView
from .review_sights import Review
from .sights import NorthwoodView, Problem, Prompt, StepSight
from .words import (
    CardText,
    Day,
    Flag,
    Goal,
    GroupName,
    Language,
    LinkId,
    MoveText,
    Ply,
    RequestNumber,
    SeatNumber,
    SeedText,
    SetupName,
    StateNumber,
    TableId,
    Words,
)

GameName = TypeAliasType("GameName", Literal["northwood", "nordguard"])
View = TypeAliasType("View", Annotated[NorthwoodView | NordguardView, Field(discriminator="game")])
"""A view of any game; `game` tells which."""
Step = TypeAliasType("Step", StepSight | NordguardStep)
"""A move that stands: of For Northwood!, or of Nordguard."""
EntryKind = TypeAliasType("EntryKind", Literal["play", "undo", "branch", "hint", "stop"])


NorthwoodSetup = TypeAliasType("NorthwoodSetup", Literal["intro", "full"])
MapSide = TypeAliasType("MapSide", Annotated[int, Field(strict=True, ge=2, le=12)])
SeatName = TypeAliasType("SeatName", Annotated[str, StringConstraints(pattern=r"^[^\x00-\x1f\x7f/*]{1,16}$")])
RECORDS_LENGTH = 200_000

# Tables


class Seat(Words):
    """A place at the table. For Northwood! has one, Nordguard one to seven."""

    seat: SeatNumber
    yours: bool
    name: str | None
    """Who sits there, where somebody said so."""


class TableHead(Words):
    """What is fixed when a table is opened."""

    id: TableId
    game: GameName
    setup: GroupName
    goal: Goal | None
    strict: bool
    """No hints, no odds."""
    seed_known: bool
    """The deal may have been known before: such games are counted apart."""
    purpose: Purpose
    daily: Day | None
    started: datetime


class Now(Words):
    """How a table stands after some entries of its journal."""

    state: StateNumber
    """Commands carry this number."""
    standing: Standing
    practice: bool
    """Something seen was undone by a branch."""
    hints: int
    ply: Ply
    """How many moves stand."""
    free_ply: Ply
    """Undo alone leads back to here; to any ply before, a practice branch does."""
    seed: SeedText | None
    """Told when the game has ended (for a daily deal, when its day has)."""
    view: View


class TableSummary(Words):
    """A table in a list."""

    head: TableHead
    state: StateNumber
    standing: Standing
    practice: bool
    hints: int
    visit: int
    """Or the day."""
    points: int
    changed: datetime


Cursor = TypeAliasType("Cursor", Annotated[str, StringConstraints(pattern="^[0-9]{1,17}-[A-Za-z0-9_-]{22}$")])


class TableList(Words):
    """The own tables, those changed last first."""

    tables: tuple[TableSummary, ...]
    next: Cursor | None
    """Where the list goes on, if it does."""


class TableState(Words):
    """A table whole: what a client needs to draw it from nothing."""

    head: TableHead
    seats: tuple[Seat, ...]
    now: Now
    steps: tuple[Step, ...]


class NewNorthwood(Words):
    """A table of For Northwood! to be opened."""

    game: Literal["northwood"] = "northwood"
    setup: NorthwoodSetup = "intro"
    goal: Goal = 16
    seed: SeedText | None = None
    """Without one the server takes one that nobody knows."""
    strict: Flag = False
    purpose: Literal["free", "tutorial"] = "free"


class NewCharacter(Words):
    """A character of a team; what is not said is chosen in the game."""

    character: CardName | None = None
    items: Annotated[tuple[CardName, ...], Field(max_length=20)] | None = None
    """Besides the starting items."""
    suggested: Flag = False
    """With the items that the card suggests."""


class NewSeat(Words):
    """A seat with its characters."""

    name: SeatName | None = None
    characters: Annotated[tuple[NewCharacter, ...], Field(min_length=1, max_length=7)]


class NewNordguard(Words):
    """A table of Nordguard to be opened."""

    game: Literal["nordguard"]
    width: MapSide = 4
    height: MapSide = 4
    seats: Annotated[tuple[NewSeat, ...], Field(min_length=1, max_length=7)]
    recall: Literal["memory", "notebook"] = "notebook"
    lead: Literal["turns", "first"] = "turns"
    study: Flag = False
    """Stop for the map also when there is nothing to choose."""
    seed: SeedText | None = None
    strict: Flag = False
    purpose: Literal["free", "tutorial"] = "free"


NewTable = TypeAliasType("NewTable", NewNorthwood | NewNordguard)
"""A table to be opened."""


class BranchPoint(Words):
    """A place to try something else from."""

    ply: Ply


class Views(Words):
    """What was seen at some plies in a row, to step back through without undoing."""

    first: Ply
    views: tuple[View, ...]


# Commands


class Command(Words):
    """The base of all commands at a table."""

    id: RequestNumber
    state: StateNumber
    """The state that the command was made for; at another one it is refused as `stale`."""


class PlayCommand(Command):
    """Make a move."""

    type: Literal["play"]
    seat: SeatNumber | None = None
    """Who makes it; without this, whoever is asked."""
    move: MoveText


class UndoCommand(Command):
    """Take the last move back, if it revealed nothing."""

    type: Literal["undo"]


class BranchCommand(Command):
    """Go back to any ply as practice: what is hidden there is drawn anew."""

    type: Literal["branch"]
    ply: Ply


class StopCommand(Command):
    """Give the game up."""

    type: Literal["stop"]


class AdviseCommand(Command):
    """Ask what the strong player thinks. It is noted in the journal and counted; strict tables refuse it."""

    type: Literal["advise"]


class SyncCommand(Words):
    """Catch up: asks for the table whole."""

    type: Literal["sync"]
    id: RequestNumber


JournalCommand = TypeAliasType(
    "JournalCommand",
    Annotated[PlayCommand | UndoCommand | BranchCommand | StopCommand, Field(discriminator="type")],
)
"""A command that enters something into the journal."""

ClientMessage = TypeAliasType(
    "ClientMessage",
    Annotated[
        PlayCommand | UndoCommand | BranchCommand | StopCommand | AdviseCommand | SyncCommand,
        Field(discriminator="type"),
    ],
)
"""What may be said on a table's socket."""


class Asking(Words):
    """The state that advice is asked for."""

    state: StateNumber


# Answers


class TableMessage(Words):
    """The table whole: first on every socket, and in answer to `sync`."""

    type: Literal["table"]
    reply_to: RequestNumber | None
    table: TableState


class UpdateMessage(Words):
    """Something was entered; it is kept already. Every socket of the table hears it."""

    type: Literal["update"]
    reply_to: RequestNumber | None
    """Set on the socket that asked."""
    entry: EntryKind
    now: Now
    steps_from: Ply
    """The transcript up to here stays …"""
    steps: tuple[Step, ...]
    """… and goes on with these."""


class RefusedMessage(Words):
    """A command was not carried out; nothing has changed."""

    type: Literal["refused"]
    reply_to: RequestNumber | None
    """Null where the message could not be read at all."""
    state: StateNumber
    problem: Problem


class MoveWorth(Words):
    """A legal move and what it promises."""

    move: MoveText
    percent: int
    """The chance of what `Advice.of` says."""
    points: float | None
    """The mean of the points at the end, where the game has points."""
    low: int | None
    high: int | None
    """Between these the percentage lies for 95 of 100 estimates, where it is an estimate."""


class Advice(Words):
    """What the strong player thinks of a position."""

    of: Literal["friendly", "won"]
    """The percentages say how likely this is: the present fief becomes friendly, or the game is won."""
    moves: tuple[MoveWorth, ...]
    """Every legal move, the best first."""
    reasons: tuple[Prompt, ...]
    """Messages that say why the first is the best."""
    scores: tuple[int, ...] | None
    """For Northwood!: in how many per cent of deals the visit ends with 0, 1, … cards scored."""


class AdviceMessage(Words):
    """What was asked with `advise`. It does not come if the table has moved on meanwhile."""

    type: Literal["advice"]
    reply_to: RequestNumber
    state: StateNumber
    """What it is about. Noting the question in the journal has made it one more than the command's."""
    advice: Advice


ServerMessage = TypeAliasType(
    "ServerMessage",
    Annotated[TableMessage | UpdateMessage | RefusedMessage | AdviceMessage, Field(discriminator="type")],
)
"""What the server says on a table's socket."""

SOCKET_MESSAGES: tuple[type[Words], ...] = (
    PlayCommand,
    UndoCommand,
    BranchCommand,
    StopCommand,
    AdviseCommand,
    SyncCommand,
    TableMessage,
    UpdateMessage,
    RefusedMessage,
    AdviceMessage,
)


# Reviews


class Known(Words):
    """Which of the reviews is known already."""

    edition: Annotated[int, Field(strict=True, ge=0, le=9)] = 0


class ReviewState(Words):
    """How far a review is: so much `done`, `of` so much."""

    done: int
    of: int
    edition: int
    """0: there is none yet, 1: the quick one, 2: the careful one."""
    going_on: bool
    """Will there be a better one?"""
    review: Review | None
    """Null where it is known already, or not there yet."""


# Replays and records


class ReplayLink(Words):
    """A link by which anybody can watch a finished game."""

    link: LinkId


class Replay(Words):
    """A finished game, for anybody who has its link."""

    link: LinkId
    game: GameName
    setup: GroupName
    goal: Goal | None
    seed: SeedText
    daily: Day | None
    standing: Standing
    practice: bool
    hints: int
    strict: bool
    started: datetime
    points: int
    steps: tuple[Step, ...]


class Records(Words):
    """One or many games in the text form of docs/records.md."""

    text: Annotated[
        str, StringConstraints(pattern=r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]+$", max_length=RECORDS_LENGTH)
    ]


class Imported(Words):
    """The tables that records have become."""

    tables: tuple[TableHead, ...]


# The daily deal


class Tally(Words):
    """How many first tries ended with so many points."""

    points: int
    players: int


class OwnTry(Words):
    """The first try of this profile."""

    table: TableId | None
    """Null when it was deleted."""
    standing: Standing | None
    points: int | None
    """Null while it runs."""
    counts: bool
    """Begun on the day itself, without branches or hints."""


class DailyDeal(Words):
    """The deal of a day for one setup."""

    day: Day
    setup: SetupName
    open: bool
    """Is it that day still? Until it is over the seed and replays stay closed."""
    own: OwnTry | None
    players: int
    """How many first tries have ended."""
    needed: int
    """From so many on they are compared."""
    tally: tuple[Tally, ...] | None
    sage: int | None
    """The stars that the strong player won; told when the own first try has ended."""
    sage_playing: bool
    """It is still at it: ask again."""


class DailyPage(Words):
    """The deals of a day, and where the archive begins."""

    day: Day
    today: Day
    first_day: Day
    deals: tuple[DailyDeal, ...]


class PastTry(Words):
    """An own first try."""

    day: Day
    setup: SetupName
    points: int | None
    """Null where it has not ended, or was deleted."""


class DailyArchive(Words):
    """The own first tries, the last days first, and between which days there are deals."""

    today: Day
    first_day: Day
    tries: tuple[PastTry, ...]


class NewDaily(Words):
    """How a daily deal is to be played."""

    strict: Flag = False
    goal: Goal = 16


# Statistics


class ScoreLine(Words):
    """The finished games of one setup, played under the same terms."""

    game: GameName
    setup: GroupName
    terms: Terms
    games: int
    """Played to the end."""
    stopped: int
    won: int
    """At the goal chosen before."""
    medals: dict[str, int]
    """How many of each, by name."""
    mean_points: float | None
    points: tuple[int, ...]
    """How many games ended with 0, 1, … 20 points; of Nordguard, days left, none where it was lost."""
    friendly: tuple[int, ...]
    """How many of the games made fief 0, 1, … 7 friendly."""


class Statistics(Words):
    """The own results; only first endings count, a branch after the end does not."""

    lines: tuple[ScoreLine, ...]
    going_on: int


# Profiles


class Profile(Words):
    """Who plays, without a name."""

    id: str
    created: datetime
    devices: int
    tables: int


class CarryCode(Words):
    """A code that brings another device to this profile, once."""

    code: str
    expires: datetime


class Carry(Words):
    """A code typed in on the other device."""

    code: Annotated[str, StringConstraints(pattern="^[A-Za-z0-9 -]{8,24}$")]
    take_along: Flag = True
    """Do the games played on this device so far move to the profile?"""


class Settings(Words):
    """How somebody likes the table. The client decides nothing by it that the rules decide."""

    language: Language | None = None
    theme: Literal["auto", "day", "night"] = "auto"
    motion: Literal["auto", "full", "none"] = "auto"
    play_forced: Flag = False
    """Play a move that is the only one at once."""
    show_odds: Flag = False
    lessons: Annotated[
        tuple[Annotated[str, StringConstraints(pattern="^[a-z0-9-]{1,40}$")], ...], Field(max_length=100)
    ] = ()
    """The lessons that were gone through."""


# Companion: the printed cards lie on somebody's table

ViewText = TypeAliasType("ViewText", Annotated[str, StringConstraints(pattern="^[ -~]{1,600}$")])


class CompanionQuestion(Words):
    """A view as typed in."""

    setup: NorthwoodSetup = "full"
    view: ViewText


class CompanionMove(CompanionQuestion):
    """A move made with the printed cards, and what it turned up."""

    move: MoveText
    revealed: Annotated[tuple[CardText, ...], Field(max_length=32)] = ()
    """The hidden cards that the move turned up, in order."""
    hand: Annotated[tuple[CardText, ...], Field(max_length=8)] = ()
    """The eight cards dealt, where the move ended a visit."""


class CompanionAdvice(CompanionQuestion):
    """A view as typed in, to be advised about."""

    goal: Goal = 16


class CompanionAnswer(Words):
    """How the typed-in table stands."""

    view: NorthwoodView
    steps: tuple[StepSight, ...]
    """The move that was made, if one was."""


# The server itself


class SetupInfo(Words):
    """A way to lay out a game."""

    game: GameName
    setup: SetupName
    targets: tuple[int, ...]
    stars: tuple[int, ...]
    abilities: int


class Difficulty(Words):
    """The points that win, under a name."""

    name: str
    goal: Goal


class About(Words):
    """What this server offers."""

    version: str
    games: tuple[GameName, ...]
    setups: tuple[SetupInfo, ...]
    difficulties: tuple[Difficulty, ...]
    languages: tuple[Language, ...]
    features: tuple[str, ...]
    """What is there beyond playing, such as `hints`."""


class Health(Words):
    """Is everything well?"""

    status: Literal["ok"]
