"""A review in words: lines of text with their tones, for any screen that shows letters."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from hearthwood.locales import Message, Words
from hearthwood.northwood import View, medal
from hearthwood.northwood.moves import MOVES_BY_TEXT
from hearthwood.northwood.setups import setup_named
from hearthwood.sage.northwood.answers import Aim
from hearthwood.sage.northwood.naming import name_of
from hearthwood.sage.northwood.tries import wilson

from .course import BANDS, BLANK, balanced, dear, dotted, line
from .model import Ledger, Moment, Review, Visit

MINUS = "\N{MINUS SIGN}"
COMMAS = ("es", "it")
"""Languages that write a comma before tenths."""


class Tone(Enum):
    """How a piece of text is meant; a screen has a colour for each."""

    PLAIN = "plain"
    HEAD = "head"
    QUIET = "quiet"
    LUCK = "luck"
    CHOICE = "choice"
    GOOD = "good"
    PRIZE = "prize"


@dataclass(frozen=True, slots=True)
class Piece:
    """Some text in one tone."""

    text: str
    tone: Tone = Tone.PLAIN


Row = tuple[Piece, ...]


class Teller:
    """Words and figures for one review in one language."""

    def __init__(self, review: Review, words: Words) -> None:
        self.review = review
        self.words = words
        self.in_stars = review.measure is Aim.POINTS
        """Or in the chance of a medal?"""

    # Figures

    def figure(self, value: float) -> str:
        """Stars to the tenth, chances in per cent."""
        text = f"{value:.1f}" if self.in_stars else f"{100 * value:.0f} %"
        text = text.replace("-", MINUS)
        return text.replace(".", ",") if self.words.language in COMMAS else text

    def signed(self, value: float) -> str:
        """With its sign."""
        text = self.figure(value)
        zero = not text.strip(f"{MINUS}0,.% ")
        return self.figure(0.0) if zero else text if value < 0 else f"+{text}"

    def parts(self, ledger: Ledger) -> list[float]:
        """Start, luck, choices and error, rounded so that they still add up."""
        whole = (ledger.start, ledger.luck, ledger.choices, ledger.error)
        return balanced(whole, ledger.end, 1 if self.in_stars else 2)

    # Names

    def result(self) -> str:
        """How the game ended."""
        stars, goal = self.review.stars, self.review.goal
        if not self.review.finished:
            return self.words("ending-stopped", stars=stars)
        prize = medal(stars)
        if prize is None or stars < goal:
            return self.words("ending-lost", stars=stars, goal=goal)
        return self.words("ending-won", stars=stars, medal=self.words(f"medal-{prize}"))

    def course(self) -> str:
        """What the curve shows."""
        if self.in_stars:
            return self.words("review-course")
        return self.words("review-course-chance", stars=int(self.review.measure.value.removeprefix("win")))

    def place(self, moment: Moment) -> str:
        """Where in the game a moment is."""
        if moment.phase == "choose":
            return self.words("review-at-choose", visit=moment.visit)
        if moment.phase == "substitute":
            return self.words("review-at-substitute", visit=moment.visit)
        return self.words("review-at", visit=moment.visit, dialogue=moment.dialogue)

    def move(self, moment: Moment, move: str) -> str:
        """A move in words."""
        view = View.parse(moment.view, setup_named(self.review.setup))
        name = name_of(view, MOVES_BY_TEXT[move])
        if isinstance(name, Message):
            return self.words.say(name)
        return self.words("review-fief", fief=name) if move.startswith("@") else name

    def fief(self, visit: Visit) -> str:
        """A visit's fief and what became of it."""
        if visit.fief is None or visit.kept is None:
            return self.words("review-visit", visit=visit.number)
        if visit.kept:
            return self.words("review-fief-kept", fief=visit.fief)
        return self.words("review-fief-lost", fief=visit.fief)

    def other_decks(self, moment: Moment) -> str | None:
        """The decision over other decks, if that was played."""
        for one in self.review.repeated:
            if one.ply == moment.ply:
                low, high = (round(100 * share) for share in wilson(one.best, one.decks))
                return self.words(
                    "review-decks",
                    decks=one.decks,
                    best=self.move(moment, moment.best.move),
                    percent=round(100 * one.best / one.decks),
                    low=low,
                    high=high,
                    played=self.move(moment, moment.played),
                    second=round(100 * one.played / one.decks),
                )
        return None

    def once_more(self) -> str | None:
        """What the sage makes of such a game, if that was played."""
        again = self.review.again
        if again is None:
            return None
        return self.words(
            "review-again",
            wins=again.wins,
            games=again.games,
            goal=self.review.goal,
            stars=round(again.stars, 1),
        )


def told(review: Review, words: Words, *, width: int = 78, height: int = 9) -> Iterator[Row]:
    """All of it, line by line."""
    teller = Teller(review, words)
    yield (Piece(teller.result(), Tone.HEAD),)
    kept = sum(visit.kept is True for visit in review.visits)
    yield (Piece(words("review-fiefs", count=kept)),)
    if not review.trained:
        yield (Piece(words("review-untrained"), Tone.QUIET),)
    yield ()
    yield from _equation(teller, width)
    yield ()
    yield from _graph(teller, width, height)
    yield ()
    yield from _visits(teller)
    yield ()
    yield from _choices(teller)
    if (text := teller.once_more()) is not None:
        yield (Piece(text),)


