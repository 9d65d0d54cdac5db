"""`hearthwood northwood review`: a game looked back at, as text, as data, as a page."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from hearthwood.cli.refusing import refusing
from hearthwood.core.errors import InvalidText
from hearthwood.core.record_text import RULE

from .advice import sage_of
from .record import FILE, record_of
from .speaking import (
    EMBER,
    FOREST,
    GOLD,
    QUIET,
    Speech,
    aim_option,
    json_option,
    language_option,
    level_option,
    preparing,
    print_json,
)

if TYPE_CHECKING:
    from hearthwood.northwood.records import Record
    from hearthwood.sage.northwood.review import Review

COLOURS = {"head": None, "quiet": QUIET, "luck": None, "choice": EMBER, "good": FOREST, "prize": GOLD}


@click.command()
@click.argument("file", type=FILE)
@click.option("--game", "number", type=click.IntRange(min=1), default=1, help="Which record of the file.")
@click.option(
    "--decks",
    type=click.IntRange(min=0),
    default=1000,
    show_default=True,
    help="Other decks that the sage plays each turning point over; 0: none.",
)
@click.option(
    "--games",
    type=click.IntRange(min=0),
    default=100,
    show_default=True,
    help="Games that begin as this one did, for the sage to play; 0: none.",
)
@click.option("--html", "target", type=click.Path(path_type=Path, dir_okay=False), help="Write a page here.")
@aim_option
@level_option
@language_option
@json_option
@refusing
def review(  # noqa: PLR0917 (click passes them by name)
    file: Path,
    number: int,
    decks: int,
    games: int,
    target: Path | None,
    aim: str,
    level: str,
    language: str | None,
    *,
    as_json: bool,
) -> None:
    """Look back at a game that is over or was stopped: what luck did, what the choices cost, and why."""
    speech = Speech(language)
    try:
        record = record_of(file, number)
    except InvalidText as error:
        raise InvalidText(error.message, rule=error.rule, field=str(file)) from None
    found = _review(record, aim, level, decks, games, speech)
    if target is not None:
        _write(target, found, speech)
    if as_json:
        print_json(found.to_json())
    elif target is None:
        for line in _lines(found, speech):
            click.echo(line)


def _review(record: "Record", aim: str, level: str, decks: int, games: int, speech: Speech) -> "Review":  # noqa: PLR0917
    with preparing(speech.words):
        from hearthwood.sage.northwood.review import looked_further  # noqa: PLC0415 (NumPy and Numba)
        from hearthwood.sage.northwood.review import review as look_back  # noqa: PLC0415

        sage = sage_of(aim, level)
        sage.worth(record.start.view())
    with _progress(speech.words("review-looking")) as told:
        found = look_back(record.game(), sage, goal=record.goal, told=told)
    if decks or games:
        with _progress(speech.words("review-further")) as told:
            found = looked_further(found, record.start.view(), sage, many=decks, games=games, told=told)
    return found


@contextmanager
def _progress(label: str) -> Iterator[Any]:
    """A bar where somebody looks, nothing where not."""
    if not sys.stderr.isatty():
        yield lambda _done, _of: None
        return
    with click.progressbar(length=1, label=label, file=sys.stderr) as bar:

        def told(done: int, of: int) -> None:
            bar.length = max(of, 1)
            bar.update(done - bar.pos)

        yield told


def _write(target: Path, found: "Review", speech: Speech) -> None:
    from hearthwood.sage.northwood.review.page import page  # noqa: PLC0415

    try:
        target.write_text(page(found, speech.words.language), "utf-8")
    except OSError as error:
        message = error.strerror or "cannot be written"
        raise InvalidText(message, rule=RULE, field="--html") from None
    click.echo(speech.words("review-written", file=str(target)), err=True)


def _lines(found: "Review", speech: Speech) -> Iterator[str]:
    from hearthwood.sage.northwood.review.telling import told  # noqa: PLC0415

    for row in told(found, speech.words):
        yield "".join(_inked(piece, speech) for piece in row).rstrip()


def _inked(piece: Any, speech: Speech) -> str:
    tone = piece.tone.value
    if tone == "plain":
        return speech.cards(piece.text)
    return speech.ink(piece.text, COLOURS[tone], bold=tone in ("head", "choice", "good"))
