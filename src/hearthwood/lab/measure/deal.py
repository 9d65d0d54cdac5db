"""How hard one deal is: the same view, played on many times with everything unseen drawn anew."""

from collections.abc import Sequence
from random import Random
from typing import Any

import polars as pl

from hearthwood.core.randomness import advance, output
from hearthwood.lab.runs.players import dice_of, player_named
from hearthwood.northwood import View

from .intervals import mean_interval, share_interval
from .results import NORTHWOOD, POINTS


def deal(view: View, players: Sequence[str], games: int, seed: int = 0) -> pl.DataFrame:
    """By player: the mean points from here, and how often the game is won; all play the same samples."""
    found = pl.concat([_played(view, player, games, seed) for player in players]).lazy()
    rows = [
        found.group_by("player", maintain_order=True).agg(
            pl.lit(measure.name).alias("measure"),
            *(share_interval if measure.is_share else mean_interval)(measure.of),
        )
        for measure in NORTHWOOD
    ]
    return pl.concat(rows).collect()


def _played(view: View, name: str, games: int, seed: int) -> pl.DataFrame:
    player: Any = player_named(name)
    points = []
    state = seed
    for _ in range(games):
        state = advance(state)
        sample = output(state)
        position = view.branch(sample)
        dice = Random(dice_of(sample, name))
        while position.outcome is None:
            position = position.play(player.choose(position.view(), dice))
        points.append(position.points)
    return pl.DataFrame({"player": pl.Series([name] * games), POINTS: pl.Series(points, dtype=pl.UInt8)})
