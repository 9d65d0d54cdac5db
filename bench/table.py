"""The table in the browser under load: players at sockets who move once a second, and tables that lie idle.

Beside it, with the same players, stands an echo: the same server software answering what it is sent. What the
table adds to that is its own. Server and players share the machine's cores.
"""

import asyncio
import json
import os
import resource
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import quantiles
from subprocess import PIPE, Popen
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from .harness import Figures

SERVE = "from hearthwood.cli import main; main(prog_name='hearthwood')"
ECHO = """
import sys, uvicorn
from hearthwood.web.serving import listen
async def app(scope, receive, send):
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})
listening = listen("127.0.0.1", 0)
print(f"Hearthwood is at http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
uvicorn.Server(uvicorn.Config(app, log_config=None, lifespan="off", ws="websockets-sansio",
    ws_per_message_deflate=False)).run(sockets=[listening])
"""
UNLIMITED = "COMMANDS_PER_SECOND REQUESTS_PER_SECOND PROFILES_PER_HOUR SOCKETS_PER_PROFILE TABLES_PER_PROFILE"

STEPS = (25, 50, 100, 200, 400, 800)
"""Sessions that are tried, until p99 of a move is above the bound."""
BOUND = 0.05
SECONDS = 6
WARMING = 1.5
"""The first moves are not counted."""
THINKING = 1.0
SIZES = (100, 1_000, 5_000)
AT_ONCE = 20
OPEN_FILES = 20_000


@contextmanager
def server(*command: str) -> Iterator[tuple[str, int]]:
    """Address and process of a server."""
    unlimited = {f"HEARTHWOOD_{name}": "1000000" for name in UNLIMITED.split()}
    environment = os.environ | unlimited | {"HEARTHWOOD_LOG_LEVEL": "error"}
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(OPEN_FILES, hard), hard))
    with Popen([sys.executable, "-c", *command], stdout=PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1].rstrip("/")
        try:
            yield address, process.pid
        finally:
            process.terminate()


@contextmanager
def table_server() -> Iterator[tuple[str, int]]:
    with (
        tempfile.TemporaryDirectory() as folder,
        server(SERVE, "serve", "--port", "0", "--data", folder) as running,
    ):
        yield running


@dataclass
class Sitting:
    """A player at a table, or at the echo."""

    socket: ClientConnection
    dice: Random
    state: int = 0
    legal: list[str] = field(default_factory=list)

    async def move(self) -> float:
        """Seconds until the answer to a move."""
        if not self.legal:
            message: dict[str, Any] = {"type": "branch", "id": 1, "state": self.state, "ply": 0}
        else:
            move = self.dice.choice(self.legal)
            message = {"type": "play", "id": 1, "state": self.state, "move": move}
        begun = time.perf_counter()
        await self.socket.send(json.dumps(message))
        answer = await self.socket.recv()
        seconds = time.perf_counter() - begun
        self.take(json.loads(answer)["now"])
        return seconds

    def take(self, now: dict[str, Any]) -> None:
        self.state = now["state"]
        self.legal = [move["move"] for move in now["view"]["legal"]]

    async def echo(self) -> float:
        """Seconds until what was sent is back; it is as long as the answer to a move."""
        begun = time.perf_counter()
        await self.socket.send(ANSWER)
        await self.socket.recv()
        return time.perf_counter() - begun


ANSWER = "x" * 4_000


@asynccontextmanager
async def tables(address: str, count: int) -> AsyncIterator[list[Sitting]]:
    """So many players, each at a table of its own."""
    async with AsyncExitStack() as stack:
        client = await stack.enter_async_context(httpx.AsyncClient(base_url=address, timeout=60))
        (await client.post("/api/profile")).raise_for_status()
        cookies = {"Cookie": "; ".join(f"{name}={text}" for name, text in client.cookies.items())}
        gate = asyncio.Semaphore(AT_ONCE)

        async def sit(number: int) -> Sitting:
            async with gate:
                opened = await client.post("/api/tables", json={"setup": "full"})
                opened.raise_for_status()
                path = f"/api/tables/{opened.json()['head']['id']}/socket"
                one = connect(
                    address.replace("http", "ws") + path, additional_headers=cookies, compression=None
                )
                sitting = Sitting(await stack.enter_async_context(one), Random(number))
                sitting.take(json.loads(await sitting.socket.recv())["table"]["now"])
                return sitting

        yield await asyncio.gather(*(sit(number) for number in range(count)))


@asynccontextmanager
async def echoes(address: str, count: int) -> AsyncIterator[list[Sitting]]:
    async with AsyncExitStack() as stack:
        sockets = [
            await stack.enter_async_context(connect(address.replace("http", "ws"), compression=None))
            for _ in range(count)
        ]
        yield [Sitting(socket, Random(number)) for number, socket in enumerate(sockets)]


async def p99(sittings: list[Sitting], act: Callable[[Sitting], Awaitable[float]]) -> float:
    """The time that one of a hundred moves takes longer than, when everybody moves once a second."""
    loop = asyncio.get_running_loop()
    begun = loop.time()
    times: list[float] = []

    async def play(sitting: Sitting) -> None:
        due = begun + sitting.dice.uniform(0, THINKING)
        while due < begun + SECONDS:
            await asyncio.sleep(max(0.0, due - loop.time()))
            seconds = await act(sitting)
            if due > begun + WARMING:
                times.append(seconds)
            due += THINKING

    await asyncio.gather(*map(play, sittings))
    return quantiles(times, n=100)[-1]


def load(_: int) -> Figures:
    """Sessions held, and beside the largest number of them what an echo takes."""

    async def run() -> Figures:
        held, figures = 0, {}
        for count in STEPS:
            with table_server() as (address, _):
                async with tables(address, count) as sittings:
                    seconds = await p99(sittings, Sitting.move)
            if seconds > BOUND:
                break
            held, figures = count, {"p99 of a move, ms": seconds * 1000}
        with server(ECHO) as (address, _):
            async with echoes(address, max(held, STEPS[0])) as sittings:
                figures["p99 of an echo, ms"] = await p99(sittings, Sitting.echo) * 1000
        return {"sessions held": held} | figures

    return asyncio.run(run())


def memory(repeat: int) -> Figures:
    """What a table with somebody at it, who does nothing, adds to the server's memory. Measured once."""
    if repeat:
        return {}

    async def run() -> Figures:
        taken = {}
        for count in SIZES:
            with table_server() as (address, process):
                async with tables(address, count):
                    taken[count] = resident(process)
        pairs = pairwise(SIZES)
        return {f"MB with {count} tables": bytes_ / 1e6 for count, bytes_ in taken.items()} | {
            f"kB a table, {few} to {many}": (taken[many] - taken[few]) / (many - few) / 1e3
            for few, many in pairs
        }

    return asyncio.run(run())


def resident(process: int) -> int:
    """Bytes of a process that lie in memory."""
    fields = Path(f"/proc/{process}/statm").read_text("ascii").split()
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")
