"""Tables of figures for people: an interval beside each figure, no more digits than it warrants.

A row a player, a column a measure or a fief; as plain text for a terminal and as Markdown for pages.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import floor, log10

import polars as pl

MOST_DIGITS = 4
SHARE, MEAN, DIFFERENCE, SHARE_DIFFERENCE = "share", "mean", "difference", "share difference"
KINDS = {"points": MEAN, "days": MEAN}
"""Measures that are no shares."""


@dataclass(frozen=True)
class Sheet:
    """A table of texts under a title."""

    title: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    labels: int = 1
    """So many columns from the left are names, the others figures."""

    def text(self) -> str:
        """For a terminal, names to the left and figures to the right."""
        lines = [self.heads, *self.rows]
        widths = [max(len(line[place]) for line in lines) for place in range(len(self.heads))]
        told = [
            "  ".join(
                text.ljust(width) if place < self.labels else text.rjust(width)
                for place, (text, width) in enumerate(zip(line, widths, strict=True))
            ).rstrip()
            for line in lines
        ]
        rule = "  ".join("─" * width for width in widths)
        return "\n".join([self.title, "", told[0], rule, *told[1:]])

    def markdown(self) -> str:
        """For a page, without the title."""
        marks = ["---" if place < self.labels else "---:" for place in range(len(self.heads))]
        return "\n".join(f"| {' | '.join(line)} |" for line in (self.heads, marks, *self.rows))


def figure(value: float, low: float, high: float, kind: str, *, brief: bool = False) -> str:
    """A figure and where it lies in 95 of 100 cases: `12.3 % (11.9 to 12.8)`; in brief `12.3 ±0.4`."""
    scale = 100 if kind.startswith(SHARE) else 1
    value, low, high = (scale * number for number in (value, low, high))
    digits = digits_for((high - low) / 2)
    sign = "+" if kind.endswith(DIFFERENCE) else ""
    told = f"{value + 0.0:{sign}.{digits}f}"
    if brief:
        return f"{told} ±{(high - low) / 2:.{digits}f}"
    unit = " %" if kind == SHARE else ""
    return f"{told}{unit} ({low + 0.0:{sign}.{digits}f} to {high + 0.0:{sign}.{digits}f})"


def digits_for(margin: float) -> int:
    """As many digits as show the margin's first, and the one behind it when the first is a 1."""
    return 1 if margin <= 0 else max(0, min(MOST_DIGITS, -floor(log10(margin / 2))))


def kind_of(measure: str) -> str:
    """Is it a share or a mean?"""
    return KINDS.get(measure, SHARE)


def spread(
    title: str, table: pl.DataFrame, names: Sequence[str], columns: str, *, kind: str | None = None,
    brief: bool = False, heads: dict[str, str] | None = None,
) -> Sheet:  # fmt: skip
    """A long table of figures as a wide one: a row for each of the names, a column for each of `columns`."""
    wanted = _in_order(table[columns].to_list())
    found: dict[tuple[object, ...], dict[object, str]] = {}
    games: dict[tuple[object, ...], int] = {}
    for row in table.iter_rows(named=True):
        key = tuple(row[name] for name in names)
        told = kind or kind_of(str(row[columns]))
        found.setdefault(key, {})[row[columns]] = figure(
            row["value"], row["low"], row["high"], told, brief=brief
        )
        games[key] = max(games.get(key, 0), row["games"])
    heads = heads or {}
    return Sheet(
        title,
        [*names, *(heads.get(str(column), str(column)) for column in wanted), "games"],
        [
            [*map(str, key), *(cells.get(column, "") for column in wanted), f"{games[key]:,}"]
            for key, cells in found.items()
        ],
        labels=len(names),
    )


def _in_order(values: Iterable[object]) -> list[object]:
    return list(dict.fromkeys(values))
