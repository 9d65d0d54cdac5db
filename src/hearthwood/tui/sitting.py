"""The one place of a terminal table that holds a game with its secrets; it gives scenes."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Generic, Protocol, TypeVar

from hearthwood.core.game import Game, Step
from hearthwood.table.opened import Meta
from hearthwood.table.saves import OpenGame

V = TypeVar("V")
M = TypeVar("M")
E = TypeVar("E")


@dataclass(frozen=True)
class Told(Generic[V, M, E]):
    """A move that stands, as the player saw it."""

    ply: int
    """How many moves had been made before it."""
    before: V
    move: M
    after: V
    events: tuple[E, ...]


class AnyScene(Protocol):
    """What every scene says of its game."""

    @property
    def ply(self) -> int:
        """How many moves were made."""
        ...

    @property
    def free_ply(self) -> int:
        """How far back undoing alone leads."""
        ...

    @property
    def can_undo(self) -> bool:
        """Is there a last move that revealed nothing?"""
        ...

    @property
    def over(self) -> bool:
        """Is there nothing left to decide?"""
        ...


S = TypeVar("S", bound=AnyScene)


class Sitting(ABC, Generic[S]):
    """A saved game being played here. What is done to it lies on the disk before the call returns."""

    def __init__(self, opened: OpenGame[Any]) -> None:
        self._opened = opened
        self._seen: list[Step[Any, Any]] = []
        self._told: list[Told[Any, Any, Any]] = []
        self.scene = self._look()

    @abstractmethod
    def _scene(self, game: Game[Any, Any], meta: Meta, told: Sequence[Told[Any, Any, Any]]) -> S:
        """What there is to see of the game."""

    @property
    def id(self) -> str:
        """The name that the game is saved under."""
        return self._opened.meta.id

    @property
    def seed(self) -> str | None:
        """The seed that the cards came from, once nothing can be won by knowing it."""
        over = self._opened.game.position.outcome is not None
        return str(self._opened.meta.head.seed) if over else None

    def play(self, move: str) -> None:
        """Make a move."""
        self._do(lambda: self._opened.play(move))

    def undo(self) -> None:
        """Take the last move back."""
        self._do(self._opened.undo)

    def go_back(self, ply: int) -> None:
        """Back to where `ply` moves had been made: freely as far as that goes, else as a practice branch."""
        if ply < self.scene.free_ply:
            self._do(lambda: self._opened.branch(ply))
            return
        while self.scene.ply > ply:
            self.undo()

    def note_hint(self) -> None:
        """The player asked for help."""
        self._do(self._opened.hint)

    def close(self) -> None:
        """Let others open the game."""
        self._opened.close()

    def _do(self, deed: Callable[[], object]) -> None:
        deed()
        self.scene = self._look()

    def _look(self) -> S:
        self._tell()
        return self._scene(self._opened.game, self._opened.meta, tuple(self._told))

    def _tell(self) -> None:
        """The moves that stand, as the player saw them; those told before are kept."""
        game = self._opened.game
        alike = (old is new for old, new in zip(self._seen, game.steps, strict=False))
        kept = len(list(takewhile(bool, alike)))
        del self._told[kept:]
        self._seen = list(game.steps)
        for ply, step in enumerate(self._seen[kept:], start=kept):
            before = self._told[-1].after if self._told else step.before.view()
            after = self._seen[ply + 1].before if ply + 1 < len(self._seen) else game.position
            self._told.append(Told(ply, before, step.before.move(step.move), after.view(), step.events))
