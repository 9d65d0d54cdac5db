"""Tables: open, list, look at, play, branch, write down."""

import time
from datetime import datetime
from typing import Annotated, Literal

from fastapi import APIRouter, Body, Query, Response
from fastapi.responses import PlainTextResponse

from hearthwood.core.journal import Played, Stopped, Undone
from hearthwood.table.hall import ListedTable
from hearthwood.table.kinds import KINDS, NORDGUARD_GOAL
from hearthwood.table.live import Act, BranchTo, LiveTable, NotYourSeat
from hearthwood.table.openings import Opening
from hearthwood.table.reviews import NoReview
from hearthwood.table.seen import Change
from hearthwood.table.store.rows import Purpose
from hearthwood.table.store.schema import microseconds, moment
from hearthwood.web import protocol, telling
from hearthwood.web.nordguard_setups import laid_out
from hearthwood.web.service import Service
from hearthwood.web.who import Me, Running, take

from . import FirstPly, TableInPath, ViewCount, refusals

LIST_LIMIT = 100

router = APIRouter(prefix="/api", tags=["tables"], responses=refusals(401, 403, 422, 429))


@router.post("/tables", status_code=201, responses=refusals(409, 503))
async def open_table(me: Me, running: Running, new: protocol.NewTable) -> protocol.TableState:
    """Open a table."""
    seed = None if new.seed is None else int(new.seed)
    setup, goal = (
        (laid_out(new), NORDGUARD_GOAL) if isinstance(new, protocol.NewNordguard) else (new.setup, new.goal)
    )
    opening = Opening(
        game=new.game,
        setup=setup,
        goal=goal,
        strict=new.strict,
        seed=seed,
        seed_known=seed is not None,
        purpose=Purpose(new.purpose),
    )
    return telling.table_of(await (await running.hall.open(me, opening)).look())


@router.get("/tables")
async def list_tables(
    me: Me,
    running: Running,
    standing: Literal["running", "ended", "all"] = "all",
    cursor: protocol.Cursor | None = None,
    limit: Annotated[int, Query(ge=1, le=LIST_LIMIT)] = 50,
) -> protocol.TableList:
    """The own tables, those changed last first."""
    ended = None if standing == "all" else standing == "ended"
    found = await running.hall.listed(me, ended=ended, after=_place(cursor), limit=limit + 1)
    shown = found[:limit]
    return protocol.TableList(
        tables=tuple(map(telling.summary_of, shown)),
        next=_cursor(shown[-1]) if len(found) > limit else None,
    )


def _cursor(table: ListedTable) -> str:
    return f"{microseconds(table.state.changed)}-{table.label.id}"


def _place(cursor: str | None) -> tuple[datetime, str] | None:
    if cursor is None:
        return None
    time_text, _, table = cursor.partition("-")
    return moment(int(time_text)), table


@router.get("/tables/{table}", responses=refusals(404))
async def see_table(me: Me, running: Running, table: TableInPath) -> protocol.TableState:
    """A table whole."""
    return telling.table_of(await (await running.hall.table(table, me)).look())


@router.delete("/tables/{table}", status_code=204, responses=refusals(404))
async def delete_table(me: Me, running: Running, table: TableInPath) -> Response:
    """Forget a table, with its replay links."""
    await running.hall.delete(table, me)
    running.reviews.forget(table)
    return Response(status_code=204)


@router.post("/tables/{table}/commands", responses=refusals(404, 409, 503))
async def command(
    me: Me, running: Running, table: TableInPath, wanted: Annotated[protocol.JournalCommand, Body()]
) -> protocol.UpdateMessage:
    """Carry out a command, for programs without a socket."""
    take("commands", running, me)
    live = await running.hall.table(table, me)
    change = await carry_out(running, live, wanted)
    return telling.update_of(change, live.label, wanted.id)


