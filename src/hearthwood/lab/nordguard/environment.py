"""`nordguard_v0`: Nordguard as a PettingZoo environment, an agent for each seat."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper

from hearthwood.core.errors import InvalidText
from hearthwood.core.randomness import WORD_LIMIT, advance, output, stream
from hearthwood.nordguard import Move, Position, Setup, View

from .arrays import MOST_MOVES, PASS, Arrays, observe, spaces_of
from .sight import Sampled, sample, sight_at
from .teams import team_of

FOLLOWING_STREAM = 9
"""Stream of a seed told whose outputs are the seeds of the games after it."""
MOST_STEPS = 2_000
"""A game that goes on for longer is cut short; none is known to."""
ILLEGAL_REWARD = -1.0


def env(**told: Any) -> "NordguardEnv":
    """One agent after the other."""
    return NordguardEnv(**told)


def parallel_env(**told: Any) -> Any:
    """An action of every agent at once; the one whose turn it is counts."""
    return turn_based_aec_to_parallel_wrapper(NordguardEnv(**told))


class NordguardEnv(AECEnv[str, Arrays, Any]):  # type: ignore[misc]
    """All win or lose together: the reward is 1 for every agent when the team arrives, 0 otherwise.

    An action is the place of a move among the agent's legal ones. One that is not legal changes nothing and
    costs its agent `illegal_reward`; `infos` says so.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (PettingZoo's own form)
        "render_modes": ["ansi"], "name": "nordguard_v0", "is_parallelizable": True, "render_fps": 4,
    }  # fmt: skip

    def __init__(
        self,
        setup: Setup | None = None,
        *,
        seats: int = 2,
        illegal_reward: float = ILLEGAL_REWARD,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setup = setup or team_of(seats)
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(len(self.setup.seats))]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = spaces_of(self.setup.width * self.setup.height)
        self._observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self._action_spaces = {agent: spaces.Discrete(MOST_MOVES) for agent in self.possible_agents}
        self._following = int(np.random.default_rng().integers(1 << 64, dtype=np.uint64))

    def observation_space(self, agent: str) -> Any:
        """The same for all agents."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same for all agents."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the game of a seed, the next game, or with `options={"start": …}` somewhere in a game.

        What a view does not tell is drawn from the seed; `infos` say so.
        """
        told = options or {}
        start = told.get("start")
        sight = None if start is None else sight_at(start, self.setup, told.get("ply"))
        game_seed = self._next_seed(seed)
        sampled = isinstance(sight, View)
        if isinstance(sight, View):
            sight = sample(sight, game_seed).position
        self._position = sight or Position.new(self.setup, game_seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, self._position.outcome is not None)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"sampled": sampled, "illegal": False} for agent in self.agents}
        self._steps = 0
        self._ask_everybody()

    def _next_seed(self, seed: int | None) -> int:
        if seed is None:
            self._following = advance(self._following)
            return output(self._following)
        if not 0 <= seed < WORD_LIMIT:
            raise InvalidText(f"{seed} is no seed; 0 to 2^64 - 1", rule="G4.6", field="seed")
        self._following = stream(seed, FOLLOWING_STREAM)
        return seed

    def _ask_everybody(self) -> None:
        """Those who might do something come before the one who must decide."""
        asked = self._position.asked
        free = {self._position.seat_of(move) for move in self._position.legal_moves} - {asked}
        self._turns = [*sorted(free), asked]
        self.agent_selection = self.possible_agents[self._turns[0]]

    def _moves(self, agent: str) -> list[Move]:
        seat = self._seats[agent]
        moves = [move for move in self._position.legal_moves if self._position.seat_of(move) == seat]
        return moves[:PASS]

    def _can_pass(self, agent: str) -> bool:
        return agent == self.agent_selection and len(self._turns) > 1

    def observe(self, agent: str) -> Arrays:
        """What an agent sees; only the one whose turn it is has legal actions."""
        moves = self._moves(agent) if agent == self.agent_selection else []
        return observe(self.view, self._seats[agent], moves, can_pass=self._can_pass(agent))

    def step(self, action: Any) -> None:
        """An action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        for info in self.infos.values():
            info["illegal"] = False
        self._steps += 1
        moves = self._moves(agent)
        if action == PASS and self._can_pass(agent):
            self._turns.pop(0)
            self.agent_selection = self.possible_agents[self._turns[0]]
        elif action is not None and 0 <= int(action) < len(moves):
            self._play(moves[int(action)])
        else:
            self.infos[agent]["illegal"] = True
            self.rewards[agent] = self.illegal_reward
        if self._steps >= MOST_STEPS and self._position.outcome is None:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _play(self, move: Move) -> None:
        self._position = self._position.play(move)
        if self._position.outcome is not None:
            self.rewards = dict.fromkeys(self.agents, float(self._position.outcome == "won"))
            self.terminations = dict.fromkeys(self.agents, True)
        self._ask_everybody()

    @property
    def view(self) -> View:
        """What all seats see, with or without a notebook as the table has it."""
        return self._position.view()

    def sampled_position(self, seed: int) -> Sampled:
        """A position that agrees with what is seen and noted down, everything hidden drawn anew."""
        return sample(self._position.notebook(), seed)

    def legal_moves(self, agent: str) -> list[str]:
        """The texts of the agent's moves, by the actions that make them."""
        return [str(move) for move in self._moves(agent)]

    def render(self) -> str | None:
        """The view's text."""
        return str(self.view) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
