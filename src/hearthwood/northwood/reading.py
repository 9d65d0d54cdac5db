"""Positions and views from their text (docs/rules, N7): field by field, then as a whole."""

import re
from collections.abc import Callable
from itertools import pairwise

from hearthwood.core.errors import InvalidText, shown
from hearthwood.core.randomness import WORD_LIMIT

from .abilities import TABLE
from .cards import (
    CARD_COUNT,
    CARDS_BY_TEXT,
    CHARACTERS_BY_TEXT,
    FIEF_COUNT,
    NOBODY,
    NOWHERE,
    SLOT_COUNT,
    SLOTS,
    SUITS,
)
from .consistency import FIELDS, check_whole, refuse
from .notation import EVEN_OR_ODD_TEXT, HIDDEN, NO_STREAM, NOTHING, PHASE_TEXTS, UNSEEN
from .setups import Setup
from .state import ABILITY, EVEN_OR_ODD, OVER, RESPOND, SPENT, State

_PHASES = {text: phase for phase, text in PHASE_TEXTS.items()}
_ALLY = re.compile(r"([A-Z]{2})(?:\+([0-7]))?(\*)?")
_FIEF = re.compile(r"([A-Z]{2})([+^])?|([+-])")
_ABILITY = re.compile(r"ability:([a-d]):([^:]*)(?::([^:]*))?")
_GROUP = re.compile(r"([CFLE])([1-8]+)")
_GROUPS = re.compile(r"(?:[CFLE][1-8]+)+")


def read(text: str, setup: Setup) -> tuple[State, bool]:
    """The state that a text says, and whether the text is a view; `setup` gives targets and stars.

    A view's unseen cards lie in the state's deck in a fixed order, and its stream and seed are 0.
    """
    fields = text.split(" ")
    if len(fields) != len(FIELDS):
        message = f"{len(FIELDS)} fields with one space between them are needed, here are {len(fields)}"
        raise InvalidText(message, rule="N7.position", field="position")
    s = State()
    s.targets, s.stars, s.abilities = list(setup.targets), list(setup.stars), setup.abilities
    is_view = fields[-1] == HIDDEN
    for field, value in zip(FIELDS, fields, strict=True):
        reader = _VIEW_READERS.get(field) if is_view else None
        (reader or _READERS[field])(s, value)
    if s.phase == OVER:
        _check_cleared(s)
    check_whole(s)
    return s, is_view


def parse_seed(text: str) -> int:
    """A seed from its decimal text (rule N7.seed)."""
    if not re.fullmatch(r"0|[1-9][0-9]{0,19}", text) or int(text) >= WORD_LIMIT:
        message = f"{shown(text)} is no seed; a seed is a whole number from 0 to {WORD_LIMIT - 1}"
        raise InvalidText(message + ", without sign or leading zeros", rule="N7.seed", field="seed")
    return int(text)


def _parts(field: str, value: str, number: int) -> list[str]:
    parts = value.split("/")
    if len(parts) != number:
        refuse(field, f"{number} entries joined by / are needed, here are {len(parts)}")
    return parts


def _character(field: str, text: str) -> int:
    character = CHARACTERS_BY_TEXT.get(text)
    if character is None:
        refuse(field, f"{shown(text)} is no character; a character is a rank of JQKPLB and a suit of CFLE")
    return character


def _read_allies(s: State, value: str) -> None:
    for slot, text in enumerate(_parts("allies", value, SLOT_COUNT)):
        match = _ALLY.fullmatch(text)
        if match is None:
            refuse("allies", f"{shown(text)} is no ally; JC, JC*, JC+3 and JC+3* are of the right form")
        character, cover, spent = match.groups()
        s.allies[slot] = _character("allies", character)
        s.covers[slot] = NOWHERE if cover is None else int(cover)
        if spent:
            s.exhausted |= 1 << slot


def _read_fiefs(s: State, value: str) -> None:
    for fief, text in enumerate(_parts("fiefs", value, FIEF_COUNT)):
        match = _FIEF.fullmatch(text)
        if match is None:
            refuse("fiefs", f"{shown(text)} is no fief; QC, QC+, QC^, + and - are of the right form")
        ruler, mark, gone = match.groups()
        bit = 1 << fief
        s.rulers[fief] = _character("fiefs", ruler) if ruler else NOBODY
        if ruler and not mark:
            s.unvisited |= bit
        if mark or gone == "+":
            s.friendly |= bit
        if mark == "+":
            s.home |= bit
        if mark == "^":
            s.brought |= bit


def _read_visited(s: State, value: str) -> None:
    if value == NOTHING:
        s.fief = NOWHERE
    elif re.fullmatch(r"[0-7]", value):
        s.fief = int(value)
    else:
        refuse("visited", f"{shown(value)} is no fief; 0 to 7, or - between visits")


def _group(field: str, value: str) -> int:
    """A mask from cards grouped by suit, which must be in their order."""
    if value == NOTHING:
        return 0
    if not _GROUPS.fullmatch(value):
        refuse(field, f"{shown(value)} is not cards by suit; C13F7 is C1 C3 F7, - is none")
    mask = 0
    last_suit = -1
    for letter, values in _GROUP.findall(value):
        suit = SUITS.index(letter)
        if suit <= last_suit or any(a >= b for a, b in pairwise(values)):
            refuse(field, f"{shown(value)} is not in order; suits C F L E, values ascending, each once")
        mask |= sum(1 << (8 * suit + int(digit) - 1) for digit in values)
        last_suit = suit
    return mask


def _read_hand(s: State, value: str) -> None:
    s.hand = _group("hand", value)


