"""Teams by their size: the usual cards, a character a seat."""

from hearthwood.core.errors import InvalidText
from hearthwood.nordguard import Library, Setup
from hearthwood.nordguard.setup import LARGEST, MOST_CHARACTERS, SMALLEST
from hearthwood.nordguard.setup_file import PlaceInFile, suggested_places


def team_of(seats: int, width: int = 4, height: int = 4, library: Library | None = None) -> Setup:
    """The first characters of the usual sets, one a seat, with the items that their cards suggest."""
    if not 1 <= seats <= MOST_CHARACTERS:
        message = f"{seats} seats; 1 to {MOST_CHARACTERS}"
        raise InvalidText(message, rule="G4.8", field="seats")
    if not all(SMALLEST <= side <= LARGEST for side in (width, height)):
        message = f"{width} x {height}; each side is {SMALLEST} to {LARGEST}"
        raise InvalidText(message, rule="G4.8", field="map")
    library = library or Library()
    box = library.box(library.usual)
    names = list(box.character_numbers)[:seats]
    if len(names) < seats:
        raise InvalidText(f"the cards have {len(names)} characters", rule="G4.8", field="seats")
    places = suggested_places(box, [PlaceInFile(character=name, suggested=True) for name in names])
    return Setup(box, width, height, tuple((place,) for place in places))
