"""Single deals, by setup and seed or as text."""

import re

from hearthwood.core.errors import InvalidText, shown
from hearthwood.lab.northwood.links import is_link
from hearthwood.lab.northwood.sight import sight_at
from hearthwood.northwood import FULL, Position, View
from hearthwood.northwood.reading import parse_seed

from .games import northwood_layout

_SETUP_AND_SEED = re.compile(r"([A-Za-z0-9_./\\-]+):([0-9]+)")


def view_of_deal(text: str) -> View:
    """What the player sees of `full:7`, a scenario's file with a seed, a position, a view or a record."""
    match = _SETUP_AND_SEED.fullmatch(text)
    if match is None:
        if " " not in text and not is_link(text):
            message = f"{shown(text)} is no deal; full:7 is the one of seed 7, or give a position or a view"
            raise InvalidText(message, rule="N2.seed", field="deal")
        return sight_at(text, FULL).view()
    return Position.new(northwood_layout(match[1]).setup, parse_seed(match[2])).view()
