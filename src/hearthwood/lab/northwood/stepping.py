"""One step of one game, and of thousands: kernels that run interpreted and compiled.

A game of an environment is its state, the mask of its legal moves, and the generator that the seeds of the
games after it come from.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, NamedTuple, TypeAlias

from hearthwood.core.bits import count, lowest, nth
from hearthwood.core.randomness import Word, advance, below, output, stream
from hearthwood.northwood.machine import legal, play, points, set_out
from hearthwood.northwood.moves import LISTEN
from hearthwood.northwood.piles import copy
from hearthwood.northwood.playouts import move_at
from hearthwood.northwood.state import OVER, READY, RESPOND, State

from .fields import Shown, allowed, observe, observe_laid, write_mask

# When a game that is over is followed by the next one, by the names of Gymnasium.
NEXT_STEP, SAME_STEP, DISABLED = range(3)

# Where the seed of a game that is begun comes from.
LEFT_ALONE, TOLD, FOLLOWING = range(3)

STARS = 0
"""The goal of a learner who is rewarded with the stars that it wins, when it wins them."""

FOLLOWING_STREAM = 9
"""Stream of a seed told whose outputs are the seeds of the games after it; 0 to 8 are the game's own."""


Rules: TypeAlias = tuple[int, int, float]
"""When the next game begins, the goal, and the reward of an illegal action."""


class Games(NamedTuple):
    """Many games, a place each."""

    states: Any
    template: Any
    """The table that all are dealt on."""
    following: Any
    """Generators of the seeds of the games to come."""
    moves: Any
    """Masks of the legal moves."""


class Answers(NamedTuple):
    """What a step has brought in each place."""

    rewards: Any
    terminated: Any
    illegal: Any
    finals: Shown
    """How games looked at their end."""


def following_seeds(seed: Word) -> Word:
    """The generator of the seeds that come after this one."""
    return stream(seed, FOLLOWING_STREAM)


def begin(s: State, template: State, seed: Word) -> None:
    """Deal the game that a setup and a seed fix."""
    copy(s, template)
    set_out(s, seed)


def advance_game(s: State, action: int, goal: int) -> float:
    """Make a legal move; the reward: stars as they are won, or 1 at the end for at least `goal` of them."""
    friendly = s.friendly
    play(s, action)
    if goal != STARS:
        return 1.0 if s.phase == OVER and points(s) >= goal else 0.0
    if s.friendly == friendly:
        return 0.0
    return float(s.stars[lowest(s.friendly & ~friendly)])


def step_all(games: Games, actions: Sequence[int], rules: Rules, shown: Shown, answers: Answers) -> int:
    """One step of each game; how many of them ended.

    What a game looked like at its end is written down where the next one begins in the same step.
    """
    mode, goal, penalty = rules
    states, template, following, moves = games
    rewards, terminated, illegal, finals = answers
    ended = 0
    for i in range(len(actions)):
        s = states[i]
        over = s.phase == OVER
        next_game = over and mode == NEXT_STEP
        illegal[i] = not (next_game or (not over and allowed(s, moves[i], actions[i])))
        rewards[i] = 0.0
        if illegal[i]:
            rewards[i] = 0.0 if over else penalty
            terminated[i] = over
            continue
        lays = False
        if not next_game:
            lays = lays_a_card(s, actions[i])
            rewards[i] = advance_game(s, actions[i], goal)
            over = s.phase == OVER
        terminated[i] = over and not next_game
        if terminated[i]:
            ended += 1
            if mode == SAME_STEP:
                observe(s, finals.rows, finals.words, i)
                next_game = True
        if next_game:
            begin_following(s, template, following, i)
        moves[i] = legal(s)
        write_mask(s, moves[i], shown.masks, i)
        if lays and s.phase in (READY, RESPOND):
            observe_laid(s, shown.rows, shown.words, i)
        else:
            observe(s, shown.rows, shown.words, i)
    return ended


def lays_a_card(s: State, move: int) -> bool:
    """Does this move nothing but lay a card on a pile, unless it ends the visit?"""
    if s.known != 0:
        return False
    if s.phase == RESPOND:
        return s.watching == 0
    return move == LISTEN


def begin_following(s: State, template: State, following: MutableSequence[Word], i: int) -> None:
    """The next game in place i."""
    following[i] = advance(following[i])
    begin(s, template, output(following[i]))


def show(s: State, i: int, moves: MutableSequence[int], shown: Shown) -> None:
    """Write what is seen and what is legal in place i."""
    moves[i] = legal(s)
    observe(s, shown.rows, shown.words, i)
    write_mask(s, moves[i], shown.masks, i)


def begin_all(games: Games, seeds: Sequence[Word], ways: Sequence[int]) -> None:
    """Begin games: each from the seed told, from the seed that follows, or not at all."""
    states, template, following, _ = games
    for i in range(len(seeds)):
        if ways[i] == TOLD:
            begin(states[i], template, seeds[i])
            following[i] = following_seeds(seeds[i])
        elif ways[i] == FOLLOWING:
            begin_following(states[i], template, following, i)


def show_all(games: Games, shown: Shown) -> None:
    """Write what is seen and what is legal everywhere."""
    for i in range(len(games.moves)):
        show(games.states[i], i, games.moves, shown)


def choose_all(games: Games, choices: MutableSequence[Word], actions: MutableSequence[int]) -> None:
    """A legal action for each game, each as likely as the others; 0 where a game is over."""
    states, _, _, moves = games
    for i in range(len(moves)):
        choices[i] = advance(choices[i])
        legal_moves = moves[i]
        if legal_moves == 0:
            actions[i] = 0
        else:
            actions[i] = move_at(states[i], nth(legal_moves, below(choices[i], count(legal_moves))))
