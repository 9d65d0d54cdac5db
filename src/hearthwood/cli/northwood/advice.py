"""`hearthwood northwood hint` and `odds`: what the sage thinks of a position, from what the player sees."""

import time
from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click

from hearthwood.cli.refusing import refusing
from hearthwood.core.errors import InvalidText, shown
from hearthwood.northwood import Phase, View, parse_sight

from .rules import VERBATIM
from .speaking import (
    FOREST,
    GOLD,
    Speech,
    aim_option,
    json_option,
    language_option,
    level_option,
    preparing,
    print_json,
    told,
)

if TYPE_CHECKING:
    from hearthwood.sage.northwood import Sage
    from hearthwood.sage.northwood.hints import Hint
    from hearthwood.sage.northwood.odds import Chance, FiefOdds

MEDALS = (16, 18, 20)
WATCHED = 0.2
"""Seconds between two looks at a table that is being refined."""


def sage_of(aim: str, level: str) -> "Sage":
    """A sage by names."""
    from hearthwood.sage.northwood import LEVELS, Aim, Sage  # noqa: PLC0415 (NumPy and Numba)

    if level not in LEVELS:
        message = f"{shown(level)} is no level; there are {', '.join(LEVELS)}"
        raise InvalidText(message, rule="sage.level", field="--level")
    return Sage(Aim(aim), level)


def decided(position: str) -> View:
    """What the player sees of a position in which there is something to decide."""
    view = parse_sight(position).view()
    if view.phase is Phase.OVER:
        raise InvalidText("the game is over: there is nothing to decide", rule="N4.over", field="position")
    return view


@click.command(context_settings=VERBATIM)
@click.argument("position")
@click.option("--time", "seconds", type=click.FloatRange(min=0), default=0.0, help="Look on for so long.")
@aim_option
@level_option
@language_option
@json_option
@refusing
def hint(position: str, seconds: float, aim: str, level: str, language: str | None, *, as_json: bool) -> None:
    """Print every move with what it is worth, the best first, and why it is the best."""
    view, speech = decided(position), Speech(language)
    with preparing(speech.words):
        from hearthwood.sage.northwood.hints import hints  # noqa: PLC0415 (NumPy and Numba)

        sage = sage_of(aim, level)
        sought = hints(sage, view)
        found, looks = next(sought), 1
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found, looks = next(sought), looks + 1
    if as_json:
        print_json(_hint_data(view, sage, found, looks, speech))
    else:
        for line in _hint_lines(view, found, speech):
            click.echo(line)


def _hint_data(view: View, sage: "Sage", found: "Hint", looks: int, speech: Speech) -> dict[str, Any]:
    return {
        "view": str(view),
        **_asked(sage, view),
        "looks": looks,
        "moves": [{"move": one.move.text, **asdict(one.worth), "error": one.error} for one in found.moves],
        "reasons": [told(reason) for reason in found.reasons],
        "said": [speech.words.say(reason) for reason in found.reasons],
    }


def _asked(sage: "Sage", view: View) -> dict[str, Any]:
    return {"aim": sage.aim.value, "level": sage.level.name, "trained": sage.trained_for(view)}


def _hint_lines(view: View, found: "Hint", speech: Speech) -> Iterator[str]:
    from hearthwood.sage.northwood.naming import name_of  # noqa: PLC0415

    words = speech.words
    names = [_move_name(speech, name_of(view, one.move), one.move.text) for one in found.moves]
    room = max(len(name) for name in names)
    yield speech.quiet(" " * (room + 2) + _heads(speech))
    for number, (name, one) in enumerate(zip(names, found.moves, strict=True)):
        mark = "▸ " if number == 0 else "  "
        line = f"{mark}{name:<{room}}"
        line = speech.ink(line, bold=True) if number == 0 else speech.cards(line)
        yield line + _figures(one.worth)
    yield ""
    for reason in found.reasons:
        yield speech.say(reason)
    if not found.moves[0].worth.hit and view.phase is not Phase.CHOOSE:
        yield speech.quiet(words("hint-lost"))


def _move_name(speech: Speech, name: Any, text: str) -> str:
    """A move in words, with its text in the notation where that is another."""
    if isinstance(name, str):
        return text
    return f"{text} {speech.words.say(name)}"


def _heads(speech: Speech) -> str:
    words = speech.words
    return f"{words('hint-friendly'):>10}{words('hint-stars'):>10}" + "".join(
        f"{medal:>6}★" for medal in MEDALS
    )


def _figures(worth: Any) -> str:
    medals = "".join(f"{_percent(getattr(worth, f'win{medal}')):>7}" for medal in MEDALS)
    return f"{_percent(worth.hit):>10}{worth.points:>10.2f}{medals}"


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


