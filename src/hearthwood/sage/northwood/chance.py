"""What the player cannot see, drawn anew: every look ahead starts here. Kernels."""

from collections.abc import MutableSequence

from hearthwood.core.randomness import MASK, Word, advance, below, output
from hearthwood.northwood.piles import copy
from hearthwood.northwood.state import State

Dice = MutableSequence[Word]
"""Two words: the state of the generator that everything imagined is drawn from, and a place to mix in."""


def throw(dice: Dice, n: int) -> int:
    """A number from 0 to n - 1."""
    dice[0] = advance(dice[0])
    return below(dice[0], n)


def conceal(s: State) -> None:
    """Forget what the player does not know: the order of the unseen cards, the streams, the seed."""
    unseen = 0
    size = s.deck_size - s.known
    for place in range(size):
        unseen |= 1 << s.deck[place]
    place = 0
    for card in range(32):
        if unseen >> card & 1:
            s.deck[place] = card
            place += 1
    s.stream = 0
    s.seed = 0


def imagine(target: State, source: State, dice: Dice) -> None:
    """A game that looks like this one to the player; all that is hidden is drawn anew."""
    copy(target, source)
    for last in range(target.deck_size - target.known - 1, 0, -1):
        other = throw(dice, last + 1)
        card = target.deck[last]
        target.deck[last] = target.deck[other]
        target.deck[other] = card
    dice[0] = advance(dice[0])
    target.stream = output(dice[0])
    dice[0] = advance(dice[0])
    target.seed = output(dice[0])


def begin_dice(s: State, salt: Word, dice: Dice) -> None:
    """Start dice from what the player sees of a concealed state: the same view, the same throws."""
    dice[0] = salt
    mix(dice, s.hand)
    mix(dice, s.unvisited | s.friendly << 8 | s.home << 16 | s.brought << 24)
    mix(dice, s.phase | s.slot << 4 | s.character << 8 | s.argument << 16 | s.fief << 24)
    mix(dice, s.exhausted | s.watching << 8 | s.known << 16 | s.scores_size << 24)
    for place in range(s.deck_size):
        mix(dice, s.deck[place])
    for place in range(s.discards_size):
        mix(dice, s.discards[place])
    for fief in range(len(s.rulers)):
        mix(dice, s.rulers[fief])
    for slot in range(len(s.allies)):
        mix(dice, s.allies[slot] | s.covers[slot] << 8)


def mix(dice: Dice, number: int) -> None:
    """Let a number change all throws that follow."""
    dice[1] = number
    dice[0] = output((dice[0] + dice[1]) & MASK)
