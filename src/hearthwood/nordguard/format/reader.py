"""From the tables of a TOML file to the types of the vocabulary. Faults are noted, and reading goes on."""

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

from hearthwood.core.errors import shown
from hearthwood.nordguard.vocabulary.words import Amount

from .faults import Faults, Path
from .shapes import Choice, Dice, Listing, Name, Number, Shape, Table, Terms, Truth

MISSING = object()
"""What reading gives where it found a fault."""

_KINDS = {
    bool: "true or false",
    int: "a number",
    float: "a fraction",
    str: "a text",
    list: "a list",
    dict: "a table",
}


class Reader:
    """Reads the values of one file."""

    def __init__(self, file: str, faults: Faults) -> None:
        self._file = file
        self._faults = faults

    def read(self, shape: Shape, value: Any, path: Path) -> Any:
        """The value as the shape wants it, or MISSING with a fault noted."""
        match shape:
            case Number():
                return self._number(shape, value, path)
            case Truth():
                return value if isinstance(value, bool) else self._wanted("true or false", value, path)
            case Dice():
                return self._dice(value, path)
            case Name():
                return self._name(shape, value, path)
            case Choice():
                return self._choice(shape, value, path)
            case Listing():
                return self._listing(shape, value, path)
            case Table():
                return self._table(shape, value, path)
            case Terms():
                return self._term(shape, value, path)

    def fault(self, path: Path, message: str, rule: str = "G5.schema") -> Any:
        """Note a fault; MISSING, for the caller to return."""
        self._faults.add(self._file, path, message, rule)
        return MISSING

    def _wanted(self, what: str, value: Any, path: Path) -> Any:
        kind = _KINDS.get(type(value), "a date")
        return self.fault(path, f"{what} is wanted here, not {kind}")

    def _number(self, shape: Number, value: Any, path: Path) -> Any:
        if not isinstance(value, int) or isinstance(value, bool):
            return self._wanted("a whole number", value, path)
        low, high = shape.bounds.low, shape.bounds.high
        if not low <= value <= high:
            return self.fault(path, f"{value} is not within {low} and {high}")
        return value

    def _dice(self, value: Any, path: Path) -> Any:
        if isinstance(value, str):
            amount = Amount.parse(value)
            wanted = "write 2d6, d8+1 or -d6, of 2 to 20 sides"
            return amount or self.fault(path, f"{shown(value)} is no dice; {wanted}", "G5.requirements")
        if not isinstance(value, int):
            return self._wanted("a number or dice", value, path)
        number = self._number(Number(), value, path)
        return MISSING if number is MISSING else Amount.number(value)

    def _name(self, shape: Name, value: Any, path: Path) -> Any:
        if not isinstance(value, str):
            return self._wanted(shape.what, value, path)
        if re.fullmatch(shape.pattern, value) is None:
            return self.fault(path, f"{shown(value)} is not {shape.what}")
        return value

    def _choice(self, shape: Choice, value: Any, path: Path) -> Any:
        if any(value == allowed and type(value) is type(allowed) for allowed in shape.values):
            return value
        wanted = listed(
            str(allowed).lower() if isinstance(allowed, bool) else allowed for allowed in shape.values
        )
        written = shown(value) if isinstance(value, str) else _KINDS.get(type(value), "a date")
        return self.fault(path, f"{wanted} is wanted here, not {written}")

    def _listing(self, shape: Listing, value: Any, path: Path) -> Any:
        if not isinstance(value, list):
            return self._wanted("a list", value, path)
        if len(value) < shape.at_least:
            return self.fault(path, f"at least {shape.at_least} are wanted here, not {len(value)}")
        entries = [self.read(shape.of, entry, (*path, number)) for number, entry in enumerate(value)]
        return MISSING if any(entry is MISSING for entry in entries) else tuple(entries)

    def _table(self, shape: Table, value: Any, path: Path) -> Any:
        if not isinstance(value, dict):
            return self._wanted("a table", value, path)
        known = {field.key: field for field in shape.fields}
        sound = True
        for key in value:
            if key not in known:
                sound = False
                self.fault((*path, key), f"there is no field {key} here{_nearest(key, known)}")
        values = {}
        for key, field in known.items():
            if key in value:
                values[field.attribute] = self.read(field.shape, value[key], (*path, key))
            elif field.required:
                sound = False
                self.fault(path, f"the field {key} is missing")
        if not sound or any(read is MISSING for read in values.values()):
            return MISSING
        return shape.cls(**values)

    def _term(self, shape: Terms, value: Any, path: Path) -> Any:
        if not isinstance(value, dict):
            return self._wanted(f"a table of one {shape.name}", value, path)
        tables = shape.by_verb()
        # `gain` is a verb, and a field of `swap`: the verb is the key that is no field of another one here.
        named = [verb for verb in tables if verb in value]
        if len(named) > 1:
            named = [verb for verb in named if not _fields_of_others(tables, verb, named)] or named
        if not named:
            written = listed(value) or "nothing"
            return self.fault(path, f"{written} is no {shape.name}{_nearest(next(iter(value), ''), tables)}")
        if len(named) > 1:
            return self.fault(
                path, f"{' and '.join(named)} are two {shape.name}s; each needs a table of its own"
            )
        return self._table(tables[named[0]], value, path)


def _fields_of_others(tables: dict[str, Table], verb: str, named: list[str]) -> bool:
    return any(verb in {field.key for field in tables[other].fields[1:]} and other != verb for other in named)


def _nearest(word: str, known: Iterable[str]) -> str:
    near = get_close_matches(word, list(known), n=1)
    return f"; did you mean {near[0]}?" if near else ""


def listed(words: Iterable[Any]) -> str:
    """Words as people list them: `a, b or c`."""
    *most, last = [str(word) for word in words] or [""]
    return f"{', '.join(most)} or {last}" if most else last
