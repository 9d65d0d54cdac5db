"""A move up to where hidden cards decide: what the player can count on before they are turned up. Kernels."""

from hearthwood.core.bits import count
from hearthwood.northwood.cards import (
    HAND_SIZE,
    JC,
    JE,
    KE,
    KL,
    LC,
    LE,
    LL,
    PC,
    PE,
    QC,
    QE,
)
from hearthwood.northwood.machine import acting, beats
from hearthwood.northwood.moves import DRAW, FIRST_SLOT, FIRST_SUIT, LISTEN
from hearthwood.northwood.piles import put_on_discards, put_on_scores
from hearthwood.northwood.state import ABILITY, READY, RESPOND, SPENT, State

from .inputs import (
    DRAWS_BE,
    DRAWS_JC,
    DRAWS_JE,
    DRAWS_KE,
    DRAWS_LC,
    DRAWS_LE,
    DRAWS_LL,
    DRAWS_PC,
    DRAWS_PE,
    DRAWS_QC,
    LISTENING,
    LOOKS_KL,
    LOOKS_QE,
)

SURE = -1
"""No hidden card decides what comes of the move."""


def stop_of(s: State, move: int) -> int:
    """Where a move stops because hidden cards decide; SURE if it does not."""
    cards = 0
    stop = SURE
    if s.phase == RESPOND:
        if s.watching != 0 and move & 1:
            cards, stop = 1, DRAWS_BE
    elif s.phase == ABILITY:
        stop = stop_within(s, move)
        if stop != SURE:
            cards = cards_at(stop)
    elif move == LISTEN:
        cards, stop = 1, LISTENING
    elif s.phase == READY:
        character = acting(s, move - FIRST_SLOT)
        cards = cards_of(s, character)
        if cards > 0:
            stop = stop_at(character)
    if min(cards, s.deck_size) <= s.known:
        return SURE
    return stop


def stop_within(s: State, move: int) -> int:
    """Where an ability stops that is being resolved."""
    if s.character == PC and move == DRAW:
        return DRAWS_PC
    if s.character == LC:
        return DRAWS_LC + (move & 7)
    if s.character == PE:
        return DRAWS_PE + s.argument - 1
    if s.character == KE and move >= FIRST_SUIT:
        return DRAWS_KE + move - FIRST_SUIT
    return SURE


def cards_at(stop: int) -> int:
    """How many cards an ability turns up at a stop that a named card or suit led to."""
    if stop >= DRAWS_LC:
        return stop - DRAWS_LC + 1
    if stop >= DRAWS_KE and stop < DRAWS_PE:
        return 2
    return 1


def cards_of(s: State, character: int) -> int:
    """How many cards of the deck an ability turns up before it asks anything."""
    if character == JC:
        return HAND_SIZE - count(s.hand)
    if character in (QC, PC, LL, KL):
        return 1
    if character in (JE, LE):
        return 2
    if character == QE:
        return 3
    return 0


def stop_at(character: int) -> int:
    """The stop of an ability that begins by turning up cards."""
    if character == JC:
        return DRAWS_JC
    if character == QC:
        return DRAWS_QC
    if character == PC:
        return DRAWS_PC
    if character == LL:
        return DRAWS_LL
    if character == JE:
        return DRAWS_JE
    if character == QE:
        return LOOKS_QE
    if character == LE:
        return DRAWS_LE
    return LOOKS_KL


def go_to_stop(s: State, move: int) -> None:
    """What a move does before hidden cards decide."""
    if s.phase == RESPOND:
        said = s.discards[s.discards_size - 1]
        s.hand &= ~(1 << move)
        if beats(s, move, said):
            put_on_scores(s, move)
        else:
            put_on_discards(s, move)
    elif s.phase == READY or s.phase == SPENT:  # noqa: PLR1714
        if move != LISTEN:
            s.exhausted |= 1 << (move - FIRST_SLOT)
    elif move < 32:
        s.hand &= ~(1 << move)
        put_on_discards(s, move)
