"""The clock, in one place, so that tests can set it."""

from collections.abc import Callable
from datetime import UTC, datetime


def _utc() -> datetime:
    return datetime.now(UTC)


class Calendar:
    """What time it is, and what day: by UTC, the same everywhere."""

    def __init__(self, clock: Callable[[], datetime] = _utc) -> None:
        self.now = clock

    def today(self) -> str:
        """YYYY-MM-DD."""
        return self.now().date().isoformat()
