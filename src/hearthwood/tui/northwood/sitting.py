"""The one place of the terminal table that holds a game with its secrets; it gives scenes."""

from itertools import takewhile

from hearthwood.northwood import Move, NorthwoodGame, Step
from hearthwood.northwood.events import Event
from hearthwood.table.saves import OpenGame

from .scene import Scene, Told


class Sitting:
    """A saved game being played here. What is done to it lies on the disk before the call returns."""

    def __init__(self, opened: OpenGame[NorthwoodGame]) -> None:
        self._opened = opened
        self._seen: list[Step] = []
        self._told: list[Told] = []
        self.scene = self._look()

    @property
    def id(self) -> str:
        """The name that the game is saved under."""
        return self._opened.meta.id

    @property
    def seed(self) -> str | None:
        """The seed that the cards came from, once nothing can be won by knowing it."""
        over = self._opened.game.position.outcome is not None
        return str(self._opened.meta.head.seed) if over else None

    def play(self, move: Move) -> tuple[Event, ...]:
        """Make a move; what it did."""
        events: tuple[Event, ...] = self._opened.play(move.text)
        self.scene = self._look()
        return events

    def undo(self) -> None:
        """Take the last move back."""
        self._opened.undo()
        self.scene = self._look()

    def go_back(self, ply: int) -> None:
        """Back to where `ply` moves had been made: freely as far as that goes, else as a practice branch."""
        if ply >= self.scene.free_ply:
            while len(self._opened.game.steps) > ply:
                self._opened.undo()
        else:
            self._opened.branch(ply)
        self.scene = self._look()

    def note_hint(self) -> None:
        """The player asked for help."""
        self._opened.hint()
        self.scene = self._look()

    def close(self) -> None:
        """Let others open the game."""
        self._opened.close()

    def _look(self) -> Scene:
        game, meta = self._opened.game, self._opened.meta
        self._tell()
        return Scene(
            view=game.position.view(),
            told=tuple(self._told),
            goal=meta.goal or 0,
            strict=meta.strict,
            practice=game.practice,
            stopped=game.stopped,
            hints=game.hints,
            free_ply=game.free_ply,
        )

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


def scene_at(scene: Scene, ply: int) -> Scene:
    """How a game looked when `ply` moves had been made."""
    view = scene.told[ply].before if ply < scene.ply else scene.view
    return Scene(view, scene.told[:ply], scene.goal, scene.strict, scene.practice, hints=scene.hints)
