"""The table at which a game is played, by keys or mouse."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from textual import events

from hearthwood.locales import Message
from hearthwood.nordguard import Move
from hearthwood.table.errors import SaveError
from hearthwood.table.kinds import NORDGUARD
from hearthwood.tui.canvas import Painted
from hearthwood.tui.faults import fault
from hearthwood.tui.journal import Journal
from hearthwood.tui.keys import Key
from hearthwood.tui.playing import Playing
from hearthwood.tui.table_menu import Books

from .board import Board
from .book import Book
from .decks import Decks
from .ending import Ending
from .facts import card_in_focus
from .forecasts import refusal
from .navigation import default, moved, named_by, naming_keys
from .possession import Possession, deeds, why_nothing
from .replay import Replay
from .rules import Rules
from .scene import Scene
from .sitting import Sitting
from .stage import Cell, Ground, Own, Stage, Target
from .transcript import entries

if TYPE_CHECKING:
    from hearthwood.tui.app import HearthwoodApp


def sit_down(house: "HearthwoodApp", game_id: str) -> None:
    """Open a saved game and go to its table, or say why that is not possible."""
    try:
        sitting = Sitting(house.saves.open(game_id, NORDGUARD))
    except SaveError as error:
        house.tell(fault(error))
        return
    house.show(Table(sitting, house))


class Table(Board, Playing[Scene]):
    """A game being played."""

    sitting: Sitting

    def __init__(self, sitting: Sitting, house: "HearthwoodApp") -> None:
        stage = Stage(sitting.scene, house.words)
        super().__init__(stage.pointing(default(stage)))
        self.sitting = sitting

    def on_mount(self) -> None:
        """A game that was over when it was opened shows how it ended."""
        if self.stage.scene.over:
            self.end()

    def keys(self) -> Sequence[Key]:
        stage = self.stage
        keys = naming_keys(stage)
        if stage.move is not None:
            keys.append(Key("enter", "⏎", "key-do"))
        if stage.scene.can_undo:
            keys.append(Key("u", "u", "key-undo"))
        keys += [
            Key("i", "i", "key-card"),
            Key("g", "g", "key-team"),
            Key("t", "t", "key-transcript"),
            Key("p", "p", "key-decks"),
            Key("m", "m", "key-menu"),
        ]
        return [*keys, Key("question_mark", "?", "key-help")]

    # What is pressed

    def on_key(self, event: events.Key) -> None:
        """Every key of the table."""
        typed = event.character if event.character and event.character.isprintable() else event.key
        if self._press_key("enter" if typed == " " else typed):
            event.stop()
            event.prevent_default()

    def _press_key(self, key: str) -> bool:
        if self.stage.scene.over:
            self.end()
            return True
        if len(key) == 1 and (named := named_by(key, self.stage)) is not None:
            self._press(named)
        elif (target := moved(self.stage, key)) is not None:
            self.set_stage(self.stage.pointing(target))
        elif key in self._actions:
            self._actions[key]()
        else:
            return False
        return True

    @property
    def _actions(self) -> dict[str, Callable[[], object]]:
        return {
            "enter": self._do,
            "escape": self._release,
            "u": self.undo,
            "g": self._to_team,
            "i": lambda: self.house.show(Book(self.stage.view.box, card_in_focus(self.stage))),
            "p": lambda: self.house.show(Decks(self.stage)),
            "t": self._open_journal,
            "m": self.open_menu,
            "?": lambda: self.house.show(Rules()),
        }

    def on_painted_pressed(self, event: Painted.Pressed) -> None:
        """A click on a thing; a click on a key is the page's to handle, which is told as well."""
        if isinstance(event.target, Move | Cell | Own | Ground) and not self.stage.scene.over:
            self._press(event.target)

    def _press(self, target: Target) -> None:
        """Point at something; a second time does it."""
        if target == self.stage.pointed or (isinstance(target, Move) and target is self.stage.move):
            self._do()
        else:
            self.set_stage(self.stage.pointing(target))

    def _to_team(self) -> None:
        """To what the team carries, and back."""
        if isinstance(self.stage.pointed, Own | Ground):
            self._release()
        elif self.stage.view.members:
            first = Own(0, 0 if self.stage.view.members[0].items else None)
            self.set_stage(self.stage.pointing(first))

    def _release(self) -> None:
        """Point at nothing in particular; if that is so already, open the menu."""
        start = self.stage.pointing(default(self.stage))
        if start == self.stage:
            self.open_menu()
        else:
            self.set_stage(start)

    # What is done

    def _do(self) -> None:
        """Make the move that is pointed at, open what can be done with a thing, or say why nothing can."""
        move = self.stage.move
        if move is not None:
            self._play(move)
        elif isinstance(self.stage.pointed, Own | Ground):
            self._open_possession()
        elif isinstance(self.stage.pointed, Cell):
            self._refuse_cell(self.stage.pointed.cell)

    def _play(self, move: Move) -> None:
        seat = self.stage.view.seat_of(move) + 1
        self.change(lambda: self.sitting.play(f"{seat}/{move}"))

    def _refuse_cell(self, cell: int) -> None:
        """Why the team cannot go there, or why it is not in question."""
        if self.stage.asks_for_a_way:
            here = cell == self.stage.view.team
            self.notice(Message("sled-why-here" if here else "sled-why-far"))
            return
        move = self.stage.move_to(cell)
        line = refusal(self.stage, move) if move is not None else None
        if line is not None:
            self.notice(line.message)

    def _open_possession(self) -> None:
        moves = deeds(self.stage)
        if moves:
            self.house.show(Possession(self.stage, moves), self._chosen)
            return
        line = why_nothing(self.stage)
        self.notice(line.message if line is not None else Message("sled-why-nothing"))

    def _chosen(self, text: str | None) -> None:
        move = next((move for move in self.stage.view.legal_moves if str(move) == text), None)
        if move is not None:
            self._play(move)

    def renew(self) -> None:
        stage = Stage(self.sitting.scene, self.words)
        self.set_stage(stage.pointing(default(stage)))

    def notice(self, message: Message | None) -> None:
        self.set_stage(replace(self.stage, notice=message))

    # What is opened

    def _open_journal(self) -> None:
        scene = self.stage.scene
        journal = Journal(lambda words: entries(scene, words), now=scene.ply, free=scene.free_ply)
        self.house.show(journal, self.go_back)

    @property
    def books(self) -> Books:
        box = self.stage.view.box
        return {"home-rules": Rules, "sled-book": lambda: Book(box)}

    def end(self) -> None:
        self.house.show(Ending(self.stage.scene, self.sitting.seed), self._ended)

    def _ended(self, choice: str | None) -> None:
        if choice == "ending-replay":
            self.house.show(Replay(self.stage))
        elif choice == "ending-new":
            self.house.go("nordguard.new")
        elif choice == "ending-home":
            self.house.leave()
