"""Moves put into sentences: what the transcript says, and what a preview foretells."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from hearthwood.locales import Fact, Message
from hearthwood.northwood import View
from hearthwood.northwood.cards import SLOTS, Card, Character, Suit, suit_of, suit_of_character, value_of
from hearthwood.northwood.events import Event, Happening
from hearthwood.tui.tones import Tone

from .glyphs import character_code, code, codes, letter
from .scene import Told


@dataclass(frozen=True, slots=True)
class Dialogue:
    """A statement and, once given, its answer."""

    number: int
    said: Card
    answer: Card | None


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the transcript, or a sentence of a preview."""

    message: Message
    tone: Tone = Tone.PLAIN
    ply: int = 0
    """The move that it tells of."""
    dialogue: Dialogue | None = None


def character(who: Character) -> Message:
    """A character's name."""
    return Message(f"character-{character_code(who)}")


def card_name(card: Card) -> Message:
    """A card in words."""
    return Message(f"card-{letter(suit_of(card))}", {"value": value_of(card)})


def suit_name(suit: Suit) -> Message:
    """A suit's name."""
    return Message(f"suit-{letter(suit)}")


def transcript(told: Sequence[Told]) -> list[Line]:
    """Everything that was told, in order; a dialogue is one line as soon as it is answered."""
    lines: list[Line] = []
    number = 0
    for one in told:
        for line in lines_of(one.events, one.before, one.after, one.ply):
            if line.dialogue is None:
                number = 0 if line.tone is Tone.HEAD else number
                lines.append(line)
                continue
            said = line.dialogue.said
            if line.dialogue.answer is None:
                number += 1
            else:
                said = _take_statement(lines)
            dialogue = Dialogue(number, said, line.dialogue.answer)
            lines.append(Line(line.message, line.tone, line.ply, dialogue))
    return lines


def _take_statement(lines: list[Line]) -> Card:
    """The statement that waits for its answer is the last line that is a dialogue."""
    for index in range(len(lines) - 1, -1, -1):
        dialogue = lines[index].dialogue
        if dialogue is not None:
            del lines[index]
            return dialogue.said
    raise LookupError("an answer without a statement")


def lines_of(events: Sequence[Event], before: View, after: View, ply: int = 0) -> list[Line]:
    """The sentences that tell what a move did."""
    lines = []
    for kind, alike in groupby(events, lambda event: event.kind):
        for group in _together(kind, alike):
            line = _TELLERS[kind](group, before, after)
            lines.append(Line(line.message, line.tone, ply, line.dialogue))
    return lines


def _together(kind: Happening, alike: Iterable[Event]) -> list[list[Event]]:
    """Draws, discards and finds in a row are one sentence."""
    events = list(alike)
    joined = kind in {Happening.DREW, Happening.DISCARDED, Happening.FOUND}
    return [events] if joined else [[event] for event in events]


Teller = Callable[[list[Event], View, View], Line]


def _cards(name: str) -> Teller:
    def tell(events: list[Event], _before: View, _after: View) -> Line:
        cards = tuple(event.card for event in events if event.card is not None)
        return Line(Message(name, {"cards": codes(cards)}))

    return tell


def _fief(event: Event) -> int:
    assert event.fief is not None
    return event.fief


def _card(event: Event) -> Card:
    assert event.card is not None
    return event.card


def _target(before: View) -> int:
    assert before.target is not None
    return before.target


def _who(event: Event) -> Message:
    assert event.character is not None
    return character(event.character)


def _stand(event: Event, before: View) -> dict[str, Fact]:
    """The score after the event, and what is wanted."""
    return {"score": event.count or 0, "target": _target(before)}


def _took_discard(events: list[Event], _before: View, _after: View) -> Line:
    return Line(Message("event-took-discard", {"card": code(_card(events[0]))}))


def _took_score(events: list[Event], before: View, _after: View) -> Line:
    [event] = events
    return Line(Message("event-took-score", {"card": code(_card(event)), **_stand(event, before)}))


def _answered(name: str, tone: Tone) -> Teller:
    def tell(events: list[Event], before: View, _after: View) -> Line:
        [event] = events
        assert before.statement is not None
        dialogue = Dialogue(0, before.statement, event.card)
        return Line(Message(name, _stand(event, before)), tone, dialogue=dialogue)

    return tell


def _stated(events: list[Event], _before: View, _after: View) -> Line:
    return Line(Message("dialogue-open"), dialogue=Dialogue(0, _card(events[0]), None))


def _put_on_score(events: list[Event], before: View, _after: View) -> Line:
    [event] = events
    facts = {"card": code(_card(event)), **_stand(event, before)}
    return Line(Message("event-put-on-score", facts), Tone.GOOD)


def _put_on_deck(events: list[Event], before: View, _after: View) -> Line:
    [event] = events
    facts: dict[str, Fact] = {"card": code(_card(event))}
    if event.count == before.score:
        return Line(Message("event-put-on-deck", facts))
    return Line(Message("event-score-to-deck", {**facts, **_stand(event, before)}))


