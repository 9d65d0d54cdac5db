"""The whole transcript, to be read and to go back in."""

from collections.abc import Sequence

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from hearthwood.tui.keys import Key
from hearthwood.tui.menu import Item, Menu
from hearthwood.tui.prose import wrapped
from hearthwood.tui.screens import BACK, Page

from .glyphs import ARROW, code
from .scene import Scene
from .telling import Line, Tone, transcript

_WIDTH = 70


class Journal(Page[int | None]):
    """Choosing a line goes back to before its move."""

    DEFAULT_CSS = """
    Journal { background: $table; color: $ink; align: center top; }
    Journal Vertical { width: 78; height: 1fr; }
    Journal .title { text-style: bold; margin-top: 1; }
    Journal .note { color: $ink2; margin-bottom: 1; }
    Journal Menu { height: 1fr; }
    """

    def __init__(self, scene: Scene, at: int | None = None) -> None:
        super().__init__()
        self._scene = scene
        self._at = at

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
        at = self._scene.ply if self._at is None else self._at
        menu.go(max((index for index, ply in enumerate(plies) if ply <= at), default=0))

    def keys(self) -> Sequence[Key]:
        return (Key("up", "↑↓", "key-go"), Key("enter", "⏎", "key-go-back"), BACK)

    def reword(self) -> None:
        super().reword()
        title, note = self.query(Static)
        title.update(self.words("transcript-title"))
        name = "transcript-note" if self._at is None else "transcript-note-replay"
        note.update(self.words(name))
        self.query_one(Menu).show(
            [item for line in transcript(self._scene.told) for item in self._items(line)]
        )

    def _items(self, line: Line) -> list[Item]:
        """A line may need several rows; each leads to the same move."""
        text = self.words.say(line.message)
        if line.dialogue is not None:
            answer = "…" if line.dialogue.answer is None else code(line.dialogue.answer)
            text = f"{line.dialogue.number:>2}  {code(line.dialogue.said)} {ARROW} {answer}  {text}"
        indent = "" if line.tone is Tone.HEAD else "   "
        rows = wrapped(text, _WIDTH - len(indent)) if line.dialogue is None else [text]
        mark = "" if line.ply < self._scene.free_ply or self._at is not None else "u"
        return [Item(str(line.ply), indent + row, mark) for row in rows]

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        """Back to before this move."""
        self.answer(int(event.name))

    def on_key(self, event: events.Key) -> None:
        """Esc and `t` close."""
        if event.key in ("escape", "t"):
            self.answer(None)
