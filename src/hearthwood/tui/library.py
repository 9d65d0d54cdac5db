"""Games that were begun: to go on with, to look back at, to delete."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from hearthwood.locales import Message, Words
from hearthwood.table.errors import SaveError
from hearthwood.table.loading import Summary

from .faults import damage, fault
from .keys import Key
from .menu import Item, Menu
from .screens import BACK, Choice, Page

if TYPE_CHECKING:
    from .app import HearthwoodApp

Told = Callable[[Words, Summary], tuple[str, str]]
"""What a game was laid out as, and how far it has come."""
SitDown = Callable[["HearthwoodApp", str], None]


class Library(Page[None]):
    """A row a game of one kind, the last played first."""

    DEFAULT_CSS = """
    Library { align: center top; background: $table; color: $ink; }
    Library Vertical { width: 78; height: 1fr; }
    Library .title { text-style: bold; color: $ember; margin: 1 0; }
    Library .note { color: $ink2; margin-top: 1; }
    Library Menu { max-height: 80%; }
    """

    def __init__(self, game: str, told: Told, sit_down: SitDown) -> None:
        super().__init__()
        self._game = game
        self._told = told
        self._sit_down = sit_down

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(classes="title")
            yield Menu()
            yield Static(classes="note")
        yield self.bar()

    def keys(self) -> Sequence[Key]:
        return (
            Key("up", "↑↓", "key-go"),
            Key("enter", "⏎", "key-open"),
            Key("delete", "x", "key-delete"),
            BACK,
        )

    def on_screen_resume(self) -> None:
        """Games may have changed."""
        self.reword()

    def reword(self) -> None:
        super().reword()
        summaries = [one for one in self.house.saves.games() if one.game == self._game]
        self.query_one(".title", Static).update(self.words("home-games"))
        self.query_one(Menu).show([self._item(summary) for summary in summaries])
        faults = [self.words.say(damage(one)) for one in self.house.saves.damaged()]
        notes = faults or ([] if summaries else [self.words("games-none")])
        self.query_one(".note", Static).update("\n".join(notes))

    def _item(self, one: Summary) -> Item:
        laid, stand = self._told(self.words, one)
        text = f"{one.changed.astimezone():%Y-%m-%d %H:%M}  {laid}"
        return Item(one.id, text + ("  " + self.words("mark-practice") if one.practice else ""), stand)

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        """To its table."""
        self._sit_down(self.house, event.name)

    def on_key(self, event: events.Key) -> None:
        """Delete, or go back."""
        item = self.query_one(Menu).item
        if event.key in ("delete", "x") and item is not None:
            question = Message("delete-question", {"game": item.text})
            choice = Choice(question, ("delete-no", "delete-yes"), "delete-title")
            self.house.show(choice, lambda answer: self._answered(answer, item.name))
        elif event.key == "escape":
            self.house.leave()

    def _answered(self, answer: str | None, game_id: str) -> None:
        if answer != "delete-yes":
            return
        try:
            self.house.saves.delete(game_id)
        except SaveError as error:
            self.house.tell(fault(error))
        self.reword()
