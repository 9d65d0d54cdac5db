"""The rules commands (docs/rules, G8). They need click alone."""

from collections.abc import Sequence
from pathlib import Path

import click

from hearthwood.cli.refusing import refusing
from hearthwood.cli.requests import Answers, answer_requests
from hearthwood.nordguard import Library, Position, Setup, Sight, View, parse_sight, read_setup, usual_setup
from hearthwood.nordguard.notation.reading import parse_seed

# Positions and moves may begin with a dash without being options; behind a position there are only moves.
VERBATIM = {"ignore_unknown_options": True}
MOVES_FOLLOW = VERBATIM | {"allow_interspersed_args": False}

EXISTING_FOLDER = click.Path(exists=True, file_okay=False, path_type=Path)
EXISTING_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)

setup_option = click.option(
    "--setup", "path", type=EXISTING_FILE, help="A file; without it, two characters on a map of 4 x 4."
)
set_option = click.option(
    "--set", "folders", type=EXISTING_FOLDER, multiple=True, help="A card set in a folder; may be repeated."
)
seed_option = click.option(
    "--seed", required=True, metavar="N", help="0 to 2^64 - 1: the same game everywhere."
)


def setup_from(path: Path | None, library: Library) -> Setup:
    """The setup of a file, or the usual one."""
    return usual_setup(library) if path is None else read_setup(path, library)


def sight_of(text: str, library: Library) -> Position | View:
    """The position or view that a text says."""
    return parse_sight(text, library.box_of(text))


def position_of(text: str, library: Library) -> Position:
    """The position that a text says."""
    return Position.parse(text, library.box_of(text))


def after(position: Position, moves: Sequence[str]) -> Position:
    """The position after moves."""
    for move in moves:
        position = position.play(move)
    return position


def legal_texts(sight: Sight) -> list[str]:
    """The legal moves in byte order."""
    return sorted(str(move) for move in sight.legal_moves)


def view_of(sight: Position | View, *, notebook: bool) -> View:
    """What may be seen of it."""
    return sight.notebook() if notebook and isinstance(sight, Position) else sight.view()


@click.command()
@setup_option
@set_option
@seed_option
@refusing
def new(path: Path | None, folders: tuple[Path, ...], seed: str) -> None:
    """Print the first position of a game."""
    click.echo(str(Position.new(setup_from(path, Library(folders)), parse_seed(seed))))


@click.command(context_settings=VERBATIM)
@set_option
@click.argument("position")
@refusing
def legal(folders: tuple[Path, ...], position: str) -> None:
    """Print the legal moves of a position or a view, one a line, in byte order."""
    for text in legal_texts(sight_of(position, Library(folders))):
        click.echo(text)


@click.command(context_settings=MOVES_FOLLOW)
@set_option
@click.argument("position")
@click.argument("moves", nargs=-1)
@refusing
def play(folders: tuple[Path, ...], position: str, moves: tuple[str, ...]) -> None:
    """Print the position after moves; 2/north is a move that seat 2 makes."""
    click.echo(str(after(position_of(position, Library(folders)), moves)))


@click.command(context_settings=VERBATIM)
@set_option
@click.option("--notebook", is_flag=True, help="What was seen, whatever the setup says of it.")
@click.argument("position")
@refusing
def view(folders: tuple[Path, ...], position: str, *, notebook: bool) -> None:
    """Print what the players may see of a position."""
    click.echo(str(view_of(sight_of(position, Library(folders)), notebook=notebook)))


@click.command(context_settings=VERBATIM)
@setup_option
@set_option
@seed_option
@click.argument("moves", nargs=-1)
@refusing
def replay(path: Path | None, folders: tuple[Path, ...], seed: str, moves: tuple[str, ...]) -> None:
    """Print the position of a game after moves."""
    start = Position.new(setup_from(path, Library(folders)), parse_seed(seed))
    click.echo(str(after(start, moves)))


@click.command()
@setup_option
@set_option
@refusing
def batch(path: Path | None, folders: tuple[Path, ...]) -> None:
    """Answer requests on standard input, one line each: legal P, play P | MOVE..., view P, new N."""
    answer_requests(_answers(path, Library(folders)), rule="G8.batch")


def _answers(path: Path | None, library: Library) -> Answers:
    def answer_play(rest: str) -> str:
        position, _, moves = rest.partition(" | ")
        return str(after(position_of(position, library), moves.split()))

    return {
        "legal": lambda rest: " ".join(legal_texts(sight_of(rest, library))),
        "play": answer_play,
        "view": lambda rest: str(sight_of(rest, library).view()),
        "new": lambda rest: str(Position.new(setup_from(path, library), parse_seed(rest))),
    }


COMMANDS = (new, legal, play, view, replay, batch)
