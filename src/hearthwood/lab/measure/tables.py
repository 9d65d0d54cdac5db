"""The tables of the measurements: each a function from games to figures with their intervals."""

from collections.abc import Sequence

import numpy as np
import polars as pl

from hearthwood.lab.runs import chronicle
from hearthwood.lab.runs import seer as kernels
from hearthwood.lab.runs.games import Layout

from .intervals import Z, mean_interval, paired_share_interval, share_interval
from .results import POINTS, Measure, by_fief, measures


def comparison(games: pl.LazyFrame, one: str, other: str) -> pl.DataFrame:
    """Two players on the seeds that both have played: means, and the paired difference with its interval."""
    wanted = measures(games)
    columns = ["setup", "seed", *(measure.of.alias(measure.name) for measure in wanted)]
    ours, theirs = (games.filter(player=player).select(columns) for player in (one, other))
    pairs = ours.join(theirs, on=["setup", "seed"], suffix=" of the other").collect()
    found = []
    for measure in wanted:
        mine, yours = pl.col(measure.name), pl.col(f"{measure.name} of the other")
        interval = paired_share_interval if measure.is_share else mean_interval
        found.append(
            pairs.group_by("setup").agg(
                pl.lit(measure.name).alias("measure"),
                mine.mean().alias(one),
                yours.mean().alias(other),
                *interval(mine - yours),
            )
        )
    return _in_order(pl.concat(found), wanted, "setup").rename({"value": "difference"})


def standings(games: pl.LazyFrame) -> pl.DataFrame:
    """By setup and player: the mean of each measure, such as points, and how often a game is won."""
    wanted = measures(games)
    found = [
        games.group_by("setup", "player").agg(
            pl.lit(measure.name).alias("measure"),
            *(share_interval if measure.is_share else mean_interval)(measure.of),
        )
        for measure in wanted
    ]
    return _in_order(pl.concat(found).collect(), wanted, "setup", "player")


def _in_order(table: pl.DataFrame, wanted: Sequence[Measure], *groups: str) -> pl.DataFrame:
    order = {measure.name: place for place, measure in enumerate(wanted)}
    first, *others = groups
    return table.sort(first, pl.col("measure").replace_strict(order), *others)


def fiefs(games: pl.LazyFrame) -> pl.DataFrame:
    """By setup, player and fief: how often a visit made a friend."""
    visits = by_fief(games).group_by("setup", "player", "fief")
    return visits.agg(*share_interval(pl.col("won"))).sort("setup", "player", "fief").collect()


def allies(games: pl.LazyFrame) -> pl.DataFrame:
    """By setup, player and character: mean points with it as an ally, less those without it."""
    groups = ["setup", "player"]
    points = pl.col(POINTS).cast(pl.Float64)
    total = games.group_by(groups).agg(
        pl.len().alias("all"), points.sum().alias("sum"), (points**2).sum().alias("squares")
    )
    with_it = (
        games.explode("allies", empty_as_null=False, keep_nulls=False)
        .group_by(*groups, pl.col("allies").alias("character"))
        .agg(
            pl.len().alias("games"),
            points.sum().alias("sum_with"),
            (points**2).sum().alias("squares_with"),
        )
    )
    n, m = pl.col("games"), pl.col("all") - pl.col("games")
    mean_with, mean_without = pl.col("sum_with") / n, (pl.col("sum") - pl.col("sum_with")) / m
    variance = (pl.col("squares_with") / n - mean_with**2) / n + (
        (pl.col("squares") - pl.col("squares_with")) / m - mean_without**2
    ) / m
    worth = mean_with - mean_without
    return (
        with_it.join(total, on=groups)
        .filter(m > 0)
        .select(
            *groups, "character", worth.alias("value"),
            (worth - Z * variance.sqrt()).alias("low"), (worth + Z * variance.sqrt()).alias("high"), "games",
        )
        .sort(*groups, "value", descending=[False, False, True])
        .collect()
    )  # fmt: skip


def rulers(games: pl.LazyFrame) -> pl.DataFrame:
    """By setup, player, character and the fief that it ruled at the deal: how often a visit made a friend."""
    visits = by_fief(games).group_by("setup", "player", pl.col("ruler").alias("character"), "fief")
    return visits.agg(*share_interval(pl.col("won"))).sort("setup", "player", "character", "fief").collect()


def ruling(games: pl.LazyFrame) -> pl.DataFrame:
    """By setup, player and character: how much more often its fief becomes a friend than that fief does.

    Each fief is compared with itself under all rulers, so that it does not count where a character was dealt.
    """
    groups = ["setup", "player"]
    visits = by_fief(games)
    usual = visits.group_by(*groups, "fief").agg(pl.col("won").mean().alias("usual"))
    n = pl.col("visits")
    weight = n / n.sum()
    variance = (weight**2 * pl.col("share") * (1 - pl.col("share")) / n).sum()
    return (
        visits.group_by(*groups, pl.col("ruler").alias("character"), "fief")
        .agg(pl.col("won").mean().alias("share"), pl.len().alias("visits"))
        .join(usual, on=[*groups, "fief"])
        .group_by(*groups, "character")
        .agg(
            (weight * (pl.col("share") - pl.col("usual"))).sum().alias("value"),
            variance.sqrt().alias("error"),
            n.sum().alias("games"),
        )
        .select(
            *groups, "character", "value", (pl.col("value") - Z * pl.col("error")).alias("low"),
            (pl.col("value") + Z * pl.col("error")).alias("high"), "games",
        )
        .sort(*groups, "value", descending=[False, False, True])
        .collect()
    )  # fmt: skip


def seer(layouts: Sequence[Layout], seeds: range, budget: int) -> pl.DataFrame:
    """By setup and fief: the share of first visits that somebody who knows the deck can win.

    Where the search of a visit ends undecided it may be either: the share is then known between two bounds.
    """
    return pl.concat([_seen(layout, seeds, budget) for layout in layouts])


def _seen(layout: Layout, seeds: range, budget: int) -> pl.DataFrame:
    answers = chronicle.seen_fiefs(layout.setup, seeds, budget)
    found = pl.DataFrame(
        {"fief": np.tile(np.arange(answers.shape[1]), len(seeds)), "answer": answers.ravel()}
    )
    return (
        found.group_by(pl.lit(layout.name).alias("setup"), "fief")
        .agg(
            *share_interval((pl.col("answer") == kernels.WON).cast(pl.Float64)),
            (pl.col("answer") == kernels.UNDECIDED).mean().alias("undecided"),
        )
        .sort("fief")
    )
