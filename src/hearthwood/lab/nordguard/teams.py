"""Teams by their size: the usual cards, a character a seat."""

from dataclasses import dataclass
from random import Random

from hearthwood.core.errors import InvalidText
from hearthwood.nordguard import Library, Setup
from hearthwood.nordguard.box import Box
from hearthwood.nordguard.setup import LARGEST, MOST_CHARACTERS, SMALLEST
from hearthwood.nordguard.setup_file import PlaceInFile, suggested_places


def team_of(seats: int, width: int = 4, height: int = 4, library: Library | None = None) -> Setup:
    """The first characters of the usual sets, one a seat, with the items that their cards suggest."""
    box = _box_for(seats, width, height, library)
    return _equipped(box, list(box.character_numbers)[:seats], width, height)


@dataclass(frozen=True, slots=True)
class Drawn:
    """A team of which only the size is fixed: another one for each seed, so that all characters play."""

    box: Box
    seats: int
    width: int
    height: int

    def setup(self, seed: int) -> Setup:
        """The table of a seed: the same for every player who is measured."""
        names = list(self.box.character_numbers)
        Random(f"team {seed}").shuffle(names)
        return _equipped(self.box, names[: self.seats], self.width, self.height)


def drawn_teams(seats: int, width: int, height: int, library: Library | None = None) -> Drawn:
    """Any characters of the usual sets, one a seat, with the items that their cards suggest."""
    return Drawn(_box_for(seats, width, height, library), seats, width, height)


def _box_for(seats: int, width: int, height: int, library: Library | None) -> Box:
    if not 1 <= seats <= MOST_CHARACTERS:
        message = f"{seats} seats; 1 to {MOST_CHARACTERS}"
        raise InvalidText(message, rule="G4.8", field="seats")
    if not all(SMALLEST <= side <= LARGEST for side in (width, height)):
        message = f"{width} x {height}; each side is {SMALLEST} to {LARGEST}"
        raise InvalidText(message, rule="G4.8", field="map")
    library = library or Library()
    box = library.box(library.usual)
    if len(box.characters) < seats:
        raise InvalidText(f"the cards have {len(box.characters)} characters", rule="G4.8", field="seats")
    return box


def _equipped(box: Box, names: list[str], width: int, height: int) -> Setup:
    places = suggested_places(box, [PlaceInFile(character=name, suggested=True) for name in names])
    return Setup(box, width, height, tuple((place,) for place in places))
