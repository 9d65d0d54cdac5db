"""Reading the text of a position or a view. It is checked as a whole before anything is built on it."""

import re
from collections.abc import Iterable
from typing import cast

from hearthwood.core.errors import shown
from hearthwood.core.randomness import WORD_LIMIT
from hearthwood.nordguard.box import Box
from hearthwood.nordguard.machine.engine import STEPS
from hearthwood.nordguard.setup import LARGEST, LEADS, MOST_CHARACTERS, RECALLS, SMALLEST, Lead, Recall, Table
from hearthwood.nordguard.state import DIRECTIONS, State

from .agreement import check_state
from .steps import parse_steps
from .words import NONE, parse_cell, parse_dropped, parse_held, split, wrong
from .writing import HIDDEN, OVER

FIELDS = (
    "sets", "table", "seats", "days", "map", "team", "items", "ground", "item deck", "outside", "event deck",
    "discarded", "notes", "steps", "streams", "seed",
)  # fmt: skip

_TABLE = re.compile(r"(\d{1,2})x(\d{1,2}):([a-z]+):([a-z]+)")
_DAYS = re.compile(r"(-?(?:0|[1-9]\d{0,5})):(0|[1-9]\d{0,5})")
_MEMBER = re.compile(r"(\?|[a-z0-9.-]+)(?:!([1-9](?:\.[1-9])*))?")
_STREAMS = re.compile(r"[0-9a-f]{16}(?:\.[0-9a-f]{16}){3}")
_SEED = re.compile(r"0|[1-9]\d{0,19}")


class Read:
    """What a text says: a state, whether it is a view, and what a view knows of hidden faces."""

    def __init__(self, state: State, *, is_view: bool, shown: int, pool: tuple[int, ...] | None) -> None:
        self.state = state
        self.is_view = is_view
        self.shown = shown
        self.pool = pool


def fields_of(text: str) -> dict[str, str]:
    """The fields by their names."""
    words = text.split(" ")
    if len(words) != len(FIELDS):
        raise wrong(
            "position", f"there are {len(FIELDS)} fields with one space between them, not {len(words)}"
        )
    return dict(zip(FIELDS, words, strict=True))


def parse_seed(text: str) -> int:
    """A seed: 0 to 2^64 - 1."""
    if not _SEED.fullmatch(text) or int(text) >= WORD_LIMIT:
        raise wrong("seed", f"{shown(text)} is no seed; one is from 0 to 2^64 - 1, without leading zeros")
    return int(text)


def read(text: str, box: Box) -> Read:
    """The state that a text says, with nothing decided yet about what can be chosen."""
    reader = _Reader(fields_of(text), box)
    return reader.read()


