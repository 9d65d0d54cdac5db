"""A game gone through again, move by move, as the players saw it."""

from collections.abc import Iterator
from dataclasses import replace

from hearthwood.tui.journal import Journal
from hearthwood.tui.replaying import Replaying

from .board import Board
from .book import Book
from .decks import Decks
from .facts import card_in_focus
from .sitting import scene_at
from .stage import Stage
from .transcript import entries


class Replay(Board, Replaying):
    """The table at every moment of a game."""

    CHAPTER = "key-day"
    PILES = "key-decks"

    def __init__(self, stage: Stage) -> None:
        self._whole = stage.scene
        self.last = stage.scene.ply
        super().__init__(stage)
        self.stage = self._moment(0)

    @property
    def ply(self) -> int:
        return self.stage.scene.ply

    @property
    def coming(self) -> object:
        return self.stage.move

    def go(self, ply: int | None) -> None:
        if ply is not None:
            self.set_stage(replace(self._moment(ply), words=self.words))

    def open_card(self) -> None:
        self.house.show(Book(self.stage.view.box, card_in_focus(self.stage)))

    def open_piles(self) -> None:
        self.house.show(Decks(self.stage))

    def open_journal(self) -> None:
        whole = self._whole
        journal = Journal(lambda words: entries(whole, words), now=self.ply, free=0, watching=True)
        self.house.show(journal, self.go)

    def chapters(self) -> Iterator[int]:
        """The first move of each day."""
        for one in self._whole.told:
            if any(event.kind == "day" for event in one.events):
                yield one.ply + 1

    def _moment(self, ply: int) -> Stage:
        """The table when so many moves had been made, pointing at the next."""
        whole = self._whole
        pointed = whole.told[ply].move if ply < whole.ply else None
        return Stage(scene_at(whole, ply), self.stage.words, pointed, watching=whole.ply)
