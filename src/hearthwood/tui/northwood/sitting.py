"""A game of For Northwood! being played here."""

from collections.abc import Sequence

from hearthwood.northwood import NorthwoodGame
from hearthwood.table.opened import Meta
from hearthwood.tui import sitting

from .scene import Scene, Told


class Sitting(sitting.Sitting[Scene]):
    """Gives scenes of it."""

    def _scene(self, game: NorthwoodGame, meta: Meta, told: Sequence[Told]) -> Scene:
        return Scene(
            view=game.position.view(),
            told=tuple(told),
            goal=meta.goal or 0,
            strict=meta.strict,
            practice=game.practice,
            stopped=game.stopped,
            hints=game.hints,
            free_ply=game.free_ply,
        )


def scene_at(scene: Scene, ply: int) -> Scene:
    """How a game looked when `ply` moves had been made."""
    view = scene.told[ply].before if ply < scene.ply else scene.view
    return Scene(view, scene.told[:ply], scene.goal, scene.strict, scene.practice, hints=scene.hints)
