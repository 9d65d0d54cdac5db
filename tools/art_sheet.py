"""Lay out every drawing on one page, by day and by night, at the sizes that the tables use.

python tools/art_sheet.py [FILE]    writes FILE (build/art-sheet.html if none is named) and says where
"""

import re
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path

HOUSE = Path(__file__).parent.parent
ART = HOUSE / "src" / "hearthwood" / "art"
THEMES = ("paper", "night")

# Folder: the widths in CSS pixels at which its drawings are shown.
SIZES = {
    "portraits": (200, 64, 36),
    "people": (196, 66),
    "suits": (84, 40, 18),
    "halls": (112,),
    "marks": (48, 24),
    "dice": (48, 24),
    "backs": (100, 41),
    "scenes": (132, 53),
    "covers": (480,),
    "items": (48, 24),
    "events": (48, 24),
    "icons": (48, 24),
    "app": (128, 32),
}

# One hall in each state, as a table would show it: drawing, suit, target, and the ruler if at home.
HALLS = (
    ("lost", "C", 0, ""),
    ("friendly", "F", 1, "KF"),
    ("away", "E", 2, ""),
    ("open", "L", 3, "KL"),
    ("here", "L", 4, "QL"),
    ("open", "E", 5, "KE"),
    ("away", "C", 6, ""),
    ("open", "F", 7, "QF"),
)
SUITS = {"C": "claws", "F": "flowers", "L": "leaves", "E": "eyes"}

STYLE = """
body { margin: 0 }
section { padding: 16px; background: var(--table); color: var(--ink); font: 13px/16px sans-serif }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin: 0 0 16px }
figure { margin: 0 }
figcaption { color: var(--ink2); overflow-wrap: anywhere }
svg { display: block; width: 100%; overflow: hidden }
.portraits svg { border-radius: 50% }
.people svg, .scenes svg, .covers svg { border-radius: 8px }
.sleeping svg { transform: rotate(-90deg) }
.hall { position: relative; width: 112px }
.hall > * { position: absolute }
.hall > :first-child { position: static }
.hall .glyph { left: 45px; top: 36px; width: 22px; color: var(--mark) }
.hall .target { left: 12px; top: 72px; width: 44px; text-align: center; font: 800 40px/44px serif }
.hall .ruler { left: 57px; top: 75px; width: 40px; border-radius: 50% }
.hall.small { width: 41px }
.hall.small .glyph { left: 13.5px; top: 17px; width: 14px }
.hall.small .target { left: 0; top: 34px; width: 41px; font: 800 22px/28px serif }
.hall.lost { color: var(--ink2) }
.hall.lost .glyph { color: var(--line) }
"""


def drawings(folder: str) -> list[Path]:
    """The drawings of a folder, by name."""
    return sorted((ART / folder).glob("*.svg"))


def drawn(path: Path, role: str = "drawing") -> str:
    """The drawing as part of a page. No drawing has an id, so that any number can stand on one."""
    return path.read_text("utf-8").replace("<svg ", f'<svg class="{role}" ', 1)


def figure(path: Path, width: int, *, named: bool) -> str:
    """A drawing, with its name and the room for it if wanted."""
    if not named:
        return f'<figure style="width:{width}px">{drawn(path)}</figure>'
    caption = f"<figcaption>{escape(path.stem)}</figcaption>"
    body = f'<div style="width:{width}px">{drawn(path)}</div>'
    return f'<figure style="width:{max(width, 72)}px">{body}{caption}</figure>'


def row(folder: str, width: int, extra: str = "") -> str:
    """A folder's drawings at one width, with names at the largest."""
    named = width == max(SIZES[folder])
    figures = "".join(figure(path, width, named=named) for path in drawings(folder))
    return f'<div class="row {folder} {extra}">{figures}</div>'


def hall(state: str, suit: str, target: int, ruler: str) -> str:
    """A hall put together from its parts: house, glyph on the roof, target and ruler."""
    parts = [
        drawn(ART / "halls" / f"{state}.svg"),
        drawn(ART / "suits" / f"{SUITS[suit]}.svg", "glyph"),
        f'<span class="target">{target}</span>',
    ]
    if ruler:
        parts.append(drawn(ART / "portraits" / f"{ruler}.svg", "ruler"))
    classes = f"hall {state.replace('-', ' ')}"
    return f'<div class="{classes}" data-suit="{suit}">{"".join(parts)}</div>'


def rows() -> Iterator[str]:
    yield f'<div class="row">{"".join(hall(*fief) for fief in HALLS)}</div>'
    small = (hall(f"{state}-small", suit, target, "") for state, suit, target, _ in HALLS)
    yield f'<div class="row">{"".join(small)}</div>'
    for folder, sizes in SIZES.items():
        yield f"<h2>{folder}</h2>"
        yield from (row(folder, width) for width in sizes)
    yield "<h2>spent</h2>"
    yield row("portraits", 64, "sleeping spent")


def page() -> str:
    """The whole sheet as HTML that needs nothing beside itself."""
    content = "\n".join(rows())
    sections = "\n".join(f'<section data-theme="{theme}">{content}</section>' for theme in THEMES)
    style = (ART / "tokens.css").read_text("utf-8") + STYLE
    head = f'<meta charset="utf-8"><title>Hearthwood: drawings</title><style>{style}</style>'
    return f'<!doctype html>\n<html lang="en"><head>{head}</head><body>{sections}</body></html>\n'


def main() -> None:
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else HOUSE / "build" / "art-sheet.html"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(page(), "utf-8")
    print(re.sub(r"\s+", " ", f"{file}: {sum(len(drawings(folder)) for folder in SIZES)} drawings"))


if __name__ == "__main__":
    main()
