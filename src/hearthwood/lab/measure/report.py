"""The report: one HTML page with plots and tables in it, readable without a network."""

import base64
import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

import polars as pl
from matplotlib.figure import Figure

from hearthwood import __version__

from . import plots, tables
from .results import POINTS, is_northwood

ROW = 0.24
"""The height of a row in plots with a row for each character, in inches."""
STYLE = f"""
:root {{ color-scheme: light; }}
body {{ background: {plots.PAPER}; color: {plots.INK}; font: 16px/1.55 Georgia, 'DejaVu Serif', serif;
  margin: 2.5rem auto; max-width: 58rem; padding: 0 1rem; }}
h1 {{ font-size: 1.7rem; margin-bottom: .2rem; }}
h2 {{ border-top: 1px solid {plots.HAIR}; font-size: 1.25rem; margin-top: 2.5rem; padding-top: 1.2rem; }}
p {{ color: {plots.QUIET}; max-width: 42rem; }}
figure {{ background: {plots.CARD}; border: 1px solid {plots.HAIR}; border-radius: 6px; margin: 1rem 0;
  padding: .8rem; }}
img {{ display: block; max-width: 100%; }}
summary {{ cursor: pointer; }}
.wide {{ overflow-x: auto; }}
table {{ border-collapse: collapse; font: .85rem/1.4 system-ui, sans-serif; margin: .8rem 0;
  font-variant-numeric: tabular-nums; }}
th, td {{ border-bottom: 1px solid {plots.HAIR}; padding: .2rem .9rem .2rem 0; text-align: left; }}
th.number, td.number {{ text-align: right; }}
"""


@dataclass(frozen=True)
class Section:
    """A part of the report."""

    name: str
    title: str
    words: str
    table: pl.DataFrame
    figure: Figure | None = None


def sections(games: pl.LazyFrame) -> list[Section]:
    """All parts, of either game."""
    return list(_northwood(games) if is_northwood(games) else _nordguard(games))


def _played(games: pl.LazyFrame) -> Section:
    table = games.group_by("setup", "player").agg(
        pl.len().alias("games"),
        pl.col("seed").min().alias("first seed"),
        pl.col("seed").max().alias("last seed"),
    )
    words = "Intervals hold for 95 of 100. Players that are compared have played the same seeds."
    return Section("games", "What was played", words, table.sort("setup", "player").collect())


def _northwood(games: pl.LazyFrame) -> Iterator[Section]:
    yield _played(games)
    standings = tables.standings(games)
    yield Section(
        "won", "How often it is won", "The share of games that reach each goal.", standings,
        plots.by_setup(standings.filter(pl.col("measure") != POINTS), plots.won),
    )  # fmt: skip
    points = _counted(games, POINTS)
    yield Section(
        "points", "Points at the end", "The stars of the fiefs that became friends.", points,
        plots.by_setup(points, plots.points),
    )  # fmt: skip
    fiefs = tables.fiefs(games)
    yield Section(
        "fiefs", "Which fiefs are hard", "How often a visit ended with a friend.", fiefs,
        plots.by_setup(fiefs, plots.fiefs),
    )  # fmt: skip
    allies = tables.allies(games)
    if not allies.is_empty():
        yield Section(
            "allies", "What a character is worth as an ally",
            "Mean points of games with it among the allies, less those of games without it."
            " JE is the Jack of Eyes.", allies,
            plots.by_setup(allies, plots.allies, 1.2 + ROW * allies["character"].n_unique()),
        )  # fmt: skip
    rulers = tables.rulers(games)
    yield Section(
        "rulers", "What a character is as a ruler, at which fief",
        "How often a visit to it ended with a friend, by the fief that it was dealt to.", rulers,
        plots.by_setup(rulers, plots.rulers, 1.2 + ROW * rulers["character"].n_unique()),
    )  # fmt: skip


def _nordguard(games: pl.LazyFrame) -> Iterator[Section]:
    yield _played(games)
    standings = tables.standings(games)
    yield Section(
        "won", "How often it is won", "By setup: the size of the team, and the map.", standings,
        plots.alone(standings.filter(measure="won"), plots.won_by_setup),
    )  # fmt: skip
    results = games.group_by("setup", "player", "result").len("games").sort("setup", "player", "result")
    words = "Lost is lost to the days; blocked is where no way leads on."
    yield Section("results", "How games end", words, results.collect())
    days = _counted(games, "days")
    yield Section(
        "days", "When games end", "The number of the last day.", days, plots.by_setup(days, plots.days)
    )


def _counted(games: pl.LazyFrame, column: str) -> pl.DataFrame:
    return games.group_by("setup", "player", column).len("games").sort("setup", "player", column).collect()


def html(parts: Sequence[Section]) -> str:
    """The page."""
    games = parts[0].table["games"].sum()
    is_northwood_page = any(part.name == "fiefs" for part in parts)
    title = f"{'For Northwood!' if is_northwood_page else 'Nordguard'}: {games:,} games"
    body = "\n".join(_part(part) for part in parts)
    return (
        f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="generator" content="hearthwood {__version__}"><style>{STYLE}</style></head>\n'
        f"<body>\n<h1>{escape(title)}</h1>\n{body}\n</body></html>\n"
    )


def _part(part: Section) -> str:
    lines = [f"<h2>{escape(part.title)}</h2>", f"<p>{escape(part.words)}</p>"]
    figures = f'<div class="wide">{_table(part.table)}</div>'
    if part.figure is not None:
        lines.append(
            f'<figure><img alt="{escape(part.title)}; the figures stand below"'
            f' src="data:image/svg+xml;base64,{_svg(part.figure)}"></figure>'
        )
        figures = f"<details><summary>The figures</summary>{figures}</details>"
    return "\n".join([*lines, figures])


def write_pictures(parts: Sequence[Section], folder: Path) -> Iterator[Path]:
    """The plots as PNG files."""
    folder.mkdir(parents=True, exist_ok=True)
    for part in parts:
        if part.figure is not None:
            file = folder / f"{part.name}.png"
            part.figure.savefig(file, dpi=150)
            yield file


def _svg(figure: Figure) -> str:
    file = io.BytesIO()
    figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
    return base64.b64encode(file.getvalue()).decode()


def _table(table: pl.DataFrame) -> str:
    kinds = [' class="number"' if kind.is_numeric() else "" for kind in table.dtypes]
    heads = "".join(f"<th{kind}>{escape(name)}</th>" for kind, name in zip(kinds, table.columns, strict=True))
    rows = "".join(
        f"<tr>{''.join(f'<td{kind}>{_cell(cell)}</td>' for kind, cell in zip(kinds, row, strict=True))}</tr>"
        for row in table.iter_rows()
    )
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"


def _cell(cell: object) -> str:
    return f"{cell:.4f}" if isinstance(cell, float) else escape(str(cell))
