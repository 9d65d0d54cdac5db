"""Profiles: made silently, carried by a code, exported and deleted."""

import json
from datetime import datetime
from typing import Any, cast

from fastapi import APIRouter, Request, Response

from hearthwood.table.results import statistics_of
from hearthwood.table.statistics import Statistics
from hearthwood.table.store.errors import NotFound
from hearthwood.web import protocol
from hearthwood.web.problems import WRONG_CODE
from hearthwood.web.service import Service
from hearthwood.web.who import Anybody, Me, Running, address_of, forget, remember, take

from . import refusals

POINTS = 20
PLACES = 8

router = APIRouter(prefix="/api", tags=["profile"], responses=refusals(401, 403, 422, 429))


# A request without a profile is as good: said so beside what the dependency says.
OPTIONAL: dict[str, Any] = {"security": [{}]}


@router.post("/profile", responses=refusals(503), openapi_extra=OPTIONAL)
async def begin(
    somebody: Anybody, running: Running, request: Request, response: Response
) -> protocol.Profile:
    """The profile of this browser; made if there is none."""
    if somebody is not None:
        remember(request, response, request.cookies["hearthwood"])
        return await _profile(running, somebody)
    take("profiles", running, address_of(request))
    profile, secret = await running.people.create(running.calendar.now())
    remember(request, response, secret)
    return await _profile(running, profile)


@router.get("/profile")
async def see_profile(me: Me, running: Running) -> protocol.Profile:
    """The profile of this browser."""
    return await _profile(running, me)


@router.delete("/profile", status_code=204, responses=refusals(503))
async def delete_profile(me: Me, running: Running) -> Response:
    """Forget the profile and everything that belongs to it."""
    await running.people.delete(me)
    running.hall.dismiss_all(me)
    running.reviews.forget_all(me)
    response = Response(status_code=204)
    forget(response)
    return response


@router.get(
    "/profile/export", response_class=Response, responses={200: {"content": {"application/json": {}}}}
)
async def export(me: Me, running: Running) -> Response:
    """All of one's own data; what is secret in a running game stays so."""
    found = await running.hall.exported(me)
    data = {
        "profile": (await _profile(running, me)).model_dump(mode="json"),
        "settings": await running.people.settings(me),
        "tables": found,
    }
    return Response(
        json.dumps(data, default=_plain, indent=1),
        media_type="application/json",
        headers={"Content-Disposition": 'attachment; filename="hearthwood.json"'},
    )


@router.post("/profile/code", responses=refusals(503))
async def give_code(me: Me, running: Running) -> protocol.CarryCode:
    """A one-time code for another device; those given before hold no longer."""
    code, expires = await running.people.code(me, running.calendar.now())
    return protocol.CarryCode(code="-".join(code[at : at + 4] for at in range(0, 12, 4)), expires=expires)


@router.post("/profile/carry", responses=refusals(503), openapi_extra=OPTIONAL)
async def use_code(
    somebody: Anybody, running: Running, request: Request, response: Response, carry: protocol.Carry
) -> protocol.Profile:
    """Bring this device to the profile that gave a code."""
    take("codes", running, address_of(request))
    bringing = somebody if carry.take_along else None
    try:
        profile, secret = await running.people.carry(carry.code, bringing, running.calendar.now())
    except NotFound:
        raise WRONG_CODE from None
    if bringing is not None:
        running.hall.dismiss_all(bringing)
    remember(request, response, secret)
    return await _profile(running, profile)


@router.get("/settings")
async def see_settings(me: Me, running: Running) -> protocol.Settings:
    """How this profile likes the table."""
    return protocol.Settings(**await running.people.settings(me))


@router.put("/settings", responses=refusals(503))
async def set_settings(me: Me, running: Running, settings: protocol.Settings) -> protocol.Settings:
    """Keep them."""
    await running.people.set_settings(me, settings.model_dump(mode="json"))
    return settings


@router.get("/statistics")
async def see_statistics(me: Me, running: Running) -> protocol.Statistics:
    """The own results."""
    return _lines(await statistics_of(running.games, me))


async def _profile(running: Service, profile: str) -> protocol.Profile:
    person = await running.people.person(profile)
    return protocol.Profile(
        id=person.id,
        created=person.created,
        devices=person.devices,
        tables=await running.games.count(profile),
    )


def _lines(statistics: Statistics) -> protocol.Statistics:
    return protocol.Statistics(
        going_on=statistics.going_on,
        lines=tuple(
            protocol.ScoreLine(
                game=cast("protocol.GameName", game),
                setup=setup,
                terms=terms,
                games=tally.ended,
                stopped=tally.stopped,
                won=tally.won,
                medals=dict(tally.medals),
                mean_points=tally.mean,
                points=tuple(tally.scores[points] for points in range(max(POINTS, *tally.scores, 0) + 1)),
                friendly=tuple(tally.gained[fief] for fief in range(PLACES)),
            )
            for (game, setup, terms), tally in sorted(
                statistics.tallies.items(), key=lambda item: str(item[0])
            )
        ),
    )


def _plain(value: Any) -> str:
    if isinstance(value, datetime):
        return value.isoformat()
    raise TypeError(type(value).__name__)
