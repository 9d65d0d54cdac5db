"""The few machine operations that plain Python and compiled code write differently.

Sets of cards, slots and fiefs are bit masks. The functions here are their plain form; `core.compiler` puts
one machine instruction in the place of each. Tests hold the two forms against each other.
"""


def count(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The number of the lowest bit that is set; the mask must not be empty."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """The number of the highest bit that is set; the mask must not be empty."""
    return mask.bit_length() - 1


def small(word: int) -> int:
    """A word below 2^63 as an ordinary integer; compiled code keeps words unsigned and integers signed."""
    return word


def nth(mask: int, n: int) -> int:
    """The number of the n-th set bit, from 0 upwards; the mask must have more than n."""
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)


def spread(mask: int) -> int:
    """The low eight bits as the eight bytes of a word: 1 where the bit is set."""
    low = (mask & 0xF) * 0x0020_4081 & 0x0101_0101
    high = (mask >> 4 & 0xF) * 0x0020_4081 & 0x0101_0101
    return high << 32 | low


def bits(mask: int) -> list[int]:
    """The numbers of all set bits, in ascending order. Plain Python only."""
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]
