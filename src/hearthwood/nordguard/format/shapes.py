"""The shapes that the vocabulary's annotations describe: what the reader reads and the schema publishes."""

import dataclasses
import types
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from hearthwood.nordguard.vocabulary import cards, effects, examples, powers, requirements, words
from hearthwood.nordguard.vocabulary.bounds import Between, Least

_ID = rf"(?:{words.ID}\.)?{words.ID}"
_NUMBERS = Between(-99, 99)


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number."""

    bounds: Between = _NUMBERS


@dataclass(frozen=True, slots=True)
class Truth:
    """True or false."""


@dataclass(frozen=True, slots=True)
class Dice:
    """A number or dice."""


@dataclass(frozen=True, slots=True)
class Name:
    """A text of a pattern; `what` tells people what it is."""

    what: str
    pattern: str


@dataclass(frozen=True, slots=True)
class Choice:
    """One of some values."""

    values: tuple[str | bool, ...]


@dataclass(frozen=True, slots=True)
class Listing:
    """A list."""

    of: "Shape"
    at_least: int = 0


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a table."""

    key: str
    """As it is written in a file."""
    attribute: str
    shape: "Shape"
    description: str
    required: bool
    default: Any


@dataclass(frozen=True, slots=True)
class Table:
    """A table of fields."""

    cls: type

    @property
    def fields(self) -> tuple[Field, ...]:
        """In the order in which they are declared."""
        return _fields(self.cls)

    @property
    def verb(self) -> str:
        """The key of the first field."""
        return self.fields[0].key


@dataclass(frozen=True, slots=True)
class Terms:
    """One of several tables, known by its verb."""

    name: str
    tables: tuple[Table, ...]

    def by_verb(self) -> dict[str, Table]:
        """Each table under its verb."""
        return {table.verb: table for table in self.tables}


Shape = Number | Truth | Dice | Name | Choice | Listing | Table | Terms

_TEXTS: dict[Any, Name] = {
    str: Name("a text", r".*\S.*"),
    words.Tag: Name("a tag", words.ID),
    words.ItemId: Name("the name of an item", _ID),
    words.Selector: Name("an item, #tag or any", rf"any|{_ID}|#{words.ID}"),
}
_UNIONS = {
    frozenset(get_args(union)): name
    for union, name in (
        (requirements.Requirement, "requirement"),
        (powers.Power, "power"),
        (effects.Effect, "effect"),
    )
}


def _namespace() -> dict[str, Any]:
    """All names that annotations of the vocabulary may use, whatever module they stand in."""
    modules = (words, requirements, powers, effects, examples, cards)
    return {name: value for module in modules for name, value in vars(module).items()}


@cache
def _fields(cls: type) -> tuple[Field, ...]:
    hints = get_type_hints(cls, localns=_namespace(), include_extras=True)
    return tuple(_field(declared, hints[declared.name]) for declared in dataclasses.fields(cls))


def _field(declared: "dataclasses.Field[Any]", hint: Any) -> Field:
    required = declared.default is dataclasses.MISSING and declared.default_factory is dataclasses.MISSING
    return Field(
        key=declared.name.replace("_", "-"),
        attribute=declared.name,
        shape=shape_of(hint),
        description=next((extra for extra in _extras(hint) if isinstance(extra, str)), ""),
        required=required,
        default=None if required else declared.default,
    )


def _extras(hint: Any) -> tuple[Any, ...]:
    """What `Annotated` says besides the type, also where the type may be absent."""
    if get_origin(hint) in (Union, types.UnionType):
        return tuple(extra for option in get_args(hint) for extra in _extras(option))
    return tuple(getattr(hint, "__metadata__", ()))


def shape_of(hint: Any) -> Shape:
    """The shape that an annotation describes; an optional one has the shape of what is there."""
    if get_origin(hint) is Annotated:
        base, *extras = get_args(hint)
        return _bounded(shape_of(base), extras)
    if dataclasses.is_dataclass(hint) and hint is not words.Amount:
        return Table(hint)  # type: ignore[arg-type]
    if get_origin(hint) in (Union, types.UnionType):
        return _union([option for option in get_args(hint) if option is not types.NoneType])
    if get_origin(hint) is Literal:
        return Choice(get_args(hint))
    if get_origin(hint) is tuple:
        return Listing(shape_of(get_args(hint)[0]))
    plain: dict[Any, Shape] = {int: Number(), bool: Truth(), words.Amount: Dice(), **_TEXTS}
    return plain[hint]


def _bounded(shape: Shape, extras: list[Any]) -> Shape:
    for extra in extras:
        if isinstance(extra, Between) and isinstance(shape, Number):
            shape = Number(extra)
        if isinstance(extra, Least) and isinstance(shape, Listing):
            shape = Listing(shape.of, extra.count)
    return shape


def _union(options: list[Any]) -> Shape:
    if len(options) == 1:
        return shape_of(options[0])
    return Terms(_UNIONS[frozenset(options)], tuple(Table(option) for option in options))
