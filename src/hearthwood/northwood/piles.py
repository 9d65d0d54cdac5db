"""The single steps that every rule and ability is made of: draw, discard, score, look, shuffle, deal.

All functions here run interpreted and compiled. `tell` is how the interpreted machine reports what happens;
the compiler puts nothing in its place.
"""

from hearthwood.core.bits import count, highest, lowest
from hearthwood.core.randomness import advance, below, stream

from .cards import (
    CARD_COUNT,
    HAND_SIZE,
    ONE_VALUE,
    RANK_COUNT,
)
from .state import CHOOSE, State

# What `tell` reports: a kind and two numbers; `events` says what they mean for each.
(
    DREW,
    TOOK_DISCARD,
    TOOK_SCORE,
    DISCARDED,
    SCORED,
    MISSED,
    PUT_ON_SCORE,
    PUT_ON_DECK,
    LOOKED,
    FOUND,
    SHUFFLED,
    STATED,
    DEALT,
    FRIENDLY,
    LOST,
    LEFT,
    COVERED,
    VISITED,
    ACTIVATED,
    READIED,
    RULERS_SWAPPED,
    MOVED,
    NAMED_SUIT,
    SWAPPED_DISCARD,
    SWAPPED_SCORE,
    ENDED,
) = range(26)


def tell(s: State, kind: int, what: int, more: int) -> None:
    """Note an event for whoever plays the move; compiled code has no log and leaves this out."""
    if s.log is not None:
        s.log.append((kind, what, more))


def trump(s: State) -> int:
    """The suit of the ruler of the fief being visited, at this moment (rule N6.trump)."""
    return s.rulers[s.fief] // RANK_COUNT


def take_from_deck(s: State) -> int:
    """Remove the top card of the deck, which must have one; a known card fewer is left, if any was known."""
    s.deck_size -= 1
    if s.known > 0:
        s.known -= 1
    return s.deck[s.deck_size]


def put_on_deck(s: State, card: int) -> None:
    """Lay a card face down on top of the deck."""
    s.deck[s.deck_size] = card
    s.deck_size += 1


def draw(s: State) -> int:
    """Draw the top card of the deck into the hand; its value, or 0 where the deck is empty (rule N6.draw)."""
    if s.deck_size == 0:
        return 0
    known = s.known
    card = take_from_deck(s)
    s.hand |= 1 << card
    tell(s, DREW, card, known)
    return (card & 7) + 1


def put_on_discards(s: State, card: int) -> None:
    """Lay a card on top of the discard pile."""
    s.discards[s.discards_size] = card
    s.discards_size += 1


def put_on_scores(s: State, card: int) -> None:
    """Lay a card on top of the score pile."""
    s.scores[s.scores_size] = card
    s.scores_size += 1


def discard(s: State, card: int) -> None:
    """From the hand to the top of the discard pile (rule N6.discard)."""
    s.hand &= ~(1 << card)
    put_on_discards(s, card)
    tell(s, DISCARDED, card, 0)


def know(s: State, cards: int) -> None:
    """The player has seen the top cards of the deck: at least so many are known now (rule N6.R12)."""
    cards = min(cards, s.deck_size)
    tell(s, LOOKED, cards, s.known)
    s.known = max(s.known, cards)


def highest_value(cards: int) -> int:
    """The highest value among cards; there must be one."""
    return (highest(folded(cards))) + 1


def lowest_value(cards: int) -> int:
    """The lowest value among cards; there must be one."""
    return lowest(folded(cards)) + 1


def folded(cards: int) -> int:
    """The values that cards have, a bit each: bit 0 for value 1."""
    return (cards | cards >> 8 | cards >> 16 | cards >> 24) & 0xFF


def with_values(values: int) -> int:
    """All cards that have one of these values, the inverse of `folded`."""
    return values * ONE_VALUE


def shuffle_deck(s: State) -> None:
    """Shuffle the deck with the visit's stream, its top card being item 0 (rule N2.shuffle)."""
    top = s.deck_size - 1
    state = s.stream
    for i in range(top, 0, -1):
        state = advance(state)
        j = below(state, i + 1)
        card = s.deck[top - i]
        s.deck[top - i] = s.deck[top - j]
        s.deck[top - j] = card
    s.stream = state


def deal(s: State) -> None:
    """Begin the next visit: a new deck, shuffled with the visit's own stream, and a hand (rule N3.visit)."""
    visit = len(s.rulers) - count(s.unvisited) + 1
    s.stream = stream(s.seed, visit)
    for card in range(CARD_COUNT):
        s.deck[CARD_COUNT - 1 - card] = card
    s.deck_size = CARD_COUNT
    s.discards_size = 0
    s.scores_size = 0
    s.known = 0
    shuffle_deck(s)
    s.hand = 0
    for _ in range(HAND_SIZE):
        s.deck_size -= 1
        s.hand |= 1 << s.deck[s.deck_size]
    s.phase = CHOOSE
    tell(s, DEALT, visit, s.hand)


def copy(target: State, source: State) -> None:
    """Make the target equal to the source in everything but the log."""
    target.__dict__.update(source.copy().__dict__)
