"""What the commands print: the tables of the measurements, laid out for people."""

from collections.abc import Iterator

import polars as pl

from hearthwood.locales import Words

from .results import is_northwood
from .tables import allies, fiefs, rulers, ruling, standings
from .words import DIFFERENCE, SHARE, SHARE_DIFFERENCE, Sheet, digits_for, figure, kind_of, spread

TARGETS = {str(fief): f"fief {fief}" for fief in range(8)}
SEER = "seer"


def difficulty(games: pl.LazyFrame, seen: pl.DataFrame | None = None) -> Iterator[Sheet]:
    """How often games are won, and how often each fief; beside it what luck allows at most."""
    yield spread("How often it is won", standings(games), ["setup", "player"], "measure")
    if is_northwood(games):
        yield fief_sheet(fiefs(games), seen)


def fief_sheet(table: pl.DataFrame, seen: pl.DataFrame | None = None) -> Sheet:
    """How often each fief becomes a friend, in per cent; the seer's share is of first visits."""
    if seen is not None:
        known = seen.with_columns(pl.lit(SEER).alias("player"))
        known = known.select("setup", "player", "fief", "value", "low", "high", "games")
        table = pl.concat([table.select(known.columns).cast(known.schema), known])
    return spread(
        "How often each fief becomes a friend, %", table.sort("setup", maintain_order=True),
        ["setup", "player"], "fief", kind=SHARE, brief=True, heads=TARGETS,
    )  # fmt: skip


def comparison(table: pl.DataFrame, one: str, other: str) -> Sheet:
    """Two players on the same seeds."""
    rows = []
    for row in table.iter_rows(named=True):
        kind = kind_of(row["measure"])
        difference = SHARE_DIFFERENCE if kind == SHARE else DIFFERENCE
        scale = 100 if kind == SHARE else 1
        digits = digits_for(scale * (row["high"] - row["low"]) / 2)
        unit = " %" if kind == SHARE else ""
        each = [f"{scale * row[name]:.{digits}f}{unit}" for name in (one, other)]
        told = figure(row["difference"], row["low"], row["high"], difference)
        rows.append([row["setup"], row["measure"], *each, told, f"{row['games']:,}"])
    title = f"{one} and {other} on the same seeds; the difference of shares in percentage points"
    return Sheet(title, ["setup", "measure", one, other, "difference", "pairs"], rows, labels=2)


def deal(table: pl.DataFrame) -> Sheet:
    """One deal, played on by several players."""
    return spread("From here on, what is unseen drawn anew for each game", table, ["player"], "measure")


def characters(games: pl.LazyFrame) -> Iterator[Sheet]:
    """A sheet for each setup and player: every character as ally and as ruler, and at each fief."""
    told = {
        "ally": _by_character(allies(games), DIFFERENCE),
        "ruler": _by_character(ruling(games), SHARE_DIFFERENCE),
    }
    at = rulers(games)
    for (setup, player), rows in at.group_by("setup", "player", maintain_order=True):
        shares = {(row["character"], row["fief"]): row["value"] for row in rows.iter_rows(named=True)}
        names = _by_worth(at, allies(games), str(setup), str(player))
        yield Sheet(
            f"{setup}, {player}: points more with it among the allies than without; how much more often its"
            " fief\nbecomes a friend than under others, in percentage points; and how often, at each fief",
            ["character", "", "as ally", "as ruler", *TARGETS],
            [
                [
                    name, english(name),
                    *(told[part].get((setup, player, name), "") for part in ("ally", "ruler")),
                    *(f"{shares[name, fief]:.0%}" if (name, fief) in shares else "" for fief in range(8)),
                ]
                for name in names
            ],
            labels=2,
        )  # fmt: skip


def _by_character(table: pl.DataFrame, kind: str) -> dict[tuple[object, ...], str]:
    return {
        (row["setup"], row["player"], row["character"]): figure(
            row["value"], row["low"], row["high"], kind, brief=True
        )
        for row in table.iter_rows(named=True)
    }


def _by_worth(at: pl.DataFrame, allied: pl.DataFrame, setup: str, player: str) -> list[str]:
    """The best ally first; behind them who only rules."""
    first = allied.filter(setup=setup, player=player)["character"].to_list()
    everybody = at.filter(setup=setup, player=player)["character"].unique().sort().to_list()
    return list(dict.fromkeys([*first, *everybody]))


def english(character: str) -> str:
    """A character's name."""
    return Words("en")(f"character-{character}")
