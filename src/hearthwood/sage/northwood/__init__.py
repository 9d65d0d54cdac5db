"""The sage of For Northwood!: a strong player that says what moves are worth. Sees views only; needs Numba.

>>> sage = Sage(Aim.WIN16, "master")
>>> sage.choose(Position.new(INTRO, seed=7).view())
"""

from .answers import Aim, Weighed, Worth
from .levels import LEVELS, Level
from .player import Sage

__all__ = ["LEVELS", "Aim", "Level", "Sage", "Weighed", "Worth"]
