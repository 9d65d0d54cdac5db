"""Setups as one line of text, for saved games: `ember-run 4x4:memory:turns nickel[rope+knife],?/brann`.

The sets; width, height, `recall`, who leads, and `study` where the table stops for it in any case; seats
joined by `/`, places by `,`. `?` is chosen in the game, so are the items of a name without brackets.
"""

import re

from hearthwood.core.errors import InvalidText, shown
from hearthwood.nordguard.box import Box
from hearthwood.nordguard.library import Library
from hearthwood.nordguard.machine.opening import check
from hearthwood.nordguard.setup import LEADS, RECALLS, Place, Setup

CHOSEN_LATER = "?"
_TABLE = re.compile(rf"(\d\d?)x(\d\d?):({'|'.join(RECALLS)}):({'|'.join(LEADS)})(:study)?")
_PLACE = re.compile(r"([a-z0-9.-]+)(?:\[([a-z0-9.+-]*)\])?")


def setup_text(setup: Setup) -> str:
    """The text of a setup."""
    study = ":study" if setup.study else ""
    table = f"{setup.width}x{setup.height}:{setup.recall}:{setup.lead}{study}"
    seats = "/".join(",".join(_place_text(setup.box, place) for place in seat) for seat in setup.seats)
    return f"{setup.box.name} {table} {seats}"


def parse_setup(text: str, library: Library) -> Setup:
    """The setup that a text says, checked."""
    fields = text.split(" ")
    match = _TABLE.fullmatch(fields[1]) if len(fields) == 3 else None
    if match is None:
        raise _wrong(f"{shown(text)} is no setup; one is like ember-run 4x4:memory:turns ?,?")
    box = library.box(fields[0].split("+"))
    width, height, recall, lead, study = match.groups()
    seats = tuple(tuple(_place(box, place) for place in seat.split(",")) for seat in fields[2].split("/"))
    setup = Setup(
        box,
        int(width),
        int(height),
        seats,
        recall=next(known for known in RECALLS if known == recall),
        lead=next(known for known in LEADS if known == lead),
        study=study is not None,
    )
    check(setup)
    return setup


def _place_text(box: Box, place: Place) -> str:
    if place.character is None:
        return CHOSEN_LATER
    name = box.characters[place.character].text
    return (
        name if place.items is None else f"{name}[{'+'.join(box.items[item].text for item in place.items)}]"
    )


def _place(box: Box, text: str) -> Place:
    if text == CHOSEN_LATER:
        return Place()
    match = _PLACE.fullmatch(text)
    if match is None or match[1] not in box.character_numbers:
        raise _wrong(f"there is no character {shown(text)}")
    if match[2] is None:
        return Place(box.character_numbers[match[1]])
    names = match[2].split("+") if match[2] else []
    unknown = [name for name in names if name not in box.item_numbers]
    if unknown:
        raise _wrong(f"there is no item {shown(unknown[0])}")
    return Place(box.character_numbers[match[1]], tuple(box.item_numbers[name] for name in names))


def _wrong(message: str) -> InvalidText:
    return InvalidText(message, rule="G4.8", field="setup")
