"""What may be told of tables (`table.seen`), as the protocol says it."""

from collections.abc import Sequence
from typing import Any

from hearthwood.core.journal import Branched, Entry, Hinted, Played, Stopped, Undone
from hearthwood.table.hall import ListedTable, Watched
from hearthwood.table.live import Whole
from hearthwood.table.seen import Change, Label, Seen, SeenStep

from . import protocol
from .northwood import event_of, view_of
from .sights import StepSight

_KINDS: dict[type[Entry], protocol.EntryKind] = {
    Played: "play",
    Undone: "undo",
    Branched: "branch",
    Hinted: "hint",
    Stopped: "stop",
}


def head_of(label: Label) -> protocol.TableHead:
    """What is fixed of a table."""
    return protocol.TableHead(
        id=label.id,
        game="northwood",
        setup=label.setup,
        goal=label.goal,
        strict=label.strict,
        seed_known=label.seed_known,
        purpose=label.purpose,
        daily=label.daily,
        started=label.started,
    )


def now_of(seen: Seen, goal: int | None) -> protocol.Now:
    """How it stands."""
    return protocol.Now(
        state=seen.entries,
        standing=seen.standing,
        practice=seen.practice,
        hints=seen.hints,
        ply=seen.ply,
        free_ply=seen.free_ply,
        seed=None if seen.seed is None else str(seen.seed),
        view=view_of(seen.view, goal),
    )


def steps_of(steps: Sequence[SeenStep]) -> tuple[StepSight, ...]:
    """Moves for the transcript."""
    return tuple(
        StepSight(
            ply=step.ply,
            visit=step.visit,
            seat=0,
            move=step.move,
            events=tuple(event_of(event) for event in step.events),
        )
        for step in steps
    )


def table_of(whole: Whole) -> protocol.TableState:
    """A table whole."""
    return protocol.TableState(
        head=head_of(whole.label),
        seats=(protocol.Seat(seat=0, yours=True),),
        now=now_of(whole.seen, whole.label.goal),
        steps=steps_of(whole.steps),
    )


def update_of(change: Change, label: Label, reply_to: int | None) -> protocol.UpdateMessage:
    """What an entry has changed."""
    return protocol.UpdateMessage(
        type="update",
        reply_to=reply_to,
        entry=_KINDS[type(change.entry)],
        now=now_of(change.seen, label.goal),
        steps_from=change.steps_from,
        steps=steps_of(change.steps),
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


def views_of(first: int, views: Sequence[Any], goal: int | None) -> protocol.Views:
    """What was seen at some plies."""
    return protocol.Views(first=first, views=tuple(view_of(view, goal) for view in views))


def replay_of(watched: Watched) -> protocol.Replay:
    """A finished game for anybody."""
    label, seen = watched.label, watched.seen
    return protocol.Replay(
        link=watched.link,
        game="northwood",
        setup=label.setup,
        goal=label.goal,
        seed=str(seen.seed),
        daily=label.daily,
        standing=seen.standing,
        practice=seen.practice,
        hints=seen.hints,
        strict=label.strict,
        started=label.started,
        points=seen.points,
        steps=steps_of(watched.steps),
    )
