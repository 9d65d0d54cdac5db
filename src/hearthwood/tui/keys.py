"""The line of keys at the foot of every screen: only what can be pressed now, each a button too."""

from collections.abc import Sequence
from dataclasses import dataclass

from textual.geometry import Region

from hearthwood.locales import Words

from .canvas import Canvas, Painted


@dataclass(frozen=True, slots=True)
class Key:
    """A key, what it is called on the screen, and the message that says what it does."""

    key: str
    """As Textual names it."""
    shown: str
    does: str
    """The message's name."""


class KeyBar(Painted[str]):
    """Keys with what they do. Where the line is too short the last but one give way: `?` tells them all."""

    DEFAULT_CSS = """
    KeyBar { height: 1; dock: bottom; background: $sunk; color: $ink2; }
    """

    def __init__(self, keys: Sequence[Key], words: Words) -> None:
        super().__init__()
        self._keys = keys
        self._words = words

    def show(self, keys: Sequence[Key], words: Words) -> None:
        """Other keys, or another language."""
        self._keys, self._words = keys, words
        self.refresh()

    def paint(self, canvas: Canvas) -> None:
        """Key and word, key and word."""
        x = 1
        for key in self._fitting(canvas.width - 2):
            end = canvas.put(x, 0, key.shown, "bold $ink")
            end = canvas.put(end + 1, 0, self._words(key.does), "$ink2")
            self.spot(Region(x, 0, end - x, 1), key.key)
            x = end + 2

    def _fitting(self, width: int) -> list[Key]:
        keys = list(self._keys)
        while keys and self._length(keys) > width:
            del keys[-2 if len(keys) > 1 else -1]
        return keys

    def _length(self, keys: Sequence[Key]) -> int:
        return sum(len(key.shown) + len(self._words(key.does)) + 3 for key in keys) - 2
