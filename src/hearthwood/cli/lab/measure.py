"""`hearthwood lab compare`, `difficulty`, `characters` and `report`."""

import json
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
    from hearthwood.lab.measure import results, tables  # noqa: PLC0415 (Polars)

    games = results.read(folder)
    for player in (one, other):
        results.check_player(games, player)
    show({"comparison": tables.comparison(games, one, other)}, as_json=as_json)


@click.command()
@results_option
@click.option(
    "--deal",
    metavar="DEAL",
    help="How hard one deal is: SETUP:SEED, a position or a view of For Northwood!. What is unseen there is"
    " drawn anew for every game.",
)
@click.option(
    "--player", "players", multiple=True, default=("random", "greedy"), show_default=True, help="For --deal."
)
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="For --deal.")
@click.option(
    "--seer", "setup", type=click.Choice(list(SETUPS)), help="Also what one who knows the deck could win."
)
@click.option("--visits", type=click.IntRange(1), default=100, show_default=True, help="Decks for the seer.")
@click.option(
    "--budget",
    type=click.IntRange(1),
    default=50_000,
    show_default=True,
    help="Situations a search may meet.",
)
@json_option
@refusing
@needing
def difficulty(  # noqa: PLR0917 (click passes them by name)
    folder: Path,
    deal: str | None,
    players: tuple[str, ...],
    games: int,
    setup: str | None,
    visits: int,
    budget: int,
    *,
    as_json: bool,
) -> None:
    """How hard what was played is: setups, scenarios, card sets from results, or one deal.

    How often players win, how often each fief becomes a friend, and what luck allows at most.
    """
    from hearthwood.lab.measure import results, tables  # noqa: PLC0415 (Polars)
    from hearthwood.lab.measure.deal import deal as measured  # noqa: PLC0415
    from hearthwood.lab.runs.deals import view_of_deal  # noqa: PLC0415

    found = {}
    if deal is not None:
        found["deal"] = measured(view_of_deal(deal), players, games)
    elif setup is None or any(folder.glob("*.parquet")):
        played = results.read(folder)
        found["standings"] = tables.standings(played)
        if results.is_northwood(played):
            found["fiefs"] = tables.fiefs(played)
    if setup is not None:
        found["seer"] = tables.seer(setup_named(setup), range(visits), budget)
    show(found, as_json=as_json)


@click.command()
@results_option
@json_option
@refusing
@needing
def characters(folder: Path, *, as_json: bool) -> None:
    """What each character is worth: as an ally in points, as a ruler in friends, at each target."""
    from hearthwood.lab.measure import results, tables  # noqa: PLC0415 (Polars)

    games = results.read(folder)
    results.check_northwood(games)
    show({"allies": tables.allies(games), "rulers": tables.rulers(games)}, as_json=as_json)


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


def show(found: "dict[str, pl.DataFrame]", *, as_json: bool) -> None:
    """Print tables whole, for eyes and for pipes, or as JSON."""
    import polars as pl  # noqa: PLC0415

    if as_json:
        click.echo(json.dumps({name: table.to_dicts() for name, table in found.items()}, indent=1))
        return
    with pl.Config(
        tbl_rows=-1, tbl_cols=-1, tbl_width_chars=200, tbl_formatting="MARKDOWN",
        tbl_hide_dataframe_shape=True, tbl_hide_column_data_types=True, float_precision=4,
        tbl_cell_numeric_alignment="RIGHT",
    ):  # fmt: skip
        for table in found.values():
            click.echo(f"{table}\n")
