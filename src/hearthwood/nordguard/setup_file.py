"""Setups as files: which sets, what map, who plays whom (rules G4.8, G6.lead)."""

import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from hearthwood.core.errors import InvalidText

from .box import Box
from .format.faults import Faults
from .format.lines import lines_of
from .format.reader import MISSING, Reader
from .format.shapes import Table
from .library import Library
from .setup import Lead, Place, Recall, Setup
from .vocabulary.bounds import Between, Least


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceInFile:
    """A character of a seat."""

    character: Annotated[str, "who; without this, chosen in the game"] | None = None
    items: (
        Annotated[tuple[str, ...], "besides the starting items; without this, chosen in the game"] | None
    ) = None
    suggested: Annotated[bool, "true: the items that the character's card suggests"] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SetupInFile:
    """A setup."""

    sets: Annotated[tuple[str, ...], "names of sets; the first has the corners"] = ()
    width: Annotated[int, Between(2, 12), "of the map"] = 4
    height: Annotated[int, Between(2, 12), "of the map"] = 4
    seats: Annotated[tuple[tuple[PlaceInFile, ...], ...], Least(1), "the characters of each seat"]
    recall: Annotated[Recall, "what the table shows of locations that were seen"] = "memory"
    lead: Annotated[Lead, "who leads: every seat in turn, or always the first"] = "turns"
    study: Annotated[bool, "true: stop at the study also when there is nothing to choose"] = False


def usual_setup(library: Library) -> Setup:
    """A map of 4 x 4 and two characters of one seat with their suggested items."""
    box = library.box(library.usual)
    names = list(box.character_numbers)[:2]
    places = suggested_places(box, [PlaceInFile(character=name, suggested=True) for name in names])
    return Setup(box, 4, 4, (tuple(places),))


def read_setup(path: Path, library: Library) -> Setup:
    """The setup that a file says."""
    faults = Faults()
    try:
        text = path.read_text("utf-8")
        values = tomllib.loads(text)
    except OSError:
        raise InvalidText("the file cannot be read", rule="G4.8", field=path.name) from None
    except ValueError:
        raise InvalidText("this is not TOML in UTF-8", rule="G4.8", field=path.name) from None
    faults.know_lines(path.name, lines_of(text))
    said = Reader(path.name, faults).read(Table(SetupInFile), values, ())
    if said is MISSING:
        first = faults.found[0]
        raise InvalidText(str(first).removesuffix(f" ({first.rule})"), rule="G4.8", field="setup")
    return _made(said, library)


def _made(said: SetupInFile, library: Library) -> Setup:
    box = library.box(said.sets or library.usual)
    places = iter(suggested_places(box, [place for seat in said.seats for place in seat]))
    return Setup(
        box,
        said.width,
        said.height,
        tuple(tuple(next(places) for _ in seat) for seat in said.seats),
        recall=said.recall,
        lead=said.lead,
        study=said.study,
    )


def suggested_places(box: Box, said: list[PlaceInFile]) -> list[Place]:
    """Names as numbers; suggested items as far as the deck has them, seat by seat."""
    characters = [_character(box, place) for place in said]
    left = Counter(box.item_pile)
    for number in characters:
        left.subtract(() if number is None else box.characters[number].start)
    given = [_items(box, place) for place in said]
    left.subtract(item for items in given for item in items or ())
    places = []
    for place, number, items in zip(said, characters, given, strict=True):
        if place.suggested and number is not None and items is None:
            items = _first_of(box.characters[number].suggested, left)  # noqa: PLW2901
        places.append(Place(number, items))
    return places


def _first_of(items: tuple[int, ...], left: Counter[int]) -> tuple[int, ...]:
    taken = []
    for item in items:
        if left[item] > 0:
            left[item] -= 1
            taken.append(item)
    return tuple(taken)


def _character(box: Box, place: PlaceInFile) -> int | None:
    if place.character is None:
        return None
    if place.character not in box.character_numbers:
        raise InvalidText(f"there is no character {place.character}", rule="G4.8", field="setup")
    return box.character_numbers[place.character]


def _items(box: Box, place: PlaceInFile) -> tuple[int, ...] | None:
    if place.items is None:
        return None
    unknown = [name for name in place.items if name not in box.item_numbers]
    if unknown:
        raise InvalidText(f"there is no item {unknown[0]}", rule="G4.8", field="setup")
    return tuple(box.item_numbers[name] for name in place.items)
