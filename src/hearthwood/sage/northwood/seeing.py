"""The seer: knows the deck, and says whether and how a visit can end at its target.

No player: it sees what is hidden, and is asked by who knows all of it anyway, or to measure what
luck allows.
"""

from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Any

import numpy as np

from hearthwood.northwood import Phase, Position, Setup
from hearthwood.northwood.cards import Fief
from hearthwood.northwood.compiled import LAYOUT, kernels
from hearthwood.northwood.moves import MOVES

from . import chance, exact, likeness, seer, steps

MOST = 20_000_000
"""Moves that a search may take: some seconds."""


class Answer(Enum):
    """Can the visit end at its target?"""

    LOST = "no"
    WON = "yes"
    UNDECIDED = "undecided"


_ANSWERS = {seer.LOST: Answer.LOST, seer.WON: Answer.WON, seer.UNDECIDED: Answer.UNDECIDED}


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What the seer finds for a visit."""

    fief: Fief
    answer: Answer
    way: tuple[str, ...]
    """The moves that lead to the target, the choice of the fief included where it is still open."""


@cache
def entry(kernel: Any) -> Any:
    """A kernel of the seer, compiled."""
    return kernels(chance, steps, likeness, exact, seer).entry(kernel)


class Seer:
    """Looks through decks."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._stack = LAYOUT.empty(seer.DEPTH + 1)
        self._glass = seer.new_glass()

    def see(self, position: Position) -> tuple[Foreseen, ...]:
        """For the visit under way, or for each fief that can be visited now; none when the game is over."""
        if position.phase is Phase.OVER:
            return ()
        if position.fief is not None:
            return (self._look(position, position.fief, ()),)
        return tuple(
            self._look(position.play(move), move.fief, (move.text,))
            for move in position.legal_moves
            if move.fief is not None
        )

    def first_visits(self, setup: Setup, seeds: range, most: int | None = None) -> Any:
        """For the first visit of each seed a row of `seer.WON`, `LOST` or `UNDECIDED` by fief."""
        [template] = LAYOUT.records([setup.template()])
        answers = np.zeros((len(seeds), len(setup.targets)), dtype=np.int8)
        numbers = np.arange(seeds.start, seeds.stop, dtype=np.uint64)
        entry(seer.first_visits)(self._stack, template, numbers, self._glass, most or self._most, answers)
        return answers

    def _look(self, position: Position, fief: Fief, made: tuple[str, ...]) -> Foreseen:
        [record] = LAYOUT.records([position.state()])
        answer = entry(seer.see_through)(self._stack, record, self._glass, self._most)
        way = tuple(MOVES[int(code)].text for code in self._glass.way[: self._glass.length[0]])
        return Foreseen(fief, _ANSWERS[answer], made + way if way else ())
