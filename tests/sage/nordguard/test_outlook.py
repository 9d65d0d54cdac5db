"""The outlook: exact where it can be counted by hand, the same in both speeds, and of use in play."""

from typing import Any

import numpy as np
import pytest

from hearthwood.lab.nordguard.teams import drawn_teams
from hearthwood.nordguard import Library, Position
from hearthwood.sage.nordguard import Greedy, Guide, Walker, outlook, roads
from hearthwood.sage.nordguard.outlook import Outlook, chance

TEAMS = drawn_teams(2, 4, 4, Library())


def road(cells: int, entering: float, here: list[float], *, draws: int = 1) -> roads.Roads:
    """A single row of locations, Destination at its east end."""
    neighbours = np.full((cells, 4), -1)
    neighbours[:-1, 1] = range(1, cells)
    neighbours[1:, 3] = range(cells - 1)
    chances = np.full(cells, entering)
    events = np.full(cells, draws)
    events[-1] = 0
    return roads.Roads(
        goal=cells - 1,
        frontier=0,
        wear=1.0,
        neighbours=neighbours,
        waypoints=np.zeros(cells, dtype=np.int64),
        events=events,
        here=np.array(here),
        moved=np.zeros(roads.OUTCOMES),
        full=chances,
        bare=chances,
        paid=np.zeros(cells),
        price=np.zeros(cells, dtype=np.int64),
    )


NOTHING = [0.0, 0.0, 0.0, 1.0, 0.0, 0.0]


def swept(given: roads.Roads, days: int) -> Any:
    """The chances by countdown and cell, interpreted."""
    cells = len(given.full)
    values = np.zeros((days + 1, cells))
    roads.sweep(given, values, np.zeros(cells))
    return values


def test_a_day_each_is_just_enough() -> None:
    values = swept(road(4, 1.0, NOTHING), 4)
    assert values[3, 0] == 1.0
    assert values[2, 0] == 0.0


def test_a_failed_try_costs_a_day() -> None:
    values = swept(road(2, 0.5, NOTHING), 3)
    assert [values[days, 0] for days in (1, 2, 3)] == pytest.approx([0.5, 0.75, 0.875])


def test_an_event_that_costs_a_day_leaves_no_time_to_lose() -> None:
    values = swept(road(3, 1.0, [0.0, 0.0, 0.25, 0.75, 0.0, 0.0]), 3)
    assert values[2, 0] == pytest.approx(0.75)
    assert values[3, 0] == pytest.approx(1.0)


def test_two_events_cost_twice() -> None:
    values = swept(road(3, 1.0, [0.0, 0.0, 0.25, 0.75, 0.0, 0.0], draws=2), 3)
    assert values[2, 0] == pytest.approx(0.75**2)
    assert values[3, 0] == pytest.approx(1 - 0.25**2)


def test_compiled_and_interpreted_say_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    states = [TEAMS.setup(seed) for seed in range(5)]
    compiled = [Outlook(Position.new(setup, seed).state()).ways for seed, setup in enumerate(states)]
    monkeypatch.setattr(outlook, "_look_ahead", lambda: roads.look_ahead)
    interpreted = [Outlook(Position.new(setup, seed).state()).ways for seed, setup in enumerate(states)]
    for one, other in zip(compiled, interpreted, strict=True):
        assert one == pytest.approx(other)


def test_more_days_and_more_items_never_look_worse() -> None:
    for seed in range(10):
        s = Position.new(TEAMS.setup(seed), seed).state()
        before = chance(s)
        later = s.copy()
        later.days += 1
        assert chance(later) >= before
        poorer = s.copy()
        poorer.carried = [() for _ in poorer.carried]
        assert chance(poorer) <= before + 1e-9


def test_a_game_that_is_over_is_certain() -> None:
    s = Position.new(TEAMS.setup(1), 1).state()
    s.result = "won"
    assert chance(s) == 1.0
    s.result = "blocked"
    assert chance(s) == 0.0


def test_the_guide_wins_more_than_greedy_and_greedy_more_than_the_walker() -> None:
    won = {"walker": 0, "greedy": 0, "guide": 0}
    players: dict[str, Walker | Greedy | Guide] = {
        "walker": Walker(),
        "greedy": Greedy(),
        "guide": Guide("balancing"),
    }
    for seed in range(40):
        for name, player in players.items():
            position = Position.new(TEAMS.setup(seed), seed)
            while position.outcome is None:
                position = position.play(player.choose(position.notebook()))
            won[name] += position.outcome == "won"
    assert won["guide"] > won["greedy"] > won["walker"]
