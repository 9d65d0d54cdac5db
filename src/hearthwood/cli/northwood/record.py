"""`hearthwood northwood record …`: check game records and go through them."""

from codecs import BOM_UTF8
from collections.abc import Iterator
from pathlib import Path

import click

from hearthwood.cli.refusing import REFUSED
from hearthwood.core.errors import HearthwoodError, InvalidText
from hearthwood.core.journal import Entry
from hearthwood.core.record_text import RULE, Place
from hearthwood.northwood import NorthwoodGame
from hearthwood.northwood.records import Record, parse_records, read_each

FILE = click.Path(path_type=Path)


@click.group()
def group() -> None:
    """Read and check game records (docs/records.md)."""


@group.command()
@click.argument("files", nargs=-1, required=True, type=FILE)
def check(files: tuple[Path, ...]) -> None:
    """Play every record of the files again: one line each, and status 2 if one of them is refused."""
    refused = False
    for file in files:
        for line, found in _found(file):
            if isinstance(found, Record):
                click.echo(f"{_named(file)}: line {line}: ok, {_told(found)}")
            else:
                _complain(file, found)
                refused = True
    if refused:
        raise click.exceptions.Exit(REFUSED)


@group.command()
@click.argument("file", type=FILE)
@click.option("--game", "number", type=click.IntRange(min=1), default=1, help="Which record of the file.")
@click.option("--visit", type=click.IntRange(1, 8), help="The entries of this visit alone.")
def show(file: Path, number: int, visit: int | None) -> None:
    """Go through a record: each entry with the view behind it."""
    try:
        record = record_of(file, number)
    except HearthwoodError as error:
        _complain(file, error)
        raise click.exceptions.Exit(REFUSED) from None
    for line in _steps(record, visit):
        click.echo(line)


def _complain(file: Path, error: HearthwoodError) -> None:
    click.echo(f"error: {_named(file)}: {error}", err=True)


def _named(file: Path) -> str:
    """A file's name, on one line and without anything that a terminal would obey."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in str(file))


def _found(file: Path) -> Iterator[tuple[int, Record | HearthwoodError]]:
    try:
        yield from read_each(_text(file))
    except HearthwoodError as error:
        yield 1, error


def record_of(file: Path, number: int) -> Record:
    """A record of a file, by its number."""
    records = parse_records(_text(file))
    if number > len(records):
        message = f"there is no record {number}; the file has {len(records)}"
        raise InvalidText(message, rule=RULE, field="--game")
    return records[number - 1]


def _text(file: Path) -> str:
    """What a file says; a byte order mark is passed over."""
    try:
        data = file.read_bytes().removeprefix(BOM_UTF8)
    except OSError as error:
        raise InvalidText(error.strerror or "cannot be read", rule=RULE, field="file") from None
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        before = data[: error.start].decode()
        place = Place(before.count("\n") + 1, len(before) - before.rfind("\n"))
        place.refuse(f"byte {data[error.start]:#04x} is not UTF-8")


def _told(record: Record) -> str:
    words = [record.result if record.points is None else f"{record.points} of {record.goal} points"]
    words += ["won"] * record.won + ["practice"] * record.practice
    words += [f"hints: {record.hints}"] * (record.hints > 0)
    return ", ".join(words)


def _steps(record: Record, visit: int | None) -> Iterator[str]:
    game = NorthwoodGame(record.start)
    if visit in (None, game.position.visit):
        yield _step(0, "", game)
    for number, entry in enumerate(record.entries, start=1):
        wanted = visit in (None, game.position.visit)
        game.enter(entry)
        if wanted:
            yield _step(number, entry, game)


def _step(number: int, entry: Entry | str, game: NorthwoodGame) -> str:
    return f"{number:4} {entry!s:8} {game.position.view()}"
