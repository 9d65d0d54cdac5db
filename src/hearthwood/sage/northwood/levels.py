"""Levels: how far the sage looks, in positions and never in time, so that they play the same everywhere."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """How hard the sage thinks."""

    name: str
    samples: int
    """How often what is hidden is drawn anew for each move."""


LEVELS = {
    level.name: level
    for level in (Level("novice", 4), Level("apprentice", 16), Level("adept", 32), Level("master", 64))
}
"""From the weakest to the strongest."""
