"""The sage itself: sees a view, says what it is worth, weighs its moves, chooses one."""

from functools import cache
from typing import Any

import numpy as np

from hearthwood.core.randomness import WORD_LIMIT
from hearthwood.northwood import Move, View
from hearthwood.northwood.compiled import LAYOUT, kernels
from hearthwood.northwood.moves import MOVE_LIMIT, MOVES
from hearthwood.northwood.setups import SETUPS

from . import (
    campaign,
    chance,
    exact,
    foresight,
    inputs,
    likeness,
    lookahead,
    lore,
    matches,
    network,
    plain,
    planning,
    search,
    steps,
    unfolding,
)
from .answers import Aim, Weighed, Worth
from .levels import LEVELS, Level

AIMS = tuple(Aim)
NUMBERS = 5
"""Of a worth: hit, points, win16, win18, win20."""


@cache
def compiled() -> Any:
    """All kernels of the sage."""
    return kernels(
        chance, steps, likeness, exact, inputs, network, foresight, lookahead, campaign, planning, search,
        plain, matches, unfolding,
    )  # fmt: skip


@cache
def entry(function: Any) -> Any:
    """A kernel of the sage, compiled."""
    return compiled().entry(function)


class Thought:
    """Room for one thread to think in, with what was learned on a setup."""

    def __init__(self, setup: str, aim: Aim, level: Level) -> None:
        self.stack = LAYOUT.empty(exact.DEPTH)
        self.desk = exact.new_desk()
        self._mind, self._campaign = lore.mind_of(setup), lore.campaign_of(setup)
        self.codes = np.zeros(MOVE_LIMIT, np.int64)
        self.worths = np.zeros((MOVE_LIMIT, campaign.MEASURES))
        self._campaign["aim"] = 1 + AIMS.index(aim)
        self._campaign["for_points"] = campaign.FOR_POINTS[1 + AIMS.index(aim)]
        for name in ("breadth", "statements", "near", "refined", "counted", "haze"):
            self._campaign[name] = getattr(level, name)

    @property
    def mind(self) -> Any:
        """The network of visits, as kernels take it."""
        return self._mind[0]

    @property
    def campaign(self) -> Any:
        """The network of campaigns and the table of options."""
        return self._campaign[0]


class Sage:
    """A player of For Northwood! that sees views only. The same seed and options always answer the same."""

    def __init__(self, aim: Aim = Aim.POINTS, level: Level | str = "master", *, seed: int = 0) -> None:
        self.aim = aim
        self.level = LEVELS[level] if isinstance(level, str) else level
        self.seed = seed % WORD_LIMIT
        self._thoughts: dict[str, Thought] = {}

    def worth(self, view: View) -> Worth:
        """What the position promises to who plays its best move."""
        if not view.legal_moves:
            return _worth(self.values(LAYOUT.records([view.state()]))[0])
        return self.weigh(view)[0].worth

    def weigh(self, view: View) -> tuple[Weighed, ...]:
        """Every legal move, best first."""
        records = LAYOUT.records([view.state()])
        thought = self._thought("intro" if lore.introductory(records)[0] else "full")
        many = entry(search.weigh)(
            thought.stack, records[0], thought.mind, thought.campaign, thought.desk, np.uint64(self.seed),
            thought.codes, thought.worths,
        )  # fmt: skip
        order = np.argsort(-thought.worths[:many, campaign.AIMED], kind="stable")
        return tuple(
            Weighed(MOVES[int(thought.codes[place])], _worth(thought.worths[place]), 0.0) for place in order
        )

    def choose(self, view: View) -> Move:
        """The move that it would make."""
        return self.weigh(view)[0].move

    def trained_for(self, view: View) -> bool:
        """Was it trained on setups like this one? If not, it answers all the same, but less well."""
        return view.setup.name in SETUPS and view.setup == SETUPS[view.setup.name]

    def values(self, records: Any) -> Any:
        """The worth of many states at once, a row each: hit, points, win16, win18, win20.

        Records are those of `northwood.compiled.LAYOUT`; of what is hidden in them nothing is used.
        """
        worths = np.zeros((len(records), campaign.MEASURES))
        intro = lore.introductory(records)
        for setup, chosen in (("intro", intro), ("full", ~intro)):
            if chosen.any():
                thought = self._thought(setup)
                found = np.zeros((int(chosen.sum()), campaign.MEASURES))
                entry(search.values)(
                    thought.stack, records[chosen], thought.mind, thought.campaign, thought.desk, found
                )
                worths[chosen] = found
        return worths[:, :NUMBERS]

    def _thought(self, setup: str) -> Thought:
        if setup not in self._thoughts:
            self._thoughts[setup] = Thought(setup, self.aim, self.level)
        return self._thoughts[setup]


def _worth(row: Any) -> Worth:
    return Worth(*(float(number) for number in row[:NUMBERS]))
