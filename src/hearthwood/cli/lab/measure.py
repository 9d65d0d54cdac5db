"""`hearthwood lab compare`, `difficulty`, `characters` and `report`."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from hearthwood.cli.refusing import refusing
from hearthwood.northwood.setups import SETUPS, setup_named

from .needing import needing

if TYPE_CHECKING:
    import polars as pl

results_option = click.option(
    "--results",
    "folder",
    type=click.Path(path_type=Path),
    default=Path("results"),
    show_default=True,
    help="Folder that `lab run` has filled.",
)


@click.command()
@click.argument("one")
@click.argument("other")
@results_option
@refusing
@needing
def compare(one: str, other: str, folder: Path) -> None:
    """Two players on the seeds that both have played: the difference, with its 95 % interval."""
    from hearthwood.lab.measure import results, tables  # noqa: PLC0415 (Polars)

    games = results.read(folder)
    for player in (one, other):
        results.check_player(games, player)
    show(tables.comparison(games, one, other))


@click.command()
@results_option
@click.option(
    "--seer", "setup", type=click.Choice(list(SETUPS)), help="Also what one who knows the deck could win."
)
@click.option("--visits", type=click.IntRange(1), default=100, show_default=True, help="Decks for the seer.")
@click.option(
    "--budget", type=click.IntRange(1), default=50_000, show_default=True, help="Moves of a search."
)
@refusing
@needing
def difficulty(folder: Path, setup: str | None, visits: int, budget: int) -> None:
    """How often players win, how often each fief becomes a friend, and what luck allows at most."""
    from hearthwood.lab.measure import results, tables  # noqa: PLC0415 (Polars)

    games = results.read(folder)
    show(tables.standings(games))
    show(tables.fiefs(games))
    if setup is not None:
        show(tables.seer(setup_named(setup), range(visits), budget))


@click.command()
@results_option
@refusing
@needing
def characters(folder: Path) -> None:
    """What each character is worth: as an ally in points, as a ruler in friends, at each target."""
    from hearthwood.lab.measure import results, tables  # noqa: PLC0415 (Polars)

    games = results.read(folder)
    show(tables.allies(games))
    show(tables.rulers(games))


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
@refusing
@needing
def report(folder: Path, file: Path, pictures: Path | None) -> None:
    """One page with plots and tables that needs nothing else; the plots as PNG too."""
    from hearthwood.lab.measure import report as page  # noqa: PLC0415 (Polars, Matplotlib)
    from hearthwood.lab.measure import results  # noqa: PLC0415

    games = results.read(folder)
    file.write_text(page.html(games), "utf-8")
    click.echo(str(file))
    if pictures is not None:
        for picture in page.write_pictures(games, pictures):
            click.echo(str(picture))


def show(table: "pl.DataFrame") -> None:
    """Print a table whole, for eyes and for pipes."""
    import polars as pl  # noqa: PLC0415

    with pl.Config(
        tbl_rows=-1, tbl_cols=-1, tbl_width_chars=200, tbl_formatting="MARKDOWN",
        tbl_hide_dataframe_shape=True, tbl_hide_column_data_types=True, float_precision=4,
    ):  # fmt: skip
        click.echo(f"{table}\n")
