"""The command line, timed from outside: how long rules commands take to start, how fast `batch` answers."""

import random
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from subprocess import PIPE, Popen, run

from .harness import Figures

RULES = (str(Path(sys.executable).with_name("hearthwood")), "northwood")

STARTS = 7
"""How often each command is started in one run; the median counts."""

ROUNDS = 10
"""How often the requests of one game are asked again in one run."""


def start_up(repeat: int) -> Figures:
    """Seconds from start to end of `python -c pass` and of rules commands, started in turn."""
    position = output_of(*RULES, "new", "--setup", "full", "--seed", str(repeat))
    fief = output_of(*RULES, "legal", position).split()[0]
    commands = {
        "python -c pass": (sys.executable, "-c", "pass"),
        "new": (*RULES, "new", "--setup", "full", "--seed", str(repeat)),
        "legal": (*RULES, "legal", position),
        "play": (*RULES, "play", position, fief),
    }
    seconds: dict[str, list[float]] = {f"{name}, s": [] for name in commands}
    for _ in range(STARTS):
        for name, command in commands.items():
            start = time.perf_counter()
            output_of(*command)
            seconds[f"{name}, s"].append(time.perf_counter() - start)
    return {name: median(values) for name, values in seconds.items()}


def output_of(*command: str | Path) -> str:
    return run(command, check=True, stdout=PIPE, text=True).stdout.rstrip("\n")


def batch(repeat: int) -> Figures:
    """Requests a second of a running `batch`, each sent when the one before is answered."""
    with Popen([*RULES, "batch"], stdin=PIPE, stdout=PIPE, text=True, bufsize=1) as process:
        ask = partial(ask_batch, process)
        positions, moves = game_by_batch(ask, repeat)
        requests = {
            "play": [f"play {position} | {move}" for position, move in zip(positions, moves, strict=False)],
            "legal": [f"legal {position}" for position in positions],
            "view": [f"view {position}" for position in positions],
        }
        return {f"{kind} requests/s": rate(ask, lines) for kind, lines in requests.items()}


def ask_batch(process: Popen[str], request: str) -> str:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"{request}\n")
    line = process.stdout.readline()
    if not line or line.startswith("error"):
        raise ChildProcessError(f"batch answered {line!r} to {request!r}")
    return line.rstrip("\n")


def game_by_batch(ask: Callable[[str], str], seed: int) -> tuple[list[str], list[str]]:
    """The positions and moves of one game, played at random."""
    positions, moves = [ask(f"new full {seed}")], []
    dice = random.Random(seed)
    while legal := ask(f"legal {positions[-1]}").split():
        moves.append(dice.choice(legal))
        positions.append(ask(f"play {positions[-1]} | {moves[-1]}"))
    return positions, moves


def rate(ask: Callable[[str], str], requests: list[str]) -> float:
    start = time.perf_counter()
    for request in requests * ROUNDS:
        ask(request)
    return len(requests) * ROUNDS / (time.perf_counter() - start)
