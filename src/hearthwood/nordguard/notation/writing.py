"""The text of a position, and that of a view: the one list of what may be seen (rule G6.view)."""

from collections.abc import Sequence

from hearthwood.nordguard.state import DIRECTIONS, State

from .steps import steps_text
from .words import NONE, Cell, bits_of, cell_text, dropped_text, held_text, listed

HIDDEN = "?"
OVER = ("won", "lost", "blocked")
"""The results; they stand in the place of pending steps."""


def position_text(s: State) -> str:
    """Everything."""
    streams = ".".join(f"{stream:016x}" for stream in s.streams)
    item_deck = listed([s.box.items[item].text for item in s.item_deck])
    event_deck = listed([s.box.events[event].text for event in s.event_deck])
    return _joined(s, _rows(s, -1), (item_deck, event_deck), (streams, str(s.seed)))


def view_text(s: State, shown: int, pool: Sequence[int] | None) -> str:
    """What may be seen: `shown` has a bit for each face that is, `pool` the other locations if known."""
    item_deck = "~" + listed([s.box.items[item].text for item in sorted(s.item_deck)])
    event_deck = "~" + listed([s.box.events[event].text for event in sorted(s.event_deck)])
    rows = _rows(s, shown)
    if pool is not None:
        rows += "|" + listed([s.box.locations[location].text for location in sorted(pool)])
    return _joined(s, rows, (item_deck, event_deck), (HIDDEN, HIDDEN))


def _joined(s: State, land: str, decks: tuple[str, str], chance: tuple[str, str]) -> str:
    """All fields: those that a view shows otherwise come from outside."""
    box, table = s.box, s.table
    item_deck, event_deck = decks
    return " ".join(
        (
            box.name,
            f"{table.width}x{table.height}:{table.recall}:{table.lead}",
            _seats(s),
            f"{s.days}:{s.day}",
            land,
            f"{table.cell_texts[s.team]}:{table.cell_texts[s.dawn]}:{_heading(s)}",
            "/".join(listed([held_text(box, held) for held in items]) for items in s.carried) or NONE,
            listed([dropped_text(box, dropped) for dropped in s.ground]),
            item_deck,
            listed([box.items[item].text for item in s.outside]),
            event_deck,
            listed([box.events[event].text for event in reversed(s.discarded)]),
            _notes(s),
            s.result or steps_text(s),
            *chance,
        )
    )


def _seats(s: State) -> str:
    """Seats with their characters; `!` and the numbers of powers that were used; `?` for nobody yet."""
    texts = [
        s.box.characters[number].text
        + ("!" + ".".join(str(bit + 1) for bit in bits_of(marks)) if marks else "")
        for number, marks in zip(s.characters, s.marks, strict=True)
    ]
    texts += [HIDDEN] * (len(s.table.seat_of) - len(texts))
    names = iter(texts)
    return "/".join(",".join(next(names) for _ in range(size)) for size in s.table.seats)


def _heading(s: State) -> str:
    return NONE if s.heading is None else DIRECTIONS[s.heading]


def _notes(s: State) -> str:
    notes = ["left"] * s.left + ["restocked"] * s.restocked
    return listed(notes + [node.text for node in s.tomorrow])


def _rows(s: State, shown: int) -> str:
    cells = [
        cell_text(s.box, cell_of(s, cell, shown=bool(shown >> cell & 1))) for cell in range(len(s.cards))
    ]
    width = s.table.width
    return "/".join(",".join(cells[start : start + width]) for start in range(0, len(cells), width))


def cell_of(s: State, cell: int, *, shown: bool) -> Cell:
    """A location of the map."""
    return Cell(
        location=s.cards[cell] if shown else None,
        up=bool(s.up >> cell & 1),
        seen=shown and bool(s.seen >> cell & 1),
        result=s.scouted.get(cell),
        lying=s.lying.get(cell, ()),
    )
