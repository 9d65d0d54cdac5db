"""A course of visits, in terms; after each of them the pupil is saved, and the course can be gone on with."""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from hearthwood.northwood import Setup
from hearthwood.northwood.compiled import LAYOUT, kernels
from hearthwood.sage.northwood import (
    chance,
    exact,
    foresight,
    inputs,
    likeness,
    lookahead,
    network,
    steps,
)
from hearthwood.sage.northwood.inputs import INPUTS
from hearthwood.sage.northwood.lookahead import WON
from hearthwood.sage.northwood.network import NARROW, WIDE

from . import learning, visits

DEEP = 64
"""Room for the longest line of moves that is looked through."""


@dataclass(frozen=True, slots=True)
class Course:
    """How a network is taught."""

    seed: int = 1
    moments: int = 60_000_000
    term: int = 1_000_000
    """Moments between two savings."""
    batch: int = 256
    pace: float = 1e-3
    """Adam's step at first; it falls to a fiftieth along a cosine."""
    trust: float = 0.7
    """How much of a target is what came of it, and not what was expected of the next moment."""
    stray: int = 20
    """One move in so many is made at random."""
    statements: int = 0
    """How many statements are counted through for a target."""


@cache
def school() -> Any:
    """The kernels of the course."""
    modules = (chance, steps, likeness, exact, inputs, network, foresight, lookahead, visits, learning)
    return kernels(*modules)


@cache
def entry(function: Any) -> Any:
    """A kernel of the course, compiled."""
    return school().entry(function)


def new_pupil(seed: int) -> Any:
    """A pupil that knows nothing, as an array of one."""
    dice = np.random.default_rng(seed)
    pupil = np.zeros(1, learning.PUPIL)
    pupil["rows"][0, :-1] = dice.normal(size=(INPUTS + 1, WIDE)) * 0.08
    pupil["between"][0] = dice.normal(size=(WIDE, NARROW)) * (2 / WIDE) ** 0.5
    pupil["across"][0] = pupil["between"][0].T
    pupil["out"][0, :NARROW] = dice.normal(size=(NARROW, 1)) * 0.1
    pupil["ending"][0, :, WON] = 1
    return pupil


def teach(setups: tuple[Setup, ...], course: Course, folder: Path, tell: Callable[[str], None]) -> Any:
    """Teach a network; what is saved in the folder from an earlier run of the same course is gone on with."""
    folder.mkdir(parents=True, exist_ok=True)
    saved, log = folder / "pupil.npz", folder / "log.jsonl"
    pupil, dice, done = new_pupil(course.seed), np.array([course.seed, 0], np.uint64), 0
    if saved.exists():
        with np.load(saved) as before:
            pupil, dice, done = before["pupil"], before["dice"], int(before["done"])
    templates = LAYOUT.records([setup.template() for setup in setups])
    stack, notes = LAYOUT.empty(DEEP), np.zeros(1, visits.NOTES)
    while done < course.moments:
        pace = course.pace * (0.02 + 0.98 * (1 + np.cos(np.pi * done / course.moments)) / 2)
        pupil["error"], pupil["learned"] = 0, 0
        played = entry(learning.learn)(
            stack, templates, dice, pupil[0], notes[0], course.term, course.batch, pace,
            course.trust, course.stray, course.statements,
        )  # fmt: skip
        done += course.term
        hits = entry(learning.examine)(
            stack, templates, np.array([7, 0], np.uint64), notes[0], pupil[0], 4000, 0
        )
        error = float(pupil["error"][0] / pupil["learned"][0])
        line = {"moments": done, "visits": int(played), "error": round(error, 5), "hits": round(hits, 4)}
        np.savez(folder / "new.npz", pupil=pupil, dice=dice, done=done)
        (folder / "new.npz").replace(saved)
        with log.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(line) + "\n")
        tell(json.dumps(line))
    (folder / "course.json").write_text(json.dumps(asdict(course)) + "\n", encoding="utf-8")
    return pupil
