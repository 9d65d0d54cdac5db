"""OpenSpiel's own search plays the last visits of a game of For Northwood!

Run it: python docs/lab/examples/search.py

A whole game takes a search of many rollouts a while; from the seventh visit on it is quick to watch. Chance
decides at nodes of its own, so the search knows no more than a player does.
"""

import numpy as np
from open_spiel.python.algorithms import mcts

from hearthwood.lab import openspiel
from hearthwood.northwood import INTRO, new_game

ROLLOUTS = 12


def late_in_a_game(seed):
    """A game played without thought until two fiefs are left."""
    game = new_game(INTRO, seed)
    while game.position.visit < 7:
        game.play(str(game.position.legal_moves[-1]))
    return game


def main():
    state = openspiel.state_of(late_in_a_game(3))
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bot = mcts.MCTSBot(state.get_game(), 2.0, ROLLOUTS, evaluator, random_state=dice)
    before, moves = state.view.points, []
    while not state.is_terminal():
        if state.is_chance_node():
            cards, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(cards, p=chances)))
        else:
            action = bot.step(state)
            moves.append(state.action_to_string(action))
            state.apply_action(action)
    print(f"{len(moves)} moves: {' '.join(moves)}")
    print(f"{before} stars before, {state.view.points} at the end")


if __name__ == "__main__":
    main()
