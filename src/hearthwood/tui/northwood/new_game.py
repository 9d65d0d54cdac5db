"""A new game: how the table is laid, what is wanted, with help or without, which deal."""

from collections.abc import Sequence

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from hearthwood.core.randomness import WORD_LIMIT
from hearthwood.northwood import GOALS, SETUPS
from hearthwood.table.errors import SaveError
from hearthwood.tui.faults import fault
from hearthwood.tui.keys import Key
from hearthwood.tui.menu import Item, Menu
from hearthwood.tui.screens import BACK, Page

from .table import sit_down


class NewGame(Page[None]):
    """Rows to turn, one to type into, one to begin."""

    DEFAULT_CSS = """
    NewGame { align: center middle; background: $table; color: $ink; }
    NewGame Vertical { width: 72; height: 1fr; align: center middle; }
    NewGame Static { width: 100%; }
    NewGame .title { text-style: bold; color: $ember; }
    NewGame Menu { margin: 1 0; }
    NewGame .note { height: 4; color: $ink2; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._setup = 0
        self._goal = 0
        self._strict = False
        self._seed = ""

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(classes="title")
            yield Menu()
            yield Static(classes="note")
        yield self.bar()

    def on_mount(self) -> None:
        """Fill it; Enter begins at once."""
        self.reword()
        self.query_one(Menu).go(len(self.query_one(Menu).items) - 1)
        self._explain()

    def keys(self) -> Sequence[Key]:
        return (
            Key("up", "↑↓", "key-go"),
            Key("right", "←→", "key-turn"),
            Key("enter", "⏎", "key-choose"),
            BACK,
        )

    def reword(self) -> None:
        super().reword()
        self.query_one(".title", Static).update(self.words("new-title"))
        self.query_one(Menu).show(self._items())
        self._explain()

    def _items(self) -> list[Item]:
        words = self.words
        setup, goal = list(SETUPS)[self._setup], list(GOALS)[self._goal]
        return [
            Item("setup", words("new-setup"), words(f"setup-{setup}"), turns=True),
            Item("goal", words("new-goal"), words(f"goal-{goal}", stars=GOALS[goal]), turns=True),
            Item(
                "strict", words("new-help"), words("new-strict" if self._strict else "new-helped"), turns=True
            ),
            Item("seed", words("new-seed"), self._seed or words("new-seed-secret"), typed=True),
            Item("begin", words("new-begin")),
        ]

    def _explain(self) -> None:
        """What the current row is about."""
        item = self.query_one(Menu).item
        setup = list(SETUPS)[self._setup]
        names = {"setup": f"setup-{setup}-note", "begin": "new-begin-note"}
        name = names.get(item.name, f"new-{item.name}-note") if item else "new-begin-note"
        self.query_one(".note", Static).update(self.words(name))

    def on_menu_moved(self) -> None:
        """Another row is current."""
        self._explain()

    def on_menu_turned(self, event: Menu.Turned) -> None:
        """The next value."""
        if event.name == "setup":
            self._setup = (self._setup + event.by) % len(SETUPS)
        elif event.name == "goal":
            self._goal = (self._goal + event.by) % len(GOALS)
        else:
            self._strict = not self._strict
        self.reword()

    def on_menu_typed(self, event: Menu.Typed) -> None:
        """A digit of the seed, as long as it stays a seed."""
        longer = (self._seed + event.digit).lstrip("0") or self._seed + event.digit
        text = longer if event.digit else self._seed[:-1]
        if int(text or "0") < WORD_LIMIT:
            self._seed = text
        self.reword()

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        """Deal."""
        if event.name == "begin":
            self._begin()

    def _begin(self) -> None:
        setup = list(SETUPS.values())[self._setup]
        goal = list(GOALS.values())[self._goal]
        seed = int(self._seed) if self._seed else None
        try:
            opened = self.house.saves.create(setup, seed, goal, strict=self._strict)
        except SaveError as error:
            self.house.tell(fault(error))
            return
        opened.close()
        self.house.leave()
        sit_down(self.house, opened.meta.id)

    def on_key(self, event: events.Key) -> None:
        """Esc goes back."""
        if event.key == "escape":
            self.house.leave()
