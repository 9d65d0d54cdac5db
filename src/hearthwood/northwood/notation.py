"""The one text of a position and of a view (docs/rules, N7), written; `reading` is the way back."""

from hearthwood.core.bits import bits

from .abilities import TABLE
from .cards import (
    CARD_TEXTS,
    CHARACTER_TEXTS,
    FIEF_COUNT,
    NOWHERE,
    SLOT_COUNT,
    SLOTS,
    SUITS,
)
from .state import ABILITY, CHOOSE, EVEN_OR_ODD, OVER, READY, RESPOND, SPENT, SUBSTITUTE, State

PHASE_TEXTS = {
    CHOOSE: "choose",
    SUBSTITUTE: "substitute",
    READY: "ready",
    SPENT: "spent",
    RESPOND: "respond",
    OVER: "over",
}
EVEN_OR_ODD_TEXT = "ability:BE"
NOTHING = "-"
HIDDEN = "?"
UNSEEN = "~"
NO_STREAM = "0" * 16


def position_text(s: State) -> str:
    """The canonical text of a position."""
    over = s.phase == OVER
    return _text(
        s,
        deck=_pile_text(s.deck, s.deck_size),
        stream=NO_STREAM if over else f"{s.stream:016x}",
        seed=str(s.seed),
    )


def view_text(s: State) -> str:
    """The text of what the player may see of a position."""
    return _text(s, deck=_seen_deck_text(s), stream=HIDDEN, seed=HIDDEN)


def _text(s: State, *, deck: str, stream: str, seed: str) -> str:
    fields = (
        "/".join(_ally_text(s, slot) for slot in range(SLOT_COUNT)),
        "/".join(_fief_text(s, fief) for fief in range(FIEF_COUNT)),
        NOTHING if s.fief == NOWHERE else str(s.fief),
        grouped(s.hand),
        deck,
        _pile_text(s.discards, s.discards_size),
        _pile_text(s.scores, s.scores_size),
        str(s.known),
        _phase_text(s),
        stream,
        seed,
    )
    return " ".join(fields)


def _ally_text(s: State, slot: int) -> str:
    cover = "" if s.covers[slot] == NOWHERE else f"+{s.covers[slot]}"
    spent = "*" if s.exhausted >> slot & 1 else ""
    return CHARACTER_TEXTS[s.allies[slot]] + cover + spent


def _fief_text(s: State, fief: int) -> str:
    if s.unvisited >> fief & 1:
        return CHARACTER_TEXTS[s.rulers[fief]]
    if s.home >> fief & 1:
        return CHARACTER_TEXTS[s.rulers[fief]] + "+"
    if s.brought >> fief & 1:
        return CHARACTER_TEXTS[s.rulers[fief]] + "^"
    return "+" if s.friendly >> fief & 1 else "-"


def grouped(cards: int) -> str:
    """A set of cards by suit: `C13F7` is C1 C3 F7."""
    if cards == 0:
        return NOTHING
    text = ""
    for suit, letter in enumerate(SUITS):
        values = cards >> (8 * suit) & 0xFF
        if values:
            text += letter + "".join(str(bit + 1) for bit in bits(values))
    return text


def _pile_text(pile: list[int], size: int) -> str:
    if size == 0:
        return NOTHING
    return "".join(CARD_TEXTS[card] for card in reversed(pile[:size]))


def _seen_deck_text(s: State) -> str:
    if s.deck_size == 0:
        return NOTHING
    unseen = s.deck_size - s.known
    seen = "".join(CARD_TEXTS[card] for card in reversed(s.deck[unseen : s.deck_size]))
    rest = sum(1 << card for card in s.deck[:unseen])
    return seen + UNSEEN + (grouped(rest) if rest else "")


def _phase_text(s: State) -> str:
    if s.phase == EVEN_OR_ODD:
        return EVEN_OR_ODD_TEXT
    if s.phase != ABILITY:
        return PHASE_TEXTS[s.phase] + ("!" if s.watching else "")
    text = f"ability:{SLOTS[s.slot]}:{CHARACTER_TEXTS[s.character]}"
    arguments = dict(TABLE[s.character].arguments)
    return f"{text}:{arguments[s.argument]}" if arguments else text
