"""What the network sees of a moment: a list of inputs that are on. Kernels.

The suits are put in order first, the trump in front and the others by their cards, so that what is the same
to the player looks the same. An input may be on several times, once for each card of its kind.
"""

from collections.abc import MutableSequence

from hearthwood.core.bits import count, highest, lowest
from hearthwood.northwood.cards import (
    BC,
    BF,
    BL,
    CHARACTER_COUNT,
    JL,
    KC,
    KF,
    LC,
    LF,
    NOWHERE,
    ONE_SUIT,
    PF,
    PL,
    QC,
    QF,
    QL,
    RANK_COUNT,
    SLOT_COUNT,
    SUIT_COUNT,
)
from hearthwood.northwood.piles import folded
from hearthwood.northwood.state import State

# Where a moment stands, from which hidden cards decide how it goes on.
FREE = 0  # at the choice between the abilities and listening
LISTENING = 1
DRAWS_JC, DRAWS_QC, DRAWS_PC, DRAWS_LL, DRAWS_JE, LOOKS_QE, DRAWS_LE, LOOKS_KL, DRAWS_BE = range(2, 11)
DRAWS_KE = 11  # and the suit named
DRAWS_PE = 15  # and the rounds left afterwards
DRAWS_LC = 19  # and how many cards, less one
STOPS = 27

WANTED = 11  # from two too many to eight missing
HELD = 12  # cards in hand, the last one stands for more

HAND = 0
UNSEEN = HAND + 32
KNOWN = UNSEEN + 32  # three times: by their place from the top
RANKED = KNOWN + 96  # cards in hand by the unseen ones under and over them in their suit, trumps apart
NEED = RANKED + 128
DECK = NEED + WANTED * HELD
SUIT_HAND = DECK + 26
SUIT_UNSEEN = SUIT_HAND + 36
VALUES = SUIT_UNSEEN + 36
READIED = VALUES + 40
EXHAUSTED = READIED + 24
AS_RULER = EXHAUSTED + 24
STOP = AS_RULER + 24
WATCHING = STOP + STOPS
SWAPS = WATCHING + 1
MOVES_TO = SWAPS + 4
MOVES_TRUMP = MOVES_TO + 2 * WANTED
ON_DISCARDS = MOVES_TRUMP + 8
ON_SCORES = ON_DISCARDS + 32
TOP_CARDS = ON_SCORES + 32
LOWEST = TOP_CARDS + 4
OF_SIZE = LOWEST + 8
PAIRS = OF_SIZE + 5
DOUBLES = PAIRS + 5
LOW = DOUBLES + 8
FINDS = LOW + 9
INPUTS = FINDS + 4
MOST_ON = 144
"""Room for the inputs that are on at once."""


def see(s: State, stop: int, on: MutableSequence[int], order: MutableSequence[int]) -> int:
    """Write down the inputs that are on; how many. `order` gets the place of each suit."""
    unseen = 0
    for place in range(s.deck_size - s.known):
        unseen |= 1 << s.deck[place]
    trump = s.rulers[s.fief] // RANK_COUNT
    put_suits_in_order(s.hand, unseen, trump, order)
    many = see_cards(s, unseen, trump, on, order)
    many = see_counts(s, unseen, on, order, many)
    if stop >= DRAWS_KE and stop < DRAWS_PE:
        stop = DRAWS_KE + order[stop - DRAWS_KE]
    on[many] = STOP + stop
    many += 1
    return see_allies(s, unseen, stop, on, order, many)


def put_suits_in_order(hand: int, unseen: int, trump: int, order: MutableSequence[int]) -> None:
    """The place of each suit: the trump first, then the suit with more of its high cards in hand."""
    for suit in range(SUIT_COUNT):
        place = 0
        if suit != trump:
            place = 1
            own = (hand >> 8 * suit & ONE_SUIT) << 8 | (unseen >> 8 * suit & ONE_SUIT)
            for other in range(SUIT_COUNT):
                if other != suit and other != trump:  # noqa: PLR1714 (sets are slow in kernels)
                    theirs = (hand >> 8 * other & ONE_SUIT) << 8 | (unseen >> 8 * other & ONE_SUIT)
                    place += theirs > own or (theirs == own and other < suit)
        order[suit] = place


def see_cards(
    s: State, unseen: int, trump: int, on: MutableSequence[int], order: MutableSequence[int]
) -> int:
    """The cards themselves."""
    many = 0
    cards = s.hand
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        suit = card >> 3
        on[many] = HAND + 8 * order[suit] + (card & 7)
        others = unseen >> 8 * suit & ONE_SUIT
        under = count(others & ((1 << (card & 7)) - 1))
        over = count(others) - under
        on[many + 1] = RANKED + 64 * (suit == trump) + 8 * under + over
        many += 2
    cards = unseen
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        on[many] = UNSEEN + 8 * order[card >> 3] + (card & 7)
        many += 1
    for depth in range(min(3, s.known)):
        card = s.deck[s.deck_size - 1 - depth]
        on[many] = KNOWN + 32 * depth + 8 * order[card >> 3] + (card & 7)
        many += 1
    return many


