"""Draw docs/pictures/terminal-*.svg: the terminal table at real positions, reached by real keys.

`make pictures` calls it. The pictures name no address: the fonts that Textual's export would fetch are left
out, and a viewer shows them in its own monospaced font.
"""

import asyncio
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from hearthwood.northwood import FULL, INTRO, Kind, Move, Phase, Position, Setup
from hearthwood.northwood.cards import CHARACTERS_BY_TEXT, suit_of, suit_of_character
from hearthwood.table.saves import Saves
from hearthwood.tui.app import HearthwoodApp
from hearthwood.tui.look import DAY, NIGHT
from hearthwood.tui.settings import Settings, keep

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
SMALL, LARGE = (80, 24), (120, 40)
GOAL = 16


@dataclass(frozen=True)
class Picture:
    """A picture: a game played by a fixed habit up to a moment, then keys."""

    name: str
    until: Callable[[Position], bool]
    keys: Sequence[str] = ()
    setup: Setup = FULL
    seed: int = 8
    size: tuple[int, int] = LARGE
    theme: str = NIGHT
    language: str = "en"


def choosing(visit: int) -> Callable[[Position], bool]:
    """The start of a visit."""
    return lambda position: position.phase is Phase.CHOOSE and position.visit == visit


def answering(visit: int, score: int) -> Callable[[Position], bool]:
    """A statement in a visit that waits for one of several cards, as so many lie on the score pile."""
    return lambda position: (
        position.phase is Phase.RESPOND
        and position.visit == visit
        and position.score == score
        and 1 < len(position.legal_moves) < len(position.hand)
    )


def naming(character: str) -> Callable[[Position], bool]:
    """A card to be named for an ability when one was named before."""
    who = CHARACTERS_BY_TEXT[character]
    return lambda position: (
        position.pending is not None
        and position.pending == replace(position.pending, character=who, argument=1)
    )


def over(position: Position) -> bool:
    """The end of a game."""
    return position.phase is Phase.OVER


ANSWER = answering(5, 2)
TO_ANSWER = ("enter", "right", "right", "right")
PICTURE_LIST = (
    Picture("home", choosing(3), size=SMALL),
    Picture("choose", choosing(4), ("enter", "right", "right")),
    Picture("visit", ANSWER, TO_ANSWER),
    Picture("visit-day", ANSWER, TO_ANSWER, theme=DAY),
    Picture("visit-small", ANSWER, TO_ANSWER, size=SMALL),
    Picture("ability-day", naming("JE"), ("enter", "right", "right"), setup=INTRO, seed=7, theme=DAY),
    Picture(
        "ability-small", naming("JE"), ("enter", "right"), setup=INTRO, seed=7, size=SMALL, language="es"
    ),
    Picture("end", over, ("down", "enter", "enter"), seed=20533),
    Picture(
        "replay-day", over, ("down", "enter", "enter", "r", *["pagedown"] * 3, *["right"] * 6), theme=DAY
    ),
)


def played(picture: Picture) -> list[str]:
    """The moves up to the moment."""
    position = Position.new(picture.setup, picture.seed)
    made: list[str] = []
    while position.legal_moves and not picture.until(position):
        move = habit(position)
        made.append(move.text)
        position = position.play(move)
    return made


def habit(position: Position) -> Move:
    """Somebody who knows the rules: scores while something is wanted, and uses allies now and then."""
    legal = position.legal_moves
    if position.phase is Phase.RESPOND and position.target is not None:
        wanted = position.score < position.target
        fitting = [
            move for move in legal if move.card is not None and position.would_score(move.card) == wanted
        ]
        return (fitting or legal)[0]
    if position.phase is Phase.READY and len(position.hand) < 6:
        return legal[0]
    if position.phase is Phase.CHOOSE:
        trumps = {move: trumps_for(position, move) for move in legal}
        return min(legal, key=lambda move: abs(trumps[move] + 1 - (move.fief or 0)))
    listening = [move for move in legal if move.kind is Kind.LISTEN]
    return (listening or legal)[0]


def trumps_for(position: Position, move: Move) -> int:
    """How many cards of the hand would be trump in a fief."""
    assert move.fief is not None
    ruler = position.fiefs[move.fief].ruler
    assert ruler is not None
    return sum(suit_of(card) == suit_of_character(ruler) for card in position.hand)


async def draw(picture: Picture, folder: Path) -> str:
    """The picture as SVG."""
    keep(Settings(picture.language, picture.theme), folder / "settings.json")
    saves = Saves(folder / "games")
    with saves.create(picture.setup, picture.seed, GOAL) as game:
        for move in played(picture):
            game.play(move)
    app = HearthwoodApp(saves, settings_file=folder / "settings.json")
    async with app.run_test(size=picture.size) as pilot:
        for key in picture.keys:
            await pilot.press(key)
        await pilot.pause()
        return without_addresses(app.export_screenshot(title="Hearthwood"))


def without_addresses(svg: str) -> str:
    """The picture without the fonts that it would fetch; the one address left is the name of SVG itself."""
    svg = re.sub(r"\s*@font-face \{[^}]*\}", "", svg)
    return re.sub(r"<!--.*?-->\s*", "", svg)


def main(names: Sequence[str]) -> None:
    """Draw all pictures, or those named."""
    for picture in PICTURE_LIST:
        if names and picture.name not in names:
            continue
        with TemporaryDirectory() as folder:
            svg = asyncio.run(draw(picture, Path(folder)))
        file = PICTURES / f"terminal-{picture.name}.svg"
        file.write_text(svg, "utf-8")
        print(file.relative_to(PICTURES.parent.parent))


if __name__ == "__main__":
    main(sys.argv[1:])
