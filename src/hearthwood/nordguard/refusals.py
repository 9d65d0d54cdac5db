"""Why a move cannot be made: a reason with a name, the rule behind it, the facts that a sentence needs."""

from hearthwood.core.errors import IllegalMove, NotYours

from .machine import engine
from .machine.holding import bound, has_room
from .machine.moves import Move
from .setup import LETTERS
from .state import DIRECTIONS, State

MOST_SHOWN = 12
"""How many of the legal moves an error line lists."""

# Reason: rule and sentence.
REASONS: dict[str, tuple[str, str]] = {
    "over": ("G2.evening", "the game is over"),
    "edge": ("G2.going", "the map ends there; possible: {legal}"),
    "nobody": ("G1.team", "there is no character {letter}; possible: {legal}"),
    "no-such-item": ("G1.team", "character {letter} has no item {place}; possible: {legal}"),
    "bound": ("G1.team", "{item} must be carried until the team first leaves Frontier; possible: {legal}"),
    "no-trade-now": ("G2.before", "no trading while a card is resolved; possible: {legal}"),
    "shut": ("G4.16", "{item} was with character {letter} today and does not go back; possible: {legal}"),
    "no-room": ("G1.team", "character {letter} has no free slot; possible: {legal}"),
    "not-at-frontier": ("G3.restock", "restocking is for Frontier, once a day; possible: {legal}"),
    "not-now": ("G7.move", "{phase} asks for one of {legal}"),
}


def refusal(s: State, move: Move) -> IllegalMove:
    """Why this move, which is not legal here, is not."""
    moves = sorted(str(other) for other in engine.legal(s))
    more = f" and {len(moves) - MOST_SHOWN} more" if len(moves) > MOST_SHOWN else ""
    reason, known = _reason(s, move)
    facts: dict[str, str | int] = {
        "legal": " ".join(moves[:MOST_SHOWN]) + more,
        "phase": phase_of(s),
        **known,
    }
    rule, sentence = REASONS[reason]
    return IllegalMove(sentence.format_map(facts), rule=rule, move=move.text, reason=reason, facts=facts)


def not_yours(s: State, move: Move, seat: int) -> NotYours:
    """A move that another seat decides."""
    owner = engine.seat_of(s, move) + 1
    rule = "G6.items" if move.kind in engine.OWNED else "G6.lead"
    return NotYours(
        f"seat {owner} decides this, not seat {seat + 1}",
        rule=rule,
        move=move.text,
        reason="not-yours",
        facts={"owner": owner, "seat": seat + 1},
    )


def phase_of(s: State) -> str:
    """Where the machine stands, in a word: the result, the pending step, or the verb that asks."""
    if s.result is not None:
        return s.result
    frame = s.todo[-1]
    return {"ask": engine.verb_of(frame), "open": "ready", "gate": "face"}.get(frame[0]) or str(frame[0])


def _reason(s: State, move: Move) -> tuple[str, dict[str, str | int]]:
    if s.result is not None:
        return "over", {}
    for who in (move.who, move.to):
        if who is not None and who >= len(s.characters):
            return "nobody", {"letter": LETTERS[who]}
    if move.who is not None and move.place is not None and move.place >= len(s.carried[move.who]):
        return "no-such-item", {"letter": LETTERS[move.who], "place": move.place + 1}
    if move.kind in engine.SIDE_MOVES:
        return _about_trading(s, move)
    if s.todo[-1][0] == "day":
        if move.kind in DIRECTIONS:
            return "edge", {}
        if move.kind == "restock":
            return "not-at-frontier", {}
    return "not-now", {}


def _about_trading(s: State, move: Move) -> tuple[str, dict[str, str | int]]:
    frame = s.todo[-1]
    if not (engine.STEPS[frame[0]].trade and engine.may_trade(s, frame)):
        return "no-trade-now", {}
    assert move.who is not None
    receiver = move.to if move.kind == "give" else move.who
    if move.kind == "pick":
        if move.number is None or move.number >= len(s.ground):
            return "not-now", {}
        held = s.ground[move.number].held
    else:
        assert move.place is not None
        held = s.carried[move.who][move.place]
        if bound(s, move.who, held):
            return "bound", {"item": s.box.items[held.item].text}
    if receiver is None or move.kind == "drop":
        return "not-now", {}
    if held.shut >> receiver & 1:
        return "shut", {"item": s.box.items[held.item].text, "letter": LETTERS[receiver]}
    if not has_room(s, receiver):
        return "no-room", {"letter": LETTERS[receiver]}
    return "not-now", {}
