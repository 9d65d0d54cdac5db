"""The table at which a game is played, by keys or mouse."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from textual import events, work
from textual.worker import get_current_worker

from hearthwood.locales import Message
from hearthwood.northwood import Kind, Move, Phase
from hearthwood.northwood.cards import Fief
from hearthwood.table.errors import SaveError
from hearthwood.table.thinking.thinkers import CannotThink
from hearthwood.tui.canvas import Painted
from hearthwood.tui.faults import fault
from hearthwood.tui.journal import Journal
from hearthwood.tui.keys import Key
from hearthwood.tui.playing import Playing
from hearthwood.tui.table_menu import Books

from .advice import Advisor, Hint, Looked, Odds
from .board import Board
from .book import Book, pointed_at
from .ending import Ending
from .navigation import default, moved, named_by, naming_keys
from .odds import OddsSheet
from .pile_sheet import PileSheet
from .preview import refusal
from .replay import Replay
from .review import ReviewPage
from .rules import Rules
from .scene import Pile, Scene
from .sitting import Sitting
from .stage import Stage, Target, move_of
from .transcript import entries

if TYPE_CHECKING:
    from hearthwood.tui.app import HearthwoodApp


GLANCES = 100
"""So often odds are refined at most while somebody looks."""


def sit_down(house: "HearthwoodApp", game_id: str) -> None:
    """Open a saved game and go to its table, or say why that is not possible."""
    try:
        sitting = Sitting(house.saves.open(game_id))
    except SaveError as error:
        house.tell(fault(error))
        return
    house.show(Table(sitting, house))


class Table(Board, Playing[Scene]):
    """A game being played."""

    def __init__(self, sitting: Sitting, house: "HearthwoodApp") -> None:
        super().__init__(Stage(sitting.scene, house.words, default(sitting.scene.view)))
        self.sitting = sitting
        self._helped: int | None = None
        """The moment for which help was noted last."""

    @property
    def _advisor(self) -> Advisor | None:
        """Whom to ask, unless the game is played without help."""
        return None if self.stage.scene.strict else self.house.advisor

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
        if self._advisor is not None and not stage.scene.over:
            keys += [Key("h", "h", "key-hint"), Key("o", "o", "key-odds")]
        keys += [
            Key("i", "i", "key-card"),
            Key("p", "p", "key-piles"),
            Key("t", "t", "key-transcript"),
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
        if len(key) == 1 and (named := named_by(key, self.stage.view)) is not None:
            self._press(named)
        elif (target := moved(self.stage, key)) is not None:
            self._point(target)
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
            "h": self._ask_hint,
            "o": self._ask_odds,
            "i": lambda: self.house.show(Book(self.stage.view, pointed_at(self.stage))),
            "p": self._open_piles,
            "t": self._open_journal,
            "m": self.open_menu,
            "?": lambda: self.house.show(Rules(with_advice=self._advisor is not None)),
        }

    def on_painted_pressed(self, event: Painted.Pressed) -> None:
        """A click on a thing; a click on a key is the page's to handle, which is told as well."""
        target = event.target
        if isinstance(target, Pile):
            self._point(target)
            self._open_piles()
        elif isinstance(target, Move):
            self._press(target)

    def _press(self, target: Target) -> None:
        """Point at something; a second time does it."""
        target = self._with_ruler(target)
        if target == self.stage.pointed:
            self._do()
        else:
            self._point(target)

    def _with_ruler(self, target: Target) -> Target:
        """While rulers are brought along, a fief and then a slot make one move."""
        picked = self.stage.picked
        if picked is not None and isinstance(target, Move) and target.kind is Kind.ACTIVATE:
            return move_of(f"{picked}{target.text}")
        return target

    def _point(self, target: Target) -> None:
        stage = self.stage.pointing(target)
        if stage.view.phase is Phase.SUBSTITUTE and isinstance(target, Move):
            stage = replace(stage, picked=self._who_can_come(target))
        self.set_stage(stage)

    def _who_can_come(self, target: Move) -> Fief | None:
        """The fief of a move, if its ruler can still come along."""
        moves = [move for move in self.stage.view.legal_moves if move.kind is Kind.SUBSTITUTE]
        return target.fief if any(move.fief == target.fief for move in moves) else None

    def _release(self) -> None:
        """Point at nothing again; if that is so already, open the menu."""
        start = self.stage.pointing(default(self.stage.view))
        start = replace(start, picked=None)
        if start == self.stage:
            self.open_menu()
        else:
            self.set_stage(start)

    # What is done

    def _do(self) -> None:
        """Make the move that is pointed at, or say why that cannot be."""
        move, pointed = self.stage.move, self.stage.pointed
        if move is not None:
            self.change(lambda: self.sitting.play(move.text))
        elif isinstance(pointed, Pile):
            self._open_piles()
        elif pointed is not None:
            self.notice(refusal(self.stage.view, pointed))

    def renew(self) -> None:
        scene = self.sitting.scene
        self.set_stage(Stage(scene, self.words, default(scene.view)))

    def notice(self, message: Message | None) -> None:
        self.set_stage(replace(self.stage, notice=message))

    # What is asked of an advisor

    def _ask_hint(self) -> None:
        if self._advisor is not None and self._noted():
            self.set_stage(replace(self.stage, counsel=(self._waiting(self._advisor),)))
            self._think_of_hint(self._advisor)

    def _ask_odds(self) -> None:
        if self._advisor is not None and self._noted():
            sheet = OddsSheet(self.stage, awake=self._advisor.awake)
            self.house.show(sheet)
            self._think_of_odds(self._advisor, sheet)

    def _noted(self) -> bool:
        """Help is noted in the record, once for a moment."""
        if self._helped != self.stage.scene.ply and not self.change(self.sitting.note_hint):
            return False
        self._helped = self.stage.scene.ply
        return True

    @staticmethod
    def _waiting(advisor: Advisor) -> Message:
        return Message("advice-waiting") if advisor.awake else Message("sage-preparing")

    @work(thread=True, exclusive=True, group="advice")
    def _think_of_hint(self, advisor: Advisor) -> None:
        scene = self.stage.scene
        try:
            hint = advisor.hint(scene.view, scene.goal)
        except CannotThink:
            return
        if not get_current_worker().is_cancelled:
            self.app.call_from_thread(self._show_hint, scene.ply, hint)

    def _show_hint(self, ply: int, hint: Hint) -> None:
        if ply == self.stage.scene.ply:
            stage = self.stage.pointing(hint.move)
            self.set_stage(replace(stage, advised=hint.move, counsel=hint.reasons))

    @work(thread=True, exclusive=True, group="advice")
    def _think_of_odds(self, advisor: Advisor, sheet: OddsSheet) -> None:
        """Better and better, as long as somebody looks."""
        scene, worker = self.stage.scene, get_current_worker()
        for _ in range(GLANCES):
            try:
                odds = advisor.odds(scene.view, scene.goal)
            except CannotThink:
                return
            if worker.is_cancelled or not sheet.is_running:
                return
            self.app.call_from_thread(self._show_odds, sheet, odds)

    @staticmethod
    def _show_odds(sheet: OddsSheet, odds: Odds) -> None:
        if sheet.is_running:
            sheet.show(odds)

    def _look_back(self, advisor: Advisor) -> None:
        page = ReviewPage(awake=advisor.awake)
        self.house.show(page, self._try_again)
        self._think_of_review(advisor, page)

    @work(thread=True, exclusive=True, group="advice")
    def _think_of_review(self, advisor: Advisor, page: ReviewPage) -> None:
        scene, worker = self.stage.scene, get_current_worker()

        def show(looked: Looked, *, careful: bool = False) -> None:
            if not worker.is_cancelled and page.is_running:
                self.app.call_from_thread(partial(page.show, looked, careful=careful))

        with suppress(CannotThink):
            show(advisor.review(scene.told, scene.view, scene.goal, show), careful=True)

    def _try_again(self, ply: int | None) -> None:
        """A turning point once more, as practice; or back to how the game ended."""
        if ply is None:
            self.end()
        else:
            self.go_back(ply)

    # What is opened

    def _open_piles(self) -> None:
        self.house.show(PileSheet(self.stage.view))

    def _open_journal(self) -> None:
        scene = self.stage.scene
        journal = Journal(lambda words: entries(scene, words), now=scene.ply, free=scene.free_ply)
        self.house.show(journal, self.go_back)

    @property
    def books(self) -> Books:
        return {"home-rules": Rules, "home-book": Book}

    def end(self) -> None:
        scene = self.stage.scene
        with_review = self._advisor is not None and bool(scene.told)
        self.house.show(Ending(scene, self.sitting.seed, with_review=with_review), self._ended)

    def _ended(self, choice: str | None) -> None:
        if choice == "ending-review" and self._advisor is not None:
            self._look_back(self._advisor)
        elif choice == "ending-replay":
            self.house.show(Replay(self.stage))
        elif choice == "ending-new":
            self.house.go("northwood.new")
        elif choice == "ending-home":
            self.house.leave()
