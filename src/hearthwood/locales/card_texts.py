"""Names and texts of the cards of a set, from the Fluent files in its folder."""

from dataclasses import dataclass
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern


@dataclass(frozen=True, slots=True)
class CardText:
    """What people read on a card."""

    name: str
    text: str


class CardTexts:
    """The texts of one set in one language, by the short names of its cards; `set-title` is the set's own."""

    def __init__(self, folder: Path, language: str, *, fallback: str) -> None:
        file = folder / "texts" / f"{language}.ftl"
        if not file.is_file():
            file = folder / "texts" / f"{fallback}.ftl"
        self._bundle = FluentBundle([file.stem], use_isolating=False)
        self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def __getitem__(self, card: str) -> CardText:
        """The name and the text of a card; a card without them stands under its own name."""
        if not self._bundle.has_message(card):
            return CardText(card, "")
        message = self._bundle.get_message(card)
        return CardText(self._said(message.value) or card, self._said(message.attributes.get("text")))

    def _said(self, pattern: Pattern | None) -> str:
        if pattern is None:
            return ""
        text, _ = self._bundle.format_pattern(pattern)
        return str(text)
