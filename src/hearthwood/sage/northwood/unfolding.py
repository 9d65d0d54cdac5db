"""Everything that a move can uncover, laid out: states with chosen cards on top, played on. Kernels."""

from collections.abc import Sequence

from hearthwood.core.randomness import Word
from hearthwood.northwood.piles import copy, deal
from hearthwood.northwood.state import State

from .steps import make


def unfold(
    found: Sequence[State], source: State, move: int, tops: Sequence[list[int]], seeds: Sequence[Word]
) -> None:
    """Make a move on copies of a state, each with other cards on top of the unseen and another seed."""
    for i in range(len(found)):
        s = found[i]
        copy(s, source)
        place = s.deck_size - s.known - 1
        for j in range(len(tops[i])):
            card = tops[i][j]
            here = 0
            while s.deck[here] != card:
                here += 1
            s.deck[here] = s.deck[place - j]
            s.deck[place - j] = card
        s.seed = seeds[i]
        make(s, move)


def redeal(found: Sequence[State], source: State, seeds: Sequence[Word]) -> None:
    """The present visit begun anew on copies of a state, each with the hand of another seed."""
    for i in range(len(found)):
        copy(found[i], source)
        found[i].seed = seeds[i]
        deal(found[i])
