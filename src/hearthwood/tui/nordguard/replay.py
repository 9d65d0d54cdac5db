"""A game gone through again, move by move, as the players saw it."""

from collections.abc import Sequence
from dataclasses import replace

from textual import events

from hearthwood.tui.canvas import Painted
from hearthwood.tui.journal import Journal
from hearthwood.tui.keys import Key

from .board import Board
from .book import Book
from .decks import Decks
from .facts import card_in_focus
from .sitting import scene_at
from .stage import Stage
from .transcript import entries


class Replay(Board):
    """Every moment of a game with the move that was made there."""

    def __init__(self, stage: Stage) -> None:
        self._whole = stage.scene
        super().__init__(stage)
        self.stage = self._moment(0)

    def _moment(self, ply: int) -> Stage:
        """The table when so many moves had been made, pointing at the next."""
        whole = self._whole
        pointed = whole.told[ply].move if ply < whole.ply else None
        return Stage(scene_at(whole, ply), self.stage.words, pointed, watching=whole.ply)

    def keys(self) -> Sequence[Key]:
        return (
            Key("right", "←→", "key-step"),
            Key("pagedown", "↑↓", "key-day"),
            Key("home", "Home End", "key-ends"),
            Key("i", "i", "key-card"),
            Key("p", "p", "key-decks"),
            Key("t", "t", "key-transcript"),
            Key("escape", "Esc", "key-back"),
        )

    def on_key(self, event: events.Key) -> None:
        """Steps forward and back."""
        ply, last = self.stage.scene.ply, self._whole.ply
        steps = {
            "right": ply + 1,
            "enter": ply + 1,
            "space": ply + 1,
            "left": ply - 1,
            "backspace": ply - 1,
            "home": 0,
            "end": last,
        }
        if event.key in steps:
            self._go(steps[event.key])
        elif event.key in ("down", "pagedown"):
            self._go(next((start for start in self._days() if start > ply), last))
        elif event.key in ("up", "pageup"):
            self._go(next((start for start in reversed(self._days()) if start < ply), 0))
        elif event.key == "escape":
            self.house.leave()
        elif event.key == "i":
            self.house.show(Book(self.stage.view.box, card_in_focus(self.stage)))
        elif event.key == "p":
            self.house.show(Decks(self.stage))
        elif event.key == "t":
            self._open_journal()
        else:
            return
        event.stop()
        event.prevent_default()

    def on_painted_pressed(self, event: Painted.Pressed) -> None:
        """A click on the move that comes next makes it."""
        if event.target == self.stage.move:
            self._go(self.stage.scene.ply + 1)

    def _open_journal(self) -> None:
        whole, ply = self._whole, self.stage.scene.ply
        journal = Journal(lambda words: entries(whole, words), now=ply, free=0, watching=True)
        self.house.show(journal, self._go)

    def _go(self, ply: int | None) -> None:
        if ply is not None:
            moment = self._moment(min(max(0, ply), self._whole.ply))
            self.set_stage(replace(moment, words=self.words))

    def _days(self) -> list[int]:
        """The first move of each day."""
        return [one.ply + 1 for one in self._whole.told if any(event.kind == "day" for event in one.events)]
