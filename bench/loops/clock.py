"""How all loops are timed: on one core, by the processor's time, after a beginning that does not count.

The processor's time counts all threads, so what is printed are steps a second of one thread, whoever else is
busy on the machine.
"""

import json
import os
import time
from collections.abc import Callable

SECONDS = 1.5
"""About how long one figure is measured."""


def keep_to_one_core() -> None:
    """Where the system lets a process choose."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def steps_a_second(go: Callable[[], int]) -> float:
    """`go` makes some steps and says how many."""
    go()
    steps = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        steps += go()
    return steps / spent


def tell(figures: dict[str, float]) -> None:
    print(json.dumps(figures))
