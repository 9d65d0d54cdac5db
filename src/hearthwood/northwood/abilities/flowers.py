"""Flowers, of the meadow: they discard."""

from hearthwood.core.bits import count
from hearthwood.northwood.cards import LOW_VALUES, cards_of_suit, cards_of_value
from hearthwood.northwood.piles import PUT_ON_DECK, discard, folded, put_on_deck, tell, trump, with_values
from hearthwood.northwood.state import State


def trump_cards(s: State) -> int:
    """N6.JF"""
    return s.hand & cards_of_suit(trump(s))


def score_to_deck(s: State) -> None:
    """N6.QF: the player knows the card that now lies on top (N6.R12)."""
    if s.scores_size > 0:
        s.scores_size -= 1
        card = s.scores[s.scores_size]
        put_on_deck(s, card)
        s.known += 1
        tell(s, PUT_ON_DECK, card, s.scores_size)


ALL_NAMED = 9
"""The argument of the King of Flowers when both cards are gone: no value, so nothing more is asked."""


def seek_pair(s: State) -> None:
    """N6.KF: no value is wanted before the first card is named."""
    s.argument = 0


def cards_of_a_pair(s: State) -> int:
    """N6.KF: first a card whose partner to 9 is held, then a partner."""
    if s.argument == ALL_NAMED:
        return 0
    if s.argument > 0:
        return s.hand & cards_of_value(s.argument)
    values = folded(s.hand)
    paired = 0
    for value in range(1, 5):
        both = 1 << (value - 1) | 1 << (8 - value)
        if values & both == both:
            paired |= both
    return s.hand & with_values(paired)


def discard_of_pair(s: State, card: int) -> None:
    """N6.KF: the first lies on the discard pile before the second is named (N6.R14)."""
    s.argument = 8 - (card & 7) if s.argument == 0 else ALL_NAMED
    discard(s, card)


def doubled_cards(s: State) -> int:
    """N6.PF: the cards whose value is held twice or more."""
    once = 0
    twice = 0
    for suit in range(4):
        values = s.hand >> (8 * suit) & 0xFF
        twice |= once & values
        once |= values
    return s.hand & with_values(twice)


def cards_of_hand_size(s: State) -> int:
    """N6.LF"""
    held = count(s.hand)
    if s.argument == 0 or held == 0 or held > 8:
        return 0
    return s.hand & cards_of_value(held)


def low_cards(s: State) -> int:
    """N6.BF"""
    return s.hand & LOW_VALUES
