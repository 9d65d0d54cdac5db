"""Players of somebody's own, as `hearthwood lab run --player tests.lab.own_players:…` takes them."""

import os
import time
from pathlib import Path
from random import Random

from hearthwood.northwood import Move, View

LAST_WISH = "HEARTHWOOD_TEST_LAST_WISH"
"""Names a file; while it is not there, `fatal` makes it and takes its worker down."""


def diced(view: View, dice: Random) -> Move:
    """Any legal move."""
    return dice.choice(view.legal_moves)


def fatal(view: View, dice: Random) -> Move:
    """Like `diced`, but its worker dies once."""
    wish = Path(os.environ[LAST_WISH])
    if view.visit == 3 and not wish.exists():
        wish.touch()
        os._exit(9)
    return diced(view, dice)


def endless(view: View, dice: Random) -> Move:
    """Thinks for longer than anybody waits; says when it has begun."""
    Path(os.environ[LAST_WISH]).touch()
    time.sleep(600)
    return diced(view, dice)


def stubborn(view: View, dice: Random) -> str:
    """Says the same all the time."""
    return "@0"


def prying(view: View, dice: Random) -> str:
    """Looks for what a player may not see."""
    return str(view.seed)  # type: ignore[attr-defined]
