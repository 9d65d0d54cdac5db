"""Bounds that a field's annotation carries, for the reader and the schema alike."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Between:
    """A whole number within these."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Least:
    """A list of at least so many entries."""

    count: int
