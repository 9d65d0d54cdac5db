"""The rules commands (docs/rules, N8): what other programs are compared with. They need click alone."""

import re
import sys
from codecs import BOM_UTF8
from collections.abc import Iterator
from pathlib import Path

import click

from hearthwood.cli.refusing import refusing
from hearthwood.cli.requests import Answers, answer_requests
from hearthwood.core.errors import HearthwoodError, InvalidText, shown
from hearthwood.northwood import Position, Sight, parse_sight
from hearthwood.northwood.playouts import perft as count_sequences
from hearthwood.northwood.reading import parse_seed
from hearthwood.northwood.setups import setup_named
from hearthwood.northwood.state import State

# Positions and moves may begin with a dash without being options; behind a position there are only moves.
VERBATIM = {"ignore_unknown_options": True}
MOVES_FOLLOW = VERBATIM | {"allow_interspersed_args": False}
DEPTH_LIMIT = 999
COMPILED = "hearthwood.northwood.compiled"
INTERPRETED_LIMIT = 50_000
"""Counts up to this are made without the compiler; beyond, its loading time is won back."""

setup_option = click.option("--setup", required=True, metavar="intro|full", help="How the table is laid out.")
seed_option = click.option(
    "--seed", required=True, metavar="N", help="0 to 2^64 - 1: the same game everywhere."
)


def start(setup: str, seed: str) -> Position:
    """The first position of a setup and seed."""
    return Position.new(setup_named(setup), parse_seed(seed))


def played(position: str, moves: list[str] | tuple[str, ...]) -> Position:
    """A position after moves."""
    return _after(Position.parse(position), moves)


def _after(position: Position, moves: list[str] | tuple[str, ...]) -> Position:
    for move in moves:
        position = position.play(move)
    return position


def legal_texts(sight: Sight) -> list[str]:
    """The legal moves in byte order."""
    return sorted(str(move) for move in sight.legal_moves)


@click.command()
@setup_option
@seed_option
@refusing
def new(setup: str, seed: str) -> None:
    """Print the first position of a game."""
    click.echo(str(start(setup, seed)))


@click.command(context_settings=VERBATIM)
@click.argument("position")
@refusing
def legal(position: str) -> None:
    """Print the legal moves of a position or a view, one a line, in byte order."""
    for text in legal_texts(parse_sight(position)):
        click.echo(text)


@click.command(context_settings=MOVES_FOLLOW)
@click.argument("position")
@click.argument("moves", nargs=-1)
@refusing
def play(position: str, moves: tuple[str, ...]) -> None:
    """Print the position after moves."""
    click.echo(str(played(position, moves)))


@click.command(context_settings=VERBATIM)
@click.argument("position")
@refusing
def view(position: str) -> None:
    """Print what the player may see of a position."""
    click.echo(str(parse_sight(position).view()))


@click.command(context_settings=VERBATIM)
@setup_option
@seed_option
@click.argument("moves", nargs=-1)
@refusing
def replay(setup: str, seed: str, moves: tuple[str, ...]) -> None:
    """Print the position of a game after moves."""
    click.echo(str(_after(start(setup, seed), moves)))


@click.command(context_settings=VERBATIM)
@click.argument("position", required=False)
@click.argument("depth", required=False)
@click.option(
    "--file", "path", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="POSITION | N"
)
@refusing
def perft(position: str | None, depth: str | None, path: Path | None) -> None:
    """Count the sequences of N legal moves from a position, or from each line of a file."""
    if path and position is None:
        jobs = list(_jobs(path))
    elif not path and position is not None and depth is not None:
        jobs = [(Position.parse(position), _depth(depth))]
    else:
        raise click.UsageError("give either a position and a number of moves, or --file")
    for start_position, moves in jobs:
        click.echo(perft_count(start_position, moves))


def perft_count(position: Position, depth: int) -> int:
    """perft, by the compiled machine where it pays, and always once it is loaded."""
    if COMPILED not in sys.modules:
        total = _small_count(position, depth)
        if total is not None:
            return total
    from hearthwood.northwood.compiled import perft as compiled_perft  # noqa: PLC0415 (Numba)

    return compiled_perft(position.state(), depth)


def _small_count(position: Position, depth: int) -> int | None:
    """The count by the interpreted machine, deeper and deeper; None as soon as there is much to count."""
    total = 1
    for moves in range(1, depth + 1):
        if total > INTERPRETED_LIMIT:
            return None
        stack = [position.state()] + [State() for _ in range(moves)]
        total = count_sequences(stack, 0, moves)
    return total


def _jobs(path: Path) -> Iterator[tuple[Position, int]]:
    """The lines of a perft file; all are read before the first is counted."""
    text = path.read_bytes().removeprefix(BOM_UTF8).decode(errors="replace")
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        position, _, depth = line.partition("|")
        try:
            yield Position.parse(position.strip()), _depth(depth.split("|")[0].strip())
        except HearthwoodError as error:
            raise InvalidText(error.message, rule=error.rule, field=f"line {number}") from None


def _depth(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,3}", text):
        message = f"{shown(text)} is no number of moves; 0 to {DEPTH_LIMIT}"
        raise InvalidText(message, rule="N7.perft", field="N")
    return int(text)


@click.command()
def batch() -> None:
    """Answer requests on standard input, one line each: legal P, play P | MOVE..., view P, new S N."""
    answer_requests(_ANSWERS, rule="N8.batch")


def _answer_play(rest: str) -> str:
    position, _, moves = rest.partition("|")
    return str(played(position.strip(" "), moves.split()))


def _answer_new(rest: str) -> str:
    words = rest.split(" ")
    if len(words) != 2:
        raise InvalidText(
            "a setup and a seed are needed, as in new intro 7", rule="N8.batch", field="request"
        )
    return str(start(*words))


_ANSWERS: Answers = {
    "legal": lambda rest: " ".join(legal_texts(parse_sight(rest))),
    "play": _answer_play,
    "view": lambda rest: str(parse_sight(rest).view()),
    "new": _answer_new,
}

COMMANDS = (new, legal, play, view, perft, replay, batch)
