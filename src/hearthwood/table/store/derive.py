"""Games from journals, and from games what lists and statistics need."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, TypeAlias

from hearthwood.core.game import Game
from hearthwood.core.journal import Entry
from hearthwood.table.kinds import KINDS

from .rows import Addition, Ending, Head, Standing, State

AnyGame: TypeAlias = Game[Any, Any]


def begun(head: Head) -> AnyGame:
    """The game at its first decision."""
    kind = KINDS[head.game]
    game: AnyGame = (
        kind.start(head.setup, head.seed) if head.start is None else kind.resume(head.setup, head.start)
    )
    return game


def replayed(head: Head, entries: Sequence[Entry]) -> AnyGame:
    """The game that the journal tells."""
    game = begun(head)
    for entry in entries:
        game.enter(entry)
    return game


def standing_of(game: AnyGame) -> Standing:
    """Has it ended, and how?"""
    if game.stopped:
        return Standing.STOPPED
    return Standing.RUNNING if game.position.outcome is None else Standing.OVER


def state_of(head: Head, game: AnyGame, changed: datetime) -> State:
    """How the table stands."""
    stand = KINDS[head.game].stand(game)
    return State(
        entries=len(game.entries),
        standing=standing_of(game),
        practice=game.practice,
        hints=game.hints,
        visit=stand.visit,
        points=stand.points,
        changed=changed,
    )


def ending_of(head: Head, game: AnyGame) -> Ending | None:
    """What to note down when the last entry has ended the game."""
    if not game.ended:
        return None
    kind = KINDS[head.game]
    return Ending(
        number=len(game.entries),
        standing=standing_of(game),
        practice=game.practice,
        hints=game.hints,
        points=kind.stand(game).points,
        gained=kind.gained(game),
    )


def addition(head: Head, game: AnyGame, at: datetime) -> Addition:
    """The last entry of a game as it is to be written."""
    number = len(game.entries)
    return Addition(head.id, number, game.entries[-1], state_of(head, game, at), ending_of(head, game))
