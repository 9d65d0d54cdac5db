"""What an environment of For Northwood! can be told, and its spaces: the same for one game and for many."""

from dataclasses import dataclass

import numpy as np
from gymnasium import spaces

from hearthwood.core.errors import InvalidText, shown
from hearthwood.core.randomness import WORD_LIMIT
from hearthwood.northwood import GOALS, Setup
from hearthwood.northwood.moves import MOVE_LIMIT
from hearthwood.northwood.setups import setup_named

from .fields import FIELDS
from .stepping import STARS

REWARDS = ("stars", "win")
ILLEGAL_REWARD = -1.0


@dataclass(frozen=True, slots=True)
class Options:
    """How the games are set up and what is rewarded."""

    setup: Setup
    goal: int
    """The points that win, or STARS where each star is a reward."""
    illegal_reward: float

    @classmethod
    def told(cls, setup: str | Setup, reward: str, goal: str | int, illegal_reward: float) -> "Options":
        """Read what was told, or say what is wrong with it."""
        if reward not in REWARDS:
            message = f"{shown(str(reward))} is no reward; there are {' and '.join(REWARDS)}"
            raise InvalidText(message, rule="N5.points", field="reward")
        found = setup_named(setup) if isinstance(setup, str) else setup
        points = STARS if reward == "stars" else goal_points(goal, found)
        return cls(found, points, float(illegal_reward))

    @property
    def reward_range(self) -> tuple[float, float]:
        """The least and the most that a whole game can bring, without illegal moves."""
        return (0.0, float(sum(self.setup.stars)) if self.goal == STARS else 1.0)


def goal_points(goal: str | int, setup: Setup) -> int:
    """The points that win, by name or as they are."""
    points = GOALS.get(goal) if isinstance(goal, str) else int(goal)
    if points is None or not 1 <= points <= sum(setup.stars):
        message = f"{shown(str(goal))} is no goal; {', '.join(GOALS)}, or 1 to {sum(setup.stars)} points"
        raise InvalidText(message, rule="N5.medal", field="goal")
    return points


def checked_seed(seed: int) -> int:
    """A game's seed (rule N2)."""
    if not 0 <= seed < WORD_LIMIT:
        raise InvalidText(f"{seed} is no seed; 0 to 2^64 - 1", rule="N2.seed", field="seed")
    return int(seed)


def observation_space() -> spaces.Dict:
    """The fields of an observation, in the order of a row."""
    return spaces.Dict(
        [(field.name, spaces.Box(0, field.highest, (field.size,), np.int8)) for field in FIELDS]
    )


def action_space() -> spaces.Discrete:
    """The moves by their codes."""
    return spaces.Discrete(MOVE_LIMIT)
