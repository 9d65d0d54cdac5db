"""Claws, the hunters: they draw."""

from hearthwood.core.bits import count
from hearthwood.northwood.cards import HAND_SIZE, cards_of_value
from hearthwood.northwood.moves import DONE_BIT, DRAW, DRAW_BIT
from hearthwood.northwood.piles import (
    FOUND,
    PUT_ON_SCORE,
    SHUFFLED,
    TOOK_DISCARD,
    TOOK_SCORE,
    discard,
    draw,
    highest_value,
    lowest_value,
    put_on_scores,
    shuffle_deck,
    tell,
    trump,
)
from hearthwood.northwood.state import State


def draw_until_eight(s: State) -> None:
    """N6.JC"""
    while count(s.hand) < HAND_SIZE and s.deck_size > 0:
        draw(s)


def draw_from_each_pile(s: State) -> None:
    """N6.QC"""
    draw(s)
    if s.discards_size > 0:
        s.discards_size -= 1
        s.hand |= 1 << s.discards[s.discards_size]
        tell(s, TOOK_DISCARD, s.discards[s.discards_size], 0)
    if s.scores_size > 0:
        s.scores_size -= 1
        s.hand |= 1 << s.scores[s.scores_size]
        tell(s, TOOK_SCORE, s.scores[s.scores_size], s.scores_size)


def find_highest(s: State) -> None:
    """N6.KC: the value is fixed here (N6.R14)."""
    s.argument = highest_value(s.hand)


def highest_cards(s: State) -> int:
    """N6.KC: the cards still to be moved."""
    return s.hand & cards_of_value(s.argument)


def put_named_on_scores(s: State, card: int) -> None:
    """N6.KC"""
    s.hand &= ~(1 << card)
    put_on_scores(s, card)
    tell(s, PUT_ON_SCORE, card, s.scores_size)


def draw_one(s: State) -> None:
    """N6.PC: always one card, and more only while it is not trump (N6.R1)."""
    card = s.deck[s.deck_size - 1]
    draw(s)
    s.argument = 0 if card >> 3 == trump(s) else 1


def draw_or_done(s: State) -> int:
    """N6.PC"""
    if s.argument == 0 or s.deck_size == 0:
        return 0
    return DRAW_BIT | DONE_BIT


def draw_on(s: State, move: int) -> None:
    """N6.PC"""
    if move == DRAW:
        draw_one(s)
    else:
        s.argument = 0


def lowest_cards(s: State) -> int:
    """N6.LC"""
    if s.argument == 0 or s.hand == 0:
        return 0
    return s.hand & cards_of_value(lowest_value(s.hand))


def discard_and_draw_value(s: State, card: int) -> None:
    """N6.LC"""
    s.argument = 0
    discard(s, card)
    for _ in range((card & 7) + 1):
        draw(s)


def search_deck(s: State, card: int) -> None:
    """N6.BC: found or not, the rest is shuffled and nothing of it is known any more (N6.R12)."""
    s.argument = 0
    left = 0
    for place in range(s.deck_size):
        other = s.deck[place]
        if (other ^ card) & 7 == 0:
            s.hand |= 1 << other
            tell(s, FOUND, other, 0)
        else:
            s.deck[left] = other
            left += 1
    s.deck_size = left
    s.known = 0
    shuffle_deck(s)
    tell(s, SHUFFLED, s.deck_size, 0)
