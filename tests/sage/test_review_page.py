"""A review in words and as a page: every language, right sums, nothing fetched from anywhere."""

import re
from functools import cache
from html.parser import HTMLParser

import pytest

from hearthwood.locales import LANGUAGES, Words
from hearthwood.northwood import SETUPS, new_game
from hearthwood.sage.northwood import Aim, Sage
from hearthwood.sage.northwood.review import Review, looked_further, review
from hearthwood.sage.northwood.review.course import BANDS, Spot, balanced, dotted, line
from hearthwood.sage.northwood.review.page import page
from hearthwood.sage.northwood.review.telling import MINUS, Teller, told

from .luck import random_game
from .test_review import FEW

VOID = {"meta", "input", "path", "circle", "rect"}


@cache
def looked_at(aim: Aim = Aim.POINTS, plies: int | None = None) -> Review:
    game = new_game(SETUPS["full"], 17)
    sage = Sage(aim, "novice")
    for step in random_game("full", 17).steps[:plies]:
        game.play(step.move)
    found = review(game, sage, goal=16, care=FEW)
    return looked_further(found, game.start.view(), sage, many=2, games=1)


def texts(aim: Aim, language: str, plies: int | None = None) -> list[str]:
    return ["".join(piece.text for piece in row) for row in told(looked_at(aim, plies), Words(language))]


def number(text: str) -> float:
    return float(text.replace(MINUS, "-").replace(",", ".").replace(" %", "").replace("+", ""))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("aim", [Aim.POINTS, Aim.WIN16])
def test_what_is_told_adds_up_and_fits(aim: Aim, language: str) -> None:
    rows = texts(aim, language)
    equation = "  ".join(rows[3 : rows.index("", 3)])
    figures = [number(one) for one in re.findall(r"[0-9]+(?:[.,][0-9])?(?: %)?", equation)]
    signs = [-1 if sign == MINUS else 1 for sign in re.findall(f"  ([+{MINUS}]) ", equation)]
    start, *parts, end = figures
    assert start + sum(sign * part for sign, part in zip(signs, parts, strict=True)) == pytest.approx(end)
    assert all(len(row) <= 78 for row in rows[:25])
    assert not any("{" in row or "review-" in row or "reason-" in row for row in rows)
    for visit in looked_at(aim).visits:
        teller = Teller(looked_at(aim), Words(language))
        unit = 1 if teller.in_stars else 100
        assert unit * sum(teller.parts(visit.ledger)) == pytest.approx(
            number(teller.figure(visit.ledger.end))
        )


def test_a_game_that_goes_on_or_did_not_begin_can_be_told() -> None:
    assert texts(Aim.POINTS, "en", 45)[0].startswith("Given up with")
    assert texts(Aim.POINTS, "en", 0)
    assert page(looked_at(plies=0), "en")


def test_turning_points_name_both_moves_and_their_reasons() -> None:
    rows = "\n".join(texts(Aim.POINTS, "en"))
    drills = looked_at().drills
    assert drills
    assert rows.count("better: ") == len(drills)
    assert rows.count("Over 2 other decks: ") == len(drills)
    assert "Of 1 games" in rows


class Reader(HTMLParser):
    """What a page holds, and whether its tags close."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.words: dict[str, str] = {}
        self.language = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += [(name, value or "") for name, value in attrs]
        if tag == "main":
            self.language = dict(attrs)["lang"] or ""
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words[self.language] = self.words.get(self.language, "") + data


@pytest.mark.parametrize("aim", [Aim.POINTS, Aim.WIN20])
def test_the_page_needs_nothing_else_and_speaks_every_language(aim: Aim) -> None:
    text = page(looked_at(aim), "it")
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    names = {name for name, _ in reader.attributes}
    assert not names & {"src", "href", "srcset", "action", "onclick"}
    assert "<script" not in text
    assert "@import" not in text
    assert re.findall(r"url\((?!#hatch\))", text) == []
    assert set(re.findall(r"https?://[^\"' ]+", text)) == {"http://www.w3.org/2000/svg"}
    assert ('<html lang="it">' in text, 'id="say-it" aria-label="Italiano" checked' in text) == (True, True)
    for code in LANGUAGES:
        assert Words(code)("review-worth") in reader.words[code]
        assert Words(code)("review-explained").split(":")[0] in reader.words[code]


def test_figures_rounded_together_keep_their_sum() -> None:
    assert balanced([0.04, 0.04, 0.04], 0.12) == [0.1, 0.0, 0.0]
    assert balanced([12.06, 5.56, -1.66, 0.04], 16.0) == [12.1, 5.6, -1.7, 0.0]
    assert sum(balanced([1.25, 1.25, -0.55], 1.95)) == pytest.approx(2.0, abs=0.1)


def test_the_line_in_dots_goes_where_the_values_go() -> None:
    rows = dotted([Spot(0, 0.0), Spot(BANDS, 1.0)], 10, 4, 0.0, 1.0)
    assert [len(row) for row in rows] == [10] * 4
    filled = [[n for n, sign in enumerate(row) if sign != "\u2800"] for row in rows]
    assert filled[0][-1] == 9
    assert filled[-1][0] == 0
    assert max(filled[-1]) < min(filled[0])


def test_the_course_starts_with_the_ledger_and_ends_with_it() -> None:
    found = looked_at()
    spots = line(found)
    assert spots[0].value == found.ledger.start
    assert spots[-1].value == found.ledger.end
    assert [spot.at for spot in spots] == sorted(spot.at for spot in spots)
