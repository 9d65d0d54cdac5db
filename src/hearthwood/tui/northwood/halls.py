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
        left = (canvas.width - pitch * FIEF_COUNT + 1) // 2
        for fief in self.stage.view.fiefs:
            frame = Region(left + fief.fief * pitch, 0, pitch - 1, canvas.height)
            self._paint_hall(canvas, frame, fief)
            self.spot(frame, move_of(f"@{fief.fief}"))

    def _paint_hall(self, canvas: Canvas, frame: Region, fief: FiefState) -> None:
        stage = self.stage
        look = _HERE if fief.fief == stage.view.fief else _LOOKS[fief.standing]
        roof = 2 if canvas.height >= TALL else 1
        _paint_roof(canvas, Region(frame.x, frame.y, frame.width, roof), fief)
        wall = Region(frame.x + 1, frame.y + roof, frame.width - 2, canvas.height - roof - 2)
        _paint_wall(canvas, wall, fief, look)
        canvas.centre(frame.x, wall.bottom, frame.width, look.star * fief.stars, look.stars)
        word = _word(stage, fief)
        style = self._word_style(fief, look)
        if " on " in style and len(word) + 2 <= frame.width:
            word = f" {word} "
        canvas.centre(frame.x, wall.bottom + 1, frame.width, word, style)

    def _word_style(self, fief: FiefState, look: Look) -> str:
        """Halls that can be chosen stand out, and the one pointed at more."""
        move = move_of(f"@{fief.fief}")
        if self.stage.pointed == move:
            return "bold $onforest on $forest" if self.stage.move else "bold underline $ink"
        return "bold $ink" if self.stage.allows(move) else look.word


def _word(stage: Stage, fief: FiefState) -> str:
    if fief.fief == stage.view.fief:
        return stage.words("fief-here")
    if fief.standing is Standing.UNVISITED and fief.ruler is not None:
        return stage.words(f"rank-{character_code(fief.ruler)[0]}")
    return stage.words(f"standing-{fief.standing.value}")


def _paint_roof(canvas: Canvas, frame: Region, fief: FiefState) -> None:
    """A gable in the ruler's suit with its sign and letter; where nobody rules only the outline is left."""
    for row in range(frame.height):
        inset = 2 * (frame.height - 1 - row)
        x, y, width = frame.x + inset, frame.y + row, frame.width - 2 * inset
        if fief.ruler is None:
            line, style = ("╌", "$line") if fief.standing is Standing.LOST else ("─", "bold $gold")
            canvas.put(x, y, "╭" + line * (width - 2) + "╮", style)
            continue
        suit = character_code(fief.ruler)[1]
        ground = f"bold $onroof{suit} on $roof{suit}"
        canvas.put(x, y, "▟" + " " * (width - 2) + "▙", f"$roof{suit}")
        canvas.fill(Region(x + 1, y, width - 2, 1), ground)
        if row == frame.height - 1:
            canvas.centre(x + 1, y, width - 2, f"{SIGNS[suit]} {suit}", ground)
    if fief.standing is Standing.HOME and frame.height > 1:
        canvas.put(frame.right - 2, frame.y, "░", "$ink2")


def _paint_wall(canvas: Canvas, frame: Region, fief: FiefState, look: Look) -> None:
    """The target at the left; at the right who is at home, an open door, or boards."""
    canvas.fill(frame, look.wall)
    for y in range(frame.y, frame.bottom):
        canvas.put(frame.x, y, look.sides[0], f"{look.edge} {look.wall}")
        canvas.put(frame.right - 1, y, look.sides[1], f"{look.edge} {look.wall}")
    high = frame.height > 2
    canvas.put(frame.x + 1 + high, frame.y, str(fief.target), f"bold $ink {look.wall}")
    right, y = frame.right - 3 - high, frame.y + high
    if fief.standing in (Standing.UNVISITED, Standing.HOME) and fief.ruler is not None:
        code = character_code(fief.ruler)
        canvas.put(right, y, code, f"bold {colour(code[1])} {look.wall}")
    elif fief.standing is Standing.LOST:
        canvas.put(right, y, BOARDS * 2, f"$ink2 {look.wall}")
    else:
        canvas.put(right + 1, y, DOOR, f"bold $gold {look.wall}")
