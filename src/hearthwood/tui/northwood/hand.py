"""The hand: cards side by side, one upon the other where they are many, by suit where they are very many."""

from dataclasses import dataclass
from itertools import pairwise

from textual.geometry import Region

from hearthwood.northwood.cards import SUITS, Card, suit_of
from hearthwood.northwood.moves import MOVES
from hearthwood.tui.canvas import Canvas

from .cards import SMALL_CARD, Lying, Size, card_size, draw_card
from .glyphs import SIGNS, code, colour
from .stage import Part, Stage

KEYS = "1234567890"
"""The keys of the first ten cards."""
_NARROWEST = 4
"""Columns that a covered card needs to be read."""


@dataclass(frozen=True, slots=True)
class Row:
    """Where the cards of a hand stand."""

    places: tuple[int, ...]
    pitch: int


def laid_out(cards: tuple[Card, ...], width: int, size: Size) -> Row | None:
    """Side by side with gaps between suits if that fits, else closer; None if a row is too short for them."""
    breaks = [suit_of(card) != suit_of(before) for before, card in pairwise(cards)]
    for gap in (2, 1, 0):
        for pitch in range(size.width + 1, _NARROWEST - 1, -1):
            total = pitch * (len(cards) - 1) + size.width + gap * sum(breaks)
            if total <= width and (gap == 0 or pitch >= size.width):
                start = (width - total) // 2
                places = [start]
                for is_break in breaks:
                    places.append(places[-1] + pitch + gap * is_break)
                return Row(tuple(places), pitch)
    return None


class Hand(Part):
    """The cards in hand. What can be played stands up; what cannot lies flat."""

    def paint(self, canvas: Canvas) -> None:
        cards = self.stage.view.hand
        if not cards:
            return
        size = card_size(canvas.height)
        row = laid_out(cards, canvas.width, size)
        if row is None:
            self._paint_by_suit(canvas, cards)
            return
        for index, (card, x) in enumerate(zip(cards, row.places, strict=True)):
            after = row.places[index + 1] if index + 1 < len(cards) else canvas.width
            place = Region(x, 0, min(after - x, size.width), size.height)
            self._paint_card(canvas, index, card, place, size)

    def _paint_card(self, canvas: Canvas, index: int, card: Card, place: Region, size: Size) -> None:
        stage = self.stage
        lying = how_lying(stage, card)
        raised = canvas.height > size.height and lying in (Lying.CHOSEN, Lying.REFUSED)
        place = place.translate((0, canvas.height - size.height - raised))
        strip = place.width if place.width < size.width else 0
        x, y = place.offset
        draw_card(
            canvas, x, y, size, card, lying=lying, trump=stage.view.trump, words=stage.words, strip=strip
        )
        if index < len(KEYS):
            _paint_key(canvas, place, KEYS[index], lying)
        if stage.advised == MOVES[card]:
            canvas.put(x + 1, y, "●", "bold $forest on $card")
        self.spot(place, MOVES[card])

    def _paint_by_suit(self, canvas: Canvas, cards: tuple[Card, ...]) -> None:
        top = (canvas.height - len(SUITS)) // 2
        for row, suit in enumerate(SUITS):
            x = canvas.put(2, top + row, f"{SIGNS[suit]} {suit} ", colour(suit)) + 1
            for card in cards:
                if code(card)[0] == suit:
                    x = self._paint_number(canvas, card, x, top + row)

    def _paint_number(self, canvas: Canvas, card: Card, x: int, y: int) -> int:
        lying = how_lying(self.stage, card)
        sides = {Lying.PLAYABLE: "││", Lying.FLAT: "  "}.get(lying, "[]")
        ground = lying.value[2]
        weight = "bold reverse" if lying is Lying.CHOSEN else "bold"
        end = canvas.put(x, y, f"{sides[0]}{code(card)}{sides[1]}", f"{weight} {colour(code(card))} {ground}")
        self.spot(Region(x, y, end - x, 1), MOVES[card])
        return end + 1


def _paint_key(canvas: Canvas, place: Region, key: str, lying: Lying) -> None:
    """The key of a card, in the lower edge of its frame."""
    if lying is Lying.CHOSEN:
        style = "bold $onforest on $forest"
    elif lying is Lying.REFUSED:
        style = "bold $ember on $table"
    else:
        style = f"{'$ink' if lying is Lying.PLAYABLE else '$ink2'} {lying.value[2]}"
    if place.width >= SMALL_CARD.width - 1:
        canvas.centre(place.x, place.bottom - 1, place.width, f" {key} ", style)
    else:
        canvas.put(place.x + 1, place.bottom - 1, key, style)


def how_lying(stage: Stage, card: Card) -> Lying:
    """How a card of the hand lies."""
    move = MOVES[card]
    if stage.pointed == move:
        return Lying.CHOSEN if stage.allows(move) else Lying.REFUSED
    return Lying.PLAYABLE if stage.allows(move) else Lying.FLAT
