"""What a learner sees of For Northwood!: the view as small whole numbers, named and documented.

`FIELDS` is the layout: each field is an array of its own under its name, and all of them lie in one row in
this order. `observe` writes such a row; it is a kernel, so one function serves the single environment,
interpreted, and the vector environment, compiled. A row says exactly what the view says, no more and no less:
`sight.view_of` reads the view back from it.

This layout belongs to version 0 of the environments; another layout is another version.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from hearthwood.core.bits import spread
from hearthwood.northwood.cards import (
    ALL_CARDS,
    CARD_COUNT,
    FIEF_COUNT,
    NOBODY,
    NOWHERE,
    SLOT_COUNT,
    SUIT_COUNT,
)
from hearthwood.northwood.machine import points
from hearthwood.northwood.moves import FIRST_FIEF, FIRST_SUBSTITUTION, MOVE_LIMIT
from hearthwood.northwood.piles import trump
from hearthwood.northwood.state import ABILITY, OVER, SUBSTITUTE, State

Rows: TypeAlias = np.ndarray[Any, np.dtype[np.int8]]
"""A row for each game."""
Words: TypeAlias = np.ndarray[Any, np.dtype[np.int64]]
"""The same memory, eight numbers of a row at a time."""

# Where a card lies.
UNSEEN, IN_HAND, KNOWN, DISCARDED, SCORED = range(5)
# How a fief stands.
UNVISITED, HOME, BROUGHT, GONE, LOST = range(5)

NO_SLOT = SLOT_COUNT
NO_TRUMP = SUIT_COUNT


@dataclass(frozen=True, slots=True)
class Field:
    """One array of an observation: so many numbers from 0 to `highest`."""

    name: str
    size: int
    highest: int
    meaning: str


FIELDS = (
    Field("place", CARD_COUNT, SCORED, "by card: 0 unseen in the deck (or no cards are out), 1 in hand, "
          "2 known on top of the deck, 3 on the discard pile, 4 on the score pile"),
    Field("depth", CARD_COUNT, CARD_COUNT - 1, "by card: cards above it in its pile; 0 in hand and unseen"),
    Field("allies", SLOT_COUNT, NOBODY - 1, "by slot: the ally's character"),
    Field("covers", SLOT_COUNT, NOWHERE, "by slot: the fief whose ruler covers the ally, 8 if none"),
    Field("rulers", FIEF_COUNT, NOBODY, "by fief: its ruler's character, 24 if the ruler has left"),
    Field("standing", FIEF_COUNT, LOST, "by fief: 0 unvisited, 1 friendly with its ruler at home, 2 friendly "
          "with its ruler brought in, 3 friendly and its ruler gone, 4 lost"),
    Field("exhausted", SLOT_COUNT, 1, "by slot: 1 if its ability was used on this visit"),
    Field("phase", 1, OVER, "0 choose, 1 substitute, 2 ready, 3 spent, 4 respond, 5 ability, "
          "6 the discard that the Baron of Eyes asks for, 7 over"),
    Field("fief", 1, NOWHERE, "the fief being visited, 8 between visits"),
    Field("trump", 1, NO_TRUMP, "the suit of the ruler being visited, 4 between visits"),
    Field("target", 1, 127, "the score that the fief being visited asks for, 0 between visits"),
    Field("score", 1, CARD_COUNT, "the cards on the score pile"),
    Field("points", 1, 127, "the stars of the friendly fiefs"),
    Field("deck", 1, CARD_COUNT, "the cards of the deck"),
    Field("known", 1, CARD_COUNT, "how many of them are known, from the top"),
    Field("watching", 1, 1, "1 while the Baron of Eyes waits for the next response"),
    Field("slot", 1, NO_SLOT, "the slot whose ability is being resolved, 4 if none"),
    Field("character", 1, NOBODY, "the character whose ability is being resolved, 24 if none"),
    Field("argument", 1, 127, "what that ability has to remember, as in the notation; 0 if none"),
)  # fmt: skip

ROW = sum(field.size for field in FIELDS)
"""How long a row is."""

# Where the fields begin, for the kernel; a test holds them to FIELDS.
PLACE, DEPTH, ALLIES, COVERS, RULERS, STANDING, EXHAUSTED = 0, 32, 64, 68, 72, 80, 88
PHASE, FIEF, TRUMP, TARGET, SCORE, POINTS, DECK, KNOWN_CARDS, WATCHING, SLOT, CHARACTER, ARGUMENT = range(
    92, 104
)

# The same row as words of eight numbers each: what is known as a mask is written a word at a time.
PLACE_WORD, DEPTH_WORD, STANDING_WORD, EXHAUSTED_WORD = PLACE // 8, DEPTH // 8, STANDING // 8, EXHAUSTED // 8
ONES = 0x0101_0101_0101_0101
"""A one in each number of a word."""


class Shown(NamedTuple):
    """What the players of many games are shown, a row a game."""

    rows: Rows
    words: Words
    masks: Words

    @classmethod
    def empty(cls, games: int) -> "Shown":
        """Room for so many games."""
        words = np.zeros((games, ROW // 8), dtype=np.int64)
        return cls(words.view(np.int8), words, np.zeros((games, MOVE_LIMIT // 8), dtype=np.int64))


def observe(s: State, rows: Rows, words: Words, i: int) -> None:
    """Write what the player sees of a state into row i; `words` is the memory of `rows`."""
    observe_cards(s, rows, words, i)
    observe_table(s, rows, words, i)
    observe_stop(s, rows, i)


def observe_laid(s: State, rows: Rows, words: Words, i: int) -> None:
    """Bring row i up to date after a move that did nothing but lay a card on top of the discards or scores.

    Two moves of three do that, and it takes a fifth of the time that writing the row anew takes.
    """
    scored = s.scores_size - rows[i, SCORE]
    for suit in range(SUIT_COUNT):
        places = words[i, PLACE_WORD + suit]
        words[i, DEPTH_WORD + suit] += places >> 1 + scored & (places | -scored) & ONES
    top = s.discards[s.discards_size - 1]
    card = top ^ (top ^ s.scores[s.scores_size - 1]) & -scored
    rows[i, PLACE + card] = DISCARDED + scored
    rows[i, PHASE] = s.phase
    rows[i, SCORE] = s.scores_size
    rows[i, DECK] = s.deck_size


def observe_cards(s: State, rows: Rows, words: Words, i: int) -> None:
    """Where each card lies, and under how many."""
    for suit in range(SUIT_COUNT):
        words[i, PLACE_WORD + suit] = spread(s.hand >> (8 * suit))  # IN_HAND is 1
        words[i, DEPTH_WORD + suit] = 0
    for depth in range(s.known):
        card = s.deck[s.deck_size - 1 - depth]
        rows[i, PLACE + card] = KNOWN
        rows[i, DEPTH + card] = depth
    top = s.discards_size - 1
    for place in range(top + 1):
        card = s.discards[place]
        rows[i, PLACE + card] = DISCARDED
        rows[i, DEPTH + card] = top - place
    top = s.scores_size - 1
    for place in range(top + 1):
        card = s.scores[place]
        rows[i, PLACE + card] = SCORED
        rows[i, DEPTH + card] = top - place


def observe_table(s: State, rows: Rows, words: Words, i: int) -> None:
    """Allies and fiefs."""
    for slot in range(SLOT_COUNT):
        rows[i, ALLIES + slot] = s.allies[slot]
        rows[i, COVERS + slot] = s.covers[slot]
    for fief in range(FIEF_COUNT):
        rows[i, RULERS + fief] = s.rulers[fief]
    gone = s.friendly & ~(s.home | s.brought)
    lost = ~(s.unvisited | s.friendly)
    words[i, STANDING_WORD] = (
        spread(s.home) * HOME + spread(s.brought) * BROUGHT + spread(gone) * GONE + spread(lost) * LOST
    )
    words[i, EXHAUSTED_WORD] = spread(s.exhausted)  # the rest of this word is written by the stop


def observe_stop(s: State, rows: Rows, i: int) -> None:
    """The visit, and what is being decided."""
    visiting = s.fief != NOWHERE
    resolving = s.phase == ABILITY
    rows[i, PHASE] = s.phase
    rows[i, FIEF] = s.fief
    rows[i, TRUMP] = trump(s) if visiting else NO_TRUMP
    rows[i, TARGET] = s.targets[s.fief] if visiting else 0
    rows[i, SCORE] = s.scores_size
    rows[i, POINTS] = points(s)
    rows[i, DECK] = s.deck_size
    rows[i, KNOWN_CARDS] = s.known
    rows[i, WATCHING] = s.watching
    rows[i, SLOT] = s.slot if resolving else NO_SLOT
    rows[i, CHARACTER] = s.character if resolving else NOBODY
    rows[i, ARGUMENT] = s.argument if resolving else 0


def allowed(s: State, moves: int, action: int) -> bool:
    """Is this number the code of a legal move, `moves` being the mask of the legal ones?"""
    if action < 0 or action >= MOVE_LIMIT:
        return False
    if s.phase == SUBSTITUTE and action < FIRST_FIEF:
        return False
    if action < FIRST_SUBSTITUTION:
        return moves >> action & 1 != 0
    return s.phase == SUBSTITUTE and moves >> (action - FIRST_SUBSTITUTION) & 1 != 0


def write_mask(s: State, moves: int, words: Words, i: int) -> None:
    """The mask of the legal moves into row i, with a 1 at the code of each; `words` are eight codes each."""
    shared = moves & ALL_CARDS
    cards = 0 if s.phase == SUBSTITUTE else shared
    substitutions = shared - cards
    for word_number in range(4):
        words[i, word_number] = spread(cards >> (8 * word_number))
        words[i, 4 + word_number] = spread(moves >> (32 + 8 * word_number))
        words[i, 8 + word_number] = spread(substitutions >> (8 * word_number))
