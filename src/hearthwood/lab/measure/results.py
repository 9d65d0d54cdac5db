"""Results as they lie in folders of Parquet files."""

from collections.abc import Callable
from functools import partial
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


def measures() -> dict[str, Callable[[str], pl.Expr]]:
    """What is measured, from the name of the column of points: these, and whether each goal is reached."""
    return {
        POINTS: lambda column: pl.col(column).cast(pl.Float64),
        **{f"won at {goal}": partial(_reached, goal) for goal in GOALS.values()},
    }


def _reached(goal: int, column: str) -> pl.Expr:
    return (pl.col(column) >= goal).cast(pl.Float64)


def by_fief(games: pl.LazyFrame) -> pl.LazyFrame:
    """One row a visit: where it ended, under which ruler as dealt, the score and whether it made a friend."""
    return games.explode("fiefs", "scores", "won", empty_as_null=False, keep_nulls=False).with_columns(
        pl.col("rulers").list.get(pl.col("fiefs")).alias("ruler"), pl.col("fiefs").alias("fief")
    )
