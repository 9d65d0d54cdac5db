"""Nordguard in mass runs: who can play, and the row of a game.

Players see the notebook view, as computed players at the table do. One of one's own is, as in the other game,
a function `player(view, dice)` that returns a legal move, itself or its text.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import polars as pl

from hearthwood.core.errors import InvalidText, shown
from hearthwood.lab.nordguard.teams import Drawn
from hearthwood.nordguard import Move, Position, Setup, View
from hearthwood.sage.nordguard import LEVELS, Greedy, Guide, Walker

from .players import SLOW_CHUNK, PlayerFault, dice_of, own_function

Choose = Callable[[View, Random], Move | str]

QUICK_CHUNK = 100

SCHEMA = pl.Schema(
    {
        "setup": pl.String(),
        "seed": pl.UInt64(),
        "player": pl.String(),
        "team": pl.UInt8(),
        "width": pl.UInt8(),
        "height": pl.UInt8(),
        "result": pl.String(),
        "days": pl.Int16(),
        "left": pl.Int16(),
        "moves": pl.UInt16(),
        "won": pl.Boolean(),
        "characters": pl.List(pl.String()),
        "items": pl.List(pl.String()),
        "events": pl.List(pl.String()),
    }
)
"""`result` is won, lost (the days ran out) or blocked; `days` is the number of the last day, `left` what the
countdown showed at the end; `items` are all that were carried at any time, `events` all that were drawn."""


class Chooser:
    """A player that is asked for each decision of the whole team."""

    def __init__(self, name: str, choose: Choose, chunk: int) -> None:
        self.name = name
        self.choose = choose
        self.chunk = chunk

    def play(self, setup: Setup | Drawn, seeds: range) -> pl.DataFrame:
        """The games of these seeds as a table."""
        return pl.DataFrame([self._row(setup, seed) for seed in seeds], schema=SCHEMA)

    def _row(self, told: Setup | Drawn, seed: int) -> dict[str, Any]:
        setup = told.setup(seed) if isinstance(told, Drawn) else told
        position = Position.new(setup, seed)
        dice = Random(dice_of(seed, self.name))
        moves = 0
        items: set[int] = set()
        events: set[str] = set()
        try:
            while position.outcome is None:
                items.update(held.item for member in position.members for held in member.items)
                position, told_of = position.play_telling(self.choose(position.notebook(), dice))
                events.update(one.facts["event"] for one in told_of if one.kind == "event")
                moves += 1
        except Exception as fault:
            message = f"{type(fault).__name__}: {fault}"
            raise PlayerFault(f"player {self.name}, seed {seed}: {message}", rule="lab.player") from fault
        return {
            "setup": "",
            "seed": seed,
            "player": self.name,
            "team": len(setup.places),
            "width": setup.width,
            "height": setup.height,
            "result": position.outcome,
            "days": position.day,
            "left": position.days,
            "moves": moves,
            "won": position.outcome == "won",
            "characters": [setup.box.characters[member.character].text for member in position.members],
            "items": [setup.box.items[item].text for item in sorted(items)],
            "events": sorted(events),
        }


def at_random(view: View, dice: Random) -> Move:
    """Any legal move."""
    return dice.choice(view.legal_moves)


def walking(view: View, _: Random) -> Move:
    """The walker's move."""
    return Walker().choose(view)


def greedily(view: View, _: Random) -> Move:
    """The greedy player's move."""
    return Greedy().choose(view)


def guided(level: str) -> Choose:
    """The guide at a level; the game's own dice seed its samples."""

    def choose(view: View, dice: Random) -> Move:
        return Guide(level, seed=dice.getrandbits(64)).choose(view)

    return choose


QUICK: dict[str, Choose] = {"random": at_random, "walker": walking, "greedy": greedily}
GUIDES = {f"guide:{level}": level for level in LEVELS}
STRONGEST = "guide:strongest"
"""Who `guide` alone is."""


def player_named(name: str) -> Chooser:
    """The player of this name; its own `name` is the full one."""
    if name in QUICK:
        return Chooser(name, QUICK[name], QUICK_CHUNK)
    name = STRONGEST if name == "guide" else name
    if name in GUIDES:
        return Chooser(name, guided(GUIDES[name]), SLOW_CHUNK)
    if ":" in name and not name.startswith("guide:"):
        return Chooser(name, own_function(name), SLOW_CHUNK)
    known = ", ".join((*QUICK, *GUIDES))
    message = f"{shown(name)} is no player of Nordguard; there are {known} and module:function"
    raise InvalidText(message, rule="lab.player", field="player")
