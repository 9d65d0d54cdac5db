"""Our own environments at random on one thread: python -m bench.loops.northwood_loop SETUP BATCH SEED

Observation, mask and reward of every step, and a new game where one has ended. Timed with `copy=True`, which
is the default, and with `copy=False`; and the single environment.
"""

import random
import sys

import numpy as np

from hearthwood.lab.northwood.environment import NorthwoodEnv
from hearthwood.lab.northwood.vector import NorthwoodVectorEnv

from .clock import keep_to_one_core, steps_a_second, tell

MANY = 100
FEW = 300


def many(setup: str, batch: int, seed: int, *, copy: bool) -> float:
    env = NorthwoodVectorEnv(batch, setup, copy=copy)
    env.reset(seed=seed)
    choices = np.arange(batch, dtype=np.uint64)

    def go() -> int:
        for _ in range(MANY):
            env.step(env.random_actions(choices))
        return MANY * batch

    return steps_a_second(go)


def single(setup: str, seed: int) -> float:
    env = NorthwoodEnv(setup)
    _, info = env.reset(seed=seed)
    dice = random.Random(seed)

    def go() -> int:
        nonlocal info
        for _ in range(FEW):
            _, _, over, _, info = env.step(dice.choice(np.flatnonzero(info["action_mask"])))
            if over:
                _, info = env.reset()
        return FEW

    return steps_a_second(go)


def main(setup: str, batch: int, seed: int) -> None:
    tell(
        {
            "vector steps/s": many(setup, batch, seed, copy=True),
            "vector steps/s, without copies": many(setup, batch, seed, copy=False),
            "single steps/s": single(setup, seed),
        }
    )


if __name__ == "__main__":
    keep_to_one_core()
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
