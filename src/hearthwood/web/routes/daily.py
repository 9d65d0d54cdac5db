"""The daily deal."""

from fastapi import APIRouter

from hearthwood.table.daily import COMPARED_FROM, SETUPS, Deal, FirstTry
from hearthwood.web import protocol, telling
from hearthwood.web.service import Service
from hearthwood.web.who import Me, Running

from . import DayInPath, SetupInPath, refusals

TRIES_LIMIT = 800
"""More than a year of days with two deals."""

router = APIRouter(prefix="/api/daily", tags=["daily"], responses=refusals(401, 403, 404, 422, 429))


@router.get("")
async def today(me: Me, running: Running) -> protocol.DailyPage:
    """The deals of today."""
    return await _page(running, me, running.calendar.today())


@router.get("/archive")
async def archive(me: Me, running: Running) -> protocol.DailyArchive:
    """The own first tries."""
    tries = await running.daily.tries(me, TRIES_LIMIT)
    return protocol.DailyArchive(
        today=running.calendar.today(),
        first_day=running.daily.first_day,
        tries=tuple(protocol.PastTry(day=one.day, setup=one.setup, points=one.points) for one in tries),
    )


@router.get("/{day}")
async def one_day(me: Me, running: Running, day: DayInPath) -> protocol.DailyPage:
    """The deals of a day."""
    return await _page(running, me, day)


@router.post("/{day}/{setup}", status_code=201, responses=refusals(409, 503))
async def open_daily(
    me: Me, running: Running, day: DayInPath, setup: SetupInPath, new: protocol.NewDaily
) -> protocol.TableState:
    """A table with a day's deal; the first one begun on the day counts."""
    live = await running.daily.open(day, setup, me, goal=new.goal, strict=new.strict)
    return telling.table_of(await live.look())


async def _page(running: Service, me: str, day: str) -> protocol.DailyPage:
    deals = [await running.daily.deal(day, setup, me) for setup in SETUPS]
    now = running.calendar.today()
    return protocol.DailyPage(
        day=day,
        today=now,
        first_day=running.daily.first_day,
        deals=tuple(_deal(deal, day, is_open=day == now) for deal in deals),
    )


def _deal(deal: Deal, day: str, *, is_open: bool) -> protocol.DailyDeal:
    return protocol.DailyDeal(
        day=day,
        setup=deal.setup,
        open=is_open,
        own=None if deal.own is None else _own(deal.own),
        players=deal.players,
        needed=COMPARED_FROM,
        sage=None if deal.sage is None else deal.sage.points,
        sage_playing=deal.sage is not None and deal.sage.playing,
        tally=None
        if deal.points is None
        else tuple(
            protocol.Tally(points=points, players=deal.points[points]) for points in sorted(deal.points)
        ),
    )


def _own(first: FirstTry) -> protocol.OwnTry:
    return protocol.OwnTry(
        table=first.table,
        standing=first.standing,
        points=None if first.ending is None else first.ending.points,
        counts=first.counts,
    )
