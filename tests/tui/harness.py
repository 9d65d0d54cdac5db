"""What the tests of the terminal table share: an application over a fresh folder, its text, its keys."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

from rich.segment import Segment
from textual import events
from textual.containers import VerticalScroll
from textual.geometry import Offset
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import Static

from hearthwood.northwood import INTRO, Kind, Move, Phase, Setup, View
from hearthwood.table.saves import Saves
from hearthwood.tui.app import HearthwoodApp
from hearthwood.tui.canvas import Painted
from hearthwood.tui.northwood.advice import Advisor
from hearthwood.tui.northwood.board import Board
from hearthwood.tui.northwood.hand import KEYS
from hearthwood.tui.northwood.stage import Part, Stage
from hearthwood.tui.settings import Settings, keep

SMALL, LARGE = (80, 24), (120, 40)
SEED = 1234567890123456790
"""One that would be noticed on the screen."""
GOAL = 16


class Inn:
    """A folder of saved games and settings, and applications that use it."""

    def __init__(self, folder: Path) -> None:
        self.saves = Saves(folder / "games")
        self.settings = folder / "settings.json"

    def app(
        self, language: str = "en", *, theme: str = "night", advisor: Advisor | None = None
    ) -> HearthwoodApp:
        """The application as somebody finds it who plays in this language."""
        keep(Settings(language, theme), self.settings)
        return HearthwoodApp(self.saves, advisor=advisor, settings_file=self.settings)

    def begin(
        self, moves: int = 0, setup: Setup = INTRO, *, seed: int = SEED, strict: bool = False
    ) -> list[str]:
        """A game with so many random moves made, the first that the list of games shows."""
        made: list[str] = []
        chance = random.Random(moves)
        with self.saves.create(setup, seed, GOAL, strict=strict) as opened:
            while len(made) < moves and opened.game.position.legal_moves:
                move = chance.choice(opened.game.position.legal_moves)
                opened.play(move.text)
                made.append(move.text)
        return made

    def moves(self) -> list[str]:
        """The moves that stand in the game played last, as the disk has them."""
        [summary, *_] = self.saves.games()
        with self.saves.open(summary.id) as opened:
            return [step.move for step in opened.game.steps]


def stage(app: HearthwoodApp) -> Stage:
    """What the table shows."""
    boards = [screen for screen in app.screen_stack if isinstance(screen, Board)]
    return boards[-1].stage


def text(app: HearthwoodApp) -> str:
    """Everything that can be read on the screen."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


def segments(app: HearthwoodApp) -> Iterator[Segment]:
    for strip in app.screen._compositor.render_strips():
        yield from strip


def flat(app: HearthwoodApp) -> str:
    """The same in one line, so that sentences are found across wraps in one column."""
    return " ".join(text(app).split())


def said(app: HearthwoodApp, part: type[Part]) -> str:
    """What a part of the table says, in one line."""
    return " ".join(str(app.screen.query_one(part).render()).split())


def faults(app: HearthwoodApp) -> list[str]:
    """What is cut off, outside the window or overlapping on the screen that is shown."""
    screen = app.screen
    found = []
    for painted in screen.query(Painted):
        painted.render()
        found += [f"{painted}: cut {cut!r}" for cut in painted.spilled]
    for widget in screen.query("*"):
        if not widget.display or widget.size.area == 0 or _scrolled(widget):
            continue
        if not screen.region.contains_region(widget.region):
            found.append(f"{widget}: outside the window: {widget.region}")
        if isinstance(widget, Static) and widget.virtual_size.height > widget.size.height:
            found.append(f"{widget}: {widget.virtual_size.height} lines in {widget.size.height}")
        found += [
            f"{widget}: overlaps {other}" for other in _beside(widget) if widget.region.overlaps(other.region)
        ]
    return found


def _scrolled(widget: Widget) -> bool:
    return any(isinstance(parent, VerticalScroll) for parent in widget.ancestors)


def _beside(widget: Widget) -> list[Widget]:
    siblings = [child for child in widget.parent.children if child.display] if widget.parent else []
    return [other for other in siblings if other is not widget and other.size.area]


def keys_of(move: Move, view: View) -> list[str]:
    """The keys that point at a move, at a moment that points at nothing or at what can be done anyway."""
    if move.kind is Kind.CARD:
        place = view.hand.index(move.card) if move.card is not None else 0
        if place < len(KEYS):
            return [KEYS[place]]
        return ["right"] * 40 + ["end"] + ["left"] * (len(view.hand) - 1 - place)
    if move.kind is Kind.SUBSTITUTE:
        return [move.text[0], move.text[1]]
    return {
        Kind.VISIT: [move.text[-1:]],
        Kind.ACTIVATE: [move.text],
        Kind.NAME_SUIT: [move.text.lower()],
        Kind.LISTEN: ["l"],
        Kind.DRAW: ["d"],
        Kind.DONE: ["escape"] if view.phase is Phase.SUBSTITUTE else [],
    }[move.kind]


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys and wait until everything has settled."""
    await tap(pilot, *keys)
    await pilot.pause()


async def tap(pilot: Pilot[None], *keys: str) -> None:
    """Press keys, and wait only until they are answered; `Pilot.press` sleeps, too long for whole games."""
    for key in keys:
        character = {"space": " ", "question_mark": "?"}.get(key, key)
        pilot.app.post_message(events.Key(key, character if len(character) == 1 else None))
        for _ in range(3):  # through the application, the screen, and what these have sent
            await pilot._wait_for_screen()


async def click(pilot: Pilot[None], target: object, on: str = "*") -> None:
    """Click in the middle of what stands for a target."""
    app = pilot.app
    for widget in app.screen.query(on).results(Painted):
        widget.render()  # nobody has looked at it yet, perhaps
        for spot in widget.spots:
            if spot.target == target:
                at = widget.content_region.offset + spot.region.offset
                at += (spot.region.width // 2, spot.region.height // 2)
                for event in (events.MouseDown, events.MouseUp, events.Click):
                    app.screen._forward_event(_mouse(event, app.get_widget_at(*at)[0], at))
                    await pilot._wait_for_screen()
                for _ in range(3):
                    await pilot._wait_for_screen()
                return
    raise LookupError(f"nothing stands for {target}")


def _mouse(event: type[events.MouseEvent], widget: Widget, at: Offset) -> events.MouseEvent:
    x, y = at
    return event(widget, x, y, 0, 0, 1, False, False, False, screen_x=x, screen_y=y)


Chooser = Callable[[View], Move]


def at_random(seed: int) -> Chooser:
    """Some legal move, the same ones for the same seed."""
    chance = random.Random(seed)
    return lambda view: chance.choice(view.legal_moves)
