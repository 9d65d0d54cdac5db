"""Many games at once, by the sage or by players to measure it against: the same for the same seeds."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from time import perf_counter
from typing import Any

import numpy as np

from hearthwood.northwood import Setup
from hearthwood.northwood.compiled import LAYOUT
from hearthwood.northwood.machine import legal
from hearthwood.northwood.setups import INTRO

from . import matches
from .answers import Aim
from .levels import LEVELS, Level
from .player import Thought, entry

CHUNK = 10
"""Games that are played as one piece."""
PLAIN = {"random": matches.RANDOM, "greedy": matches.GREEDY}
"""Players without thought."""


@dataclass(frozen=True, slots=True)
class Games:
    """Games that were played to their ends, a row each."""

    seeds: tuple[int, ...]
    rows: Any
    """As in `matches`: allies, rulers, then by visit fief, score, won."""
    moves: Any
    decisions: Any
    """Moves where there was a choice."""

    def stars(self, setup: Setup) -> Any:
        """What each game brought."""
        stars = np.array(setup.stars)[self.rows[:, matches.FIEFS : matches.SCORES]]
        return (stars * self.rows[:, matches.WON_FIEFS : matches.WIDTH]).sum(axis=1)


Play = Callable[[Setup, Sequence[int]], Games]
"""How somebody plays these seeds, each from its deal to its end."""


def sage_games(level: Level | str = "master", aim: Aim = Aim.WIN16, *, salt: int = 0) -> Play:
    """The sage's games."""
    level = LEVELS[level] if isinstance(level, str) else level

    def play(setup: Setup, seeds: Sequence[int]) -> Games:
        thought = thought_for(setup, level, aim)
        games, work = _begin(setup, seeds)
        entry(matches.play_games)(
            thought.stack, work, np.array(seeds, np.uint64), thought.mind, thought.campaign, thought.desk,
            np.uint64(salt), thought.codes, thought.worths, games.rows, games.moves, games.decisions,
        )  # fmt: skip
        return games

    return play


def plain_games(player: str) -> Play:
    """Games of a player without thought."""

    def play(setup: Setup, seeds: Sequence[int]) -> Games:
        games, work = _begin(setup, seeds)
        entry(matches.play_plainly)(
            work, np.array(seeds, np.uint64), PLAIN[player], games.rows, games.moves, games.decisions
        )
        return games

    return play


def play_games(
    setup: Setup, seeds: Sequence[int], level: Level | str = "master", aim: Aim = Aim.WIN16
) -> Games:
    """The sage's games of these seeds."""
    return sage_games(level, aim)(setup, seeds)


def in_pieces(play: Play, setup: Setup, seeds: Sequence[int], *, workers: int = 1) -> Iterator[Games]:
    """Games in pieces, in the order of the seeds, by so many threads."""
    pieces = [seeds[first : first + CHUNK] for first in range(0, len(seeds), CHUNK)]
    yield play(setup, pieces[0])  # alone: it compiles what is not compiled yet
    with ThreadPoolExecutor(workers) as pool:
        yield from pool.map(lambda piece: play(setup, piece), pieces[1:])


def thought_for(setup: Setup, level: Level, aim: Aim) -> Thought:
    """What the sage thinks with when it plays a setup."""
    return Thought("intro" if setup == INTRO else "full", aim, level)


def paces(setup: Setup, seed: int, level: Level, aim: Aim, *, most: int = 1000) -> list[float]:
    """The seconds that each decision of a game takes."""
    return list(islice(_paces(setup, seed, level, aim), most))


def _paces(setup: Setup, seed: int, level: Level, aim: Aim) -> Iterator[float]:
    thought, decide = thought_for(setup, level, aim), entry(matches.decide)
    state = setup.deal(seed)
    record = LAYOUT.records([state])[0]
    make = entry(matches.make_noting)
    row = np.zeros((1, matches.WIDTH), np.int8)
    while moves := legal(LAYOUT.state_of(record)):
        start = perf_counter()
        move = decide(
            thought.stack, record, thought.mind, thought.campaign, thought.desk, np.uint64(0),
            thought.codes, thought.worths,
        )  # fmt: skip
        if moves & (moves - 1):
            yield perf_counter() - start
        make(record, move, row, 0)


def _begin(setup: Setup, seeds: Sequence[int]) -> tuple[Games, Any]:
    many = len(seeds)
    rows = np.zeros((many, matches.WIDTH), np.int8)
    games = Games(tuple(seeds), rows, np.zeros(many, np.int64), np.zeros(many, np.int64))
    return games, LAYOUT.records([setup.template()] * 2)
