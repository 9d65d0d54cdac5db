"""What became of a profile's games on a server, counted as at the terminal (`statistics`)."""

from .loading import FirstEnd
from .statistics import Statistics, Terms
from .store.games import Games
from .store.rows import Ending, Head, Purpose, Standing

UNCOUNTED = frozenset({Purpose.TUTORIAL, Purpose.IMPORTED})
"""Lessons are no games, and what was imported was played elsewhere."""


async def statistics_of(games: Games, profile: str) -> Statistics:
    """A profile's results: the first ending of each table."""
    counted = Statistics({}, going_on=await games.running(profile))
    for head, ending in await games.results(profile):
        if head.purpose not in UNCOUNTED:
            counted.add(head.game, head.setup, head.goal, terms_of(head, ending), end_of(ending))
    return counted


def end_of(ending: Ending) -> FirstEnd:
    """An ending as statistics take it."""
    points = ending.points if ending.standing is Standing.OVER else None
    return FirstEnd(points, ending.hints, ending.gained)


def terms_of(head: Head, ending: Ending) -> Terms:
    """Under which conditions a game ended."""
    if ending.practice:
        return Terms.PRACTICE
    if head.seed_known:
        return Terms.CHOSEN_SEED
    return Terms.HELPED if ending.hints else Terms.FAIR
