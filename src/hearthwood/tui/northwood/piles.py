"""The piles, from the top: the deck as far as it is known, discards, scores."""

from textual.geometry import Region

from hearthwood.northwood.cards import Card
from hearthwood.tui.canvas import Canvas

from .glyphs import code, colour
from .scene import Pile
from .stage import Part


class Piles(Part):
    """How many cards each pile has, and those on top that are seen. Two piles share a row if need be."""

    def paint(self, canvas: Canvas) -> None:
        view = self.stage.view
        width = canvas.width
        discards = view.discard_pile[1:] if view.statement is not None else view.discard_pile
        self._paint_pile(canvas, Region(0, 0, width, 1), Pile.DECK, view.deck_size, view.known_deck)
        if canvas.height > 2:
            below, beside = Region(0, 1, width, 1), Region(0, 2, width, 1)
        else:
            half = width - width * 3 // 7
            below, beside = Region(0, 1, half - 1, 1), Region(half, 1, width - half, 1)
        self._paint_pile(canvas, below, Pile.DISCARD, len(discards), discards)
        self._paint_pile(canvas, beside, Pile.SCORE, view.score, view.score_pile)

    def _paint_pile(
        self, canvas: Canvas, row: Region, pile: Pile, count: int, cards: tuple[Card, ...]
    ) -> None:
        ground = "on $lit" if self.stage.pointed is pile else ""
        canvas.fill(row, ground)
        label = self.stage.words(f"pile-{pile.value}", count=count)
        x = canvas.put(row.x, row.y, label, f"$ink {ground}", room=row.width) + 1
        for index, card in enumerate(cards):
            more = index + 1 < len(cards)
            if row.right - x < 2 + 2 * more:
                canvas.put(x, row.y, "…", f"$ink2 {ground}", room=row.right - x)
                break
            x = canvas.put(x, row.y, code(card), f"bold {colour(code(card))} {ground}") + 1
        self.spot(row, pile)
