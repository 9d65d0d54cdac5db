"""RLCard at random on one thread: python -m bench.loops.rlcard_loop GAME SEED

Every step gives the observation and the legal actions; rewards are read at the end, and a new game begins.
"""

import importlib
import random
import sys

from .clock import keep_to_one_core, steps_a_second, tell

STEPS = 2_000


def main(name: str, seed: int) -> None:
    env = importlib.import_module("rlcard").make(name, config={"seed": seed})
    dice = random.Random(seed)
    state, _ = env.reset()

    def go() -> int:
        nonlocal state
        for _ in range(STEPS):
            state, _ = env.step(dice.choice(list(state["legal_actions"])))
            if env.is_over():
                env.get_payoffs()
                state, _ = env.reset()
        return STEPS

    tell({"steps/s": steps_a_second(go)})


if __name__ == "__main__":
    keep_to_one_core()
    main(sys.argv[1], int(sys.argv[2]))
