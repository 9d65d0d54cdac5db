"""For Northwood!: rules, notation, games and records. Needs nothing but the standard library.

>>> position = Position.new(INTRO, seed=7)
>>> position.legal_moves[:3]
(<Move @0>, <Move @1>, <Move @2>)
>>> str(position.play("@4").phase.value)
'ready'
"""

from .game import NorthwoodGame, Step, new_game, replay
from .moves import Kind, Move, parse_move
from .position import Phase, Position, Sight, Standing, View, parse_sight
from .records import Record
from .setups import FULL, GOALS, INTRO, SETUPS, Setup, medal

__all__ = [
    "FULL",
    "GOALS",
    "INTRO",
    "SETUPS",
    "Kind",
    "Move",
    "NorthwoodGame",
    "Phase",
    "Position",
    "Record",
    "Setup",
    "Sight",
    "Standing",
    "Step",
    "View",
    "medal",
    "new_game",
    "parse_move",
    "parse_sight",
    "replay",
]
