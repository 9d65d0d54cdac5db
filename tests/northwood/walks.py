"""Random games: one that uses its allies, so that every ability is seen, and one for both machines."""

from collections.abc import Iterator, Sequence
from random import Random

from hearthwood.core.randomness import Word, advance
from hearthwood.northwood import Move, Position, Setup
from hearthwood.northwood.machine import play
from hearthwood.northwood.piles import copy
from hearthwood.northwood.playouts import random_move
from hearthwood.northwood.state import OVER, State


def eager(position: Position, chance: Random) -> Move:
    """A legal move; allies and friendly rulers are used more often than by pure chance."""
    moves = position.legal_moves
    wanted = [move for move in moves if str(move) not in ("listen", "done")]
    return chance.choice(wanted if wanted and chance.random() < 0.7 else moves)


def walk(setup: Setup, seed: int) -> Iterator[Position]:
    """All positions of a game played so."""
    chance = Random(seed)
    position = Position.new(setup, seed)
    yield position
    while position.legal_moves:
        position = position.play(eager(position, chance))
        yield position


def trail(states: Sequence[State], choice: Word) -> int:
    """Play a random game from `states[0]`, every state in the place behind the last; how many moves it took.

    A kernel: it runs interpreted on states and compiled on records.
    """
    made = 0
    while states[made].phase != OVER:
        choice = advance(choice)
        copy(states[made + 1], states[made])
        made += 1
        play(states[made], random_move(states[made], choice))
    return made
