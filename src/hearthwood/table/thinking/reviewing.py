"""What the reviewers do: make reviews, a quick one first and then a careful one.

Nothing but views comes in, as texts, and what each move showed.
"""

from typing import Any

from .worker import Tell

Glimpse = tuple[str, str, tuple[Any, ...]]
"""A view, the move that was made there, and its events."""

QUICK, CAREFUL = "novice", "adept"
FEW = {"counted": 40, "sampled": 40, "hands": 32}
"""So much is enough for a first look."""
POINTS_OF_CARE = 2
"""A careful look takes about so many times as long; for how much is told to be done."""


def northwood(tell: Tell, setup: str, glimpses: tuple[Glimpse, ...], end: str, goal: int) -> dict[str, Any]:
    """The review of a game of For Northwood!; on the way how far it is, and the quick review."""
    from hearthwood.northwood import View  # noqa: PLC0415
    from hearthwood.northwood.setups import setup_named  # noqa: PLC0415
    from hearthwood.sage.northwood import Aim, Sage  # noqa: PLC0415
    from hearthwood.sage.northwood.outlook import Care  # noqa: PLC0415
    from hearthwood.sage.northwood.review import Seen, review_of  # noqa: PLC0415

    kind = setup_named(setup)
    seen = tuple(Seen(View.parse(text, kind), move, events) for text, move, events in glimpses)
    last, many = View.parse(end, kind), len(seen)

    def made(level: str, care: Care, before: int, each: int) -> dict[str, Any]:
        def told(done: int, _: int) -> None:
            tell({"done": before + each * done, "of": (1 + POINTS_OF_CARE) * many})

        return review_of(seen, last, Sage(Aim.POINTS, level), goal=goal, care=care, told=told).to_json()

    tell({"review": made(QUICK, Care(**FEW), 0, 1)})
    return made(CAREFUL, Care(), many, POINTS_OF_CARE)
