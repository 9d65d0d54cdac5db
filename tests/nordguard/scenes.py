"""Small scenes for the tests of the rules: the scene of card examples, on the cards of data/bench.

The map is 3 x 3, Frontier at a1, Destination at c3, open ground between; the team stands on b2 with 6 days
left, on the first day. Everything that happens can be asked for.
"""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hearthwood.nordguard.box import Box
from hearthwood.nordguard.format.folder import load_set
from hearthwood.nordguard.happenings import KINDS
from hearthwood.nordguard.machine import engine
from hearthwood.nordguard.notation.agreement import all_events, all_items
from hearthwood.nordguard.notation.words import cell_text, held_text
from hearthwood.nordguard.notation.writing import cell_of
from hearthwood.nordguard.position import Position
from hearthwood.nordguard.proving import Proof, proving_box, scene
from hearthwood.nordguard.refusals import phase_of
from hearthwood.nordguard.setup import LETTERS, Place, Setup, Table
from hearthwood.nordguard.vocabulary.examples import After, Before, Example

if TYPE_CHECKING:
    from hearthwood.nordguard.happenings import Happening

BENCH = Path(__file__).parent / "data" / "bench"


@cache
def bench() -> Box:
    """The cards of the bench, and those of every example."""
    return proving_box(load_set(BENCH))


class Scene:
    """A game that is played move by move."""

    def __init__(self, **before: Any) -> None:
        """What `before` of an example can say; also `seats` with their sizes, `recall` and `lead`."""
        options = {name: before.pop(name, usual) for name, usual in (("recall", "memory"), ("lead", "turns"))}
        seats = before.pop("seats", None)
        before = {name: tuple(value) if isinstance(value, list) else value for name, value in before.items()}
        example = Example(before=Before(**before), after=After())
        self.state = scene(bench(), Proof("", "", 0, example))
        table = self.state.table
        self.state.table = Table(table.box, (table.width, table.height), seats or table.seats, **options)
        engine.advance(self.state)
        self.items_in_all = all_items(self.state)
        self.events_in_all = all_events(self.state)
        self.told: list[Happening] = []
        """What the last moves did."""

    @property
    def position(self) -> Position:
        return Position(self.state.copy())

    def play(self, *moves: str) -> "Scene":
        """Make moves; each must be legal, and no card is lost or doubled."""
        self.told = []
        for move in moves:
            position, told = self.position.play_telling(move)
            self.state = position.state()
            self.told += told
            assert all(set(one.facts) == set(KINDS[one.kind].split()) for one in told)
            assert all_items(self.state) == self.items_in_all
            assert all_events(self.state) == self.events_in_all
        return self

    def facts(self, kind: str) -> list[dict[str, Any]]:
        """The facts of all happenings of a kind."""
        return [happening.facts for happening in self.told if happening.kind == kind]

    @property
    def legal(self) -> set[str]:
        """All moves."""
        return {str(move) for move in engine.legal(self.state)}

    @property
    def asked(self) -> set[str]:
        """The moves of what is asked, without trades."""
        return {str(move) for move in self.state.choices}

    def seat_of(self, text: str) -> int:
        """The seat, from 1, that makes a move."""
        position = self.position
        return position.seat_of(position.move(text)) + 1

    @property
    def phase(self) -> str:
        return phase_of(self.state)

    @property
    def days(self) -> int:
        return self.state.days

    @property
    def day(self) -> int:
        return self.state.day

    @property
    def at(self) -> str:
        return self.state.table.cell_texts[self.state.team]

    def items(self, letter: str = "a") -> list[str]:
        """What a character carries, whole: with uses, marks and whom it cannot go to."""
        return [held_text(self.state.box, held) for held in self.state.carried[LETTERS.index(letter)]]

    @property
    def ground(self) -> list[str]:
        return [held_text(self.state.box, dropped.held) for dropped in self.state.ground]

    @property
    def deck(self) -> list[str]:
        """The item deck, sorted."""
        return sorted(self.state.box.items[item].text for item in self.state.item_deck)

    @property
    def discarded(self) -> list[str]:
        """The event discard pile, last first."""
        return [self.state.box.events[event].text for event in reversed(self.state.discarded)]

    def cell(self, name: str) -> str:
        """A location of the map, with all that lies on it."""
        cell = self.state.table.cell_texts.index(name)
        return cell_text(self.state.box, cell_of(self.state, cell, shown=True))


def bench_setup(*, seats: tuple[tuple[str, ...], ...] = (("ann",),), **options: Any) -> Setup:
    """A setup on the bench; characters without further items, `?` for one to be chosen."""
    box = bench()
    numbers = box.character_numbers
    places = tuple(
        tuple(Place() if name == "?" else Place(numbers[name], ()) for name in seat) for seat in seats
    )
    return Setup(box, seats=places, **options)
