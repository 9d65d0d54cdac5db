"""Frames of every kind at a table's socket: nothing breaks, and only accepted commands change it.

HEARTHWOOD_FRAMES sets how many (`make fuzz-socket` sends a million).
"""

import json
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from hearthwood.northwood.moves import MOVES_BY_TEXT
from hearthwood.web.socket import NOT_UNDERSTOOD

from .harness import Player, Process, Seat

FRAMES = int(os.environ.get("HEARTHWOOD_FRAMES", "3000"))
BATCH = 4
"""Frames at most that are sent before their answers are read."""

Frame = str | bytes
Dice = random.Random


def command(dice: Dice, state: int, legal: list[str]) -> dict[str, Any]:
    """A command that mostly makes sense."""
    kind = dice.choices(("play", "undo", "branch", "sync", "stop"), (800, 80, 20, 50, 1))[0]
    message: dict[str, Any] = {"type": kind, "id": dice.randrange(2**31)}
    if kind != "sync":
        message["state"] = state if dice.random() < 0.9 else dice.randrange(10**6)
    if kind == "play":
        known = legal if legal and dice.random() < 0.8 else sorted(MOVES_BY_TEXT)
        message["move"] = dice.choice(known)
    if kind == "branch":
        message["ply"] = dice.randrange(50)
    return message


ODD_NUMBERS = (True, -1, 0, 1.5, 2**31, 2**63, 2**64, 10**400)
ODD_TEXTS = ("", "\0", "C7", "\u2603", "\ud800", "x" * 200)
ODD: tuple[Any, ...] = (None, *ODD_NUMBERS, *ODD_TEXTS, [], {}, [[]])


def spoiled(dice: Dice, message: dict[str, Any]) -> dict[str, Any]:
    """One field missing, doubled under another name, or with something odd in it."""
    name = dice.choice(sorted(message))
    match dice.randrange(3):
        case 0:
            del message[name]
        case 1:
            message[name + dice.choice("x_ ")] = message[name]
        case _:
            message[name] = dice.choice(ODD)
    return message


def mangled(dice: Dice, text: str) -> Frame:
    """Bytes lost, added, turned; or no text at all."""
    data = bytearray(text.encode(errors="replace"))
    for _ in range(dice.randrange(1, 6)):
        at = dice.randrange(len(data))
        match dice.randrange(3):
            case 0 if len(data) > 1:
                del data[at]
            case 1:
                data.insert(at, dice.randrange(256))
            case _:
                data[at] ^= 1 << dice.randrange(8)
    if dice.random() < 0.2:
        return bytes(data)
    return data.decode(errors="replace")


def frame(dice: Dice, state: int, legal: list[str]) -> Frame:
    """Good, odd or broken."""
    message = command(dice, state, legal)
    chance = dice.random()
    if chance < 0.15:
        message = spoiled(dice, message)
    text = json.dumps(message)
    return mangled(dice, text) if chance > 0.9 else text


class Fuzzer:
    """Sends frames; takes a new table now and then, and a new socket when one was closed."""

    def __init__(self, player: Player, seed: int) -> None:
        self._player = player
        self._dice = random.Random(seed)
        self.sent = self.done = 0

    def run(self, frames: int) -> None:
        while self.sent < frames:
            table = self._player.open(setup=self._dice.choice(("intro", "full")))["head"]["id"]
            end = min(frames, self.sent + 400)
            while self.sent < end:
                self._sit(table, end)
            self._player.http.delete(f"/api/tables/{table}")

    def _sit(self, table: str, end: int) -> None:
        """One socket, until it is closed for too much nonsense or enough was sent."""
        try:
            with self._player.sit(table) as seat:
                while self.sent < end:
                    self._round(seat)
        except ConnectionClosed as closed:
            if closed.rcvd is None or closed.rcvd.code != NOT_UNDERSTOOD:
                raise

    def _round(self, seat: Seat) -> None:
        batch = [
            frame(self._dice, seat.now["state"] + ahead, seat.legal)
            for ahead in range(self._dice.randint(1, BATCH))
        ]
        for one in batch:
            seat.socket.send(one)
        self.sent += len(batch)
        for _ in batch:
            self._check(seat, seat.hear())
        before = (seat.now, seat.steps)
        assert seat.ask("sync")["type"] == "table"
        assert (seat.now, seat.steps) == before

    def _check(self, seat: Seat, answer: dict[str, Any]) -> None:
        state = seat.now["state"]
        seat.take(answer)
        if answer["type"] == "update":
            assert seat.now["state"] == state + 1
            self.done += 1
        elif answer["type"] == "refused":
            assert answer["state"] == state
            assert set(answer["problem"]) == {"reason", "rule", "facts", "message"}


def test_no_frame_breaks_anything(tmp_path: Path) -> None:
    server = Process(tmp_path)
    try:
        with Player(server.address) as player:
            fuzzer = Fuzzer(player, 7)
            fuzzer.run(FRAMES)
            assert fuzzer.done > FRAMES / 10
            assert player.get("/healthz") == {"status": "ok"}
    finally:
        server.stop()
    log = (tmp_path / "log").read_text("utf-8")
    assert '"level": "error"' not in log
    assert "socket failed" not in log


@pytest.mark.parametrize(
    "make", [command, lambda dice, state, legal: spoiled(dice, command(dice, state, legal))]
)
def test_the_fuzzer_sends_what_can_be_sent(make: Callable[..., dict[str, Any]]) -> None:
    dice = random.Random(1)
    assert all(json.dumps(make(dice, 3, ["@1"])) for _ in range(500))
