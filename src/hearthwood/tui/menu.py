"""A list to choose from: rows that act, rows that turn through values, rows that digits are typed into."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from textual import events
from textual.geometry import Region
from textual.message import Message as Sent

from .canvas import Canvas, Painted


@dataclass(frozen=True, slots=True)
class Item:
    """A row. `value` stands at the right; with `turns` the arrows change it, with `typed` digits do, with
    `written` any letters."""

    name: str
    text: str
    value: str = ""
    turns: bool = False
    typed: bool = False
    written: bool = False


class Menu(Painted[int], can_focus=True):
    """The rows, one of them current."""

    DEFAULT_CSS = """
    Menu { height: auto; max-height: 100%; }
    """

    class Chosen(Sent):
        """Enter or a click on a row that acts."""

        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

    class Moved(Sent):
        """Another row is current."""

    class Turned(Sent):
        """The value of a row is to change by one place."""

        def __init__(self, name: str, by: int) -> None:
            super().__init__()
            self.name, self.by = name, by

    class Typed(Sent):
        """A digit or letter, or nothing for a deletion, on a row that takes them."""

        def __init__(self, name: str, digit: str) -> None:
            super().__init__()
            self.name, self.digit = name, digit

    def __init__(self, items: Sequence[Item] = (), **options: str) -> None:
        super().__init__(**options)
        self.items = list(items)
        self.current = 0

    def show(self, items: Sequence[Item]) -> None:
        """Other rows; the current one stays current if it is still there."""
        name = self.items[self.current].name if self.items else ""
        self.items = list(items)
        names = [item.name for item in items]
        self.current = names.index(name) if name in names else min(self.current, max(0, len(names) - 1))
        self.refresh(layout=True)

    @property
    def item(self) -> Item | None:
        """The current row."""
        return self.items[self.current] if self.items else None

    def get_content_height(self, *_: object) -> int:
        """A row an item."""
        return len(self.items)

    def paint(self, canvas: Canvas) -> None:
        """The rows around the current one, as many as there is room for."""
        first = max(0, min(self.current - canvas.height // 2, len(self.items) - canvas.height))
        for y, index in enumerate(range(first, min(len(self.items), first + canvas.height))):
            self._paint_item(canvas, y, index)
        if first > 0:
            canvas.put(canvas.width - 1, 0, "↑", "$ink2")
        if first + canvas.height < len(self.items):
            canvas.put(canvas.width - 1, canvas.height - 1, "↓", "$ink2")

    def _paint_item(self, canvas: Canvas, y: int, index: int) -> None:
        item = self.items[index]
        current = index == self.current
        style = "bold $onforest on $forest" if current else "$ink"
        row = Region(0, y, canvas.width - 1, 1)
        canvas.fill(row, style)
        canvas.put(1, y, "▸" if current else " ", style)
        value = f"◂ {item.value} ▸" if item.turns else item.value
        room = row.width - 3 - (cell_len(value) + 2 if value else 0)
        canvas.put(3, y, item.text, style, room=room)
        canvas.put(row.right - cell_len(value) - 1, y, value, style if current else "$ink2")
        self.spot(row, index)

    def on_key(self, event: events.Key) -> None:
        """Arrows go and turn, digits type, Enter chooses."""
        if self._handle(event.key, event.character or ""):
            event.stop()
            event.prevent_default()

    def _handle(self, key: str, character: str) -> bool:
        item = self.item
        if item is None:
            return False
        ends = {"home": 0, "end": len(self.items) - 1}
        if key in ("up", "down"):
            self.go((self.current + (1 if key == "down" else -1)) % len(self.items))
        elif key in ends:
            self.go(ends[key])
        elif key in ("pageup", "pagedown") and len(self.items) > self.size.height:
            by = self.size.height if key == "pagedown" else -self.size.height
            self.go(min(max(0, self.current + by), len(self.items) - 1))
        elif key in ("left", "right") and item.turns:
            self.post_message(self.Turned(item.name, 1 if key == "right" else -1))
        elif (item.typed and character.isascii() and character.isdigit()) or (
            item.written and len(character) == 1 and character.isprintable()
        ):
            self.post_message(self.Typed(item.name, character))
        elif (item.typed or item.written) and key == "backspace":
            self.post_message(self.Typed(item.name, ""))
        elif key in ("enter", "space"):
            self.choose()
        else:
            return False
        return True

    def go(self, index: int) -> None:
        """Make a row current."""
        self.current = index
        self.refresh()
        self.post_message(self.Moved())

    def choose(self) -> None:
        """Do what the current row says: act, or turn on."""
        item = self.item
        if item is not None:
            self.post_message(self.Turned(item.name, 1) if item.turns else self.Chosen(item.name))

    def on_painted_pressed(self, event: Painted.Pressed) -> None:
        """A click makes a row current and does what it says."""
        event.stop()
        assert isinstance(event.target, int)
        self.go(event.target)
        self.choose()
