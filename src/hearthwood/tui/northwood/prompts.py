"""What is to be decided, in one sentence, for every stop of the machine."""

from collections.abc import Callable

from hearthwood.locales import Fact, Message
from hearthwood.northwood import Kind, Phase, View
from hearthwood.northwood.abilities.eyes import NO_SUIT_YET
from hearthwood.northwood.abilities.leaves import SCORE_PILE
from hearthwood.northwood.cards import SLOTS, Fief, Suit, suit_of
from hearthwood.northwood.position import Pending

from .glyphs import character_code, code
from .scene import Scene
from .telling import card_name, character, suit_name


def prompt(scene: Scene) -> Message:
    """The sentence for this moment."""
    view = scene.view
    if scene.over:
        return Message("prompt-stopped" if scene.stopped else "prompt-over")
    if view.even_or_odd:
        return Message("prompt-even-or-odd")
    if view.pending is not None:
        return _ABILITIES[character_code(view.pending.character)](view, view.pending)
    return _PHASES[view.phase](view)


def fiefs(view: View) -> str:
    """The fiefs that can be named now."""
    return " ".join(str(move.fief) for move in view.legal_moves if move.kind is Kind.VISIT)


def slots(view: View) -> str:
    """The slots that can be named now."""
    return " ".join(SLOTS[move.slot] for move in view.legal_moves if move.slot is not None)


def _choose(view: View) -> Message:
    return Message("prompt-choose", {"visit": view.visit, "fiefs": fiefs(view)})


def _substitute(view: View) -> Message:
    places = [move for move in view.legal_moves if move.kind is Kind.SUBSTITUTE]
    if not places:
        return Message("prompt-substitute-none")
    return Message("prompt-substitute", {"fiefs": " ".join(sorted({str(move.fief) for move in places}))})


def which_slot(view: View, fief: Fief) -> Message:
    """A ruler was picked to come along: over whom?"""
    ruler = view.fiefs[fief].ruler
    assert ruler is not None
    free = [move.slot for move in view.legal_moves if move.fief == fief and move.slot is not None]
    return Message(
        "prompt-substitute-slot",
        {"ruler": character(ruler), "slots": " ".join(SLOTS[slot] for slot in free)},
    )


def _ready(view: View) -> Message:
    free = slots(view)
    return Message("prompt-ready", {"slots": free}) if free else Message("prompt-listen")


def _respond(view: View) -> Message:
    said = view.statement
    assert said is not None
    facts: dict[str, Fact] = {"suit": suit_name(suit_of(said))}
    cards = [move.card for move in view.legal_moves if move.card is not None]
    if suit_of(cards[0]) == suit_of(said):
        return Message("prompt-follow", {**facts, "cards": " ".join(map(code, cards))})
    return Message("prompt-respond", facts)


_PHASES: dict[Phase, Callable[[View], Message]] = {
    Phase.CHOOSE: _choose,
    Phase.SUBSTITUTE: _substitute,
    Phase.READY: _ready,
    Phase.SPENT: lambda _view: Message("prompt-spent"),
    Phase.RESPOND: _respond,
}

_Asks = Callable[[View, Pending], Message]


def _pair(_view: View, pending: Pending) -> Message:
    if pending.argument == 0:
        return Message("prompt-KF-first")
    return Message("prompt-KF-second", {"value": pending.argument})


def _sum_of_hand(view: View, _pending: Pending) -> Message:
    return Message("prompt-LF", {"count": len(view.hand)})


def _exchange_with_top(view: View, _pending: Pending) -> Message:
    return Message("prompt-KL", {"card": card_name(view.known_deck[0])})


def _exchange_with_pile(view: View, pending: Pending) -> Message:
    if pending.argument == SCORE_PILE:
        return Message("prompt-BL-score", {"card": code(view.score_pile[0])})
    return Message("prompt-BL-discard", {"card": code(view.discard_pile[0])})


def _suit_then_cards(_view: View, pending: Pending) -> Message:
    if pending.argument == NO_SUIT_YET:
        return Message("prompt-KE-suit")
    return Message("prompt-KE-cards", {"suit": suit_name(Suit(pending.argument))})


def _with(name: str, fact: str) -> _Asks:
    return lambda _view, pending: Message(name, {fact: pending.argument})


def _plain(name: str) -> _Asks:
    return lambda _view, _pending: Message(name)


_ABILITIES: dict[str, _Asks] = {
    "KC": _with("prompt-KC", "value"),
    "PC": _plain("prompt-PC"),
    "LC": _plain("prompt-LC"),
    "BC": _plain("prompt-BC"),
    "JF": lambda view, _pending: Message("prompt-JF", {"suit": suit_name(Suit(view.trump or 0))}),
    "KF": _pair,
    "PF": _plain("prompt-PF"),
    "LF": _sum_of_hand,
    "BF": _plain("prompt-BF"),
    "JL": lambda view, _pending: Message("prompt-JL", {"fiefs": fiefs(view)}),
    "KL": _exchange_with_top,
    "PL": lambda view, _pending: Message("prompt-PL", {"fiefs": fiefs(view)}),
    "LL": lambda view, _pending: Message("prompt-LL", {"slots": slots(view)}),
    "BL": _exchange_with_pile,
    "JE": _with("prompt-JE", "count"),
    "KE": _suit_then_cards,
    "PE": _with("prompt-PE", "count"),
    "LE": _with("prompt-LE", "sum"),
}


def actor(view: View) -> Message | None:
    """Whose ability is being resolved, under its own name or a borrowed one."""
    if view.pending is None:
        return None
    shown = view.allies[view.pending.slot].shown
    if shown == view.pending.character:
        return character(shown)
    return Message(
        "actor-borrowed", {"ally": character_code(shown), "ruler": character(view.pending.character)}
    )
