"""Who takes part and what is compared, as data; `engine`, `commands` and `peers` say how it is measured."""

from collections.abc import Callable
from functools import partial
from operator import sub, truediv

from . import commands, engine, nordguard, peers, runs, table
from .harness import Comparison, Contestant, Figures

# How much one run does: about a second's work.
COMPILED_GAMES = 150_000
INTERPRETED_GAMES = 500
COMPILED_DEPTH = 18
INTERPRETED_DEPTH = 11


def compiled(setup: str, threads: int) -> Callable[[int], Figures]:
    return partial(engine.games, engine.games_compiled, setup, COMPILED_GAMES, threads)


def interpreted(setup: str) -> Callable[[int], Figures]:
    return partial(engine.games, engine.games_interpreted, setup, INTERPRETED_GAMES, 1)


# Those that are compared stand side by side, so that little time lies between them.
CONTESTANTS = [
    Contestant("toy in C", peers.toy),
    Contestant("intro compiled, one thread", compiled("intro", 1)),
    Contestant("OpenSpiel hearts", partial(peers.openspiel, "hearts")),
    Contestant("full compiled, one thread", compiled("full", 1)),
    Contestant("OpenSpiel oh_hell", partial(peers.openspiel, "oh_hell")),
    Contestant("intro compiled, two threads", compiled("intro", 2)),
    Contestant("full compiled, two threads", compiled("full", 2)),
    Contestant("intro interpreted", interpreted("intro")),
    Contestant("full interpreted", interpreted("full")),
    Contestant("perft compiled", partial(engine.perft, engine.perft_compiled, COMPILED_DEPTH)),
    Contestant("perft interpreted", partial(engine.perft, engine.perft_interpreted, INTERPRETED_DEPTH)),
    Contestant("Nordguard, 2 characters on 4 x 4", partial(nordguard.games, 2, 4, 60)),
    Contestant("Nordguard, 5 characters on 7 x 7", partial(nordguard.games, 5, 7, 15)),
    Contestant("Nordguard, values", nordguard.values),
    *(
        Contestant(
            f"guide {level}, {characters} characters on {side} x {side}",
            partial(nordguard.guide, level, characters, side, 60),
        )
        for level in ("balancing", "strongest")
        for characters, side in ((2, 4), (3, 5), (4, 6), (5, 7), (7, 7))
    ),
    Contestant("run of 10,000 random games", partial(runs.run, "random", 10_000)),
    Contestant("run of 100,000 random games", partial(runs.run, "random", 100_000)),
    Contestant("run of 1,000,000 random games", partial(runs.run, "random", 1_000_000)),
    Contestant("run of 100,000 greedy games", partial(runs.run, "greedy", 100_000)),
    Contestant("first game", engine.first_games),
    Contestant("start-up", commands.start_up),
    Contestant("batch", commands.batch),
    Contestant("table server, sessions", table.load),
    Contestant("table server, idle tables", table.memory),
]

INTRO = ("intro compiled, one thread", "moves/s")
FULL = ("full compiled, one thread", "moves/s")
HEARTS = ("OpenSpiel hearts", "moves/s, dealt beforehand")
HEARTS_WITH_DEAL = ("OpenSpiel hearts", "moves/s, with the deal")
HEARTS_CHANCE_COUNTED = ("OpenSpiel hearts", "moves/s, chance moves counted")
OH_HELL = ("OpenSpiel oh_hell", "moves/s, dealt beforehand")

COMPARISONS = [
    Comparison("toy in C : intro", truediv, [("toy in C", "moves/s"), INTRO], at_most=1.3),
    Comparison("intro : hearts", truediv, [INTRO, HEARTS], at_least=8),
    Comparison("full : hearts", truediv, [FULL, HEARTS], at_least=5),
    Comparison("intro : hearts with the deal", truediv, [INTRO, HEARTS_WITH_DEAL]),
    Comparison("full : hearts with the deal", truediv, [FULL, HEARTS_WITH_DEAL]),
    Comparison("intro : hearts, chance moves counted", truediv, [INTRO, HEARTS_CHANCE_COUNTED]),
    Comparison("full : hearts, chance moves counted", truediv, [FULL, HEARTS_CHANCE_COUNTED]),
    Comparison("intro : oh_hell", truediv, [INTRO, OH_HELL]),
    Comparison("full : oh_hell", truediv, [FULL, OH_HELL]),
    Comparison("intro, two threads : one", truediv, [("intro compiled, two threads", "moves/s"), INTRO]),
    Comparison("full, two threads : one", truediv, [("full compiled, two threads", "moves/s"), FULL]),
    Comparison("intro interpreted, moves/s", float, [("intro interpreted", "moves/s")], at_least=100_000),
    Comparison("full interpreted, moves/s", float, [("full interpreted", "moves/s")], at_least=100_000),
    *(
        Comparison(
            f"{command} over python -c pass, s",
            sub,
            [("start-up", f"{command}, s"), ("start-up", "python -c pass, s")],
            at_most=0.15,
        )
        for command in ("new", "legal", "play")
    ),
    Comparison(
        "table server, p99 of a move : of an echo",
        truediv,
        [("table server, sessions", "p99 of a move, ms"), ("table server, sessions", "p99 of an echo, ms")],
    ),
    Comparison(
        "memory of a run, 1,000,000 games : 10,000",
        truediv,
        [("run of 1,000,000 random games", "memory, MiB"), ("run of 10,000 random games", "memory, MiB")],
        at_most=1.25,
    ),
    Comparison("batch, play requests/s", float, [("batch", "play requests/s")], at_least=2_000),
]
