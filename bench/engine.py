"""Our own machine: random games and perft, interpreted and compiled, and what compiling takes.

Interpreted and compiled loops are the same functions of `northwood.playouts`. Every run plays once before the
clock starts, so that compiling, or loading what was compiled, is measured by `first_games` alone.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from hearthwood.northwood import compiled, playouts
from hearthwood.northwood.setups import SETUPS
from hearthwood.northwood.state import State

from .harness import Figures

TOTALS = 21
"""A game ends with 0 to 20 stars."""

FIRST_GAME = """
import time
start = time.perf_counter()
from bench.engine import games_compiled
imported = time.perf_counter()
games_compiled("full", range(1))
print(imported - start, time.perf_counter() - imported)
"""

PERFT_START = partial(SETUPS["full"].deal, 1)


@cache
def entry(name: str) -> Any:
    return compiled.kernels().entry(getattr(playouts, name))


def games_compiled(setup: str, seeds: range) -> int:
    """Moves made in random games of these seeds."""
    work = compiled.LAYOUT.records([SETUPS[setup].template(), State()])
    stars = np.zeros(TOTALS, dtype=np.int64)
    return int(entry("random_games")(work, np.arange(seeds.start, seeds.stop, dtype=np.uint64), stars))


def games_interpreted(setup: str, seeds: range) -> int:
    return playouts.random_games([SETUPS[setup].template(), State()], seeds, [0] * TOTALS)


def perft_compiled(depth: int) -> int:
    stack = compiled.LAYOUT.records([PERFT_START(), *(State() for _ in range(depth))])
    return int(entry("perft")(stack, 0, depth))


def perft_interpreted(depth: int) -> int:
    return playouts.perft([PERFT_START(), *(State() for _ in range(depth))], 0, depth)


def games(play: Callable[[str, range], int], setup: str, count: int, threads: int, repeat: int) -> Figures:
    """Each thread plays `count` games of its own seeds."""
    first = repeat * threads * count
    parts = [range(first + i * count, first + (i + 1) * count) for i in range(threads)]
    play(setup, range(1))
    with ThreadPoolExecutor(threads) as pool:
        start = time.perf_counter()
        moves = sum(pool.map(play, [setup] * threads, parts))
        seconds = time.perf_counter() - start
    return {"moves/s": moves / seconds, "games/s": threads * count / seconds}


def perft(count: Callable[[int], int], depth: int, _: int) -> Figures:
    """Nodes are what perft counts, the sequences of `depth` moves; always from the same position."""
    count(2)
    start = time.perf_counter()
    nodes = count(depth)
    return {"nodes/s": nodes / (time.perf_counter() - start)}


def first_games(_: int) -> Figures:
    """Seconds until a new process has played a compiled game, with an empty cache and with a filled one."""
    with TemporaryDirectory(prefix="hearthwood-bench-") as cache_folder:
        _imports, cold = first_game(cache_folder)
        imports, warm = first_game(cache_folder)
        return {"imports, s": imports, "compiling, s": cold, "loading what was compiled, s": warm}


def first_game(cache_folder: str) -> tuple[float, float]:
    """What imports take in a new process, and what comes between them and the end of the game."""
    environment = os.environ | {"HEARTHWOOD_CACHE": cache_folder}
    done = subprocess.run(
        [sys.executable, "-c", FIRST_GAME], check=True, stdout=subprocess.PIPE, text=True, env=environment
    )
    imports, game = map(float, done.stdout.split())
    return imports, game
