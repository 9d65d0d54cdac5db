"""What the tests of the terminal table of Nordguard share."""

import random

from textual.pilot import Pilot

from hearthwood.nordguard import Library, Move, Setup, Sight
from hearthwood.nordguard.setup import Place, Recall
from hearthwood.table.company import Company
from hearthwood.table.kinds import NORDGUARD, NORDGUARD_GOAL
from hearthwood.tui.app import HearthwoodApp
from hearthwood.tui.nordguard.board import Board
from hearthwood.tui.nordguard.rows import KEYS
from hearthwood.tui.nordguard.stage import Stage

from .harness import SEED, Inn, tap

LIBRARY = Library()
BOX = LIBRARY.box(LIBRARY.usual)
DULL = ("give", "drop", "pick", "stay", "done")
NAMES = ("Ana", "Bruno", "Carla", "Dora", "Elio", "Flora", "Gino")


def company(
    size: tuple[int, int] = (3, 3), seats: tuple[int, ...] = (2,), *, recall: Recall = "memory"
) -> Company:
    """A table at which everything is chosen in the game."""
    places = tuple((Place(),) * count for count in seats)
    names = NAMES[: len(seats)] if len(seats) > 1 else ()
    return Company(Setup(BOX, *size, places, recall=recall, study=True), names)


def lay(inn: Inn, moves: int = 0, table: Company | None = None, *, seed: int = SEED, until: str = "") -> None:
    """A game with so many random moves made, or up to a phase: the first that the list of games shows."""
    chance = random.Random(moves)
    with inn.saves.create_as(NORDGUARD, str(table or company()), seed, goal=NORDGUARD_GOAL) as opened:
        made = 0
        while not opened.game.ended and (made < moves or (until and opened.game.position.phase != until)):
            position = opened.game.position
            move = lively(position, chance)
            opened.play(f"{position.seat_of(move) + 1}/{move}")
            made += 1


def lively(sight: Sight, chance: random.Random) -> Move:
    """Some move that gets on: no trading, no waiting, no empty slots."""
    moves = [move for move in sight.legal_moves if move.kind not in DULL]
    return chance.choice(moves or sight.legal_moves)


def moves(inn: Inn) -> list[str]:
    """The moves that stand in the game played last, as the disk has them, without their seats."""
    [summary, *_] = inn.saves.games()
    with inn.saves.open(summary.id, NORDGUARD) as opened:
        return [step.move.rpartition("/")[2] for step in opened.game.steps]


def stage(app: HearthwoodApp) -> Stage:
    """What the table shows."""
    boards = [screen for screen in app.screen_stack if isinstance(screen, Board)]
    return boards[-1].stage


async def sit(pilot: Pilot[None]) -> None:
    """From the first screen to the game played last."""
    app = pilot.app
    assert isinstance(app, HearthwoodApp)
    app.go("nordguard.continue")
    await pilot.pause()


async def make(pilot: Pilot[None], move: Move) -> None:
    """Make a move by keys alone: a row by its number or by going down to it, a trade by way of the team."""
    app = pilot.app
    assert isinstance(app, HearthwoodApp)
    shown = stage(app)
    if move in shown.choices:
        number = shown.choices.index(move)
        far = number - len(KEYS) + 1
        keys = [KEYS[number]] if far <= 0 else [KEYS[-1], *["down"] * far]
        await tap(pilot, *([] if shown.move is move else keys), "enter")
        return
    await tap(pilot, "g", *_way_to(shown, move), "enter")
    rows = app.screen.query_one("Menu").items  # type: ignore[attr-defined]
    await tap(pilot, *["down"] * [row.name for row in rows].index(str(move)), "enter")


def _way_to(shown: Stage, move: Move) -> list[str]:
    """From the first item of the team, or its first character, to the thing that a move is about."""
    assert move.who is not None
    first = 0 if shown.view.members[0].items else -1
    if move.kind == "pick":
        assert move.number is not None
        return ["down"] * len(shown.view.members) + ["right"] * move.number
    assert move.place is not None
    back = ["left"] * (first + 1)
    return back + ["down"] * move.who + ["right"] * (move.place + 1)
