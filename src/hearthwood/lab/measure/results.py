"""Results as they lie in folders of Parquet files."""

from dataclasses import dataclass
from pathlib import Path

import polars as pl

from hearthwood.core.errors import InvalidText, shown
from hearthwood.northwood import GOALS

POINTS = "points"


def read(folder: Path) -> pl.LazyFrame:
    """All games in a folder; nothing is loaded before it is asked for."""
    if not any(folder.glob("*.parquet")):
        raise InvalidText(
            f"{shown(str(folder))} holds no results; `hearthwood lab run` makes them",
            rule="lab.results",
            field="results",
        )
    return pl.scan_parquet(folder / "*.parquet")


def players_in(games: pl.LazyFrame) -> list[str]:
    """Who has played."""
    return games.select("player").unique().sort("player").collect()["player"].to_list()


def check_player(games: pl.LazyFrame, player: str) -> str:
    """A player whose games are there."""
    there = players_in(games)
    if player not in there:
        raise InvalidText(
            f"{shown(player)} has no games here; there are {', '.join(there)}",
            rule="lab.results",
            field="player",
        )
    return player


@dataclass(frozen=True)
class Measure:
    """Something that every game has a number of."""

    name: str
    of: pl.Expr
    is_share: bool
    """Is it true or false of a game, and its mean a share?"""


NORTHWOOD = (
    Measure(POINTS, pl.col(POINTS).cast(pl.Float64), is_share=False),
    *(
        Measure(f"won at {goal}", (pl.col(POINTS) >= goal).cast(pl.Float64), is_share=True)
        for goal in GOALS.values()
    ),
)
NORDGUARD = (
    Measure("won", pl.col("won").cast(pl.Float64), is_share=True),
    Measure("days", pl.col("days").cast(pl.Float64), is_share=False),
)


def is_northwood(games: pl.LazyFrame) -> bool:
    """Are these games of For Northwood!, not of Nordguard?"""
    return POINTS in games.collect_schema()


def check_northwood(games: pl.LazyFrame) -> None:
    """Characters and fiefs are For Northwood!'s."""
    if not is_northwood(games):
        raise InvalidText("these are games of Nordguard", rule="lab.results", field="results")


def measures(games: pl.LazyFrame) -> tuple[Measure, ...]:
    """What is measured of them."""
    return NORTHWOOD if is_northwood(games) else NORDGUARD


def by_fief(games: pl.LazyFrame) -> pl.LazyFrame:
    """One row a visit: where it ended, under which ruler as dealt, the score and whether it made a friend."""
    return games.explode("fiefs", "scores", "won", empty_as_null=False, keep_nulls=False).with_columns(
        pl.col("rulers").list.get(pl.col("fiefs")).alias("ruler"), pl.col("fiefs").alias("fief")
    )
