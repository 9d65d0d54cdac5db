"""The four allies: who stands in each slot, what the ability says, ready or spent."""

from textual.geometry import Region

from hearthwood.northwood.cards import SLOT_COUNT, SLOTS
from hearthwood.northwood.position import AllyState
from hearthwood.tui.canvas import Canvas

from .glyphs import SIGNS, character_code, colour
from .stage import Part, move_of

_LINES = 3
"""Rows that an ally needs: name and two of text."""


class Allies(Part):
    """All four, from slot a."""

    def paint(self, canvas: Canvas) -> None:
        height = canvas.height // SLOT_COUNT
        gap = int(height > _LINES)
        for ally in self.stage.view.allies:
            frame = Region(0, ally.slot * height, canvas.width, height - gap)
            self._paint_ally(canvas, frame, ally)
            self.spot(frame, move_of(SLOTS[ally.slot]))

    def _paint_ally(self, canvas: Canvas, frame: Region, ally: AllyState) -> None:
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
        style = f"{'$ink2' if ally.exhausted else '$ink'} {ground}"
        canvas.put(frame.right - len(state) - 1, frame.y, state, style)
        text = Region(frame.x + 2, frame.y + 1, frame.width - 2, frame.height - 1)
        canvas.write(text, stage.words(f"character-{who}-short"), style)

    def _state(self, ally: AllyState) -> str:
        if ally.cover is None:
            return self.stage.words("ally-mark-spent") if ally.exhausted else ""
        name = "ally-mark-covers-spent" if ally.exhausted else "ally-mark-covers"
        return self.stage.words(name, ally=character_code(ally.ally))
