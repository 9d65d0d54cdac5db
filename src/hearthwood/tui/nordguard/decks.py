"""The decks: what the item deck and the event deck still hold, in no order, and what was used."""

from collections import Counter
from collections.abc import Iterable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from hearthwood.tui.screens import Sheet

from .stage import Stage


class Decks(Sheet[None]):
    """Items, events, used events."""

    DEFAULT_CSS = """
    Decks > Vertical { width: 76; }
    Decks VerticalScroll { height: auto; max-height: 20; }
    Decks .head { text-style: bold; margin-top: 1; }
    Decks .note { color: $ink2; margin: 1 0; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [("escape,p,enter,space,q", "dismiss")]

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self._stage = stage

    def compose(self) -> ComposeResult:
        view, words, cards = self._stage.view, self.words, self._stage.cards
        with Vertical() as frame:
            frame.border_title = words("sled-decks")
            frame.border_subtitle = words("sheet-close")
            with VerticalScroll():
                yield Static(words("sled-item-deck", count=len(view.item_deck)), classes="head")
                yield Static(self._list(map(cards.item, view.item_deck)))
                yield Static(words("sled-event-deck", count=len(view.event_deck)), classes="head")
                yield Static(self._list(map(cards.event, view.event_deck)))
                yield Static(words("sled-used-events", count=len(view.discarded)), classes="head")
                yield Static(self._list(map(cards.event, view.discarded)))
                yield Static(words("sled-decks-note"), classes="note")

    def _list(self, names: Iterable[str]) -> str:
        counted = Counter(names)
        several = (
            f"{name} {self.words('sled-copies', count=count)}" if count > 1 else name
            for name, count in counted.items()
        )
        return ", ".join(several) or self.words("piles-empty")
