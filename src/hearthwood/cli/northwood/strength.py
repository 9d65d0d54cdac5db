"""`hearthwood northwood strength`: plays seeds and says how strong a player is."""

import json
import re
import sys
from typing import TYPE_CHECKING, Any

import click

from hearthwood.cli.refusing import refusing
from hearthwood.core.errors import InvalidText, shown
from hearthwood.northwood import Setup
from hearthwood.northwood.setups import setup_named

if TYPE_CHECKING:
    from hearthwood.sage.northwood.games import Play
    from hearthwood.sage.northwood.strength import Strength

SEEDS = re.compile(r"(\d{1,20}):(\d{1,20})")
TIMED = 5
"""Games whose decisions are timed one by one."""
GOALS = {"points": 16, "win16": 16, "win18": 18, "win20": 20}
"""Under how many stars a game counts as lost, by aim."""


@click.command()
@click.option("--player", default="sage", metavar="random|greedy|sage", help="Who plays.", show_default=True)
@click.option(
    "--level", default="master", metavar="LEVEL", help="How hard the sage thinks.", show_default=True
)
@click.option(
    "--aim", default="win16", metavar="AIM", help="points, win16, win18 or win20.", show_default=True
)
@click.option("--setup", required=True, metavar="intro|full", help="How the table is laid out.")
@click.option("--seeds", required=True, metavar="FROM:TO", help="FROM is played, TO is not.")
@click.option("--workers", default=1, metavar="N", help="How many threads play.", show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print one line of JSON.")
@refusing
def strength(  # noqa: PLR0917 (click passes them by name)
    player: str, level: str, aim: str, setup: str, seeds: str, workers: int, *, as_json: bool
) -> None:
    """Play seeds and say what they brought: stars and medals with 95 % intervals.

    The same seeds and options always give the same games, however many threads play them.
    """
    table = setup_named(setup)
    range_of_seeds = parse_seeds(seeds)
    goal = parse_aim(aim)
    if workers < 1:
        raise InvalidText(
            f"{workers} is no number of workers; 1 and more are", rule="sage.strength", field="workers"
        )
    play = player_named(player, level, aim)
    found = measure(play, table, range_of_seeds, workers)
    told: dict[str, Any] = {"player": player, "setup": setup, "seeds": seeds}
    if player == "sage":
        told |= {"level": level, "aim": aim}
    told |= found.to_json(goal)
    if player == "sage":
        told |= times(table, range_of_seeds, level, aim)
    click.echo(json.dumps(told) if as_json else as_text(told))


def parse_seeds(text: str) -> range:
    """`1000:1010` is ten seeds."""
    match = SEEDS.fullmatch(text)
    if match is None or int(match[1]) >= int(match[2]) or int(match[2]) > 2**64:
        message = f"{shown(text)} are no seeds; 1000:1010 are the ten from 1000 on"
        raise InvalidText(message, rule="sage.strength", field="seeds")
    return range(int(match[1]), int(match[2]))


def parse_aim(text: str) -> int:
    """The goal that goes with an aim."""
    if text not in GOALS:
        message = f"{shown(text)} is no aim; there are {', '.join(GOALS)}"
        raise InvalidText(message, rule="sage.strength", field="aim")
    return GOALS[text]


def player_named(name: str, level: str, aim: str) -> "Play":
    """How a player plays."""
    from hearthwood.sage.northwood import LEVELS, Aim  # noqa: PLC0415
    from hearthwood.sage.northwood.games import PLAIN, plain_games, sage_games  # noqa: PLC0415

    if name in PLAIN:
        return plain_games(name)
    if name != "sage":
        message = f"{shown(name)} is no player; there are {', '.join((*PLAIN, 'sage'))}"
        raise InvalidText(message, rule="sage.strength", field="player")
    if level not in LEVELS:
        message = f"{shown(level)} is no level; there are {', '.join(LEVELS)}"
        raise InvalidText(message, rule="sage.strength", field="level")
    return sage_games(level, Aim(aim))


def measure(play: "Play", setup: Setup, seeds: range, workers: int) -> "Strength":
    """Play all seeds; on a terminal with a bar."""
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn  # noqa: PLC0415

    from hearthwood.sage.northwood.games import in_pieces  # noqa: PLC0415
    from hearthwood.sage.northwood.strength import Strength  # noqa: PLC0415

    found = Strength(setup)
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()
    ) as bar:
        task = bar.add_task("compiling, then playing", total=len(seeds))
        for games in in_pieces(play, setup, seeds, workers=workers):
            found.add(games)
            bar.update(task, advance=len(games.seeds), description="playing")
    return found


def times(setup: Setup, seeds: range, level: str, aim: str) -> dict[str, float]:
    """How long decisions take, in the first of the games played once more."""
    from hearthwood.sage.northwood import LEVELS, Aim  # noqa: PLC0415
    from hearthwood.sage.northwood.games import paces  # noqa: PLC0415
    from hearthwood.sage.northwood.strength import spread  # noqa: PLC0415

    every = (paces(setup, seed, LEVELS[level], Aim(aim)) for seed in seeds[:TIMED])
    return spread(seconds for game in every for seconds in game)


def as_text(told: dict[str, Any]) -> str:
    """The same for people."""
    stars = told["stars"]
    lines = [
        " ".join(str(told[key]) for key in ("player", "level", "aim", "setup", "seeds") if key in told),
        f"{told['games']} games, {told['decisions']} decisions, {told['moves']} moves",
        f"stars   {stars['value']:6.3f}   ({stars['low']:.3f} to {stars['high']:.3f})",
    ]
    for stars_wanted in (16, 18, 20):
        share = told[f"win{stars_wanted}"]
        low, high = 100 * share["low"], 100 * share["high"]
        lines.append(f"{stars_wanted} stars {100 * share['value']:5.1f} %   ({low:.1f} to {high:.1f} %)")
    if "median_ms" in told:
        lines.append(f"a decision takes {told['median_ms']} ms; 95 of 100 take at most {told['p95_ms']} ms")
    lost = told["lost"]
    lines.append(f"{len(lost)} seeds under {told['goal']} stars: {' '.join(map(str, lost)) or 'none'}")
    return "\n".join(lines)
