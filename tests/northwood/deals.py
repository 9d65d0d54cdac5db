"""A kernel that counts how setups are dealt."""

from collections.abc import Sequence

from hearthwood.core.randomness import Word
from hearthwood.northwood.cards import FIEF_COUNT, RANK_COUNT
from hearthwood.northwood.machine import set_out
from hearthwood.northwood.piles import copy
from hearthwood.northwood.state import State


def count_same_suits(work: Sequence[State], seeds: Sequence[Word], counts: list[int]) -> None:
    """Deal each seed from `work[0]`; at 8 * i + j count how often fiefs i and j hold the same suit."""
    s = work[1]
    for seed in seeds:
        copy(s, work[0])
        set_out(s, seed)
        for one in range(FIEF_COUNT):
            for other in range(FIEF_COUNT):
                if s.rulers[one] // RANK_COUNT == s.rulers[other] // RANK_COUNT:
                    counts[FIEF_COUNT * one + other] += 1
