"""For Northwood! in OpenSpiel: importing this registers the game `hearthwood_northwood`.

Deals, draws and looks are chance nodes, a card each; the information state is the view. Parameters:

- `setup`: `full` or `intro`
- `reward`: `stars`, or `win` for 1 at the goal and 0 below
- `goal`: the points that win
- `start`: the text of a view to begin from, instead of a deal; what is unseen in it is left to chance

`state_at` and `state_of` make states of positions and games, `sampled_position` is the way back.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from hearthwood.core.errors import HearthwoodError
from hearthwood.northwood import NorthwoodGame, Position, Setup, View
from hearthwood.northwood.cards import CARD_COUNT, CARD_TEXTS, CHARACTER_TEXTS
from hearthwood.northwood.moves import MOVE_LIMIT, MOVES
from hearthwood.northwood.records import Record
from hearthwood.northwood.state import State

from .moments import moment
from .northwood.fields import ROW
from .northwood.options import Options
from .northwood.sight import Sampled, arrays_of, game_of, row_of, sample
from .northwood.stepping import STARS
from .northwood.table import DEAL_CHARACTERS, DEAL_HAND, Table, dealt_order

NAME = "hearthwood_northwood"
PLAYER = 0

LONGEST_VISIT = 300
"""More moves than a visit can have: its deck lasts for 28 dialogues at most, each an ability, a statement
and a response, and no more cards can be named than came to the hand."""
MOST_DRAWN = 64
"""More cards than can be drawn or looked at on a visit, its hand included."""
MOST_CHARACTERS = 24
VISITS = 8

DEFAULTS = {"setup": "full", "reward": "stars", "goal": 16, "start": ""}

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Hearthwood: For Northwood!",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=1,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=DEFAULTS,
)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """The game with its parameters."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        told: dict[str, Any] = DEFAULTS | dict(params or {})
        try:
            self.options = Options.told(told["setup"], told["reward"], told["goal"], 0.0)
            self.first = first_table(self.options.setup, told["start"])
        except HearthwoodError as error:
            raise pyspiel.SpielError(str(error)) from None
        info = pyspiel.GameInfo(
            num_distinct_actions=MOVE_LIMIT,
            max_chance_outcomes=CARD_COUNT,
            num_players=1,
            min_utility=0.0,
            max_utility=self.options.reward_range[1],
            max_game_length=VISITS * LONGEST_VISIT,
        )
        super().__init__(GAME_TYPE, info, dict(params or {}))

    def new_initial_state(self, *_: Any) -> "NorthwoodState":
        """Before the deal, or at the start that was told."""
        return NorthwoodState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound."""
        return MOST_CHARACTERS + VISITS * MOST_DRAWN

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        """What looks at states for the player."""
        return Observer(params)


def first_table(setup: Setup, start: str) -> Table:
    """Where the game begins."""
    return Table.at(View.parse(start, setup)) if start else Table.new(setup)


class NorthwoodState(pyspiel.State):  # type: ignore[misc]
    """A game at a decision of the player or of chance."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = game.first
        self.goal = game.options.goal

    def current_player(self) -> Any:
        """Whose decision is next."""
        if self.table.over:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self.table.wanted else PLAYER

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.table.over else self.table.actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each unseen card, as likely as the others."""
        cards = self.table.actions
        return [(card, 1.0 / len(cards)) for card in cards]

    def _apply_action(self, action: int) -> None:
        self.table = self.table.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return MOVES[action].text
        return (CHARACTER_TEXTS if self.table.move == DEAL_CHARACTERS else CARD_TEXTS)[action]

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.table.over

    def returns(self) -> list[float]:
        """The points, or 1 for a win, when the game is over."""
        if not self.table.over:
            return [0.0]
        points = self.table.view.points
        return [float(points if self.goal == STARS else points >= self.goal)]

    @property
    def view(self) -> View:
        """What the player sees."""
        return self.table.view

    def __str__(self) -> str:
        return str(self.table)


class Observer:
    """The view, as text and as numbers: the same fields as in the Gymnasium environment."""

    def __init__(self, params: Any) -> None:
        if params:
            raise pyspiel.SpielError(f"an observer of {NAME} has no parameters, here are {params}")
        self.tensor = np.zeros(ROW, np.float32)
        self.dict: dict[str, Any] = arrays_of(self.tensor)

    def set_from(self, state: NorthwoodState, player: int) -> None:
        """Look at a state."""
        self.tensor[:] = row_of(state.table.state)

    def string_from(self, state: NorthwoodState, player: int) -> str:
        """What is seen, in words."""
        return str(state)


def load(setup: str = "full", **parameters: Any) -> SpielGame:
    """The game with these parameters."""
    game: SpielGame = pyspiel.load_game(NAME, {"setup": setup, **parameters})
    return game


def state_at(sight: Position | View, **parameters: Any) -> NorthwoodState:
    """The state of a position or a view; the order of the unseen cards is left to chance."""
    game = load(sight.setup.name, start=str(sight.view()), **parameters)
    return game.new_initial_state()


def state_of(
    played: NorthwoodGame | Record | str, *, ply: int | None = None, **parameters: Any
) -> NorthwoodState:
    """The state of a game after so many moves: what was drawn until then are the outcomes of chance.

    A record, its text or a replay link stand for their game; without `ply` it is where the game has come to.
    """
    game = game_of(played)
    end = moment(game, ply)
    steps = game.steps[:ply]
    first = steps[0].before if steps else end
    dealt = first == Position.new(first.setup, first.seed)
    state = (
        load(first.setup.name, **parameters).new_initial_state() if dealt else state_at(first, **parameters)
    )
    if dealt:
        _let_chance_follow(state, dealt_order(first.setup, first.seed), first)
    for step, after in zip(steps, [*(step.before for step in steps[1:]), end], strict=True):
        state.apply_action(step.before.move(step.move).code)
        _let_chance_follow(state, step.before.state(), after)
    return state


def _let_chance_follow(state: NorthwoodState, before: State, after: Position) -> None:
    """Name the cards that were drawn: they lay in the deck as it was, or are the hand of the next visit."""
    while state.is_chance_node():
        table = state.table
        assert table.wanted is not None
        if table.move == DEAL_HAND:
            state.apply_action(next(int(card) for card in after.hand if card not in table.named))
        else:
            state.apply_action(before.deck[table.wanted.place])


def sampled_position(state: NorthwoodState, seed: int) -> Sampled:
    """A position that agrees with what the player sees, everything unseen drawn anew from a seed."""
    return sample(state.view, seed)


pyspiel.register_game(GAME_TYPE, SpielGame)
