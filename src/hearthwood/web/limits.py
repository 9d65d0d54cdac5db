"""Rates: a bucket for everybody who asks, that fills again with time."""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from math import ceil

KNOWN_LIMIT = 50_000
"""Who has not asked for longest is forgotten beyond this."""


class Rate:
    """So many a second in the long run, and bursts of so many."""

    def __init__(
        self, per_second: float, burst: float, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def take(self, who: Hashable) -> int:
        """Take one: 0, or in how many seconds there will be one again."""
        now = self._clock()
        left, then = self._buckets.pop(who, (self._burst, now))
        left = min(self._burst, left + (now - then) * self._per_second)
        allowed = left >= 1
        self._buckets[who] = (left - 1 if allowed else left, now)
        if len(self._buckets) > KNOWN_LIMIT:
            self._buckets.popitem(last=False)
        return 0 if allowed else max(1, ceil((1 - left) / self._per_second))

    @property
    def burst(self) -> int:
        """How many at once."""
        return int(self._burst)
