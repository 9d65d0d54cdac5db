"""The eight halls: roofs in the colour of the trump, walls that tell how a fief stands, stars, a word."""

from dataclasses import dataclass

from textual.geometry import Region

from hearthwood.northwood.cards import FIEF_COUNT
from hearthwood.northwood.position import FiefState, Standing
from hearthwood.tui.canvas import Canvas

from .glyphs import BOARDS, DOOR, LOST_STAR, OPEN_STAR, SIGNS, STAR, character_code, colour
from .stage import Part, Stage, move_of

TALL = 7
"""Rows from which a hall has a steep roof and a high wall."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a hall is drawn in a state."""

    wall: str
    edge: str
    sides: str
    star: str
    stars: str
    word: str


_LOOKS = {
    Standing.UNVISITED: Look("on $card", "$line", "││", OPEN_STAR, "$gold", "$ink2"),
    Standing.HOME: Look("on $lit", "$gold", "││", STAR, "$gold", "bold $gold"),
    Standing.BROUGHT: Look("on $lit", "$gold", "││", STAR, "$gold", "bold $gold"),
    Standing.GONE: Look("on $lit", "$gold", "││", STAR, "$gold", "$gold"),
    Standing.LOST: Look("on $sunk", "$line", "╎╎", LOST_STAR, "$ink2", "$ink2"),
}
_HERE = Look("on $card", "bold $ember", "┃┃", OPEN_STAR, "$gold", "bold $ember")


class Halls(Part):
    """All eight fiefs, from 0."""

    def paint(self, canvas: Canvas) -> None:
        pitch = canvas.width // FIEF_COUNT
        left = (canvas.width - pitch * FIEF_COUNT) // 2
        for fief in self.stage.view.fiefs:
            frame = Region(left + fief.fief * pitch, 0, pitch - 1, canvas.height)
            self._paint_hall(canvas, frame, fief)
            self.spot(frame, move_of(f"@{fief.fief}"))

    def _paint_hall(self, canvas: Canvas, frame: Region, fief: FiefState) -> None:
        stage = self.stage
        here = fief.fief == stage.view.fief
        look = _HERE if here else _LOOKS[fief.standing]
        roof = 2 if canvas.height >= TALL else 1
        _paint_roof(canvas, Region(frame.x, frame.y, frame.width, roof), fief)
        wall = Region(frame.x, frame.y + roof, frame.width, canvas.height - roof - 2)
        _paint_wall(canvas, wall, fief, look)
        canvas.centre(frame.x, wall.bottom, frame.width, look.star * fief.stars, look.stars)
        word = look.word
        if stage.pointed == move_of(f"@{fief.fief}"):
            word = "bold $onforest on $forest" if stage.move else "bold underline $ink"
        elif stage.allows(move_of(f"@{fief.fief}")):
            word = "bold $ink"
        canvas.centre(frame.x, wall.bottom + 1, frame.width, f" {_word(stage, fief)} ", word)


def _word(stage: Stage, fief: FiefState) -> str:
    if fief.fief == stage.view.fief:
        return stage.words("fief-here")
    if fief.standing is Standing.UNVISITED and fief.ruler is not None:
        return stage.words(f"rank-{character_code(fief.ruler)[0]}")
    return stage.words(f"standing-{fief.standing.value}")


def _paint_roof(canvas: Canvas, frame: Region, fief: FiefState) -> None:
    """A gable in the ruler's suit with its sign and letter; of a lost fief only the outline is left."""
    lost = fief.standing is Standing.LOST
    for row in range(frame.height):
        inset = frame.height - 1 - row
        width = frame.width - 2 - 4 * inset
        x, y = frame.x + 1 + 2 * inset, frame.y + row
        if lost:
            canvas.put(x, y, "╭" + "╌" * (width - 2) + "╮", "$line")
            continue
        if fief.ruler is None:
            canvas.put(x, y, "▟" + "█" * (width - 2) + "▙", "$gold")
            continue
        suit = character_code(fief.ruler)[1].lower()
        canvas.put(x, y, "▟" + " " * (width - 2) + "▙", f"$roof-{suit}")
        sign = f"{SIGNS[suit.upper()]} {suit.upper()}" if row == frame.height - 1 else ""
        style = f"bold $onroof-{suit} on $roof-{suit}"
        canvas.put(x + 1, y, " " * (width - 2), style)
        canvas.centre(x + 1, y, width - 2, sign, style)
    if fief.standing is Standing.HOME:
        canvas.put(frame.right - 2, frame.y, "⠡", "$ink2")


def _paint_wall(canvas: Canvas, frame: Region, fief: FiefState, look: Look) -> None:
    """The target at the left; at the right who is at home, an open door, or boards."""
    x, width = frame.x + 1, frame.width - 2
    canvas.fill(Region(x, frame.y, width, frame.height), look.wall)
    for y in range(frame.y, frame.bottom):
        canvas.put(x, y, look.sides[0], f"{look.edge} {look.wall}")
        canvas.put(x + width - 1, y, look.sides[1], f"{look.edge} {look.wall}")
    middle = frame.y + frame.height // 2
    canvas.put(x + 2, middle, str(fief.target), f"bold $ink {look.wall}")
    right = x + width - 4
    if fief.standing in (Standing.UNVISITED, Standing.HOME) and fief.ruler is not None:
        code = character_code(fief.ruler)
        canvas.put(right, middle, code, f"bold {colour(code[1])} {look.wall}")
    elif fief.standing is Standing.LOST:
        canvas.put(right, middle, BOARDS * 2, f"$ink2 {look.wall}")
    else:
        canvas.put(right + 1, middle, DOOR, f"bold $gold {look.wall}")
