"""Nordguard, interpreted: random games on the shipped set, copies, positions read; and the guide's time."""

import time
from collections.abc import Callable
from random import Random

from hearthwood.lab.nordguard.teams import drawn_teams
from hearthwood.nordguard import Library, Place, Position, Setup
from hearthwood.nordguard.machine import engine
from hearthwood.sage.nordguard import Guide

from .harness import Figures


def games(characters: int, side: int, count: int, repeat: int) -> Figures:
    """Decisions and games a second: the legal moves are made, and one of them is played."""
    library = Library()
    setup = Setup(library.box(library.usual), side, side, ((Place(),) * characters,))
    rng = Random(repeat)
    decisions = 0
    start = time.perf_counter()
    for _ in range(count):
        s = engine.new_game(setup, rng.getrandbits(64))
        while s.todo:
            engine.play(s, rng.choice(engine.legal(s)))
            decisions += 1
    seconds = time.perf_counter() - start
    return {"decisions/s": decisions / seconds, "games/s": count / seconds}


def values(repeat: int) -> Figures:
    """Copies of a state, and positions read from their text, a second."""
    library = Library()
    box = library.box(library.usual)
    position = Position.new(Setup(box, 7, 7, ((Place(),) * 5,)), repeat)
    state, text = position.state(), str(position)
    return {
        "copies/s": rate(state.copy, 50_000),
        "positions read/s": rate(lambda: Position.parse(text, box), 300),
    }


def guide(level: str, characters: int, side: int, decisions: int, repeat: int) -> Figures:
    """How long the guide takes for one decision: the mean, and what 95 of 100 stay below."""
    teams = drawn_teams(characters, side, side)
    player = Guide(level, seed=repeat)
    player.choose(Position.new(teams.setup(0), 0).notebook())  # what is compiled and kept comes first
    times: list[float] = []
    seed = repeat
    while len(times) < decisions:
        position = Position.new(teams.setup(seed), seed)
        while position.outcome is None:
            view = position.notebook()
            start = time.perf_counter()
            move = player.choose(view)
            times.append(time.perf_counter() - start)
            position = position.play(move)
        seed += 1
    times.sort()
    return {"ms/decision": 1000 * sum(times) / len(times), "ms at p95": 1000 * times[len(times) * 95 // 100]}


def rate(work: Callable[[], object], times: int) -> float:
    """How often a second."""
    start = time.perf_counter()
    for _ in range(times):
        work()
    return times / (time.perf_counter() - start)
