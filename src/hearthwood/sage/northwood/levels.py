"""Levels: how far the sage looks, in positions and never in time, so that they play the same everywhere."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """How hard the sage thinks."""

    name: str
    statements: int
    """How many statements are counted through before the network is asked."""
    near: int
    """With so many cards in hand or fewer, one statement more."""
    refined: int
    """So many of the best choices of a fief and a party are looked at again that carefully."""
    breadth: int
    """From so many parties of a size the next larger ones are grown."""
    counted: int
    """An ending is counted out to the last card if so many moves are enough for it."""
    haze: float
    """What a move is worth is misjudged by up to this share of it, up or down."""


LEVELS = {
    level.name: level
    for level in (
        Level("novice", 0, 0, 0, 1, 0, 0.05),
        Level("apprentice", 0, 0, 0, 1, 0, 0.02),
        Level("adept", 0, 0, 0, 2, 20_000, 0.0),
        Level("expert", 1, 0, 8, 4, 100_000, 0.0),
        Level("master", 1, 5, 16, 4, 400_000, 0.0),
    )
}
"""From the weakest to the strongest."""
