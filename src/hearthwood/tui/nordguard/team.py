"""The team: who is there, what everybody carries, how often it can be used."""

from rich.cells import cell_len
from textual.geometry import Region

from hearthwood.nordguard.setup import LETTERS
from hearthwood.nordguard.state import Held
from hearthwood.tui.canvas import Canvas
from hearthwood.tui.prose import wrapped

from .asking import slots
from .glyphs import EMPTY, SPENT, USE
from .stage import Ground, Own, Part, Target

_CARD = 5
"""Rows from which a character has its power in words."""
_MOST_DOTS = 4


class Team(Part):
    """A block a character, as high as there is room: from a single row to a card with what it can do."""

    def paint(self, canvas: Canvas) -> None:
        view = self.stage.view
        places = len(view.table.seat_of)
        ground = 1 if view.ground else 0
        height = max(1, min((canvas.height - ground) // places, _CARD + 2))
        for who in range(places):
            frame = Region(0, who * height, canvas.width, height)
            if who < len(view.members):
                self._paint_member(canvas, frame, who)
            else:
                text = f" {LETTERS[who]} {self.stage.words('sled-nobody-yet')}"
                canvas.put(frame.x, frame.y, text, "$ink2", room=frame.width)
        if ground:
            self._paint_ground(canvas, Region(0, places * height, canvas.width, 1))

    def _paint_member(self, canvas: Canvas, frame: Region, who: int) -> None:
        stage = self.stage
        member = stage.view.members[who]
        gap = 1 if frame.height >= _CARD else 0
        block = Region(frame.x, frame.y, frame.width, frame.height - gap)
        acts = not stage.scene.over and stage.view.asked == member.seat
        ground = "on $card"
        canvas.fill(block, ground)
        self.spot(block, Own(who))
        name = stage.cards.character(member.character)
        pointed = stage.pointed == Own(who)
        key = (
            "bold $onforest on $forest"
            if pointed
            else f"bold {'$ember' if acts and stage.scene.shared else '$ink2'} {ground}"
        )
        x = canvas.put(block.x, block.y, f" {LETTERS[who]} ", key)
        style = "bold $onforest on $forest" if pointed else f"bold $ink {ground}"
        x = canvas.put(x, block.y, name, style, room=block.width - x) + 1
        if block.height == 1:
            self._paint_items(canvas, Region(max(x, 11), block.y, block.right - max(x, 11), 1), who)
            return
        player = stage.scene.player(member.seat)
        if player and player != "*":
            canvas.put(block.right - cell_len(player) - 1, block.y, player, f"$ink2 {ground}")
        rows = block.height - 1
        if rows > 1:
            room = rows - self._item_rows(who, block.width - 2)
            rows -= self._paint_power(
                canvas, Region(block.x + 3, block.y + 1, block.width - 4, max(0, room)), who
            )
        top = block.bottom - rows
        self._paint_items(canvas, Region(block.x + 3, top, block.width - 3, rows), who)

    def _item_rows(self, who: int, width: int) -> int:
        return max(1, -(-slots(self.stage, who) // max(1, width // 17)))

    def _paint_power(self, canvas: Canvas, room: Region, who: int) -> int:
        """The character's text, as much of it as there are rows."""
        stage = self.stage
        member = stage.view.members[who]
        text = stage.cards.text(stage.view.box.characters[member.character].text)
        lines = wrapped(text, room.width)[: room.height]
        if len(lines) < len(wrapped(text, room.width)) and lines:
            lines[-1] = lines[-1][: room.width - 1] + "…"
        for y, line in enumerate(lines):
            canvas.put(room.x, room.y + y, line, "$ink2 on $card", room=room.width)
        return len(lines)

    def _paint_items(self, canvas: Canvas, room: Region, who: int) -> None:
        """Slots side by side, as wide as the row allows; names are cut to fit, uses never."""
        places = slots(self.stage, who)
        across = -(-places // room.height)
        if room.height > 1:
            across = max(1, min(across, room.width // 14))
        width = max(4, room.width // max(1, across))
        for place in range(places):
            y, x = divmod(place, across)
            if y < room.height:
                self._paint_slot(canvas, Region(room.x + x * width, room.y + y, width, 1), who, place)

    def _paint_slot(self, canvas: Canvas, slot: Region, who: int, place: int) -> None:
        stage = self.stage
        items = stage.view.members[who].items
        target: Target = Own(who, place)
        pointed = stage.pointed == target or _names(stage.pointed, who, place)
        style = "bold $onforest on $forest" if pointed else "$ink on $card"
        if place >= len(items):
            canvas.put(
                slot.x,
                slot.y,
                EMPTY,
                "bold $onforest on $forest" if pointed else "$ink2 on $card",
                room=slot.width - 1,
            )
            self.spot(slot, target)
            return
        held = items[place]
        uses = _uses(held, stage.view.box.items[held.item].uses, slot.width)
        name = shortened(stage.cards.item(held.item), slot.width - 1 - cell_len(uses))
        x = canvas.put(slot.x, slot.y, name, style, room=slot.width - 1)
        canvas.put(
            x, slot.y, uses, f"bold {style if pointed else '$ember on $card'}", room=slot.right - 1 - x
        )
        self.spot(slot, target)

    def _paint_ground(self, canvas: Canvas, row: Region) -> None:
        """What lies where the team is."""
        stage = self.stage
        x = canvas.put(row.x + 1, row.y, stage.words("sled-here-lies"), "$ink2", room=row.width - 1) + 1
        for number, dropped in enumerate(stage.view.ground):
            name = stage.cards.item(dropped.held.item)
            style = "bold $onforest on $forest" if stage.pointed == Ground(number) else "bold $ember"
            room = row.right - x
            if room < 2:
                break
            end = canvas.put(x, row.y, shortened(name, room), style, room=room)
            self.spot(Region(x, row.y, end - x, 1), Ground(number))
            x = end + 1


def _names(target: Target | None, who: int, place: int) -> bool:
    """Is it a move about this item?"""
    return getattr(target, "who", None) == who and getattr(target, "place", None) == place


def _uses(held: Held, full: int | None, width: int) -> str:
    """A dot a use, spent ones empty; a number where dots do not fit."""
    if held.uses is None:
        return ""
    most = max(full or 0, held.uses)
    if width >= 14 and most <= _MOST_DOTS:
        return " " + USE * held.uses + SPENT * (most - held.uses)
    return f"·{held.uses}"


def shortened(name: str, width: int) -> str:
    """A name that fits, with a dot where letters are missing."""
    return name if cell_len(name) <= width else name[: max(1, width - 1)].rstrip() + "."
