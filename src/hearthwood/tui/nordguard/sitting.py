"""A game of Nordguard being played here."""

from collections.abc import Sequence

from hearthwood.nordguard import Library, NordguardGame, View
from hearthwood.table.company import Company
from hearthwood.table.opened import Meta
from hearthwood.tui import sitting

from .scene import Scene, Told


class Sitting(sitting.Sitting[Scene]):
    """Gives scenes of it."""

    def _scene(self, game: NordguardGame, meta: Meta, told: Sequence[Told]) -> Scene:
        return Scene(
            view=game.position.view(),
            told=tuple(told),
            names=Company.parse(meta.setup, Library()).names,
            practice=game.practice,
            stopped=game.stopped,
            hints=game.hints,
            free_ply=game.free_ply,
        )

    @property
    def notebook(self) -> View:
        """What a computed player may know, whatever the setup shows (rule G4.7)."""
        game: NordguardGame = self._opened.game
        return game.position.notebook()


def scene_at(scene: Scene, ply: int) -> Scene:
    """How a game looked when `ply` moves had been made."""
    view = scene.told[ply].before if ply < scene.ply else scene.view
    return Scene(view, scene.told[:ply], scene.names, scene.practice, hints=scene.hints)
