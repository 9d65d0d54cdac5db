"""The four allies: who stands in each slot, ready or spent, and what the ability says."""

from textual.geometry import Region, Size

from hearthwood.northwood.cards import SLOT_COUNT, SLOTS
from hearthwood.northwood.position import AllyState
from hearthwood.tui.canvas import Canvas

from .ability import fits_exactly, write_ability
from .glyphs import SIGNS, character_code, colour
from .stage import Part, move_of

_LINES = 3
"""Rows that an ally needs: name and two of text."""
_AIRY = 60
"""Columns from which the words keep away from what stands beside them."""


class Allies(Part):
    """All four, from slot a."""

    def paint(self, canvas: Canvas) -> None:
        height = canvas.height // SLOT_COUNT
        gap = int(height > _LINES)
        size = Size(canvas.width, height - gap)
        room = _text_in(Region(0, 0, *size))
        exactly = all(
            fits_exactly(room, character_code(ally.shown), self.stage.words)
            for ally in self.stage.view.allies
        )
        for ally in self.stage.view.allies:
            frame = Region(0, ally.slot * height, *size)
            self._paint_ally(canvas, frame, ally, exactly=exactly)
            self.spot(frame, move_of(SLOTS[ally.slot]))

    def _paint_ally(self, canvas: Canvas, frame: Region, ally: AllyState, *, exactly: bool) -> None:
        stage = self.stage
        move = move_of(SLOTS[ally.slot])
        who = character_code(ally.shown)
        usable = stage.allows(move)
        ground = "on $sunk" if ally.exhausted else "on $card" if usable else "on $table"
        canvas.fill(frame, ground)
        pointed = stage.pointed == move
        bar = "bold $forest" if pointed else colour(who[1])
        for row in range(frame.y, frame.bottom):
            canvas.put(frame.x, row, "┃" if pointed else "│", f"{bar} {ground}")
        key = "bold $onforest on $forest" if pointed else f"{'bold $ink' if usable else '$ink2'} {ground}"
        x = canvas.put(frame.x + 1, frame.y, f" {SLOTS[ally.slot]} ", key) + 1
        name = f"bold {colour(who[1])} {ground}"
        canvas.put(x, frame.y, f"{SIGNS[who[1]]} {stage.words(f'character-{who}')}", name)
        state = self._state(ally)
        style = "$ink2" if ally.exhausted else "$ink"
        canvas.put(frame.right - len(state) - 1, frame.y, state, f"{style} {ground}")
        room = _text_in(frame)
        write_ability(canvas, room, who, stage.words, exactly=exactly, style=style, ground=ground)

    def _state(self, ally: AllyState) -> str:
        if ally.cover is None:
            return self.stage.words("ally-mark-spent") if ally.exhausted else ""
        name = "ally-mark-covers-spent" if ally.exhausted else "ally-mark-covers"
        return self.stage.words(name, ally=character_code(ally.ally))


def _text_in(frame: Region) -> Region:
    """Where the words of an ally stand: below the name, with air at the right where there is some."""
    air = 2 if frame.width >= _AIRY else 0
    return Region(frame.x + 2, frame.y + 1, frame.width - 2 - air, frame.height - 1)
