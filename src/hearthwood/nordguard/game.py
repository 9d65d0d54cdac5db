"""Games of Nordguard: `core.game` with this game's positions. Moves may begin with their seat: `2/north`."""

from collections.abc import Iterable
from typing import TypeAlias

from hearthwood.core.game import Game
from hearthwood.core.game import Step as AnyStep
from hearthwood.core.journal import Entry

from .happenings import Happening
from .position import Position
from .setup import Setup

NordguardGame: TypeAlias = Game[Position, Happening]
Step: TypeAlias = AnyStep[Position, Happening]


def new_game(setup: Setup, seed: int) -> NordguardGame:
    """A game at its first decision."""
    return Game(Position.new(setup, seed))


def replay(setup: Setup, seed: int, entries: Iterable[Entry]) -> NordguardGame:
    """The game that a journal tells."""
    return Game[Position, Happening].replay(Position.new(setup, seed), entries)
