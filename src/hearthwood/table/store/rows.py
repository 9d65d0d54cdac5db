"""What the database holds, as values."""

from dataclasses import dataclass
from datetime import datetime
from enum import Enum

from hearthwood.core.journal import Entry


class Purpose(Enum):
    """Why a table was opened."""

    FREE = "free"
    DAILY = "daily"
    TUTORIAL = "tutorial"
    BRANCH = "branch"
    """To try something else from a ply of another game."""
    IMPORTED = "imported"


class Standing(Enum):
    """How a game has ended, if it has."""

    RUNNING = "running"
    OVER = "over"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True)
class Head:
    """What is fixed when a table is opened."""

    id: str
    profile: str
    game: str
    setup: str
    seed: int
    """Not for players while the game runs."""
    start: str | None
    """A position in the notation, where the game does not begin with the first of its setup and seed."""
    goal: int | None
    strict: bool
    seed_known: bool
    purpose: Purpose
    daily: str | None
    started: datetime

    def __repr__(self) -> str:
        return f"<Head {self.id}>"  # a repr may end in a log


@dataclass(frozen=True, slots=True)
class State:
    """How a table stands: derived from its journal."""

    entries: int
    standing: Standing
    practice: bool
    hints: int
    visit: int
    points: int
    changed: datetime


@dataclass(frozen=True, slots=True)
class Ending:
    """A table's game as it ended with an entry: derived from the journal."""

    number: int
    standing: Standing
    practice: bool
    hints: int
    points: int
    gained: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Addition:
    """An entry to be written behind the others, with what then derives from the journal."""

    table: str
    number: int
    entry: Entry
    state: State
    ending: Ending | None

    def __repr__(self) -> str:
        return f"<Addition {self.table}/{self.number}>"  # the entry may hold a seed
