"""The top line: where the game stands. And the line that says what is to be decided."""

from textual.geometry import Region

from hearthwood.locales import Message
from hearthwood.tui.canvas import Canvas

from .glyphs import STAR
from .prompts import prompt, which_slot
from .stage import Part


class Bar(Part):
    """Game and visit at the left, stars at the right, marks between."""

    def paint(self, canvas: Canvas) -> None:
        scene, words = self.stage.scene, self.stage.words
        view = scene.view
        x = canvas.put(1, 0, words("northwood-title"), "bold $ink") + 2
        x = canvas.put(x, 0, words("bar-visit", visit=view.visit), "$ink2") + 2
        for mark, there in (("mark-practice", scene.practice), ("mark-strict", scene.strict)):
            if there:
                x = canvas.put(x, 0, words(mark), "bold $ember") + 2
        stars = words("bar-stars", stars=view.points, possible=view.points_possible, goal=scene.goal)
        canvas.put(canvas.width - len(stars) - 3, 0, f"{STAR} {stars}", "$ink", room=len(stars) + 2)
        canvas.put(canvas.width - len(stars) - 3, 0, STAR, "$gold")


class Prompt(Part):
    """What is to be decided now."""

    def paint(self, canvas: Canvas) -> None:
        stage = self.stage
        if stage.watching is not None:
            asking = Message("replay-move", {"move": stage.scene.ply, "last": stage.watching})
        elif stage.picked is not None:
            asking = which_slot(stage.view, stage.picked)
        else:
            asking = prompt(stage.scene)
        room = Region(1, canvas.height - 1, canvas.width - 2, 1)
        canvas.write(room, stage.words.say(asking), "bold")