def _equation(teller: Teller, width: int) -> Iterator[Row]:
    """start + luck - choices + error = end, in as many lines as it takes."""
    words = teller.words
    start, luck, choices, error = teller.parts(teller.review.ledger)
    terms: list[Row] = [(Piece(f"{teller.figure(start)} {words('review-start')}"),)]
    for value, name, tone in (
        (luck, "review-luck", Tone.LUCK),
        (choices, "review-choices", Tone.CHOICE),
        (error, "review-error", Tone.QUIET),
    ):
        sign = MINUS if value < 0 else "+"
        terms.append((Piece(f"{sign} "), Piece(f"{teller.figure(abs(value))} {words(name)}", tone)))
    end = words("review-stars") if teller.in_stars else ""
    terms.append((Piece(f"= {teller.figure(teller.review.ledger.end)} {end}".rstrip(), Tone.HEAD),))
    row: Row = ()
    for term in terms:
        if row and _length(row) + 2 + _length(term) > width:
            yield row
            row = ()
        row = (*row, Piece("  "), *term) if row else term
    yield row


def _length(row: Row) -> int:
    return sum(len(piece.text) for piece in row)


def _graph(teller: Teller, width: int, height: int) -> Iterator[Row]:
    """The curve, its scale at the left, the visits' fiefs under it."""
    review = teller.review
    spots = line(review)
    values = [spot.value for spot in spots]
    top = 20.0 if teller.in_stars else 1.0
    low = 4.0 * int(max(0.0, min(values) - 1) // 4) if teller.in_stars else 0.0
    yield (Piece(teller.course(), Tone.HEAD),)
    room, high = width - 7, max(top, *values)
    scale = {round((high - value) / (high - low) * height - 0.5): value for value in _rungs(teller, low)}
    for number, row in enumerate(dotted(spots, room, height, low, high)):
        label = _rung(teller, scale[number]) if number in scale else ""
        yield (Piece(f"{label:>6} ", Tone.QUIET), Piece(row.replace(chr(BLANK), " ")))
    band = room // BANDS
    marks = "".join(f"{_mark(visit):<{band}}" for visit in review.visits)
    yield (Piece(" " * 7 + marks.rstrip(), Tone.QUIET),)


def _rungs(teller: Teller, low: float) -> tuple[float, ...]:
    """What the scale names."""
    if teller.in_stars:
        return tuple(value for value in (0.0, 4.0, 8.0, 12.0, 16.0, 18.0, 20.0) if value >= low)
    return (0.0, 0.25, 0.5, 0.75, 1.0)


def _rung(teller: Teller, value: float) -> str:
    return f"{value:.0f}" if teller.in_stars else teller.figure(value)


def _mark(visit: Visit) -> str:
    if visit.fief is None:
        return "·"
    return f"{visit.fief}{'' if visit.kept is None else ' ★' if visit.kept else ' ✗'}"


def _visits(teller: Teller) -> Iterator[Row]:
    """A line each: what luck did, what the choices."""
    words = teller.words
    names = [teller.fief(visit) for visit in teller.review.visits]
    heads = (words("review-luck-row"), words("review-choices-row"), words("review-column-after"))
    room = max(map(len, [*names, words("review-whole")])) + 2
    yield (Piece(" " * room + "".join(f"{head:>12}" for head in heads), Tone.QUIET),)
    for visit, name in zip(teller.review.visits, names, strict=True):
        _, luck, choices, _ = teller.parts(visit.ledger)
        yield (
            Piece(f"{name:<{room}}", Tone.GOOD if visit.kept else Tone.PLAIN),
            Piece(f"{teller.signed(luck):>12}", Tone.LUCK),
            Piece(f"{teller.signed(choices):>12}", Tone.CHOICE if choices < 0 else Tone.QUIET),
            Piece(f"{teller.figure(visit.ledger.end):>12}"),
        )


def _choices(teller: Teller) -> Iterator[Row]:
    """The turning points, each with what would have been better and why."""
    words, moments = teller.words, dear(teller.review)
    yield (Piece(words("review-worth"), Tone.HEAD),)
    shown = moments[: len(teller.review.drills)] if teller.review.drills else ()
    for moment in shown:
        yield from choice(teller, moment)
        yield ()
    rest = moments[len(shown) :]
    if rest:
        yield (Piece(words("review-more", count=len(rest)), Tone.QUIET),)
    elif not shown:
        yield (Piece(words("review-flawless")),)


def choice(teller: Teller, moment: Moment) -> Iterator[Row]:
    """A choice that cost something."""
    words = teller.words
    played, best = teller.move(moment, moment.played), teller.move(moment, moment.best.move)
    yield (
        Piece(teller.place(moment), Tone.HEAD),
        Piece(f"  {teller.signed(moment.loss)}", Tone.CHOICE),
        Piece(f"  {words('review-played')}: {played}  {words('review-better')}: "),
        Piece(best, Tone.GOOD),
    )
    for reason in moment.why:
        yield (Piece(f"  {words.say(reason)}"),)
    if (text := teller.other_decks(moment)) is not None:
        yield (Piece(f"  {text}", Tone.QUIET),)
