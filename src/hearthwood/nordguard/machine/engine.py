"""The engine: what can be chosen, making a move, going on to the next decision."""

from dataclasses import dataclass

from hearthwood.nordguard.setup import Setup
from hearthwood.nordguard.state import Frame, State

from . import days, item_effects, meeting, opening, team_effects, trading
from .moves import Move
from .term import Asks, Run, Then, not_chosen, nothing, nothing_asked
from .terms import TERMS, begin, possible


@dataclass(frozen=True, slots=True)
class Step:
    """What is done with a kind of pending step: it asks, and if there is nothing to ask, it runs."""

    run: Run = nothing
    asks: Asks = nothing_asked
    then: Then = not_chosen
    knows: tuple[str, ...] = ()
    """What it has to know, by kind, see `notation.steps`."""
    trade: bool = False
    """May the team trade while it asks? Not within a card, but between shots (rule G2.before)."""


def _term_asks(s: State, frame: Frame) -> list[Move]:
    return TERMS[frame[1].verb].asks(s, frame)


def _term_then(s: State, frame: Frame, move: Move) -> None:
    TERMS[frame[1].verb].then(s, frame, move)


def _term_unasked(s: State, frame: Frame) -> None:
    TERMS[frame[1].verb].unasked(s, frame)


def _ways(s: State, frame: Frame) -> list[Move]:
    return days.ways(s, possible)


_GATE = ("cell", "count")
_FIGHT = ("fight", "number", "number", "seat", "count", "number", "amount")
_ROLL = ("roll", "number", "number")

STEPS: dict[str, Step] = {
    # Before the first day.
    "choose": Step(asks=opening.candidates, then=opening.choose),
    "enlist": Step(opening.enlist, knows=("character", "items")),
    "items": Step(asks=opening.gear, then=opening.take, knows=("newcomer",)),
    "open": Step(opening.leave_study, opening.whether_ready, opening.leave_study, ("flag",)),
    # The day.
    "dawn": Step(days.dawn),
    "look": Step(days.look),
    "day": Step(asks=_ways, then=days.go_or_act, trade=True),
    "gate": Step(days.face, days.ways_around, days.face_or_ignore, _GATE, trade=True),
    "judge": Step(days.judge, knows=_GATE),
    "arrive": Step(days.arrive, knows=("cell", "flag")),
    "draw": Step(days.draw_one, days.ways_to_draw, days.draw_with, ("count",), trade=True),
    "pick": Step(days.resolve_only, days.event_choices, days.resolve_named, ("events",)),
    "event": Step(days.discard_event, knows=("event", "cell")),
    "end": Step(),
    "evening": Step(days.evening),
    "trade": Step(asks=trading.answers, then=trading.answer, knows=("who", "place", "who")),
    # Terms.
    "do": Step(begin, knows=("term",)),
    "ask": Step(_term_unasked, _term_asks, _term_then, ("asking",), trade=True),
    "outcome": Step(team_effects.outcome, knows=("meet",)),
    "all": Step(meeting.go_on_with_all, knows=("all", "number")),
    "roll": Step(meeting.roll, meeting.before_roll, meeting.use_or_roll, _ROLL, trade=True),
    "again": Step(meeting.give_up_roll, meeting.after_roll, meeting.roll_again, _ROLL, trade=True),
    "fight": Step(asks=meeting.fire_or_pass, then=meeting.fight_on, knows=_FIGHT, trade=True),
    "found": Step(item_effects.give_to_only, item_effects.finders, item_effects.give_to, ("item",)),
    "place": Step(asks=item_effects.placings, then=item_effects.place_item, knows=("item", "who")),
    "restock": Step(asks=item_effects.stock, then=item_effects.put_or_take, knows=("who", "flag")),
}

SIDE_MOVES = frozenset({"give", "drop", "pick"})


def new_game(setup: Setup, seed: int) -> State:
    """The first decision of a game."""
    s = opening.set_out(setup, seed)
    advance(s)
    return s


def advance(s: State) -> None:
    """Do what is pending until somebody has to decide; `s.choices` are the answers."""
    todo = s.todo
    while todo:
        frame = todo[-1]
        step = STEPS[frame[0]]
        choices = step.asks(s, frame)
        if choices:
            s.choices = choices
            return
        todo.pop()
        step.run(s, frame)
        todo = s.todo
    s.choices = []


def legal(s: State) -> list[Move]:
    """All moves: those of the step that asks, then trades."""
    if not s.todo:
        return []
    frame = s.todo[-1]
    if STEPS[frame[0]].trade and may_trade(s, frame):
        return [*s.choices, *trading.side_moves(s)]
    return s.choices


def may_trade(s: State, frame: Frame) -> bool:
    """Between shots always, otherwise not while a card is resolved (rule G2.before)."""
    return frame[0] == "fight" or not any(step[0] in ("event", "end") for step in s.todo)


def play(s: State, move: Move) -> None:
    """Make a legal move, and go on to the next decision. The caller has seen to it that it is legal."""
    if move.kind in SIDE_MOVES:
        trading.make_side_move(s, move)
    else:
        frame = s.todo.pop()
        STEPS[frame[0]].then(s, frame, move)
    advance(s)


OWNED = frozenset({"use", "fire", "again", "ignore", "spend", "yield", "drop", "give", "pick"})
"""Moves that belong to the seat of the character whose item or power it is (rule G6.items)."""


def seat_of(s: State, move: Move) -> int:
    """Whose move it is (rules G4.9, G6.lead)."""
    if move.kind in OWNED:
        assert move.who is not None
        return s.table.seat_of[move.who]
    return asking_seat(s)


def asking_seat(s: State) -> int:
    """The seat that the pending step asks."""
    if not s.todo:
        return meeting.lead(s)
    kind, *known = s.todo[-1]
    seat_of_character = s.table.seat_of
    match kind:
        case "choose":
            return seat_of_character[len(s.characters)]
        case "items" | "restock":
            return seat_of_character[known[0]]
        case "trade":
            return seat_of_character[known[2]]
        case "place":
            return seat_of_character[known[1]]
        case "fight":
            return int(known[3])
    return meeting.lead(s)


def verb_of(frame: Frame) -> str:
    """The verb of the term that the step `ask` is about."""
    return frame[1].verb if frame[0] == "ask" else ""
