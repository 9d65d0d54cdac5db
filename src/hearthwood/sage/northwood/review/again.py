"""Decisions and games once more over other decks: what they bring, less the luck of this one deck.

The sage plays on in games that look the same to the player; everything hidden is drawn anew, so nothing that
a game still keeps secret is told by it.
"""

from collections.abc import Callable
from dataclasses import replace
from itertools import islice

from hearthwood.northwood import View
from hearthwood.northwood.setups import setup_named
from hearthwood.sage.northwood.player import Sage
from hearthwood.sage.northwood.tries import decision, decks, play_game

from .model import Again, Drill, Repeated, Review

MOST = 1000
"""Decks for a decision."""
GAMES = 100
"""Games for a deal."""


def repeated(drill: Drill, setup: str, sage: Sage, many: int = MOST) -> Repeated:
    """A drill over so many other decks."""
    view = View.parse(drill.view, setup_named(setup))
    found = decision(sage, view, (drill.played, drill.best), many)
    return Repeated(drill.ply, many, found[drill.played].hits, found[drill.best].hits)


def again(start: View, sage: Sage, goal: int, games: int = GAMES) -> Again:
    """So many games that begin as one did."""
    stars = [play_game(sage, position) for position in islice(decks(start), games)]
    return Again(games, sum(one >= goal for one in stars), sum(stars) / len(stars))


def looked_further(
    review: Review,
    start: View,
    sage: Sage,
    *,
    many: int = MOST,
    games: int = GAMES,
    told: Callable[[int, int], None] = lambda _done, _of: None,
) -> Review:
    """A review with its drills over other decks, and what the sage makes of such a game; 0 leaves one out."""
    steps = len(review.drills) * (many > 0) + (games > 0)
    drills = []
    for drill in review.drills if many else ():
        drills.append(repeated(drill, review.setup, sage, many))
        told(len(drills), steps)
    once_more = again(start, sage, review.goal, games) if games else None
    told(steps, steps)
    return replace(review, repeated=tuple(drills), again=once_more)
