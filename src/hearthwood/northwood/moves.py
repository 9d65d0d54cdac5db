"""Moves: one code, one bit and one text each (docs/rules, N7.move).

A move's code is what the machine takes. The legal moves of a position are one 64-bit mask in which a move
has the bit `code % 64`: cards and substitutions share bits 0 to 31, but never a phase.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from hearthwood.core.bits import bits
from hearthwood.core.errors import InvalidText, shown

from .cards import CARD_TEXTS, FIEF_COUNT, SLOT_COUNT, SLOTS, SUITS, Card, Fief, Slot, Suit
from .state import SUBSTITUTE

FIRST_FIEF = 32
FIRST_SLOT = 40
FIRST_SUIT = 44
LISTEN = 48
DRAW = 49
DONE = 50
FIRST_SUBSTITUTION = 64
MOVE_LIMIT = 96
"""Every code is below this: the size of an action space."""

LISTEN_BIT = 1 << LISTEN
DRAW_BIT = 1 << DRAW
DONE_BIT = 1 << DONE
SUIT_BITS = 0b1111 << FIRST_SUIT


class Kind(Enum):
    """What a move does."""

    CARD = "card"
    VISIT = "visit"
    ACTIVATE = "activate"
    NAME_SUIT = "suit"
    LISTEN = "listen"
    DRAW = "draw"
    DONE = "done"
    SUBSTITUTE = "substitute"


@dataclass(frozen=True, slots=True)
class Move:
    """One move. There is one object for each; get it from `parse_move` or from a position's legal moves."""

    code: int
    text: str
    kind: Kind
    card: Card | None = None
    fief: Fief | None = None
    slot: Slot | None = None
    suit: Suit | None = None

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Move {self.text}>"


def _all_moves() -> Iterator[Move]:
    for code, text in enumerate(CARD_TEXTS):
        yield Move(code, text, Kind.CARD, card=Card(code))
    for fief in range(FIEF_COUNT):
        yield Move(FIRST_FIEF + fief, f"@{fief}", Kind.VISIT, fief=Fief(fief))
    for slot in range(SLOT_COUNT):
        yield Move(FIRST_SLOT + slot, SLOTS[slot], Kind.ACTIVATE, slot=Slot(slot))
    for suit, letter in enumerate(SUITS):
        yield Move(FIRST_SUIT + suit, letter, Kind.NAME_SUIT, suit=Suit(suit))
    yield Move(LISTEN, "listen", Kind.LISTEN)
    yield Move(DRAW, "draw", Kind.DRAW)
    yield Move(DONE, "done", Kind.DONE)
    for fief in range(FIEF_COUNT):
        for slot in range(SLOT_COUNT):
            code = FIRST_SUBSTITUTION + fief * SLOT_COUNT + slot
            yield Move(code, f"{fief}{SLOTS[slot]}", Kind.SUBSTITUTE, fief=Fief(fief), slot=Slot(slot))


MOVES = {move.code: move for move in _all_moves()}
MOVES_BY_TEXT = {move.text: move for move in MOVES.values()}


def parse_move(text: str) -> Move:
    """The move that a text says."""
    move = MOVES_BY_TEXT.get(text)
    if move is None:
        raise InvalidText(
            f"{shown(text)} is no move; moves are C7 and the like, @5, a to d, 3a, listen, draw, done, suits",
            rule="N7.move",
            field="move",
        )
    return move


def moves_in(mask: int, phase: int) -> tuple[Move, ...]:
    """The moves of a mask of legal moves, in ascending order of their bits."""
    first = FIRST_SUBSTITUTION if phase == SUBSTITUTE else 0
    return tuple(MOVES[first + bit if bit < FIRST_FIEF else bit] for bit in bits(mask))
