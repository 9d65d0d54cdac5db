"""Chance: dice, shuffling, one of several (rule G4.6).

What is shuffled is first brought into the order of the set's files, so that how it lay before plays no part.
"""

from collections.abc import Sequence
from typing import TypeVar

from hearthwood.core.randomness import advance, below, shuffled
from hearthwood.nordguard.state import DICE_STREAM, EVENT_STREAM, ITEM_STREAM, MAP_STREAM, State
from hearthwood.nordguard.vocabulary.words import Amount

from .telling import reveal

T = TypeVar("T")


def one_below(s: State, n: int) -> int:
    """A number from 0 to n - 1, from the stream of dice and everything else."""
    streams = s.streams
    streams[DICE_STREAM] = state = advance(streams[DICE_STREAM])
    return below(state, n)


def throw(s: State, amount: Amount) -> tuple[int, tuple[int, ...]]:
    """What an amount comes to, and the dice thrown for it; a number throws none."""
    dice = tuple(one_below(s, amount.sides) + 1 for _ in range(amount.count))
    return amount.sign * (sum(dice) + amount.plus), dice


def pick_one(s: State, several: Sequence[T]) -> T:
    """One of several, each with the same chance."""
    if len(several) > 1:
        reveal(s, "lot")
    return several[one_below(s, len(several))]


def shuffle_items(s: State) -> None:
    """The item deck."""
    s.item_deck.sort()
    s.streams[ITEM_STREAM] = shuffled(s.item_deck, s.streams[ITEM_STREAM])


def shuffle_events(s: State) -> None:
    """The event deck."""
    s.event_deck.sort()
    s.streams[EVENT_STREAM] = shuffled(s.event_deck, s.streams[EVENT_STREAM])


def shuffle_locations(s: State, cards: list[int]) -> None:
    """Locations, in place."""
    cards.sort()
    s.streams[MAP_STREAM] = shuffled(cards, s.streams[MAP_STREAM])
