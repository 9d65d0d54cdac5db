"""Contestants take turns over several repeats, so that whatever else the machine does hits all of them alike.

Only what one repeat measured is compared: a comparison is computed within each repeat, and what counts is the
median of these values.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import TypeAlias

Figures: TypeAlias = Mapping[str, float]
"""What one run of a contestant measured, by name with unit: {"moves/s": 4.7e6}."""

Cell: TypeAlias = tuple[str, str]
"""A contestant's name and the name of one of its figures."""


@dataclass(frozen=True)
class Contestant:
    name: str
    run: Callable[[int], Figures]
    """Gets the number of the repeat, which serves as seed."""


@dataclass(frozen=True)
class Comparison:
    """What `of` makes of these cells of one repeat, and the bound that its median should keep."""

    name: str
    of: Callable[..., float]
    cells: Sequence[Cell]
    at_least: float | None = None
    at_most: float | None = None

    def values(self, results: "Results") -> list[float]:
        """One for each repeat; none if one of the contestants did not take part."""
        taking_part = {contestant for contestant, _ in results}
        if any(contestant not in taking_part for contestant, _ in self.cells):
            return []
        return [self.of(*row) for row in zip(*(results[cell] for cell in self.cells), strict=True)]

    def verdict(self, values: Sequence[float]) -> str:
        if self.at_least is not None:
            kept, wanted = median(values) >= self.at_least, f"at least {short(self.at_least)}"
        elif self.at_most is not None:
            kept, wanted = median(values) <= self.at_most, f"at most {short(self.at_most)}"
        else:
            return ""
        return f"{wanted}: {'kept' if kept else 'MISSED'}"


Results: TypeAlias = dict[Cell, list[float]]
"""The values of all repeats."""


def measure(contestants: Sequence[Contestant], repeats: int) -> Results:
    """Let all contestants run in turn, `repeats` times; each repeat begins with another one."""
    results: Results = {}
    for repeat in range(repeats):
        first = repeat % len(contestants)
        for contestant in (*contestants[first:], *contestants[:first]):
            print(f"repeat {repeat + 1} of {repeats}: {contestant.name}", file=sys.stderr)
            for figure, value in contestant.run(repeat).items():
                results.setdefault((contestant.name, figure), []).append(value)
    return results


def short(value: float) -> str:
    """Three digits, with M and k for large numbers."""
    if abs(value) >= 1e6:
        return f"{value / 1e6:.3g} M"
    if abs(value) >= 1e4:
        return f"{value / 1e3:.3g} k"
    return f"{value:.0f}" if abs(value) >= 100 else f"{value:.3g}"


def spread(values: Sequence[float]) -> list[str]:
    return [short(median(values)), f"{short(min(values))} to {short(max(values))}"]


def table(rows: Sequence[Sequence[str]]) -> str:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    padded = ([word.ljust(width) for word, width in zip(row, widths, strict=True)] for row in rows)
    return "\n".join("  ".join(words).rstrip() for words in padded)


def as_text(results: Results, comparisons: Sequence[Comparison]) -> str:
    measured = [
        ["", "", "median", "range"],
        *([contestant, figure, *spread(values)] for (contestant, figure), values in results.items()),
    ]
    compared = [
        ["within each repeat", "median", "range", "wanted"],
        *(
            [comparison.name, *spread(values), comparison.verdict(values)]
            for comparison in comparisons
            if (values := comparison.values(results))
        ),
    ]
    return "\n\n".join(table(rows) for rows in (measured, compared) if len(rows) > 1)


def as_data(results: Results, comparisons: Sequence[Comparison]) -> dict[str, object]:
    """The same for programs."""
    measured: dict[str, dict[str, object]] = {}
    for (contestant, figure), values in results.items():
        measured.setdefault(contestant, {})[figure] = {"median": median(values), "values": values}
    compared = {
        comparison.name: {
            "median": median(values),
            "values": values,
            "at least": comparison.at_least,
            "at most": comparison.at_most,
        }
        for comparison in comparisons
        if (values := comparison.values(results))
    }
    return {"measured": measured, "compared": compared}
