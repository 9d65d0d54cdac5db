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

from .needing import needing

STOPPED = 130


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
    from hearthwood.lab.runs.games import GAMES  # noqa: PLC0415
    from hearthwood.lab.runs.plan import Plan, parse_seeds  # noqa: PLC0415

    wanted = parse_seeds(seeds)
    played = GAMES[game]
    named = tuple(dict.fromkeys(played.player(player).name for player in players))
    layouts = tuple(played.layout(setup, sets) for setup in setups or played.usual)
    plan = Plan(game, named, layouts, wanted)
    pool = runner.cluster(address) if address else runner.processes(processes)
    signal.signal(signal.SIGTERM, _stop)
    with runner.own_folder(folder, plan):
        total, missing = plan.total, plan.missing(folder)
        with _progress() as progress:
            task = progress.add_task("games", total=total, completed=total - missing)
            try:
                runner.play_all(
                    plan.pieces(folder),
                    folder,
                    pool,
                    lambda piece: progress.advance(task, piece.count),
                )
            except KeyboardInterrupt:
                done = int(progress.tasks[0].completed)
                click.echo(f"stopped with {done} of {total} games; the same command goes on", err=True)
                raise click.exceptions.Exit(STOPPED) from None
        if plan.missing(folder):
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
