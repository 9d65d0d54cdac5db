"""The vocabulary as a page for people, made from the same shapes that the reader reads by."""

from collections.abc import Iterator
from typing import Any

from hearthwood.nordguard.vocabulary import effects, powers, requirements
from hearthwood.nordguard.vocabulary.cards import Character, Event, Item, Location, SetInfo
from hearthwood.nordguard.vocabulary.examples import After, Before, Example
from hearthwood.nordguard.vocabulary.words import Amount

from .shapes import Choice, Dice, Field, Listing, Name, Number, Shape, Table, Terms, Truth, shape_of

_CHAPTERS: tuple[tuple[str, Any], ...] = (
    ("Requirements", requirements.Requirement),
    ("Effects", effects.Effect),
    ("Powers", powers.Power),
)
_FILES = (
    ("set.toml", SetInfo),
    ("characters.toml, for each character", Character),
    ("locations.toml, for each location", Location),
    ("items.toml, for each item", Item),
    ("events.toml, for each event", Event),
    ("each `example`", Example),
    ("`before` of an example", Before),
    ("`after` of an example", After),
)

_HEAD = """\
# The vocabulary of card sets

Everything that the files of a card set can say. [How to write a card](card-sets.md) comes first. A field in
*italics* may be left out; what holds then stands in brackets. This page is made from the types that read the
files, by `tools/write_card_docs.py`.
"""


def vocabulary_page() -> str:
    """The page, in Markdown."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield _HEAD
    for title, union in _CHAPTERS:
        yield f"## {title}\n"
        terms = shape_of(union)
        assert isinstance(terms, Terms)
        for table in terms.tables:
            yield from _term(f"### `{table.verb}`", table)
    yield "## Files\n"
    for title, cls in _FILES:
        yield from _term(f"### {title}", Table(cls))


def _term(heading: str, table: Table) -> Iterator[str]:
    yield f"{heading}\n"
    yield f"{_paragraphs(table.cls.__doc__ or '')}\n"
    yield "| field | holds | meaning |\n|---|---|---|"
    for field in table.fields:
        name = f"`{field.key}`" if field.required else f"*`{field.key}`*"
        yield f"| {name} | {_holds(field.shape)} | {field.description}{_default(field)} |"
    yield ""


def _paragraphs(text: str) -> str:
    return "\n\n".join(" ".join(part.split()) for part in text.split("\n\n"))


def _holds(shape: Shape) -> str:
    match shape:
        case Number(bounds):
            return f"{bounds.low} to {bounds.high}"
        case Truth():
            return "true or false"
        case Dice():
            return "a number, or dice like `2d6+1`"
        case Name(what):
            return what
        case Choice(values):
            return ", ".join(f"`{str(value).lower()}`" for value in values)
        case Listing(of, at_least):
            several = f", at least {at_least}" if at_least else ""
            return f"a list ({_holds(of)}{several})"
        case Table(cls):
            return f"`{cls.__name__.lower()}`"
        case Terms(name):
            return f"a {name}" if name[0] not in "aeiou" else f"an {name}"


def _default(field: Field) -> str:
    default = field.default
    if field.required or default is None or default == () or isinstance(default, tuple | Before):
        return ""
    shown = str(default).lower() if isinstance(default, bool) else str(default)
    return f" ({shown})" if isinstance(default, bool | int | str | Amount) else ""
