"""The games that a run can play, and their setups by name or from a file."""

import hashlib
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import polars as pl

from hearthwood.core.errors import InvalidText, shown
from hearthwood.lab.nordguard.teams import Drawn, drawn_teams, team_of
from hearthwood.lab.northwood.scenario import read_scenario
from hearthwood.nordguard import Library, Setup, read_setup
from hearthwood.northwood.setups import SETUPS, setup_named

from . import nordguard, players
from .players import Player

_TEAM_AND_MAP = re.compile(r"(any)?([1-7])-([0-9]{1,2})x([0-9]{1,2})")


@dataclass(frozen=True)
class Layout:
    """A setup under the name that it has in results."""

    name: str
    setup: Any
    mark: str
    """Tells setups of the same name apart."""


@dataclass(frozen=True)
class Game:
    """What a run has to know of a game."""

    name: str
    layout: Callable[[str, Sequence[Path]], Layout]
    """The setup of a name or of a file, with card sets from folders."""
    usual: tuple[str, ...]
    """What is played where nobody says otherwise."""
    player: Callable[[str], Player]


def northwood_layout(text: str, folders: Sequence[Path] = ()) -> Layout:
    """`full`, `intro`, or a scenario's file."""
    if folders:
        raise InvalidText("For Northwood! has no card sets", rule="lab.setup", field="set")
    setup = read_scenario(Path(text)) if text.endswith(".toml") else setup_named(text)
    return Layout(setup.name, setup, mark_of(setup))


def nordguard_layout(text: str, folders: Sequence[Path] = ()) -> Layout:
    """`2-4x4` for two on a map of 4 x 4, `any2-4x4` for two that each seed draws, or a setup's file."""
    library = Library(folders)
    setup: Setup | Drawn
    if text.endswith(".toml"):
        setup = read_setup(Path(text), library)
        name = Path(text).stem
    else:
        match = _TEAM_AND_MAP.fullmatch(text)
        if match is None:
            message = f"{shown(text)} is no setup; 2-4x4 is two characters on a map of 4 x 4"
            raise InvalidText(message, rule="lab.setup", field="setup")
        team = drawn_teams if match[1] else team_of
        setup = team(int(match[2]), int(match[3]), int(match[4]), library)
        name = text
    if isinstance(setup, Drawn):
        return Layout(name, setup, mark_of((setup.seats, setup.width, setup.height, setup.box.sets)))
    known = (setup.width, setup.height, setup.seats, setup.recall, setup.lead, setup.study)
    return Layout(name, setup, mark_of((known, setup.box.sets)))


def mark_of(thing: object) -> str:
    """A short text that another thing would not have."""
    return hashlib.sha256(repr(thing).encode()).hexdigest()[:16]


GAMES = {
    "northwood": Game("northwood", northwood_layout, tuple(SETUPS), players.player_named),
    "nordguard": Game("nordguard", nordguard_layout, ("2-4x4",), nordguard.player_named),
}


def play(game: str, player: str, layout: Layout, seeds: range) -> pl.DataFrame:
    """The games of these seeds as a table."""
    return (
        GAMES[game].player(player).play(layout.setup, seeds).with_columns(pl.lit(layout.name).alias("setup"))
    )
