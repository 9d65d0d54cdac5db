"""What can go wrong with saved games.

SaveError
├── NoSuchGame      there is no game of this id (any more)
├── GameInUse       another table plays it at this moment
├── GameDamaged     its file cannot be read; `damage` says why, and where the file lies now
├── CannotSave      the disk refused; the game stands as it did before
└── NoHints         the game was begun without help
"""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Damage:
    """Why a file cannot be read, as data for a message.

    `reason` is one of REASONS and names the translated message, `line` is where in the file it shows, from 1,
    `detail` what the rules or the system said, in English.
    """

    file: Path
    reason: str
    line: int | None = None
    detail: str = ""

    def __str__(self) -> str:
        where = f"{self.file}" if self.line is None else f"{self.file}, line {self.line}"
        return f"{where}: {REASONS[self.reason]}" + (f": {self.detail}" if self.detail else "")


REASONS = {
    "unreadable": "the file cannot be opened",
    "foreign": "this is not the journal of a game",
    "newer": "a newer version of Hearthwood wrote this; the file stays where it is",
    "unknown-game": "this version of Hearthwood does not know the game; the file stays where it is",
    "cut-off": "the head of the journal is incomplete",
    "altered": "the line is not as it was written",
    "refused": "the rules refuse the journal",
}
STAYING = frozenset({"unreadable", "newer", "unknown-game"})
"""With these the file itself may be sound, so it is not moved."""


class SaveError(Exception):
    """The base of all that can go wrong with saved games; what raises one has changed nothing."""


class NoSuchGame(SaveError):
    """There is no game of this id."""

    def __init__(self, game_id: str) -> None:
        super().__init__(f"there is no saved game {game_id!r}")
        self.id = game_id


class GameInUse(SaveError):
    """The game is open already, here or in another process."""

    def __init__(self, game_id: str) -> None:
        super().__init__(f"game {game_id} is being played at another table")
        self.id = game_id


class GameDamaged(SaveError):
    """The game's file cannot be read."""

    def __init__(self, damage: Damage) -> None:
        super().__init__(str(damage))
        self.damage = damage


class CannotSave(SaveError):
    """The system refused to write. What was to be written did not happen."""

    def __init__(self, file: Path, error: OSError) -> None:
        super().__init__(f"{file}: cannot save the game: {error.strerror or error}")
        self.file = file


class NoHints(SaveError):
    """The game was begun in strict mode."""

    def __init__(self, game_id: str) -> None:
        super().__init__(f"game {game_id} is played without hints")
        self.id = game_id
