"""`hearthwood lab run`."""

import os
from pathlib import Path

import click

from hearthwood.cli.refusing import refusing

from .needing import needing


@click.command()
@click.option("--game", type=click.Choice(["northwood", "nordguard"]), default="northwood", show_default=True)
@click.option(
    "--player",
    "players",
    multiple=True,
    default=("random",),
    show_default=True,
    help="random, greedy, sage[:level[:aim]], seer, who knows all decks, or module:function; of Nordguard"
    " random, walker, greedy, guide[:level] or module:function. May be given more than once.",
)
@click.option(
    "--setup",
    "setups",
    multiple=True,
    help="intro, full, a scenario's file; of Nordguard 2-4x4 and the like, or a file. May be given more than"
    " once; without it, intro and full, or 2-4x4.",
)
@click.option(
    "--set",
    "sets",
    multiple=True,
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Card set of Nordguard in a folder; may be given more than once.",
)
@click.option("--seeds", default="0:1000", show_default=True, help="FIRST:END; the same for all players.")
@click.option(
    "--to",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("results"),
    show_default=True,
    help="Folder of the Parquet files.",
)
@click.option("--processes", type=click.IntRange(1), default=os.cpu_count(), help="How many; all cores.")
@click.option("--cluster", "address", metavar="ADDRESS", help="Of a Dask scheduler, to play there instead.")
@refusing
@needing
def run(  # noqa: PLR0917 (click passes them by name)
    game: str,
    players: tuple[str, ...],
    setups: tuple[str, ...],
    sets: tuple[Path, ...],
    seeds: str,
    folder: Path,
    processes: int,
    address: str | None,
) -> None:
    """Play games and keep one row of each; what is there already is not played again."""
    from hearthwood.lab.runs import runner  # noqa: PLC0415 (Polars and Numba)
    from hearthwood.lab.runs.plan import parse_seeds  # noqa: PLC0415

    from .playing import plan_of, play  # noqa: PLC0415

    plan = plan_of(game, players, setups, sets, parse_seeds(seeds))
    missing = play(plan, folder, runner.cluster(address) if address else runner.processes(processes))
    click.echo(f"{plan.total} games in {folder}, {missing} of them played now")