def _looked(events: list[Event], _before: View, _after: View) -> Line:
    cards = events[0].cards
    return Line(Message("event-looked", {"cards": codes(cards)}))


def _shuffled(_events: list[Event], _before: View, _after: View) -> Line:
    return Line(Message("event-shuffled"), Tone.QUIET)


def _dealt(events: list[Event], _before: View, _after: View) -> Line:
    return Line(Message("event-dealt", {"cards": codes(events[0].cards)}), Tone.QUIET)


def _friendly(events: list[Event], before: View, _after: View) -> Line:
    fief = before.fiefs[_fief(events[0])]
    return Line(Message("event-friendly", {"fief": fief.fief, "stars": fief.stars}), Tone.GOOD)


def _lost(events: list[Event], before: View, _after: View) -> Line:
    [event] = events
    return Line(Message("event-lost", {"fief": _fief(event), **_stand(event, before)}), Tone.BAD)


def _left(events: list[Event], _before: View, _after: View) -> Line:
    return Line(Message("event-left", {"ruler": _who(events[0])}), Tone.QUIET)


def _covered(events: list[Event], before: View, _after: View) -> Line:
    [event] = events
    assert event.slot is not None
    ruler = before.fiefs[_fief(event)].ruler
    assert ruler is not None
    ally = before.allies[event.slot].ally
    return Line(Message("event-covered", {"ruler": character(ruler), "ally": character(ally)}))


def _visited(events: list[Event], before: View, _after: View) -> Line:
    [event] = events
    assert event.character is not None
    facts: dict[str, Fact] = {
        "visit": before.visit,
        "fief": _fief(event),
        "ruler": character(event.character),
        "suit": suit_name(suit_of_character(event.character)),
    }
    return Line(Message("event-visited", facts), Tone.HEAD)


def _activated(events: list[Event], before: View, _after: View) -> Line:
    [event] = events
    assert event.slot is not None
    shown = before.allies[event.slot].shown
    facts: dict[str, Fact] = {"ally": character(shown), "slot": SLOTS[event.slot]}
    if event.character == shown:
        return Line(Message("event-activated", facts))
    return Line(Message("event-borrowed", {**facts, "ruler": _who(event)}))


def _readied(events: list[Event], before: View, _after: View) -> Line:
    [event] = events
    assert event.slot is not None
    return Line(Message("event-readied", {"ally": character(before.allies[event.slot].shown)}))


def _new_rule(name: str, after: View, fief: int) -> Line:
    """Who rules the visit now, after rulers or fiefs were exchanged."""
    ruler = after.fiefs[fief].ruler
    assert ruler is not None
    facts: dict[str, Fact] = {
        "fief": fief,
        "ruler": character(ruler),
        "suit": suit_name(suit_of_character(ruler)),
    }
    return Line(Message(name, facts))


def _swapped_rulers(events: list[Event], _before: View, after: View) -> Line:
    return _new_rule("event-rulers-swapped", after, _fief(events[0]))


def _moved(events: list[Event], _before: View, after: View) -> Line:
    assert events[0].other is not None
    return _new_rule("event-moved", after, events[0].other)


def _named_suit(events: list[Event], _before: View, _after: View) -> Line:
    assert events[0].suit is not None
    return Line(Message("event-named-suit", {"suit": suit_name(events[0].suit)}))


def _exchanged(name: str) -> Teller:
    def tell(events: list[Event], _before: View, _after: View) -> Line:
        [event] = events
        assert event.taken is not None
        return Line(Message(name, {"card": code(_card(event)), "taken": code(event.taken)}))

    return tell


def _ended(events: list[Event], _before: View, _after: View) -> Line:
    return Line(Message("event-ended", {"stars": events[0].count or 0}), Tone.HEAD)


_TELLERS: dict[Happening, Teller] = {
    Happening.DREW: _cards("event-drew"),
    Happening.TOOK_DISCARD: _took_discard,
    Happening.TOOK_SCORE: _took_score,
    Happening.DISCARDED: _cards("event-discarded"),
    Happening.SCORED: _answered("dialogue-scored", Tone.GOOD),
    Happening.MISSED: _answered("dialogue-missed", Tone.QUIET),
    Happening.PUT_ON_SCORE: _put_on_score,
    Happening.PUT_ON_DECK: _put_on_deck,
    Happening.LOOKED: _looked,
    Happening.FOUND: _cards("event-found"),
    Happening.SHUFFLED: _shuffled,
    Happening.STATED: _stated,
    Happening.DEALT: _dealt,
    Happening.FRIENDLY: _friendly,
    Happening.LOST: _lost,
    Happening.LEFT: _left,
    Happening.COVERED: _covered,
    Happening.VISITED: _visited,
    Happening.ACTIVATED: _activated,
    Happening.READIED: _readied,
    Happening.RULERS_SWAPPED: _swapped_rulers,
    Happening.MOVED: _moved,
    Happening.NAMED_SUIT: _named_suit,
    Happening.SWAPPED_DISCARD: _exchanged("event-swapped-discard"),
    Happening.SWAPPED_SCORE: _exchanged("event-swapped-score"),
    Happening.ENDED: _ended,
}
