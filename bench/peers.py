"""What we are compared with: the toy in C, compiled here and now, and OpenSpiel in a process of its own."""

import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from .commands import output_of
from .harness import Figures

HERE = Path(__file__).parent
WORKSHOP = TemporaryDirectory(prefix="hearthwood-bench-")

TOY_GAMES = 300_000
DEALS = 1_000


def toy(repeat: int) -> Figures:
    numbers = numbers_of(toy_program(), str(TOY_GAMES), str(repeat))
    return {f"{unit}/s": numbers[unit] / numbers["seconds"] for unit in ("moves", "games")}


@cache
def toy_program() -> Path:
    program = Path(WORKSHOP.name) / "toy_trick_game"
    subprocess.run(["cc", "-O2", "-march=native", "-o", program, HERE / "toy_trick_game.c"], check=True)
    return program


def openspiel(game: str, repeat: int) -> Figures:
    return loop(sys.executable, "openspiel_rollouts", game, str(DEALS), str(repeat))


def loop(python: str | Path, name: str, *arguments: str) -> dict[str, float]:
    """What a loop of `bench.loops` tells, run by the Python of the environment that it measures."""
    return numbers_of(python, "-m", f"bench.loops.{name}", *arguments)


def numbers_of(*command: str | Path) -> dict[str, float]:
    """The line of JSON that a program prints."""
    numbers: dict[str, float] = json.loads(output_of(*command))
    return numbers
