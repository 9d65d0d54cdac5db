"""New tables of Nordguard, as the protocol asks for them, as texts that the store keeps."""

from hearthwood.nordguard import Library, Setup
from hearthwood.nordguard.setup_file import PlaceInFile, suggested_places
from hearthwood.table.company import Company

from .protocol import NewNordguard


def laid_out(new: NewNordguard) -> str:
    """The setup with the names of its seats; refuses what no table can be."""
    library = Library()
    box = library.box(library.usual)
    said = [
        PlaceInFile(character=one.character, items=one.items, suggested=one.suggested)
        for seat in new.seats
        for one in seat.characters
    ]
    places = iter(suggested_places(box, said))
    setup = Setup(
        box,
        new.width,
        new.height,
        tuple(tuple(next(places) for _ in seat.characters) for seat in new.seats),
        recall=new.recall,
        lead=new.lead,
        study=new.study,
    )
    names = tuple(seat.name or str(number) for number, seat in enumerate(new.seats, start=1))
    return str(Company(setup, names if any(seat.name for seat in new.seats) else ()))
