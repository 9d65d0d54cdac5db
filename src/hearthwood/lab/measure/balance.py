"""The balance of a card set: how often who wins at which size, and which cards were there when they did."""

import polars as pl

from .intervals import mean_interval, share_interval

KINDS = {"characters": "character", "items": "item", "events": "event"}
"""Columns of results that list cards, and what one card is called."""


def wins(games: pl.LazyFrame) -> pl.DataFrame:
    """By setup and player: the share of games won, with its interval."""
    share = share_interval(pl.col("won").cast(pl.Float64))
    return games.group_by("setup", "player").agg(*share).sort("setup", "player").collect()


def lengths(games: pl.LazyFrame) -> pl.DataFrame:
    """By setup and player: on which day games end, and after how many decisions."""
    return (
        games.group_by("setup", "player")
        .agg(
            *mean_interval(pl.col("days").cast(pl.Float64)),
            pl.col("days").quantile(0.05).alias("shortest"),
            pl.col("days").quantile(0.95).alias("longest"),
            pl.col("moves").mean().alias("decisions"),
            (pl.col("result") == "blocked").mean().alias("blocked"),
        )
        .sort("setup", "player")
        .collect()
    )


def cards(games: pl.LazyFrame, player: str, kind: str) -> pl.DataFrame:
    """In how many won and lost games of a player each card was, and how often the team won with it."""
    own = games.filter(player=player).select("setup", "won", kind)
    ends = own.select(pl.col("won").sum().alias("all won"), (~pl.col("won")).sum().alias("all lost"))
    rows = own.explode(kind, empty_as_null=False, keep_nulls=False).rename({kind: KINDS[kind]})
    share = share_interval(pl.col("won").cast(pl.Float64))
    counted = rows.group_by(KINDS[kind]).agg(
        pl.col("won").sum().alias("won"), (~pl.col("won")).sum().alias("lost"), *share
    )
    return (
        counted.join(ends, how="cross")
        .with_columns(
            (pl.col("won") / pl.col("all won")).alias("in won"),
            (pl.col("lost") / pl.col("all lost")).alias("in lost"),
        )
        .drop("all won", "all lost")
        .sort("value", KINDS[kind], descending=[True, False])
        .collect()
    )
