"""`Hearthwood/Northwood-v0` by the thousand: one compiled call makes a step in every game."""

from functools import cache
from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from hearthwood.core.errors import InvalidText
from hearthwood.core.randomness import MASK
from hearthwood.northwood import Position, Setup, View
from hearthwood.northwood.compiled import LAYOUT, kernels
from hearthwood.northwood.moves import MOVE_LIMIT

from . import fields, stepping
from .copies import Copies
from .fields import Shown
from .options import ILLEGAL_REWARD, Options, action_space, checked_seed, observation_space
from .sight import Arrays, Sampled, arrays_of, sample, sight_at
from .stepping import FOLLOWING, LEFT_ALONE, TOLD, Answers, Games

MODES = {
    AutoresetMode.NEXT_STEP: stepping.NEXT_STEP,
    AutoresetMode.SAME_STEP: stepping.SAME_STEP,
    AutoresetMode.DISABLED: stepping.DISABLED,
}
RESET_OPTIONS = {"starts", "reset_mask"}

Numbers = np.ndarray[Any, Any]


@cache
def entry(name: str) -> Any:
    """A kernel of `stepping`, compiled."""
    return _kernels().entry(getattr(stepping, name))


@cache
def _kernels() -> Any:
    return kernels(inlined=(fields, stepping))


