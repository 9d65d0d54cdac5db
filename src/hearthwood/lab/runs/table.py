"""The table of results: one row a game, in Parquet that Polars, DuckDB and pandas read."""

import io
from typing import Any

import polars as pl

from hearthwood.northwood import Setup
from hearthwood.northwood.cards import CHARACTER_TEXTS

from . import chronicle

SCHEMA = pl.Schema(
    {
        "setup": pl.String(),
        "seed": pl.UInt64(),
        "player": pl.String(),
        "points": pl.UInt8(),
        "moves": pl.UInt16(),
        "allies": pl.List(pl.String()),
        "rulers": pl.List(pl.String()),
        "fiefs": pl.List(pl.UInt8()),
        "scores": pl.List(pl.UInt8()),
        "won": pl.List(pl.Boolean()),
    }
)
"""Allies by slot, rulers by fief as dealt; `fiefs`, `scores` and `won` by visit: where it ended, the
score there, and whether that made a friend."""


def frame(player: str, setup: Setup, seeds: range, rows: Any, moves: Any) -> pl.DataFrame:
    """Rows as a table."""
    fiefs = rows[:, chronicle.FIEFS : chronicle.SCORES]
    won = rows[:, chronicle.WON : chronicle.WIDTH].astype(bool)
    stars = pl.Series(setup.stars).to_numpy()[fiefs]
    columns = {
        "setup": pl.repeat(setup.name, len(seeds), eager=True),
        "seed": pl.Series(list(seeds), dtype=pl.UInt64),
        "player": pl.repeat(player, len(seeds), eager=True),
        "points": pl.Series((stars * won).sum(axis=1)),
        "moves": pl.Series(moves),
        "allies": _characters(rows[:, chronicle.ALLIES : chronicle.RULERS]),
        "rulers": _characters(rows[:, chronicle.RULERS : chronicle.FIEFS]),
        "fiefs": pl.Series(fiefs.copy()),
        "scores": pl.Series(rows[:, chronicle.SCORES : chronicle.WON].copy()),
        "won": pl.Series(won.copy()),
    }
    return pl.DataFrame(columns).cast(SCHEMA)


def _characters(codes: Any) -> pl.Series:
    names = pl.Series(CHARACTER_TEXTS).gather(codes.ravel())
    return names.reshape(codes.shape)


def as_bytes(table: pl.DataFrame) -> bytes:
    """A table as a Parquet file."""
    file = io.BytesIO()
    table.write_parquet(file, compression="zstd")
    return file.getvalue()