def see_counts(
    s: State, unseen: int, on: MutableSequence[int], order: MutableSequence[int], many: int
) -> int:
    """How many cards there are of each kind, and how many are wanted."""
    held = count(s.hand)
    on[many] = NEED + HELD * wanted(s, s.fief) + min(held, HELD - 1)
    on[many + 1] = DECK + min(s.deck_size, 25)
    many += 2
    for suit in range(SUIT_COUNT):
        on[many] = SUIT_HAND + 9 * order[suit] + count(s.hand >> 8 * suit & ONE_SUIT)
        on[many + 1] = SUIT_UNSEEN + 9 * order[suit] + count(unseen >> 8 * suit & ONE_SUIT)
        many += 2
    for value in range(8):
        on[many] = VALUES + 5 * value + count(s.hand >> value & 0x0101_0101)
        many += 1
    return many


def wanted(s: State, fief: int) -> int:
    """The cards that a fief's target still wants, as an input's number."""
    return min(max(s.targets[fief] - s.scores_size + 2, 0), WANTED - 1)


def see_allies(
    s: State, unseen: int, stop: int, on: MutableSequence[int], order: MutableSequence[int], many: int
) -> int:
    """Who can still help, and what for each of them counts."""
    usable = count(s.exhausted) < s.abilities
    for slot in range(SLOT_COUNT):
        character = s.allies[slot]
        if s.covers[slot] != NOWHERE:
            character = s.rulers[s.covers[slot]]
        if character >= CHARACTER_COUNT:
            continue
        if s.exhausted >> slot & 1 or not usable:
            on[many] = EXHAUSTED + character
            many += 1
            continue
        on[many] = READIED + character
        many += 1
        if character == QL:
            character = s.rulers[s.fief]
            on[many] = AS_RULER + character
            many += 1
        many = see_ability(s, character, unseen, stop, on, order, many)
    on[many] = WATCHING
    return many + s.watching


def see_ability(
    s: State,
    character: int,
    unseen: int,
    stop: int,
    on: MutableSequence[int],
    order: MutableSequence[int],
    many: int,
) -> int:
    """What counts for one ability that is ready."""
    hand = s.hand
    if character == KC and hand != 0:
        top = highest(folded(hand))
        on[many] = TOP_CARDS + count(hand >> top & 0x0101_0101) - 1
        return many + 1
    if character == LC and hand != 0:
        on[many] = LOWEST + lowest(folded(hand))
        return many + 1
    if character == LF:
        held = count(hand)
        on[many] = OF_SIZE
        if held >= 1 and held <= 8:
            on[many] = OF_SIZE + count(hand >> (held - 1) & 0x0101_0101)
        return many + 1
    if character == KF:
        on[many] = PAIRS + pairs(folded(hand))
        return many + 1
    if character == PF:
        on[many] = DOUBLES + min(7, count(hand) - count(folded(hand)))
        return many + 1
    if character == BF:
        on[many] = LOW + min(8, count(hand & 0x0707_0707))
        return many + 1
    if character == BC:
        on[many] = FINDS + most_found(hand, unseen)
        return many + 1
    if character == JL:
        return see_swaps(s, on, order, many)
    if character == PL:
        return see_moves(s, on, order, many)
    if character in (QC, BL, QF):
        return see_piles(s, character, stop, on, order, many)
    return many


def see_piles(
    s: State, character: int, stop: int, on: MutableSequence[int], order: MutableSequence[int], many: int
) -> int:
    """The cards on top of the piles that can come back; the next statement covers the discards."""
    if character != QF and stop == FREE and s.discards_size > 0:
        card = s.discards[s.discards_size - 1]
        on[many] = ON_DISCARDS + 8 * order[card >> 3] + (card & 7)
        many += 1
    if s.scores_size > 0:
        card = s.scores[s.scores_size - 1]
        on[many] = ON_SCORES + 8 * order[card >> 3] + (card & 7)
        many += 1
    return many


def pairs(values: int) -> int:
    """How many pairs of values make nine."""
    return (
        (values & 0x81 == 0x81) + (values & 0x42 == 0x42) + (values & 0x24 == 0x24) + (values & 0x18 == 0x18)
    )


def most_found(hand: int, unseen: int) -> int:
    """How many unseen cards have the value of a card in hand, at most."""
    most = 0
    values = folded(hand)
    while values != 0:
        value = lowest(values)
        values &= values - 1
        most = max(most, count(unseen >> value & 0x0101_0101))
    return most


def see_swaps(s: State, on: MutableSequence[int], order: MutableSequence[int], many: int) -> int:
    """The trumps that the Jack of Leaves can bring."""
    fiefs = s.unvisited & ((0b11011 << s.fief) >> 2)
    suits = 0
    while fiefs != 0:
        suits |= 1 << order[s.rulers[lowest(fiefs)] // RANK_COUNT]
        fiefs &= fiefs - 1
    while suits != 0:
        on[many] = SWAPS + lowest(suits)
        many += 1
        suits &= suits - 1
    return many


def see_moves(s: State, on: MutableSequence[int], order: MutableSequence[int], many: int) -> int:
    """Where the Prince of Leaves can lead: what is wanted there, and the trump."""
    above = s.unvisited >> (s.fief + 1)
    under = s.unvisited & ((1 << s.fief) - 1)
    if above != 0:
        fief = s.fief + 1 + lowest(above)
        on[many] = MOVES_TO + wanted(s, fief)
        on[many + 1] = MOVES_TRUMP + order[s.rulers[fief] // RANK_COUNT]
        many += 2
    if under != 0:
        fief = highest(under)
        on[many] = MOVES_TO + WANTED + wanted(s, fief)
        on[many + 1] = MOVES_TRUMP + 4 + order[s.rulers[fief] // RANK_COUNT]
        many += 2
    return many
