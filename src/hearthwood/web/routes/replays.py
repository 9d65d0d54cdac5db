"""Replays: finished games, by link, for anybody."""

from fastapi import APIRouter

from hearthwood.web import protocol, telling
from hearthwood.web.who import Me, Running

from . import FirstPly, LinkInPath, ViewCount, refusals

router = APIRouter(prefix="/api/replays", tags=["replays"], responses=refusals(404, 422, 429))


@router.get("/{link}")
async def watch(running: Running, link: LinkInPath) -> protocol.Replay:
    """A finished game."""
    return telling.replay_of(await running.hall.watch(link))


@router.get("/{link}/views")
async def watch_views(
    running: Running, link: LinkInPath, first: FirstPly = 0, count: ViewCount = 1
) -> protocol.Views:
    """What was to be seen at some plies in a row."""
    watched = await running.hall.watch(link)
    views = await running.hall.watch_views(link, first, count)
    return telling.views_of(watched.label, first, views)


@router.post("/{link}/branches", status_code=201, responses=refusals(401, 403, 409, 503))
async def branch_replay(
    me: Me, running: Running, link: LinkInPath, point: protocol.BranchPoint
) -> protocol.TableState:
    """A new own practice table from a ply of it."""
    return telling.table_of(await (await running.hall.branch_from_link(link, me, point.ply)).look())
