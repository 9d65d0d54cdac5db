"""The HTTP interface, by what it is about."""

from typing import Annotated, Any

from fastapi import Path, Query

from hearthwood.web.sights import Problem
from hearthwood.web.words import MAX_PLY, Day, LinkId, SetupName, TableId

VIEWS_LIMIT = 32

_TEXTS = {
    401: "No profile is known here.",
    403: "Not from there, or not by this code.",
    404: "There is no such thing, or it is another's.",
    409: "Not in this state.",
    413: "The body is too large.",
    422: "The request is not valid, or the rules refuse it.",
    429: "Too many requests.",
    503: "Not now: it could not be saved, so nothing was done; or nobody could think about it.",
}


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """How a route may refuse, for its description."""
    return {status: {"model": Problem, "description": _TEXTS[status]} for status in statuses}


TableInPath = Annotated[TableId, Path()]
LinkInPath = Annotated[LinkId, Path()]
DayInPath = Annotated[Day, Path()]
SetupInPath = Annotated[SetupName, Path()]
FirstPly = Annotated[int, Query(ge=0, le=MAX_PLY)]
ViewCount = Annotated[int, Query(ge=1, le=VIEWS_LIMIT)]
