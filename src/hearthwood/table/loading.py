"""From a file to the game that it holds, and to what lists show of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import takewhile
from pathlib import Path
from typing import Any, Generic

from hearthwood.core.errors import HearthwoodError
from hearthwood.core.journal import Branched, Entry

from .errors import Damage, GameDamaged, NoSuchGame
from .journals import HEAD_LINE, Head, Journal, parse_journal
from .kinds import KINDS, G, Kind


@dataclass(frozen=True, slots=True)
class FirstEnd:
    """How a game ended before anything seen was undone by a branch: what statistics count."""

    points: int | None
    """None where the player stopped it."""
    hints: int
    gained: tuple[int, ...] = ()
    """The places that were won, see `Kind.gained`."""


@dataclass(frozen=True, slots=True)
class Summary:
    """A saved game as a list shows it. Nothing in it is secret."""

    id: str
    game: str
    setup: str
    goal: int | None
    started: datetime
    changed: datetime
    visit: int
    points: int
    finished: bool
    """Played to its end; a stopped game is not."""
    stopped: bool
    practice: bool
    hints: int
    strict: bool
    seed_known: bool
    first_end: FirstEnd | None


@dataclass(frozen=True, slots=True)
class Loaded(Generic[G]):
    """What a file holds, played through."""

    file: Path
    journal: Journal
    kind: Kind[G]
    game: G
    changed: datetime

    def summary(self) -> Summary:
        """What lists show of it."""
        head = self.journal.head
        stand = self.kind.stand(self.game)
        return Summary(
            id=self.file.stem,
            game=head.game,
            setup=head.setup,
            goal=head.goal,
            started=head.started,
            changed=self.changed,
            visit=stand.visit,
            points=stand.points,
            finished=self.game.position.outcome is not None,
            stopped=self.game.stopped,
            practice=self.game.practice,
            hints=self.game.hints,
            strict=head.strict,
            seed_known=head.seed_known,
            first_end=self._first_end(),
        )

    def _first_end(self) -> FirstEnd | None:
        game = self.game
        if game.practice:
            entries = takewhile(lambda entry: not isinstance(entry, Branched), self.journal.entries)
            game = replayed(self.kind, self.journal.head, tuple(entries), self.file)
        if not game.ended:
            return None
        return FirstEnd(
            None if game.stopped else self.kind.stand(game).points, game.hints, self.kind.gained(game)
        )


def load(file: Path) -> Loaded[Any]:
    """Read a file and play its journal; GameDamaged where that is not possible."""
    try:
        data, seconds = file.read_bytes(), file.stat().st_mtime
    except FileNotFoundError:
        raise NoSuchGame(file.stem) from None
    except OSError as error:
        raise GameDamaged(Damage(file, "unreadable", detail=error.strerror or "")) from error
    journal = parse_journal(file, data)
    kind = KINDS.get(journal.head.game)
    if kind is None:
        raise GameDamaged(Damage(file, "unknown-game", detail=journal.head.game))
    game = replayed(kind, journal.head, journal.entries, file)
    return Loaded(file, journal, kind, game, datetime.fromtimestamp(seconds, UTC))


def replayed(kind: Kind[G], head: Head, entries: Sequence[Entry], file: Path) -> G:
    """The game of a journal; GameDamaged where the rules refuse what was written."""
    try:
        game = kind.start(head.setup, head.seed)
    except HearthwoodError as error:
        raise GameDamaged(Damage(file, "refused", HEAD_LINE, str(error))) from None
    for number, entry in enumerate(entries, start=HEAD_LINE + 1):
        try:
            game.enter(entry)
        except HearthwoodError as error:
            raise GameDamaged(Damage(file, "refused", number, str(error))) from None
    return game
