"""What a move would do, said before it is made, and why another cannot be made.

The rules are asked, not repeated: the move is played on a branch of what the player sees, and of what it
tells there only that is said which does not come from hidden cards.
"""

from hearthwood.core.errors import IllegalMove
from hearthwood.locales import Fact, Message
from hearthwood.northwood import Kind, Move, Phase, View
from hearthwood.northwood.cards import Card, Fief, Slot, suit_of, suit_of_character, value_of
from hearthwood.northwood.events import Event, Happening
from hearthwood.tui.tones import Tone

from .glyphs import letter
from .telling import Line, card_name, character, lines_of, suit_name

_ANY_SEED = 0
_UNSAID = {
    Happening.ACTIVATED,
    Happening.VISITED,
    Happening.DEALT,
    Happening.LEFT,
    Happening.ENDED,
}
"""What the heading says already, what nobody can know yet, and what goes without saying when a visit ends."""


def preview(view: View, move: Move) -> list[Line]:
    """The consequences of a legal move, as far as they are known before it."""
    after, events = view.branch(_ANY_SEED).play_telling(move)
    if move.kind is Kind.VISIT and view.phase is Phase.CHOOSE:
        return _visit(view, move)
    lines: list[Line] = []
    for event in events:
        if event.kind not in _UNSAID:
            lines += _foretold(event, view, after.view())
    if [event.kind for event in events] == [Happening.ACTIVATED]:
        lines += _quiet_activation(after.view())
    if any(line.message.name == "preview-lost" for line in lines):
        lines = [line for line in lines if line.message.name != "preview-too-many"]
    return _drawn_together(lines)


def _visit(view: View, move: Move) -> list[Line]:
    """Between visits: what there is to win, and what the hand holds for it."""
    assert move.fief is not None
    fief = view.fiefs[move.fief]
    assert fief.ruler is not None
    suit = suit_of_character(fief.ruler)
    trumps = sum(suit_of(card) == suit for card in view.hand)
    cards = Message(f"suit-{letter(suit)}-cards", {"count": trumps})
    facts: dict[str, Fact] = {"target": fief.target, "stars": fief.stars, "cards": cards}
    return [Line(Message("preview-visit", facts))]


def _foretold(event: Event, view: View, after: View) -> list[Line]:
    if event.kind in (Happening.SCORED, Happening.MISSED):
        assert event.card is not None
        return _answer(view, event.card, event.count or 0)
    if event.kind is Happening.STATED:
        return [_statement(event, view)]
    if event.kind in (Happening.FRIENDLY, Happening.LOST):
        return [_end_of_visit(event)]
    if not event.reveals:
        return lines_of([event], view, after)
    if event.kind is Happening.LOOKED:
        return [Line(Message("preview-look", {"count": len(event.cards)}))]
    return [Line(Message("preview-draw", {"count": 1}))]


def _statement(event: Event, view: View) -> Line:
    if event.reveals:
        return Line(Message("preview-listen", {"deck": view.deck_size}))
    assert event.card is not None
    return Line(Message("preview-listen-known", {"card": card_name(event.card)}))


def _end_of_visit(event: Event) -> Line:
    assert event.fief is not None
    if event.kind is Happening.FRIENDLY:
        return Line(Message("preview-friendly", {"fief": event.fief}), Tone.GOOD)
    return Line(Message("preview-lost", {"fief": event.fief}), Tone.BAD)


def _drawn_together(lines: list[Line]) -> list[Line]:
    """Unknown draws in a row are one sentence."""
    joined: list[Line] = []
    for line in lines:
        last = joined[-1] if joined else None
        if last and line.message.name == last.message.name == "preview-draw":
            count = last.message.facts["count"]
            assert isinstance(count, int)
            joined[-1] = Line(Message("preview-draw", {"count": count + 1}))
        else:
            joined.append(line)
    return joined


def _quiet_activation(after: View) -> list[Line]:
    """An ability that has told nothing yet: it asks something, watches, or has no effect."""
    if after.phase is Phase.ABILITY:
        return []
    if after.watching:
        return [Line(Message("preview-watch"))]
    return [Line(Message("preview-nothing"), Tone.BAD)]


def _answer(view: View, card: Card, score: int) -> list[Line]:
    """Why a response scores or does not, and what that makes of the visit."""
    said = view.statement
    assert said is not None
    assert view.target is not None
    assert view.trump is not None
    facts: dict[str, Fact] = {"score": score, "target": view.target}
    values: dict[str, Fact] = {"value": value_of(card), "said": value_of(said)}
    scores = view.would_score(card)
    if suit_of(card) == suit_of(said):
        name = "preview-scores-higher" if scores else "preview-misses-lower"
        line = Message(name, {**facts, **values})
    elif scores:
        line = Message("preview-scores-trump", {**facts, "suit": suit_name(view.trump)})
    elif suit_of(said) == view.trump:
        line = Message("preview-misses-trump", {**facts, "suit": suit_name(suit_of(said))})
    else:
        line = Message("preview-misses-suit", {**facts, "suit": suit_name(suit_of(card))})
    lines = [Line(line, Tone.GOOD if scores else Tone.PLAIN)]
    if scores and score > view.target:
        lines.append(Line(Message("preview-too-many", {"excess": score - view.target}), Tone.BAD))
    return lines


def describe_fief(view: View, which: Fief) -> list[Line]:
    """A fief as it stands."""
    fief = view.fiefs[which]
    facts: dict[str, Fact] = {"fief": fief.fief, "target": fief.target, "stars": fief.stars}
    if fief.ruler is None:
        name = "fief-gone" if fief.friendly else "fief-lost"
        return [Line(Message(name, {"fief": fief.fief, "stars": fief.stars}))]
    ruler: dict[str, Fact] = {"ruler": character(fief.ruler)}
    if fief.friendly:
        return [Line(Message("fief-friendly", {"fief": fief.fief, "stars": fief.stars, **ruler}))]
    suit = suit_name(suit_of_character(fief.ruler))
    return [Line(Message("fief-open", {**facts, **ruler, "suit": suit}))]


def describe_ally(view: View, slot: Slot) -> list[Line]:
    """An ally as it stands."""
    ally = view.allies[slot]
    lines = []
    if ally.cover is not None:
        lines.append(Line(Message("ally-covers", {"ally": character(ally.ally)})))
    lines.append(Line(Message("ally-spent" if ally.exhausted else "ally-ready")))
    return lines


def refusal(view: View, move: Move) -> Message | None:
    """Why a move cannot be made here; None if it can."""
    try:
        view.move(move)
    except IllegalMove as error:
        facts: dict[str, Fact] = dict(error.facts)
        if "said" in facts:
            facts["suit"] = Message(f"suit-{str(facts['said'])[0]}")
        if "character" in facts:
            facts["character"] = Message(f"character-{facts['character']}")
        return Message(f"refusal-{error.reason}", facts)
    return None


def explain(view: View, move: Move) -> list[Line]:
    """What is said of a move that is pointed at: its consequence, what it points at, or why it cannot be."""
    if move in view.legal_moves:
        return preview(view, move)
    if move.kind is Kind.VISIT and move.fief is not None:
        return describe_fief(view, move.fief)
    if move.kind is Kind.ACTIVATE and move.slot is not None:
        return describe_ally(view, move.slot)
    why = refusal(view, move)
    return [Line(why, Tone.BAD)] if why else []
