"""Dialogue cards, drawn."""

from dataclasses import dataclass
from enum import Enum

from textual.geometry import Region

from hearthwood.locales import Words
from hearthwood.northwood.cards import Card, Suit, suit_of, value_of
from hearthwood.tui.canvas import Canvas

from .glyphs import LARGE, ROOF, SIGNS, SMALL, colour, ladder, letter


class Lying(Enum):
    """How a card lies on the table: the edges of its frame, the frame's style, and the ground of its face."""

    PLAYABLE = ("╭─╮│╰╯", "$line on $card", "on $card")
    CHOSEN = ("┏━┓┃┗┛", "bold $forest on $card", "on $card")
    REFUSED = ("┏╍┓╏┗┛", "bold $ember on $table", "on $table")
    FLAT = ("╭╌╮╎╰╯", "$line on $table", "on $table")
    PREVIEW = ("┏╍┓╏┗┛", "$forest on $card", "on $card")


@dataclass(frozen=True, slots=True)
class Size:
    """How large cards are drawn."""

    width: int
    height: int


SMALL_CARD = Size(8, 5)
LARGE_CARD = Size(10, 7)


def card_size(height: int) -> Size:
    """The size that fits a height."""
    return LARGE_CARD if height >= LARGE_CARD.height else SMALL_CARD


def draw_card(
    canvas: Canvas,
    x: int,
    y: int,
    size: Size,
    card: Card,
    *,
    lying: Lying,
    trump: Suit | None,
    words: Words,
    strip: int = 0,
) -> None:
    """Draw a card; with `strip`, only its left part of so many columns, as the next card lies on the rest."""
    if strip and strip < size.width:
        _draw_strip(canvas, Region(x, y, strip, size.height), card, lying, trump)
        return
    frame = Region(x, y, size.width, size.height)
    edges, line, ground = lying.value
    canvas.fill(frame, ground)
    canvas.box(frame, edges, line)
    suit = letter(suit_of(card))
    face = f"{colour(suit)} {ground}"
    mark = (ROOF if suit_of(card) == trump else " ") + suit
    canvas.put(x + 1, y + 1, str(value_of(card)), f"bold {face}")
    canvas.put(x + size.width - 3, y + 1, mark, f"bold {face}")
    picture = LARGE[suit] if size == LARGE_CARD else SMALL[suit]
    for row, dots in enumerate(picture):
        canvas.put(x + 1, y + 2 + row, dots, face)
    for row, dots in enumerate(ladder(value_of(card))):
        canvas.put(x + size.width - 2, y + len(picture) + row, dots, "$line on $sunk")
    if size == LARGE_CARD:
        canvas.centre(x + 1, y + 5, size.width - 2, words(f"suit-{suit}"), face)


def _draw_strip(canvas: Canvas, frame: Region, card: Card, lying: Lying, trump: Suit | None) -> None:
    edges, line, ground = lying.value
    suit = letter(suit_of(card))
    face = f"{colour(suit)} {ground}"
    x, y, width, height = frame
    canvas.fill(frame, ground)
    canvas.put(x, y, edges[0] + edges[1] * (width - 1), line)
    canvas.put(x, y + height - 1, edges[4] + edges[1] * (width - 1), line)
    for row in range(y + 1, y + height - 1):
        canvas.put(x, row, edges[3], line)
    canvas.put(x + 1, y + 1, f"{value_of(card)}{suit}", f"bold {face}")
    canvas.put(x + 1, y + 2, SIGNS[suit], face)
    if suit_of(card) == trump:
        canvas.put(x + 1, y + 3, ROOF, face)


def draw_well(canvas: Canvas, x: int, y: int, size: Size, text: str = "") -> None:
    """An empty place for a card."""
    edges, line, _ = Lying.FLAT.value
    canvas.box(Region(x, y, size.width, size.height), edges, line)
    canvas.centre(x + 1, y + size.height // 2, size.width - 2, text, "$ink2")
