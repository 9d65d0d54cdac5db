"""Plays what is to be measured, with a bar that shows how far it is."""

import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType

import click
import polars as pl
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

from hearthwood.lab.measure import results
from hearthwood.lab.measure.deal import deal
from hearthwood.lab.runs import runner
from hearthwood.lab.runs.deals import view_of_deal
from hearthwood.lab.runs.games import GAMES, Layout
from hearthwood.lab.runs.plan import Plan

STOPPED = 130


def plan_of(
    game: str, players: Sequence[str], setups: Sequence[str], sets: Sequence[Path], seeds: range
) -> Plan:
    """Everybody by full name, every setup read."""
    played = GAMES[game]
    named = tuple(dict.fromkeys(played.player(player).name for player in players))
    layouts = tuple(played.layout(setup, sets) for setup in setups or played.usual)
    return Plan(game, named, layouts, seeds)


def play(plan: Plan, folder: Path, pool: runner.Pool) -> int:
    """Play what is missing in the folder; how many games that were."""
    for stop in (signal.SIGTERM, signal.SIGINT):
        signal.signal(stop, _stop)
    with runner.own_folder(folder, plan):
        total, missing = plan.total, plan.missing(folder)
        with _progress() as progress:
            task = progress.add_task("games", total=total, completed=total - missing)
            try:
                runner.play_all(
                    plan.pieces(folder), folder, pool, lambda piece: progress.advance(task, piece.count)
                )
            except KeyboardInterrupt:
                done = int(progress.tasks[0].completed)
                click.echo(f"stopped with {done} of {total} games; the same command goes on", err=True)
                raise click.exceptions.Exit(STOPPED) from None
        if plan.missing(folder):
            raise runner.RunFault("not all games were kept; the same command goes on", rule="lab.run")
    return missing


@contextmanager
def played(  # noqa: PLR0917 (as the command has them)
    game: str, what: Sequence[str], sets: Sequence[Path], players: Sequence[str], games: int, folder: Path
) -> Iterator[tuple[pl.LazyFrame, tuple[Layout, ...]]]:
    """Games of these setups, played now; without setups those in the folder of results."""
    if not what:
        yield results.read(folder), ()
        return
    plan = plan_of(game, players, what, sets, range(games))
    with TemporaryDirectory(prefix="hearthwood-") as place:
        play(plan, Path(place), runner.processes(os.cpu_count() or 1))
        yield results.read(Path(place)), plan.layouts


def dealt(text: str, players: Sequence[str], games: int) -> pl.DataFrame:
    """A single deal, played on many times."""
    return deal(view_of_deal(text), players, games)


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
