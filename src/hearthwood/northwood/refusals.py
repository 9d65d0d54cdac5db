"""Why a move cannot be made: a reason with a name, the rule behind it, and the facts that a sentence needs.

The names are those of the translated messages too (`refusal-…`). The English here is for programs and logs; a
table says the same from its message files.
"""

from hearthwood.core.errors import IllegalMove

from .cards import CARD_TEXTS, CHARACTER_TEXTS, NOWHERE, SLOTS, SUITS
from .machine import legal
from .moves import Kind, Move, moves_in
from .state import ABILITY, CHOOSE, EVEN_OR_ODD, OVER, READY, SPENT, SUBSTITUTE, State

SUIT_NAMES = ("Claws", "Flowers", "Leaves", "Eyes")

# Reason: rule and sentence.
REASONS: dict[str, tuple[str, str]] = {
    "over": ("N4.over", "the game is over"),
    "choose": ("N4.choose", "a fief is to be chosen: {legal}"),
    "visited": ("N4.choose", "fief {fief} was visited already; choose one of {legal}"),
    "substitute": ("N4.substitute", "rulers are being placed: {legal}"),
    "not-home": ("N4.substitute", "no friendly ruler is at home in fief {fief}; possible: {legal}"),
    "placed-order": ("N4.substitute", "rulers are placed in the order of their fiefs; possible: {legal}"),
    "covered": ("N4.substitute", "slot {slot} is covered already; possible: {legal}"),
    "ready": ("N4.ready", "activate an ally or listen: {legal}"),
    "exhausted": ("N4.ready", "the ally in slot {slot} is exhausted until the visit ends; possible: {legal}"),
    "no-more-abilities": ("N4.ready", "no more abilities can be used on this visit; possible: {legal}"),
    "spent": ("N4.spent", "this dialogue's one activation is used: listen"),
    "respond": ("N4.respond", "the statement {said} is to be answered with a card of the hand: {legal}"),
    "not-in-hand": ("N4.respond", "{card} is not in the hand; possible: {legal}"),
    "follow": ("N5.follow", "{suit} were said and the hand holds {suit}: answer with {legal}"),
    "ability": ("N6.{character}", "the ability of {character} asks for one of {legal}"),
    "even-or-odd": ("N6.R6", "the Baron of Eyes asks for a card of the hand to discard: {legal}"),
}


def refusal(s: State, move: Move) -> IllegalMove:
    """Why this move, which is not legal here, is not."""
    legal_moves = sorted(str(other) for other in moves_in(legal(s), s.phase))
    reason, more = _reason(s, move)
    facts: dict[str, str | int] = {"legal": " ".join(legal_moves), **more}
    rule, sentence = REASONS[reason]
    return IllegalMove(
        sentence.format_map(facts), rule=rule.format_map(facts), move=move.text, reason=reason, facts=facts
    )


def _reason(s: State, move: Move) -> tuple[str, dict[str, str | int]]:
    if s.phase == OVER:
        return "over", {}
    if s.phase == ABILITY:
        return "ability", {"character": CHARACTER_TEXTS[s.character]}
    if s.phase == EVEN_OR_ODD:
        return "even-or-odd", {}
    if s.phase == SPENT:
        return "spent", {}
    if s.phase == CHOOSE:
        return _when_choosing(move)
    if s.phase == SUBSTITUTE:
        return _when_substituting(s, move)
    if s.phase == READY:
        return _when_ready(s, move)
    return _when_responding(s, move)


def _when_choosing(move: Move) -> tuple[str, dict[str, str | int]]:
    if move.kind is Kind.VISIT and move.fief is not None:
        return "visited", {"fief": move.fief}
    return "choose", {}


def _when_substituting(s: State, move: Move) -> tuple[str, dict[str, str | int]]:
    if move.kind is not Kind.SUBSTITUTE or move.fief is None or move.slot is None:
        return "substitute", {}
    if not s.home >> move.fief & 1:
        return "not-home", {"fief": move.fief}
    if s.covers[move.slot] != NOWHERE:
        return "covered", {"slot": SLOTS[move.slot]}
    return "placed-order", {}


def _when_ready(s: State, move: Move) -> tuple[str, dict[str, str | int]]:
    if move.kind is not Kind.ACTIVATE or move.slot is None:
        return "ready", {}
    if s.exhausted >> move.slot & 1:
        return "exhausted", {"slot": SLOTS[move.slot]}
    return "no-more-abilities", {}


def _when_responding(s: State, move: Move) -> tuple[str, dict[str, str | int]]:
    said = CARD_TEXTS[s.discards[s.discards_size - 1]]
    if move.kind is not Kind.CARD or move.card is None:
        return "respond", {"said": said}
    if not s.hand >> move.card & 1:
        return "not-in-hand", {"card": move.text}
    return "follow", {"suit": SUIT_NAMES[SUITS.index(said[0])], "said": said, "card": move.text}
