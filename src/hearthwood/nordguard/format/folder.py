"""A set in a folder: `set.toml`, four files of cards, and texts."""

import re
import tomllib
from pathlib import Path
from typing import Any

from hearthwood.core.errors import InvalidText, shown
from hearthwood.nordguard.vocabulary.cards import CardSet, SetInfo
from hearthwood.nordguard.vocabulary.words import ID

from .faults import BadSet, Faults
from .lines import lines_of
from .reader import MISSING, Reader
from .schema import CARDS
from .shapes import Table
from .texts import check_texts

SHIPPED = Path(__file__).parent.parent / "sets"
"""Where the sets that come with the program lie."""

INFO = "set.toml"
_VERSION = r"\d+\.\d+(\.\d+)?"
_LANGUAGE = r"[a-z]{2,3}(-[A-Z][A-Za-z]+)?"
_RESERVED = ("any", "quiet", "somebody", "open-ground")
"""Names that mean something else in the vocabulary or in examples."""


def read_set(folder: Path, faults: Faults) -> CardSet | None:
    """The set in a folder, as far as it can be read; None where its files are not what they should be."""
    if not folder.is_dir():
        raise InvalidText(f"there is no folder {shown(str(folder))}", rule="G5.files", field="set")
    info = _read_info(folder, faults)
    cards = {kind: _read_cards(folder, kind, card, faults) for kind, card in CARDS.items()}
    if info is None or any(read is None for read in cards.values()):
        return None
    card_set = CardSet(info=info, **{kind: read or {} for kind, read in cards.items()})
    _check_ids(card_set, faults)
    _check_languages(folder, card_set, faults)
    return card_set


def load_set(folder: Path) -> CardSet:
    """The set in a folder, whose files must be sound; whether its cards make sense is told by `checks`."""
    faults = Faults()
    card_set = read_set(folder, faults)
    if faults or card_set is None:
        raise BadSet(folder.name, faults)
    return card_set


def _read_text(folder: Path, file: str, faults: Faults, rule: str) -> str | None:
    path = folder / file
    if not path.is_file():
        faults.add(file, (), "the file is missing", rule)
        return None
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        faults.add(file, (), "the file is not UTF-8 text", rule)
        return None


def _read_toml(folder: Path, file: str, faults: Faults) -> dict[str, Any] | None:
    text = _read_text(folder, file, faults, "G5.files")
    if text is None:
        return None
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"\(at line (\d+), column \d+\)$", str(error))
        line = int(place[1]) if place else len(text.splitlines())
        faults.add(file, (), "this is not TOML", "G5.files", line=line)
        return None
    faults.know_lines(file, lines_of(text))
    return values


def _read_info(folder: Path, faults: Faults) -> SetInfo | None:
    values = _read_toml(folder, INFO, faults)
    if values is None:
        return None
    info = Reader(INFO, faults).read(Table(SetInfo), values, ())
    if info is MISSING:
        return None
    for key, pattern, texts in (
        ("name", ID, [info.name]),
        ("version", _VERSION, [info.version]),
        ("languages", _LANGUAGE, info.languages),
        ("needs", ID, info.needs),
    ):
        for text in texts:
            if not re.fullmatch(pattern, text):
                faults.add(INFO, (key,), f"{shown(text)} is no {key.removesuffix('s')}", "G5.files")
    if info.name in info.needs:
        faults.add(INFO, ("needs",), "a set does not need itself", "G5.files")
    return info  # type: ignore[no-any-return]


def _read_cards(folder: Path, kind: str, card: type, faults: Faults) -> dict[str, Any] | None:
    file = f"{kind}.toml"
    values = _read_toml(folder, file, faults)
    if values is None:
        return None
    reader = Reader(file, faults)
    cards = {}
    for name, value in values.items():
        if not re.fullmatch(ID, name):
            message = f"{shown(name)} is no name of a card; write it like snow-shoes"
            cards[name] = reader.fault((name,), message, "G5.files")
        else:
            cards[name] = reader.read(Table(card), value, (name,))
    return None if any(read is MISSING for read in cards.values()) else cards


def _check_ids(card_set: CardSet, faults: Faults) -> None:
    first: dict[str, str] = {}
    for kind in CardSet.KINDS:
        for name in getattr(card_set, kind):
            if name in first:
                faults.add(
                    f"{kind}.toml", (name,), f"{first[name]}.toml has a card of this name too", "G5.files"
                )
            elif name in _RESERVED:
                faults.add(f"{kind}.toml", (name,), "this name is reserved", "G5.files")
            first.setdefault(name, kind)


def _check_languages(folder: Path, card_set: CardSet, faults: Faults) -> None:
    cards = [name for kind in CardSet.KINDS for name in getattr(card_set, kind)]
    for language in card_set.info.languages:
        file = f"texts/{language}.ftl"
        text = _read_text(folder, file, faults, "G5.texts")
        if text is not None:
            check_texts(file, text, cards, faults)
