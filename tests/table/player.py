"""Plays a saved game at random and tells each entry once it is acknowledged: crash tests kill it.

    python player.py FOLDER ID SEED

When a game is at its end it goes on with a branch, so it never stops by itself.
"""

import sys
from pathlib import Path
from random import Random

from hearthwood.northwood import NorthwoodGame
from hearthwood.table.saves import OpenGame, Saves


def act(game: OpenGame[NorthwoodGame], rng: Random) -> None:
    """One random entry."""
    if game.game.ended or rng.random() < 0.02:
        game.branch(rng.randint(0, len(game.game.steps)))
    elif game.game.can_undo and rng.random() < 0.1:
        game.undo()
    elif rng.random() < 0.05:
        game.hint()
    else:
        game.play(str(rng.choice(game.game.position.legal_moves)))


def main(folder: str, name: str, seed: str) -> None:
    """Play until killed."""
    rng = Random(seed)
    with Saves(Path(folder)).open(name) as game:
        print("open", flush=True)
        while True:
            act(game, rng)
            print(game.game.entries[-1], flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
