"""The first screen: what can be played here, language and theme."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual import events
from textual.app import ComposeResult
from textual.containers import Center, Vertical

from hearthwood.locales import LANGUAGES

from .canvas import Canvas, Painted
from .keys import Key
from .menu import Item, Menu
from .nordguard.lobby import Lobby as NordguardLobby
from .northwood.lobby import Lobby as NorthwoodLobby
from .screens import Page

if TYPE_CHECKING:
    from hearthwood.table.loading import Summary

LOBBIES = (NorthwoodLobby(), NordguardLobby())
"""A lobby a game; another game is another entry."""


class Scene(Painted[str]):
    """Eight halls in a wood at dusk, some with their fire lit."""

    DEFAULT_CSS = """
    Scene { height: 5; width: 100%; }
    """

    def paint(self, canvas: Canvas) -> None:
        """Trees, roofs and doors, as wide as the window."""
        pitch, ground = 9, canvas.height - 1
        left = (canvas.width - 8 * pitch) // 2
        for x in range(0, canvas.width, 3):
            tall = (x * 7 + x // 5) % 3
            for row in range(1 + tall):
                canvas.put(x, ground - 1 - row, "▲"[: canvas.width - x], "$hair")
        for hall, suit in enumerate("CFLELCFE"):
            x = left + hall * pitch
            canvas.put(x + 1, ground - 3, " ▗▖ ", f"$roof{suit} on $table")
            canvas.put(x, ground - 2, " ▟██▙ ", f"$roof{suit} on $table")
            canvas.put(x, ground - 1, " ▌", "$line on $table")
            canvas.put(x + 2, ground - 1, "▄▄", f"{'$gold' if hall % 3 else '$hair'} on $table")
            canvas.put(x + 4, ground - 1, "▐ ", "$line on $table")
        canvas.put(0, ground, "▔" * canvas.width, "$line")


class Title(Painted[str]):
    """The name of the house."""

    DEFAULT_CSS = """
    Title { height: 2; width: 100%; }
    """

    def __init__(self) -> None:
        super().__init__()
        self.line = ""

    def paint(self, canvas: Canvas) -> None:
        """Name and one line beneath."""
        canvas.centre(0, 0, canvas.width, "H e a r t h w o o d", "bold $ember")
        canvas.centre(0, 1, canvas.width, self.line, "$ink2")


class Home(Page[None]):
    """What can be done here."""

    DEFAULT_CSS = """
    Home { align: center top; }
    Home #body { width: 100%; height: 1fr; align: center middle; }
    Home Scene { margin-bottom: 1; }
    Home Menu { width: 62; margin-top: 1; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._summaries: list[Summary] = []

    def compose(self) -> ComposeResult:
        with Vertical(id="body"):
            yield Scene()
            yield Title()
            with Center():
                yield Menu()
        yield self.bar()

    def keys(self) -> Sequence[Key]:
        return (
            Key("up", "↑↓", "key-go"),
            Key("enter", "⏎", "key-choose"),
            Key("n", "n", "key-new"),
            Key("l", "l", "key-language"),
            Key("t", "t", "key-theme"),
            Key("q", "q", "key-quit"),
        )

    def on_screen_resume(self) -> None:
        """Games may have changed while something else was shown."""
        self._summaries = self.house.saves.games()
        self.reword()

    def reword(self) -> None:
        super().reword()
        title = self.query_one(Title)
        title.line = self.words("home-line")
        title.refresh()
        self.query_one(Menu).show(self._items())

    def _items(self) -> list[Item]:
        words = self.words
        items = [item for lobby in LOBBIES for item in lobby.items(words, self._summaries)]
        language = LANGUAGES[words.language]
        return [
            *items,
            Item("language", words("home-language"), language, turns=True),
            Item("theme", words("home-theme"), words(f"theme-{self.app.theme}"), turns=True),
            Item("quit", words("home-quit")),
        ]

    def on_key(self, event: events.Key) -> None:
        """The short ways."""
        short = {"n": "northwood.new", "g": "nordguard.new", "q": "quit"}
        if event.key in short:
            self.choose(short[event.key])
        elif event.key in ("l", "t"):
            self._turn({"l": "language", "t": "theme"}[event.key], 1)

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        """Go there."""
        self.choose(event.name)

    def on_menu_turned(self, event: Menu.Turned) -> None:
        """Language or theme."""
        self._turn(event.name, event.by)

    def _turn(self, name: str, by: int) -> None:
        if name == "language":
            self.house.turn_language(by)
        else:
            self.house.turn_theme()
            self.reword()

    def choose(self, name: str) -> None:
        """Go where a row leads."""
        if name == "quit":
            self.house.exit()
        for lobby in LOBBIES:
            lobby.choose(self.house, name, self._summaries)
