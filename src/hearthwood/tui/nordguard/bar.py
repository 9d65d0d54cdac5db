"""The top line: the days as lanterns, the way still to go, who decides."""

from hearthwood.tui.canvas import Canvas

from .asking import asked
from .glyphs import BURNT, LANTERN
from .stage import Part

_MOST_LANTERNS = 24


class Bar(Part):
    """Game and days at the left, steps at the right, marks between."""

    def paint(self, canvas: Canvas) -> None:
        scene, words = self.stage.scene, self.stage.words
        view = scene.view
        x = canvas.put(1, 0, words("sled-title"), "bold $ink") + 2
        if view.day == 0:
            canvas.put(x, 0, words("sled-bar-study"), "$ink2", room=canvas.width - x)
            return
        x = canvas.put(x, 0, words("sled-bar-days", count=view.days), "bold $ink") + 1
        given = view.table.width + view.table.height
        if max(given, view.days) <= _MOST_LANTERNS:
            lit = max(0, view.days)
            x = canvas.put(x, 0, LANTERN * lit, "bold $gold")
            x = canvas.put(x, 0, BURNT * max(0, given - lit), "$line") + 1
        end = words("sled-bar-steps", count=scene.steps_to_go)
        right = canvas.width - len(end) - 1
        canvas.put(right, 0, end, "$ink2")
        marks = [(asked(self.stage), "bold $ember")]
        marks += [(words("mark-practice"), "bold $ember")] if scene.practice else []
        for text, style in marks:
            if text and x + len(text) + 1 < right:
                x = canvas.put(x, 0, text, style) + 2
