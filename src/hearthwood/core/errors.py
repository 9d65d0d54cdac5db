"""What can be wrong with what the engine is given.

HearthwoodError
├── InvalidText      this is not a valid text: names the field
│   └── InvalidRecord   nor a valid record of a game: names line and column
├── IllegalMove      a move, but not one that can be made here: names the move
│   └── NotYours     one that another seat decides
├── CannotUndo       back is only as far as nothing hidden was seen
├── GameEnded        nothing but a practice branch follows on the end
└── StillSecret      this would tell what the players may not know yet

Each says in one line what is wrong, where, and by which rule of docs/rules; an operation that raises one of
them has changed nothing.
"""

from collections.abc import Mapping


class HearthwoodError(ValueError):
    """The base of all refusals. `rule` is the id of the rule that refuses."""

    def __init__(self, message: str, *, rule: str) -> None:
        super().__init__(f"{message} ({rule})")
        self.message = message
        self.rule = rule


class InvalidText(HearthwoodError):
    """A text that does not say a position, view, move, seed or record."""

    def __init__(self, message: str, *, rule: str, field: str) -> None:
        super().__init__(f"{field}: {message}", rule=rule)
        self.field = field


class InvalidRecord(InvalidText):
    """A record of games that cannot be read or does not give what it says. Lines and columns count from 1."""

    def __init__(self, message: str, *, rule: str, line: int, column: int) -> None:
        super().__init__(message, rule=rule, field=f"line {line}, column {column}")
        self.line = line
        self.column = column


class IllegalMove(HearthwoodError):
    """A move that is not among the legal ones.

    `reason` names the translated message that says why, `facts` are what that message needs.
    """

    def __init__(
        self, message: str, *, rule: str, move: str, reason: str, facts: Mapping[str, str | int] | None = None
    ) -> None:
        super().__init__(f"move {move}: {message}", rule=rule)
        self.move = move
        self.reason = reason
        self.facts = dict(facts or {})


class NotYours(IllegalMove):
    """A move that is legal here, but for another seat to make."""


class CannotUndo(HearthwoodError):
    """Undoing would pass something hidden that was seen, or there is nothing to undo."""


class GameEnded(HearthwoodError):
    """The game is over or was stopped: what was hidden may be known now, so it cannot go on."""


class StillSecret(HearthwoodError):
    """What was asked for holds secrets of a game that goes on."""


LONGEST_SHOWN = 42


def shown(text: str) -> str:
    """Text from outside, quoted for an error line: short, and without anything that a terminal would obey."""
    quoted = ascii(text[:LONGEST_SHOWN])
    return quoted if len(quoted) <= LONGEST_SHOWN else f"{quoted[: LONGEST_SHOWN - 4]}...{quoted[0]}"
