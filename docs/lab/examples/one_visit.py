"""An agent that learns one visit with NumPy alone, and plays it better than the greedy player.

Run it: python docs/lab/examples/one_visit.py

After each response little counts: how much score is still wanted, how many cards are left, and how many of
them are strong. The agent keeps a table of how often a visit was won from there, plays to where that was
most often, and learns from thousands of visits at once. No ability is used, so all games of a batch are at
the same point: the choice of the fief, then eight times a statement and a response.
"""

import numpy as np

from hearthwood.lab.northwood.vector import NorthwoodVectorEnv
from hearthwood.lab.runs.players import player_named
from hearthwood.northwood import FULL

BATCH, LESSONS = 4096, 12
FIRST_FIEF, LISTEN, RANKS = 32, 48, 6
IN_HAND, DISCARDED = 1, 3
SUITS, VALUES = np.arange(32) // 8, np.arange(32) % 8 + 1
GAMES = np.arange(BATCH)


class Table:
    """How often visits were won, by wanted score (0 stands for too much), cards left and strong cards."""

    def __init__(self):
        self.won, self.seen = np.zeros((10, 9, 9)), np.zeros((10, 9, 9))

    def chance(self, wanted, left, strong):
        where = np.clip(wanted + 1, 0, 9), left, strong
        return (self.won[where] + 0.5) / (self.seen[where] + 1)

    def learn(self, way, won):
        for wanted, left, strong in way:
            where = np.clip(wanted + 1, 0, 9), left, strong
            np.add.at(self.seen, where, 1)
            np.add.at(self.won, where, won)


def strong_cards(trump):
    """Trumps, and the two highest of every suit."""
    return (trump[:, None] == SUITS) | (VALUES >= 7)


def choose_fief(table, seen):
    """The fief that looks best with this hand."""
    hand = seen["place"] == IN_HAND
    worth = np.zeros((BATCH, 8))
    for fief in range(8):
        strong = (hand & strong_cards(seen["rulers"][:, fief] // RANKS)).sum(1)
        worth[:, fief] = table.chance(np.full(BATCH, fief), 8, strong)
    return worth


def respond(table, seen, legal):
    """By card: how good it is to be where it leads; and where that is."""
    hand = seen["place"] == IN_HAND
    statement = ((seen["place"] == DISCARDED) & (seen["depth"] == 0)).argmax(1)[:, None]
    trump = seen["trump"]
    same = statement // 8 == SUITS
    scores = np.where(same, np.arange(32) > statement, trump == SUITS)
    strong = strong_cards(trump[:, 0])
    wanted = seen["target"].astype(int) - seen["score"] - scores
    left = np.broadcast_to(hand.sum(1, keepdims=True) - 1, wanted.shape)
    kept = (hand & strong).sum(1, keepdims=True) - (hand & strong)
    worth = np.where(legal[:, :32], table.chance(wanted, left, kept), -1)
    return worth, (wanted, left, kept)


def visits(env, table, first_seed, curiosity, dice):
    """A batch of visits: where each response led, and which were won."""
    seen, _ = env.reset(seed=list(range(first_seed, first_seed + BATCH)))
    worth = choose_fief(table, seen)
    fief = (worth + curiosity * dice.random(worth.shape)).argmax(1)
    seen, reward, _, _, info = env.step(FIRST_FIEF + fief)
    hand = (seen["place"] == IN_HAND) & strong_cards(seen["trump"][:, 0])
    way = [(fief, np.full(BATCH, 8), hand.sum(1))]
    for _ in range(8):
        seen, _, _, _, info = env.step(np.full(BATCH, LISTEN))
        worth, led = respond(table, seen, info["action_mask"].astype(bool))
        card = (worth + curiosity * (worth >= 0) * dice.random(worth.shape)).argmax(1)
        way.append(tuple(each[GAMES, card] for each in led))
        seen, reward, _, _, info = env.step(card)
    return way, reward > 0


def main():
    env = NorthwoodVectorEnv(BATCH, FULL)
    table, dice = Table(), np.random.default_rng(1)
    for lesson in range(LESSONS):
        way, won = visits(env, table, lesson * BATCH, 0.3 * (1 - lesson / LESSONS), dice)
        table.learn(way, won)
    first_seed = 10_000_000  # deals that nobody has learned from
    _, won = visits(env, table, first_seed, 0.0, dice)
    greedy = player_named("greedy").play(FULL, range(first_seed, first_seed + BATCH))["won"].list.first()
    print(f"first visits won, of {BATCH}: agent {won.mean():.1%}, greedy {greedy.mean():.1%}")
    difference = won - greedy.to_numpy().astype(float)
    margin = 1.96 * difference.std() / BATCH**0.5
    print(f"difference {100 * difference.mean():+.1f} ±{100 * margin:.1f} percentage points")


if __name__ == "__main__":
    main()
