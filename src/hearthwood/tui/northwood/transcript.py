"""The transcript: a line a dialogue, a sentence for everything else."""

from textual.content import Content
from textual.geometry import Region

from hearthwood.locales import Words
from hearthwood.tui.canvas import Canvas
from hearthwood.tui.journal import Entry
from hearthwood.tui.prose import painted, wrapped
from hearthwood.tui.tones import STYLES, Tone

from .glyphs import ARROW, code, colour
from .scene import Scene
from .stage import Part
from .telling import Dialogue, Line, transcript


def written(line: Line, words: Words, width: int) -> list[Content]:
    """The rows of a line."""
    text = words.say(line.message)
    if line.dialogue is not None:
        head = _dialogue(line.dialogue)
        rest = wrapped(text, max(8, width - len(head.plain)))
        rows = [head + Content.styled(rest[0], STYLES[line.tone])]
        return rows + [Content(" " * len(head.plain)) + Content(row) for row in rest[1:]]
    rows = []
    for row in wrapped(text, width):
        parts = [(part, f"{STYLES[line.tone]} {own}".strip()) for part, own in painted(row)]
        rows.append(Content.assemble(*parts))
    return rows


def _dialogue(dialogue: Dialogue) -> Content:
    said = code(dialogue.said)
    answer = ("…  ", "$ink2") if dialogue.answer is None else _card(code(dialogue.answer))
    return Content.assemble(
        (f"{dialogue.number:>2}  ", "$ink2"), _card(said), (f" {ARROW} ", "$line"), answer, ("  ", "")
    )


def _card(text: str) -> tuple[str, str]:
    return text, f"bold {colour(text)}"


class Transcript(Part):
    """The end of the transcript, as much as there is room for; past visits one line each."""

    def paint(self, canvas: Canvas) -> None:
        words = self.stage.words
        x, width = 2, canvas.width - 3
        for y in range(canvas.height):
            canvas.put(0, y, "│", "$hair")
        canvas.put(x, 0, words("transcript-title"), "bold")
        lines = shortened(transcript(self.stage.scene.told))
        rows = [row for line in lines for row in written(line, words, width)]
        room = canvas.height - 2
        for y, row in enumerate(rows[-room:]):
            self._put(canvas, Region(x, y + 2, width, 1), row)

    def _put(self, canvas: Canvas, place: Region, row: Content) -> None:
        canvas.put(place.x, place.y, row.plain, room=place.width)
        for start, end, style in row.spans:
            canvas.put(place.x + start, place.y, row.plain[start:end], str(style))


def shortened(lines: list[Line]) -> list[Line]:
    """Of visits that are over only how they ended."""
    heads = [index for index, line in enumerate(lines) if line.tone is Tone.HEAD]
    current = heads[-1] if heads else 0
    results = {"event-friendly", "event-lost"}
    return [line for line in lines[:current] if line.message.name in results] + lines[current:]


def entries(scene: Scene, words: Words) -> list[Entry]:
    """All of it, for the journal."""
    return [_entry(line, words) for line in transcript(scene.told)]


def _entry(line: Line, words: Words) -> Entry:
    text = words.say(line.message)
    if line.dialogue is None:
        return Entry(line.ply, text, head=line.tone is Tone.HEAD)
    answer = "…" if line.dialogue.answer is None else code(line.dialogue.answer)
    text = f"{line.dialogue.number:>2}  {code(line.dialogue.said)} {ARROW} {answer}  {text}"
    return Entry(line.ply, text, whole=True)
