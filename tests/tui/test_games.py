"""Whole games at the terminal table, by keyboard and by mouse, in every language."""

import asyncio

import pytest
from textual.pilot import Pilot

from hearthwood.northwood import FULL, INTRO, Kind, Move, Setup
from hearthwood.tui.app import HearthwoodApp
from hearthwood.tui.northwood.ending import Ending
from hearthwood.tui.northwood.stage import move_of

from .harness import LARGE, SMALL, Inn, at_random, click, faults, keys_of, stage, tap

EVERY = 12
"""After so many moves the whole screen is looked over."""
LONGEST = 400


async def by_keys(pilot: Pilot[None], move: Move) -> None:
    """Point at a move by its keys and make it by Enter."""
    app = pilot.app
    assert isinstance(app, HearthwoodApp)
    if stage(app).move != move:
        await tap(pilot, *keys_of(move, stage(app).view))
    assert stage(app).move == move, move
    await tap(pilot, "enter")


async def by_mouse(pilot: Pilot[None], move: Move) -> None:
    """Click on what a move names, and on the button."""
    app = pilot.app
    assert isinstance(app, HearthwoodApp)
    targets = [move]
    if move.kind is Kind.SUBSTITUTE:
        targets = [move_of(f"@{move.fief}"), move_of(move.text[1])]
    for target in targets if stage(app).move != move else []:
        await click(pilot, target)
    if stage(app).scene.told and stage(app).scene.told[-1].move == move and stage(app).move != move:
        return  # the click on the button was all it took
    assert stage(app).move == move, move
    await click(pilot, move, on="Deed")


@pytest.mark.parametrize(
    ("language", "size", "setup", "seed"),
    [("en", SMALL, INTRO, 1), ("es", SMALL, FULL, 2), ("it", LARGE, FULL, 4)],
)
def test_a_whole_game_by_keyboard(
    inn: Inn, language: str, size: tuple[int, int], setup: Setup, seed: int
) -> None:
    inn.begin(setup=setup, seed=seed)
    made: list[str] = []

    async def play() -> None:
        app, choose = inn.app(language), at_random(seed)
        async with app.run_test(size=size) as pilot:
            await tap(pilot, "enter")
            while not stage(app).scene.over:
                move = choose(stage(app).view)
                await by_keys(pilot, move)
                made.append(move.text)
                assert len(made) < LONGEST
                if len(made) % EVERY == 0:
                    assert faults(app) == []
            assert isinstance(app.screen, Ending)
            assert faults(app) == []

    asyncio.run(play())
    assert inn.moves() == made


def test_a_whole_game_by_mouse(inn: Inn) -> None:
    inn.begin(seed=5)
    made: list[str] = []

    async def play() -> None:
        app, choose = inn.app(), at_random(5)
        async with app.run_test(size=SMALL) as pilot:
            await tap(pilot, "enter")
            while not stage(app).scene.over:
                move = choose(stage(app).view)
                await by_mouse(pilot, move)
                made.append(move.text)
                assert len(made) < LONGEST

    asyncio.run(play())
    assert inn.moves() == made
