"""What can be chosen now, a row each; the one pointed at is what Enter does."""

from rich.cells import cell_len
from textual.geometry import Region

from hearthwood.nordguard import Move
from hearthwood.nordguard.state import DIRECTIONS
from hearthwood.tui.canvas import Canvas

from .choices import label, value
from .glyphs import MARK
from .stage import Part

KEYS = "1234567890"
LETTERED = {direction: direction[0] for direction in DIRECTIONS} | {"stay": "."}
"""Moves that have a key of their own."""


class Rows(Part):
    """The rows around the one pointed at, as many as there is room for."""

    def paint(self, canvas: Canvas) -> None:
        stage = self.stage
        moves = stage.choices
        if stage.watching is not None and isinstance(stage.pointed, Move):
            moves = (stage.pointed,)
        current = stage.move
        place = moves.index(current) if current in moves else 0
        first = max(0, min(place - canvas.height // 2, len(moves) - canvas.height))
        for y, number in enumerate(range(first, min(len(moves), first + canvas.height))):
            self._paint_row(canvas, y, number, moves[number])
        if first > 0:
            canvas.put(canvas.width - 1, 0, "↑", "bold $ember")
        if first + canvas.height < len(moves):
            canvas.put(canvas.width - 1, canvas.height - 1, "↓", "bold $ember")

    def _paint_row(self, canvas: Canvas, y: int, number: int, move: Move) -> None:
        stage = self.stage
        current = stage.move is move
        style = "bold $onforest on $forest" if current else "$ink"
        row = Region(0, y, canvas.width - 1, 1)
        canvas.fill(row, style)
        key = LETTERED.get(move.kind) or (KEYS[number] if number < len(KEYS) else " ")
        canvas.put(1, y, key, style if current else "bold $ink2")
        if stage.advised is move:
            canvas.put(2, y, MARK, style if current else "bold $ember")
        worth = value(stage, move)
        room = row.width - 4 - (cell_len(worth) + 2 if worth else 0)
        text = label(stage, move)
        if cell_len(text) > room:
            text = text[: room - 1] + "…"
        canvas.put(3, y, text, style, room=room)
        canvas.put(row.right - cell_len(worth) - 1, y, worth, style if current else "$ink2")
        self.spot(row, move)
