"""A review as one page of HTML that needs nothing else: no script, no request, languages to choose from."""

import html
from collections.abc import Iterator
from importlib.resources import files

from hearthwood.locales import LANGUAGES, Words
from hearthwood.northwood import medal
from hearthwood.northwood.cards import CARDS_BY_TEXT

from .course import dear
from .drawings import drawing, suit_glyph
from .graph import graph
from .model import Moment, Review
from .telling import MINUS, Teller


def page(review: Review, language: str) -> str:
    """The page, in this language until another is chosen."""
    parts = [
        "<!doctype html>",
        f'<html lang="{language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>Hearthwood: {escape(Words(language)('review-title'))}</title>",
        f"<style>{drawing('tokens.css')}{_style()}</style></head><body>",
        *_choice_of_language(language),
        *(_main(Teller(review, Words(code))) for code in LANGUAGES),
        "</body></html>",
    ]
    return "\n".join(parts) + "\n"


def escape(text: str) -> str:
    """Text for a page; a per cent sign stays with its number."""
    return html.escape(text).replace(" %", "\N{NO-BREAK SPACE}%")


def _style() -> str:
    return (files("hearthwood.sage.northwood.review") / "page.css").read_text("utf-8")


def _choice_of_language(language: str) -> Iterator[str]:
    for code, name in LANGUAGES.items():
        checked = " checked" if code == language else ""
        yield (
            f'<input class="language" type="radio" name="say" id="say-{code}" aria-label="{name}"{checked}>'
        )
    labels = "".join(
        f'<label for="say-{code}" lang="{code}">{name}</label>' for code, name in LANGUAGES.items()
    )
    yield f"<nav><b>For Northwood!</b>{labels}</nav>"


def _main(teller: Teller) -> str:
    words = teller.words
    inside = [
        _header(teller),
        f"<section><h2>{escape(teller.course())}</h2>",
        f'<div class="graph">{graph(teller)}</div>{_table(teller)}',
        f'<p class="quiet">{escape(words("review-explained"))}</p></section>',
        f"<aside>{''.join(_choices(teller))}</aside>",
    ]
    return f'<main lang="{words.language}">{"".join(inside)}</main>'


def _header(teller: Teller) -> str:
    words, review = teller.words, teller.review
    prize = medal(review.stars) if review.finished else None
    drawn = drawing(f"marks/medal-{prize}.svg") if prize else ""
    kept = words("review-fiefs", count=sum(visit.kept is True for visit in review.visits))
    notes = [kept] if review.trained else [kept, words("review-untrained")]
    lines = "".join(f'<p class="quiet">{escape(note)}</p>' for note in notes)
    result = f'<div class="result">{drawn}<div><h1>{escape(teller.result())}</h1>{lines}</div></div>'
    return f'<header>{result}<div class="sum">{"".join(_sum(teller))}</div></header>'


def _sum(teller: Teller) -> Iterator[str]:
    """Where the stars came from; luck hatched, choices solid, the value's error by itself."""
    words = teller.words
    start, luck, choices, error = teller.parts(teller.review.ledger)
    yield _term(teller.figure(start), words("review-start"))
    for value, name, mark, kind in (
        (luck, "review-luck", drawing("marks/luck.svg"), ""),
        (choices, "review-choices", drawing("marks/choice.svg"), "choices"),
        (error, "review-error", "", ""),
    ):
        yield f'<span class="sign">{MINUS if value < 0 else "+"}</span>'
        yield _term(teller.figure(abs(value)), words(name), mark, kind)
    yield '<span class="sign">=</span>'
    yield _term(teller.figure(teller.review.ledger.end), words("review-stars") if teller.in_stars else "")


def _term(figure: str, name: str, mark: str = "", kind: str = "") -> str:
    return f'<div class="{kind}"><b>{figure}</b><small>{mark}{escape(name)}</small></div>'


def _table(teller: Teller) -> str:
    """The same figures to read."""
    words = teller.words
    names = ("review-luck-row", "review-choices-row", "review-error-row", "review-column-after")
    heads = "".join(f"<th>{escape(words(name))}</th>" for name in names)
    rows = []
    for visit in teller.review.visits:
        _, luck, choices, error = teller.parts(visit.ledger)
        figures = [
            teller.signed(luck),
            teller.signed(choices),
            teller.signed(error),
            teller.figure(visit.ledger.end),
        ]
        cells = "".join(f"<td>{figure}</td>" for figure in figures)
        rows.append(f"<tr><td>{escape(teller.fief(visit))}</td>{cells}</tr>")
    return f"<table><thead><tr><th></th>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def _choices(teller: Teller) -> Iterator[str]:
    """The turning points with their reasons, then the others by their cost alone."""
    words, moments = teller.words, dear(teller.review)
    count = words("review-count", count=len(moments), moves=len(teller.review.moments))
    note = f'<p class="quiet">{escape(count)}</p>' if teller.in_stars else ""
    yield f"<div><h2>{escape(words('review-worth'))}</h2>{note}</div>"
    told = len(teller.review.drills)
    for moment in moments[:told]:
        yield f"<div>{_turn(teller, moment)}{_moves(teller, moment)}{''.join(_why(teller, moment))}</div>"
    if moments[told:]:
        yield f"<div>{''.join(_turn(teller, moment) for moment in moments[told:])}</div>"
    if (again := teller.once_more()) is not None:
        yield f"<div><p>{escape(again)}</p></div>"


def _turn(teller: Teller, moment: Moment) -> str:
    return f'<p class="turn">{escape(teller.place(moment))}<span>{teller.signed(moment.loss)}</span></p>'


def _moves(teller: Teller, moment: Moment) -> str:
    played = _move(teller, moment, moment.played, "")
    best = _move(teller, moment, moment.best.move, " best")
    words = teller.words
    return (
        f'<p class="moves"><span>{played}{escape(words("review-played"))}</span>'
        f"<span>{best}{escape(words('review-better'))}</span></p>"
    )


def _move(teller: Teller, moment: Moment, move: str, kind: str) -> str:
    """A card as a card, anything else by its name."""
    if move in CARDS_BY_TEXT:
        glyph = suit_glyph(move[0])
        return f'<b class="move{kind}" data-suit="{move[0]}" aria-label="{move}">{move[1]}{glyph}</b>'
    return f'<b class="move{kind}">{escape(teller.move(moment, move))}</b>'


def _why(teller: Teller, moment: Moment) -> Iterator[str]:
    for reason in moment.why:
        yield f"<p>{escape(teller.words.say(reason))}</p>"
    if (text := teller.other_decks(moment)) is not None:
        yield f'<p class="quiet">{escape(text)}</p>'