class _Reader:
    """Reads one text."""

    def __init__(self, fields: dict[str, str], box: Box) -> None:
        self._fields = fields
        self._box = box
        self._view = fields["seed"] == HIDDEN
        self._shown = 0
        self._pool: tuple[int, ...] | None = None

    def read(self) -> Read:
        fields, box = self._fields, self._box
        if fields["sets"] != box.name:
            raise wrong("sets", f"{shown(fields['sets'])} is not {box.name}, which is in play")
        s = State()
        s.result, s.met, s.log, s.choices = None, False, None, []
        s.table, s.box = self._table(), box
        self._seats(s)
        self._days(s)
        self._map(s)
        self._team(s)
        self._items(s)
        s.item_deck = self._deck("item deck", box.item_numbers)
        s.event_deck = self._deck("event deck", box.event_numbers)
        s.outside = self._names("outside", split(fields["outside"]), box.item_numbers)
        s.discarded = self._names("discarded", split(fields["discarded"]), box.event_numbers)[::-1]
        self._notes(s)
        self._chance(s)
        self._steps(s)
        check_state(s, self._pool, shown=self._shown)
        return Read(s, is_view=self._view, shown=self._shown, pool=self._pool)

    def _table(self) -> Table:
        match = _TABLE.fullmatch(self._fields["table"])
        if match is None or match[3] not in RECALLS or match[4] not in LEADS:
            example = f"4x4:{RECALLS[0]}:{LEADS[0]}"
            raise wrong("table", f"{shown(self._fields['table'])} is not of the form {example}")
        width, height = int(match[1]), int(match[2])
        if not (SMALLEST <= width <= LARGEST and SMALLEST <= height <= LARGEST):
            raise wrong("table", f"a side of the map is {SMALLEST} to {LARGEST} long", "G1.map")
        seats = tuple(len(seat.split(",")) for seat in self._fields["seats"].split("/"))
        if sum(seats) > MOST_CHARACTERS:
            raise wrong("seats", f"a team has 1 to {MOST_CHARACTERS} characters", "G1.goal")
        recall, lead = cast("Recall", match[3]), cast("Lead", match[4])
        return Table(self._box, (width, height), seats, recall=recall, lead=lead)

    def _seats(self, s: State) -> None:
        s.characters, s.marks = [], []
        nobody = False
        for text in self._fields["seats"].replace("/", ",").split(","):
            match = _MEMBER.fullmatch(text)
            if match is None or (match[1] != HIDDEN and match[1] not in self._box.character_numbers):
                raise wrong("seats", f"{shown(text)} is no character")
            nobody = nobody or match[1] == HIDDEN
            if nobody:
                if text != HIDDEN:
                    raise wrong("seats", "characters are chosen in seat order")
                continue
            card = self._box.characters[self._box.character_numbers[match[1]]]
            marks = sum(1 << int(number) - 1 for number in split(match[2] or NONE, "."))
            if marks & ~sum(power.bit for power in card.powers if power.each):
                raise wrong("seats", f"{shown(text)} marks a power that has no limit")
            s.characters.append(card.number)
            s.marks.append(marks)

    def _days(self, s: State) -> None:
        match = _DAYS.fullmatch(self._fields["days"])
        if match is None:
            raise wrong("days", f"{shown(self._fields['days'])} is not of the form 8:1, countdown and day")
        s.days, s.day = int(match[1]), int(match[2])

    def _map(self, s: State) -> None:
        land, bar, pool = self._fields["map"].partition("|")
        if bar:
            if not self._view:
                raise wrong("map", "only a view lists locations that it does not show")
            self._pool = tuple(self._names("map", split(pool), self._box.location_numbers))
        rows = [row.split(",") for row in land.split("/")]
        if len(rows) != s.table.height or any(len(row) != s.table.width for row in rows):
            raise wrong("map", f"there are {s.table.height} rows of {s.table.width} locations", "G1.map")
        s.cards, s.up, s.seen, s.scouted, s.lying = [], 0, 0, {}, {}
        for cell, text in enumerate(text for row in rows for text in row):
            self._cell(s, cell, text)

    def _cell(self, s: State, cell: int, text: str) -> None:
        read = parse_cell(self._box, text)
        if self._view != (read.location is None) and not read.seen:
            raise wrong("map", f"{shown(text)}: a view shows [?] where a location was not seen", "G7.view")
        s.cards.append(read.location or 0)
        self._shown |= (read.location is not None) << cell
        s.up |= read.up << cell
        s.seen |= read.seen << cell
        if read.result is not None:
            s.scouted[cell] = read.result
        if read.lying:
            s.lying[cell] = read.lying

    def _team(self, s: State) -> None:
        words = self._fields["team"].split(":")
        cells = s.table.cell_texts
        if len(words) != 3 or words[0] not in cells or words[1] not in cells:
            raise wrong("team", f"{shown(self._fields['team'])} is not of the form b2:a2:east")
        if words[2] not in (*DIRECTIONS, NONE):
            raise wrong("team", f"{shown(words[2])} is no way that the team can have gone")
        s.team, s.dawn = cells.index(words[0]), cells.index(words[1])
        s.heading = DIRECTIONS.index(words[2]) if words[2] in DIRECTIONS else None

    def _items(self, s: State) -> None:
        text = self._fields["items"]
        lists = text.split("/") if s.characters else []
        if len(lists) != len(s.characters) or (not s.characters and text != NONE):
            raise wrong("items", f"there are {len(s.characters)} characters, whose items stand between /")
        s.carried = [tuple(parse_held(self._box, name, "items") for name in split(items)) for items in lists]
        s.ground = tuple(parse_dropped(self._box, name) for name in split(self._fields["ground"]))

    def _deck(self, field: str, numbers: dict[str, int]) -> list[int]:
        text = self._fields[field]
        if text.startswith("~") != self._view:
            message = "a view begins it with ~, as its order is not seen; a position does not"
            raise wrong(field, message, "G7.view")
        return self._names(field, split(text.removeprefix("~")), numbers)

    def _names(self, field: str, names: Iterable[str], numbers: dict[str, int]) -> list[int]:
        unknown = [name for name in names if name not in numbers]
        if unknown:
            raise wrong(field, f"there is no card {shown(unknown[0])}")
        return [numbers[name] for name in names]

    def _notes(self, s: State) -> None:
        notes = split(self._fields["notes"])
        s.left, s.restocked = "left" in notes, "restocked" in notes
        terms = [note for note in notes if note not in ("left", "restocked")]
        nodes = [self._box.nodes.get(term) for term in terms]
        if any(node is None or node.verb != "tomorrow" for node in nodes):
            raise wrong(
                "notes", f"{shown(self._fields['notes'])} is not left, restocked and terms for tomorrow"
            )
        s.tomorrow = tuple(node for node in nodes if node is not None)

    def _chance(self, s: State) -> None:
        streams = self._fields["streams"]
        if self._view:
            if streams != HIDDEN:
                raise wrong("streams", "a view shows ? here", "G7.view")
            s.streams, s.seed = [0] * 4, 0
            return
        if not _STREAMS.fullmatch(streams):
            raise wrong(
                "streams", f"{shown(streams)} is not four times 16 hexadecimal digits with points between"
            )
        s.streams = [int(word, 16) for word in streams.split(".")]
        s.seed = parse_seed(self._fields["seed"])

    def _steps(self, s: State) -> None:
        text = self._fields["steps"]
        s.todo = []
        if text in OVER:
            s.result = text
            return
        s.todo = parse_steps(s, text)
        top = s.todo[-1]
        s.choices = STEPS[top[0]].asks(s, top)
        if not s.choices:
            raise wrong("steps", f"{shown(text)} leaves nothing to decide")
