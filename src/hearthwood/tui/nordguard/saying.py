"""What is asked; what would happen; what just happened."""

from textual.geometry import Region

from hearthwood.locales import Message
from hearthwood.tui.canvas import Canvas
from hearthwood.tui.prose import wrapped
from hearthwood.tui.tones import STYLES, Tone

from .asking import asked, prompt
from .choices import label
from .forecasts import all_shots, forecast, percent
from .stage import Ground, Own, Part, Stage
from .telling import Line, Teller

_ELSEWHERE = frozenset({"day", "goes", "fight"})
"""What can be seen on the table anyway."""


class Prompt(Part):
    """What is to be decided now, and by whom."""

    def paint(self, canvas: Canvas) -> None:
        stage = self.stage
        words = stage.words
        x = 1
        if stage.watching is not None:
            canvas.put(x, 0, words("replay-move", move=stage.scene.ply, last=stage.watching), "bold")
            return
        if who := asked(stage):
            who = words("sled-guide") if who == "*" else who
            x = canvas.put(x, 0, f" {who} ", "bold $onforest on $forest", room=canvas.width - 2) + 1
        text = words.say(prompt(stage))
        rows = wrapped(text, canvas.width - x - 1)[: canvas.height]
        for y, row in enumerate(rows):
            canvas.put(x, y, row, "bold", room=canvas.width - x - 1)
        if len(rows) < len(wrapped(text, canvas.width - x - 1)):
            canvas.put(canvas.width - 2, canvas.height - 1, "…", "bold")


class Deed(Part):
    """The one filled button: the move about to be made."""

    def paint(self, canvas: Canvas) -> None:
        stage = self.stage
        if stage.move is not None:
            text = label(stage, stage.move)
        elif isinstance(stage.pointed, Own | Ground) and not stage.scene.over:
            text = stage.words("sled-act-open")
        else:
            return
        room = canvas.width - 5
        if len(text) > room:
            text = text[: room - 1] + "…"
        end = canvas.put(0, 0, f" {text} ⏎ ", "bold $onforest on $forest")
        target = stage.move or stage.pointed
        if target is not None:
            self.spot(Region(0, 0, end, 1), target)


def sentences(stage: Stage) -> list[Line]:
    """A notice; else the consequence of what is pointed at, behind what the last move did."""
    if stage.thinking is not None:
        return [Line(stage.thinking, Tone.GOOD)]
    if stage.notice is not None:
        return [Line(stage.notice, Tone.BAD)]
    lines = latest(stage)
    move = stage.move
    if move is not None and stage.watching is None:
        lines += [Line(line.message, line.tone) for line in forecast(stage, move)]
    lines += _fight(stage)
    return lines


def _fight(stage: Stage) -> list[Line]:
    """The chance of all that is left, while weapons are fired."""
    shots = None if stage.scene.over else all_shots(stage)
    if shots is None:
        return []
    count, chance = shots
    return [Line(Message("sled-if-all", {"count": count, "chance": percent(chance)}), Tone.HEAD)]


def latest(stage: Stage) -> list[Line]:
    """What the last move did."""
    scene = stage.scene
    if not scene.told:
        return []
    last = scene.told[-1]
    events = [event for event in last.events if event.kind not in _ELSEWHERE]
    return Teller(stage.cards, scene).sentences(events, last.after, in_full=True)


class Saying(Part):
    """A few sentences; where there is too much to say, what came first gives way: the transcript has it."""

    def paint(self, canvas: Canvas) -> None:
        width = canvas.width - 1
        texts = [(self.stage.words.say(line.message), line.tone) for line in sentences(self.stage)]
        while len(texts) > 1 and sum(len(wrapped(text, width)) for text, _ in texts) > canvas.height:
            del texts[0]
        y = 0
        for text, tone in texts:
            rows = wrapped(text, width)[: canvas.height - y]
            for row in rows:
                canvas.put(0, y, row, STYLES[tone], room=width)
                y += 1
