"""Copies stay as they are while they are held, and give their memory back when they are not."""

import numpy as np

from hearthwood.lab.northwood.copies import KEPT, Copies


def test_a_copy_that_is_held_stays_as_it_was() -> None:
    copies, numbers = Copies(), np.arange(6)
    held = []
    for step in range(3 * KEPT):
        numbers[:] = step
        held.append(copies.of(numbers)[2:4])  # a view holds it as well
    assert [view.tolist() for view in held] == [[step, step] for step in range(3 * KEPT)]


def test_memory_that_nobody_holds_is_used_again() -> None:
    copies, numbers = Copies(), np.arange(6)
    places = {copies.of(numbers).ctypes.data for _ in range(20)}
    assert len(places) <= 2
