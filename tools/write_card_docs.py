"""Writes what docs/nordguard says of the card-set vocabulary: the page and the JSON Schema."""

from collections.abc import Iterator
from pathlib import Path

from hearthwood.nordguard.format.reference import vocabulary_page
from hearthwood.nordguard.format.schema import schemas

FOLDER = Path(__file__).parent.parent / "docs" / "nordguard"


def documents() -> Iterator[tuple[Path, str]]:
    """Every file that is made, with its text."""
    yield FOLDER / "vocabulary.md", vocabulary_page()
    for name, text in schemas().items():
        yield FOLDER / "schema" / name, text


def main() -> None:
    """Write them all."""
    for path, text in documents():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
