"""The graph of a review as SVG: the course of the game banded by visit, and under it luck and choices.

Luck is hatched and choices are solid ember, so that they are told apart without colour too.
"""

from collections.abc import Iterator
from html import escape

from hearthwood.northwood.cards import CHARACTERS_BY_TEXT, SUITS, suit_of_character
from hearthwood.northwood.setups import MEDALS

from .course import BANDS, dear, line, places
from .drawings import suit_paths
from .model import Visit
from .telling import Teller

WIDE, HIGH = 890, 560
LEFT, RIGHT = 88, 880
TOP, FLOOR = 48, 330
LUCK, CHOICES = 424, 470
"""The lines that bars of luck and of choices stand on and hang from."""
ROOM = 40
"""No bar is longer."""
BAR = 30
BAND = (RIGHT - LEFT) / BANDS
HATCH = (
    '<pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse">'
    '<path class="hatch" d="M-1 8L8 -1M-1 1L1 -1M6 8L8 6"/></pattern>'
)


def graph(teller: Teller) -> str:
    """The drawing."""
    return (
        f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(teller.course())}">'
        f"{''.join(_Graph(teller).parts())}</svg>"
    )


class _Graph:
    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.review = teller.review
        self.spots = line(self.review)
        values = [spot.value for spot in self.spots]
        if teller.in_stars:
            self.low = 4.0 * int(max(0.0, min(values) - 1) // 4)
            self.high = max(20.8, *values)
        else:
            self.low, self.high = 0.0, 1.04

    def parts(self) -> Iterator[str]:
        """All of it, what lies below first."""
        yield f"<defs>{HATCH}</defs>"
        for band in range(0, BANDS, 2):
            yield _box("band", _x(band), TOP, BAND, FLOOR - TOP)
        yield from self._scale()
        for band, visit in enumerate(self.review.visits):
            yield self._head(band, visit)
        yield _flat("ground", FLOOR)
        points = "L".join(f"{_x(spot.at):.1f} {self._y(spot.value):.1f}" for spot in self.spots)
        yield f'<path class="line" d="M{points}"/>'
        yield from self._costs()
        end = self.spots[-1]
        yield f'<circle class="end" cx="{_x(end.at):.1f}" cy="{self._y(end.value):.1f}" r="6"/>'
        yield from self._bars()

    def _scale(self) -> Iterator[str]:
        words = self.teller.words
        if not self.teller.in_stars:
            for share in (0.0, 0.25, 0.5, 0.75, 1.0):
                yield self._rung("rung", share, "scale", self.teller.figure(share))
            return
        for stars in (0, 4, 8, 12):
            if stars > self.low:
                yield self._rung("rung", stars, "scale", str(stars))
        for stars, prize in MEDALS.items():
            yield self._rung("dots", stars, "prize", f"{words(f'medal-{prize}')} {stars}")

    def _rung(self, kind: str, value: float, tone: str, text: str) -> str:
        y = self._y(value)
        return _flat(kind, y) + _text(LEFT - 8, y + 5, text, tone, "end")

    def _head(self, band: int, visit: Visit) -> str:
        """A visit's fief with its ruler's suit, and what became of it."""
        words = self.teller.words
        if visit.fief is None or visit.ruler is None:
            return _text(_x(band + 0.5), TOP - 24, words("review-visit", visit=visit.number), "strong")
        suit = SUITS[suit_of_character(CHARACTERS_BY_TEXT[visit.ruler])]
        glyph = f'<svg x="{_x(band) + 8:.1f}" y="{TOP - 37}" width="16" height="16" viewBox="0 0 24 24">'
        glyph += f'<g fill="var(--s{suit})">{suit_paths(suit)}</g></svg>'
        name = _text(_x(band) + 28, TOP - 24, words("review-fief", fief=visit.fief), "strong", "start")
        if visit.kept is None:
            return glyph + name
        end = words("review-kept") if visit.kept else words("review-lost")
        return glyph + name + _text(_x(band) + 28, TOP - 8, end, "scale", "start")

    def _costs(self) -> Iterator[str]:
        """A drop where a choice was dear; its triangle points to where that ended."""
        where = places(self.review)
        for moment in dear(self.review):
            x, start, end = (
                _x(where[moment.ply].at),
                self._y(moment.value),
                self._y(moment.value + moment.loss),
            )
            told = escape(f"{self.teller.place(moment)}: {self.teller.signed(moment.loss)}")
            yield (
                f'<g><title>{told}</title><path class="drop" d="M{x:.1f} {start:.1f}V{end:.1f}"/>'
                f'<path class="cost" d="M{x - 6:.1f} {end + 3:.1f}h12l-6 9z"/></g>'
            )

    def _bars(self) -> Iterator[str]:
        """Luck and choices of each visit."""
        words = self.teller.words
        yield _text(LEFT - 8, LUCK + 5, words("review-luck-row"), "strong", "end")
        yield _text(LEFT - 8, CHOICES + 20, words("review-choices-row"), "ember", "end")
        yield _flat("ground", LUCK) + _flat("ground", CHOICES)
        ledgers = [visit.ledger for visit in self.review.visits]
        most = max([abs(one.luck) for one in ledgers] + [-one.choices for one in ledgers] + [1e-9])
        unit = ROOM / max(most, 1.0 if self.teller.in_stars else 0.05)
        for band, visit in enumerate(self.review.visits):
            middle = _x(band + 0.5)
            _, luck, choices, _ = self.teller.parts(visit.ledger)
            yield self._luck(middle, luck, luck * unit)
            depth = -choices * unit
            yield _box("solid", middle - BAR / 2, CHOICES, BAR, depth)
            text, tone = (
                (self.teller.signed(choices), "ember") if choices else (words("review-none"), "scale")
            )
            yield _text(middle, CHOICES + depth + 18, text, tone)

    def _luck(self, middle: float, luck: float, height: float) -> str:
        top = LUCK - max(height, 0)
        y = top - 6 if height >= 0 else LUCK - height + 16
        rect = _box("luck", middle - BAR / 2, top, BAR, abs(height))
        return rect + _text(middle, min(y, CHOICES - 3), self.teller.signed(luck), "strong")

    def _y(self, value: float) -> float:
        return FLOOR - (value - self.low) / (self.high - self.low) * (FLOOR - TOP)


def _x(at: float) -> float:
    return LEFT + at * BAND


def _box(kind: str, x: float, y: float, width: float, height: float) -> str:
    return f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"/>'


def _flat(kind: str, y: float) -> str:
    return f'<path class="{kind}" d="M{LEFT} {y:.1f}H{RIGHT}"/>'


def _text(x: float, y: float, text: str, tone: str, anchor: str = "middle") -> str:
    return f'<text class="{tone}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'
