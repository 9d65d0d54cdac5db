"""Running text for the table: wrapped to a width, with the codes of cards in their suits' colours."""

import re
from collections.abc import Iterator

from rich.cells import cell_len

NO_BREAK = "\N{NO-BREAK SPACE}"
CODE = re.compile(r"\b[CFLE][1-8]\b")


def wrapped(text: str, width: int) -> list[str]:
    """Lines of whole words; what a no-break space joins is one word, and one longer than a line is broken."""
    rows: list[str] = []
    for paragraph in text.split("\n"):
        row = ""
        for word in paragraph.split(" "):
            longer = f"{row} {word}" if row else word
            if cell_len(longer) <= width:
                row = longer
                continue
            if row:
                rows.append(row)
            *full, row = [word[start : start + width] for start in range(0, len(word), width)]
            rows += full
        rows.append(row)
    return [row.replace(NO_BREAK, " ") for row in rows]


def painted(text: str) -> Iterator[tuple[str, str]]:
    """Parts of a text, each with its style: card codes stand out in the colour of their suit."""
    end = 0
    for match in CODE.finditer(text):
        if match.start() > end:
            yield text[end : match.start()], ""
        yield match[0], f"bold $suit{match[0][0]}"
        end = match.end()
    if end < len(text):
        yield text[end:], ""
