"""Around the table: first screen, new games, saved games, replay, the end; what survives, what is secret."""

import asyncio
import gc
import io
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widget import Widget

from hearthwood.cli import main
from hearthwood.core.game import Game
from hearthwood.locales import LANGUAGES
from hearthwood.northwood import FULL, INTRO, Phase, Position
from hearthwood.northwood.state import State
from hearthwood.tui.app import HearthwoodApp
from hearthwood.tui.home import Home
from hearthwood.tui.library import Library
from hearthwood.tui.northwood.ending import Ending
from hearthwood.tui.northwood.record import Record
from hearthwood.tui.northwood.replay import Replay
from hearthwood.tui.northwood.sitting import Sitting
from hearthwood.tui.northwood.table import Table
from hearthwood.tui.screens import Choice

from .harness import LARGE, SEED, SMALL, Inn, faults, flat, segments, stage, tap, text

Script = Callable[[Pilot[None], HearthwoodApp], Awaitable[None]]
STEPS = 40
WHOLE = 1000
"""More moves than a game has."""


def in_house(app: HearthwoodApp, script: Script, size: tuple[int, int] = SMALL) -> None:
    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(pilot, app)

    asyncio.run(run())


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("language", list(LANGUAGES))
def test_every_screen_is_whole(inn: Inn, language: str, size: tuple[int, int]) -> None:
    inn.begin(WHOLE)
    inn.begin(30, FULL)
    walk = [
        ["down", "down", "enter"],  # games
        ["x"],
        ["escape"],
        ["escape", "down", "enter"],  # statistics
        ["escape", "n"],  # new game
        *[["up"]] * 4,
        ["escape", "home", "enter"],  # the table
        ["m"],
        ["escape", "t"],
        ["home", "enter"],  # a practice branch?
        ["escape", "p"],
        ["escape", "m", "end", "up", "enter"],
        ["down", "down", "enter", "down", "enter"],  # a game that is over
        ["enter"],  # gone through again
        ["right"] * 4,
        ["pagedown"],
        ["end"],
    ]

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        assert faults(app) == []
        for keys in walk:
            await tap(pilot, *keys)
            await pilot.pause()
            assert faults(app) == [], keys
        assert isinstance(app.screen, Replay)

    in_house(inn.app(language), script, size)


def test_a_new_game_is_what_was_chosen(inn: Inn) -> None:
    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        await tap(pilot, "n", "home", "right", "down", "left", "down", "right", "down", *"00420", "backspace")
        assert "42" in text(app)
        await tap(pilot, "end", "enter")
        assert isinstance(app.screen, Table)
        assert stage(app).scene.strict
        assert str(stage(app).view) == str(Position.new(FULL, 42).view())

    in_house(inn.app(), script)
    [summary] = inn.saves.games()
    assert (summary.setup, summary.goal, summary.strict, summary.seed_known) == ("full", 20, True, True)


def test_a_seed_takes_no_more_digits_than_a_seed_has(inn: Inn) -> None:
    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        await tap(pilot, "n", "up", *("9" * 30), "end", "enter")
        assert isinstance(app.screen, Table)

    in_house(inn.app(), script)
    with inn.saves.open(inn.saves.games()[0].id) as opened:
        assert opened.meta.head.seed == int("9" * 19)


def test_without_a_seed_nobody_knows_the_deal(inn: Inn) -> None:
    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        await tap(pilot, "n", "enter", "m", "end", "up", "enter", "n", "enter")

    in_house(inn.app(), script)
    first, second = inn.saves.games()
    assert not first.seed_known
    with inn.saves.open(first.id) as one, inn.saves.open(second.id) as other:
        assert one.meta.head.seed != other.meta.head.seed


def test_a_game_is_deleted_only_when_that_is_confirmed(inn: Inn) -> None:
    inn.begin(3)
    inn.begin(5)

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        await tap(pilot, "down", "down", "enter")
        assert isinstance(app.screen, Library)
        await tap(pilot, "x")
        assert isinstance(app.screen, Choice)
        await tap(pilot, "enter")
        assert len(inn.saves.games()) == 2
        await tap(pilot, "x", "down", "enter")
        assert len(inn.saves.games()) == 1

    in_house(inn.app(), script)


