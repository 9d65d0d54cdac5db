"""A `View` of For Northwood! as the protocol's data. Nothing but the view goes in, so no secret comes out."""

from dataclasses import replace
from typing import cast

from hearthwood.northwood import Kind, Move, Phase, Position, View, medal
from hearthwood.northwood.abilities import TABLE
from hearthwood.northwood.cards import CARD_TEXTS, CHARACTER_TEXTS, SLOTS, SUITS
from hearthwood.northwood.events import Event, Happening

from . import sights
from .problems import why_not
from .words import SlotLetter
from .words import Suit as SuitLetter

_SLOTS = cast("tuple[SlotLetter, ...]", tuple(SLOTS))
_SUITS = cast("tuple[SuitLetter, ...]", tuple(SUITS))
_ANY_SEED = 0


def view_of(view: View, goal: int | None) -> sights.NorthwoodView:
    """All that the player may see."""
    legal = {move.text for move in view.legal_moves}
    ahead = view.branch(_ANY_SEED)
    return sights.NorthwoodView(
        game="northwood",
        text=str(view),
        phase=view.phase.value,
        visit=view.visit,
        prompt=_prompt(view),
        seats_to_move=(0,) if legal else (),
        goal=goal,
        fief=view.fief,
        trump=_suit(view.trump),
        target=view.target,
        score=view.score,
        points=view.points,
        points_possible=view.points_possible,
        fiefs=_fiefs(view, legal),
        allies=_allies(view, legal),
        hand=_hand(view, legal),
        statement=_card(view.statement),
        discard_pile=_cards(view.discard_pile),
        score_pile=_cards(view.score_pile),
        deck=sights.DeckSight(size=view.deck_size, known=_cards(view.known_deck), unseen=_cards(view.unseen)),
        pending=_pending(view),
        watching=view.watching,
        legal=tuple(_move(ahead, move) for move in view.legal_moves),
        outcome=_outcome(view, goal),
    )


def event_of(event: Event) -> sights.NorthwoodEvent:
    """One thing that a move did."""
    return sights.NorthwoodEvent(
        kind=event.kind,
        card=_card(event.card),
        taken=_card(event.taken),
        cards=_cards(event.cards),
        fief=event.fief,
        other=event.other,
        slot=_slot(event.slot),
        character=_character(event.character),
        suit=_suit(event.suit),
        count=event.count,
        reveals=event.reveals,
    )


def _fiefs(view: View, legal: set[str]) -> tuple[sights.FiefSight, ...]:
    return tuple(
        sights.FiefSight(
            legal=f"@{fief.fief}" in legal,
            why_not=why_not(view, f"@{fief.fief}"),
            fief=fief.fief,
            target=fief.target,
            stars=fief.stars,
            standing=fief.standing.value,
            ruler=_character(fief.ruler),
        )
        for fief in view.fiefs
    )


def _allies(view: View, legal: set[str]) -> tuple[sights.AllySight, ...]:
    return tuple(
        sights.AllySight(
            legal=_SLOTS[ally.slot] in legal,
            why_not=why_not(view, _SLOTS[ally.slot]),
            slot=_SLOTS[ally.slot],
            ally=CHARACTER_TEXTS[ally.ally],
            cover=ally.cover,
            shown=CHARACTER_TEXTS[ally.shown],
            acting=None if view.fief is None else CHARACTER_TEXTS[view.acting(ally.slot)],
            exhausted=ally.exhausted,
        )
        for ally in view.allies
    )


def _hand(view: View, legal: set[str]) -> tuple[sights.HandCard, ...]:
    return tuple(
        sights.HandCard(
            legal=CARD_TEXTS[card] in legal,
            why_not=why_not(view, CARD_TEXTS[card]),
            card=CARD_TEXTS[card],
            would_score=None if view.statement is None else view.would_score(card),
        )
        for card in view.hand
    )


def _prompt(view: View) -> sights.Prompt:
    facts: dict[str, str | int | None] = {
        "fief": view.fief,
        "target": view.target,
        "score": view.score,
        "statement": _card(view.statement),
    }
    name = view.phase.value
    if view.even_or_odd:
        name = "even-or-odd"
    elif (pending := _pending(view)) is not None:
        name = f"ability-{pending.character}"
        facts["argument"] = pending.argument
    return sights.Prompt(id=name, facts={key: fact for key, fact in facts.items() if fact is not None})


def _pending(view: View) -> sights.PendingAbility | None:
    pending = view.pending
    if pending is None:
        return None
    arguments = dict(TABLE[pending.character].arguments)
    return sights.PendingAbility(
        slot=_SLOTS[pending.slot],
        character=CHARACTER_TEXTS[pending.character],
        argument=arguments.get(pending.argument),
    )


def _move(ahead: Position, move: Move) -> sights.LegalMove:
    foretold, leads_to = _foretold(ahead, move)
    return sights.LegalMove(
        move=move.text,
        kind=move.kind.value,
        card=_card(move.card),
        fief=move.fief,
        slot=_slot(move.slot),
        suit=_suit(move.suit),
        foretold=foretold,
        leads_to=leads_to,
    )


def _foretold(ahead: Position, move: Move) -> tuple[tuple[sights.NorthwoodEvent, ...], str | None]:
    """What a move will do, and what is asked then. It is played on a branch of what the player sees, and all
    that comes from the branch's own hidden cards is left out."""
    if move.kind is Kind.VISIT and ahead.phase is Phase.CHOOSE:
        return (), None
    after, events = ahead.play_telling(move)
    said = tuple(event_of(_without_cards(event)) for event in events if event.kind is not Happening.DEALT)
    hidden = any(event.reveals for event in events)
    return said, None if hidden else _prompt(after.view()).id


def _without_cards(event: Event) -> Event:
    if not event.reveals:
        return event
    return replace(event, card=None, cards=(), count=len(event.cards) or 1)


def _outcome(view: View, goal: int | None) -> sights.NorthwoodOutcome | None:
    outcome = view.outcome
    if outcome is None:
        return None
    return sights.NorthwoodOutcome(
        points=outcome.points,
        friendly=outcome.friendly,
        medal=medal(outcome.points),
        won=goal is not None and outcome.won(goal),
    )


def _cards(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(CARD_TEXTS[card] for card in cards)


def _card(card: int | None) -> str | None:
    return None if card is None else CARD_TEXTS[card]


def _character(character: int | None) -> str | None:
    return None if character is None else CHARACTER_TEXTS[character]


def _slot(slot: int | None) -> SlotLetter | None:
    return None if slot is None else _SLOTS[slot]


def _suit(suit: int | None) -> SuitLetter | None:
    return None if suit is None else _SUITS[suit]
