"""Random games of OpenSpiel's card games in its own C++ loops:
python -m bench.loops.openspiel_rollouts GAME DEALS SEED

Prints one line of JSON. OpenSpiel has no call for Python that plays random games and says how many moves they
had. What it has, and what is timed here:

- *rollouts*: its `RandomRolloutEvaluator`, reached through a one-simulation `MCTSBot`. One call from Python
  clones a dealt game and plays it to its end `ROLLOUTS` times, all in C++. This is its fastest loop. A search
  must start where a player decides, so the hands are dealt beforehand, outside the time.
- *bots*: `evaluate_bots` with uniform random bots. One call plays one game, in C++ too, but through a slower
  interface. It is played from the start and from a dealt game; the difference is what dealing takes.

Moves are counted from the histories of finished games. In both games the deal settles how many decisions are
to come (hearts: 52 cards, and 12 to pass on in three of four games; oh_hell: bids and tricks), so a count of
one game of each deal, outside the time, is exact for all rollouts of it. Three rates come out of it:

- *dealt beforehand*: decisions a second in rollouts, dealing left out;
- *with the deal*: decisions a second when dealing takes its time too, as it does in our own games;
- *chance moves counted*: the same games, each card dealt counted as one more move.
"""

import importlib
import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

pyspiel: Any = importlib.import_module("pyspiel")

ROLLOUTS = 50
"""Games played from one dealt position in one call."""

CHANCE = -1
"""OpenSpiel's number for the player that deals."""


def dealt(game: Any, dice: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        cards, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choices(cards, chances)[0])
    return state


def seconds_each(work: Callable[[Any], object], states: list[Any]) -> float:
    start = time.perf_counter()
    for state in states:
        work(state)
    return (time.perf_counter() - start) / len(states)


def measure(name: str, deals: int, seed: int) -> dict[str, float]:
    game = pyspiel.load_game(name)
    dice = random.Random(seed)
    states = [dealt(game, dice) for _ in range(deals)]
    bots = [
        pyspiel.make_uniform_random_bot(player, dice.getrandbits(31)) for player in range(game.num_players())
    ]
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, dice.getrandbits(31))
    search = pyspiel.MCTSBot(
        game, evaluator, uct_c=2.0, max_simulations=1, max_memory_mb=1, solve=False, seed=seed, verbose=False
    )

    def finished(state: Any) -> Any:
        pyspiel.evaluate_bots(state, bots, dice.getrandbits(31))
        return state

    movers = [step.player for state in states for step in finished(state.clone()).full_history()]
    dealing = movers.count(CHANCE) / deals
    decisions = len(movers) / deals - dealing

    rollout = seconds_each(search.mcts_search, states) / ROLLOUTS
    from_deal = seconds_each(lambda state: finished(state.clone()), states)
    from_start = seconds_each(lambda _: finished(game.new_initial_state()), states)
    whole = rollout + max(0.0, from_start - from_deal)
    return {
        "moves/s, dealt beforehand": decisions / rollout,
        "moves/s, with the deal": decisions / whole,
        "moves/s, chance moves counted": (decisions + dealing) / whole,
        "moves a game": decisions,
        "chance moves a game": dealing,
    }


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
