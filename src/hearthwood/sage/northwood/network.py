"""A small network: a sum of rows for the inputs that are on, two layers behind it, a chance. Kernels.

No sum is ever taken in another order than written, so every machine finds the same figures.
"""

from typing import Any

import numpy as np

from .inputs import MOST_ON

WIDE, NARROW = 128, 32
NOTHING = np.float32(0)
ONE = np.float32(1)
STEEP = 30.0
ALWAYS, NEVER = -2, -1
"""The row that is always on, and the one that is nothing: the last two."""

Network = Any
"""A record of weights, and of room to think in; one pointer to a kernel, where arrays are slow to hand on."""


def weights(inputs: int, wide: int, narrow: int, said: int) -> list[Any]:
    """The fields of a network's weights. Plain Python."""
    return [
        ("rows", np.float32, (inputs + 2, wide)),
        ("between", np.float32, (wide, narrow)),
        ("middle", np.float32, (narrow,)),
        ("out", np.float32, (narrow + 1, said)),
    ]


def room(wide: int, narrow: int, said: int) -> list[Any]:
    """The fields that it thinks in. Plain Python."""
    return [
        ("wide", np.float32, (wide,)),
        ("narrow", np.float32, (narrow,)),
        ("said", np.float32, (said,)),
        ("on", np.int64, (MOST_ON,)),
        ("order", np.int64, (4,)),
    ]


def think(net: Network, many: int) -> None:
    """Leave in `net.said` what the network says to the inputs in `net.on`."""
    add_rows(net, many)
    pass_on(net)
    narrow, out, said = net.narrow, net.out, net.said
    for k in range(len(said)):
        said[k] = out[len(narrow), k]
    for j in range(len(narrow)):
        for k in range(len(said)):
            said[k] += max(narrow[j], NOTHING) * out[j, k]


def chance_of(net: Network, many: int) -> float:
    """The chance that the network sees in the inputs in `net.on`."""
    think(net, many)
    return sigmoid(float(net.said[0]))


def add_rows(net: Network, many: int) -> None:
    """The sum of the rows that are on, in the order of the list, four at a time."""
    rows, on, wide = net.rows, net.on, net.wide
    while many & 3 != 0:
        on[many] = len(rows) + NEVER
        many += 1
    for j in range(len(wide)):
        wide[j] = rows[len(rows) + ALWAYS, j]
    for first in range(0, many, 4):
        a, b, c, d = on[first], on[first + 1], on[first + 2], on[first + 3]
        for j in range(len(wide)):
            wide[j] += (rows[a, j] + rows[b, j]) + (rows[c, j] + rows[d, j])


def pass_on(net: Network) -> None:
    """From the wide layer to the narrow one, whatever is above nothing."""
    between, middle, wide, narrow = net.between, net.middle, net.wide, net.narrow
    for j in range(len(narrow)):
        narrow[j] = middle[j]
    for i in range(0, len(wide), 4):
        a = max(wide[i], NOTHING)
        b = max(wide[i + 1], NOTHING)
        c = max(wide[i + 2], NOTHING)
        d = max(wide[i + 3], NOTHING)
        for j in range(len(narrow)):
            narrow[j] += (a * between[i, j] + b * between[i + 1, j]) + (
                c * between[i + 2, j] + d * between[i + 3, j]
            )


def sigmoid(x: float) -> float:
    """1 / (1 + exp(-x)), by our own exponential: those of systems differ in their last digits."""
    return 1.0 / (1.0 + exponential(-x))


def exponential(x: float) -> float:
    """The exponential, to about ten digits; what is beyond measure is cut off."""
    x = min(max(x, -STEEP), STEEP)
    y = x / 256.0
    z = 1.0 + y * (1.0 + y / 2.0 * (1.0 + y / 3.0 * (1.0 + y / 4.0 * (1.0 + y / 5.0))))
    for _ in range(8):
        z *= z
    return z