def test_a_damaged_file_is_told_and_takes_no_other_along(inn: Inn) -> None:
    inn.begin(3)
    (inn.saves.folder / "broken.game").write_text("not a game\n", "utf-8")

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        await tap(pilot, "down", "down", "enter")
        await pilot.pause()
        assert "broken.game was set aside: this is not a saved game, line 1." in flat(app)
        assert "visit 1 of 8" in flat(app)
        assert faults(app) == []

    in_house(inn.app(), script)


def test_a_game_that_is_open_elsewhere_stays_there(inn: Inn) -> None:
    inn.begin(3)

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        with inn.saves.open(inn.saves.games()[0].id):
            await tap(pilot, "enter")
            await pilot.pause()
            assert isinstance(app.screen, Home)
            [told] = app._notifications
            assert "open at another table" in told.message

    in_house(inn.app(), script)


def test_statistics_count_games_that_are_over(inn: Inn) -> None:
    inn.begin(WHOLE)
    inn.begin(4)

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        await tap(pilot, "down", "down", "down", "enter")
        await pilot.pause()
        assert isinstance(app.screen, Record)
        assert "deal by a chosen seed 1 0" in flat(app)
        assert "1 game is going on" in " ".join(flat(app).replace("│", "").split())

    in_house(inn.app(), script)


# The end, and going through it again


def test_the_end_shows_stars_and_seed_and_leads_on(inn: Inn) -> None:
    made = inn.begin(WHOLE)

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        await tap(pilot, "down", "enter", "enter")
        await pilot.pause()
        assert isinstance(app.screen, Ending)
        assert f"Seed of this deal: {SEED}" in flat(app)
        await tap(pilot, "enter")
        assert isinstance(app.screen, Replay)
        await tap(pilot, "escape", "right")
        assert isinstance(app.screen, Ending)
        await tap(pilot, "n")
        await pilot.pause()
        assert "a new game" in flat(app)

    in_house(inn.app(), script)
    assert inn.moves() == made


def test_a_replay_steps_through_every_moment(inn: Inn) -> None:
    made = inn.begin(WHOLE)
    position = Position.new(INTRO, SEED)
    views = [str(position.view())]
    for move in made:
        position = position.play(move)
        views.append(str(position.view()))

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        await tap(pilot, "down", "enter", "enter", "r")
        for ply, view in enumerate(views[:STEPS]):
            assert str(stage(app).view) == view
            assert str(stage(app).move) == made[ply]
            await tap(pilot, "right")
        await tap(pilot, "left")
        assert stage(app).scene.ply == STEPS - 1
        await tap(pilot, "end", "right")
        assert str(stage(app).view) == views[-1]
        await tap(pilot, "home", "left", "down")
        assert stage(app).view.visit == 2
        assert stage(app).view.phase is Phase.CHOOSE
        await tap(pilot, "t", "end", "enter")
        assert stage(app).scene.ply >= len(made) - 2

    in_house(inn.app(), script)
    assert inn.moves() == made


# What survives


KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from hearthwood.table.saves import Saves
from hearthwood.tui.app import HearthwoodApp

async def play(folder):
    app = HearthwoodApp(Saves(folder / "games"), settings_file=folder / "settings.json")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter", "4", "enter", "l", "enter")
        print("ready", flush=True)
        while True:
            await pilot.press("1", "enter")

