"""The transcript: a sentence for everything that happened, a heading a day."""

from hearthwood.locales import Words
from hearthwood.tui.canvas import Canvas
from hearthwood.tui.journal import Entry
from hearthwood.tui.prose import wrapped
from hearthwood.tui.tones import STYLES, Tone

from .cards import Cards
from .scene import Scene
from .stage import Part
from .telling import Line, Teller


def entries(scene: Scene, words: Words) -> list[Entry]:
    """All of it, for the journal."""
    teller = Teller(Cards(scene.view.box, words), scene)
    return [
        Entry(line.ply, words.say(line.message), head=line.tone is Tone.HEAD)
        for line in teller.transcript(scene.told)
    ]


class Transcript(Part):
    """The end of the transcript, as much as there is room for."""

    def paint(self, canvas: Canvas) -> None:
        words = self.stage.words
        for y in range(canvas.height):
            canvas.put(0, y, "│", "$hair")
        canvas.put(2, 0, words("transcript-title"), "bold")
        for y, (row, tone) in enumerate(self._rows(canvas.width - 3, canvas.height - 2)):
            canvas.put(2, y + 2, row, STYLES[tone], room=canvas.width - 3)

    def _rows(self, width: int, height: int) -> list[tuple[str, Tone]]:
        """The last rows; earlier moves are not even put into words."""
        scene, words = self.stage.scene, self.stage.words
        teller = Teller(self.stage.cards, scene)
        rows: list[tuple[str, Tone]] = []
        for one in reversed(scene.told):
            lines: list[Line] = teller.lines(one)
            rows = [
                (row, line.tone) for line in lines for row in wrapped(words.say(line.message), width)
            ] + rows
            if len(rows) >= height:
                break
        return rows[-height:] if height > 0 else []
