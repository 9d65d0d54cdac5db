"""How sure a figure is: 95 % intervals, as expressions over a table."""

import polars as pl

Z = 1.959963984540054
"""Half the width of the 95 % interval, in standard deviations of a normal distribution."""


def mean_interval(values: pl.Expr) -> list[pl.Expr]:
    """The mean of many values, and where it lies: by their spread."""
    margin = Z * values.std().fill_null(0.0) / values.len().sqrt()
    return [
        values.mean().alias("value"),
        (values.mean() - margin).alias("low"),
        (values.mean() + margin).alias("high"),
        values.len().alias("games"),
    ]


def paired_share_interval(differences: pl.Expr) -> list[pl.Expr]:
    """The mean of differences of truths, -1, 0 or 1, with Agresti's and Min's interval.

    It counts two pairs more than there are, half a pair for each way that a pair can fall out, and so tells
    also of rare differences how little is known about them.
    """
    n = differences.len().cast(pl.Float64) + 2
    ups, downs = (differences == 1).sum() + 0.5, (differences == -1).sum() + 0.5
    middle = (ups - downs) / n
    margin = Z * (ups + downs - (ups - downs) ** 2 / n).sqrt() / n
    return [
        differences.mean().alias("value"),
        (middle - margin).alias("low"),
        (middle + margin).alias("high"),
        differences.len().alias("games"),
    ]


def share_interval(truths: pl.Expr) -> list[pl.Expr]:
    """The share of what is true, with Wilson's interval, which also holds near 0 and 1."""
    n, share = truths.len().cast(pl.Float64), truths.mean()  # squares of counts pass what counts can hold
    middle = (share + Z**2 / (2 * n)) / (1 + Z**2 / n)
    margin = Z / (1 + Z**2 / n) * (share * (1 - share) / n + Z**2 / (4 * n * n)).sqrt()
    return [
        share.alias("value"),
        (middle - margin).clip(0, 1).alias("low"),
        (middle + margin).clip(0, 1).alias("high"),
        truths.len().alias("games"),
    ]
