"""The end of a game: stars, medal, every fief, the seed, and what can be done now."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from hearthwood.northwood import medal
from hearthwood.northwood.position import FiefState
from hearthwood.tui.menu import Item, Menu
from hearthwood.tui.screens import Sheet

from .glyphs import LOST_STAR, STAR
from .scene import Scene


class Ending(Sheet[str | None]):
    """How it went."""

    DEFAULT_CSS = """
    Ending > Vertical { width: 60; }
    Ending Static { margin-top: 1; }
    Ending #result { text-style: bold; color: $ember; }
    Ending #result.won { color: $gold; }
    Ending #seed { color: $ink2; }
    Ending Menu { margin-top: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "dismiss('ending-home')"),
        ("r", "dismiss('ending-replay')"),
        ("v", "review"),
        ("n", "dismiss('ending-new')"),
    ]

    def __init__(self, scene: Scene, seed: str | None, *, with_review: bool = False) -> None:
        super().__init__()
        self._with_review = with_review
        self._scene = scene
        self._seed = seed

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(id="result")
            yield Static(id="fiefs")
            yield Static(id="seed")
            yield Menu()

    def on_mount(self) -> None:
        """Fill it."""
        self.reword()

    def reword(self) -> None:
        words, scene = self.words, self._scene
        self.query_one(Vertical).border_title = words("ending-title")
        result = self.query_one("#result", Static)
        result.update(self._result())
        result.set_class(scene.view.points >= scene.goal, "won")
        self.query_one("#fiefs", Static).update(self._fiefs())
        notes = [words("ending-seed", seed=self._seed)] if self._seed else []
        if scene.practice:
            notes.append(words("ending-practice"))
        if scene.hints:
            notes.append(words("ending-hints", count=scene.hints))
        self.query_one("#seed", Static).update("\n".join(notes))
        review = ("ending-review",) if self._with_review else ()
        names = (*review, "ending-replay", "ending-new", "ending-home")
        self.query_one(Menu).show([Item(name, words(name)) for name in names])

    def action_review(self) -> None:
        """Look back, if somebody is there who can."""
        if self._with_review:
            self.answer("ending-review")

    def _result(self) -> str:
        words, scene = self.words, self._scene
        points, goal = scene.view.points, scene.goal
        if scene.stopped:
            return words("ending-stopped", stars=points)
        prize = medal(points)
        if points < goal:
            return words("ending-lost", stars=points, goal=goal)
        return words("ending-won", stars=points, medal=words(f"medal-{prize}"))

    def _fiefs(self) -> Content:
        """Eight columns: number, stars, outcome."""
        rows: list[list[tuple[str, str]]] = [[], []]
        for fief in self._scene.view.fiefs:
            style = "bold $gold" if fief.friendly else "$ink2"
            rows[0].append((f"{fief.fief:^6}", style))
            rows[1].append((f"{_stars(fief):^6}", style))
        return Content("\n").join(Content.assemble(*row) for row in rows)

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        """Go there."""
        self.answer(event.name)


def _stars(fief: FiefState) -> str:
    return (STAR if fief.friendly else LOST_STAR) * fief.stars
