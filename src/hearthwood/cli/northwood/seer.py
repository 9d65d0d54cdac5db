"""`hearthwood northwood seer`: can the visit be won by one who knows the deck, and how?"""

from itertools import islice
from typing import TYPE_CHECKING, Any

import click

from hearthwood.cli.refusing import refusing
from hearthwood.core.errors import InvalidText
from hearthwood.northwood import Phase, Position, View, parse_sight

from .rules import VERBATIM
from .speaking import EMBER, FOREST, Speech, json_option, language_option, preparing, print_json

if TYPE_CHECKING:
    from hearthwood.sage.northwood.seeing import Foreseen


@click.command(context_settings=VERBATIM)
@click.argument("position")
@click.option(
    "--decks", type=click.IntRange(min=1), default=100, show_default=True, help="Of a view: so many decks."
)
@click.option("--most", type=click.IntRange(min=1), default=20_000_000, help="Moves that a search may take.")
@language_option
@json_option
@refusing
def seer(position: str, decks: int, most: int, language: str | None, *, as_json: bool) -> None:
    """Print whether and how a visit can end at its target, for one who knows the deck.

    A view does not show the deck: then it is counted in how many decks drawn anew it can.
    """
    sight, speech = parse_sight(position), Speech(language)
    if sight.phase is Phase.OVER:
        raise InvalidText("the game is over: there is nothing to foresee", rule="N4.over", field="position")
    with preparing(speech.words):
        if isinstance(sight, Position):
            _foresee(sight, most, speech, as_json=as_json)
        else:
            _count(sight, decks, most, speech, as_json=as_json)


def _foresee(position: Position, most: int, speech: Speech, *, as_json: bool) -> None:
    from hearthwood.sage.northwood.seeing import Seer  # noqa: PLC0415 (NumPy and Numba)

    found = Seer(most).see(position)
    if as_json:
        rows = [{"fief": one.fief, "answer": one.answer.value, "way": list(one.way)} for one in found]
        print_json({"position": str(position), "fiefs": rows})
        return
    for one in found:
        click.echo(_line(one, speech))


def _line(one: "Foreseen", speech: Speech) -> str:
    words = speech.words
    answers = {
        "yes": (words("seer-yes", fief=one.fief), FOREST),
        "no": (words("seer-no", fief=one.fief), EMBER),
        "undecided": (words("seer-undecided", fief=one.fief), None),
    }
    text, colour = answers[one.answer.value]
    return f"{speech.ink(text, colour, bold=True)} {speech.cards(' '.join(one.way))}".rstrip()


def _count(view: View, decks: int, most: int, speech: Speech, *, as_json: bool) -> None:
    from hearthwood.sage.northwood.seeing import Answer, Seer  # noqa: PLC0415 (NumPy and Numba)
    from hearthwood.sage.northwood.tries import decks as drawn  # noqa: PLC0415
    from hearthwood.sage.northwood.tries import wilson  # noqa: PLC0415

    looking = Seer(most)
    counted: dict[int, dict[Any, int]] = {}
    for position in islice(drawn(view), decks):
        for one in looking.see(position):
            tally = counted.setdefault(one.fief, dict.fromkeys(Answer, 0))
            tally[one.answer] += 1
    rows = []
    for fief, tally in counted.items():
        low, high = wilson(tally[Answer.WON], decks)
        rows.append(
            {
                "fief": fief,
                "yes": tally[Answer.WON],
                "undecided": tally[Answer.UNDECIDED],
                "low": low,
                "high": high,
            }
        )
    if as_json:
        print_json({"view": str(view), "decks": decks, "fiefs": rows})
        return
    for row in rows:
        low, high = round(100 * row["low"]), round(100 * row["high"])
        text = speech.words("seer-count", fief=row["fief"], count=row["yes"], decks=decks)
        click.echo(f"{text} {speech.quiet(speech.words('odds-between', low=low, high=high))} %")
