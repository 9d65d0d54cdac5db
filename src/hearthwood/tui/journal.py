"""The whole transcript, to be read and to go back in."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from hearthwood.locales import Words

from .keys import Key
from .menu import Item, Menu
from .prose import wrapped
from .screens import BACK, Page

_WIDTH = 70


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the transcript, in words."""

    ply: int
    """The move that it tells of: so many had been made before."""
    text: str
    head: bool = False
    """Does something begin with it? Other lines are indented."""
    whole: bool = False
    """Is it set in columns, and not to be wrapped?"""


class Journal(Page[int | None]):
    """Choosing a line goes back to before its move."""

    DEFAULT_CSS = """
    Journal { background: $table; color: $ink; align: center top; }
    Journal Vertical { width: 78; height: 1fr; }
    Journal .title { text-style: bold; margin-top: 1; }
    Journal .note { color: $ink2; margin-bottom: 1; }
    Journal Menu { height: 1fr; }
    """

    def __init__(
        self, entries: Callable[[Words], Sequence[Entry]], *, now: int, free: int, watching: bool = False
    ) -> None:
        super().__init__()
        self._entries = entries
        self._now = now
        self._free = free
        self._watching = watching

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(classes="title")
            yield Static(classes="note")
            yield Menu()
        yield self.bar()

    def on_mount(self) -> None:
        """Begin at the end, or where the replay stands."""
        self.reword()
        menu = self.query_one(Menu)
        plies = [int(item.name) for item in menu.items]
        menu.go(max((index for index, ply in enumerate(plies) if ply <= self._now), default=0))

    def keys(self) -> Sequence[Key]:
        return (Key("up", "↑↓", "key-go"), Key("enter", "⏎", "key-go-back"), BACK)

    def reword(self) -> None:
        super().reword()
        title, note = self.query(Static)
        title.update(self.words("transcript-title"))
        note.update(self.words("transcript-note-replay" if self._watching else "transcript-note"))
        self.query_one(Menu).show(
            [item for entry in self._entries(self.words) for item in self._items(entry)]
        )

    def _items(self, entry: Entry) -> list[Item]:
        """A line may need several rows; each leads to the same move."""
        indent = "" if entry.head else "   "
        rows = [entry.text] if entry.whole else wrapped(entry.text, _WIDTH - len(indent))
        mark = "" if entry.ply < self._free or self._watching else "u"
        return [Item(str(entry.ply), indent + row, mark) for row in rows]

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        """Back to before this move."""
        self.answer(int(event.name))

    def on_key(self, event: events.Key) -> None:
        """Esc and `t` close."""
        if event.key in ("escape", "t"):
            self.answer(None)
