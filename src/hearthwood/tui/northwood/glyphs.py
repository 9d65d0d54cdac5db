"""The signs of For Northwood!: suits by shape and letter, drawings of dots, the ladder of a card's value.

Every sign is one cell wide and no emoji. A letter or a number always stands beside it, so a terminal whose
font lacks one still says everything.
"""

from hearthwood.northwood.cards import CARD_TEXTS, CHARACTER_TEXTS, SUITS, Card, Character, Suit

SIGNS = dict(zip(SUITS, "≋✿◆◉", strict=True))
"""A suit in one cell: three parts, round, solid, an eye."""

ROOF = "⌂"
"""Stands by what is trump."""
STAR, OPEN_STAR, LOST_STAR = "★", "☆", "·"
FLAME, OPEN_FLAME, BROKEN_FLAME = "▲", "△", "▽"
DOOR = "∩"
BOARDS = "▒"
ARROW = "→"

# Dots to be drawn with braille: two wide and four high in a cell.
_SMALL = {
    "C": """
        #..#..#.
        .#..#..#
        .#..#..#
        .#..#..#
        .#..#..#
        .#..#..#
        #..#..#.
        #..#..#.
    """,
    "F": """
        ...##...
        ...##...
        ##....##
        ##.##.##
        ...##...
        .##..##.
        .##..##.
        ........
    """,
    "L": """
        .....##.
        ...##.##
        ..###.##
        ..##.###
        ..##.##.
        ..#.##..
        .#......
        #.......
    """,
    "E": """
        ........
        ..####..
        .#....#.
        #..##..#
        #..##..#
        .#....#.
        ..####..
        ........
    """,
}
_LARGE = {
    "C": """
        ..#...#...#.
        ..##..##..##
        ...#...#...#
        ...#...#...#
        ...##..##..#
        ...##..##..#
        ...##..##..#
        ...#...#...#
        ..##..##..##
        ..#...#...#.
        .##..##..##.
        .#...#...#..
    """,
    "F": """
        ....####....
        ....####....
        ....####....
        ###..##..###
        ####....####
        ####.##.####
        .....##.....
        ..##....##..
        .####..####.
        .####..####.
        .###....###.
        ............
    """,
    "L": """
        ........##..
        .....####.#.
        ....####.##.
        ...#####.##.
        ...####.###.
        ...####.###.
        ...###.####.
        ...###.###..
        ....#.###...
        ....#.#.....
        ..##........
        .#..........
    """,
    "E": """
        ............
        ....####....
        ..##....##..
        .#........#.
        #....##....#
        #...####...#
        #...####...#
        #....##....#
        .#........#.
        ..##....##..
        ....####....
        ............
    """,
}
_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
_LADDER = (0x40, 0x04, 0x02, 0x01)
"""The dots of a cell's left column, from below."""


def _braille(picture: str) -> tuple[str, ...]:
    rows = picture.split()
    return tuple(
        "".join(_cell(rows[top : top + 4], left) for left in range(0, len(rows[0]), 2))
        for top in range(0, len(rows), 4)
    )


def _cell(rows: list[str], left: int) -> str:
    dots = sum(
        dot
        for row, bits in zip(rows, _DOTS, strict=True)
        for dot, mark in zip(bits, row[left : left + 2], strict=True)
        if mark == "#"
    )
    return chr(0x2800 + dots)


SMALL = {suit: _braille(picture) for suit, picture in _SMALL.items()}
"""Four cells by two."""
LARGE = {suit: _braille(picture) for suit, picture in _LARGE.items()}
"""Six cells by three."""


def ladder(value: int) -> tuple[str, str]:
    """Eight dots one above the other, filled from below up to the value: the upper and the lower cell."""
    upper, lower = max(0, value - 4), min(4, value)
    return (chr(0x2800 + sum(_LADDER[:upper])), chr(0x2800 + sum(_LADDER[:lower])))


def code(card: Card) -> str:
    """A card as the notation writes it."""
    return CARD_TEXTS[card]


def codes(cards: tuple[Card, ...]) -> str:
    """Several cards, one after the other."""
    return " ".join(map(code, cards))


def letter(suit: Suit) -> str:
    """A suit's letter."""
    return SUITS[suit]


def character_code(character: Character) -> str:
    """A character as the notation writes it: rank, then suit."""
    return CHARACTER_TEXTS[character]


def colour(text: str) -> str:
    """The style of a suit, of a card's code or of a suit's letter."""
    return f"$suit-{text[0].lower()}"
