"""Random journals: games with moves, undos, branches and hints."""

from random import Random

from hearthwood.core.journal import Branched, Entry, Hinted, Played, Undone
from hearthwood.northwood import NorthwoodGame, Setup, new_game

WORD = 1 << 64


def journey(setup: Setup, rng: Random, length: int, *, plain: bool = False) -> NorthwoodGame:
    """A game after so many random entries, or fewer if it ended; a plain one has nothing but moves."""
    game = new_game(setup, rng.randrange(WORD))
    for _ in range(length):
        if game.ended and (plain or rng.random() < 0.5):
            break
        game.enter(any_entry(game, rng, plain=plain))
    return game


def any_entry(game: NorthwoodGame, rng: Random, *, plain: bool = False) -> Entry:
    """Something that can be entered here."""
    if not plain:
        if game.ended or rng.random() < 0.01:
            return Branched(rng.randint(0, len(game.steps)), rng.randrange(WORD))
        if game.can_undo and rng.random() < 0.15:
            return Undone()
        if rng.random() < 0.03:
            return Hinted()
    return Played(str(rng.choice(game.position.legal_moves)))
