"""A sheet of terminal cells to draw on, and widgets that draw themselves on one.

Cards and halls stand at exact cells, which flowing text cannot say. What does not fit is never lost silently:
it is cut with an ellipsis and noted in `spilled`, which the tests want empty.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Generic, TypeVar

from rich.cells import cell_len
from textual import events
from textual.content import Content
from textual.geometry import Region
from textual.message import Message
from textual.widget import Widget

from .prose import painted, wrapped

T = TypeVar("T")


class Canvas:
    """Cells of one character and one style each. Every character drawn here is one cell wide."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.spilled: list[str] = []
        self._texts = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "", *, room: int | None = None) -> int:
        """Draw text in one row, at most `room` cells; the column behind it."""
        room = self.width - x if room is None else min(room, self.width - x)
        if cell_len(text) > room or not 0 <= y < self.height or x < 0:
            self.spilled.append(text)
            text = text[: max(0, room - 1)] + "…" if room > 0 and 0 <= y < self.height and x >= 0 else ""
        for offset, character in enumerate(text):
            self._texts[y][x + offset] = character
            self._styles[y][x + offset] = style
        return x + len(text)

    def write(self, region: Region, text: str, style: str = "") -> int:
        """Write wrapped text, card codes in their suits' colours; how many rows it took."""
        rows = wrapped(text, region.width)
        if len(rows) > region.height:
            self.spilled.append(text)
            rows = rows[: region.height]
        for row, line in enumerate(rows):
            x = region.x
            for part, own in painted(line):
                x = self.put(x, region.y + row, part, f"{style} {own}".strip())
        return len(rows)

    def centre(self, x: int, y: int, width: int, text: str, style: str = "") -> None:
        """Draw text in the middle of some cells of a row."""
        self.put(x + max(0, (width - cell_len(text)) // 2), y, text, style, room=width)

    def fill(self, region: Region, style: str, character: str = " ") -> None:
        """Give cells a ground."""
        for y in range(max(0, region.y), min(self.height, region.bottom)):
            for x in range(max(0, region.x), min(self.width, region.right)):
                self._texts[y][x] = character
                self._styles[y][x] = style

    def box(self, region: Region, edges: str, style: str) -> None:
        """A frame; `edges` are its corners and sides in the order ┌─┐│└┘."""
        top_left, flat, top_right, side, bottom_left, bottom_right = tuple(edges)
        inner = region.width - 2
        self.put(region.x, region.y, top_left + flat * inner + top_right, style)
        self.put(region.x, region.bottom - 1, bottom_left + flat * inner + bottom_right, style)
        for y in range(region.y + 1, region.bottom - 1):
            self.put(region.x, y, side, style)
            self.put(region.right - 1, y, side, style)

    def rows(self) -> Iterator[list[tuple[str, str]]]:
        """Each row as runs of one style."""
        for texts, styles in zip(self._texts, self._styles, strict=True):
            cells = zip(texts, styles, strict=True)
            yield [
                ("".join(text for text, _ in run), style)
                for style, run in groupby(cells, lambda cell: cell[1])
            ]

    def content(self) -> Content:
        """What was drawn."""
        return Content("\n").join(Content.assemble(*row) for row in self.rows())


@dataclass(frozen=True, slots=True)
class Spot(Generic[T]):
    """A part of a widget that stands for something."""

    region: Region
    target: T


class Painted(Widget, Generic[T]):
    """A widget that draws itself on a canvas and knows what a click on it means."""

    DEFAULT_CSS = """
    Painted { text-wrap: nowrap; text-overflow: clip; }
    """

    class Pressed(Message):
        """Something drawn on the widget was clicked."""

        def __init__(self, target: object) -> None:
            super().__init__()
            self.target = target

    def __init__(self, **options: str) -> None:
        super().__init__(**options)  # type: ignore[arg-type]
        self.spots: list[Spot[T]] = []
        self.spilled: list[str] = []
        self._drawn = Content()

    def paint(self, canvas: Canvas) -> None:
        """Draw the widget and note its spots."""
        raise NotImplementedError

    def spot(self, region: Region, target: T) -> None:
        """Say what a part of the widget stands for; what is noted later lies above."""
        self.spots.insert(0, Spot(region, target))

    def render(self) -> Content:
        """Draw everything anew."""
        canvas = Canvas(self.size.width, self.size.height)
        self.spots = []
        if canvas.width and canvas.height:
            self.paint(canvas)
        self.spilled = canvas.spilled
        self._drawn = canvas.content()
        return self._drawn

    def redraw(self) -> None:
        """Have the screen draw the widget again, if it looks different now."""
        before = self._drawn
        if not self.render().is_same(before):
            self.refresh()

    def on_click(self, event: events.Click) -> None:
        """Tell what was clicked."""
        at = event.get_content_offset(self)
        for spot in self.spots:
            if at is not None and spot.region.contains(at.x, at.y):
                event.stop()
                self.post_message(self.Pressed(spot.target))
                return
