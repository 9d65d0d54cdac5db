"""The piles, open for inspection: every card that is seen, from the top, and what the deck still holds."""

from collections.abc import Iterable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.widgets import Static

from hearthwood.northwood import View
from hearthwood.northwood.cards import SUITS, Card
from hearthwood.tui.screens import Sheet, rich

from .glyphs import SIGNS, code, codes


class PileSheet(Sheet[None]):
    """Deck, discards, scores."""

    DEFAULT_CSS = """
    PileSheet > Vertical { width: 64; }
    PileSheet .head { text-style: bold; margin-top: 1; }
    PileSheet .note { color: $ink2; margin: 1 0; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [("escape,p,enter,space,q", "dismiss")]

    def __init__(self, view: View) -> None:
        super().__init__()
        self._view = view

    def compose(self) -> ComposeResult:
        view, words = self._view, self.words
        discards = view.discard_pile
        if view.statement is not None:
            discards = discards[1:]
        with Vertical() as frame:
            frame.border_title = words("piles-title")
            frame.border_subtitle = words("sheet-close")
            yield Static(words("pile-deck", count=view.deck_size), classes="head")
            if view.known_deck:
                yield Static(rich(words("piles-known", cards=codes(view.known_deck))))
            if view.unseen:
                yield Static(words("piles-unseen"))
                yield Static(rich("\n".join(_by_suit(view.unseen))))
            yield Static(words("pile-discard", count=len(discards)), classes="head")
            yield Static(rich(codes(discards) or words("piles-empty")))
            yield Static(words("pile-score", count=view.score), classes="head")
            yield Static(rich(codes(view.score_pile) or words("piles-empty")))
            yield Static(words("piles-order"), classes="note")


def _by_suit(cards: Iterable[Card]) -> Iterable[str]:
    """A line a suit."""
    texts = [code(card) for card in cards]
    for suit in SUITS:
        own = [text for text in texts if text[0] == suit]
        if own:
            yield f"{SIGNS[suit]} " + " ".join(own)
