"""Every card of the sets in play, or of the set that ships, with its text."""

from collections.abc import Sequence
from functools import cache

from textual.content import Content

from hearthwood.nordguard import Box, Library
from hearthwood.tui.menu import Item
from hearthwood.tui.reference import Reference

from .cards import Cards
from .glyphs import WAYPOINT

_KINDS = ("characters", "locations", "items", "events")


@cache
def usual_box() -> Box:
    """The cards that are played with where nobody says otherwise."""
    library = Library()
    return library.box(library.usual)


class Book(Reference):
    """Characters, locations, items, events."""

    def __init__(self, box: Box | None = None, first: str | None = None) -> None:
        super().__init__()
        self._box = box or usual_box()
        self._first = first

    def first(self) -> str | None:
        return self._first

    def titles(self) -> Sequence[Item]:
        cards = Cards(self._box, self.words)
        rows = []
        for kind in _KINDS:
            rows.append(Item(kind, self.words(f"sled-book-{kind}").upper()))
            for card in getattr(self._box, kind):
                copies = getattr(card, "copies", 1)
                rows.append(
                    Item(card.text, "  " + cards.name(card.text), self.words("sled-copies", count=copies))
                )
        return rows

    def text(self, name: str) -> Content:
        words, cards = self.words, Cards(self._box, self.words)
        if name in _KINDS:
            title = Content.styled(words(f"sled-book-{name}"), "bold $ember")
            return title + "\n\n" + words(f"sled-book-{name}-note")
        parts = [
            Content.styled(cards.name(name), "bold $ember"),
            *self._notes(name),
            Content(cards.text(name)),
        ]
        return Content("\n\n").join(parts)

    def _notes(self, name: str) -> list[Content]:
        """What the card is, in a line."""
        words, box = self.words, self._box
        if name in box.character_numbers:
            card = box.characters[box.character_numbers[name]]
            note = words("sled-slots", count=card.slots)
        elif name in box.item_numbers:
            uses = box.items[box.item_numbers[name]].uses
            note = words("sled-uses-always") if uses is None else words("sled-uses", count=uses)
        elif name in box.location_numbers:
            place = box.locations[box.location_numbers[name]]
            note = (
                f"{WAYPOINT} {words('sled-kind-waypoint')}" if place.waypoint else words("sled-kind-location")
            )
        else:
            note = words("sled-kind-event")
        return [Content.styled(note, "$ink2")]
