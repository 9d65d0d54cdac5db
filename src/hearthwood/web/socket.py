"""A table's WebSocket: commands in, updates out. Each socket has a reader and a writer of its own."""

import asyncio
import contextlib
import logging
from dataclasses import dataclass

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from hearthwood.core.journal import Hinted
from hearthwood.table.live import LiveTable
from hearthwood.table.seen import Change
from hearthwood.table.store.errors import NotFound

from . import protocol, telling
from .logs import whereabouts
from .problems import REFUSALS, Refused, refused
from .routes.tables import carry_out
from .service import Service, service_of
from .sights import Problem
from .who import COOKIE, known, own_origin, take
from .words import TableId

FRAME_LIMIT = 4_096
"""Bytes of a frame; the server beneath closes with 1009 on a larger one."""
OUTGOING_LIMIT = 64
"""Messages that may wait for a slow reader."""
NONSENSE_LIMIT = 20
"""Frames that say nothing, before the socket is closed."""

NOT_UNDERSTOOD, NO_PROFILE, OTHER_ORIGIN, NO_TABLE, TOO_SLOW, TOO_MANY = 4400, 4401, 4403, 4404, 4408, 4429
GOING_AWAY, FAULT = 1001, 1011

log = logging.getLogger(__name__)
router = APIRouter()
_message: TypeAdapter[protocol.ClientMessage] = TypeAdapter(protocol.ClientMessage)
_table_id: TypeAdapter[str] = TypeAdapter(TableId)


class Closed(Exception):
    """The socket is to be closed."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@router.websocket("/api/tables/{table}/socket")
async def sit_down(socket: WebSocket, table: str) -> None:
    """From the first message to the last."""
    running = service_of(socket)
    await socket.accept()
    try:
        profile, live = await _admitted(socket, running, table)
    except Closed as closed:
        await socket.close(closed.code)
        return
    running.sockets[profile] += 1
    running.metrics.sockets.inc()
    try:
        await Sitting(socket, running, profile, live).sit()
    finally:
        running.metrics.sockets.dec()
        running.sockets[profile] -= 1
        if not running.sockets[profile]:
            del running.sockets[profile]


async def _admitted(socket: WebSocket, running: Service, table: str) -> tuple[str, LiveTable]:
    if not own_origin(socket.headers.get("origin"), socket.headers.get("host", ""), running.config.origins):
        raise Closed(OTHER_ORIGIN)
    profile = await known(running, socket.cookies.get(COOKIE))
    if profile is None:
        raise Closed(NO_PROFILE)
    config = running.config
    if running.sockets.total() >= config.sockets or running.sockets[profile] >= config.sockets_per_profile:
        raise Closed(TOO_MANY)
    try:
        return profile, await running.hall.table(_table_id.validate_python(table), profile)
    except (NotFound, ValidationError):
        raise Closed(NO_TABLE) from None


class Sitting:
    """Somebody at a table, through one socket."""

    def __init__(self, socket: WebSocket, running: Service, profile: str, live: LiveTable) -> None:
        self._socket = socket
        self._running = running
        self._profile = profile
        self._live = live
        self._outgoing: asyncio.Queue[str] = asyncio.Queue(OUTGOING_LIMIT)
        self._over: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._nonsense = 0
        self._asking: asyncio.Task[None] | None = None

    async def sit(self) -> None:
        """Until either side goes."""
        self._live.listeners.add(self)
        tasks = (asyncio.create_task(self._read()), asyncio.create_task(self._write()))
        try:
            await asyncio.wait((*tasks, self._over), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._live.listeners.discard(self)
            self._stop_asking()
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
        code = self._over.result() if self._over.done() else FAULT
        for end in ends:
            if isinstance(end, Exception):
                log.error("socket failed: %s", whereabouts(end))
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # the other side was faster
            await self._socket.close(code)

    def changed(self, change: Change, asker: object) -> None:
        """Tell what was entered; advice for what was before is not wanted any more."""
        if not isinstance(change.entry, Hinted):
            self._stop_asking()
        reply_to = asker.command if isinstance(asker, Asker) and asker.sitting is self else None
        self._say(telling.update_of(change, self._live.label, reply_to))

    def removed(self) -> None:
        """The table is gone."""
        self._end(NO_TABLE)

    async def _read(self) -> None:
        await self._tell_all(None)
        while not self._over.done():
            try:
                message = await self._socket.receive()
            except WebSocketDisconnect:
                return self._end(GOING_AWAY)
            if message["type"] == "websocket.disconnect":
                return self._end(GOING_AWAY)
            await self._hear(message.get("text"))
        return None

    async def _hear(self, text: str | None) -> None:
        try:
            heard = None if text is None else _message.validate_json(text)
        except ValidationError:
            heard = None
        if heard is None:
            self._nonsense += 1
            if self._nonsense > NONSENSE_LIMIT:
                return self._end(NOT_UNDERSTOOD)
            return await self._refuse(None, _NONSENSE.problem)
        try:
            await self._obey(heard)
        except REFUSALS as error:
            await self._refuse(heard.id, refused(error).problem)
        return None

    async def _obey(self, heard: protocol.ClientMessage) -> None:
        take("commands", self._running, self._profile)
        if isinstance(heard, protocol.SyncCommand):
            await self._tell_all(heard.id)
            return
        if isinstance(heard, protocol.AdviseCommand):
            self._stop_asking()
            self._asking = asyncio.create_task(self._advise(heard))
            return
        await carry_out(self._running, self._live, heard, asker=Asker(self, heard.id))

    async def _advise(self, heard: protocol.AdviseCommand) -> None:
        """Beside everything else: moves do not wait for it."""
        try:
            state, question = await self._live.question(heard.state, Asker(self, heard.id))
            answer = await self._running.thinkers.ask(question, self._profile)
        except REFUSALS as error:
            return await self._refuse(heard.id, refused(error).problem)
        advice = telling.advice_of(answer)
        return self._say(protocol.AdviceMessage(type="advice", reply_to=heard.id, state=state, advice=advice))

    def _stop_asking(self) -> None:
        if self._asking is not None and self._asking is not asyncio.current_task():
            self._asking.cancel()
            self._asking = None

    async def _tell_all(self, reply_to: int | None) -> None:
        table = telling.table_of(await self._live.look())
        self._say(protocol.TableMessage(type="table", reply_to=reply_to, table=table))

    async def _refuse(self, reply_to: int | None, problem: Problem) -> None:
        state = await self._live.state()
        self._say(protocol.RefusedMessage(type="refused", reply_to=reply_to, state=state, problem=problem))

    async def _write(self) -> None:
        while True:
            text = await self._outgoing.get()
            try:
                await self._socket.send_text(text)
            except (RuntimeError, WebSocketDisconnect):
                return self._end(GOING_AWAY)

    def _say(self, message: protocol.ServerMessage) -> None:
        try:
            self._outgoing.put_nowait(message.model_dump_json())
        except asyncio.QueueFull:
            self._end(TOO_SLOW)

    def _end(self, code: int) -> None:
        if not self._over.done():
            self._over.set_result(code)


@dataclass(frozen=True, slots=True)
class Asker:
    """Who wants something, and by which command."""

    sitting: Sitting
    command: int


_NONSENSE = Refused(422, "invalid", "this is no message of the protocol", {"field": "message"})
