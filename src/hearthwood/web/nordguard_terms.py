"""Requirements and effects of cards as the protocol's data."""

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Any

from hearthwood.nordguard.box import Box, Node
from hearthwood.nordguard.vocabulary.words import Amount

from . import nordguard_sights as sights

Chance = Callable[[Node], int | None]
"""How likely it is that a requirement is met, in per cent, where that can be said."""


def term_of(box: Box, node: Node, chance: Chance = lambda _node: None) -> sights.Term:
    """A requirement or an effect, with those in it."""

    def parts(part: Any) -> tuple[tuple[sights.Term, ...], ...]:
        if isinstance(part, Node):
            return ((term_of(box, part, chance),),)
        if part and isinstance(part[0], tuple):
            return tuple(tuple(term_of(box, one, chance) for one in each) for each in part)
        return (tuple(term_of(box, one, chance) for one in part if isinstance(one, Node)),)

    return sights.Term(
        verb=node.verb,
        facts={
            field.name: fact
            for field in fields(node.term)
            if field.name not in node.parts
            for fact in [_fact(getattr(node.term, field.name))]
        },
        parts={name: parts(part) for name, part in node.parts.items() if name != "powers"},
        items=tuple(box.items[item].text for item in sorted(node.fits)),
        percent=chance(node),
    )


def _fact(value: Any) -> Any:
    if isinstance(value, Amount):
        return value.plus * value.sign if value.is_fixed else str(value)
    if isinstance(value, tuple):
        return tuple(str(one) for one in value if not is_dataclass(one))
    return value
