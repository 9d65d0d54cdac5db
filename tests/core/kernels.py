"""Kernels that do one thing each, to hold their compiled forms against the plain ones.

A kernel calls others by their names in its module, so these are imported one by one.
"""

from hearthwood.core.bits import count as count_bits
from hearthwood.core.bits import highest as highest_bit
from hearthwood.core.bits import lowest as lowest_bit
from hearthwood.core.bits import nth as nth_bit
from hearthwood.core.bits import small as small_word
from hearthwood.core.randomness import Word
from hearthwood.core.randomness import advance as advance_state
from hearthwood.core.randomness import below as number_below
from hearthwood.core.randomness import output as output_of
from hearthwood.core.randomness import stream as stream_of


def count(mask: int) -> int:
    return count_bits(mask)


def lowest(mask: int) -> int:
    return lowest_bit(mask)


def highest(mask: int) -> int:
    return highest_bit(mask)


def nth(mask: int, n: int) -> int:
    return nth_bit(mask, n)


def small(word: Word) -> int:
    return small_word(word)


def advance(state: Word) -> Word:
    return advance_state(state)


def output(state: Word) -> Word:
    return output_of(state)


def below(state: Word, n: int) -> int:
    return number_below(state, n)


def stream(seed: Word, number: int) -> Word:
    return stream_of(seed, number)
