"""Writes what docs/nordguard says of cards: the vocabulary, the JSON Schema, the list of the shipped set."""

from collections.abc import Iterator
from pathlib import Path

from hearthwood.locales.card_texts import CardTexts
from hearthwood.nordguard.format.folder import SHIPPED, load_set
from hearthwood.nordguard.format.reference import vocabulary_page
from hearthwood.nordguard.format.schema import schemas
from hearthwood.nordguard.vocabulary.cards import Card, CardSet, Character, Item

FOLDER = Path(__file__).parent.parent / "docs" / "nordguard"
SET = SHIPPED / "ember-run"


def cards_page() -> str:
    """All cards of the shipped set, with their names in every language."""
    card_set = load_set(SET)
    first, *others = (CardTexts(SET, language, fallback="en") for language in card_set.info.languages)
    lines = [
        f"# The cards of {first['set-title'].name}",
        "",
        "All of them, with their names in every language. [What the set is about](set.md) comes first.",
        "This page is made from the files of the set, by `tools/write_card_docs.py`.",
    ]
    for kind in CardSet.KINDS:
        lines += ["", f"## {kind.capitalize()}", "", "| card | there are | text |", "|---|---|---|"]
        for name, card in getattr(card_set, kind).items():
            names = [f"**{first[name].name}**", *(texts[name].name for texts in others)]
            spelled = " · ".join(dict.fromkeys(names) if kind != "characters" else names[:1])
            lines.append(f"| {spelled} | {_numbers(card)} | {first[name].text} |")
    return "\n".join(lines) + "\n"


def _numbers(card: Card) -> str:
    """What stands beside the text of a card."""
    if isinstance(card, Character):
        return f"{card.slots} slots"
    uses = card.uses if isinstance(card, Item) else None
    return f"{card.copies}" if uses is None else f"{card.copies}, {uses} uses"


def documents() -> Iterator[tuple[Path, str]]:
    """Every file that is made, with its text."""
    yield FOLDER / "vocabulary.md", vocabulary_page()
    yield FOLDER / "set-cards.md", cards_page()
    for name, text in schemas().items():
        yield FOLDER / "schema" / name, text


def main() -> None:
    """Write them all."""
    for path, text in documents():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
