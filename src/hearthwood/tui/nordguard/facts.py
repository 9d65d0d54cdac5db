"""The card that is looked at: its name, what stands on it, what lies on it, who has it."""

from dataclasses import dataclass

from textual.geometry import Region

from hearthwood.nordguard import Move, Site
from hearthwood.nordguard.state import Held
from hearthwood.tui.canvas import Canvas
from hearthwood.tui.prose import wrapped
from hearthwood.tui.tones import STYLES, Tone

from .asking import card_of
from .glyphs import OBSTACLE
from .stage import Cell, Ground, Own, Part, Stage


@dataclass(frozen=True, slots=True)
class Fact:
    """A card in words."""

    title: str
    where: str = ""
    text: str = ""
    notes: tuple[tuple[str, Tone], ...] = ()


def fact(stage: Stage) -> Fact:
    """What is told of what is pointed at; of nothing, the card that is met, or where the team is."""
    pointed = stage.pointed
    match pointed:
        case Cell(cell):
            return _of_cell(stage, cell)
        case Own(who, None):
            return _of_character(stage, who)
        case Own(who, place) if place is not None:
            items = stage.view.members[who].items
            if place < len(items):
                return _of_item(stage, items[place], who)
            return Fact(stage.words("sled-empty-slot"), stage.who(who))
        case Ground(number):
            dropped = stage.view.ground[number]
            return _of_item(stage, dropped.held, None)
        case Move():
            return _of_move(stage, pointed) or _of_moment(stage)
    return _of_moment(stage)


def card_in_focus(stage: Stage) -> str | None:
    """The card that all this is about, for the book of cards."""
    view = stage.view
    match stage.pointed:
        case Own(who, None):
            return view.box.characters[view.members[who].character].text
        case Own(who, place) if place is not None and place < len(view.members[who].items):
            return view.box.items[view.members[who].items[place].item].text
        case Ground(number):
            return view.box.items[view.ground[number].held.item].text
        case Move(name=name, kind=kind) if name is not None and kind != "at":
            return name
        case Move(who=int(who), place=int(place), kind=kind) if kind != "to":
            return view.box.items[view.members[who].items[place].item].text
    cell = stage.cell
    if cell is None:
        card = card_of(stage) if not stage.scene.over else None
        if card is not None:
            return card
        cell = view.team
    location = view.sites[cell].location
    return None if location is None else view.box.locations[location].text


def _of_moment(stage: Stage) -> Fact:
    card = None if stage.scene.over else card_of(stage)
    if card is None:
        return _of_cell(stage, stage.view.team)
    box = stage.view.box
    if card in box.location_numbers:
        return Fact(stage.cards.name(card), stage.words("sled-kind-location"), stage.cards.text(card))
    if card in box.event_numbers:
        return Fact(stage.cards.name(card), stage.words("sled-kind-event"), stage.cards.text(card))
    return Fact(stage.cards.name(card), "", stage.cards.text(card))


def _of_move(stage: Stage, move: Move) -> Fact | None:
    cell = stage.cell_of(move)
    box = stage.view.box
    if cell is not None:
        return _of_cell(stage, cell)
    if move.kind == "choose" and move.name is not None:
        return _of_candidate(stage, box.character_numbers[move.name])
    if move.name is not None:
        number = box.item_numbers[move.name]
        return _of_item(stage, Held(number, box.items[number].uses), None)
    if move.kind == "event" and move.number is not None:
        event = box.events[stage.state.todo[-1][1][move.number]].text
        return Fact(stage.cards.name(event), stage.words("sled-kind-event"), stage.cards.text(event))
    if move.who is None or move.kind == "pick":
        return None
    if move.place is None:
        return _of_character(stage, move.who)
    return _of_item(stage, stage.view.members[move.who].items[move.place], move.who)


