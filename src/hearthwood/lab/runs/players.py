"""Who can play a mass run: by name, or anybody's own function by the path of its module.

A player of one's own is a function `player(view, dice)` that returns a legal move, itself or its text. `dice`
is a `random.Random` of the game's own, so that the same seed gives the same game again.
"""

import hashlib
import importlib
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Protocol

import numpy as np
import polars as pl

from hearthwood.core.errors import HearthwoodError, InvalidText, shown
from hearthwood.northwood import Move, Position, Setup, View
from hearthwood.northwood.events import Happening
from hearthwood.northwood.moves import MOVES
from hearthwood.sage.northwood import LEVELS, Aim, Sage
from hearthwood.sage.northwood.games import play_games

from . import chronicle
from .table import frame

QUICK = {"random": chronicle.random_rows, "greedy": chronicle.greedy_rows}
"""Players that are kernels."""
QUICK_CHUNK = 10_000
SLOW_CHUNK = 10
"""Games that are played as one piece: what a run that is killed has to play again."""

SAGE = ("sage", "master", "win16")
"""Who is meant where level and aim are left out: as strong as can be, for the goal that holds where none is
chosen."""

Choose = Callable[[View, Random], Move | str]


def at_random(view: View, dice: Random) -> Move:
    """Any legal move."""
    return dice.choice(view.legal_moves)


def greedily(view: View, _: Random) -> Move:
    """The greedy player's move."""
    return MOVES[chronicle.greedy_move(view.state())]


def unasked(_view: View, _: Random) -> Move:
    """A view does not say what the seer has to know."""
    raise InvalidText("the seer plays whole games from the deal only", rule="lab.player", field="player")


CHOICES: dict[str, Choose] = {"random": at_random, "greedy": greedily}
"""The same players, asked for a single move."""


class Player(Protocol):
    """Plays whole games of one of the two."""

    name: str
    """Under which its games are kept."""
    chunk: int
    choose: Callable[[Any, Random], Any]
    """A move, for what is seen and the player's own dice."""

    def play(self, setup: Any, seeds: range) -> pl.DataFrame:
        """The games of these seeds as a table."""
        ...


class PlayerFault(HearthwoodError):
    """A player of somebody's own that failed, or moved where it may not."""

    def __reduce__(self) -> Any:
        """Errors travel from workers to the run."""
        return partial(PlayerFault, rule=self.rule), (self.message,)


class Quick:
    """A compiled player."""

    chunk = QUICK_CHUNK

    def __init__(self, name: str) -> None:
        self.name = name
        self.choose = CHOICES[name]

    def play(self, setup: Setup, seeds: range) -> pl.DataFrame:
        """The games of these seeds as a table."""
        return frame(self.name, setup, seeds, *chronicle.play_rows(QUICK[self.name], setup, seeds))


class Seer:
    """Knows all decks, which no player does: what luck allows at the most, with the dealt allies alone."""

    name = "seer"
    chunk = SLOW_CHUNK

    def __init__(self) -> None:
        self.choose: Choose = unasked

    def play(self, setup: Setup, seeds: range) -> pl.DataFrame:
        """The games of these seeds as a table."""
        return frame(self.name, setup, seeds, *chronicle.play_seen(setup, seeds))


class WholeSage:
    """The sage, compiled for whole games."""

    chunk = SLOW_CHUNK

    def __init__(self, name: str, level: str, aim: Aim) -> None:
        self.name = name
        self._level, self._aim = level, aim
        sage = Sage(aim, level)
        self.choose: Choose = lambda view, _: sage.choose(view)

    def play(self, setup: Setup, seeds: range) -> pl.DataFrame:
        """The games of these seeds as a table."""
        games = play_games(setup, seeds, self._level, self._aim)
        return frame(self.name, setup, seeds, games.rows, games.moves)


class Chooser:
    """A player that is asked for each move, and sees the view."""

    chunk = SLOW_CHUNK

    def __init__(self, name: str, choose: Choose) -> None:
        self.name = name
        self.choose = choose

    def play(self, setup: Setup, seeds: range) -> pl.DataFrame:
        """The games of these seeds as a table."""
        rows = np.zeros((len(seeds), chronicle.WIDTH), dtype=np.int8)
        moves = np.zeros(len(seeds), dtype=np.int64)
        for i, seed in enumerate(seeds):
            try:
                moves[i] = self._play(Position.new(setup, seed), rows[i])
            except Exception as fault:
                message = f"{type(fault).__name__}: {fault}"
                raise PlayerFault(
                    f"player {self.name}, {setup.name} {seed}: {message}", rule="lab.player"
                ) from fault
        return frame(self.name, setup, seeds, rows, moves)

    def _play(self, position: Position, row: Any) -> int:
        row[chronicle.ALLIES : chronicle.RULERS] = [ally.ally for ally in position.allies]
        row[chronicle.RULERS : chronicle.FIEFS] = [fief.ruler for fief in position.fiefs]
        dice = Random(dice_of(position.seed, self.name))
        made = visit = 0
        while position.outcome is None:
            position, events = position.play_telling(self.choose(position.view(), dice))
            made += 1
            for event in events:
                if event.kind in (Happening.FRIENDLY, Happening.LOST):
                    row[chronicle.FIEFS + visit] = event.fief
                    row[chronicle.SCORES + visit] = event.count
                    row[chronicle.WON + visit] = event.kind is Happening.FRIENDLY
                    visit += 1
        return made


def dice_of(seed: int, player: str) -> bytes:
    """What a player's own dice start from; the game's seed cannot be told from it."""
    return hashlib.sha256(f"{player} {seed}".encode()).digest()


def player_named(name: str) -> Player:
    """The player of this name; its own `name` is the full one."""
    if name in QUICK:
        return Quick(name)
    if name == Seer.name:
        return Seer()
    if name.partition(":")[0] == SAGE[0]:
        return sage_named(name)
    if ":" in name:
        return Chooser(name, own_function(name))
    known = ", ".join((*QUICK, "sage[:level[:aim]]", Seer.name))
    raise InvalidText(
        f"{shown(name)} is no player; there are {known} and module:function",
        rule="lab.player",
        field="player",
    )


def sage_named(name: str) -> Player:
    """The sage of `sage`, `sage:LEVEL` or `sage:LEVEL:AIM`."""
    told = name.split(":")
    full = (*told, *SAGE[len(told) :])
    aims = [aim.value for aim in Aim]
    if len(full) > len(SAGE) or full[1] not in LEVELS or full[2] not in aims:
        message = f"{shown(name)} is no sage; sage:LEVEL:AIM has the levels {', '.join(LEVELS)}"
        raise InvalidText(f"{message} and the aims {', '.join(aims)}", rule="lab.player", field="player")
    return WholeSage(":".join(full), full[1], Aim(full[2]))


def own_function(name: str) -> Any:
    """A function by the path of its module; modules beside one are found as by `python -m`."""
    module, _, attribute = name.partition(":")
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    try:
        return getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError) as fault:
        raise InvalidText(f"{shown(name)}: {fault}", rule="lab.player", field="player") from None
