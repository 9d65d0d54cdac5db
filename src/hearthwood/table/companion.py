"""Playing along with cards on somebody's own table: only views are known, and what a move turned up."""

from collections.abc import Sequence
from dataclasses import replace

from hearthwood.core.errors import InvalidText
from hearthwood.northwood import Position, View
from hearthwood.northwood.cards import CARD_COUNT, CARD_TEXTS, CARDS_BY_TEXT, Card
from hearthwood.northwood.events import Event, Happening

RULE = "N7.view"


class WrongReveal(InvalidText):
    """Other cards were named than the move turns up."""

    def __init__(self, message: str, *, needed: int, given: int) -> None:
        super().__init__(message, rule=RULE, field="revealed")
        self.needed = needed
        self.given = given


def play(
    view: View, move: str, revealed: Sequence[str], hand: Sequence[str]
) -> tuple[View, tuple[Event, ...]]:
    """The view after a move that turned up these cards in this order; `hand` is dealt where it ended a visit.

    The events name nothing that was not typed in.
    """
    turned = [CARDS_BY_TEXT[text] for text in revealed]
    dealt = [CARDS_BY_TEXT[text] for text in hand]
    _check(turned, view.unseen)
    view.move(move)
    after, events = _stacked(view, turned).play_telling(move)
    needed = _turned_up(view, events)
    if needed != len(turned):
        message = f"the move turns up {needed} cards, and {len(turned)} are named"
        raise WrongReveal(message, needed=needed, given=len(turned))
    new_deal = any(event.kind is Happening.DEALT for event in events)
    if len(dealt) != (8 if new_deal else 0) or len(set(dealt)) != len(dealt):
        wanted = "a visit begins: name the eight cards dealt" if new_deal else "no hand is dealt by this move"
        raise InvalidText(wanted, rule=RULE, field="hand")
    return (_with_hand(after.view(), dealt), _retold(events, dealt)) if new_deal else (after.view(), events)


def _check(turned: Sequence[Card], unseen: Sequence[Card]) -> None:
    for card in turned:
        if card not in unseen or turned.count(card) > 1:
            message = f"{CARD_TEXTS[card]} is not among the cards that were not seen yet, or is named twice"
            raise InvalidText(message, rule=RULE, field="revealed")


def _stacked(view: View, turned: Sequence[Card]) -> Position:
    """A position that looks like the view, with these cards next on the unseen part of the deck."""
    state = view.state()
    unseen = state.deck_size - state.known
    rest = [card for card in state.deck[:unseen] if card not in turned]
    state.deck[:unseen] = [*rest, *reversed(turned)]
    return Position(state, view.setup)


def _turned_up(view: View, events: Sequence[Event]) -> int:
    """How many cards of the unseen deck a move has shown."""
    cards = 0
    for event in events:
        if event.kind is Happening.LOOKED and event.reveals:
            cards += len(event.cards) - len(view.known_deck)
        elif event.kind in (Happening.DREW, Happening.STATED):
            cards += event.reveals
    return cards


def _with_hand(view: View, dealt: Sequence[Card]) -> View:
    state = view.state()
    state.hand = sum(1 << card for card in dealt)
    others = [card for card in range(CARD_COUNT) if card not in dealt]
    state.deck[: state.deck_size] = reversed(others)
    return View(state, view.setup)


def _retold(events: Sequence[Event], dealt: Sequence[Card]) -> tuple[Event, ...]:
    """The deal is told as it was typed in."""
    return tuple(
        replace(event, cards=tuple(sorted(dealt))) if event.kind is Happening.DEALT else event
        for event in events
    )
