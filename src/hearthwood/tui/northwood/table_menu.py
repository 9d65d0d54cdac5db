"""The menu of the table."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical

from hearthwood.locales import LANGUAGES
from hearthwood.tui.menu import Item, Menu
from hearthwood.tui.screens import Sheet

from .book import Book
from .rules import Rules


class TableMenu(Sheet[str | None]):
    """Language, theme, rules, and the ways out. The game is saved already."""

    DEFAULT_CSS = """
    TableMenu > Vertical { width: 50; padding: 1 2; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [("escape,m", "dismiss(None)")]

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
                Item("menu.rules", words("home-rules")),
                Item("menu.book", words("home-book")),
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
        if event.name == "menu.rules":
            self.house.show(Rules())
        elif event.name == "menu.book":
            self.house.show(Book())
        else:
            self.answer(event.name)
