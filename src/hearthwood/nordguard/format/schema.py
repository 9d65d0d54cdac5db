"""The published JSON Schema of the files of a set, made from the same shapes that the reader reads by."""

import json
import re
from typing import Any

from hearthwood.nordguard.vocabulary.cards import CardSet, Character, Event, Item, Location, SetInfo
from hearthwood.nordguard.vocabulary.words import ID, Amount

from .shapes import Choice, Dice, Field, Listing, Name, Number, Shape, Table, Terms, Truth

CARDS: dict[str, type] = dict(zip(CardSet.KINDS, (Character, Location, Item, Event), strict=True))
"""What each file of cards holds."""

_DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schemas() -> dict[str, str]:
    """The text of each schema file, by its name."""
    files = {f"{kind}.schema.json": _file_of_cards(kind, card) for kind, card in CARDS.items()}
    files["set.schema.json"] = _document(
        "set.toml of a Nordguard card set", _Definitions().table(Table(SetInfo))
    )
    return {
        name: json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
        for name, schema in sorted(files.items())
    }


def _file_of_cards(kind: str, card: type) -> dict[str, Any]:
    definitions = _Definitions()
    cards = {
        "type": "object",
        "propertyNames": {"pattern": f"^{ID}$"},
        "additionalProperties": definitions.of(Table(card)),
    }
    document = _document(f"{kind}.toml of a Nordguard card set", cards)
    return document | {"$defs": dict(sorted(definitions.made.items()))}


def _document(title: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"$schema": _DIALECT, "title": title, **schema}


class _Definitions:
    """Each table is defined once under `$defs` and referred to, because terms hold terms."""

    def __init__(self) -> None:
        self.made: dict[str, Any] = {}

    def of(self, shape: Shape) -> dict[str, Any]:
        match shape:
            case Number(bounds):
                return {"type": "integer", "minimum": bounds.low, "maximum": bounds.high}
            case Truth():
                return {"type": "boolean"}
            case Dice():
                return {"anyOf": [{"type": "integer"}, {"type": "string", "pattern": f"^{Amount.PATTERN}$"}]}
            case Name(_, pattern):
                return {"type": "string", "pattern": f"^(?:{pattern})$"}
            case Choice(values):
                return {"enum": list(values)}
            case Listing(of, at_least):
                return {"type": "array", "items": self.of(of)} | ({"minItems": at_least} if at_least else {})
            case Table(cls):
                return self._defined(cls.__name__, shape)
            case Terms(name):
                return self._defined(name.capitalize(), shape)

    def _defined(self, name: str, shape: Table | Terms) -> dict[str, Any]:
        if name not in self.made:
            self.made[name] = {}  # the place is taken while the definition refers to itself
            self.made[name] = (
                self.table(shape)
                if isinstance(shape, Table)
                else {"anyOf": [self.of(table) for table in shape.tables]}
            )
        return {"$ref": f"#/$defs/{name}"}

    def table(self, shape: Table) -> dict[str, Any]:
        required = [field.key for field in shape.fields if field.required]
        return {
            "type": "object",
            "description": _one_line(shape.cls.__doc__ or ""),
            "properties": {field.key: self._property(field) for field in shape.fields},
            "additionalProperties": False,
        } | ({"required": required} if required else {})

    def _property(self, field: Field) -> dict[str, Any]:
        default = _plain(field.default)
        described = {"description": field.description} | self.of(field.shape)
        return described if default is None else described | {"default": default}


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return list(value)
    return value if isinstance(value, int | str) else None


def _one_line(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()
