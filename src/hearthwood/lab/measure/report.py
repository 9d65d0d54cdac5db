"""The report: one HTML page with plots and tables in it, readable without a network."""

import base64
import io
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path

import polars as pl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from hearthwood import __version__

from . import tables
from .results import POINTS

INKS = ("#2f5d46", "#b5562d", "#3f5f8a", "#8a6d1f")
PAPER = "#fbf7ee"
STYLE = f"""
body {{ background: {PAPER}; color: #26332b; font: 16px/1.5 Georgia, serif; margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem; }}
table {{ border-collapse: collapse; font-size: .9rem; margin: 1rem 0; }}
th, td {{ border-bottom: 1px solid #d8cfb8; padding: .2rem .8rem; text-align: right; }}
th {{ text-align: right; }}
figure {{ margin: 1rem 0; }}
img {{ max-width: 100%; }}
details {{ margin: 1rem 0; }}
"""

Plot = Callable[[Axes, pl.DataFrame], None]


def html(games: pl.LazyFrame) -> str:
    """The page."""
    parts = [f"<h1>For Northwood!: {_count(games)} games</h1>"]
    parts.append("<p>Intervals are 95 %; players that are compared have played the same seeds.</p>")
    for title, table, figure in _sections(games):
        parts.append(f"<h2>{escape(title)}</h2>")
        if figure is not None:
            parts.append(
                f'<figure><img alt="{escape(title)}" src="data:image/svg+xml;base64,{_svg(figure)}"></figure>'
            )
        parts.append(f"<details open><summary>Figures</summary>{_table(table)}</details>")
    body = "\n".join(parts)
    return (
        f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>For Northwood!: report</title>'
        f'<meta name="generator" content="hearthwood {__version__}"><style>{STYLE}</style></head>\n'
        f"<body>\n{body}\n</body></html>\n"
    )


def write_pictures(games: pl.LazyFrame, folder: Path) -> Iterator[Path]:
    """The plots as PNG files."""
    folder.mkdir(parents=True, exist_ok=True)
    for title, _, figure in _sections(games):
        if figure is not None:
            file = folder / f"{title.lower().replace(' ', '-')}.png"
            figure.savefig(file, dpi=150)
            yield file


def _count(games: pl.LazyFrame) -> str:
    return f"{games.select(pl.len()).collect().item():,}"


def _sections(games: pl.LazyFrame) -> Iterator[tuple[str, pl.DataFrame, Figure | None]]:
    standings = tables.standings(games)
    yield "How often it is won", standings, _by_setup(standings.filter(pl.col("measure") != POINTS), _won)
    points = games.group_by("setup", "player", POINTS).len("games").sort("setup", "player", POINTS).collect()
    yield "Points at the end", points, _by_setup(points, _points)
    fiefs = tables.fiefs(games)
    yield "Fiefs won as friends", fiefs, _by_setup(fiefs, _fiefs)
    allies = tables.allies(games)
    if not allies.is_empty():
        yield "Worth of an ally in points", allies, _by_setup(allies, _allies)
    yield "Rulers and targets", tables.rulers(games), None


def _by_setup(table: pl.DataFrame, plot: Plot) -> Figure:
    """A plot for each setup, one under the other."""
    setups = table["setup"].unique().sort().to_list()
    figure = Figure(figsize=(9, 3.6 * len(setups)), layout="constrained", facecolor=PAPER)
    for place, setup in enumerate(setups):
        axes = figure.add_subplot(len(setups), 1, place + 1, facecolor=PAPER)
        axes.set_title(setup, loc="left")
        axes.spines[["top", "right"]].set_visible(False)
        plot(axes, table.filter(setup=setup))
        axes.legend(frameon=False)
    return figure


def _players(table: pl.DataFrame) -> Iterator[tuple[int, str, pl.DataFrame]]:
    for place, player in enumerate(table["player"].unique().sort().to_list()):
        yield place, player, table.filter(player=player)


def _bars(axes: Axes, table: pl.DataFrame, labels: str) -> None:
    """Bars with their intervals, the players side by side."""
    names = table[labels].unique(maintain_order=True).cast(pl.String).to_list()
    players = table["player"].n_unique()
    width = 0.8 / players
    for place, player, rows in _players(table):
        value = rows["value"]
        at = [names.index(str(name)) + width * (place - (players - 1) / 2) for name in rows[labels]]
        reach = [
            (one - other).clip(0).to_list() for one, other in ((value, rows["low"]), (rows["high"], value))
        ]
        axes.bar(at, value.to_list(), width, label=player, color=INKS[place % len(INKS)], yerr=reach)
    axes.set_xticks(range(len(names)), names)


def _won(axes: Axes, table: pl.DataFrame) -> None:
    _bars(axes, table, "measure")
    axes.set_ylabel("share of games")


def _fiefs(axes: Axes, table: pl.DataFrame) -> None:
    _bars(axes, table, "fief")
    axes.set_ylabel("share of visits")
    axes.set_xlabel("fief")


def _allies(axes: Axes, table: pl.DataFrame) -> None:
    _bars(axes, table.sort("value", descending=True), "character")
    axes.set_ylabel("points more than without")


def _points(axes: Axes, table: pl.DataFrame) -> None:
    for place, player, rows in _players(table):
        share = (rows["games"] / rows["games"].sum()).to_list()
        axes.plot(rows[POINTS].to_list(), share, "o-", label=player, color=INKS[place % len(INKS)])
    axes.set_ylabel("share of games")
    axes.set_xlabel("points")


def _svg(figure: Figure) -> str:
    file = io.BytesIO()
    figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
    return base64.b64encode(file.getvalue()).decode()


def _table(table: pl.DataFrame) -> str:
    heads = "".join(f"<th>{escape(name)}</th>" for name in table.columns)
    rows = "".join(
        "<tr>" + "".join(f"<td>{_cell(cell)}</td>" for cell in row) + "</tr>" for row in table.iter_rows()
    )
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"


def _cell(cell: object) -> str:
    return f"{cell:.4f}" if isinstance(cell, float) else escape(str(cell))
