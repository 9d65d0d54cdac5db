"""The simplest player that looks at the cards: what the sage is measured against. Kernels."""

from hearthwood.core.bits import count, lowest
from hearthwood.northwood.cards import CARD_COUNT, ONE_SUIT, RANK_COUNT
from hearthwood.northwood.machine import beats
from hearthwood.northwood.moves import DONE, FIRST_FIEF, LISTEN
from hearthwood.northwood.state import CHOOSE, RESPOND, SUBSTITUTE, State

from .steps import code_at, options

HIGH_CARDS = 0xC0C0_C0C0
"""The cards of value 7 and 8."""


def plain_move(s: State) -> int:
    """Play each answer for the score that is still wanted; use an ability only where one is asked for."""
    if s.phase == RESPOND:
        return plain_answer(s)
    if s.phase == CHOOSE:
        return FIRST_FIEF + likely_fief(s)
    if s.phase == SUBSTITUTE:
        return DONE
    if options(s) >> LISTEN & 1:
        return LISTEN
    return code_at(s, lowest(options(s)))


def plain_answer(s: State) -> int:
    """While score is wanted the lowest card that scores, then the highest that does not; else the lowest."""
    said = s.discards[s.discards_size - 1]
    wanted = s.targets[s.fief] > s.scores_size
    lowest_scoring, highest_missing, lowest_card = CARD_COUNT, CARD_COUNT, CARD_COUNT
    cards = options(s)
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if lowest_card == CARD_COUNT or card & 7 < lowest_card & 7:
            lowest_card = card
        if beats(s, card, said):
            if lowest_scoring == CARD_COUNT or card & 7 < lowest_scoring & 7:
                lowest_scoring = card
        elif highest_missing == CARD_COUNT or card & 7 > highest_missing & 7:
            highest_missing = card
    if wanted and lowest_scoring != CARD_COUNT:
        return lowest_scoring
    if not wanted and highest_missing != CARD_COUNT:
        return highest_missing
    return lowest_card


def likely_fief(s: State) -> int:
    """The fief whose number is nearest to the cards that look like scoring there; of equals more stars."""
    best, best_worth = 0, -1000
    fiefs = s.unvisited
    while fiefs != 0:
        fief = lowest(fiefs)
        fiefs &= fiefs - 1
        trumps = ONE_SUIT << (8 * (s.rulers[fief] // RANK_COUNT))
        likely = count(s.hand & (trumps | HIGH_CARDS))
        worth = s.stars[fief] - 10 * abs(likely - s.targets[fief])
        if worth > best_worth:
            best, best_worth = fief, worth
    return best
