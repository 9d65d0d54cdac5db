"""What may be told of tables (`table.seen`), as the protocol says it."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, cast

from hearthwood.core.journal import Branched, Entry, Hinted, Played, Stopped, Undone
from hearthwood.table.hall import ListedTable, Watched
from hearthwood.table.kinds import KINDS, NORDGUARD
from hearthwood.table.live import Whole
from hearthwood.table.reviews import Looking
from hearthwood.table.seen import Change, Label, Seen, SeenStep
from hearthwood.table.thinking.answers import Advice

from . import nordguard, northwood, protocol
from .nordguard_sights import NordguardStep
from .sights import Prompt, StepSight

_KINDS: dict[type[Entry], protocol.EntryKind] = {
    Played: "play",
    Undone: "undo",
    Branched: "branch",
    Hinted: "hint",
    Stopped: "stop",
}


def group_of(label: Label) -> str:
    """How it is laid out, in a word."""
    return KINDS[label.game].group(label.setup)


def head_of(label: Label) -> protocol.TableHead:
    """What is fixed of a table."""
    return protocol.TableHead(
        id=label.id,
        game=cast("protocol.GameName", label.game),
        setup=group_of(label),
        goal=label.goal,
        strict=label.strict,
        seed_known=label.seed_known,
        purpose=label.purpose,
        daily=label.daily,
        started=label.started,
    )


def view_of(label: Label, view: Any) -> protocol.View:
    """A view of its game."""
    if label.game == NORDGUARD.name:
        return nordguard.view_of(view, strict=label.strict)
    return northwood.view_of(view, label.goal)


def now_of(seen: Seen, label: Label) -> protocol.Now:
    """How it stands."""
    return protocol.Now(
        state=seen.entries,
        standing=seen.standing,
        practice=seen.practice,
        hints=seen.hints,
        ply=seen.ply,
        free_ply=seen.free_ply,
        seed=None if seen.seed is None else str(seen.seed),
        view=view_of(label, seen.view),
    )


def steps_of(label: Label, steps: Sequence[SeenStep]) -> tuple[protocol.Step, ...]:
    """Moves for the transcript."""
    return tuple(map(_nordguard_step if label.game == NORDGUARD.name else northwood_step, steps))


def northwood_step(step: SeenStep) -> StepSight:
    """A move of For Northwood!"""
    return StepSight(
        ply=step.ply,
        visit=step.chapter,
        seat=step.seat,
        move=step.move,
        events=tuple(map(northwood.event_of, step.events)),
    )


def _nordguard_step(step: SeenStep) -> NordguardStep:
    return NordguardStep(
        ply=step.ply,
        day=step.chapter,
        seat=step.seat,
        move=step.move,
        events=tuple(map(nordguard.event_of, step.events)),
    )


def _seats_of(label: Label) -> tuple[protocol.Seat, ...]:
    return tuple(
        protocol.Seat(seat=seat, yours=True, name=name)
        for seat, name in enumerate(KINDS[label.game].seats(label.setup))
    )


def table_of(whole: Whole) -> protocol.TableState:
    """A table whole."""
    return protocol.TableState(
        head=head_of(whole.label),
        seats=_seats_of(whole.label),
        now=now_of(whole.seen, whole.label),
        steps=steps_of(whole.label, whole.steps),
    )


def update_of(change: Change, label: Label, reply_to: int | None) -> protocol.UpdateMessage:
    """What an entry has changed."""
    return protocol.UpdateMessage(
        type="update",
        reply_to=reply_to,
        entry=_KINDS[type(change.entry)],
        now=now_of(change.seen, label),
        steps_from=change.steps_from,
        steps=steps_of(label, change.steps),
    )


def advice_of(advice: Advice) -> protocol.Advice:
    """What a thinker has answered."""
    return protocol.Advice(
        of=advice.of,
        moves=tuple(protocol.MoveWorth(**asdict(one)) for one in advice.moves),
        reasons=tuple(Prompt(id=name, facts=facts) for name, facts in advice.reasons),
        scores=advice.scores,
    )


def review_of(looking: Looking, known: int) -> protocol.ReviewState:
    """How far a review is; the review itself where it is newer than what is known."""
    if looking.failed is not None:
        raise looking.failed
    return protocol.ReviewState(
        done=looking.done,
        of=looking.of,
        edition=looking.edition,
        going_on=looking.going_on,
        review=None if looking.edition == known else looking.review,  # type: ignore[arg-type]
    )


def summary_of(table: ListedTable) -> protocol.TableSummary:
    """A table in a list."""
    state = table.state
    return protocol.TableSummary(
        head=head_of(table.label),
        state=state.entries,
        standing=state.standing,
        practice=state.practice,
        hints=state.hints,
        visit=state.visit,
        points=state.points,
        changed=state.changed,
    )


def views_of(label: Label, first: int, views: Sequence[Any]) -> protocol.Views:
    """What was seen at some plies."""
    return protocol.Views(first=first, views=tuple(view_of(label, view) for view in views))


def replay_of(watched: Watched) -> protocol.Replay:
    """A finished game for anybody."""
    label, seen = watched.label, watched.seen
    return protocol.Replay(
        link=watched.link,
        game=cast("protocol.GameName", label.game),
        setup=group_of(label),
        goal=label.goal,
        seed=str(seen.seed),
        daily=label.daily,
        standing=seen.standing,
        practice=seen.practice,
        hints=seen.hints,
        strict=label.strict,
        started=label.started,
        points=seen.points,
        steps=steps_of(label, watched.steps),
    )