asyncio.run(play(Path(sys.argv[1])))
"""


def test_a_killed_process_loses_nothing(inn: Inn, tmp_path: Path) -> None:
    inn.begin()
    process = subprocess.Popen([sys.executable, "-c", KILLED, tmp_path], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    os.kill(process.pid, signal.SIGKILL)
    process.communicate(timeout=60)
    made = inn.moves()
    assert made[:2] == ["@4", "listen"]

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        await tap(pilot, "enter")
        assert [told.move.text for told in stage(app).scene.told] == made

    in_house(inn.app(), script)


def test_settings_that_cannot_be_read_or_written_stop_nobody(inn: Inn, tmp_path: Path) -> None:
    for content in ("{", "[]", '{"language": 7, "theme": "dawn"}'):
        inn.settings.write_text(content, "utf-8")
        app = HearthwoodApp(inn.saves, settings_file=inn.settings)
        assert app.words.language in LANGUAGES
    blocked = tmp_path / "file"
    blocked.write_text("", "utf-8")
    app = HearthwoodApp(inn.saves, settings_file=blocked / "settings.json")

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        before = app.words.language
        await tap(pilot, "l")
        assert app.words.language != before

    in_house(app, script)


# What stays secret


def test_widgets_hold_views_only(inn: Inn) -> None:
    """From no widget but through the sitting does any way lead to a position."""
    inn.begin(60)

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        await tap(pilot, "enter", "t")
        widgets = [node for screen in app.screen_stack for node in screen.walk_children(with_self=True)]
        assert len(widgets) > 10
        held = [value for widget in widgets for value in vars(widget).values()]
        assert [secret for value in held for secret in reachable(value, set())] == []
        [sitting] = [value for value in held if isinstance(value, Sitting)]
        assert list(reachable(vars(sitting), set()))  # there they are, and would be found

    in_house(inn.app(), script, LARGE)


def reachable(value: object, seen: set[int]) -> Iterator[object]:
    """Positions, games and unseen states in a value and all it is made of; a sitting is where they belong."""
    if id(value) in seen or isinstance(value, type | Widget | HearthwoodApp | Sitting):
        return
    seen.add(id(value))
    if isinstance(value, Position | Game):
        yield value
    elif isinstance(value, State):
        if value.seed or value.stream:
            yield value
    elif type(value).__module__.startswith("hearthwood") or isinstance(value, list | tuple | dict | set):
        for part in gc.get_referents(value):
            yield from reachable(part, seen)


def test_the_seed_is_shown_nowhere_during_a_game(inn: Inn) -> None:
    inn.begin(60)

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        for keys in (["enter"], ["t"], ["escape", "m"], ["escape", "p"], ["escape", "i"], ["escape", "?"]):
            await tap(pilot, *keys)
            await pilot.pause()
            assert str(SEED) not in text(app).replace(" ", "")
        await tap(pilot, "escape", "m", "end", "up", "enter", "down", "down", "enter")
        await pilot.pause()
        assert isinstance(app.screen, Library)
        assert str(SEED) not in text(app).replace(" ", "")

    in_house(inn.app(), script)


# Without colour, and from the command line


@pytest.mark.parametrize("theme", ["day", "night"])
def test_no_colour_means_none_and_the_button_is_still_seen(
    inn: Inn, monkeypatch: pytest.MonkeyPatch, theme: str
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    inn.begin()

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        await tap(pilot, "enter", "4")
        await pilot.pause()
        shown = list(segments(app))
        styles = [segment.style for segment in shown if segment.style is not None]
        assert [style for style in styles if style.color and not style.color.is_default] == []
        assert [style for style in styles if style.bgcolor and not style.bgcolor.is_default] == []
        filled = "".join(segment.text for segment in shown if segment.style and segment.style.reverse)
        assert "Fief 4" in filled

    in_house(inn.app(theme=theme), script)


class Terminal(io.StringIO):
    """What says that it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_the_command_opens_the_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HEARTHWOOD_DATA", str(tmp_path))
    opened: list[HearthwoodApp] = []
    monkeypatch.setattr(HearthwoodApp, "run", lambda app: opened.extend([app]))
    for stream in ("stdin", "stdout"):
        monkeypatch.setattr(sys, stream, Terminal())
    main(["play"], standalone_mode=False)
    assert [app.saves.folder for app in opened] == [tmp_path / "games"]
