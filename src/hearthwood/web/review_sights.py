"""A review of For Northwood! as the protocol's data; docs/review.md tells what the figures mean."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from .sights import Phase, Prompt
from .words import CardText, CharacterText, FiefNumber, Goal, MoveText, Ply, Words

Measure = TypeAliasType("Measure", Literal["points", "win16", "win18", "win20"])
RevealKind = TypeAliasType("RevealKind", Literal["statement", "draw", "look", "deal"])


class ReviewLedger(Words):
    """`start + luck + choices + error = end`."""

    start: float
    luck: float
    choices: float
    error: float
    end: float


class ReviewVisit(Words):
    """A visit's part of the ledger; it begins with the deal of its hand."""

    number: int
    fief: FiefNumber | None
    ruler: CharacterText | None
    target: int | None
    stars: int | None
    score: int
    kept: bool | None
    first: Ply
    moves: int
    ledger: ReviewLedger


class ReviewWorth(Words):
    """What a moment promised: the visit's chance to end at its target, stars, chances to win."""

    hit: float
    points: float
    win16: float
    win18: float
    win20: float


class ReviewOption(Words):
    """A legal move, and what could be expected after it."""

    move: MoveText
    value: float


class ReviewReveal(Words):
    """A card or a hand that was hidden before."""

    kind: RevealKind
    cards: tuple[CardText, ...]
    expected: float
    value: float
    exact: bool
    luck: float


class ReviewMoment(Words):
    """A stop of the game."""

    ply: Ply
    visit: int
    fief: FiefNumber | None
    dialogue: int
    phase: Phase
    view: str
    worth: ReviewWorth
    value: float
    options: tuple[ReviewOption, ...]
    """The best first."""
    played: MoveText
    reveals: tuple[ReviewReveal, ...]
    after: float
    why: tuple[Prompt, ...]
    choice: bool
    expected: float
    loss: float
    error: float
    luck: float


class ReviewDrill(Words):
    """A turning point, to be decided once more."""

    ply: Ply
    view: str
    played: MoveText
    best: MoveText
    cost: float
    why: tuple[Prompt, ...]


class ReviewRepeated(Words):
    """A drill over other decks: in how many of them the fief becomes friendly after either move."""

    ply: Ply
    decks: int
    played: int
    best: int


class ReviewAgain(Words):
    """What the sage makes of games that begin as this one did."""

    games: int
    wins: int
    stars: float


class Review(Words):
    """A game of For Northwood! looked back at."""

    game: Literal["northwood"]
    version: Literal[1]
    setup: str
    measure: Measure
    goal: Goal
    stars: int
    finished: bool
    trained: bool
    ledger: ReviewLedger
    luck: dict[RevealKind, float]
    visits: tuple[ReviewVisit, ...]
    deals: tuple[ReviewReveal, ...]
    moments: tuple[ReviewMoment, ...]
    drills: tuple[ReviewDrill, ...]
    strokes: tuple[Annotated[tuple[int, ...], Field(min_length=2, max_length=2)], ...]
    repeated: tuple[ReviewRepeated, ...]
    again: ReviewAgain | None
