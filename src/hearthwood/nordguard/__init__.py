"""Nordguard: card sets, positions, games. Needs nothing but the standard library.

>>> library = Library()
>>> position = Position.new(usual_setup(library), seed=7)
>>> position.day
1
"""

from .box import Box
from .game import NordguardGame, Step, new_game, replay
from .happenings import Happening
from .library import Library, check_folder, shipped
from .machine.moves import Move, parse_move
from .position import Member, Position, Sight, Site, View, parse_sight, resample
from .setup import Place, Setup
from .setup_file import read_setup, usual_setup

__all__ = [
    "Box",
    "Happening",
    "Library",
    "Member",
    "Move",
    "NordguardGame",
    "Place",
    "Position",
    "Setup",
    "Sight",
    "Site",
    "Step",
    "View",
    "check_folder",
    "new_game",
    "parse_move",
    "parse_sight",
    "read_setup",
    "replay",
    "resample",
    "shipped",
    "usual_setup",
]
