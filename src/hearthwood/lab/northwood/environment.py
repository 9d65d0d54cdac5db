"""`Hearthwood/Northwood-v0`: one game of For Northwood! as a Gymnasium environment."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded

from hearthwood.core.errors import InvalidText
from hearthwood.core.randomness import advance, output
from hearthwood.northwood import Position, Setup, View
from hearthwood.northwood.machine import legal
from hearthwood.northwood.moves import MOVES
from hearthwood.northwood.refusals import refusal
from hearthwood.northwood.state import OVER, State

from .fields import Shown, allowed, write_mask
from .options import ILLEGAL_REWARD, Options, action_space, checked_seed, observation_space
from .sight import Arrays, Sampled, Start, arrays_of, row_of, sample, sight_at
from .stepping import advance_game, begin, following_seeds

RESET_OPTIONS = {"start", "ply"}

Mask = np.ndarray[Any, np.dtype[np.int8]]


class NorthwoodEnv(gymnasium.Env[Arrays, np.int64]):
    """The player of one game; docs/lab/environments.md says what each number means.

    An action is the code of a move. One that is not legal changes nothing, is rewarded with `illegal_reward`,
    and `info` says why; nothing is raised. `reset(seed=n)` is the game of seed n; later ones follow from it.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012 (Gymnasium's own form)

    def __init__(
        self,
        setup: str | Setup = "full",
        *,
        reward: str = "stars",
        goal: str | int = "standard",
        illegal_reward: float = ILLEGAL_REWARD,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise InvalidText(f"{render_mode!r}; there is ansi", rule="N7.view", field="render_mode")
        self.options = Options.told(setup, reward, goal, illegal_reward)
        self.render_mode = render_mode
        self.observation_space = observation_space()  # type: ignore[assignment]
        self.action_space = action_space()
        self._state: State | None = None
        self._setup = self.options.setup
        self._following = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """Begin the game of a seed, the next game, or with `options={"start": …}` somewhere in a game.

        `{"start": game, "ply": n}` is after n moves of a game, a record or what a replay link leads to. A
        start that is a view leaves the unseen to be sampled, from the seed; `info["sampled"]` says so.
        """
        start, ply = _start_of(options)
        if seed is not None:
            checked_seed(seed)
        super().reset(seed=seed)
        game_seed = self._next_seed(seed)
        sampled = False
        if start is None:
            self._setup = self.options.setup
            self._state = State()
            begin(self._state, self._setup.template(), game_seed)
        else:
            sight = sight_at(start, self.options.setup, ply)
            sampled = isinstance(sight, View)
            position = sample(sight, game_seed).position if isinstance(sight, View) else sight
            self._setup = position.setup
            self._state = position.state()
        return self._observation(), self._info() | {"sampled": sampled}

    def _next_seed(self, seed: int | None) -> int:
        """The seed told, or the one that follows."""
        if seed is None and self._state is None:
            seed = int(self.np_random.integers(1 << 64, dtype=np.uint64))
        if seed is not None:
            self._following = following_seeds(seed)
            return seed
        self._following = advance(self._following)
        return output(self._following)

    def step(self, action: Any) -> tuple[Arrays, float, bool, bool, dict[str, Any]]:
        """Make a move; a move that is not legal is answered and changes nothing."""
        state = self._playing()
        code = _code(action)
        if code is None or not allowed(state, legal(state), code):
            over = state.phase == OVER
            reward = 0.0 if over else self.options.illegal_reward
            return self._observation(), reward, over, False, self._info() | self._refused(code)
        reward = advance_game(state, code, self.options.goal)
        return self._observation(), reward, state.phase == OVER, False, self._info()

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The legal actions, as learners with masks ask for them."""
        return self._mask().view(np.bool_)

    def render(self) -> str | None:
        """The view's text."""
        return str(self.view) if self.render_mode == "ansi" else None

    @property
    def view(self) -> View:
        """What the player sees."""
        return self._position().view()

    def sampled_position(self, seed: int) -> Sampled:
        """A position that agrees with what the player sees, everything unseen drawn anew from a seed."""
        return sample(self.view, seed)

    def _position(self) -> Position:
        return Position(self._playing().copy(), self._setup)

    def _playing(self) -> State:
        if self._state is None:
            raise ResetNeeded("call reset() before the first step")
        return self._state

    def _observation(self) -> Arrays:
        return arrays_of(row_of(self._playing()))

    def _mask(self) -> Mask:
        state = self._playing()
        shown = Shown.empty(1)
        write_mask(state, legal(state), shown.masks, 0)
        mask: Mask = shown.masks.view(np.int8)[0]
        return mask

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "illegal": False, "refusal": ""}

    def _refused(self, code: int | None) -> dict[str, Any]:
        """Why a move was not made, in one line."""
        move = None if code is None else MOVES.get(code)
        if move is None:
            return {"illegal": True, "refusal": "action: no move has this code (N7.move)"}
        return {"illegal": True, "refusal": str(refusal(self._playing(), move))}


def _code(action: Any) -> int | None:
    """The number that an action is, whatever it was given as."""
    try:
        return int(action)
    except (TypeError, ValueError, OverflowError):
        return None


def _start_of(options: dict[str, Any] | None) -> tuple[Start | None, int | None]:
    told = options or {}
    if unknown := sorted(set(told) - RESET_OPTIONS):
        message = f"{unknown[0]!r} is no option; there are {' and '.join(sorted(RESET_OPTIONS))}"
        raise InvalidText(message, rule="lab.start", field="options")
    return told.get("start"), told.get("ply")
