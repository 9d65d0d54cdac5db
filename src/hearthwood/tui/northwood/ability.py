"""What an ability says, in one line or two, and below it exactly, where there is room for that."""

from textual.geometry import Region

from hearthwood.locales import Words
from hearthwood.tui.canvas import Canvas
from hearthwood.tui.prose import wrapped


def fits_exactly(room: Region, who: str, words: Words) -> bool:
    """Is there room for the short text and the exact one?"""
    texts = (words(f"character-{who}-short"), words(f"character-{who}-help"))
    return sum(len(wrapped(text, room.width)) for text in texts) <= room.height


def write_ability(
    canvas: Canvas, room: Region, who: str, words: Words, *, exactly: bool, style: str = "", ground: str = ""
) -> int:
    """Write it; how many rows that took."""
    rows = canvas.write(room, words(f"character-{who}-short"), f"{style} {ground}".strip())
    if exactly:
        below = Region(room.x, room.y + rows, room.width, room.height - rows)
        rows += canvas.write(below, words(f"character-{who}-help"), f"$ink2 {ground}".strip())
    return rows
