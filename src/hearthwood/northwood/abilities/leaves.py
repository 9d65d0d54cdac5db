"""Leaves, of floor and tree: they change who rules, where the visit is, and what lies on top."""

from hearthwood.core.bits import highest, lowest
from hearthwood.northwood.cards import ONE_VALUE
from hearthwood.northwood.moves import DONE, DONE_BIT, FIRST_FIEF, FIRST_SLOT
from hearthwood.northwood.piles import (
    MOVED,
    PUT_ON_DECK,
    READIED,
    RULERS_SWAPPED,
    SWAPPED_DISCARD,
    SWAPPED_SCORE,
    draw,
    know,
    put_on_deck,
    tell,
)
from hearthwood.northwood.state import State


def fiefs_in_reach(s: State) -> int:
    """N6.JL: unvisited and at most two fiefs away (N6.R3)."""
    if s.argument == 0:
        return 0
    reach = (0b11011 << s.fief) >> 2
    return (s.unvisited & reach) << FIRST_FIEF


def exchange_rulers(s: State, move: int) -> None:
    """N6.JL: the trump is the new ruler's at once."""
    s.argument = 0
    other = move - FIRST_FIEF
    ruler = s.rulers[s.fief]
    s.rulers[s.fief] = s.rulers[other]
    s.rulers[other] = ruler
    tell(s, RULERS_SWAPPED, s.fief, other)


def look_at_top(s: State) -> None:
    """N6.KL: the look comes before the card is named (N6.R12)."""
    know(s, 1)


def cards_to_exchange(s: State) -> int:
    """N6.KL"""
    if s.argument == 0 or s.deck_size == 0:
        return 0
    return s.hand


def exchange_with_top(s: State, card: int) -> None:
    """N6.KL: the card given is known to lie on top."""
    s.argument = 0
    draw(s)
    s.hand &= ~(1 << card)
    put_on_deck(s, card)
    s.known += 1
    tell(s, PUT_ON_DECK, card, s.scores_size)


def next_fiefs(s: State) -> int:
    """N6.PL: the nearest unvisited fief on either side."""
    if s.argument == 0:
        return 0
    fiefs = 0
    above = s.unvisited >> (s.fief + 1)
    if above != 0:
        fiefs |= 1 << (s.fief + 1 + lowest(above))
    under = s.unvisited & ((1 << s.fief) - 1)
    if under != 0:
        fiefs |= 1 << highest(under)
    return fiefs << FIRST_FIEF


def move_visit(s: State, move: int) -> None:
    """N6.PL"""
    s.argument = 0
    tell(s, MOVED, s.fief, move - FIRST_FIEF)
    s.fief = move - FIRST_FIEF


def draw_one(s: State) -> None:
    """N6.LL: the draw comes first; the ally is named even where it emptied the deck (N6.R13)."""
    draw(s)


def exhausted_others(s: State) -> int:
    """N6.LL: never itself (N6.R8)."""
    if s.argument == 0:
        return 0
    return (s.exhausted & ~(1 << s.slot)) << FIRST_SLOT


def ready_ally(s: State, move: int) -> None:
    """N6.LL"""
    s.argument = 0
    s.exhausted &= ~(1 << (move - FIRST_SLOT))
    tell(s, READIED, move - FIRST_SLOT, 0)


NO_PILE, DISCARD_PILE, SCORE_PILE = range(3)
"""The pile whose top may be exchanged: the argument of the Baron of Leaves."""


def begin_exchanges(s: State) -> None:
    """N6.BL: the discard pile comes first (N6.R7)."""
    s.argument = DISCARD_PILE
    if cards_like_top(s) == 0:
        s.argument = SCORE_PILE


def cards_like_top(s: State) -> int:
    """The cards in hand that have the value of the top of the pile in question."""
    if s.argument == DISCARD_PILE and s.discards_size > 0:
        return s.hand & (ONE_VALUE << (s.discards[s.discards_size - 1] & 7))
    if s.argument == SCORE_PILE and s.scores_size > 0:
        return s.hand & (ONE_VALUE << (s.scores[s.scores_size - 1] & 7))
    return 0


def equal_cards(s: State) -> int:
    """N6.BL"""
    cards = cards_like_top(s)
    if cards == 0:
        return 0
    return cards | DONE_BIT


def exchange_with_pile(s: State, move: int) -> None:
    """N6.BL: the card given takes the exact place of the one taken (N6.R7)."""
    if s.argument == DISCARD_PILE:
        if move != DONE:
            taken = s.discards[s.discards_size - 1]
            s.hand = s.hand & ~(1 << move) | 1 << taken
            s.discards[s.discards_size - 1] = move
            tell(s, SWAPPED_DISCARD, move, taken)
        s.argument = SCORE_PILE
    else:
        if move != DONE:
            taken = s.scores[s.scores_size - 1]
            s.hand = s.hand & ~(1 << move) | 1 << taken
            s.scores[s.scores_size - 1] = move
            tell(s, SWAPPED_SCORE, move, taken)
        s.argument = NO_PILE