def _pile(field: str, value: str) -> list[int]:
    """Cards of a pile, the top one last."""
    if value == NOTHING:
        return []
    texts = [value[place : place + 2] for place in range(0, len(value), 2)] or [""]
    for text in texts:
        if text not in CARDS_BY_TEXT:
            refuse(field, f"{shown(text)} is no card; a card is a suit of CFLE and a value of 1 to 8")
    if len(texts) > CARD_COUNT:
        refuse(field, f"{len(texts)} cards; there are {CARD_COUNT} in all")
    return [CARDS_BY_TEXT[text] for text in reversed(texts)]


def _read_deck(s: State, value: str) -> None:
    cards = _pile("deck", value)
    s.deck[: len(cards)] = cards
    s.deck_size = len(cards)


def _read_seen_deck(s: State, value: str) -> None:
    """The deck of a view: known cards in order, ~, the others by suit."""
    if value == NOTHING:
        return
    seen_text, mark, unseen_text = value.partition(UNSEEN)
    if not mark:
        refuse("deck", "the deck of a view is the known cards in order, then ~, then the others", "N7.view")
    if NOTHING in (seen_text, unseen_text) or not seen_text + unseen_text:
        refuse("deck", "an empty deck is written - alone", "N7.view")
    seen = _pile("deck", seen_text) if seen_text else []
    unseen = _group("deck", unseen_text) if unseen_text else 0
    cards = [card for card in reversed(range(CARD_COUNT)) if unseen >> card & 1] + seen
    if len(cards) > CARD_COUNT:
        refuse("deck", f"{len(cards)} cards; there are {CARD_COUNT} in all")
    s.deck[: len(cards)] = cards
    s.deck_size = len(cards)
    s.known = len(seen)


def _read_discard(s: State, value: str) -> None:
    cards = _pile("discard", value)
    s.discards[: len(cards)] = cards
    s.discards_size = len(cards)


def _read_score(s: State, value: str) -> None:
    cards = _pile("score", value)
    s.scores[: len(cards)] = cards
    s.scores_size = len(cards)


def _known(value: str) -> int:
    if not re.fullmatch(r"0|[1-9][0-9]?", value):
        refuse("known", f"{shown(value)} is no number of cards; 0 to {CARD_COUNT}, without leading zeros")
    return int(value)


def _read_known(s: State, value: str) -> None:
    s.known = _known(value)


def _read_seen_known(s: State, value: str) -> None:
    known = _known(value)
    if known != s.known:
        refuse("known", f"the cards known are those before the ~: {s.known}, not {known}", "N7.view")


def _read_phase(s: State, value: str) -> None:
    if value == EVEN_OR_ODD_TEXT:
        s.phase = EVEN_OR_ODD
    elif value.startswith("ability:"):
        _read_ability(s, value)
    else:
        text = value.removesuffix("!")
        phase = _PHASES.get(text)
        if phase is None:
            refuse("phase", f"{shown(value)} is no phase; {', '.join(_PHASES)} or ability:... is one")
        if value != text and phase not in (SPENT, RESPOND):
            refuse("phase", f"{shown(value)}: only spent! and respond! say that the Baron of Eyes watches")
        s.phase = phase
        s.watching = int(value != text)


def _read_ability(s: State, value: str) -> None:
    match = _ABILITY.fullmatch(value)
    if match is None:
        refuse(
            "phase", f"{shown(value)} is not of the form ability:SLOT:CHARACTER or with :ARGUMENT behind it"
        )
    letter, character, argument = match.groups()
    s.phase = ABILITY
    s.slot = SLOTS.index(letter)
    s.character = _character("phase", character)
    texts = TABLE[s.character].arguments
    # Where no argument is written, it is 1 at every stop.
    arguments: dict[str | None, int] = {text: number for number, text in texts} or {None: 1}
    if argument not in arguments:
        wanted = f"one argument of {' '.join(text for _, text in texts)}" if texts else "no argument"
        refuse("phase", f"{shown(value)}: {character} takes {wanted}")
    s.argument = arguments[argument]


def _read_stream(s: State, value: str) -> None:
    if not re.fullmatch(r"[0-9a-f]{16}", value):
        refuse("stream", f"{shown(value)} is no stream state; 16 hex digits in lower case")
    s.stream = int(value, 16)


def _read_seed(s: State, value: str) -> None:
    try:
        s.seed = parse_seed(value)
    except InvalidText as error:
        refuse("seed", error.message.removeprefix("seed: "))


def _read_hidden_stream(_: State, value: str) -> None:
    if value != HIDDEN:
        refuse("stream", "a view shows ? in the place of the stream", "N7.view")


def _read_hidden_seed(_: State, __: str) -> None:
    """Nothing to read: the mark is what told a view from a position."""


def _check_cleared(s: State) -> None:
    """In phase over, fields 3 to 10 are fixed."""
    for field, there in (
        ("hand", s.hand),
        ("deck", s.deck_size),
        ("discard", s.discards_size),
        ("score", s.scores_size),
        ("known", s.known),
        ("stream", s.stream),
    ):
        if there:
            blank = {"known": "0", "stream": NO_STREAM}.get(field, NOTHING)
            refuse(field, f"when the game is over nothing is left here: {blank} is right", "N8.whole")


_Reader = Callable[[State, str], None]
_READERS: dict[str, _Reader] = {
    "allies": _read_allies,
    "fiefs": _read_fiefs,
    "visited": _read_visited,
    "hand": _read_hand,
    "deck": _read_deck,
    "discard": _read_discard,
    "score": _read_score,
    "known": _read_known,
    "phase": _read_phase,
    "stream": _read_stream,
    "seed": _read_seed,
}
_VIEW_READERS: dict[str, _Reader] = {
    "deck": _read_seen_deck,
    "known": _read_seen_known,
    "stream": _read_hidden_stream,
    "seed": _read_hidden_seed,
}
