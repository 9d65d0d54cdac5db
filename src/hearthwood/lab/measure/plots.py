"""The plots of the report: each a function from a table of figures with intervals to a drawing.

Players differ by the shape of their marks as well as by colour, and intervals are drawn as whiskers.
"""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import polars as pl
from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

from .results import POINTS

PAPER, CARD, INK, QUIET, LINE, HAIR = "#EFE6D4", "#FCF8EE", "#22291F", "#57574A", "#7D7357", "#CDBF9F"
MARKS = (
    ("#28493A", "o"),
    ("#A03C14", "s"),
    ("#19305C", "^"),
    ("#8F5192", "D"),
    ("#835700", "v"),
    ("#376D4C", "P"),
)
"""A colour and a shape for each player."""
SHADES = LinearSegmentedColormap.from_list("forest", [CARD, "#8FB09B", "#28493A"])
HEIGHT = 3.6

Plot = Callable[[Axes, pl.DataFrame], None]


def by_setup(table: pl.DataFrame, plot: Plot, height: float = HEIGHT) -> Figure:
    """A plot for each setup, one under the other."""
    setups = table["setup"].unique().sort().to_list()
    figure = Figure(figsize=(9, height * len(setups)), layout="constrained", facecolor=CARD)
    for place, setup in enumerate(setups):
        axes = _axes(figure, len(setups), place)
        axes.set_title(setup, loc="left", color=INK, fontweight="bold", fontsize=11)
        plot(axes, table.filter(setup=setup))
        _legend(axes)
    return figure


def alone(table: pl.DataFrame, plot: Plot) -> Figure:
    """One plot for everything."""
    figure = Figure(figsize=(9, HEIGHT + 1), layout="constrained", facecolor=CARD)
    axes = _axes(figure, 1, 0)
    plot(axes, table)
    _legend(axes)
    return figure


def _axes(figure: Figure, many: int, place: int) -> Axes:
    axes = figure.add_subplot(many, 1, place + 1, facecolor=CARD)
    axes.spines[["top", "right"]].set_visible(False)
    axes.spines[["left", "bottom"]].set_color(LINE)
    axes.tick_params(colors=QUIET, labelcolor=INK)
    axes.set_axisbelow(True)
    axes.grid(axis="y", color=HAIR, linewidth=0.6)
    return axes


def _legend(axes: Axes) -> None:
    handles, labels = axes.get_legend_handles_labels()
    if handles:
        axes.legend(
            handles, labels, frameon=False, labelcolor=INK, fontsize=9,
            loc="lower right", bbox_to_anchor=(1, 1), ncols=len(labels), borderaxespad=0.2,
        )  # fmt: skip


def _players(table: pl.DataFrame) -> Iterator[tuple[int, str, tuple[str, str], pl.DataFrame]]:
    for place, player in enumerate(table["player"].unique().sort().to_list()):
        yield place, player, MARKS[place % len(MARKS)], table.filter(player=player)


def _reach(rows: pl.DataFrame) -> list[list[float]]:
    """How far an interval goes below and above its value."""
    value = rows["value"]
    return [(value - rows["low"]).clip(0).to_list(), (rows["high"] - value).clip(0).to_list()]


def _dots(axes: Axes, table: pl.DataFrame, labels: str, *, told: bool = False) -> None:
    """Marks with their intervals, the players side by side; `told` writes the shares beside them."""
    names = table[labels].unique(maintain_order=True).cast(pl.String).to_list()
    players = table["player"].n_unique()
    width = 0.7 / players
    for place, player, (colour, shape), rows in _players(table):
        at = [names.index(str(name)) + width * (place - (players - 1) / 2) for name in rows[labels]]
        values = rows["value"].to_list()
        axes.errorbar(
            at, values, yerr=_reach(rows), fmt=shape, color=colour, ecolor=colour, label=player,
            markersize=6, elinewidth=1.4, capsize=2.5,
        )  # fmt: skip
        if told:
            for x, value, high in zip(at, values, rows["high"], strict=True):
                axes.annotate(
                    _percent(value), (x, high), (0, 4), textcoords="offset points", ha="center",
                    fontsize=8, color=INK,
                )  # fmt: skip
    axes.set_xticks(range(len(names)), names)
    axes.set_xlim(-0.6, len(names) - 0.4)


