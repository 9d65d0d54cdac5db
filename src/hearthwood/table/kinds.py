"""The games that can be saved, by name. Another game is a row here and nothing else in the store."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from hearthwood.core.game import Game
from hearthwood.northwood import NorthwoodGame, new_game
from hearthwood.northwood.setups import medal, setup_named

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


def _start_northwood(setup: str, seed: int) -> NorthwoodGame:
    return new_game(setup_named(setup), seed)


def _stand_of_northwood(game: NorthwoodGame) -> Stand:
    return Stand(game.position.visit, game.position.points)


NORTHWOOD: Kind[NorthwoodGame] = Kind("northwood", _start_northwood, _stand_of_northwood, medal)

KINDS: dict[str, Kind[Any]] = {kind.name: kind for kind in (NORTHWOOD,)}
