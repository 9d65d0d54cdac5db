"""Copies of large arrays in memory that is used again.

Fresh memory comes from the system page by page, which takes longer than a step of all the games that are
copied into it. So a copy that nobody holds any more, nor any view of it, gives its memory to the next one.
"""

import sys
from typing import Any

import numpy as np

KEPT = 4
"""So many copies of a kind are kept; who holds more of them gets fresh memory for each further one."""

Numbers = np.ndarray[Any, Any]


class Copies:
    """Makes copies of arrays of one shape."""

    def __init__(self) -> None:
        self._kept: list[Numbers] = []

    def of(self, numbers: Numbers) -> Numbers:
        """A copy that stays as it is for as long as it is held."""
        memory = self._free()
        if memory is None:
            memory = np.empty_like(numbers)
            if len(self._kept) < KEPT:
                self._kept.append(memory)
        np.copyto(memory, numbers)
        return memory.view()

    def _free(self) -> Numbers | None:
        for place in range(len(self._kept)):
            if sys.getrefcount(self._kept[place]) == UNHELD:
                return self._kept[place]
        return None


def _unheld() -> int:
    """What is counted for an array that only a list holds."""
    kept = [np.empty(1)]
    return sys.getrefcount(kept[0])


UNHELD = _unheld()
