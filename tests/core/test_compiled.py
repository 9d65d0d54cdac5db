"""Bits and chance give the same numbers compiled as plain (rules N2.splitmix, N2.below, N2.stream)."""

from collections.abc import Callable
from functools import cache
from random import Random

import numpy as np
import pytest

from hearthwood.core import bits, randomness
from hearthwood.core.compiler import Kernels

from . import kernels

CHANCE = Random(3)
MASKS = [
    *(1 << bit for bit in range(63)),
    *((1 << bit) - 1 for bit in range(1, 64)),
    *(CHANCE.getrandbits(32) | 1 << CHANCE.randrange(32) for _ in range(200)),
    *(CHANCE.getrandbits(63) | 1 << CHANCE.randrange(63) for _ in range(200)),
]
WORDS = [0, 1, 2**63 - 1, 2**63, 2**64 - 1, *(CHANCE.getrandbits(64) for _ in range(200))]


@cache
def compiled(name: str) -> Callable[..., int]:
    """A kernel compiled, which gives ordinary numbers."""
    entry = Kernels([kernels], switches={}, replaced={}).entry(getattr(kernels, name))
    return lambda *numbers: int(entry(*numbers))


def set_bits(mask: int) -> list[int]:
    """The slow definition of them all."""
    return [bit for bit, sign in enumerate(reversed(f"{mask:b}")) if sign == "1"]


@pytest.mark.parametrize("form", [bits, kernels], ids=["plain", "compiled"])
def test_bits_are_what_they_say(form: object) -> None:
    def of(name: str) -> Callable[..., int]:
        return getattr(bits, name) if form is bits else compiled(name)

    for mask in MASKS:
        expected = set_bits(mask)
        assert of("count")(mask) == len(expected)
        assert of("lowest")(mask) == expected[0]
        assert of("highest")(mask) == expected[-1]
        assert [of("nth")(mask, n) for n in range(len(expected))] == expected
    assert of("count")(0) == 0


def test_bits_as_a_list() -> None:
    for mask in (0, *MASKS):
        assert bits.bits(mask) == (set_bits(mask) if mask else [])


def test_chance_is_the_same_compiled() -> None:
    for word in WORDS:
        state = np.uint64(word)
        assert compiled("advance")(state) == randomness.advance(word)
        assert compiled("output")(state) == randomness.output(word)
        assert compiled("small")(np.uint64(word >> 1)) == word >> 1
        for n in (1, 2, 3, 24, 32, 2**31 - 1):
            assert compiled("below")(state, n) == randomness.below(word, n)
            assert 0 <= randomness.below(word, n) < n
        for number in range(9):
            assert compiled("stream")(state, number) == randomness.stream(word, number)
