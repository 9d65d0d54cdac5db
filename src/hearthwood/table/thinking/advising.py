"""What the workers do: from views to advice. Nothing but views comes in, as texts."""

from collections.abc import Iterable, Iterator
from functools import cache
from time import monotonic
from typing import Any

from .answers import Advice, MoveWorth, Say

AIMS = {16: "WIN16", 18: "WIN18", 20: "WIN20"}
LEVEL = "adept"
"""Strong, and quick enough to wait for."""


def northwood(setup: str, view_text: str, goal: int | None) -> Advice:
    """The sage's advice for a view of For Northwood!"""
    from hearthwood.northwood import View  # noqa: PLC0415
    from hearthwood.northwood.setups import setup_named  # noqa: PLC0415
    from hearthwood.sage.northwood.hints import hint  # noqa: PLC0415
    from hearthwood.sage.northwood.reasons import percent  # noqa: PLC0415

    view = View.parse(view_text, setup_named(setup))
    found = hint(_sage(goal), view)
    moves = tuple(
        MoveWorth(one.move.text, percent(one.worth.hit), round(one.worth.points, 2)) for one in found.moves
    )
    return Advice("friendly", moves, _said(found.reasons))


Row = tuple[tuple[str, ...], float, float, float, float]
"""Moves to be made, in how many of 1 they bring the fief, between what and what, and the stars to expect."""
_refining: dict[tuple[str, str, int | None], Iterator[Any]] = {}
"""The odds that are being refined: those asked for last."""


def northwood_odds(
    setup: str, view_text: str, goal: int | None, seconds: float
) -> tuple[tuple[Row, ...], dict[int, float]]:
    """The odds of a view: rows, the best first, and how often the visit ends with which score.

    Asked again, it goes on refining from where it was, for so long.
    """
    key = (setup, view_text, goal)
    if key not in _refining:
        _refining.clear()
        _refining[key] = _refined(*key)
    end = monotonic() + seconds
    found: tuple[tuple[Row, ...], dict[int, float]] = next(_refining[key])
    while monotonic() < end:
        found = next(_refining[key])
    return found


def _refined(
    setup: str, view_text: str, goal: int | None
) -> Iterator[tuple[tuple[Row, ...], dict[int, float]]]:
    from hearthwood.northwood import View  # noqa: PLC0415
    from hearthwood.northwood.setups import setup_named  # noqa: PLC0415
    from hearthwood.sage.northwood.hints import hint  # noqa: PLC0415
    from hearthwood.sage.northwood.odds import odds  # noqa: PLC0415
    from hearthwood.sage.northwood.tries import Tally, decks, play_visit  # noqa: PLC0415

    view, sage = View.parse(view_text, setup_named(setup)), _sage(goal)
    tables = odds(sage, view)
    if view.phase.value in ("choose", "substitute"):
        for table in tables:
            yield tuple(_row(row.best) for row in table), {}
    weighed = hint(sage, view).moves
    rows = tuple(
        ((one.move.text,), one.worth.hit, one.worth.hit, one.worth.hit, one.worth.points) for one in weighed
    )
    tally = Tally()
    for position in decks(view):
        ended = play_visit(sage, position)
        tally.add(ended.score, hit=ended.hit)
        yield rows, {score: many / tally.tries for score, many in sorted(tally.scores.items())}


def _row(best: Any) -> Row:
    return best.moves, best.worth.hit, best.low, best.high, best.worth.points


def load() -> None:
    """Load and compile all that advice needs: the first time of a version, that takes a while."""
    from hearthwood.northwood import INTRO, Position  # noqa: PLC0415

    northwood(INTRO.name, str(Position.new(INTRO, 1).view()), None)


@cache
def _sage(goal: int | None) -> Any:
    """Who wants a medal is advised how to get it."""
    from hearthwood.sage.northwood import Aim, Sage  # noqa: PLC0415

    return Sage(Aim[AIMS[goal]] if goal in AIMS else Aim.POINTS, LEVEL)


def nordguard(sets: str, view_text: str) -> Advice:
    """The guide's advice for a notebook view of Nordguard."""
    from hearthwood.nordguard import Library, View  # noqa: PLC0415
    from hearthwood.sage.nordguard import Guide, hint  # noqa: PLC0415

    view = View.parse(view_text, Library().box_of(sets))
    weighed = Guide("balancing").weigh(view)
    moves = tuple(
        MoveWorth(
            one.move.text, round(100 * one.chance), low=round(100 * one.low), high=round(100 * one.high)
        )
        for one in weighed
    )
    return Advice("won", moves, _said(hint(weighed).messages))


def _said(messages: Iterable[Any]) -> tuple[Say, ...]:
    """Messages with their facts in plain words; those that name another message name it by its id."""
    return tuple(
        (
            message.name,
            {name: getattr(fact, "name", fact) for name, fact in message.facts.items()},
        )
        for message in messages
    )