@click.command(context_settings=VERBATIM)
@click.argument("position")
@click.option(
    "--time",
    "seconds",
    type=click.FloatRange(min=0),
    default=2.0,
    show_default=True,
    help="Refine for so long.",
)
@click.option(
    "--rounds", type=click.IntRange(min=0), default=None, help="Refine so often: the same figures everywhere."
)
@click.option(
    "--sets", type=click.IntRange(min=1), default=1, show_default=True, help="Sets of rulers a fief."
)
@click.option(
    "--with", "wanted", multiple=True, metavar='"@4 3a"', help="A fief and rulers to refine as well."
)
@aim_option
@level_option
@language_option
@json_option
@refusing
def odds(  # noqa: PLR0917 (click passes them by name)
    position: str,
    seconds: float,
    rounds: int | None,
    sets: int,
    wanted: tuple[str, ...],
    aim: str,
    level: str,
    language: str | None,
    *,
    as_json: bool,
) -> None:
    """Print for every open fief the chance to hit it with the hand dealt, and who should come along."""
    view, speech = decided(position), Speech(language)
    if view.phase not in (Phase.CHOOSE, Phase.SUBSTITUTE):
        message = "a fief has been chosen already; hint weighs the moves"
        raise InvalidText(message, rule="N4.choose", field="position")
    with preparing(speech.words):
        from hearthwood.sage.northwood.odds import odds as sought_odds  # noqa: PLC0415 (NumPy and Numba)

        sage = sage_of(aim, level)
        sought = sought_odds(sage, view, [_visit(view, text) for text in wanted])
        table = next(sought)
    watched = _Watched(speech, sets, live=speech.coloured and not as_json)
    looks, end = 0, time.monotonic() + seconds
    while looks < rounds if rounds is not None else time.monotonic() < end:
        watched.show(table)
        table, looks = next(sought), looks + 1
    if as_json:
        print_json({"view": str(view), **_asked(sage, view), "rounds": looks, "fiefs": _rows(table, sets)})
    else:
        watched.show(table, last=True)
        click.echo(speech.quiet(speech.words("odds-note")))


def _visit(view: View, text: str) -> tuple[str, ...]:
    """A fief and the rulers who come along, all of it legal."""
    moves = tuple(text.split())
    position = view.branch(0)
    for move in moves:
        position = position.play(move)
    return moves if view.fief is None else (f"@{view.fief}", *moves)


def _rows(table: tuple["FiefOdds", ...], sets: int) -> list[dict[str, Any]]:
    from hearthwood.sage.northwood.odds import shortened  # noqa: PLC0415

    found = []
    for row in shortened(table, sets):
        chances = [
            {
                "substitutes": list(one.substitutes),
                **asdict(one.worth),
                "low": one.low,
                "high": one.high,
                "error": one.error,
                "tries": one.tries,
            }
            for one in row.chances
        ]
        found.append({"fief": row.fief, "target": row.target, "stars": row.stars, "chances": chances})
    return found


class _Watched:
    """A table that stands in its place on the terminal and becomes better there."""

    def __init__(self, speech: Speech, sets: int, *, live: bool) -> None:
        self._speech = speech
        self._sets = sets
        self._live = live
        self._rows = 0
        self._shown = 0.0

    def show(self, table: tuple["FiefOdds", ...], *, last: bool = False) -> None:
        """The table as it is now, in the place of what it was."""
        now = time.monotonic()
        if not last and (not self._live or now - self._shown < WATCHED):
            return
        if self._rows:
            click.echo(f"\x1b[{self._rows}A\x1b[J", nl=False)
        lines = list(self._lines(table))
        click.echo("\n".join(lines))
        self._rows, self._shown = len(lines), now

    def _lines(self, table: tuple["FiefOdds", ...]) -> Iterator[str]:
        speech, words = self._speech, self._speech.words
        heads = (words("odds-fief"), words("odds-worth"), words("hint-friendly"), words("hint-stars"))
        yield speech.quiet(f"{heads[0]:<8}{heads[1]:<6}{heads[2]:>10}{'':>10}{heads[3]:>10}" + _medals())
        for number, row in enumerate(table):
            for place, one in enumerate(row.chances[: self._sets]):
                yield self._line(row, one, best=number == 0 and place == 0, first=place == 0)

    def _line(self, row: "FiefOdds", one: "Chance", *, best: bool, first: bool) -> str:
        speech = self._speech
        name = f"{'▸' if best else ' '} {row.fief}" if first else ""
        stars = "★" * row.stars if first else ""
        between = speech.words("odds-between", low=round(100 * one.low), high=round(100 * one.high))
        line = (
            speech.ink(f"{name:<8}", FOREST if best else None, bold=best)
            + speech.ink(f"{stars:<6}", GOLD)
            + speech.ink(f"{_percent(one.worth.hit):>10}", bold=True)
            + speech.quiet(f"{between:>10}")
            + f"{one.worth.points:>10.2f}"
            + "".join(f"{_percent(getattr(one.worth, f'win{medal}')):>7}" for medal in MEDALS)
        )
        return line + self._company(one)

    def _company(self, one: "Chance") -> str:
        """Who comes along."""
        return "" if not one.substitutes else self._speech.quiet("   " + " ".join(one.substitutes))


def _medals() -> str:
    return "".join(f"{medal:>6}★" for medal in MEDALS)
