"""What the reviewers do: make reviews, a quick one first and then a careful one.

Nothing but views comes in, as texts, and what each move showed.
"""

from collections.abc import Callable
from typing import Any

from .worker import Tell

Glimpse = tuple[str, str, tuple[Any, ...]]
"""A view, the move that was made there, and its events."""

QUICK, CAREFUL = "novice", "adept"
Game = tuple[str, tuple[Glimpse, ...], str, int]
"""Setup, moves, the view at the end, the goal."""
FEW = {"counted": 40, "sampled": 40, "hands": 32}
"""So much is enough for a first look."""
POINTS_OF_CARE = 2
"""A careful look takes about so many times as long; for how much is told to be done."""


def northwood(tell: Tell, setup: str, glimpses: tuple[Glimpse, ...], end: str, goal: int) -> dict[str, Any]:
    """The review of a game of For Northwood!; on the way how far it is, and the quick review."""
    game = (setup, glimpses, end, goal)
    careful: dict[str, Any] = _reviewed(tell, game, lambda review: review.to_json())
    return careful


def northwood_told(tell: Tell, game: Game, width: int) -> dict[str, Any]:
    """The same in words, for a terminal: `rows` and the names of the `drills`, each by language."""
    from hearthwood.locales import LANGUAGES, Words  # noqa: PLC0415
    from hearthwood.sage.northwood.review.telling import Teller, told  # noqa: PLC0415

    def in_words(review: Any) -> dict[str, Any]:
        rows, drills = {}, {}
        for code in LANGUAGES:
            words = Words(code)
            teller = Teller(review, words)
            rows[code] = [
                [(piece.text, piece.tone.value) for piece in row] for row in told(review, words, width=width)
            ]
            drills[code] = [
                (one.ply, f"{teller.place(review.moments[one.ply])}  {teller.signed(-one.cost)}")
                for one in review.drills
            ]
        return {"rows": rows, "drills": drills}

    careful: dict[str, Any] = _reviewed(tell, game, in_words)
    return careful


def _reviewed(tell: Tell, game: Game, form: Callable[[Any], Any]) -> Any:
    """A quick review, told, and then a careful one, each in a form that can be sent."""
    from hearthwood.northwood import View  # noqa: PLC0415
    from hearthwood.northwood.setups import setup_named  # noqa: PLC0415
    from hearthwood.sage.northwood import Aim, Sage  # noqa: PLC0415
    from hearthwood.sage.northwood.outlook import Care  # noqa: PLC0415
    from hearthwood.sage.northwood.review import Seen, review_of  # noqa: PLC0415

    setup, glimpses, end, goal = game
    kind = setup_named(setup)
    seen = tuple(Seen(View.parse(text, kind), move, events) for text, move, events in glimpses)
    last, many = View.parse(end, kind), len(seen)

    def made(level: str, care: Care, before: int, each: int) -> Any:
        def told(done: int, _: int) -> None:
            tell({"done": before + each * done, "of": (1 + POINTS_OF_CARE) * many})

        sage = Sage(Aim.POINTS, level)
        return form(review_of(seen, last, sage, goal=goal, care=care, told=told))

    tell({"review": made(QUICK, Care(**FEW), 0, 1)})
    return made(CAREFUL, Care(), many, POINTS_OF_CARE)
