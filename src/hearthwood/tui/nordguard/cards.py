"""What cards are called and what stands on them, in a language."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from hearthwood.locales import Words
from hearthwood.locales.card_texts import CardText, CardTexts
from hearthwood.nordguard import Box, shipped
from hearthwood.nordguard.vocabulary.words import ANY

_MOST_NAMED = 5
"""Of items that fit a term; more are told by their number."""


class Cards:
    """The texts of all cards of a box."""

    def __init__(self, box: Box, words: Words) -> None:
        self.box = box
        self.words = words

    def __getitem__(self, card: str) -> CardText:
        """A card by the name that positions have for it: `rope`, or `other-set.rope`."""
        owner, _, short = card.rpartition(".")
        info = self.box.sets[0].info
        languages = info.languages
        folder = shipped()[owner or info.name]
        return _texts(folder, self.words.language, languages[0])[short]

    def name(self, card: str) -> str:
        """Its name."""
        return self[card].name

    def text(self, card: str) -> str:
        """What stands on it."""
        return self[card].text

    def names(self, cards: Iterable[str]) -> str:
        """Several names."""
        return ", ".join(map(self.name, cards))

    def item(self, number: int) -> str:
        """The name of a kind of item."""
        return self.name(self.box.items[number].text)

    def character(self, number: int) -> str:
        """The name of a character."""
        return self.name(self.box.characters[number].text)

    def location(self, number: int) -> str:
        """The name of a kind of location."""
        return self.name(self.box.locations[number].text)

    def event(self, number: int) -> str:
        """The name of an event."""
        return self.name(self.box.events[number].text)

    def fitting(self, fits: frozenset[int], selector: str) -> str:
        """The items that a term means: by name while they are few."""
        if selector == ANY:
            return self.words("sled-any-item")
        if len(fits) > _MOST_NAMED:
            return self.words("sled-some-items", count=len(fits))
        return " / ".join(self.item(number) for number in sorted(fits))


@cache
def _texts(folder: Path, language: str, fallback: str) -> CardTexts:
    return CardTexts(folder, language, fallback=fallback)
