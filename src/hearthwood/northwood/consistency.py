"""Does a position fit together as a whole (rule N8.whole)? History is not checked."""

from collections.abc import Callable
from typing import NoReturn

from hearthwood.core.bits import bits, count
from hearthwood.core.errors import InvalidText

from .cards import BE, CARD_COUNT, CARD_TEXTS, CHARACTER_TEXTS, HAND_SIZE, NOBODY, NOWHERE, SLOT_COUNT, SLOTS
from .machine import acting, legal
from .state import ABILITY, CHOOSE, EVEN_OR_ODD, OVER, READY, RESPOND, SPENT, SUBSTITUTE, State

FIELDS = (
    "allies", "fiefs", "visited", "hand", "deck", "discard", "score", "known", "phase", "stream", "seed",
)  # fmt: skip


def refuse(field: str, message: str, rule: str = "") -> NoReturn:
    """Say what is wrong with a field of a position; by default by the rule that describes the field."""
    raise InvalidText(message, rule=rule or f"N7.{field}", field=f"field {FIELDS.index(field) + 1} ({field})")


def check_whole(s: State) -> None:
    """Refuse a state that no table can be in."""
    _check_characters(s)
    _check_covers(s)
    _check_place(s)
    if s.phase == OVER:
        _check_nobody_exhausted(s)
        return
    _check_cards(s)
    _check_watching(s)
    _PHASE_CHECKS[s.phase](s)


def _check_characters(s: State) -> None:
    seen: set[int] = set()
    for field, characters in (("allies", s.allies), ("fiefs", s.rulers)):
        for character in characters:
            if character in seen:
                refuse(
                    field, f"{CHARACTER_TEXTS[character]} stands in two places; each character is there once"
                )
            if character != NOBODY:
                seen.add(character)


def _check_covers(s: State) -> None:
    covering = [fief for fief in s.covers if fief != NOWHERE]
    for fief in covering:
        if not s.brought >> fief & 1:
            refuse("allies", f"fief {fief} covers an ally, but its ruler is not marked ^ as brought in")
        if covering.count(fief) > 1:
            refuse("allies", f"fief {fief} covers two allies; a ruler covers one")
    for fief in bits(s.brought):
        if fief not in covering:
            refuse("fiefs", f"the ruler of fief {fief} is marked ^ as brought in, but covers no ally")


def _check_place(s: State) -> None:
    if (s.phase == OVER) != (s.unvisited == 0):
        refuse("phase", "a game is over exactly when no fief is unvisited", "N8.whole")
    if s.phase in (OVER, CHOOSE):
        if s.fief != NOWHERE:
            refuse("visited", "between visits no fief is visited: - is right", "N8.whole")
        if s.brought:
            refuse("fiefs", "between visits no ruler covers an ally", "N8.whole")
    elif s.fief == NOWHERE:
        refuse("visited", "this phase is part of a visit: the fief visited is missing", "N8.whole")
    elif not s.unvisited >> s.fief & 1:
        refuse("visited", f"fief {s.fief} is not unvisited, so it cannot be the one being visited")


def _check_cards(s: State) -> None:
    seen = s.hand
    for field, pile, size in (
        ("deck", s.deck, s.deck_size),
        ("discard", s.discards, s.discards_size),
        ("score", s.scores, s.scores_size),
    ):
        for card in pile[:size]:
            if seen >> card & 1:
                refuse(field, f"{CARD_TEXTS[card]} lies in two places; there is one of each card", "N8.whole")
            seen |= 1 << card
    missing = [text for card, text in enumerate(CARD_TEXTS) if not seen >> card & 1]
    if missing:
        there = f"all {CARD_COUNT} cards lie in hand, deck or a pile"
        refuse("hand", f"{there}; missing: {' '.join(missing)}", "N8.whole")
    if s.known > s.deck_size:
        refuse("known", f"{s.known} cards of the deck are known, but it has {s.deck_size}")


def _check_watching(s: State) -> None:
    if not s.watching and s.phase != EVEN_OR_ODD:
        return
    if not any(s.exhausted >> slot & 1 and acting(s, slot) == BE for slot in range(SLOT_COUNT)):
        refuse("phase", "the Baron of Eyes watches, but no exhausted ally runs his ability", "N8.whole")


def _check_fresh(s: State) -> None:
    """The table at the start of a visit."""
    if count(s.hand) != HAND_SIZE:
        refuse("hand", f"a visit starts with {HAND_SIZE} cards in hand, here are {count(s.hand)}", "N8.whole")
    for field, size in (("discard", s.discards_size), ("score", s.scores_size)):
        if size:
            refuse(field, "at the start of a visit the pile is empty: - is right", "N8.whole")
    if s.known:
        refuse("known", "at the start of a visit no card of the deck is known: 0 is right", "N8.whole")
    _check_nobody_exhausted(s)


def _check_nobody_exhausted(s: State) -> None:
    if s.exhausted:
        refuse("allies", "nobody is exhausted before a visit's first dialogue", "N8.whole")


def _check_substitute(s: State) -> None:
    _check_fresh(s)
    if not s.home | s.brought:
        refuse("phase", "no friendly ruler is at home or brought in, so there is nobody to place", "N8.whole")


def _check_ready(s: State) -> None:
    if s.hand == 0:
        refuse("hand", "a visit with an empty hand has ended", "N8.whole")
    if s.deck_size == 0:
        refuse("deck", "a visit with an empty deck has ended", "N8.whole")


def _check_spent(s: State) -> None:
    _check_ready(s)
    if not s.exhausted:
        refuse("allies", "an ability was used in this dialogue, so somebody is exhausted", "N8.whole")


def _check_respond(s: State) -> None:
    if s.hand == 0:
        refuse("hand", "a statement is to be answered, but the hand is empty", "N8.whole")
    if s.discards_size == 0:
        refuse("discard", "a statement is to be answered, but none lies on the discard pile", "N8.whole")


def _check_ability(s: State) -> None:
    letter = SLOTS[s.slot]
    if not s.exhausted >> s.slot & 1:
        refuse(
            "phase", f"the ability of slot {letter} is being resolved, but it is not exhausted", "N8.whole"
        )
    if acting(s, s.slot) != s.character:
        right, wrong = CHARACTER_TEXTS[acting(s, s.slot)], CHARACTER_TEXTS[s.character]
        refuse("phase", f"slot {letter} runs the ability of {right}, not of {wrong}", "N8.whole")
    _check_something_to_decide(s)


def _check_something_to_decide(s: State) -> None:
    if legal(s) == 0:
        refuse("phase", "the ability has nothing to decide here, so it does not stop", "N8.whole")


_PHASE_CHECKS: dict[int, Callable[[State], None]] = {
    CHOOSE: _check_fresh,
    SUBSTITUTE: _check_substitute,
    READY: _check_ready,
    SPENT: _check_spent,
    RESPOND: _check_respond,
    ABILITY: _check_ability,
    EVEN_OR_ODD: _check_something_to_decide,
}
