"""The guide of Nordguard: a strong cooperative player that says what moves are worth. Sees views only.

>>> from hearthwood.nordguard import Library, Position, usual_setup
>>> guide = Guide("balancing", seed=1)
>>> str(guide.choose(Position.new(usual_setup(Library()), seed=7).notebook()))
'restock'
"""

from .baselines import Greedy, Walker
from .guide import LEVELS, Guide, Weighed
from .hints import Hint, hint

__all__ = ["LEVELS", "Greedy", "Guide", "Hint", "Walker", "Weighed", "hint"]
