"""What the server refuses, in one form: a named reason, the rule behind it, facts, English for programs."""

from collections.abc import Mapping
from typing import Protocol

from hearthwood.core.errors import (
    CannotUndo,
    GameEnded,
    HearthwoodError,
    IllegalMove,
    InvalidRecord,
    InvalidText,
    StillSecret,
)
from hearthwood.table.companion import WrongReveal
from hearthwood.table.daily import NoSuchDay
from hearthwood.table.hall import DayOpen, StillRunning, TooManyTables
from hearthwood.table.live import ENTRIES_LIMIT, Full, NoHelp, NotYourSeat, Stale, TableError
from hearthwood.table.reviews import NoReview
from hearthwood.table.store.errors import Conflict, NotFound, NotSaved, StoreError
from hearthwood.table.thinking.thinkers import NOBODY, CannotThink

from .sights import Problem

Fact = str | int


class Sight(Protocol):
    """A view of any game."""

    def move(self, move: str) -> object:
        """The move of a text; refuses those that are not legal."""
        ...


class Refused(Exception):
    """A request that the server itself refuses."""

    def __init__(
        self, status: int, reason: str, message: str, facts: Mapping[str, Fact] | None = None
    ) -> None:
        super().__init__(reason)
        self.status = status
        self.problem = Problem(reason=reason, rule=None, facts=dict(facts or {}), message=message)


NO_PROFILE = Refused(401, "no-profile", "no profile is known here; POST /api/profile makes one")
WRONG_CODE = Refused(403, "wrong-code", "there is no such code, or it was used, or its time is over")
OTHER_ORIGIN = Refused(403, "other-origin", "the request comes from another site")

# Refusals by the rules: reason and status, from the special to the general.
_BY_RULE: tuple[tuple[type[HearthwoodError], str, int], ...] = (
    (CannotUndo, "cannot-undo", 409),
    (GameEnded, "ended", 409),
    (StillSecret, "still-secret", 409),
    (InvalidRecord, "invalid-record", 422),
    (InvalidText, "invalid-text", 422),
    (HearthwoodError, "rules", 422),
)


# Refusals by the table that have no more to say, from the special to the general.
_PLAIN: dict[type[Exception], tuple[int, str, str]] = {
    NoHelp: (409, "strict", "the table was opened without hints and odds"),
    NotYourSeat: (403, "not-yours", "this seat is not there, or another's"),
    StillRunning: (409, "running", "the game has not ended"),
    NoReview: (409, "no-review", "games of this kind are not looked back at"),
    NoSuchDay: (404, "day-closed", "that day has no deal"),
    NotFound: (404, "not-found", "there is no such thing here"),
    NotSaved: (503, "not-saved", "it could not be saved, so nothing was done"),
    Conflict: (503, "not-saved", "it could not be saved, so nothing was done"),
}


def problem_of(error: HearthwoodError) -> Problem:
    """A refusal by the rules."""
    if isinstance(error, IllegalMove):
        return Problem(reason=error.reason, rule=error.rule, facts=error.facts, message=str(error))
    reason = next(reason for kind, reason, _ in _BY_RULE if isinstance(error, kind))
    facts: dict[str, Fact] = {"field": error.field} if isinstance(error, InvalidText) else {}
    return Problem(reason=reason, rule=error.rule, facts=facts, message=str(error))


def why_not(sight: Sight, move: str) -> Problem | None:
    """Why a move is not legal here; None where it is, or where the text says nothing."""
    try:
        sight.move(move)
    except IllegalMove as error:
        return problem_of(error)
    except InvalidText:
        pass
    return None


def refused(error: Exception) -> Refused:
    """Whatever the layers below refuse, as an answer. What is no refusal is raised again."""
    match error:
        case Refused():
            return error
        case WrongReveal():
            return Refused(422, "reveal-count", str(error), {"needed": error.needed, "given": error.given})
        case HearthwoodError():
            return _refused_by_rule(error)
        case Stale():
            return Refused(409, "stale", str(error), {"state": error.state})
        case Full():
            return Refused(409, "too-long", str(error), {"limit": ENTRIES_LIMIT})
        case CannotThink():
            # A server that was set up without thinkers will not answer another time either.
            status = 409 if error.reason == NOBODY else 503
            return Refused(status, error.reason, "nobody has thought about it")
        case DayOpen():
            return Refused(409, "day-open", str(error), {"day": error.day})
        case TooManyTables():
            return Refused(409, "too-many-tables", str(error), {"limit": error.limit})
    for kind, (status, reason, message) in _PLAIN.items():
        if isinstance(error, kind):
            return Refused(status, reason, message)
    raise error


def _refused_by_rule(error: HearthwoodError) -> Refused:
    status = (
        409
        if isinstance(error, IllegalMove)
        else next(status for kind, _, status in _BY_RULE if isinstance(error, kind))
    )
    answer = Refused(status, "rules", "")
    answer.problem = problem_of(error)
    return answer


REFUSALS = (Refused, HearthwoodError, TableError, StoreError, CannotThink)
"""All that `refused` turns into an answer."""
