"""The abilities of the 24 characters (docs/rules, N6): a row each in TABLE, its functions in the module of
its suit.

An ability is resolved in steps. `begin` runs when it is activated. Then, as long as `asks` gives moves, the
player makes one of them and `then` carries it out; where it gives none, the ability is resolved. What an
ability has to remember between two steps is in `s.argument`, one small number, which is 1 when it begins.

The compiled machine builds its own switches from the same table, so a new character is one row and what it
does.
"""

from collections.abc import Callable
from dataclasses import dataclass

from hearthwood.northwood.cards import (
    BC,
    BE,
    BF,
    BL,
    JC,
    JE,
    JF,
    JL,
    KC,
    KE,
    KF,
    KL,
    LC,
    LE,
    LF,
    LL,
    PC,
    PE,
    PF,
    PL,
    QC,
    QE,
    QF,
    QL,
)
from hearthwood.northwood.state import State

from . import claws, eyes, flowers, leaves
from .steps import any_card, discard_last_named, discard_named, nothing, nothing_asked

Begin = Callable[[State], None]
Asks = Callable[[State], int]
Then = Callable[[State, int], None]


@dataclass(frozen=True, slots=True)
class Ability:
    """What a character does. `arguments` are the texts of `s.argument` in a position, by number; where it is
    empty the argument is not written, and is 1 at every stop."""

    begin: Begin = nothing
    asks: Asks = nothing_asked
    then: Then = discard_named
    arguments: tuple[tuple[int, str], ...] = ()


def numbers(first: int, last: int) -> tuple[tuple[int, str], ...]:
    """Arguments written as the numbers they are."""
    return tuple((number, str(number)) for number in range(first, last + 1))


# fmt: off
TABLE: dict[int, Ability] = {
    JC: Ability(claws.draw_until_eight),
    QC: Ability(claws.draw_from_each_pile),
    KC: Ability(claws.find_highest, claws.highest_cards, claws.put_named_on_scores, numbers(1, 8)),
    PC: Ability(claws.draw_one, claws.draw_or_done, claws.draw_on),
    LC: Ability(nothing, claws.lowest_cards, claws.discard_and_draw_value),
    BC: Ability(nothing, any_card, claws.search_deck),
    JF: Ability(nothing, flowers.trump_cards),
    QF: Ability(flowers.score_to_deck),
    KF: Ability(flowers.seek_pair, flowers.cards_of_a_pair, flowers.discard_of_pair, numbers(0, 8)),
    PF: Ability(nothing, flowers.doubled_cards),
    LF: Ability(nothing, flowers.cards_of_hand_size, discard_last_named),
    BF: Ability(nothing, flowers.low_cards),
    JL: Ability(nothing, leaves.fiefs_in_reach, leaves.exchange_rulers),
    QL: Ability(),  # never runs: it acts as the ruler, see machine.acting
    KL: Ability(leaves.look_at_top, leaves.cards_to_exchange, leaves.exchange_with_top),
    PL: Ability(nothing, leaves.next_fiefs, leaves.move_visit),
    LL: Ability(leaves.draw_one, leaves.exhausted_others, leaves.ready_ally),
    BL: Ability(leaves.begin_exchanges, leaves.equal_cards, leaves.exchange_with_pile,
                ((leaves.DISCARD_PILE, "discard"), (leaves.SCORE_PILE, "score"))),
    JE: Ability(eyes.draw_two_discard_two, any_card, eyes.discard_and_count, numbers(1, 2)),
    QE: Ability(eyes.look_at_three),
    KE: Ability(eyes.await_suit, eyes.suit_or_its_cards, eyes.name_suit_or_discard,
                ((eyes.NO_SUIT_YET, "?"), (0, "C"), (1, "F"), (2, "L"), (3, "E"))),
    PE: Ability(eyes.count_exhausted_others, any_card, eyes.discard_and_draw, numbers(1, 4)),
    LE: Ability(eyes.draw_two_and_sum, eyes.cards_towards_sum, eyes.discard_towards_sum, numbers(1, 16)),
    BE: Ability(eyes.watch),
}
# fmt: on


def begin(s: State, character: int) -> None:
    """What happens before the ability asks anything."""
    TABLE[character].begin(s)


def naming(s: State, character: int) -> int:
    """The mask of the moves that the ability asks for now; empty when it is resolved."""
    return TABLE[character].asks(s)


def after_naming(s: State, character: int, move: int) -> None:
    """Carry out what the player named."""
    TABLE[character].then(s, move)
