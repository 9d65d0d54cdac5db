"""The sage of For Northwood!: a strong player that says what moves are worth. Sees views only; needs Numba.

>>> from hearthwood.northwood import INTRO, Position
>>> view = Position.new(INTRO, seed=7).view()
>>> Sage(Aim.WIN16, "novice").choose(view) in view.legal_moves
True
"""

from .answers import Aim, Weighed, Worth
from .levels import LEVELS, Level
from .player import Sage

__all__ = ["LEVELS", "Aim", "Level", "Sage", "Weighed", "Worth"]
