"""What all screens of the house have in common: words, theme and keys that follow the player at once."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, TypeVar, cast

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from hearthwood.locales import Message, Words

from .canvas import Painted
from .keys import Key, KeyBar
from .menu import Item, Menu
from .prose import painted

if TYPE_CHECKING:
    from .app import HearthwoodApp

R = TypeVar("R")

BACK = Key("escape", "Esc", "key-back")


class House:
    """A screen's way to the application."""

    @property
    def house(self) -> "HearthwoodApp":
        """The application."""
        return cast("HearthwoodApp", cast("Screen[object]", self).app)

    @property
    def words(self) -> Words:
        """The player's language."""
        return self.house.words

    def reword(self) -> None:
        """The language has changed: say everything anew."""

    def answer(self, result: object) -> None:
        """Leave the screen with an answer."""
        _ = cast("Screen[object]", self).dismiss(result)


class Page(House, Screen[R]):
    """A whole screen with a line of keys."""

    def keys(self) -> Sequence[Key]:
        """What can be pressed now."""
        return ()

    def bar(self) -> KeyBar:
        """The line of keys."""
        return KeyBar(self.keys(), self.words)

    def reword(self) -> None:
        self.query_one(KeyBar).show(self.keys(), self.words)

    def on_painted_pressed(self, event: Painted.Pressed) -> None:
        """A click on a key presses it."""
        if isinstance(event.target, str):
            event.stop()
            self.house.simulate_key(event.target)


class Sheet(House, ModalScreen[R]):
    """A sheet over the table."""

    DEFAULT_CSS = """
    Sheet { align: center middle; }
    Sheet > Vertical {
        width: auto; max-width: 78; min-width: 40; height: auto; max-height: 100%;
        background: $card; color: $ink; border: round $line; padding: 0 2;
        border-title-color: $ink; border-title-style: bold; border-subtitle-color: $ink2;
    }
    """


def rich(text: str) -> Content:
    """Text with the codes of cards in their suits' colours."""
    return Content.assemble(*painted(text))


class Choice(Sheet[str | None]):
    """A question with a few answers; Esc answers nothing."""

    DEFAULT_CSS = """
    Choice > Vertical { width: 60; }
    Choice Static { margin: 1 0; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss(None)")]

    def __init__(self, question: Message, answers: Sequence[str], title: str) -> None:
        super().__init__()
        self._question = question
        self._answers = answers
        self._title = title

    def compose(self) -> ComposeResult:
        with Vertical() as frame:
            frame.border_title = self.words(self._title)
            yield Static(rich(self.words.say(self._question)))
            yield Menu([Item(name, self.words(name)) for name in self._answers])

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        """Answered."""
        self.answer(event.name)
