"""When two moments of a visit are the same to a player: what may still happen, and a key to know it by.

Cards count by what they can still do. As long as no ability that is left asks for values, only the order of a
suit's cards matters; as long as none changes the trump, the three other suits may change places; what lies
deep in a pile is gone. Kernels.
"""

from collections.abc import MutableSequence
from typing import NamedTuple

from hearthwood.core.bits import count, highest, lowest
from hearthwood.core.randomness import Word
from hearthwood.northwood.cards import (
    BE,
    NOWHERE,
    ONE_SUIT,
    QL,
    SLOT_COUNT,
    SUIT_COUNT,
)
from hearthwood.northwood.piles import trump
from hearthwood.northwood.state import ABILITY, READY, SPENT, State

from .chance import Dice, mix

# What an ability may do to the rest of a visit, a bit each.
USABLE = 1
VALUES = 2  # asks for values, not only for the order of a suit
DRAWS = 4  # the hand may get cards from the deck that it does not give back
FALLS = 8  # the score may fall
LEAPS = 16  # the score may rise without a dialogue
TRUMPS = 32  # the trump may change
MOVES = 64  # the target may change
DISCARDS = 128  # the top of the discard pile counts
SCORES = 256  # the top of the score pile counts
READIES = 512  # an exhausted ally may come again

POWERS = (
    USABLE | DRAWS,  # JC
    USABLE | DRAWS | FALLS | DISCARDS | SCORES,  # QC
    USABLE | VALUES | LEAPS,  # KC
    USABLE | DRAWS,  # PC
    USABLE | VALUES | DRAWS,  # LC
    USABLE | VALUES | DRAWS,  # BC
    USABLE,  # JF
    USABLE | FALLS | SCORES,  # QF
    USABLE | VALUES,  # KF
    USABLE | VALUES,  # PF
    USABLE | VALUES,  # LF
    USABLE | VALUES,  # BF
    USABLE | TRUMPS,  # JL
    USABLE,  # QL, beside what the rulers can
    USABLE,  # KL
    USABLE | TRUMPS | MOVES,  # PL
    USABLE | DRAWS | READIES,  # LL
    USABLE | VALUES | DISCARDS | SCORES,  # BL
    USABLE | DRAWS,  # JE
    USABLE,  # QE
    USABLE | DRAWS,  # KE
    USABLE | DRAWS,  # PE
    USABLE | VALUES | DRAWS,  # LE
    USABLE | VALUES | DRAWS,  # BE
    0,  # NOBODY
)
"""By character."""

IN_HAND, UNSEEN, SET_APART = 1, 2, 3
"""What a card of a suit is, in the suit's order."""
POPS = 4
"""So many cards at most come off the score pile where no ally is readied: one an ability."""


class Likeness(NamedTuple):
    """Room for keys."""

    powers: MutableSequence[int]
    """What the abilities can do that are left, by the mask of exhausted slots; in the last place all."""
    suits: MutableSequence[int]
    order: MutableSequence[int]
    key: Dice
    visit: MutableSequence[Word]
    """What all moments of a visit have in common, as a key."""


def begin_likeness(s: State, alike: Likeness) -> None:
    """Look at who is there: that stays so until the visit ends."""
    find_powers(s, alike)
    alike.key[0] = 0
    mix(alike.key, s.unvisited | s.abilities << 8)
    for slot in range(SLOT_COUNT):
        mix(alike.key, s.allies[slot] | s.covers[slot] << 8)
    for fief in range(len(s.rulers)):
        mix(alike.key, s.rulers[fief] | s.targets[fief] << 8)
    alike.visit[0] = alike.key[0]


def find_powers(s: State, alike: Likeness) -> None:
    """What the abilities can do that are left, whichever slots are exhausted."""
    everything = 0
    for slot in range(SLOT_COUNT):
        everything |= slot_powers(s, slot)
    for exhausted in range(1 << SLOT_COUNT):
        powers = 0
        for slot in range(SLOT_COUNT):
            if exhausted >> slot & 1 == 0:
                powers |= slot_powers(s, slot)
        if powers & READIES:
            powers = everything
        elif count(exhausted) >= s.abilities:
            powers = 0
        alike.powers[exhausted] = powers
    alike.powers[1 << SLOT_COUNT] = everything


def slot_powers(s: State, slot: int) -> int:
    """What a slot can do: the Queen of Leaves whatever a ruler can who may come to rule here."""
    character = s.allies[slot]
    if s.covers[slot] != NOWHERE:
        character = s.rulers[s.covers[slot]]
    powers = POWERS[character]
    if character == QL:
        for fief in range(len(s.rulers)):
            if s.unvisited >> fief & 1:
                powers |= POWERS[s.rulers[fief]]
    return powers


def powers_left(s: State, alike: Likeness) -> int:
    """What may still happen on this visit by abilities, the one being resolved included."""
    powers = alike.powers[s.exhausted]
    if s.phase == ABILITY:
        powers |= POWERS[s.character]
        if powers & READIES:
            powers |= alike.powers[1 << SLOT_COUNT]
    if s.watching != 0:
        powers |= POWERS[BE]
    return powers


def unseen_cards(s: State) -> int:
    """The cards of the deck that the player does not know, as a mask."""
    cards = 0
    for place in range(s.deck_size - s.known):
        cards |= 1 << s.deck[place]
    return cards


