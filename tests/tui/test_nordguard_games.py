"""Whole games of Nordguard at the terminal table, by keys and by mouse: every move lies on the disk."""

import asyncio
import random

import pytest

from hearthwood.tui.nordguard.ending import Ending
from hearthwood.tui.nordguard.rows import Rows

from .harness import LARGE, SMALL, Inn, click, faults, press
from .sled import company, lay, lively, make, moves, sit, stage

EVERY = 9
"""After so many moves the whole screen is looked over."""
TRADING = 40
"""For so many moves some are trades, so that the game comes to an end."""


@pytest.mark.parametrize(
    ("size", "language", "seats"), [(SMALL, "en", (2,)), (LARGE, "es", (1, 1)), (SMALL, "it", (1, 2))]
)
def test_a_game_from_the_study_to_the_end_by_keys(
    inn: Inn, size: tuple[int, int], language: str, seats: tuple[int, ...]
) -> None:
    lay(inn, 0, company((2, 3), seats))
    chance = random.Random(5)
    made: list[str] = []

    async def play() -> None:
        app = inn.app(language)
        async with app.run_test(size=size) as pilot:
            await sit(pilot)
            while not stage(app).scene.over:
                view = stage(app).view
                trading = len(made) < TRADING and chance.random() < 0.3
                move = chance.choice(view.legal_moves) if trading else lively(view, chance)
                await make(pilot, move)
                made.append(str(move))
                assert stage(app).scene.told[-1].move is move
                if len(made) % EVERY == 0:
                    assert faults(app) == []
            await pilot.pause()
            assert isinstance(app.screen, Ending)
            assert faults(app) == []

    asyncio.run(play())
    assert moves(inn) == made


def test_a_game_by_mouse(inn: Inn) -> None:
    lay(inn, 0, company((2, 2), (1,)))
    chance = random.Random(3)
    made: list[str] = []

    async def play() -> None:
        app = inn.app()
        async with app.run_test(size=LARGE) as pilot:
            await sit(pilot)
            while not stage(app).scene.over:
                move = lively(stage(app).view, chance)
                rows = app.screen.query_one(Rows)
                rows.render()
                seen = [spot.target for spot in rows.spots]
                target = move if move in seen else seen[0]
                pointed = stage(app).move
                await click(pilot, target, "Rows")
                if pointed is not target:
                    await click(pilot, target, "Rows")
                made.append(str(target))
            await pilot.pause()
            assert isinstance(app.screen, Ending)

    asyncio.run(play())
    assert moves(inn) == made


def test_a_game_left_in_a_fight_goes_on_where_it_was(inn: Inn) -> None:
    lay(inn, 0, company((4, 4), (3,)), seed=11, until="fight")
    before = moves(inn)
    shown: list[str] = []

    async def play() -> None:
        app = inn.app()
        async with app.run_test(size=SMALL) as pilot:
            await sit(pilot)
            assert stage(app).view.phase == "fight"
            await press(pilot, "enter")
        app = inn.app()
        async with app.run_test(size=SMALL) as pilot:
            await sit(pilot)
            shown.extend(str(told.move) for told in stage(app).scene.told)

    asyncio.run(play())
    assert moves(inn) == shown
    assert moves(inn)[: len(before)] == before
    assert len(moves(inn)) == len(before) + 1
