"""The cards of the shipped set in a language, for screens: names, texts, drawings, what stands on them."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from hearthwood.locales.card_texts import CardTexts
from hearthwood.nordguard import Library, shipped
from hearthwood.nordguard.box import Box, LocationCard, Node
from hearthwood.nordguard.format.texts import TITLE

from . import nordguard_sights as sights
from .nordguard_terms import term_of
from .words import Language

PICTURES = "pictures.toml"


@cache
def cards(language: Language) -> sights.NordguardCards:
    """All of them."""
    library = Library()
    box = library.box(library.usual)
    return _Telling(box, shipped()[box.name], language).cards()


class _Telling:
    """Puts together what the set's files say of a card."""

    def __init__(self, box: Box, folder: Path, language: str) -> None:
        self._box = box
        self._set = box.sets[0]
        self._texts = CardTexts(folder, language, fallback=self._set.info.languages[0])
        self._pictures = tomllib.loads((folder / PICTURES).read_text("utf-8"))

    def cards(self) -> sights.NordguardCards:
        title = self._texts[TITLE]
        return sights.NordguardCards(
            set=self._box.name,
            title=title.name,
            text=title.text,
            characters=tuple(
                sights.CharacterCard(
                    **self._head("characters", card.text),
                    slots=card.slots,
                    start=tuple(self._box.items[item].text for item in card.start),
                    suggested=tuple(self._box.items[item].text for item in card.suggested),
                )
                for card in self._box.characters
            ),
            items=tuple(
                sights.ItemCard(**self._head("items", card.text), uses=card.uses) for card in self._box.items
            ),
            locations=tuple(
                sights.LocationCard(
                    **self._head("locations", card.text),
                    waypoint=card.waypoint,
                    events=card.events,
                    enter=None if card.enter is None else term_of(self._box, card.enter),
                    difficulty=_difficulty(card),
                )
                for card in self._box.locations
            ),
            events=tuple(sights.EventCard(**self._head("events", card.text)) for card in self._box.events),
        )

    def _head(self, kind: str, name: str) -> dict[str, Any]:
        card, text = getattr(self._set, kind)[name], self._texts[name]
        return {
            "id": name,
            "name": text.name,
            "text": text.text,
            "picture": self._pictures[kind][name],
            "tags": tuple(getattr(card, "tags", ())),
            "copies": getattr(card, "copies", 1),
        }


def _difficulty(card: LocationCard) -> str | None:
    """Of the roll or fight to enter: if there are several ways, the first."""
    return None if card.enter is None else _asked_by(card.enter)


def _asked_by(node: Node) -> str | None:
    if node.verb in ("roll", "fight"):
        return str(node.term.least if node.verb == "roll" else node.term.fight)
    inner = node.parts.get(node.verb, ())
    return next((found for part in inner for found in [_asked_by(part)] if found), None)
