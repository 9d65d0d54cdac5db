"""The course of a game as figures to be drawn: visits side by side as bands of one width, moments within."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from .ledger import worth_a_look
from .model import Moment, Review

BANDS = 8
DOTS = (0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80)
"""The dots of a braille character, row by row."""
BLANK = 0x2800


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in the course."""

    at: float
    """In bands, from the left."""
    value: float


def places(review: Review) -> tuple[Spot, ...]:
    """Where each moment lies, and behind the last one the end."""
    spots = []
    for moment in review.moments:
        visit = max((one for one in review.visits if one.first <= moment.ply), key=lambda one: one.number)
        band = review.visits.index(visit)
        spots.append(Spot(band + (moment.ply - visit.first + 1) / (visit.moves + 1), moment.value))
    return (*spots, Spot(max(len(review.visits), 1), review.ledger.end))


def line(review: Review) -> tuple[Spot, ...]:
    """What could be expected, from the deal to the end; each visit begins before its hand was dealt."""
    starts = [Spot(band, visit.ledger.start) for band, visit in enumerate(review.visits)]
    return tuple(sorted((*starts, *places(review)), key=lambda spot: spot.at))


def dear(review: Review) -> tuple[Moment, ...]:
    """The choices worth a look, the dearest first."""
    found = [moment for moment in review.moments if -moment.loss >= worth_a_look(review.measure)]
    return tuple(sorted(found, key=lambda moment: (moment.loss, moment.ply)))


def dotted(spots: Sequence[Spot], width: int, height: int, low: float, high: float) -> list[str]:
    """The line in braille, so many characters wide and high."""
    across, down = 2 * width, 4 * height
    cells = [[0] * width for _ in range(height)]
    previous: int | None = None
    for x in range(across):
        value = _value_at(spots, BANDS * x / (across - 1))
        if value is None:
            break
        share = (value - low) / (high - low)
        y = min(max(round((1 - share) * (down - 1)), 0), down - 1)
        steps = range(min(y, previous), max(y, previous) + 1) if previous is not None else (y,)
        for row in steps:
            cells[row // 4][x // 2] |= DOTS[row % 4 * 2 + x % 2]
        previous = y
    return ["".join(chr(BLANK + cell) for cell in row) for row in cells]


def _value_at(spots: Sequence[Spot], at: float) -> float | None:
    """Between two spots on the line between them; None behind the last."""
    for one, other in pairwise(spots):
        if one.at <= at <= other.at:
            share = (at - one.at) / (other.at - one.at) if other.at > one.at else 1.0
            return one.value + share * (other.value - one.value)
    return spots[-1].value if spots and at <= spots[-1].at else None


def balanced(parts: Sequence[float], whole: float, places: int = 1) -> list[float]:
    """Figures rounded so that they still add up to the rounded whole: the one rounded most takes the rest."""
    scale = 10**places
    rounded = [round(part * scale) for part in parts]
    rest = round(whole * scale) - sum(rounded)
    order = sorted(range(len(parts)), key=lambda n: (rounded[n] - parts[n] * scale) * (1 if rest > 0 else -1))
    for place in order[: abs(rest)]:
        rounded[place] += 1 if rest > 0 else -1
    return [part / scale for part in rounded]