@router.post("/tables/{table}/advice", responses=refusals(404, 409, 503))
async def advise(me: Me, running: Running, table: TableInPath, asking: protocol.Asking) -> protocol.Advice:
    """What the strong player thinks, for programs without a socket."""
    take("commands", running, me)
    live = await running.hall.table(table, me)
    _, question = await live.question(asking.state)
    return telling.advice_of(await running.thinkers.ask(question, me))


async def carry_out(
    running: Service, live: LiveTable, wanted: protocol.JournalCommand, asker: object = None
) -> Change:
    """A command at a table, counted."""
    begun, outcome = time.perf_counter(), "refused"
    try:
        change = await live.enter(wanted.state, _act(live, wanted), asker)
        outcome = "done"
        return change
    finally:
        running.metrics.commands.labels(wanted.type, outcome).inc()
        running.metrics.command_seconds.observe(time.perf_counter() - begun)


def _act(live: LiveTable, wanted: protocol.JournalCommand) -> Act:
    match wanted:
        case protocol.PlayCommand():
            return Played(_with_seat(live, wanted))
        case protocol.UndoCommand():
            return Undone()
        case protocol.BranchCommand():
            return BranchTo(wanted.ply)
        case protocol.StopCommand():
            return Stopped()


def _with_seat(live: LiveTable, wanted: protocol.PlayCommand) -> str:
    """The move; where several sit at the table, behind the seat that makes it."""
    seats = len(KINDS[live.label.game].seats(live.label.setup))
    if wanted.seat is None or wanted.seat == 0 == seats - 1:
        return wanted.move
    if wanted.seat >= seats or wanted.move[:1].isdigit():
        raise NotYourSeat(f"this table has {seats} seats, from number 0")
    return f"{wanted.seat + 1}/{wanted.move}"


@router.get("/tables/{table}/views", responses=refusals(404))
async def see_views(
    me: Me, running: Running, table: TableInPath, first: FirstPly = 0, count: ViewCount = 1
) -> protocol.Views:
    """What was to be seen at some plies in a row."""
    live = await running.hall.table(table, me)
    return telling.views_of(live.label, first, await live.views(first, count))


@router.get(
    "/tables/{table}/record",
    response_class=Response,
    responses=refusals(404, 409) | {200: {"content": {"text/plain": {}}}},
)
async def see_record(me: Me, running: Running, table: TableInPath) -> PlainTextResponse:
    """A game that has ended, as a text record."""
    live = await running.hall.table(table, me)
    text = await running.hall.record(table, me)
    return PlainTextResponse(
        text, headers={"Content-Disposition": f'attachment; filename="{live.label.game}.txt"'}
    )


@router.post("/tables/{table}/branches", status_code=201, responses=refusals(404, 409, 503))
async def branch_table(
    me: Me, running: Running, table: TableInPath, point: protocol.BranchPoint
) -> protocol.TableState:
    """A new practice table from a ply of a game that has ended; that one stays as it is."""
    return telling.table_of(await (await running.hall.branch(table, me, point.ply)).look())


@router.post("/tables/{table}/review", responses=refusals(404, 409, 503))
async def look_back(
    me: Me, running: Running, table: TableInPath, known: protocol.Known
) -> protocol.ReviewState:
    """How far the review of a game that has ended is. Asking begins it; a quick one comes first."""
    question = await running.hall.to_review(table, me)
    if question is None:
        raise NoReview(table)
    looking = running.reviews.begin(table, me, question)
    return telling.review_of(looking, known.edition)


@router.post("/tables/{table}/link", responses=refusals(404, 409, 503))
async def link_table(me: Me, running: Running, table: TableInPath) -> protocol.ReplayLink:
    """A link by which anybody can watch a game that has ended."""
    return protocol.ReplayLink(link=await running.hall.link(table, me))


@router.post("/records", status_code=201, responses=refusals(409, 503))
async def read_records(me: Me, running: Running, given: protocol.Records) -> protocol.Imported:
    """Tables made of a text of records; the first fault refuses them all."""
    tables = await running.hall.read_records(me, given.text)
    return protocol.Imported(tables=tuple(telling.head_of(whole.label) for whole in tables))
