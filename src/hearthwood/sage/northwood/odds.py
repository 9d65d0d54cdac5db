"""Odds: for every open fief the chance to hit it with the hand dealt, and who should come along.

Better the longer one watches: the sage plays the visits that look best over decks drawn anew. Everything
follows from the view and from how often one looked, nothing from what is hidden or from the clock.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any

from hearthwood.northwood import Kind, Phase, View
from hearthwood.northwood.cards import Fief
from hearthwood.northwood.compiled import LAYOUT

from .answers import Aim, Worth
from .outlook import worths
from .player import Sage
from .tries import estimate, play_visit, rows_of, seeds_of

REFINED = 20
"""So many of the best sets of all fiefs are looked at more closely."""
EACH = 4
"""Visits of each that one round plays."""


@dataclass(frozen=True, slots=True)
class Chance:
    """A fief visited with certain rulers."""

    fief: Fief
    substitutes: tuple[str, ...]
    """The moves that bring them: `3a` is the ruler of fief 3 over ally a."""
    worth: Worth
    """The chance to hit, and what the campaign is worth then."""
    low: float
    high: float
    """Between these the chance to hit lies for 95 of 100."""
    error: float
    """Half the width of such an interval of the aimed number."""
    tries: int = 0
    """Visits played."""

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves that lead there."""
        return (f"@{self.fief}", *self.substitutes)


@dataclass(frozen=True, slots=True)
class FiefOdds:
    """An open fief."""

    fief: Fief
    target: int
    stars: int
    chances: tuple[Chance, ...]
    """The best set of substitutes first."""

    @property
    def best(self) -> Chance:
        """As it should be visited."""
        return self.chances[0]


@dataclass(slots=True)
class _Line:
    """What is known of one fief and set."""

    fief: Fief
    substitutes: tuple[str, ...]
    view: View
    value: Any
    rows: list[Any] = field(default_factory=list)
    """Of each visit played: was it hit, and what was the campaign worth after it?"""


def odds(sage: Sage, view: View, wanted: Sequence[tuple[str, ...]] = ()) -> Iterator[tuple[FiefOdds, ...]]:
    """The fiefs that can be visited now, the best first: at once, then better without end.

    `wanted` names visits to be refined beside the best, by their moves: `("@4", "3a")`.
    """
    lines = list(_lines(view))
    found = worths(sage, LAYOUT.records([line.view.state() for line in lines]))
    for line, row in zip(lines, found, strict=True):
        line.value = row
    refined = _worth_refining(lines, sage.aim, wanted)
    yield _table(view, lines, sage.aim)
    dice = seeds_of(view)
    while refined:
        seeds = list(islice(dice, EACH))
        for line in refined:
            _play(sage, line, seeds)
        yield _table(view, lines, sage.aim)


def _lines(view: View) -> Iterator[_Line]:
    """Every fief with every set of substitutes; during a visit there is nothing to choose any more."""
    if view.phase is Phase.CHOOSE:
        for move in view.legal_moves:
            assert move.fief is not None
            after = view.branch(0).play(move).view()
            for substitutes, begun in _with_substitutes(after, ()):
                yield _Line(move.fief, substitutes, begun, None)
    elif view.phase is Phase.SUBSTITUTE:
        assert view.fief is not None
        for substitutes, begun in _with_substitutes(view, ()):
            yield _Line(view.fief, substitutes, begun, None)


def _with_substitutes(view: View, made: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], View]]:
    if view.phase is not Phase.SUBSTITUTE:
        yield made, view
        return
    for move in view.legal_moves:
        after = view.branch(0).play(move).view()
        if move.kind is Kind.DONE:
            yield made, after
        else:
            yield from _with_substitutes(after, (*made, move.text))


def _worth_refining(lines: list[_Line], aim: Aim, wanted: Sequence[tuple[str, ...]]) -> list[_Line]:
    """The best set of every fief, then the best of all; and what was asked for."""
    ranked = sorted(lines, key=lambda line: -_aimed(line.value, aim))
    best = {line.fief: line for line in reversed(ranked)}
    chosen = list(best.values())
    chosen += [line for line in ranked if line not in chosen][: max(0, REFINED - len(chosen))]
    asked = [line for line in lines if (f"@{line.fief}", *line.substitutes) in wanted]
    return chosen + [line for line in asked if line not in chosen]


def _play(sage: Sage, line: _Line, seeds: Sequence[int]) -> None:
    """One round of visits; all lines have the same decks, so that luck favours none."""
    ends = [play_visit(sage, line.view.branch(seed)) for seed in seeds]
    line.rows += rows_of(sage, ends)


def _table(view: View, lines: list[_Line], aim: Aim) -> tuple[FiefOdds, ...]:
    by_fief: dict[Fief, list[Chance]] = {}
    for line in lines:
        by_fief.setdefault(line.fief, []).append(_chance(line, aim))
    found = []
    for fief, chances in by_fief.items():
        chances.sort(key=lambda one: (-one.worth.aimed(aim), -one.worth.points, one.substitutes))
        state = view.fiefs[fief]
        found.append(FiefOdds(fief, state.target, state.stars, tuple(chances)))
    return tuple(sorted(found, key=lambda one: (-one.best.worth.aimed(aim), -one.best.worth.points)))


def _chance(line: _Line, aim: Aim) -> Chance:
    found = estimate(line.value, line.rows, aim)
    return Chance(line.fief, line.substitutes, found.worth, found.low, found.high, found.error, found.tries)


def _aimed(row: Any, aim: Aim) -> float:
    return Worth(*map(float, row)).aimed(aim)


def shortened(table: tuple[FiefOdds, ...], sets: int) -> tuple[FiefOdds, ...]:
    """The same with so many sets a fief at most; those that were played stay."""
    return tuple(
        replace(
            row, chances=tuple(one for place, one in enumerate(row.chances) if place < sets or one.tries > 0)
        )
        for row in table
    )
