"""A review put together: the ledger of the game and of its visits, and its turning points."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from hearthwood.northwood import NorthwoodGame, Phase, View
from hearthwood.northwood.cards import CHARACTER_TEXTS
from hearthwood.northwood.events import Happening
from hearthwood.sage.northwood.answers import Aim
from hearthwood.sage.northwood.outlook import Care
from hearthwood.sage.northwood.player import Sage

from .ledger import Reckoner, Seen, Told, ledger_of, seen_of, worth_a_look
from .model import Drill, Kind, Ledger, Moment, Reveal, Review, Visit

MOST_DRILLS = 8
MOST_STROKES = 6


def review(
    game: NorthwoodGame,
    sage: Sage,
    *,
    goal: int,
    care: Care | None = None,
    told: Told = lambda _done, _of: None,
) -> Review:
    """Look back at a game, also at one that goes on: nothing but what the player saw is used."""
    seen, end = seen_of(game)
    return review_of(seen, end, sage, goal=goal, care=care, told=told)


def review_of(
    seen: Sequence[Seen],
    end: View,
    sage: Sage,
    *,
    goal: int,
    care: Care | None = None,
    told: Told = lambda _done, _of: None,
) -> Review:
    """The same, from the moves that the player saw and what is seen at the end."""
    reckoner = Reckoner(sage, care)
    first = seen[0].view if seen else end
    deals = (reckoner.first_deal(first),) if first.phase is Phase.CHOOSE else ()
    moments = tuple(reckoner.moments(seen, end, told))
    last = moments[-1].after if moments else reckoner.value(end)
    start = deals[0].expected if deals else reckoner.value(first)
    reveals = [*deals, *(reveal for moment in moments for reveal in moment.reveals)]
    return Review(
        setup=end.setup.name,
        measure=sage.aim,
        goal=goal,
        stars=end.points,
        finished=end.phase is Phase.OVER,
        trained=sage.trained_for(first),
        ledger=ledger_of(start, reveals, moments, last),
        luck={kind: sum(one.luck for one in reveals if one.kind is kind) for kind in Kind},
        visits=tuple(_visits(seen, end, moments, start, deals, last)),
        deals=deals,
        moments=moments,
        drills=tuple(_drills(moments, sage.aim)),
        strokes=tuple(_strokes(moments, sage.aim)),
    )


def _visits(
    seen: Sequence[Seen],
    end: View,
    moments: Sequence[Moment],
    start: float,
    deals: Sequence[Reveal],
    last: float,
) -> Iterable[Visit]:
    """Each begins with the deal that ended the one before."""
    visits = [(number, list(group)) for number, group in groupby(moments, lambda moment: moment.visit)]
    if end.phase is not Phase.OVER and end.visit not in dict(visits):
        visits.append((end.visit, []))
    reveals = list(deals)
    for number, group in visits:
        own = [reveal for moment in group for reveal in moment.reveals]
        following = own.pop() if own and own[-1].kind is Kind.DEAL else None
        stop = last if following is None else following.expected
        ledger = ledger_of(start, [*reveals, *own], group, stop)
        first = group[0].ply if group else len(moments)
        yield _visit(number, first, seen[first : first + len(group)], end, ledger)
        start, reveals = stop, [following] if following else []


def _visit(number: int, first: int, seen: Sequence[Seen], end: View, ledger: Ledger) -> Visit:
    outcome = next((event for one in seen for event in one.events if event.kind in _OUTCOMES), None)
    view = seen[-1].view if seen else end
    fief = outcome.fief if outcome else end.fief
    where = None if fief is None else view.fiefs[fief]
    ruler = None if where is None else where.ruler
    return Visit(
        number=number,
        fief=fief,
        ruler=None if ruler is None else CHARACTER_TEXTS[ruler],
        target=None if where is None else where.target,
        stars=None if where is None else where.stars,
        score=(outcome.count or 0) if outcome else end.score,
        kept=None if outcome is None else outcome.kind is Happening.FRIENDLY,
        first=first,
        moves=len(seen),
        ledger=ledger,
    )


_OUTCOMES = (Happening.FRIENDLY, Happening.LOST)


def _drills(moments: Sequence[Moment], aim: Aim) -> Iterable[Drill]:
    """The choices that cost most."""
    dear = [moment for moment in moments if -moment.loss >= worth_a_look(aim)]
    dear.sort(key=lambda moment: (moment.loss, moment.ply))
    for moment in dear[:MOST_DRILLS]:
        yield Drill(moment.ply, moment.view, moment.played, moment.best.move, -moment.loss, moment.why)


def _strokes(moments: Sequence[Moment], aim: Aim) -> Iterable[tuple[int, int]]:
    """The reveals that mattered most."""
    luck = [
        (abs(reveal.luck), moment.ply, place)
        for moment in moments
        for place, reveal in enumerate(moment.reveals)
        if abs(reveal.luck) >= worth_a_look(aim)
    ]
    return sorted((ply, place) for _, ply, place in sorted(luck, reverse=True)[:MOST_STROKES])
