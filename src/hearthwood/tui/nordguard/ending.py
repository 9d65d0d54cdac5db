"""The end of a game: how it ended, the run day by day, what it took, and what can be done now."""

from collections import Counter
from collections.abc import Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.widgets import Static

from hearthwood.nordguard import Happening
from hearthwood.tui.menu import Item, Menu
from hearthwood.tui.screens import Sheet

from .scene import Scene


class Ending(Sheet[str | None]):
    """How it went."""

    DEFAULT_CSS = """
    Ending > Vertical { width: 64; }
    Ending Static { margin-top: 1; }
    Ending #result { text-style: bold; color: $ember; }
    Ending .won { color: $gold; }
    Ending #seed { color: $ink2; }
    Ending Menu { margin-top: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "dismiss('ending-home')"),
        ("r", "dismiss('ending-replay')"),
        ("n", "dismiss('ending-new')"),
    ]

    def __init__(self, scene: Scene, seed: str | None) -> None:
        super().__init__()
        self._scene = scene
        self._seed = seed

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(id="result")
            yield Static(id="run")
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
        result.set_class(scene.view.outcome == "won", "won")
        self.query_one("#run", Static).update("\n".join(self._run()))
        notes = [words("sled-ending-seed", seed=self._seed)] if self._seed else []
        if scene.practice:
            notes.append(words("ending-practice"))
        if scene.hints:
            notes.append(words("ending-hints", count=scene.hints))
        self.query_one("#seed", Static).update("\n".join(notes))
        names = ("ending-replay", "ending-new", "ending-home")
        self.query_one(Menu).show([Item(name, words(name)) for name in names])

    def _result(self) -> str:
        words, view = self.words, self._scene.view
        match view.outcome:
            case "won":
                return words("sled-ending-won", day=view.day, days=view.days)
            case "lost":
                return words("sled-ending-lost", day=view.day, steps=self._scene.steps_to_go)
            case "blocked":
                return words("sled-ending-blocked", day=view.day)
        return words("sled-ending-stopped", day=view.day)

    def _run(self) -> Iterator[str]:
        """What happened, counted."""
        words = self.words
        events = [event for told in self._scene.told for event in told.events]
        counts = Counter(event.kind for event in events)
        lost, won = _days(events)
        yield words(
            "sled-run-way", entered=counts["arrived"], turned=counts["turned-back"], stayed=counts["waits"]
        )
        yield words("sled-run-events", events=counts["event"], lost=lost, won=won)
        yield words(
            "sled-run-dice",
            rolls=counts["rolled"],
            beaten=sum(
                event.kind == "rolled" and event.facts["total"] >= event.facts["difficulty"]
                for event in events
            ),
            fights=counts["fight"],
            fought=counts["fight-won"],
        )
        yield words(
            "sled-run-items", stolen=counts["stolen"], spent=counts["used-up"], found=counts["placed"]
        )

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        """Go there."""
        self.answer(event.name)


def _days(events: list[Happening]) -> tuple[int, int]:
    """Days that cards, payments and powers took, and days that they gave."""
    changes = [event.facts["change"] for event in events if event.kind == "days"]
    paid = sum(event.facts["days"] for event in events if event.kind == "paid")
    return paid - sum(change for change in changes if change < 0), sum(
        change for change in changes if change > 0
    )
