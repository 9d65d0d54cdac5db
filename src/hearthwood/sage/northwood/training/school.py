"""Courses, in terms; after each of them the pupil is saved, and the course can be gone on with."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from hearthwood.northwood import Setup
from hearthwood.northwood.compiled import LAYOUT, kernels
from hearthwood.sage.northwood import (
    campaign,
    chance,
    exact,
    foresight,
    inputs,
    likeness,
    lookahead,
    network,
    planning,
    steps,
)
from hearthwood.sage.northwood.lookahead import WON

from . import campaigns, learning, visits

DEEP = 64
"""Room for the longest line of moves that is looked through."""
BREADTH = 2
"""From so many parties larger ones are grown while campaigns are learned."""
EXAMINED = 4000
"""Visits after each term, played without straying."""

Tell = Callable[[str], None]
Term = Callable[[Any, Any, float], dict[str, Any]]
"""A term's lessons, for a pupil, its dice and its pace; what is written into the log."""


@dataclass(frozen=True, slots=True)
class Course:
    """How a network is taught."""

    seed: int
    length: int
    term: int
    """Between two savings; both in moments for visits, in games for campaigns."""
    batch: int
    pace: float
    """Adam's step at first; it falls to a fiftieth along a cosine."""
    stray: int
    """One move in so many is made at random."""
    trust: float = 0.7
    """How much of a target is what came of it, and not what was expected of the next moment."""
    statements: int = 0
    """How many statements are counted through for a target."""


VISITS = {
    "intro": Course(seed=1, length=40_000_000, term=1_000_000, batch=256, pace=1e-3, stray=20),
    "full": Course(seed=1, length=100_000_000, term=1_000_000, batch=256, pace=1e-3, stray=20),
}
CAMPAIGNS = {
    "intro": Course(seed=5, length=160_000, term=5_000, batch=64, pace=2e-3, stray=10),
    "full": Course(seed=5, length=160_000, term=5_000, batch=64, pace=2e-3, stray=10),
}


@cache
def entry(function: Any) -> Any:
    """A kernel of the courses, compiled."""
    return _school().entry(function)


@cache
def _school() -> Any:
    return kernels(
        chance, steps, likeness, exact, inputs, network, foresight, lookahead, campaign, planning,
        visits, learning, campaigns,
    )  # fmt: skip


def new_pupil(kind: Any, seed: int, scale: float) -> Any:
    """A pupil that knows nothing, as an array of one."""
    dice = np.random.default_rng(seed)
    pupil = np.zeros(1, kind)
    rows, wide = pupil["rows"][0].shape
    narrow, said = pupil["out"][0].shape[0] - 1, pupil["out"][0].shape[1]
    pupil["rows"][0, :-1] = dice.normal(size=(rows - 1, wide)) * scale
    pupil["between"][0] = dice.normal(size=(wide, narrow)) * (2 / wide) ** 0.5
    pupil["across"][0] = pupil["between"][0].T
    pupil["out"][0, :-1] = dice.normal(size=(narrow, said)) * 0.1
    return pupil


def teach_visits(setup: Setup, course: Course, folder: Path, tell: Tell) -> Any:
    """Teach what visits are worth; the pupil."""
    templates = LAYOUT.records([setup.template()])
    stack, notes = LAYOUT.empty(DEEP), np.zeros(1, visits.NOTES)

    def term(pupil: Any, dice: Any, pace: float) -> dict[str, Any]:
        played = entry(learning.learn)(
            stack, templates, dice, pupil[0], notes[0], course.term, course.batch, pace,
            course.trust, course.stray, course.statements,
        )  # fmt: skip
        examined = np.array([7, 0], np.uint64)
        hits = entry(learning.examine)(stack, templates, examined, notes[0], pupil[0], EXAMINED, 0)
        return {"visits": int(played), "hits": round(hits, 4)}

    pupil = new_pupil(learning.PUPIL, course.seed, 0.08)
    pupil["ending"][0, :, WON] = 1
    return attend(course, pupil, folder, term, tell)


def teach_campaigns(setup: Setup, mind: Any, course: Course, folder: Path, tell: Tell) -> Any:
    """Teach what campaigns are worth to whose visits are worth what a mind says; the pupil."""
    templates = LAYOUT.records([setup.template()])
    stack = LAYOUT.empty(DEEP)

    def term(pupil: Any, dice: Any, pace: float) -> dict[str, Any]:
        stars = entry(campaigns.learn_campaigns)(
            stack, templates, dice, pupil[0], mind[0], course.term, course.batch, pace, course.stray
        )
        return {"stars": round(stars, 3)}

    pupil = new_pupil(campaigns.STRATEGIST, course.seed, 0.15)
    pupil["breadth"] = BREADTH
    return attend(course, pupil, folder, term, tell)


def attend(course: Course, pupil: Any, folder: Path, term: Term, tell: Tell) -> Any:
    """Go through a course; what is saved in the folder from an earlier run of it is gone on with."""
    folder.mkdir(parents=True, exist_ok=True)
    saved, fresh, log = folder / "pupil.npz", folder / "fresh.npz", folder / "log.jsonl"
    dice, done = np.array([course.seed, 0], np.uint64), 0
    if saved.exists():
        with np.load(saved) as before:
            pupil, dice, done = before["pupil"], before["dice"], int(before["done"])
    while done < course.length:
        pace = course.pace * (0.02 + 0.98 * (1 + np.cos(np.pi * done / course.length)) / 2)
        pupil["error"], pupil["learned"] = 0, 0
        found = term(pupil, dice, pace)
        done += course.term
        line = json.dumps(
            {"done": done, "error": round(float(pupil["error"][0] / pupil["learned"][0]), 5)} | found
        )
        np.savez(fresh, pupil=pupil, dice=dice, done=done)
        fresh.replace(saved)
        with log.open("a", encoding="utf-8") as lines:
            lines.write(line + "\n")
        tell(f"{folder.name} {line}")
    return pupil
