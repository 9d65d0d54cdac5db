"""A game being played, whichever it is: positions in a row, undo that cannot peek, practice branches."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, NoReturn, Protocol, Self, TypeVar

from .errors import CannotUndo, GameEnded
from .journal import Branched, Entry, Hinted, Played, Stopped, Undone


class Telling(Protocol):
    """An event: something that a move did, told in what the players may see."""

    @property
    def reveals(self) -> bool:
        """Was something hidden seen by it? Undo does not go back past that."""
        ...


E = TypeVar("E", bound=Telling)
E_co = TypeVar("E_co", bound=Telling, covariant=True)


class Playable(Protocol[E_co]):
    """A position of a game: a value that gives other positions."""

    @property
    def outcome(self) -> object | None:
        """The result, once the game is over."""
        ...

    def play_telling(self, move: str) -> tuple[Self, Sequence[E_co]]:
        """The position after a move, and what the move did; refuses moves that are not legal."""
        ...

    def branch(self, seed: int) -> Self:
        """A position that looks the same to the players, with everything unseen made anew from a seed."""
        ...


P = TypeVar("P", bound=Playable[Telling])


@dataclass(frozen=True, slots=True)
class Step(Generic[P, E]):
    """A move that stands: where it was made and what it did."""

    before: P
    move: str
    events: tuple[E, ...]

    @property
    def reveals(self) -> bool:
        """Was something hidden seen by it?"""
        return any(event.reveals for event in self.events)


class Game(Generic[P, E]):
    """The moves from a start position to now, and the journal of how it came to that.

    The journal is the truth: `Game.replay(start, entries)` is this game again.
    """

    def __init__(self, start: P) -> None:
        self.start = start
        self.position = start
        self.steps: list[Step[P, E]] = []
        self.entries: list[Entry] = []
        self.stopped = False
        self._floor = 0  # undo goes back to here: the ply of the last branch

    @classmethod
    def replay(cls, start: P, entries: Iterable[Entry]) -> Self:
        """The game that a journal tells; refuses as the game would have refused."""
        game = cls(start)
        for entry in entries:
            game.enter(entry)
        return game

    def enter(self, entry: Entry) -> None:
        """Carry out an entry of a journal."""
        match entry:
            case Played(move):
                self.play(move)
            case Undone():
                self.undo()
            case Hinted():
                self.note_hint()
            case Branched(ply, seed):
                self.branch(ply, seed)
            case Stopped():
                self.stop()

    def play(self, move: str) -> tuple[E, ...]:
        """Make a move; what it did."""
        if self.stopped:
            self._refuse_to_go_on()
        before = self.position
        position, told = before.play_telling(move)
        events: tuple[E, ...] = tuple(told)  # type: ignore[arg-type]
        self.steps.append(Step(before, move, events))
        self.position = position
        self.entries.append(Played(move))
        return events

    @property
    def ended(self) -> bool:
        """Is the game over, or was it stopped? Its secrets may be told then."""
        return self.stopped or self.position.outcome is not None

    @property
    def can_undo(self) -> bool:
        """Is there a last move that revealed nothing? The end reveals everything."""
        return self.free_ply < len(self.steps)

    @property
    def free_ply(self) -> int:
        """The ply that undoing alone can lead back to."""
        ply = len(self.steps)
        while not self.ended and ply > self._floor and not self.steps[ply - 1].reveals:
            ply -= 1
        return ply

    def undo(self) -> None:
        """Take the last move back, unless that would pass something hidden that was seen."""
        if self.ended:
            raise CannotUndo("the game has ended; further back is a practice branch", rule="N7.branch")
        if len(self.steps) == 0:
            raise CannotUndo("no move was made yet", rule="N7.branch")
        if not self.can_undo:
            raise CannotUndo(
                "the last move revealed something hidden; further back is a practice branch", rule="N7.branch"
            )
        self.position = self.steps.pop().before
        self.entries.append(Undone())

    def branch(self, ply: int, seed: int) -> None:
        """Go back to where `ply` moves had been made, as practice: everything unseen there is drawn anew."""
        if not 0 <= ply <= len(self.steps):
            raise CannotUndo(f"there is no ply {ply}; the game has {len(self.steps)} moves", rule="N7.branch")
        seen = self.steps[ply].before if ply < len(self.steps) else self.position
        self.position = seen.branch(seed)
        del self.steps[ply:]
        self.stopped = False
        self._floor = ply
        self.entries.append(Branched(ply, seed))

    def note_hint(self) -> None:
        """The player asked for help: counted openly."""
        if self.ended:
            self._refuse_to_go_on()
        self.entries.append(Hinted())

    def stop(self) -> None:
        """The player gives the game up; it ends as it stands (rule N6.R15)."""
        if self.ended:
            self._refuse_to_go_on()
        self.stopped = True
        self.entries.append(Stopped())

    def _refuse_to_go_on(self) -> NoReturn:
        how = "was stopped" if self.stopped else "is over"
        raise GameEnded(f"the game {how}; nothing but a practice branch can follow", rule="N6.R15")

    @property
    def practice(self) -> bool:
        """Was something seen undone by a branch? Such games are counted apart."""
        return any(isinstance(entry, Branched) for entry in self.entries)

    @property
    def hints(self) -> int:
        """How often help was asked for."""
        return sum(isinstance(entry, Hinted) for entry in self.entries)
