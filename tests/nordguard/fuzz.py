"""Random games over random sets, checked at every step: `make fuzz-nordguard`.

What must hold: no exception; no item, event or location lost or doubled; fields that agree with each other;
somebody to decide until the game is over; one text for each position and view, which reads back as it was;
views and moves that reveal nothing do not depend on what is hidden; the same journal, the same game.
"""

import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random

from hearthwood.core.errors import InvalidText
from hearthwood.nordguard.box import Box
from hearthwood.nordguard.happenings import KINDS
from hearthwood.nordguard.machine import engine, opening
from hearthwood.nordguard.machine.moves import Move, parse_move
from hearthwood.nordguard.notation.agreement import check_state
from hearthwood.nordguard.position import Position, View, resample
from hearthwood.nordguard.refusals import phase_of
from hearthwood.nordguard.setup import LEADS, MOST_CHARACTERS, RECALLS, Place, Setup
from hearthwood.nordguard.state import State
from tests.nordguard.random_sets import random_set

GAMES_A_SET = 6
MOST_IN_A_DAY = 2_000
"""A day of more decisions does not end by itself, and the rules would be at fault (rule G4.16)."""
MOST_IN_A_GAME = 3_000
"""Sets can give days faster than they go by; such games are left unfinished."""
TEXTS_EVERY = 24
"""At every so many decisions the texts are written and read."""


@dataclass
class Tally:
    """What was played."""

    decisions: int = 0
    games: int = 0
    sets: int = 0
    results: Counter[str] = field(default_factory=Counter)
    steps: Counter[str] = field(default_factory=Counter)


def playable_setup(box: Box, rng: Random) -> Setup:
    """A setup for which the deck has enough starting items; one character can always join."""
    while True:
        setup = random_setup(box, rng)
        try:
            opening.check(setup)
        except InvalidText:
            continue
        return setup


def random_setup(box: Box, rng: Random) -> Setup:
    """A map, seats and options; characters and items are chosen in the game."""
    seats = []
    left = rng.randint(1, min(MOST_CHARACTERS, len(box.characters)))
    while left > 0:
        size = rng.randint(1, left)
        seats.append((Place(),) * size)
        left -= size
    width, height = rng.choice(((2, 2), (3, 3), (4, 4), (4, 3), (5, 5), (2, 6)))
    return Setup(box, width, height, tuple(seats), recall=rng.choice(RECALLS), lead=rng.choice(LEADS))


def fuzz(decisions: int, seed: int) -> Tally:
    """Play so many decisions."""
    rng = Random(seed)
    tally = Tally()
    while tally.decisions < decisions:
        box = Box([random_set(rng)])
        tally.sets += 1
        for _ in range(GAMES_A_SET):
            play_game(playable_setup(box, rng), rng, tally)
            if tally.decisions >= decisions:
                break
    return tally


def play_game(setup: Setup, rng: Random, tally: Tally) -> None:
    """One game, checked at every step."""
    seed = rng.getrandbits(64)
    s = engine.new_game(setup, seed)
    locations = sorted(s.cards)
    moves: list[str] = []
    today = Counter[int]()
    while s.todo and len(moves) < MOST_IN_A_GAME:
        tally.steps[phase_of(s)] += 1
        legal = engine.legal(s)
        check_step(s, legal, locations)
        move = rng.choice(legal)
        if len(moves) % TEXTS_EVERY == 0:
            check_texts(Position(s.copy()), rng)
            check_secrets(Position(s.copy()), move, rng)
        moves.append(str(move))
        engine.play(s, move)
        today[s.day] += 1
        assert today[s.day] < MOST_IN_A_DAY, "this day does not end"
    check_state(s, None, shown=-1)
    check_texts(Position(s.copy()), rng)
    if rng.random() < 0.2:
        assert str(replayed(setup, seed, moves)) == str(Position(s.copy()))
    tally.decisions += len(moves)
    tally.games += 1
    tally.results[s.result or "unfinished"] += 1


def replayed(setup: Setup, seed: int, moves: list[str]) -> Position:
    """The position that a journal leads to."""
    s = engine.new_game(setup, seed)
    for text in moves:
        engine.play(s, parse_move(text, setup.box))
    return Position(s)


def check_step(s: State, legal: list[Move], locations: list[int]) -> None:
    """What holds at every decision."""
    assert legal
    assert len({str(move) for move in legal}) == len(legal)
    assert all(0 <= engine.seat_of(s, move) < len(s.table.seats) for move in legal)
    assert sorted(s.cards) == locations
    check_state(s, None, shown=-1)


def check_texts(position: Position, rng: Random) -> None:
    """Texts read back; views know nothing that is hidden."""
    box = position.box
    text = str(position)
    again = Position.parse(text, box)
    assert str(again) == text
    assert insides(again) == insides(position)
    assert again.legal_moves == position.legal_moves
    for view in (position.view(), position.notebook()):
        assert View.parse(str(view), box).legal_moves == position.legal_moves
    other = resample(position.notebook(), rng)
    assert str(other.notebook()) == str(position.notebook())
    assert str(other.view()) == str(position.view())
    assert other.legal_moves == position.legal_moves
    Position.parse(str(other), box)


def check_secrets(position: Position, move: Move, rng: Random) -> None:
    """A move that reveals nothing looks the same whatever is hidden, so undoing it tells nothing."""
    after, told = position.play_telling(move)
    for happening in told:
        assert set(happening.facts) == set(KINDS[happening.kind].split())
    if not any(happening.reveals for happening in told):
        other = resample(position.notebook(), rng).play(move)
        assert str(other.notebook()) == str(after.notebook())


def insides(position: Position) -> dict[str, object]:
    """Everything that the machine goes on from."""
    s = position.state()
    return {name: getattr(s, name) for name in s.__slots__ if name not in ("log", "met", "table")}


def main() -> None:
    """Play as many decisions as the command line says, and tell what was met."""
    decisions = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    began = time.monotonic()
    tally = fuzz(decisions, seed)
    results = ", ".join(f"{count} {result}" for result, count in tally.results.most_common())
    print(f"{tally.decisions} decisions in {tally.games} games over {tally.sets} sets: {results}")
    print(f"asked: {', '.join(f'{step} {count}' for step, count in tally.steps.most_common())}")
    print(f"{time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
