"""The menu of a table."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import Screen

from hearthwood.locales import LANGUAGES

from .menu import Item, Menu
from .screens import Sheet

Books = Mapping[str, Callable[[], Screen[None]]]
"""What there is to read up: by the name of its row's message, the page that it opens."""


class TableMenu(Sheet[str | None]):
    """Language, theme, rules, and the ways out. The game is saved already."""

    DEFAULT_CSS = """
    TableMenu > Vertical { width: 50; padding: 1 2; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [("escape,m", "dismiss(None)")]

    def __init__(self, books: Books) -> None:
        super().__init__()
        self._books = books

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Menu()

    def on_mount(self) -> None:
        """Fill it."""
        self.reword()

    def reword(self) -> None:
        words = self.words
        frame = self.query_one(Vertical)
        frame.border_title = words("menu-title")
        frame.border_subtitle = words("menu-saved")
        self.query_one(Menu).show(
            [
                Item("menu-continue", words("menu-continue")),
                *(Item(name, words(name)) for name in self._books),
                Item("language", words("home-language"), LANGUAGES[words.language], turns=True),
                Item("theme", words("home-theme"), words(f"theme-{self.app.theme}"), turns=True),
                Item("menu-leave", words("menu-leave")),
                Item("menu.quit", words("home-quit")),
            ]
        )

    def on_menu_turned(self, event: Menu.Turned) -> None:
        """Language or theme, at once."""
        if event.name == "language":
            self.house.turn_language(event.by)
        else:
            self.house.turn_theme()
            self.reword()

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        """Go there."""
        if event.name in self._books:
            self.house.show(self._books[event.name]())
        else:
            self.answer(event.name)
