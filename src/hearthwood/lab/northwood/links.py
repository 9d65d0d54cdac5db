"""Games behind replay links: what a table in the browser gives to anybody who has the link."""

import json
import re
from typing import Any, NoReturn
from urllib.error import URLError
from urllib.request import urlopen

from hearthwood.core.errors import InvalidText, shown
from hearthwood.northwood import NorthwoodGame, new_game
from hearthwood.northwood.reading import parse_seed
from hearthwood.northwood.setups import setup_named

_LINK = re.compile(r"(https?://[^/?#\s]+)/(?:\S*[/?=#])?([A-Za-z0-9_-]{16})")
PATIENCE = 10
"""Seconds to wait for a server."""


def is_link(text: str) -> bool:
    """Does it look like the address of a replay?"""
    return _LINK.fullmatch(text) is not None


def game_at(link: str) -> NorthwoodGame:
    """The finished game that a link leads to, played again from its setup and seed."""
    match = _LINK.fullmatch(link)
    if match is None:
        _refuse(f"{shown(link)} is no replay link")
    told = _told(f"{match[1]}/api/replays/{match[2]}")
    try:
        if told["game"] != "northwood" or told["practice"]:
            _refuse(
                "only games of For Northwood! that were dealt and played without practice can be followed"
            )
        game = new_game(setup_named(told["setup"]), parse_seed(told["seed"]))
        for step in told["steps"]:
            game.play(step["move"])
    except (KeyError, TypeError, AttributeError):
        _refuse("the server's answer is no replay")
    return game


def _told(address: str) -> Any:
    try:
        with urlopen(address, timeout=PATIENCE) as answer:
            return json.load(answer)
    except (URLError, TimeoutError, ValueError) as fault:
        _refuse(f"no replay could be read from {shown(address)}: {fault}")


def _refuse(message: str) -> NoReturn:
    raise InvalidText(message, rule="lab.start", field="start")
