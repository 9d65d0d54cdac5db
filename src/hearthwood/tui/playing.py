"""What every table does with a game, whichever it is: make moves, take them back, leave."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Generic

from hearthwood.locales import Message
from hearthwood.table.errors import SaveError

from .faults import fault
from .screens import Choice, Page
from .sitting import S, Sitting
from .table_menu import Books, TableMenu


class Playing(Page[None], Generic[S]):
    """A game being played. Whatever changes it is saved at once."""

    sitting: Sitting[S]

    @abstractmethod
    def renew(self) -> None:
        """Show where the game stands now."""

    @abstractmethod
    def notice(self, message: Message | None) -> None:
        """Say something before anything else."""

    @abstractmethod
    def end(self) -> None:
        """How the game went, and what can be done now."""

    @property
    @abstractmethod
    def books(self) -> Books:
        """What can be read up from the menu."""

    def on_unmount(self) -> None:
        """Let go of the game."""
        self.sitting.close()

    def change(self, deed: Callable[[], object]) -> bool:
        """Do something that is saved at once; where saving fails, it was not done."""
        try:
            deed()
        except SaveError as error:
            self.notice(fault(error))
            return False
        self.renew()
        if self.sitting.scene.over:
            self.end()
        return True

    def undo(self) -> None:
        """Take the last move back, or say why that cannot be."""
        scene = self.sitting.scene
        if scene.can_undo:
            self.change(self.sitting.undo)
        else:
            self.notice(Message("undo-barrier" if scene.ply else "undo-nothing"))

    def go_back(self, ply: int | None) -> None:
        """To a step of the transcript: freely, or as practice if the player really wants that."""
        scene = self.sitting.scene
        if ply is None or ply >= scene.ply:
            return
        if ply >= scene.free_ply:
            self.change(lambda: self.sitting.go_back(ply))
            return

        def answered(answer: str | None) -> None:
            if answer == "practice-yes":
                self.change(lambda: self.sitting.go_back(ply))

        question = Message("practice-question", {"count": scene.ply - ply})
        self.house.show(Choice(question, ("practice-no", "practice-yes"), "practice-title"), answered)

    def open_menu(self) -> None:
        """Language, theme, rules, and the ways out."""
        self.house.show(TableMenu(self.books), self._leave)

    def _leave(self, choice: str | None) -> None:
        if choice == "menu-leave":
            self.house.leave()
        elif choice == "menu.quit":
            self.house.exit()
