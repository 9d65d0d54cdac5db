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

# Pictures of quarter cells: two wide and two high in a cell, and every dot is twice as high as it is wide.
_SMALL = {
    "C": """
        #..#..#.
        .#..#..#
        .#..#..#
        #..#..#.
    """,
    "F": """
        ...##...
        ###..###
        .#.##.#.
        .##..##.
    """,
    "L": """
        ...####.
        ..##.##.
        .##.##..
        #.###...
    """,
    "E": """
        ..####..
        ##.##.##
        ##.##.##
        ..####..
    """,
}
_LARGE = {
    "C": """
        .#...#...#..
        .##..##..##.
        ..##..##..##
        ..##..##..##
        .##..##..##.
        .#...#...#..
    """,
    "F": """
        ....####....
        ###..##..###
        ####....####
        ###..##..###
        ...##..##...
        ..###..###..
    """,
    "L": """
        ......#####.
        ....####.##.
        ...####.###.
        ...###.###..
        ...#.####...
        .##.........
    """,
    "E": """
        ...######...
        .###....###.
        ##...##...##
        ##...##...##
        .###....###.
        ...######...
    """,
}
_QUARTERS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
"""By a sum: upper left 1, upper right 2, lower left 4, lower right 8."""
_EIGHTHS = " ▁▂▃▄▅▆▇█"


def _drawn(picture: str) -> tuple[str, ...]:
    rows = picture.split()
    return tuple(
        "".join(
            _cell(rows[top][left : left + 2] + rows[top + 1][left : left + 2])
            for left in range(0, len(rows[0]), 2)
        )
        for top in range(0, len(rows), 2)
    )


def _cell(dots: str) -> str:
    return _QUARTERS[sum(1 << place for place, dot in enumerate(dots) if dot == "#")]


SMALL = {suit: _drawn(picture) for suit, picture in _SMALL.items()}
"""Four cells by two."""
LARGE = {suit: _drawn(picture) for suit, picture in _LARGE.items()}
"""Six cells by three."""


def ladder(value: int) -> tuple[str, str]:
    """A column filled from below up to the value: the upper and the lower cell."""
    eighths = 2 * value
    return _EIGHTHS[max(0, eighths - 8)], _EIGHTHS[min(8, eighths)]


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
    return f"$suit{text[0]}"
