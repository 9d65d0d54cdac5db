"""SplitMix64 and its streams: one seed, the same game everywhere (rules N2.*).

Plain Python and compiled code run these same lines, so every step is taken modulo 2^64 by hand.
"""

from typing import Annotated, TypeAlias

from .bits import small

Word: TypeAlias = Annotated[int, "unsigned, 64 bits"]
"""An unsigned 64-bit number: a seed, a generator's state or output."""

WORD_LIMIT = 1 << 64
MASK = 0xFFFF_FFFF_FFFF_FFFF
GAMMA = 0x9E37_79B9_7F4A_7C15


def advance(state: Word) -> Word:
    """The state after one step."""
    return (state + GAMMA) & MASK


def output(state: Word) -> Word:
    """What the generator gives out in this state (after the step)."""
    z = ((state ^ (state >> 30)) * 0xBF58_476D_1CE4_E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & MASK
    return z ^ (z >> 31)


def below(state: Word, n: int) -> int:
    """The number from 0 to n - 1 that the output in this state stands for (rule N2.below)."""
    return (small(output(state) >> 32) * n) >> 32


def stream(seed: Word, number: int) -> Word:
    """The state that stream `number` of a seed starts in (rule N2.stream)."""
    state = seed
    for _ in range(number + 1):
        state = advance(state)
    return output(state)


def shuffled(items: list[int], state: Word) -> Word:
    """Shuffle in place (rule N2.shuffle); returns the generator's state behind it."""
    for i in range(len(items) - 1, 0, -1):
        state = advance(state)
        j = below(state, i + 1)
        items[i], items[j] = items[j], items[i]
    return state
