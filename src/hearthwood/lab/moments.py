"""Moments of games: where environments can begin besides a deal."""

from typing import TypeVar

from hearthwood.core.errors import InvalidText
from hearthwood.core.game import Game, Playable, Telling

P = TypeVar("P", bound=Playable[Telling])
E = TypeVar("E", bound=Telling)


def moment(game: Game[P, E], ply: int | None) -> P:
    """The position of a game after so many of the moves that stand; without a number, the last one."""
    if ply is None or ply == len(game.steps):
        return game.position
    if not 0 <= ply < len(game.steps):
        message = f"{ply} moves; the game has {len(game.steps)}"
        raise InvalidText(message, rule="lab.start", field="ply")
    return game.steps[ply].before
