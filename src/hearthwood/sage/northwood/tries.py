"""The sage plays on from a view, over decks drawn anew: what comes of a decision, and how often.

Which decks these are follows from the view alone, so everything compared here is compared over the same ones.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import count
from math import sqrt

from hearthwood.core.randomness import WORD_LIMIT
from hearthwood.northwood import Move, Position, View
from hearthwood.northwood.events import Happening

from .player import Sage

Z = 1.96


def seeds_of(view: View) -> Iterator[int]:
    """Seeds without end that follow from what the player sees."""
    start = int.from_bytes(blake2b(str(view).encode(), digest_size=8).digest())
    return (number % WORD_LIMIT for number in count(start))


def decks(view: View) -> Iterator[Position]:
    """Games that look like this one, everything unseen drawn anew; without end."""
    return (view.branch(seed) for seed in seeds_of(view))


@dataclass(slots=True)
class Tally:
    """How visits ended."""

    tries: int = 0
    hits: int = 0
    scores: Counter[int] = field(default_factory=Counter)

    def add(self, score: int, *, hit: bool) -> None:
        """One more."""
        self.tries += 1
        self.hits += hit
        self.scores[score] += 1

    @property
    def share(self) -> float:
        """How often the target was met."""
        return self.hits / self.tries if self.tries else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Between these the share lies for 95 of 100 tallies (Wilson)."""
        return wilson(self.hits, self.tries)


def wilson(hits: float, tries: float) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if tries <= 0:
        return 0.0, 1.0
    share = hits / tries
    middle = (share + Z * Z / (2 * tries)) / (1 + Z * Z / tries)
    half = Z / (1 + Z * Z / tries) * sqrt(share * (1 - share) / tries + Z * Z / (4 * tries * tries))
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True, slots=True)
class End:
    """How a visit ended, and the game after it."""

    score: int
    hit: bool
    position: Position


def play_visit(sage: Sage, position: Position, moves: tuple[Move | str, ...] = ()) -> End:
    """Make these moves, then the sage's to the end of the visit."""
    visit, planned = position.visit, iter(moves)
    while True:
        position, events = position.play_telling(next(planned, None) or sage.choose(position.view()))
        for event in events:
            if event.kind in (Happening.FRIENDLY, Happening.LOST):
                return End(event.count or 0, event.kind is Happening.FRIENDLY, position)
        assert position.visit == visit


def play_game(sage: Sage, position: Position) -> int:
    """The stars at the end, when the sage plays on."""
    while position.outcome is None:
        position = position.play(sage.choose(position.view()))
    return position.points


def decision(sage: Sage, view: View, moves: tuple[str, ...], many: int) -> dict[str, Tally]:
    """The same decision over so many other decks: how the visit ends after each of these moves."""
    found = {move: Tally() for move in moves}
    for _, position in zip(range(many), decks(view), strict=False):
        for move, tally in found.items():
            end = play_visit(sage, position, (move,))
            tally.add(end.score, hit=end.hit)
    return found
