"""OpenSpiel at random from Python on one thread: python -m bench.loops.openspiel_steps GAME SEED

Straight on its C++ states, which is faster than its `rl_environment`: the information state as a tensor, the
mask, the reward, and a new game where one has ended. Chance moves are made, but not counted.
"""

import importlib
import random
import sys

from .clock import keep_to_one_core, steps_a_second, tell

STEPS = 1_000


def main(name: str, seed: int) -> None:
    game = importlib.import_module("pyspiel").load_game(name)
    dice = random.Random(seed)
    state = game.new_initial_state()

    def go() -> int:
        nonlocal state
        made = 0
        while made < STEPS:
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                state.apply_action(dice.choice(state.legal_actions()))
                continue
            player = state.current_player()
            state.information_state_tensor(player)
            state.legal_actions_mask(player)
            state.apply_action(dice.choice(state.legal_actions(player)))
            state.rewards()
            made += 1
        return made

    tell({"steps/s": steps_a_second(go)})


if __name__ == "__main__":
    keep_to_one_core()
    main(sys.argv[1], int(sys.argv[2]))
