"""A server in a thread, or in a process of its own, and players who talk to it."""

import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.sync.client import connect

from hearthwood.table.calendar import Calendar
from hearthwood.table.store.database import file_url
from hearthwood.web.app import create_app
from hearthwood.web.config import Config
from hearthwood.web.serving import listen, server_of
from hearthwood.web.who import COOKIE

PATIENCE = 30
NO_LIMITS: dict[str, Any] = {
    "commands_per_second": 10**6,
    "requests_per_second": 10**6,
    "profiles_per_hour": 10**6,
    "sockets_per_profile": 100,
    "thinkers": 0,
}
SERVE = "from hearthwood.cli import main; main(prog_name='hearthwood')"


def config_for(folder: Path, **changes: Any) -> Config:
    """A configuration without limits and without thinkers, over a SQLite file."""
    return replace(Config(database_url=file_url(folder)), **(NO_LIMITS | changes))


class Clock:
    """A calendar that tests set."""

    def __init__(self, day: str = "2030-05-05") -> None:
        self.time = datetime.fromisoformat(day).replace(hour=12, tzinfo=UTC)
        self.calendar = Calendar(lambda: self.time)

    def set(self, day: str) -> None:
        self.time = datetime.fromisoformat(day).replace(hour=12, tzinfo=UTC)


@contextmanager
def served(
    config: Config, calendar: Calendar | None = None, *, client: Path | None = None, port: int = 0
) -> Iterator[str]:
    """The address of a server that runs in a thread."""
    app = create_app(config, calendar=calendar, client=client)
    server = server_of(app)
    listening = listen("127.0.0.1", port)
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        until(lambda: server.started or not thread.is_alive())
        assert server.started
        yield address
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


class Process:
    """`hearthwood serve` in a process of its own."""

    def __init__(self, folder: Path, **environment: str) -> None:
        variables = {f"HEARTHWOOD_{name.upper()}": str(value) for name, value in NO_LIMITS.items()}
        self.log = (folder / "log").open("ab")
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, "serve", "--port", "0", "--data", str(folder)],
            env=os.environ | variables | environment,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Hearthwood is at "), line
        self.address = line.split()[-1].rstrip("/")
        until(lambda: answers(self.address))

    def kill(self) -> None:
        """kill -9, while whatever happens happens."""
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self) -> int:
        """A polite end; its status."""
        self.process.terminate()
        return self._gone()

    def _gone(self) -> int:
        status = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()
        return status


def until(true: Any) -> None:
    """Wait for something."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.02)


def answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/healthz").status_code == 200
    except httpx.TransportError:
        return False


class Player:
    """A browser with a profile."""

    def __init__(
        self, address: str, *, cookies: httpx.Cookies | None = None, headers: dict[str, str] | None = None
    ) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, headers=headers, cookies=cookies, timeout=PATIENCE)
        self.profile: dict[str, Any] = self.post("/api/profile")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.http.close()

    def get(self, path: str) -> Any:
        return self._read(self.http.get(path))

    def post(self, path: str, **body: Any) -> Any:
        return self._read(self.http.post(path, json=body) if body else self.http.post(path))

    def refused(self, method: str, path: str, **body: Any) -> tuple[int, str]:
        """Status and reason of a refusal."""
        answer = self.http.request(method, path, json=body or None)
        assert answer.status_code >= 400, answer.text
        assert set(answer.json()) == {"reason", "rule", "facts", "message"}
        return answer.status_code, answer.json()["reason"]

    def open(self, **new: Any) -> dict[str, Any]:
        table: dict[str, Any] = self.post("/api/tables", **({"setup": "full"} | new))
        return table

    @contextmanager
    def sit(self, table: str, **headers: str) -> Iterator["Seat"]:
        """Sit down at a table."""
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        cookies = {"Cookie": f"{COOKIE}={self.http.cookies[COOKIE]}"} if COOKIE in self.http.cookies else {}
        with connect(
            address, additional_headers=cookies | headers, compression=None, open_timeout=PATIENCE
        ) as socket:
            yield Seat(socket)

    def finish(self, table: str, dice: random.Random) -> dict[str, Any]:
        """Play a game to its end by chance."""
        with self.sit(table) as seat:
            while seat.now["view"]["legal"]:
                seat.play(dice.choice(seat.legal))
            now: dict[str, Any] = seat.now
            return now

    def _read(self, answer: httpx.Response) -> Any:
        assert answer.is_success, f"{answer.status_code} {answer.text}"
        return answer.json() if answer.content else None


class Seat:
    """A socket, with what it has told so far."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self._number = 0
        table = self.hear()["table"]
        self.head, self.now, self.steps = table["head"], table["now"], list(table["steps"])

    @property
    def legal(self) -> list[str]:
        return [move["move"] for move in self.now["view"]["legal"]]

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        return message

    def say(self, kind: str, **more: Any) -> int:
        """Send a command for the present state without waiting."""
        self._number += 1
        message = {"type": kind, "id": self._number} | more
        if kind != "sync":
            message.setdefault("state", self.now["state"])
        self.socket.send(json.dumps(message))
        return self._number

    def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        """Send a command and hear the answer; what changed is taken over."""
        number = self.say(kind, **more)
        message = self.hear()
        assert message["reply_to"] == number, message
        self.take(message)
        return message

    def take(self, message: dict[str, Any]) -> None:
        """As a client does."""
        if message["type"] == "update":
            self.now = message["now"]
            self.steps[message["steps_from"] :] = message["steps"]
        elif message["type"] == "table":
            self.now, self.steps = message["table"]["now"], list(message["table"]["steps"])

    def play(self, move: str) -> dict[str, Any]:
        message = self.ask("play", move=move)
        assert message["type"] == "update", message
        return message

    def refused(self, kind: str, **more: Any) -> dict[str, Any]:
        message = self.ask(kind, **more)
        assert message["type"] == "refused", message
        problem: dict[str, Any] = message["problem"]
        return problem
