"""A game gone through again, move by move, as the player saw it."""

from collections.abc import Iterator
from dataclasses import replace

from hearthwood.northwood.events import Happening
from hearthwood.tui.journal import Journal
from hearthwood.tui.replaying import Replaying

from .board import Board
from .book import Book, pointed_at
from .pile_sheet import PileSheet
from .sitting import scene_at
from .stage import Stage
from .transcript import entries


class Replay(Board, Replaying):
    """The table at every moment of a game."""

    CHAPTER = "key-visit"
    PILES = "key-piles"

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
        return self.stage.pointed

    def go(self, ply: int | None) -> None:
        if ply is not None:
            self.set_stage(replace(self._moment(ply), words=self.words))

    def open_card(self) -> None:
        self.house.show(Book(self.stage.view, pointed_at(self.stage)))

    def open_piles(self) -> None:
        self.house.show(PileSheet(self.stage.view))

    def open_journal(self) -> None:
        whole = self._whole
        journal = Journal(lambda words: entries(whole, words), now=self.ply, free=0, watching=True)
        self.house.show(journal, self.go)

    def chapters(self) -> Iterator[int]:
        """Where each visit begins."""
        for one in self._whole.told:
            if any(event.kind is Happening.VISITED for event in one.events):
                yield one.ply

    def _moment(self, ply: int) -> Stage:
        """The table when so many moves had been made, pointing at the next."""
        whole = self._whole
        pointed = whole.told[ply].move if ply < whole.ply else None
        return Stage(scene_at(whole, ply), self.stage.words, pointed, watching=whole.ply)
