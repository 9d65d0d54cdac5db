"""What may be told of a table. Who serves tables to others gets these values, never a game or a seed."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from hearthwood.core.errors import StillSecret
from hearthwood.core.journal import Entry

from .kinds import KINDS
from .store.derive import AnyGame, standing_of
from .store.rows import Head, Purpose, Standing


@dataclass(frozen=True, slots=True)
class Label:
    """What is fixed of a table and no secret."""

    id: str
    game: str
    setup: str
    goal: int | None
    strict: bool
    seed_known: bool
    purpose: Purpose
    daily: str | None
    started: datetime

    @classmethod
    def of(cls, head: Head) -> "Label":
        """The label of a table."""
        return cls(**{name: getattr(head, name) for name in cls.__slots__})


@dataclass(frozen=True, slots=True)
class SeenStep:
    """A move that stands, and what it did as the players saw it."""

    ply: int
    chapter: int
    """The visit, or the day."""
    seat: int
    move: str
    events: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Seen:
    """How a table stands."""

    entries: int
    standing: Standing
    practice: bool
    hints: int
    ply: int
    free_ply: int
    points: int
    view: Any
    seed: int | None
    """None as long as it is a secret."""


@dataclass(frozen=True, slots=True)
class Change:
    """What an entry has changed: the transcript stays up to `steps_from` and goes on with `steps`."""

    entry: Entry
    seen: Seen
    steps_from: int
    steps: tuple[SeenStep, ...]


def seen(head: Head, game: AnyGame, *, open_day: str) -> Seen:
    """A game as its players see it. `open_day` is the day whose daily deals are not to be told yet."""
    secret = not game.ended or is_open(head, open_day)
    return Seen(
        entries=len(game.entries),
        standing=standing_of(game),
        practice=game.practice,
        hints=game.hints,
        ply=len(game.steps),
        free_ply=game.free_ply,
        points=KINDS[head.game].stand(game).points,
        view=game.position.view(),
        seed=None if secret else head.seed,
    )


def is_open(head: Head, open_day: str) -> bool:
    """Is this a daily deal whose day is not over?"""
    return head.daily is not None and head.daily >= open_day


def steps_seen(head: Head, game: AnyGame, first: int = 0) -> tuple[SeenStep, ...]:
    """The moves that stand, from a ply on."""
    told = KINDS[head.game].told
    return tuple(
        SeenStep(ply, *told(step), step.events) for ply, step in enumerate(game.steps[first:], start=first)
    )


def views_seen(head: Head, game: AnyGame, first: int, count: int) -> Sequence[Any]:
    """What was to be seen at some plies in a row; the last is the present."""
    begin = 0 if game.ended else KINDS[head.game].look_back(game)
    if first < begin:
        message = f"what lay where before move {begin} is for the players to remember"
        raise StillSecret(message, rule="G4.7")
    positions = [step.before for step in game.steps[first : first + count]]
    if first <= len(game.steps) < first + count:
        positions.append(game.position)
    return [position.view() for position in positions]
