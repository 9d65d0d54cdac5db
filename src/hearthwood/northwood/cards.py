"""Suits, dialogue cards, characters and fiefs of For Northwood!, as numbers and as names (docs/rules, N1).

A dialogue card is `8 * suit + value - 1`, a character `6 * suit + rank`. Inside the machine they are plain
integers, so that one source runs interpreted and compiled; outside it they have types of their own.
"""

from typing import NewType

Suit = NewType("Suit", int)
Card = NewType("Card", int)
Character = NewType("Character", int)
Fief = NewType("Fief", int)
Slot = NewType("Slot", int)

SUITS = "CFLE"
RANKS = "JQKPLB"
SLOTS = "abcd"

SUIT_COUNT = 4
RANK_COUNT = 6
VALUE_COUNT = 8
CARD_COUNT = 32
CHARACTER_COUNT = 24
FIEF_COUNT = 8
SLOT_COUNT = 4
HAND_SIZE = 8
"""How many cards are dealt at the start of a visit, and what the Jack of Claws draws up to."""

NOBODY = CHARACTER_COUNT
"""Stands in a ruler's place when the ruler has left the game."""
NOWHERE = FIEF_COUNT
"""The fief that is visited between visits, and the fief whose ruler covers an uncovered ally."""

CARD_TEXTS = tuple(f"{suit}{value}" for suit in SUITS for value in range(1, VALUE_COUNT + 1))
CHARACTER_TEXTS = tuple(f"{rank}{suit}" for suit in SUITS for rank in RANKS)
CARDS_BY_TEXT = {text: Card(index) for index, text in enumerate(CARD_TEXTS)}
CHARACTERS_BY_TEXT = {text: Character(index) for index, text in enumerate(CHARACTER_TEXTS)}

(JC, QC, KC, PC, LC, BC) = range(6)
(JF, QF, KF, PF, LF, BF) = range(6, 12)
(JL, QL, KL, PL, LL, BL) = range(12, 18)
(JE, QE, KE, PE, LE, BE) = range(18, 24)


def suit_of(card: Card) -> Suit:
    """The suit of a dialogue card."""
    return Suit(card >> 3)


def value_of(card: Card) -> int:
    """The value of a dialogue card, 1 to 8."""
    return (card & 7) + 1


def suit_of_character(character: Character) -> Suit:
    """The suit of a character; that of a fief's ruler is the fief's trump."""
    return Suit(character // RANK_COUNT)


def characters_of(ranks: str) -> tuple[Character, ...]:
    """The characters of these ranks, by suit and within it by rank."""
    return tuple(CHARACTERS_BY_TEXT[rank + suit] for suit in SUITS for rank in RANKS if rank in ranks)


# Masks over a hand: bit n stands for card n.
ALL_CARDS = 0xFFFF_FFFF
ONE_SUIT = 0xFF
ONE_VALUE = 0x0101_0101
LOW_VALUES = 0x0707_0707
"""The cards of value 1, 2 and 3."""


def cards_of_suit(suit: int) -> int:
    """The mask of the eight cards of a suit."""
    return ONE_SUIT << (8 * suit)


def cards_of_value(value: int) -> int:
    """The mask of the four cards of a value."""
    return ONE_VALUE << (value - 1)
