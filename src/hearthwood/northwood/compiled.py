"""The compiled machine: `machine` and `abilities`, made fast by `core.compiler`. Imports Numba."""

from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any

from hearthwood.core import intrinsics
from hearthwood.core.compiler import Kernels, Layout

from . import abilities, cards, machine, moves, piles, playouts, state
from .abilities import claws, eyes, flowers, leaves, steps
from .state import LENGTHS, State

LAYOUT = Layout(State, LENGTHS)
# Modules that give the others nothing but numbers are here as well: compiled code holds these numbers.
MODULES: tuple[ModuleType, ...] = (
    cards, moves, state, piles, steps, claws, flowers, leaves, eyes, abilities, machine, playouts,
)  # fmt: skip


def kernels(
    *more: ModuleType,
    inlined: tuple[ModuleType, ...] = (),
    tell: Callable[..., Any] = intrinsics.silent,
) -> Kernels:
    """The rules, and the functions of `more` modules that are built on them; those of `inlined` are short.

    `tell` stands for `piles.tell`: a compiled function that is told of every event.
    """
    table = abilities.TABLE
    return Kernels(
        (*MODULES, *inlined),
        called=more,
        switches={
            abilities.begin: {character: row.begin for character, row in table.items()},
            abilities.naming: {character: row.asks for character, row in table.items()},
            abilities.after_naming: {character: row.then for character, row in table.items()},
        },
        replaced={piles.tell: tell, piles.copy: intrinsics.copy},
    )


@cache
def rules() -> Kernels:
    """The rules alone."""
    return kernels()


@cache
def _perft_entry() -> Any:
    return rules().entry(playouts.perft)


def perft(s: State, depth: int) -> int:
    """The number of sequences of `depth` legal moves from a state."""
    return int(_perft_entry()(LAYOUT.records([s] * (depth + 1)), 0, depth))
