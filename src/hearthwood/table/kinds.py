"""The games that can be saved, by name. Another game is a row here and nothing else in the store."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from hearthwood import nordguard
from hearthwood.core.game import Game
from hearthwood.nordguard.records import Record as NordguardRecord
from hearthwood.northwood import GOALS, NorthwoodGame, Position, View, new_game
from hearthwood.northwood.records import Record
from hearthwood.northwood.setups import medal, setup_named

from .company import Company
from .thinking.thinkers import Question

G = TypeVar("G", bound=Game[Any, Any])


@dataclass(frozen=True, slots=True)
class Stand:
    """How far a game has come, for lists and statistics."""

    visit: int
    """Visits of For Northwood!, days of Nordguard."""
    points: int


@dataclass(frozen=True, slots=True)
class Kind(Generic[G]):
    """What the store must know of a game."""

    name: str
    start: Callable[[str, int], G]
    """The game at its first decision, from its setup's text and its seed."""
    stand: Callable[[G], Stand]
    medal: Callable[[int], str | None]
    """The name of the medal that so many points are worth."""
    resume: Callable[[str, str], G]
    """The game that begins at a position, from its setup's text and the position's."""
    gained: Callable[[G], tuple[int, ...]]
    """Which places have been won so far, for statistics: for For Northwood! the friendly fiefs."""
    group: Callable[[str], str]
    """From a setup's text to the name under which lists and statistics have all that are alike."""
    look_back: Callable[[G], int]
    """The first ply that may be looked at again while the game runs."""
    seats: Callable[[str], tuple[str | None, ...]]
    """From a setup's text to the names of its seats, None where nobody gave one."""
    question: Callable[[str, int | None, Any], Question]
    """What to ask the thinkers about a position, from setup and goal: it holds nothing but a view."""
    told: Callable[[Any], tuple[int, int, str]]
    """Of a step: its visit or day, the seat that made the move, and the move without its seat."""
    record: Callable[[str, G, int | None, str], str]
    """The text of a game that has ended, with its setup, its goal and the day when it was begun."""
    review: Callable[[str, int | None, G], Question] | None = None
    """What to ask the reviewers about a game that has ended, from setup and goal: what was seen of it."""


def _start_northwood(setup: str, seed: int) -> NorthwoodGame:
    return new_game(setup_named(setup), seed)


def _stand_of_northwood(game: NorthwoodGame) -> Stand:
    return Stand(game.position.visit, game.position.points)


def _resume_northwood(setup: str, position: str) -> NorthwoodGame:
    return NorthwoodGame(Position.parse(position, setup_named(setup)))


def _friendly_fiefs(game: NorthwoodGame) -> tuple[int, ...]:
    return tuple(fief.fief for fief in game.position.fiefs if fief.friendly)


def _record_of_northwood(_: str, game: NorthwoodGame, goal: int | None, date: str) -> str:
    return str(Record.of(game, goal=GOALS["standard"] if goal is None else goal, date=date))


def _question_of_northwood(setup: str, goal: int | None, position: Position | View) -> Question:
    return Question("hearthwood.table.thinking.advising:northwood", (setup, str(position.view()), goal))


def _review_of_northwood(setup: str, goal: int | None, game: NorthwoodGame) -> Question:
    glimpses = tuple((str(step.before.view()), step.move, step.events) for step in game.steps)
    end = str(game.position.view())
    wanted = GOALS["standard"] if goal is None else goal
    function = "hearthwood.table.thinking.reviewing:northwood"
    return Question(function, (setup, glimpses, end, wanted), telling=True)


NORTHWOOD: Kind[NorthwoodGame] = Kind(
    name="northwood",
    start=_start_northwood,
    stand=_stand_of_northwood,
    medal=medal,
    resume=_resume_northwood,
    gained=_friendly_fiefs,
    group=lambda setup: setup,
    look_back=lambda _game: 0,
    seats=lambda _setup: (None,),
    question=_question_of_northwood,
    told=lambda step: (step.before.visit, 0, step.move),
    record=_record_of_northwood,
    review=_review_of_northwood,
)


def _start_nordguard(setup: str, seed: int) -> nordguard.NordguardGame:
    return nordguard.new_game(Company.parse(setup, nordguard.Library()).setup, seed)


def _stand_of_nordguard(game: nordguard.NordguardGame) -> Stand:
    """The day; as points, the days that were left when the game was won."""
    position = game.position
    return Stand(position.day, position.days if position.outcome == "won" else 0)


def _resume_nordguard(setup: str, position: str) -> nordguard.NordguardGame:
    box = Company.parse(setup, nordguard.Library()).setup.box
    return nordguard.NordguardGame(nordguard.Position.parse(position, box))


def _group_of_nordguard(setup: str) -> str:
    """Map and number of characters: `5x5-3`."""
    _, table, seats, *_ = setup.split(" ")
    return f"{table.split(':')[0]}-{len(seats.replace('/', ',').split(','))}"


def _seats_of_nordguard(setup: str) -> tuple[str | None, ...]:
    company = Company.parse(setup, nordguard.Library())
    return company.names or (None,) * len(company.setup.seats)


def _first_remembered(game: nordguard.NordguardGame) -> int:
    """With `recall = memory` it is for the players to remember what lay where (rule G4.7)."""
    return 0 if game.position.table.recall == "notebook" else len(game.steps)


def _question_of_nordguard(_setup: str, _goal: int | None, position: nordguard.Position) -> Question:
    """Computed players get the notebook view (rule G4.7)."""
    text = str(position.notebook())
    return Question("hearthwood.table.thinking.advising:nordguard", (position.box.name, text))


def _told_of_nordguard(step: nordguard.Step) -> tuple[int, int, str]:
    seat, slash, move = step.move.rpartition("/")
    made = step.before.move(step.move)
    return step.before.day, int(seat) - 1 if slash else step.before.seat_of(made), move


def _record_of_nordguard(setup: str, game: nordguard.NordguardGame, _: int | None, date: str) -> str:
    return str(NordguardRecord.of(Company.parse(setup, nordguard.Library()).setup, game, date=date))


NORDGUARD: Kind[nordguard.NordguardGame] = Kind(
    name="nordguard",
    start=_start_nordguard,
    stand=_stand_of_nordguard,
    medal=lambda _points: None,
    resume=_resume_nordguard,
    gained=lambda _game: (),
    group=_group_of_nordguard,
    look_back=_first_remembered,
    seats=_seats_of_nordguard,
    question=_question_of_nordguard,
    told=_told_of_nordguard,
    record=_record_of_nordguard,
)
NORDGUARD_GOAL = 1
"""Whoever has a day left has won."""

KINDS: dict[str, Kind[Any]] = {kind.name: kind for kind in (NORTHWOOD, NORDGUARD)}
