"""`hearthwood lab compare`, `difficulty`, `characters` and `report`."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hearthwood.cli.refusing import refusing
from hearthwood.core.errors import InvalidText

from .needing import needing

if TYPE_CHECKING:
    from collections.abc import Iterable

    import polars as pl

    from hearthwood.lab.measure.words import Sheet

results_option = click.option(
    "--results",
    "folder",
    type=click.Path(path_type=Path),
    default=Path("results"),
    show_default=True,
    help="Folder that `lab run` has filled.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="The same tables as JSON.")


@click.command()
@click.argument("one")
@click.argument("other")
@results_option
@json_option
@refusing
@needing
def compare(one: str, other: str, folder: Path, *, as_json: bool) -> None:
    """Two players on the seeds that both have played: the difference, with its 95 % interval."""
    from hearthwood.lab.measure import results, sheets, tables  # noqa: PLC0415 (Polars)

    games = results.read(folder)
    for player in (one, other):
        results.check_player(games, player)
    table = tables.comparison(games, one, other)
    show({"comparison": table}, [sheets.comparison(table, one, other)], as_json=as_json)


@click.command()
@click.argument("what", nargs=-1)
@click.option("--game", type=click.Choice(["northwood", "nordguard"]), default="northwood", show_default=True)
@click.option(
    "--set",
    "sets",
    multiple=True,
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Card set of Nordguard in a folder; may be given more than once.",
)
@click.option(
    "--player",
    "players",
    multiple=True,
    default=("random", "greedy"),
    show_default=True,
    help="As for `lab run`; weak and strong ones. May be given more than once.",
)
@click.option(
    "--games", type=click.IntRange(1), default=1000, show_default=True, help="So many by each player."
)
@click.option(
    "--visits",
    type=click.IntRange(0),
    default=100,
    show_default=True,
    help="So many decks are looked through by the seer, who knows them.",
)
@click.option(
    "--budget",
    type=click.IntRange(1),
    default=200_000,
    show_default=True,
    help="Moves that the seer may look at on a visit.",
)
@results_option
@json_option
@refusing
@needing
def difficulty(  # noqa: PLR0917 (click passes them by name)
    what: tuple[str, ...],
    game: str,
    sets: tuple[Path, ...],
    players: tuple[str, ...],
    games: int,
    visits: int,
    budget: int,
    folder: Path,
    *,
    as_json: bool,
) -> None:
    """How hard something is: how often weak and strong players win it, and what luck allows at most.

    WHAT is a setup (full, intro), a scenario's file, or a single deal: SETUP:SEED, a position or a view.
    With --game nordguard it is 2-4x4 and the like or a setup's file, with --set also a card set. Without
    WHAT it is what lies in the folder of results.
    """
    from hearthwood.lab.measure import results, sheets, tables  # noqa: PLC0415 (Polars)

    from .playing import dealt, played  # noqa: PLC0415

    if any(is_deal(one, game) for one in what):
        table = dealt(only_one(what), players, games)
        show({"deal": table}, [sheets.deal(table)], as_json=as_json)
        return
    with played(game, what, sets, players, games, folder) as (found, layouts):
        shown = {"standings": tables.standings(found)}
        seen = None
        if results.is_northwood(found):
            shown["fiefs"] = tables.fiefs(found)
            if layouts and visits:
                seen = tables.seer(layouts, range(visits), budget)
                shown["seer"] = seen
        show(shown, sheets.difficulty(found, seen), as_json=as_json)


def is_deal(text: str, game: str) -> bool:
    """Is this a single deal, not a setup: with a seed, or a whole position?"""
    return game == "northwood" and not text.endswith(".toml") and (":" in text or " " in text)


def only_one(what: tuple[str, ...]) -> str:
    """A deal is measured alone."""
    if len(what) != 1:
        raise InvalidText(
            "a deal is measured alone, without setups or other deals", rule="lab.deal", field="what"
        )
    return what[0]


@click.command()
@results_option
@json_option
@refusing
@needing
def characters(folder: Path, *, as_json: bool) -> None:
    """What each character is worth: as an ally in points, as a ruler in friends, at each target."""
    from hearthwood.lab.measure import results, sheets, tables  # noqa: PLC0415 (Polars)

    games = results.read(folder)
    results.check_northwood(games)
    found = {"allies": tables.allies(games), "ruling": tables.ruling(games), "rulers": tables.rulers(games)}
    show(found, sheets.characters(games), as_json=as_json)


@click.command()
@results_option
@click.option(
    "--to",
    "file",
    type=click.Path(dir_okay=False, path_type=Path),
    default=Path("report.html"),
    show_default=True,
    help="The page.",
)
@click.option(
    "--png", "pictures", type=click.Path(file_okay=False, path_type=Path), help="Folder for the plots."
)
@json_option
@refusing
@needing
def report(folder: Path, file: Path, pictures: Path | None, *, as_json: bool) -> None:
    """One page with plots and tables that needs nothing else; the plots as PNG too.

    With --json the names of the files that were written.
    """
    from hearthwood.lab.measure import report as page  # noqa: PLC0415 (Polars, Matplotlib)
    from hearthwood.lab.measure import results  # noqa: PLC0415

    sections = page.sections(results.read(folder))
    file.write_text(page.html(sections), "utf-8")
    written = [file, *(page.write_pictures(sections, pictures) if pictures else ())]
    click.echo(json.dumps([str(one) for one in written]) if as_json else "\n".join(map(str, written)))


def show(found: "dict[str, pl.DataFrame]", sheets: "Iterable[Sheet]", *, as_json: bool) -> None:
    """Print sheets for eyes, or their tables as JSON."""
    if as_json:
        click.echo(json.dumps({name: table.to_dicts() for name, table in found.items()}, indent=1))
        return
    for sheet in sheets:
        click.echo(f"{sheet.text()}\n")
