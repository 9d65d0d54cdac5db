"""A new game: the map, the team, who plays, what the table remembers, which deal."""

from collections.abc import Sequence

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from hearthwood.core.errors import HearthwoodError
from hearthwood.core.randomness import WORD_LIMIT
from hearthwood.nordguard.setup import LETTERS
from hearthwood.table.company import GUIDE
from hearthwood.table.errors import SaveError
from hearthwood.table.kinds import NORDGUARD, NORDGUARD_GOAL
from hearthwood.tui.faults import fault
from hearthwood.tui.keys import Key
from hearthwood.tui.menu import Item, Menu
from hearthwood.tui.screens import BACK, Page

from .book import usual_box
from .laying import Laying
from .table import sit_down

_SEAT = "seat"


class NewGame(Page[None]):
    """Rows to turn, names and a number to type, one row to begin."""

    DEFAULT_CSS = """
    NewGame { align: center middle; background: $table; color: $ink; }
    NewGame Vertical { width: 72; height: 1fr; align: center middle; }
    NewGame Static { width: 100%; }
    NewGame .title { text-style: bold; color: $ember; }
    NewGame Menu { margin: 1 0; max-height: 17; }
    NewGame .note { height: 3; color: $ink2; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._laying = Laying()
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
        self.query_one(".title", Static).update(self.words("sled-new-title"))
        self.query_one(Menu).show(self._items())
        self._explain()

    def _items(self) -> list[Item]:
        words, laying = self.words, self._laying
        rows = [
            Item("width", words("sled-new-width"), str(laying.width), turns=True),
            Item("height", words("sled-new-height"), str(laying.height), turns=True),
            Item("characters", words("sled-new-characters"), str(laying.characters), turns=True),
            Item("team", words("sled-new-team"), words(f"sled-new-team-{laying.team}"), turns=True),
            Item(
                "players",
                words("sled-new-players"),
                words("sled-new-persons", count=laying.players),
                turns=True,
            ),
        ]
        if laying.players > 1:
            rows += [self._seat(seat) for seat in range(laying.players)]
            rows.append(
                Item("lead", words("sled-new-lead"), words(f"sled-new-lead-{laying.lead}"), turns=True)
            )
        rows += [
            Item("recall", words("sled-new-recall"), words(f"sled-new-recall-{laying.recall}"), turns=True),
            Item("seed", words("new-seed"), self._seed or words("new-seed-secret"), typed=True),
            Item("begin", words("new-begin")),
        ]
        return rows

    def _seat(self, seat: int) -> Item:
        """Who plays which characters."""
        words, laying = self.words, self._laying
        first = sum(laying.seats[:seat])
        letters = " ".join(LETTERS[first : first + laying.seats[seat]])
        name = laying.names[seat]
        shown = words("sled-guide") if name == GUIDE else name or self._usual_name(seat)
        return Item(
            f"{_SEAT}{seat}",
            words("sled-new-seat", number=seat + 1, letters=letters),
            shown,
            turns=True,
            written=True,
        )

    def _usual_name(self, seat: int) -> str:
        return self.words("sled-new-player", number=seat + 1)

    def _explain(self) -> None:
        """What the current row is about."""
        item = self.query_one(Menu).item
        name = item.name if item is not None else "begin"
        if name.startswith(_SEAT):
            name = _SEAT
        note = "new-seed-note" if name == "seed" else f"sled-new-{name}-note"
        self.query_one(".note", Static).update(self.words(note))

    def on_menu_moved(self) -> None:
        """Another row is current."""
        self._explain()

    def on_menu_turned(self, event: Menu.Turned) -> None:
        """The next value."""
        if event.name.startswith(_SEAT):
            self._laying = self._laying.guided(int(event.name.removeprefix(_SEAT)))
        else:
            self._laying = self._laying.turned(event.name, event.by)
        self.reword()

    def on_menu_typed(self, event: Menu.Typed) -> None:
        """A letter of a name, or a digit of the seed as long as it stays a seed."""
        if event.name.startswith(_SEAT):
            self._laying = self._laying.named(int(event.name.removeprefix(_SEAT)), event.digit)
        else:
            longer = (self._seed + event.digit).lstrip("0") or self._seed + event.digit
            text = longer if event.digit else self._seed[:-1]
            if int(text or "0") < WORD_LIMIT:
                self._seed = text
        self.reword()

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        """Lay the map."""
        if event.name == "begin":
            self._begin()

    def _begin(self) -> None:
        names = [self._usual_name(seat) for seat in range(self._laying.players)]
        company = self._laying.company(usual_box(), names)
        seed = int(self._seed) if self._seed else None
        try:
            opened = self.house.saves.create_as(NORDGUARD, str(company), seed, goal=NORDGUARD_GOAL)
        except SaveError as error:
            self.house.tell(fault(error))
            return
        except HearthwoodError as error:
            self.query_one(".note", Static).update(error.message)
            return
        opened.close()
        self.house.leave()
        sit_down(self.house, opened.meta.id)

    def on_key(self, event: events.Key) -> None:
        """Esc goes back."""
        if event.key == "escape":
            self.house.leave()
