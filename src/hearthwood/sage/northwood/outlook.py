"""What can be expected after a move, from all that it can uncover: counted through, or a fixed sample.

Everything here follows from the view, also the sample: the same view, the same figures.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from itertools import permutations
from math import ceil, perm
from typing import Any

import numpy as np

from hearthwood.northwood import Move, View
from hearthwood.northwood.compiled import LAYOUT
from hearthwood.northwood.events import Event, Happening
from hearthwood.northwood.machine import points
from hearthwood.northwood.moves import MOVES_BY_TEXT
from hearthwood.northwood.state import OVER

from . import unfolding
from .player import Sage, entry

MEASURES = 5
"""What is said of a state: hit, points, win16, win18, win20."""
SEEING = (Happening.DREW, Happening.STATED)


@dataclass(frozen=True, slots=True)
class Care:
    """How much is counted through, and how large samples are where there is too much."""

    counted: int = 600
    """Orders of the next cards: one of 24 cards, or two of them."""
    sampled: int = 400
    """Orders of three cards and more."""
    hands: int = 256
    """Hands of the next visit."""


@dataclass(frozen=True, slots=True)
class Expected:
    """The mean of what can come."""

    worth: Any
    """The five numbers of the sage's values."""
    exact: bool
    """Is it the mean of everything that can come, each weighed as it should be?"""


class Outlook:
    """What the moves of one view can lead to."""

    def __init__(self, sage: Sage, view: View, care: Care | None = None) -> None:
        self._sage = sage
        self._care = care or Care()
        self.view = view
        self._source = LAYOUT.records([view.state()])
        self._unseen = [int(card) for card in view.unseen]

    @cached_property
    def worth(self) -> Any:
        """What the value says of the view itself."""
        return worths(self._sage, self._source)[0]

    @cached_property
    def moves(self) -> dict[str, Expected]:
        """What can be expected after each legal move."""
        rows = {move.text: self._unfold(move, ()) for move in self.view.legal_moves}
        found = worths(self._sage, np.concatenate([records for records, _ in rows.values()]))
        expected, first = {}, 0
        for text, (records, exact) in rows.items():
            expected[text] = Expected(found[first : first + len(records)].mean(axis=0), exact)
            first += len(records)
        return expected

    def after(self, move: str, seen: Sequence[int]) -> Expected:
        """What can be expected once a move has uncovered these cards, and others may follow."""
        records, exact = self._unfold(MOVES_BY_TEXT[move], seen)
        return Expected(worths(self._sage, records).mean(axis=0), exact)

    def dealt(self) -> Expected:
        """Of the present visit before its hand was dealt."""
        many = 4 * self._care.hands
        records = LAYOUT.empty(many)
        entry(unfolding.redeal)(records, self._source[0], self._seeds(many))
        return Expected(worths(self._sage, records).mean(axis=0), exact=False)

    def _unfold(self, move: Move, seen: Sequence[int]) -> tuple[Any, bool]:
        """The states that a move can lead to, each as often as it should count; are these all there are?"""
        shown = len(seen_by(self.view, self.view.branch(0).play_telling(move)[1]))
        tops, counted = self._tops(shown, seen)
        records = self._made(move, tops)
        ended = (records["unvisited"] != self._source["unvisited"][0]) & (records["phase"] != OVER)
        if not ended.any():
            return records, counted
        return self._made(move, np.repeat(tops, ceil(self._care.hands / len(tops)), axis=0)), False

    def _made(self, move: Move, tops: Any) -> Any:
        records = LAYOUT.empty(len(tops))
        entry(unfolding.unfold)(records, self._source[0], move.code, tops, self._seeds(len(tops)))
        return records

    def _tops(self, shown: int, seen: Sequence[int]) -> tuple[Any, bool]:
        """Orders of the cards that are uncovered, those in front being seen already; are these all?"""
        rest = [card for card in self._unseen if card not in seen]
        more = shown - len(seen)
        if perm(len(rest), more) <= self._care.counted:
            rows, counted = list(permutations(rest, more)), True
        else:
            dice = self._dice(1)
            orders = (dice.permutation(self._unseen) for _ in range(self._care.sampled))
            rows = [tuple(card for card in order if card not in seen)[:more] for order in orders]
            counted = False
        return np.array([(*seen, *row) for row in rows], np.int8).reshape(len(rows), shown), counted

    def _seeds(self, many: int) -> Any:
        return self._dice(2).integers(2**64, size=many, dtype=np.uint64)

    def _dice(self, purpose: int) -> np.random.Generator:
        name = blake2b(str(self.view).encode(), digest_size=8).digest()
        return np.random.default_rng([int.from_bytes(name), purpose])


def worths(sage: Sage, records: Any) -> Any:
    """The sage's values of many states; a game that is over is worth what it brought."""
    found = np.array(sage.values(records), dtype=np.float64)
    for row in np.flatnonzero(records["phase"] == OVER):
        stars = points(LAYOUT.state_of(records[row]))
        found[row, 1:] = stars, stars >= 16, stars >= 18, stars >= 20
    return found


def seen_by(view: View, events: Sequence[Event]) -> list[int]:
    """The cards that a move made in this view uncovered, in their order; without the next visit's hand."""
    cards: list[int] = []
    for event in events:
        if event.kind in SEEING and event.reveals and event.card is not None:
            cards.append(int(event.card))
        elif event.kind is Happening.LOOKED:
            cards += [int(card) for card in event.cards[len(view.known_deck) :]]
    return cards
