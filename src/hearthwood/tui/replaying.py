"""Going through a game again, move by move, whichever it is: steps, chapters, what can be looked up."""

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import ClassVar

from textual import events

from .canvas import Painted
from .keys import Key
from .screens import Page

FORWARD = ("right", "enter", "space")
BACK = ("left", "backspace")


class Replaying(Page[None]):
    """Every moment of a game with the move that was made there."""

    CHAPTER: ClassVar[str]
    """What the key to the next chapter says."""
    PILES: ClassVar[str]
    """What the key to the piles says."""

    last: int
    """How many moves were made in all."""

    @property
    @abstractmethod
    def ply(self) -> int:
        """How many moves had been made at this moment."""

    @abstractmethod
    def go(self, ply: int | None) -> None:
        """Show the table when so many moves had been made; nothing where none is named."""

    @abstractmethod
    def chapters(self) -> Iterator[int]:
        """Where each chapter of the game begins."""

    @abstractmethod
    def open_card(self) -> None:
        """What is known of the card in question."""

    @abstractmethod
    def open_piles(self) -> None:
        """The piles as they lay."""

    @abstractmethod
    def open_journal(self) -> None:
        """The transcript, to go to any of its lines."""

    @property
    @abstractmethod
    def coming(self) -> object:
        """Where the move that comes next is to be clicked."""

    def keys(self) -> Sequence[Key]:
        return (
            Key("right", "←→", "key-step"),
            Key("pagedown", "↑↓", self.CHAPTER),
            Key("home", "Home End", "key-ends"),
            Key("i", "i", "key-card"),
            Key("p", "p", self.PILES),
            Key("t", "t", "key-transcript"),
            Key("escape", "Esc", "key-back"),
        )

    def on_key(self, event: events.Key) -> None:
        """Steps forward and back."""
        deed = {"i": self.open_card, "p": self.open_piles, "t": self.open_journal, "escape": self.house.leave}
        if event.key in deed:
            deed[event.key]()
        elif (ply := self._ply_at(event.key)) is not None:
            self.go(min(max(0, ply), self.last))
        else:
            return
        event.stop()
        event.prevent_default()

    def on_painted_pressed(self, event: Painted.Pressed) -> None:
        """A click on the move that comes next makes it."""
        if event.target == self.coming:
            self.go(self.ply + 1)

    def _ply_at(self, key: str) -> int | None:
        """Where a key leads."""
        if key in FORWARD:
            return self.ply + 1
        if key in BACK:
            return self.ply - 1
        match key:
            case "home":
                return 0
            case "end":
                return self.last
            case "down" | "pagedown":
                return min((start for start in self.chapters() if start > self.ply), default=self.last)
            case "up" | "pageup":
                return max(chain([0], (start for start in self.chapters() if start < self.ply)))
        return None
