"""Games of For Northwood!: `core.game` with this game's positions and events."""

from collections.abc import Iterable
from typing import TypeAlias

from hearthwood.core.game import Game
from hearthwood.core.game import Step as AnyStep
from hearthwood.core.journal import Entry

from .events import Event
from .position import Position
from .setups import Setup

NorthwoodGame: TypeAlias = Game[Position, Event]
Step: TypeAlias = AnyStep[Position, Event]


def new_game(setup: Setup, seed: int) -> NorthwoodGame:
    """A game at its first decision."""
    return Game(Position.new(setup, seed))


def replay(setup: Setup, seed: int, entries: Iterable[Entry]) -> NorthwoodGame:
    """The game that a journal tells."""
    return Game[Position, Event].replay(Position.new(setup, seed), entries)
