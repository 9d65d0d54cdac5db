"""The games that can be saved, by name. Another game is a row here and nothing else in the store."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from hearthwood import nordguard
from hearthwood.core.game import Game
from hearthwood.northwood import NorthwoodGame, Position, new_game
from hearthwood.northwood.setups import medal, setup_named

from .company import Company

G = TypeVar("G", bound=Game[Any, Any])


@dataclass(frozen=True, slots=True)
class Stand:
    """How far a game has come, for lists and statistics."""

    visit: int
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


def _start_northwood(setup: str, seed: int) -> NorthwoodGame:
    return new_game(setup_named(setup), seed)


def _stand_of_northwood(game: NorthwoodGame) -> Stand:
    return Stand(game.position.visit, game.position.points)


def _resume_northwood(setup: str, position: str) -> NorthwoodGame:
    return NorthwoodGame(Position.parse(position, setup_named(setup)))


def _friendly_fiefs(game: NorthwoodGame) -> tuple[int, ...]:
    return tuple(fief.fief for fief in game.position.fiefs if fief.friendly)


NORTHWOOD: Kind[NorthwoodGame] = Kind(
    name="northwood",
    start=_start_northwood,
    stand=_stand_of_northwood,
    medal=medal,
    resume=_resume_northwood,
    gained=_friendly_fiefs,
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


NORDGUARD: Kind[nordguard.NordguardGame] = Kind(
    name="nordguard",
    start=_start_nordguard,
    stand=_stand_of_nordguard,
    medal=lambda _points: None,
    resume=_resume_nordguard,
    gained=lambda _game: (),
)
NORDGUARD_GOAL = 1
"""Whoever has a day left has won."""

KINDS: dict[str, Kind[Any]] = {kind.name: kind for kind in (NORTHWOOD, NORDGUARD)}