def set_apart(s: State, powers: int) -> int:
    """The other cards that can still come into play: known ones, and the tops of piles."""
    cards = 0
    for place in range(s.deck_size - s.known, s.deck_size):
        cards |= 1 << s.deck[place]
    if powers & SCORES:
        for place in range(first_score(s, powers), s.scores_size):
            cards |= 1 << s.scores[place]
    if discard_counts(s, powers):
        cards |= 1 << s.discards[s.discards_size - 1]
    return cards


def first_score(s: State, powers: int) -> int:
    """The lowest place of the score pile that abilities can reach."""
    if powers & READIES:
        return 0
    return max(0, s.scores_size - POPS)


def discard_counts(s: State, powers: int) -> bool:
    """Can the card on top of the discard pile come back? Only now: the next statement covers it."""
    return powers & DISCARDS != 0 and s.discards_size > 0 and s.phase in (READY, ABILITY)


def sign(s: State, powers: int, alike: Likeness) -> None:
    """Leave in `alike.key` what this moment is known by; not for statements that wait for an answer."""
    unseen = unseen_cards(s)
    apart = set_apart(s, powers)
    played = s.hand | unseen | apart
    for suit in range(SUIT_COUNT):
        alike.suits[suit] = suit_word(s.hand, unseen, apart, suit, powers)
        alike.order[suit] = suit
    if powers & TRUMPS == 0:
        put_in_order(trump(s), alike)
    key = alike.key
    key[0] = alike.visit[0]
    mix(key, alike.suits[0] | alike.suits[1] << 24)
    mix(key, alike.suits[2] | alike.suits[3] << 24)
    mix(key, stop_word(s, powers))
    if powers & TRUMPS:
        for fief in range(len(s.rulers)):
            mix(key, s.rulers[fief])
    if apart != 0:
        for place in range(s.deck_size - s.known, s.deck_size):
            mix(key, card_word(s.deck[place], played, powers, alike))
        if powers & SCORES:
            for place in range(first_score(s, powers), s.scores_size):
                mix(key, card_word(s.scores[place], played, powers, alike))
        if discard_counts(s, powers):
            mix(key, card_word(s.discards[s.discards_size - 1], played, powers, alike))


def stop_word(s: State, powers: int) -> int:
    """Where the machine stands, as a number. Where no ability is left, which were used is no matter."""
    phase = s.phase
    exhausted = s.exhausted
    if powers == 0:
        exhausted = (1 << SLOT_COUNT) - 1
        if phase == READY:
            phase = SPENT
    word = phase | s.slot << 3 | s.character << 5 | s.argument << 10 | s.fief << 16
    return word | exhausted << 20 | s.watching << 24 | s.scores_size << 25 | s.known << 31


def suit_word(hand: int, unseen: int, apart: int, suit: int, powers: int) -> int:
    """The cards of a suit: as they are where values count, otherwise what they are in their order."""
    shift = 8 * suit
    hand = hand >> shift & ONE_SUIT
    unseen = unseen >> shift & ONE_SUIT
    apart = apart >> shift & ONE_SUIT
    if powers & VALUES:
        return hand | unseen << 8 | apart << 16
    word = 0
    cards = hand | unseen | apart
    while cards != 0:
        card = cards & -cards
        cards ^= card
        word <<= 2
        if hand & card:
            word |= IN_HAND
        elif unseen & card:
            word |= UNSEEN
        else:
            word |= SET_APART
    return word


def put_in_order(trumps: int, alike: Likeness) -> None:
    """Let the suits that are not trump stand in the order of their words, behind the trump."""
    suits = alike.suits
    order = alike.order
    order[0], order[trumps] = order[trumps], order[0]
    suits[0], suits[trumps] = suits[trumps], suits[0]
    for end in (SUIT_COUNT - 1, SUIT_COUNT - 2):
        for place in range(1, end):
            if suits[place] > suits[place + 1]:
                suits[place], suits[place + 1] = suits[place + 1], suits[place]
                order[place], order[place + 1] = order[place + 1], order[place]


def card_word(card: int, played: int, powers: int, alike: Likeness) -> int:
    """A single card by the place of its suit and its own place in it."""
    suit = card >> 3
    place = 0
    while alike.order[place] != suit:
        place += 1
    if powers & VALUES:
        return 1 + place * 8 + (card & 7)
    return 1 + place * 8 + count(played & (ONE_SUIT << (8 * suit)) & ((1 << card) - 1))


def statements_like(s: State, card: int, unseen: int, apart: int, powers: int) -> int:
    """How many unseen cards are the same as this one when the ruler states it; 0 for all but one of them.

    These are its neighbours in the suit's order, where neither values nor the discards count.
    """
    if powers & (VALUES | DISCARDS):
        return 1
    suit = ONE_SUIT << (card & 24)
    others = (s.hand | apart) & suit
    under = (1 << card) - 1
    first = card & 24
    if others & under:
        first = highest(others & under) + 1
    if unseen & under >> first << first:
        return 0
    above = others & ~under
    last = (card & 24) + 8
    if above:
        last = lowest(above)
    return count(unseen & (((1 << last) - 1) & ~under))
