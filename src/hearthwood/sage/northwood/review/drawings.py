"""The house's drawings, to be set into a page."""

from functools import cache
from importlib.resources import files

SUIT_NAMES = {"C": "claws", "F": "flowers", "L": "leaves", "E": "eyes"}


@cache
def drawing(name: str) -> str:
    """A drawing or a sheet of colours, by its place among them."""
    return (files("hearthwood") / "art" / name).read_text("utf-8")


def suit_glyph(suit: str) -> str:
    """A suit's glyph, in the colour of the text around it."""
    return drawing(f"suits/{SUIT_NAMES[suit]}.svg")


def suit_paths(suit: str) -> str:
    """What stands inside it."""
    text = suit_glyph(suit)
    return text[text.index(">") + 1 : text.rindex("</svg>")]
