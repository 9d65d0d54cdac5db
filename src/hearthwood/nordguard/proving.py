"""Playing the examples of cards, and taking parts of cards away to see examples fail."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from hearthwood.core.errors import HearthwoodError
from hearthwood.core.randomness import GAMMA, MASK, advance, below

from .box import Box
from .machine import engine
from .machine.holding import fresh
from .machine.moves import parse_move
from .notation.words import Cell, cell_text, held_text, parse_cell, parse_held
from .notation.writing import cell_of
from .refusals import phase_of, refusal
from .setup import LETTERS, Place, Setup
from .state import DICE_STREAM, EAST, NORTH, SOUTH, WEST, Dropped, Held, State
from .vocabulary.cards import DESTINATION, FRONTIER, Card, CardSet, Character, Event, Location
from .vocabulary.examples import After, Example

SOMEBODY, QUIET, OPEN_GROUND = "somebody", "quiet", "open-ground"
MIDDLE = 4
"""The cell b2."""
AROUND = {"north": NORTH, "east": EAST, "south": SOUTH, "west": WEST}
MOST_DICE = 5
_SHUT = re.compile(r"~[a-g]+$")


class Failed(Exception):
    """An example does not come out as it says."""


@dataclass(frozen=True, slots=True)
class Proof:
    """A card, its kind and name, and one of its examples."""

    kind: str
    name: str
    number: int
    example: Example


def proofs(card_set: CardSet) -> Iterator[Proof]:
    """All examples of a set."""
    for kind in CardSet.KINDS:
        for name, card in getattr(card_set, kind).items():
            for number, example in enumerate(card.example):
                yield Proof(kind, name, number, example)


def proving_box(card_set: CardSet, others: tuple[CardSet, ...] = ()) -> Box:
    """The set with what every example can count on: somebody, a quiet event, open ground and corners."""
    plain: dict[str, dict[str, Any]] = {
        "characters": {SOMEBODY: Character(slots=6, suggested=(), example=())},
        "locations": {name: Location(example=()) for name in (OPEN_GROUND, FRONTIER, DESTINATION)},
        "events": {QUIET: Event(copies=9, then=(), example=())},
    }
    cards = {kind: plain.get(kind, {}) | getattr(card_set, kind) for kind in CardSet.KINDS}
    return Box([CardSet(info=card_set.info, **cards), *others])


def prove(box: Box, proof: Proof) -> None:
    """Play an example; fails with what is otherwise than it says."""
    try:
        s = scene(box, proof)
        for number, text in enumerate(proof.example.moves, start=1):
            try:
                make(s, text)
            except HearthwoodError as error:
                raise Failed(f"move {number}, {text}: {error.message}") from None
        compare(s, proof.example.after)
    except HearthwoodError as error:
        raise Failed(error.message) from None


def make(s: State, text: str) -> None:
    """Play a move, which must be legal."""
    move = parse_move(text, s.box)
    if move not in engine.legal(s):
        raise refusal(s, move)
    engine.play(s, move)


# Before.


def scene(box: Box, proof: Proof) -> State:
    """The state that an example begins with, at the first decision of a day."""
    before = proof.example.before
    s = engine.new_game(Setup(box, 3, 3, (tuple(Place(who, ()) for who in team(box, proof)),)), 0)
    s.cards = [box.location_numbers[OPEN_GROUND]] * 9
    s.cards[s.table.frontier], s.cards[s.table.destination] = box.frontier, box.destination
    s.up = s.seen = (1 << len(s.cards)) - 1
    s.days = before.days
    s.team = s.dawn = numbered(dict(zip(s.table.cell_texts, range(9), strict=True)), before.at, "location")
    s.left = s.team != s.table.frontier
    lay_land(s, proof)
    hand_out(s, proof)
    s.event_deck = [numbered(box.event_numbers, name, "event") for name in events(proof)]
    s.item_deck = [numbered(box.item_numbers, name, "item") for name in before.deck]
    s.ground = tuple(Dropped(held_as(s, 0, text), 0) for text in before.ground)
    if before.dice:
        s.streams[DICE_STREAM] = loaded(before.dice, before.sides)
    s.todo.append(("look",))
    engine.advance(s)
    return s


def team(box: Box, proof: Proof) -> list[int]:
    """The characters: the one that the example is about, or somebody; a second where it has items."""
    before = proof.example.before
    names = list(before.team) or [proof.name if proof.kind == "characters" else SOMEBODY]
    if before.b is not None and len(names) == 1:
        names.append(next(name for name in (SOMEBODY, *box.character_numbers) if name not in names))
    return [numbered(box.character_numbers, name, "character") for name in names]


def numbered(numbers: dict[str, int], name: str, what: str) -> int:
    """The number of a name."""
    if name not in numbers:
        raise Failed(f"there is no {what} {name}")
    return numbers[name]


def lay_land(s: State, proof: Proof) -> None:
    """What lies around b2, and there."""
    before = proof.example.before
    texts = {direction: getattr(before, direction) for direction in (*AROUND, "here")}
    if proof.kind == "locations" and proof.name not in (FRONTIER, DESTINATION):
        texts["east"] = texts["east"] or proof.name
    for direction, text in texts.items():
        if text is not None:
            lay(s, cell_at(s, direction), parse_cell(s.box, text))


def cell_at(s: State, direction: str) -> int:
    """The cell next to b2 in a direction, or b2."""
    cell = MIDDLE if direction == "here" else s.table.neighbours[MIDDLE][AROUND[direction]]
    assert cell is not None
    return cell


def lay(s: State, at: int, cell: Cell) -> None:
    """Put a location with all that lies on it onto the map."""
    assert cell.location is not None
    s.cards[at] = cell.location
    s.up = s.up | 1 << at if cell.up else s.up & ~(1 << at)
    s.seen = s.seen | 1 << at if cell.seen else s.seen & ~(1 << at)
    if cell.result is not None:
        s.scouted[at] = cell.result
    if cell.lying:
        s.lying[at] = cell.lying


def hand_out(s: State, proof: Proof) -> None:
    """What the example says that the characters carry; an item that it is about is with the first."""
    before = proof.example.before
    for who, texts in enumerate((before.a, before.b)):
        if texts is not None:
            s.carried[who] = tuple(held_as(s, who, text) for text in texts)
        elif who == 0 and proof.kind == "items":
            s.carried[0] = (fresh(s, 0, s.box.item_numbers[proof.name]),)


def held_as(s: State, who: int, text: str) -> Held:
    """An item; where the text does not say how many uses it has, it has all."""
    if text in s.box.item_numbers:
        return fresh(s, who, s.box.item_numbers[text])
    return parse_held(s.box, text, LETTERS[who])


def events(proof: Proof) -> list[str]:
    """The event deck, from the top."""
    if proof.example.before.events is not None:
        return list(proof.example.before.events)
    return [proof.name] * (proof.kind == "events") + [QUIET] * 5


@cache
def loaded(dice: tuple[int, ...], sides: int) -> int:
    """A state of the stream from which the next dice show these numbers."""
    if len(dice) > MOST_DICE or not all(1 <= die <= sides for die in dice):
        raise Failed(f"at most {MOST_DICE} dice of {sides} sides can be told in advance")
    state = 0
    while True:
        following = state
        for die in dice:
            following = advance(following)
            if below(following, sides) + 1 != die:
                break
        else:
            return state
        state = (state + GAMMA) & MASK


# After.


def compare(s: State, after: After) -> None:
    """Is everything that the example names as it says?"""
    for name, is_so in actual(s).items():
        wanted = getattr(after, name)
        if wanted is not None and is_so != wanted:
            raise Failed(f"{name} is {spelled(is_so)}, not {spelled(wanted)}")
    legal = [str(move) for move in engine.legal(s)]
    for text in after.legal:
        if text not in legal:
            raise Failed(f"{text} cannot be played; possible: {' '.join(legal)}")
    for text in after.illegal:
        if text in legal:
            raise Failed(f"{text} can be played")


def actual(s: State) -> dict[str, Any]:
    """What an example can compare."""
    box = s.box
    carried = [tuple(_plain(held_text(box, held)) for held in items) for items in s.carried]
    cells = {name: cell_at(s, name) for name in (*AROUND, "here")}
    return {
        "days": s.days,
        "at": s.table.cell_texts[s.team],
        "a": carried[0],
        "b": carried[1] if len(carried) > 1 else (),
        **{name: cell_text(box, cell_of(s, cell, shown=True)) for name, cell in cells.items()},
        "ground": tuple(_plain(held_text(box, dropped.held)) for dropped in s.ground),
        "deck": tuple(box.items[item].text for item in sorted(s.item_deck)),
        "discarded": tuple(box.events[event].text for event in reversed(s.discarded)),
        "phase": phase_of(s),
    }


def _plain(text: str) -> str:
    """Whom an item cannot go to today is not compared."""
    return _SHUT.sub("", text)


def spelled(value: Any) -> str:
    """A value as an example writes it."""
    return "[" + ", ".join(value) + "]" if isinstance(value, tuple) else str(value)


# Parts.


def without_parts(card: Card) -> Iterator[tuple[str, Card]]:
    """The card without each of its parts in turn: effects, powers, its challenge, its events, its uses."""
    changes: list[tuple[str, dict[str, Any]]] = []
    for field in ("then", "powers", "arrive", "failed", "morning", "start"):
        entries = getattr(card, field, ())
        for number in range(len(entries)):
            rest = entries[:number] + entries[number + 1 :]
            changes.append((f"{field}[{number + 1}]", {field: rest}))
    if getattr(card, "enter", None) is not None:
        changes.append(("enter", {"enter": None}))
    if getattr(card, "events", 1) != 1:
        changes.append(("events", {"events": 1}))
    if uses := getattr(card, "uses", None):
        changes.append(("uses", {"uses": uses + 1}))
    for part, change in changes:
        without: Card = replace(card, **change)
        yield part, without


def unproved_parts(card_set: CardSet, others: tuple[CardSet, ...] = ()) -> Iterator[tuple[str, str, str]]:
    """Kind, name and part, for each part of a card that no example of the card misses when it is gone."""
    for kind in CardSet.KINDS:
        for name, card in getattr(card_set, kind).items():
            for part, rest in without_parts(card):
                changed = replace(card_set, **{kind: getattr(card_set, kind) | {name: rest}})
                box = proving_box(changed, others)
                if all(
                    _holds(box, Proof(kind, name, number, each)) for number, each in enumerate(card.example)
                ):
                    yield kind, name, part


def _holds(box: Box, proof: Proof) -> bool:
    try:
        prove(box, proof)
    except Failed:
        return False
    return True
