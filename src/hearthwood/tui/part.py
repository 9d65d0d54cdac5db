"""A part of a table: a widget that draws a stage, and draws it anew only where it looks different."""

from typing import Generic, TypeVar

from .canvas import Painted, T

S = TypeVar("S")


class Part(Painted[T], Generic[S, T]):
    """A part of a table; `T` is what can be pointed at on it."""

    def __init__(self, stage: S, **options: str) -> None:
        super().__init__(**options)
        self.stage = stage

    def show(self, stage: S) -> None:
        """Draw another stage."""
        self.stage = stage
        self.redraw()
