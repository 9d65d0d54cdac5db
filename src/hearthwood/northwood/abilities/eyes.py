"""Eyes, the birds: they see, weigh and sift."""

from hearthwood.core.bits import count, lowest
from hearthwood.northwood.cards import cards_of_suit, cards_of_value
from hearthwood.northwood.moves import FIRST_SUIT, SUIT_BITS
from hearthwood.northwood.piles import NAMED_SUIT, discard, draw, know, tell, with_values
from hearthwood.northwood.state import State


def draw_two_discard_two(s: State) -> None:
    """N6.JE: the argument counts the discards left."""
    draw(s)
    draw(s)
    s.argument = 2


def discard_and_count(s: State, card: int) -> None:
    """N6.JE"""
    s.argument -= 1
    discard(s, card)


def look_at_three(s: State) -> None:
    """N6.QE"""
    know(s, 3)


NO_SUIT_YET = 4
"""The argument of the King of Eyes before a suit is named."""


def await_suit(s: State) -> None:
    """N6.KE"""
    s.argument = NO_SUIT_YET


def suit_or_its_cards(s: State) -> int:
    """N6.KE"""
    if s.argument == NO_SUIT_YET:
        return SUIT_BITS
    return s.hand & cards_of_suit(s.argument)


def name_suit_or_discard(s: State, move: int) -> None:
    """N6.KE"""
    if s.argument == NO_SUIT_YET:
        s.argument = move - FIRST_SUIT
        tell(s, NAMED_SUIT, s.argument, 0)
        draw(s)
        draw(s)
    else:
        discard(s, move)


def count_exhausted_others(s: State) -> None:
    """N6.PE: one round, and one more for each other exhausted ally; counted once, here."""
    s.argument = 1 + count(s.exhausted & ~(1 << s.slot))


def discard_and_draw(s: State, card: int) -> None:
    """N6.PE: from an empty deck the draw is skipped, the discards are not (N6.R4)."""
    s.argument -= 1
    discard(s, card)
    draw(s)


def draw_two_and_sum(s: State) -> None:
    """N6.LE: the argument is what is still to be discarded; one card drawn counts alone (N6.R5)."""
    first = draw(s)
    s.argument = first + draw(s)


def reachable_sums(cards: int) -> int:
    """The sums that sets of these cards can make, a bit each."""
    sums = 1
    while cards != 0:
        sums |= sums << ((lowest(cards) & 7) + 1)
        cards &= cards - 1
    return sums


def cards_towards_sum(s: State) -> int:
    """N6.LE: cards after which the remainder can still be made of cards in hand."""
    if s.argument == 0:
        return 0
    values = 0
    for value in range(1, 9):
        same = s.hand & cards_of_value(value)
        if same != 0 and value <= s.argument:
            others = s.hand & ~(same & -same)
            if reachable_sums(others) >> (s.argument - value) & 1 == 1:
                values |= 1 << (value - 1)
    return s.hand & with_values(values)


def discard_towards_sum(s: State, card: int) -> None:
    """N6.LE"""
    s.argument -= (card & 7) + 1
    discard(s, card)


def watch(s: State) -> None:
    """N6.BE: the next response will be looked at (N6.R6)."""
    s.watching = 1