def _of_cell(stage: Stage, cell: int) -> Fact:
    site = stage.view.sites[cell]
    words, cards = stage.words, stage.cards
    notes = []
    if cell == stage.view.team:
        notes.append((words("sled-note-team"), Tone.GOOD))
    if site.result is not None:
        notes.append((words("sled-note-scouted", result=site.result), Tone.GOOD))
    for lying in site.lying:
        text = words(
            "sled-note-lies",
            event=cards.event(lying.event),
            text=cards.text(stage.view.box.events[lying.event].text),
        )
        notes.append((f"{OBSTACLE} {text}", Tone.BAD))
        if lying.evenings is not None:
            notes.append((words("sled-note-evenings", count=lying.evenings), Tone.QUIET))
    if site.location is None:
        return Fact(words("sled-face-down"), site.name, words("sled-face-down-text"), tuple(notes))
    card = stage.view.box.locations[site.location].text
    if not site.face_up:
        notes.insert(0, (words("sled-note-remembered"), Tone.QUIET))
    return Fact(cards.name(card), _where(stage, site), cards.text(card), tuple(notes))


def _where(stage: Stage, site: Site) -> str:
    waypoint = site.location is not None and stage.view.box.locations[site.location].waypoint
    return stage.words("sled-waypoint", cell=site.name) if waypoint else site.name


def _of_candidate(stage: Stage, number: int) -> Fact:
    """A character that could join."""
    card = stage.view.box.characters[number]
    words, cards = stage.words, stage.cards
    notes = []
    if card.suggested:
        items = cards.names(stage.view.box.items[item].text for item in card.suggested)
        notes.append((words("sled-note-suggested", items=items), Tone.QUIET))
    return Fact(
        cards.name(card.text), words("sled-slots", count=card.slots), cards.text(card.text), tuple(notes)
    )


def _of_character(stage: Stage, who: int) -> Fact:
    if who >= len(stage.view.members):
        return Fact(stage.words("sled-nobody-yet"))
    member = stage.view.members[who]
    card = stage.view.box.characters[member.character]
    player = stage.scene.player(member.seat)
    where = stage.words("sled-guide") if player == "*" else player
    notes = []
    if member.marks:
        notes.append((stage.words("sled-note-used-power"), Tone.QUIET))
    return Fact(stage.cards.name(card.text), where, stage.cards.text(card.text), tuple(notes))


def _of_item(stage: Stage, held: Held, who: int | None) -> Fact:
    card = stage.view.box.items[held.item]
    words = stage.words
    notes = []
    if held.uses is not None:
        notes.append((words("sled-note-uses", count=held.uses), Tone.PLAIN))
        if held.used:
            notes.append((words("sled-note-used"), Tone.QUIET))
    if held.marks:
        notes.append((words("sled-note-used-power"), Tone.QUIET))
    where = "" if who is None else stage.who(who)
    return Fact(stage.cards.name(card.text), where, stage.cards.text(card.text), tuple(notes))


class Facts(Part):
    """Name, text, notes."""

    def paint(self, canvas: Canvas) -> None:
        told = fact(self.stage)
        room = canvas.width - 1
        x = canvas.put(0, 0, told.title, "bold $ink", room=room)
        if told.where and x + 1 + len(told.where) <= room:
            canvas.put(room - len(told.where), 0, told.where, "$ink2")
        y = 1
        for text, tone in ((told.text, Tone.PLAIN), *told.notes):
            y += self._write(canvas, Region(0, y, room, canvas.height - y), text, STYLES[tone])

    def _write(self, canvas: Canvas, room: Region, text: str, style: str) -> int:
        """As much as there is room for; the book of cards has it all."""
        if not text or room.height <= 0:
            return 0
        rows = wrapped(text, room.width)
        if len(rows) > room.height:
            rows = rows[: room.height]
            rows[-1] = rows[-1][: room.width - 1].rstrip(" .,;") + "…"
        for y, row in enumerate(rows):
            canvas.put(room.x, room.y + y, row, style, room=room.width)
        return len(rows)
