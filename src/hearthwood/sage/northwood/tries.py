"""The sage plays on from a view, over decks drawn anew: what comes of a decision, and how often.

Which decks these are follows from the view alone, so everything compared here is compared over the same ones.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import count
from math import sqrt
from typing import Any

import numpy as np

from hearthwood.core.randomness import WORD_LIMIT
from hearthwood.northwood import Move, Position, View
from hearthwood.northwood.compiled import LAYOUT
from hearthwood.northwood.events import Happening

from .answers import Aim, Worth
from .outlook import worths
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
    return min(max(0.0, middle - half), share), max(min(1.0, middle + half), share)


TRUST = 100
"""What the value says counts as much as so many visits."""
STARS_APART = 2.0
"""How far from the mean a game's stars lie at first sight; what was played then says better."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What the value says and what was played, each with its weight."""

    worth: Worth
    low: float
    high: float
    """Between these the chance to hit lies for 95 of 100."""
    error: float
    """Half the width of such an interval of the aimed number."""
    tries: int


def estimate(value: Any, played: list[Any], aim: Aim) -> Estimate:
    """From the five numbers, and as many for each visit played: was it hit, the game's worth after it."""
    tries = len(played)
    rows = np.array(played).reshape(tries, len(value))
    weight = TRUST + tries
    worth = Worth(*map(float, (TRUST * np.asarray(value) + rows.sum(axis=0)) / weight))
    low, high = wilson(worth.hit * weight, weight)
    if aim is Aim.POINTS:
        squares = float(((rows[:, 1] - worth.points) ** 2).sum()) + TRUST * STARS_APART**2
        return Estimate(worth, low, high, Z * sqrt(squares) / weight, tries)
    least, most = wilson(worth.aimed(aim) * weight, weight)
    return Estimate(worth, low, high, (most - least) / 2, tries)


def rows_of(sage: Sage, ends: Sequence["End"]) -> list[Any]:
    """What came of visits, as rows for `estimate`."""
    found = worths(sage, LAYOUT.records([end.position.state() for end in ends]))
    for end, row in zip(ends, found, strict=True):
        row[0] = end.hit
    return list(found)


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
