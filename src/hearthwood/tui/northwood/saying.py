"""What would happen, or what just happened; and the button of the move about to be made."""

from textual.geometry import Region

from hearthwood.locales import Message
from hearthwood.northwood import Kind, Move, Phase
from hearthwood.tui.canvas import Canvas
from hearthwood.tui.prose import wrapped
from hearthwood.tui.tones import STYLES, Tone

from .glyphs import SIGNS, code, letter
from .preview import explain
from .stage import Part, Stage, move_of
from .telling import Line, character, lines_of


def sentences(stage: Stage) -> list[Line]:
    """What is said now: a notice, the consequence of what is pointed at, or what the last move did."""
    if stage.notice is not None:
        return [Line(stage.notice, Tone.BAD)]
    if stage.counsel:
        first, *rest = stage.counsel
        return [Line(first, Tone.GOOD), *(Line(reason) for reason in rest)]
    if isinstance(stage.pointed, Move) and not _goes_without_saying(stage):
        return explain(stage.view, stage.pointed)
    return latest(stage)


def _goes_without_saying(stage: Stage) -> bool:
    """To listen or to be done is what Enter does if nothing else is pointed at; the news are worth more."""
    return stage.move is not None and stage.move.kind in (Kind.LISTEN, Kind.DONE)


def latest(stage: Stage) -> list[Line]:
    """What the last move did."""
    if not stage.scene.told:
        return []
    last = stage.scene.told[-1]
    lines = []
    for line in lines_of(last.events, last.before, last.after):
        if line.message.name in _ANSWERED and line.dialogue is not None and line.dialogue.answer is not None:
            facts = {"card": code(line.dialogue.answer), **line.message.facts}
            lines.append(Line(Message(_ANSWERED[line.message.name], facts), line.tone))
        elif line.message.name not in _ELSEWHERE:
            lines.append(line)
    return lines


_ANSWERED = {"dialogue-scored": "latest-scored", "dialogue-missed": "latest-missed"}
"""Beside a dialogue's cards a few words are enough; without them it takes a sentence."""
_ELSEWHERE = {"dialogue-open", "event-visited", "event-dealt", "event-activated", "event-ended"}
"""What can be seen on the table anyway."""


class Saying(Part):
    """A few sentences."""

    def paint(self, canvas: Canvas) -> None:
        texts = [(self.stage.words.say(line.message), line.tone) for line in sentences(self.stage)]
        y = 0
        for text, tone in _fitting(texts, canvas.width, canvas.height):
            room = Region(0, y, canvas.width, canvas.height - y)
            y += canvas.write(room, text, STYLES[tone])


def _fitting(texts: list[tuple[str, Tone]], width: int, height: int) -> list[tuple[str, Tone]]:
    """Where there is too much to say, what can be read in the transcript as well gives way to the results."""
    for giving_way in (Tone.QUIET, Tone.PLAIN):
        while sum(len(wrapped(text, width)) for text, _ in texts) > height:
            place = next((index for index, (_, tone) in enumerate(texts) if tone is giving_way), None)
            if place is None or len(texts) == 1:
                break
            texts = texts[:place] + texts[place + 1 :]
    return texts


class Deed(Part):
    """The one filled button: the move about to be made. Beside it, flat, what else there is to press."""

    def paint(self, canvas: Canvas) -> None:
        move = self.stage.move
        x = 0
        if move is not None:
            text = f" {self.stage.words.say(deed(self.stage, move))} ⏎ "
            end = canvas.put(0, 0, text, "bold $onforest on $forest")
            self.spot(Region(0, 0, end, 1), move)
            x = end + 1
        for other, key in _others(self.stage):
            text = f" {self.stage.words.say(deed(self.stage, other))} {key} "
            end = canvas.put(x, 0, text, "$ink on $card")
            self.spot(Region(x, 0, end - x, 1), other)
            x = end + 1


def _others(stage: Stage) -> list[tuple[Move, str]]:
    """The moves that are no card, hall or ally, and so have no other place to be pressed."""
    keys = {"draw": "d", "C": "c", "F": "f", "L": "l", "E": "e"}
    moves = [(move_of(text), key) for text, key in keys.items()]
    return [(move, key) for move, key in moves if stage.allows(move) and move != stage.move]


def deed(stage: Stage, move: Move) -> Message:
    """What a button calls a move."""
    return _DEEDS[move.kind](stage, move)


def _card(stage: Stage, move: Move) -> Message:
    name = "deed-answer" if stage.view.phase is Phase.RESPOND else "deed-name"
    return Message(name, {"card": move.text})


def _visit(_stage: Stage, move: Move) -> Message:
    assert move.fief is not None
    return Message("deed-visit", {"fief": move.fief})


def _activate(stage: Stage, move: Move) -> Message:
    assert move.slot is not None
    name = "deed-ready" if stage.view.pending else "deed-activate"
    return Message(name, {"ally": character(stage.view.allies[move.slot].shown)})


def _suit(_stage: Stage, move: Move) -> Message:
    assert move.suit is not None
    return Message("deed-suit", {"suit": SIGNS[letter(move.suit)] + " " + letter(move.suit)})


def _substitute(stage: Stage, move: Move) -> Message:
    assert move.fief is not None
    assert move.slot is not None
    ruler = stage.view.fiefs[move.fief].ruler
    assert ruler is not None
    return Message("deed-bring", {"ruler": character(ruler)})


def _done(stage: Stage, _move: Move) -> Message:
    if stage.view.phase is Phase.SUBSTITUTE:
        return Message("deed-begin")
    drawing = move_of("draw") in stage.view.legal_moves
    return Message("deed-stop" if drawing else "deed-keep")


_DEEDS = {
    Kind.CARD: _card,
    Kind.VISIT: _visit,
    Kind.ACTIVATE: _activate,
    Kind.NAME_SUIT: _suit,
    Kind.LISTEN: lambda _stage, _move: Message("deed-listen"),
    Kind.DRAW: lambda _stage, _move: Message("deed-draw"),
    Kind.DONE: _done,
    Kind.SUBSTITUTE: _substitute,
}
