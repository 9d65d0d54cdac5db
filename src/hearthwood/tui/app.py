"""The application: language, theme, saved games, and the first screen."""

import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import ClassVar, TypeVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.content import Content
from textual.filter import LineFilter
from textual.screen import Screen
from textual.widgets import Static

from hearthwood.locales import LANGUAGES, Message, Words
from hearthwood.table.saves import Saves

from . import settings
from .home import Home
from .look import THEMES, Bare
from .northwood.advice import Advisor
from .screens import House

R = TypeVar("R")

SMALLEST = (80, 24)
LOOK_FOR_TERMINAL_SECONDS = 2


class TooSmall(House, Screen[None]):
    """Shown while the window is smaller than a table can be; the game waits beneath."""

    DEFAULT_CSS = """
    TooSmall { align: center middle; background: $table; color: $ink; }
    TooSmall Static { width: auto; max-width: 100%; text-align: center; }
    """

    def compose(self) -> ComposeResult:
        yield Static(self._text())

    def on_resize(self) -> None:
        """Say how large it is now."""
        self.query_one(Static).update(self._text())

    def _text(self) -> Content:
        width, height = self.app.size
        wide, high = SMALLEST
        return Content(self.words("window-small", width=width, height=height, wide=wide, high=high))


class HearthwoodApp(App[None]):
    """The table in the terminal."""

    TITLE = "Hearthwood"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [("ctrl+q", "quit"), ("ctrl+c", "quit")]
    CSS = """
    Screen { background: $table; color: $ink; }
    Sheet { background: $table 70%; }
    """

    def __init__(
        self, saves: Saves | None = None, *, advisor: Advisor | None = None, settings_file: Path | None = None
    ) -> None:
        super().__init__()
        self.saves = saves or Saves()
        self.advisor = advisor
        self._settings_file = settings_file or settings.settings_file()
        self.settings = settings.load(self._settings_file)
        self.words = Words(self.settings.spoken)
        for theme in THEMES.values():
            self.register_theme(theme)
        self.theme = self.settings.seen

    def get_line_filters(self) -> Sequence[LineFilter]:
        """With NO_COLOR not even greys: the terminal's own colours, and shapes."""
        return [Bare(dark=self.current_theme.dark)] if self.no_color else super().get_line_filters()

    def on_mount(self) -> None:
        """Open the first screen."""
        self.show(Home())
        if not self.is_headless:
            self.set_interval(LOOK_FOR_TERMINAL_SECONDS, self._leave_without_terminal)

    def on_unmount(self) -> None:
        """Nobody asks for advice any more."""
        if self.advisor is not None:
            self.advisor.close()

    def on_resize(self, event: events.Resize) -> None:
        """Cover the table while the window is too small for it."""
        small = event.size.width < SMALLEST[0] or event.size.height < SMALLEST[1]
        covered = isinstance(self.screen, TooSmall)
        if small and not covered:
            self.show(TooSmall())
        elif covered and not small:
            self.leave()

    def turn_language(self, by: int = 1) -> None:
        """The next language, everywhere at once."""
        languages = list(LANGUAGES)
        language = languages[(languages.index(self.words.language) + by) % len(languages)]
        self.settings = replace(self.settings, language=language)
        self.words = Words(language)
        self._keep()
        for screen in self.screen_stack:
            if isinstance(screen, House):
                screen.reword()

    def turn_theme(self) -> None:
        """Day or night, everywhere at once."""
        names = list(THEMES)
        self.theme = names[(names.index(self.theme) + 1) % len(names)]
        self.settings = replace(self.settings, theme=self.theme)
        self._keep()

    def show(self, screen: Screen[R], then: Callable[[R | None], None] | None = None) -> None:
        """Lay a screen over the others; `then` gets what it is left with."""
        _ = self.push_screen(screen, then)

    def leave(self) -> None:
        """Take the uppermost screen away."""
        _ = self.pop_screen()

    def tell(self, message: Message) -> None:
        """Say something for a while, above whatever is shown."""
        self.notify(self.words.say(message), markup=False, timeout=8)

    def go(self, name: str) -> None:
        """From wherever the player is to the first screen, and on from there."""
        while not isinstance(self.screen, Home):
            self.leave()
        self.screen.choose(name)

    def _leave_without_terminal(self) -> None:
        """When a window is closed over `make`, nobody tells the table; it would wait for keys for ever."""
        if not os.isatty(sys.__stdin__.fileno() if sys.__stdin__ else -1):
            self.exit()

    def _keep(self) -> None:
        settings.keep(self.settings, self._settings_file)
