"""The map: every location as it lies, the team, where one looks, where one can go."""

from dataclasses import dataclass

from rich.cells import cell_len
from textual.geometry import Region

from hearthwood.nordguard import Site
from hearthwood.nordguard.box import Node
from hearthwood.nordguard.setup import SMALLEST
from hearthwood.tui.canvas import Canvas
from hearthwood.tui.prose import wrapped

from .describing import short_amount
from .glyphs import BARRED, DAY, FIGHT, FLAG, GATE, ITEM, OBSTACLE, PINE, ROLL, SLED, WAYPOINT
from .stage import Cell, Part

_LEFT = 2
"""Columns of the numbers of the rows."""
_NARROWEST, _WIDEST = 5, 16
_LOWEST, _HIGHEST = 2, 6
_SIGNS = {
    "fight": FIGHT,
    "roll": ROLL,
    "carry": ITEM,
    "spend": ITEM,
    "give": ITEM,
    "pay": DAY,
    "barred": BARRED,
}


@dataclass(frozen=True, slots=True)
class Grid:
    """How large locations are drawn, and which of them fit."""

    width: int
    height: int
    columns: range
    rows: range


class Land(Part):
    """Rows from the north, columns from the west, as many as there is room for around what is looked at."""

    def paint(self, canvas: Canvas) -> None:
        grid = self._grid(canvas)
        table = self.stage.view.table
        sites = self.stage.view.sites
        for y, row in enumerate(grid.rows):
            top = y * grid.height
            canvas.put(0, top, f"{table.height - row:>{_LEFT - 1}}"[-_LEFT:], "$ink2")
            for x, column in enumerate(grid.columns):
                frame = Region(_LEFT + x * grid.width, top, grid.width, grid.height)
                self._paint_site(canvas, frame, sites[row * table.width + column])
        self._paint_letters(canvas, grid)

    def _grid(self, canvas: Canvas) -> Grid:
        table = self.stage.view.table
        width = min(max((canvas.width - _LEFT) // table.width, _NARROWEST), _WIDEST)
        height = min(max((canvas.height - 1) // table.height, _LOWEST), _HIGHEST, max(SMALLEST, width // 2))
        centre = self.stage.view.team if self.stage.cell is None else self.stage.cell
        row, column = divmod(centre, table.width)
        columns = _window(table.width, (canvas.width - _LEFT) // width, column)
        rows = _window(table.height, (canvas.height - 1) // height, row)
        return Grid(width, height, columns, rows)

    def _paint_letters(self, canvas: Canvas, grid: Grid) -> None:
        """Below the map; with arrows where it goes on."""
        table = self.stage.view.table
        y = len(grid.rows) * grid.height
        for x, column in enumerate(grid.columns):
            letter = "abcdefghijkl"[column]
            if x == 0 and column > 0:
                letter = f"←{letter}"
            elif x == len(grid.columns) - 1 and column < table.width - 1:
                letter = f"{letter}→"
            canvas.centre(_LEFT + x * grid.width, y, grid.width - 1, letter, "$ink2")
        if grid.rows.start > 0:
            canvas.put(0, 1, "↑", "bold $ink2")
        if grid.rows.stop < table.height:
            canvas.put(0, y - 1, "↓", "bold $ink2")

    def _paint_site(self, canvas: Canvas, frame: Region, site: Site) -> None:
        stage = self.stage
        pointed = stage.cell == site.cell
        team = stage.view.team == site.cell
        move = stage.move_to(site.cell)
        target = move is not None and stage.allows(move)
        face = Region(frame.x, frame.y, frame.width - 1, frame.height - 1)
        name, ground = _ground(site, pointed=pointed, team=team)
        canvas.fill(face, f"{name} {ground}")
        # Half a row of the location's own ground keeps the rows apart.
        edge = ground.removeprefix("on ")
        canvas.put(face.x, face.bottom, "▀" * face.width, f"{edge} on $table")
        if target and not pointed:
            for y in range(face.y, face.bottom):
                canvas.put(face.x, y, "▏", f"bold $ember {ground}")
        self._paint_face(
            canvas, face.shrink((0, 0, 0, 1 if face.width > _NARROWEST else 0)), site, name, ground
        )
        if team:
            canvas.put(face.right - 1, face.y, SLED, f"bold {'$onforest' if pointed else '$ember'} {ground}")
        self.spot(frame, Cell(site.cell))

    def _paint_face(self, canvas: Canvas, face: Region, site: Site, ink: str, ground: str) -> None:
        stage = self.stage
        known = None if site.location is None else stage.view.box.locations[site.location]
        marks = _marks(site, known.enter if known is not None and site.face_up else None)
        if not site.face_up:
            self._paint_back(canvas, face, site, ink, ground)
        elif known is not None:
            sign = self._sign(site)
            room = face.width - 1 if stage.view.team == site.cell else face.width
            text = stage.cards.location(known.number)
            rows = max(1, face.height - 1)
            lines = fitted(f"{sign}{text}", room, rows, short=f"{sign}{brief(text, room - len(sign))}")
            for y, line in enumerate(lines):
                canvas.put(face.x, face.y + y, line, f"bold {ink} {ground}", room=face.width)
        if marks and face.height > 1:
            style = "bold $gold" if site.result is not None and "$ink" in ink else f"bold {ink}"
            canvas.put(face.x, face.bottom - 1, marks[: face.width], f"{style} {ground}", room=face.width)

    def _paint_back(self, canvas: Canvas, face: Region, site: Site, ink: str, ground: str) -> None:
        """Slate with a pine; in the notebook the name of what was seen there, quietly."""
        stage = self.stage
        if site.location is not None:
            text = stage.cards.location(site.location)
            lines = fitted(text, face.width, max(1, face.height - 1), short=brief(text, face.width))
            for y, line in enumerate(lines):
                canvas.put(face.x, face.y + y, line, f"italic {ink} {ground}", room=face.width)
        else:
            canvas.centre(face.x, face.y + (face.height - 1) // 2, face.width, PINE, f"{ink} {ground}")

    def _sign(self, site: Site) -> str:
        """What one must see at once: the corners, a waypoint."""
        table = self.stage.view.table
        if site.cell == table.frontier:
            return GATE
        if site.cell == table.destination:
            return FLAG
        waypoint = site.location is not None and self.stage.view.box.locations[site.location].waypoint
        return WAYPOINT if waypoint else ""


def _window(count: int, room: int, centre: int) -> range:
    """So many of a row as fit, around one of them."""
    room = max(1, min(count, room))
    first = min(max(0, centre - room // 2), count - room)
    return range(first, first + room)


def _ground(site: Site, *, pointed: bool, team: bool) -> tuple[str, str]:
    """Ink and ground of a location."""
    if pointed:
        return "$onforest", "on $forest"
    if team:
        return "$ink", "on $lit"
    return ("$ink", "on $card") if site.face_up else ("$onback", "on $back")


def _marks(site: Site, enter: Node | None) -> str:
    """What must be met, in a few signs; what was scouted; what lies there."""
    marks = OBSTACLE * len(site.lying)
    if enter is None:
        return marks
    parts = _flat(enter)
    sign = "".join(dict.fromkeys(_SIGNS[part.verb] for part in parts))
    dice = next((part for part in parts if part.verb in ("fight", "roll")), None)
    if dice is None:
        return marks + sign
    if site.result is not None:
        return f"{marks}{sign}={site.result}"
    wanted = dice.term.fight if dice.verb == "fight" else dice.term.least
    return f"{marks}{sign}{short_amount(wanted)}"


def _flat(node: Node) -> list[Node]:
    """The requirements that a requirement is made of."""
    if node.verb in ("any", "all"):
        return [each for part in node.parts[node.verb] for each in _flat(part)]
    return [node]


def fitted(text: str, width: int, height: int, *, short: str) -> list[str]:
    """A name in so many lines; where it does not fit, its short form."""
    rows = wrapped(text, width)
    words_fit = all(cell_len(word) <= width for word in text.split())
    return rows if len(rows) <= height and words_fit else [short]


_LITTLE = 2
"""Words of so many letters and those in small letters say least of a name."""


def brief(name: str, width: int) -> str:
    """A name in a few letters: the beginnings of its words, `HowlV` for Howling Valley."""
    words = name.replace("'", " ").split()
    parts = [word for word in words if len(word) > _LITTLE and (word[0].isupper() or word is words[0])]
    parts = parts or words
    if len(parts) > 2 and len(parts[0]) == len("The"):
        parts = parts[1:]
    if len(parts) == 1 or width < 4:
        return parts[0][:width]
    tail = min(len(parts[1]), max(1, width // 3))
    return parts[0][: width - tail] + parts[1][:tail].capitalize()
