"""What the parts of the table draw from, and what they have in common."""

from dataclasses import dataclass, replace

from hearthwood.locales import Message, Words
from hearthwood.northwood import Move, View
from hearthwood.northwood.cards import Fief
from hearthwood.northwood.moves import MOVES_BY_TEXT
from hearthwood.tui import part

from .scene import Pile, Scene

Target = Move | Pile
"""What can be pointed at or pressed."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A scene, in a language, with what the player points at."""

    scene: Scene
    words: Words
    pointed: Target | None = None
    picked: Fief | None = None
    """The fief whose ruler comes along, while the ally to be covered is still to be named."""
    notice: Message | None = None
    """Something that has to be said before anything else."""
    advised: Move | None = None
    """The move that a hint names."""
    counsel: tuple[Message, ...] = ()
    """What the hint says for it."""
    watching: int | None = None
    """A game of so many moves is being gone through again: only the move that was made can be made."""

    @property
    def view(self) -> View:
        """What the player sees of the game."""
        return self.scene.view

    @property
    def move(self) -> Move | None:
        """The legal move that is pointed at: what Enter does."""
        return self.pointed if isinstance(self.pointed, Move) and self.allows(self.pointed) else None

    def allows(self, move: Move) -> bool:
        """Can this move be made now?"""
        if self.watching is not None:
            return move == self.pointed
        return not self.scene.over and move in self.view.legal_moves

    def pointing(self, target: Target | None) -> "Stage":
        """The same, with something else pointed at."""
        return replace(self, pointed=target, notice=None, counsel=())


def move_of(text: str) -> Move:
    """The move of a text that is written here, not typed."""
    return MOVES_BY_TEXT[text]


class Part(part.Part[Stage, Target]):
    """A part of the table."""
