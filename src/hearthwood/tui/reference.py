"""Something to read up: titles at the left, the text of the current one at the right."""

from collections.abc import Sequence

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from .keys import Key
from .menu import Item, Menu
from .screens import BACK, Page

_WIDEST = 76


class Reference(Page[None]):
    """Titles and texts."""

    DEFAULT_CSS = """
    Reference { background: $table; color: $ink; }
    Reference Horizontal { height: 1fr; margin: 1 1 0 1; }
    Reference Menu { width: 36; height: 1fr; }
    Reference VerticalScroll { width: 1fr; background: $card; padding: 1 2; }
    Reference Static { width: 100%; max-width: 76; }
    """

    def titles(self) -> Sequence[Item]:
        """What there is to read."""
        raise NotImplementedError

    def text(self, name: str) -> Content:
        """The text under a title."""
        raise NotImplementedError

    def first(self) -> str | None:
        """The title to begin with."""
        return None

    @property
    def text_width(self) -> int:
        """Columns that a text has."""
        known = self.query_one(VerticalScroll).scrollable_content_region.width
        return min(_WIDEST, known) or _WIDEST

    def compose(self) -> ComposeResult:
        with Horizontal():
            yield Menu()
            with VerticalScroll(can_focus=False):
                yield Static()
        yield self.bar()

    def keys(self) -> Sequence[Key]:
        return (Key("down", "↑↓", "key-go"), Key("pagedown", "PgUp PgDn", "key-scroll"), BACK)

    def on_mount(self) -> None:
        """Begin."""
        menu = self.query_one(Menu)
        menu.show(self.titles())
        names = [item.name for item in menu.items]
        first = self.first()
        if first in names:
            menu.go(names.index(first))
        self._turn()

    def reword(self) -> None:
        super().reword()
        self.query_one(Menu).show(self.titles())
        self._turn()

    def on_menu_moved(self) -> None:
        """Another title is current."""
        self._turn()

    def on_menu_chosen(self) -> None:
        """Enter reads on."""
        self.query_one(VerticalScroll).scroll_page_down(animate=False)

    def on_key(self, event: events.Key) -> None:
        """Scroll, or close."""
        scroll = self.query_one(VerticalScroll)
        if event.key == "pagedown":
            scroll.scroll_page_down(animate=False)
        elif event.key == "pageup":
            scroll.scroll_page_up(animate=False)
        elif event.key in ("escape", "q", "question_mark", "i"):
            self.house.leave()
        else:
            return
        event.stop()

    def on_resize(self) -> None:
        """The text may be wrapped by hand."""
        self.call_after_refresh(self._turn)

    def _turn(self) -> None:
        item = self.query_one(Menu).item
        if item is not None:
            self.query_one(Static).update(self.text(item.name))
            self.query_one(VerticalScroll).scroll_home(animate=False)