def _percent(share: float) -> str:
    return f"{share:.2%}" if 0 < share < 0.01 else f"{share:.1%}" if 0 < share < 1 else f"{share:.0%}"


def _as_percent(axes: Axes, label: str) -> None:
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))
    axes.set_ylabel(label, color=INK)
    axes.set_ylim(bottom=0)
    axes.margins(y=0.15)


def won(axes: Axes, table: pl.DataFrame) -> None:
    """How often each goal is reached."""
    _dots(axes, table, "measure", told=True)
    _as_percent(axes, "share of games")


def won_by_setup(axes: Axes, table: pl.DataFrame) -> None:
    """How often each setup is won."""
    _dots(axes, table, "setup", told=True)
    _as_percent(axes, "share of games won")


def fiefs(axes: Axes, table: pl.DataFrame) -> None:
    """How often each fief is won as a friend."""
    _dots(axes, table, "fief")
    _as_percent(axes, "share of visits")
    axes.set_xlabel("fief", color=INK)


def points(axes: Axes, table: pl.DataFrame) -> None:
    """How games end."""
    _curves(axes, table, POINTS)


def days(axes: Axes, table: pl.DataFrame) -> None:
    """When games end."""
    _curves(axes, table, "days")


def _curves(axes: Axes, table: pl.DataFrame, column: str) -> None:
    for _, player, (colour, shape), rows in _players(table):
        share = (rows["games"] / rows["games"].sum()).to_list()
        axes.plot(
            rows[column].to_list(),
            share,
            marker=shape,
            color=colour,
            label=player,
            markersize=4,
            linewidth=1.4,
        )
    _as_percent(axes, "share of games")
    axes.set_xlabel(column, color=INK)


def allies(axes: Axes, table: pl.DataFrame) -> None:
    """What each character is worth as an ally, the best on top."""
    order = table.group_by("character").agg(pl.col("value").mean()).sort("value")["character"].to_list()
    players = table["player"].n_unique()
    for place, player, (colour, shape), rows in _players(table):
        at = [order.index(name) + 0.6 * ((players - 1) / 2 - place) / players for name in rows["character"]]
        axes.errorbar(
            rows["value"].to_list(), at, xerr=_reach(rows), fmt=shape, color=colour, label=player,
            markersize=4.5, elinewidth=1.2,
        )  # fmt: skip
    axes.axvline(0, color=LINE, linewidth=1)
    axes.grid(visible=False, axis="y")
    axes.grid(axis="x", color=HAIR, linewidth=0.6)
    axes.set_yticks(range(len(order)), order, fontsize=8)
    axes.set_ylim(-0.7, len(order) - 0.3)
    axes.set_xlabel("points more with it among the allies than without", color=INK)


def rulers(axes: Axes, table: pl.DataFrame) -> None:
    """How often each ruler becomes a friend at each fief, for the player that wins most of them."""
    best = table.group_by("player").agg(pl.col("value").mean()).sort("value")["player"].to_list()[-1]
    mine = table.filter(player=best)
    names = mine.group_by("character").agg(pl.col("value").mean()).sort("value", "character", descending=True)
    rows: list[str] = names["character"].to_list()
    columns = mine["fief"].unique().sort().to_list()
    shares: Any = np.full((len(rows), len(columns)), np.nan)
    for character, fief, value in mine.select("character", "fief", "value").iter_rows():
        shares[rows.index(character), columns.index(fief)] = value
    axes.imshow(shares, cmap=SHADES, vmin=0, vmax=1, aspect="auto")
    for (row, column), share in np.ndenumerate(shares):
        if not np.isnan(share):
            colour = CARD if share > 0.6 else INK
            axes.text(column, row, f"{share:.0%}", ha="center", va="center", fontsize=7.5, color=colour)
    axes.grid(visible=False)
    axes.set_xticks(range(len(columns)), [str(column) for column in columns])
    axes.set_yticks(range(len(rows)), rows, fontsize=8)
    axes.set_xlabel(f"fief that it rules; visits won by {best}", color=INK)
