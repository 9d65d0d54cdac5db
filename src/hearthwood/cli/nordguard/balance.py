"""`hearthwood nordguard balance`: how often who wins at the usual sizes, and with which cards."""

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hearthwood.cli.lab.needing import needing
from hearthwood.cli.refusing import refusing

if TYPE_CHECKING:
    import polars as pl

TARGETS = ("any2-4x4", "any3-5x5", "any4-6x6", "any5-7x7")
"""The usual sizes, each with a team that every seed draws anew."""
GUIDE, STRONGEST = "guide:balancing", "guide:strongest"
BASELINES = ("greedy", "walker")


@click.command()
@click.option("--games", type=click.IntRange(1), default=400, show_default=True, help="Of the guide, a size.")
@click.option(
    "--baselines",
    type=click.IntRange(1),
    help="Of the greedy player and the walker; as many as of the guide.",
)
@click.option(
    "--strongest", type=click.IntRange(0), default=0, show_default=True, help="Of the guide at its best."
)
@click.option(
    "--setup",
    "setups",
    multiple=True,
    default=TARGETS,
    show_default=True,
    help="any2-4x4 is a team of two that each seed draws, on a map of 4 x 4; may be given more than once.",
)
@click.option(
    "--set",
    "sets",
    multiple=True,
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Card set in a folder; may be given more than once.",
)
@click.option(
    "--to",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("balance"),
    show_default=True,
    help="Folder of the games; what is there is not played again.",
)
@click.option("--page", type=click.Path(dir_okay=False, path_type=Path), help="Write the tables as Markdown.")
@click.option("--json", "as_json", is_flag=True, help="Print the tables as JSON.")
@click.option("--processes", type=click.IntRange(1), default=os.cpu_count(), help="How many; all cores.")
@click.option("--only-tables", is_flag=True, help="Play nothing: tables of what is there.")
@refusing
@needing
def balance(  # noqa: PLR0917 (click passes them by name)
    games: int,
    baselines: int | None,
    strongest: int,
    setups: tuple[str, ...],
    sets: tuple[Path, ...],
    folder: Path,
    page: Path | None,
    processes: int,
    *,
    as_json: bool,
    only_tables: bool,
) -> None:
    """Measure the balance: guide, greedy player and walker on the same seeds, teams drawn by each seed."""
    from hearthwood.cli.lab.playing import plan_of, play  # noqa: PLC0415
    from hearthwood.lab.measure import results  # noqa: PLC0415 (Polars)
    from hearthwood.lab.runs import runner  # noqa: PLC0415
    from hearthwood.lab.runs.plan import parse_seeds  # noqa: PLC0415

    counts = dict.fromkeys(BASELINES, baselines or games) | {GUIDE: games, STRONGEST: strongest}
    for player, count in counts.items():
        if count and not only_tables:
            plan = plan_of("nordguard", (player,), setups, sets, parse_seeds(str(count)))
            play(plan, folder, runner.processes(processes))
    found = tables_of(results.read(folder))
    if page is not None:
        page.write_text(markdown(found), "utf-8")
    if as_json:
        click.echo(json.dumps({name: table.to_dicts() for name, table in found.items()}, indent=1))
    else:
        click.echo("\n".join(lines_of(found["wins"], "wins")))


def tables_of(games: "pl.LazyFrame") -> "dict[str, pl.DataFrame]":
    """All tables; those of cards are of the guide's games at the level for balancing."""
    from hearthwood.lab.measure import balance as measured  # noqa: PLC0415 (Polars)

    found = {"wins": measured.wins(games), "lengths": measured.lengths(games)}
    return found | {kind: measured.cards(games, GUIDE, kind) for kind in measured.KINDS}


COLUMNS = {
    "wins": ("setup", "player", "value", "low", "high", "games"),
    "lengths": ("setup", "player", "value", "low", "high", "shortest", "longest", "decisions", "blocked"),
    "characters": ("character", "value", "low", "high", "in won", "in lost", "games"),
    "items": ("item", "value", "low", "high", "in won", "in lost", "games"),
    "events": ("event", "value", "low", "high", "in won", "in lost", "games"),
}
TITLES = {
    "wins": (
        "How often it is won",
        "The share of games won, and between which shares it lies in 95 of 100 cases.",
    ),
    "lengths": (
        "How long games take",
        """The number of the last day: its mean with the interval, and between which days 90 of 100 games end.
Decisions are those of the whole team.""",
    ),
    "characters": ("Characters", "How often a team with this character won."),
    "items": ("Items", "How often a team won that carried this item at some time."),
    "events": ("Events", "How often a team won that drew this event. Longer games draw more of them."),
}
PREFACE = """# The balance of the cards

{games:,} games. This page is written by `hearthwood nordguard balance --page`. The setup `any2-4x4`
is a team of two on a map of 4 by 4: each seed draws the team and equips it with what its cards
suggest, and all players meet the same map, events and dice as long as they do the same. The walker
goes the shortest way and never scouts, trades or restocks. The greedy player looks one location
ahead. The guide plans days ahead; tables of cards are of its games at the level `balancing`.
"""
PLAIN = frozenset({"shortest", "longest", "games"})
NUMBERS = frozenset({"decisions"})
HEADS = {"value": "won", "low": "from", "high": "to", "in won": "of won games", "in lost": "of lost games"}


def markdown(found: "dict[str, pl.DataFrame]") -> str:
    """The page."""
    parts = [PREFACE.format(games=found["wins"]["games"].sum())]
    for name, (title, words) in TITLES.items():
        parts += [f"## {title}\n", f"{words}\n", *lines_of(found[name], name), ""]
    return "\n".join(parts)


def lines_of(table: "pl.DataFrame", name: str) -> list[str]:
    """A table in Markdown."""
    columns = COLUMNS[name]
    heads = [("day" if name == "lengths" and one == "value" else HEADS.get(one, one)) for one in columns]
    rows = [[shown(name, one, row[one]) for one in columns] for row in table.to_dicts()]
    return [f"| {' | '.join(cells)} |" for cells in (heads, ["---"] * len(columns), *rows)]


def shown(name: str, column: str, value: object) -> str:
    """A figure: shares in per cent, days with a decimal."""
    if not isinstance(value, float):
        return f"{value:,}" if isinstance(value, int) else str(value)
    if column in PLAIN or column in NUMBERS:
        return f"{value:.0f}"
    if name == "lengths" and column != "blocked":
        return f"{value:.1f}"
    return f"{100 * value:.1f} %"
