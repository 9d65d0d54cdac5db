"""`hearthwood lab run`."""

import os
import signal
from pathlib import Path
from types import FrameType

import click
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from hearthwood.cli.refusing import refusing
from hearthwood.northwood.setups import SETUPS, setup_named

from .needing import needing

STOPPED = 130


@click.command()
@click.option(
    "--player",
    "players",
    multiple=True,
    default=("random",),
    show_default=True,
    help="random, greedy, or module:function; may be given more than once.",
)
@click.option(
    "--setup",
    "setups",
    multiple=True,
    default=tuple(SETUPS),
    show_default=True,
    help="May be given more than once.",
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
    players: tuple[str, ...],
    setups: tuple[str, ...],
    seeds: str,
    folder: Path,
    processes: int,
    address: str | None,
) -> None:
    """Play games and keep one row of each; what is there already is not played again."""
    from hearthwood.lab.runs import plan, runner  # noqa: PLC0415 (Polars and Numba)
    from hearthwood.lab.runs.players import player_named  # noqa: PLC0415

    wanted = plan.parse_seeds(seeds)
    for player in players:
        player_named(player)
    for setup in setups:
        setup_named(setup)
    pool = runner.cluster(address) if address else runner.processes(processes)
    signal.signal(signal.SIGTERM, _stop)
    with runner.own_folder(folder):
        total = len(players) * len(setups) * len(wanted)
        missing = plan.missing(players, setups, wanted, folder)
        with _progress() as progress:
            task = progress.add_task("games", total=total, completed=total - missing)
            try:
                runner.play_all(
                    plan.pieces(players, setups, wanted, folder),
                    folder,
                    pool,
                    lambda piece: progress.advance(task, piece.count),
                )
            except KeyboardInterrupt:
                done = int(progress.tasks[0].completed)
                click.echo(f"stopped with {done} of {total} games; the same command goes on", err=True)
                raise click.exceptions.Exit(STOPPED) from None
        if plan.missing(players, setups, wanted, folder):
            raise runner.RunFault("not all games were kept; the same command goes on", rule="lab.run")
    click.echo(f"{total} games in {folder}, {missing} of them played now")


def _stop(_: int, __: FrameType | None) -> None:
    raise KeyboardInterrupt


class Rate(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        """As soon as there is something to tell."""
        return Text("" if task.speed is None else f"{task.speed:.0f} a second")


def _progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
    )
