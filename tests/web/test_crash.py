"""The server is killed at any moment, under load: whatever it has answered is there afterwards.

HEARTHWOOD_KILLS sets how often (`make crash`).
"""

import json
import os
import random
import threading
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from .harness import Player, Process, Seat

KILLS = int(os.environ.get("HEARTHWOOD_KILLS", "3"))
PLAYERS = 4


class Witness:
    """Plays on its own, and remembers what it was told was done."""

    def __init__(self, address: str, seed: int) -> None:
        self._player = Player(address)
        self.table = self._player.open(seed=str(seed))["head"]["id"]
        self.journal: list[str] = []
        self._dice = random.Random(seed)
        self._thread = threading.Thread(target=self._play)

    def start(self) -> None:
        self._thread = threading.Thread(target=self._play)
        self._thread.start()

    def join(self) -> None:
        self._thread.join()

    def moved_to(self, address: str) -> None:
        """The server has come back elsewhere."""
        cookies = self._player.http.cookies
        self.close()
        self._player = Player(address, cookies=cookies)

    def stored(self) -> list[str]:
        """The journal as the server has it now."""
        [table] = self._player.get("/api/profile/export")["tables"]
        return [str(entry) for entry in table["journal"]]

    def close(self) -> None:
        self._player.http.close()

    def _play(self) -> None:
        with (
            suppress(WebSocketException, OSError, httpx.TransportError),
            self._player.sit(self.table) as seat,
        ):
            while True:
                self._act(seat)

    def _act(self, seat: Seat) -> None:
        if not seat.legal:
            seat.ask("branch", ply=0)
            self.journal.append("branch:0")
        elif seat.now["free_ply"] < seat.now["ply"] and self._dice.random() < 0.2:
            seat.ask("undo")
            self.journal.append("undo")
        else:
            move = self._dice.choice(seat.legal)
            seat.play(move)
            self.journal.append(move)


def lost(told: list[str], kept: list[str]) -> str | None:
    """What is wrong with a journal.

    All that was answered must be there, and at most one entry more: one was written, and the answer cut off.
    """
    if kept[: len(told)] != told:
        return f"told {json.dumps(told[-5:])}, kept {json.dumps(kept[-5:])}"
    if len(kept) > len(told) + 1:
        return f"{len(kept) - len(told)} entries that nobody asked for"
    return None


def test_what_was_answered_survives_a_kill(tmp_path: Path) -> None:
    dice = random.Random(5)
    server = Process(tmp_path)
    witnesses = [Witness(server.address, seed) for seed in range(PLAYERS)]
    answered = 0
    for _ in range(KILLS):
        for witness in witnesses:
            witness.start()
        time.sleep(dice.uniform(0.05, 1.2))
        server.kill()
        for witness in witnesses:
            witness.join()
        server = Process(tmp_path)
        for witness in witnesses:
            witness.moved_to(server.address)
            kept = witness.stored()
            assert lost(witness.journal, kept) is None
            answered = max(answered, len(witness.journal))
            witness.journal = kept
    assert answered > 5 * KILLS
    for witness in witnesses:
        witness.close()
    server.stop()


@pytest.mark.parametrize(
    ("told", "kept", "fault"),
    [
        (["@1", "a"], ["@1", "a"], None),
        (["@1"], ["@1", "a"], None),
        (["@1", "a"], ["@1"], "told"),
        (["@1", "a"], ["@1", "b"], "told"),
        (["@1"], ["@1", "a", "b"], "2 entries"),
    ],
)
def test_a_loss_would_be_seen(told: list[str], kept: list[str], fault: str | None) -> None:
    found = lost(told, kept)
    assert found is None if fault is None else found is not None and found.startswith(fault)


def test_a_polite_end_writes_what_waits_and_closes_sockets(tmp_path: Path) -> None:
    server = Process(tmp_path)
    witness = Witness(server.address, 1)
    witness.start()
    time.sleep(0.5)
    server.stop()
    witness.join()
    assert "finished" in (tmp_path / "log").read_text("utf-8").lower()
    server = Process(tmp_path)
    witness.moved_to(server.address)
    assert lost(witness.journal, witness.stored()) is None
    witness.close()
    server.stop()