class NorthwoodVectorEnv(VectorEnv[Arrays, Numbers, Numbers]):
    """Many games in step, each like `NorthwoodEnv` to the last number.

    With `copy=False`, what `step` returns is written over by the next step, and observations are read-only.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        setup: str | Setup = "full",
        *,
        reward: str = "stars",
        goal: str | int = "standard",
        illegal_reward: float = ILLEGAL_REWARD,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None:
            raise InvalidText("many games at once are not drawn", rule="N7.view", field="render_mode")
        self.options = Options.told(setup, reward, goal, illegal_reward)
        self.num_envs = num_envs
        self.copy = copy
        self.render_mode = None
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = self.metadata | {"autoreset_mode": self.autoreset_mode}
        self.single_observation_space = observation_space()
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rules = (MODES[self.autoreset_mode], self.options.goal, self.options.illegal_reward)
        self._games = Games(
            LAYOUT.empty(num_envs),
            LAYOUT.records([self.options.setup.template()])[0],
            np.zeros(num_envs, dtype=np.uint64),
            np.zeros(num_envs, dtype=np.int64),
        )
        self._shown = Shown.empty(num_envs)
        self._answers = Answers(
            np.zeros(num_envs, dtype=np.float64),
            np.zeros(num_envs, dtype=np.bool_),
            np.zeros(num_envs, dtype=np.bool_),
            Shown.empty(num_envs),
        )
        self._copies = {name: Copies() for name in ("rows", "masks", "finals")}
        self._everywhere = np.ones(num_envs, dtype=np.bool_)
        self._nowhere = np.zeros(num_envs, dtype=np.bool_)
        self._everywhere.flags.writeable = self._nowhere.flags.writeable = False
        self._begun = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """Begin everywhere: seed n gives the games of seeds n, n + 1, and so on, a list its own to each.

        `options` may hold `starts`, one start or one for each game, and `reset_mask`, which games to begin.
        """
        told = options or {}
        if unknown := sorted(set(told) - RESET_OPTIONS):
            message = f"{unknown[0]!r} is no option; there are {' and '.join(sorted(RESET_OPTIONS))}"
            raise InvalidText(message, rule="N7.position", field="options")
        chosen = self._chosen(told.get("reset_mask"))
        seeds, ways = self._seeds(seed, chosen)
        entry("begin_all")(self._games, seeds, ways)
        sampled = self._place(told["starts"], chosen) if "starts" in told else self._nowhere
        self._begun = True
        self._answers.terminated[chosen] = False
        self._answers.illegal[:] = False
        entry("show_all")(self._games, self._shown)
        return self._seen(self._shown), self._info() | {"sampled": sampled, "_sampled": chosen}

    def _chosen(self, mask: Any) -> Numbers:
        if mask is None:
            return self._everywhere
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_ or mask.shape != (self.num_envs,):
            message = f"an array of {self.num_envs} truth values is needed"
            raise InvalidText(message, rule="N7.position", field="reset_mask")
        if not (self._begun or mask.all()):
            raise ResetNeeded("the first reset() begins everywhere")
        return mask

    def _seeds(self, seed: int | list[int | None] | None, chosen: Numbers) -> tuple[Numbers, Numbers]:
        """The seed of the first game in each place, and where it comes from."""
        told: list[int | None]
        if isinstance(seed, int):
            told = [checked_seed(seed) + i & MASK for i in range(self.num_envs)]
        elif seed is not None:
            told = list(seed)
        elif self._begun:
            told = [None] * self.num_envs
        else:
            told = self.np_random.integers(1 << 64, size=self.num_envs, dtype=np.uint64).tolist()
        if len(told) != self.num_envs:
            message = f"{self.num_envs} seeds are needed, here are {len(told)}"
            raise InvalidText(message, rule="N2.seed", field="seed")
        seeds = np.array([0 if one is None else checked_seed(one) for one in told], dtype=np.uint64)
        ways = np.array([FOLLOWING if one is None else TOLD for one in told])
        return seeds, np.where(chosen, ways, LEFT_ALONE)

    def _place(self, starts: Any, chosen: Numbers) -> Numbers:
        """Lay out the starts that were told; where the unseen was sampled."""
        many = starts if isinstance(starts, list | tuple) else [starts] * self.num_envs
        if len(many) != self.num_envs:
            message = f"one start or {self.num_envs} are needed, here are {len(many)}"
            raise InvalidText(message, rule="N7.position", field="starts")
        sights = [sight_at(start, self.options.setup) for start in many]
        sampled = np.array([isinstance(sight, View) for sight in sights])
        for i in np.flatnonzero(chosen):
            sight, seed = sights[i], int(self._games.states["seed"][i])
            position = sample(sight, seed).position if isinstance(sight, View) else sight
            self._games.states[i] = LAYOUT.records([position.state()])[0]
        return sampled & chosen

    def step(self, actions: Any) -> tuple[Arrays, Numbers, Numbers, Numbers, dict[str, Any]]:
        """Make a move in every game; what is not legal changes nothing, and `info` tells."""
        if not self._begun:
            raise ResetNeeded("call reset() before the first step")
        codes = np.asarray(actions).astype(np.int64, copy=False)
        if codes.shape != (self.num_envs,):
            message = f"{self.num_envs} actions are needed, here is an array of shape {codes.shape}"
            raise InvalidText(message, rule="N7.move", field="actions")
        ended = entry("step_all")(self._games, codes, self._rules, self._shown, self._answers)
        info = self._info()
        if ended and self.autoreset_mode is AutoresetMode.SAME_STEP:
            info |= self._final(self._own(self._answers.terminated))
        rewards, terminated = self._own(self._answers.rewards), self._own(self._answers.terminated)
        return self._seen(self._shown), rewards, terminated, self._nowhere, info

    def action_masks(self) -> Numbers:
        """The legal actions of every game."""
        return self._masks().view(np.bool_)

    def random_actions(self, choices: Numbers) -> Numbers:
        """A legal action for each game, each as likely as the others.

        `choices` are the states of SplitMix64 generators, one for each game, as `numpy.uint64`; they go on.
        """
        actions = np.empty(self.num_envs, dtype=np.int64)
        entry("choose_all")(self._games, choices, actions)
        return actions

    def view(self, place: int) -> View:
        """What the player of a game sees."""
        return self._position(place).view()

    def sampled_position(self, place: int, seed: int) -> Sampled:
        """A position that agrees with that view, everything unseen drawn anew from a seed."""
        return sample(self.view(place), seed)

    def _position(self, place: int) -> Position:
        return Position(LAYOUT.state_of(self._games.states[place]), self.options.setup)

    def _own(self, numbers: Numbers) -> Numbers:
        return numbers.copy() if self.copy else numbers

    def _masks(self) -> Numbers:
        masks = self._shown.masks
        return self._copies["masks"].of(masks) if self.copy else masks

    def _seen(self, shown: Shown, name: str = "rows") -> Arrays:
        if self.copy:
            return arrays_of(self._copies[name].of(shown.rows))
        rows = shown.rows.view()
        rows.flags.writeable = False  # the next step goes on from what stands here
        return arrays_of(rows)

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self._masks().view(np.int8),
            "_action_mask": self._everywhere,
            "illegal": self._own(self._answers.illegal),
            "_illegal": self._everywhere,
        }

    def _final(self, ended: Numbers) -> dict[str, Any]:
        """What the games that ended looked like, where the next ones have begun already."""
        nothing_legal = np.zeros((self.num_envs, MOVE_LIMIT), dtype=np.int8)
        last = {
            "action_mask": nothing_legal,
            "_action_mask": ended,
            "illegal": self._nowhere,
            "_illegal": ended,
        }
        return {
            "final_obs": self._seen(self._answers.finals, "finals"),
            "_final_obs": ended,
            "final_info": last,
            "_final_info": ended,
        }
