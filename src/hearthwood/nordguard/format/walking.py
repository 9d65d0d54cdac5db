"""Walking through everything a card says."""

import dataclasses
from collections.abc import Iterator
from typing import Any

from hearthwood.nordguard.vocabulary.words import Amount

from .faults import Path
from .shapes import Field, Listing, Name, Table


def terms(value: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    """Every table in a card, the card itself first, with where it stands."""
    if isinstance(value, tuple):
        for number, entry in enumerate(value):
            yield from terms(entry, (*path, number))
    elif dataclasses.is_dataclass(value) and not isinstance(value, type | Amount):
        yield path, value
        for field in Table(type(value)).fields:
            yield from terms(getattr(value, field.attribute), (*path, field.key))


def names(term: Any, path: Path) -> Iterator[tuple[Path, str, str]]:
    """The names of cards and tags that a table itself holds: where, of what kind, and which."""
    for field in Table(type(term)).fields:
        value = getattr(term, field.attribute)
        if value is None:
            continue
        match field.shape:
            case Name(what):
                yield (*path, field.key), what, value
            case Listing(Name(what)):
                for number, entry in enumerate(value):
                    yield (*path, field.key, number), what, entry


def fields_of(term: Any) -> tuple[Field, ...]:
    """The fields of a table."""
    return Table(type(term)).fields
