"""Nothing secret leaves the server: every byte that it sends, and every line that it logs, is looked through.

Games are played over HTTP and sockets through a tap that records all that the server says, headers included.
Then the journals are opened, as only the server can, and with them it is known what was secret when: seeds of
running games, streams, and how the cards lay that nobody had seen.
"""

import asyncio
import random
import re
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from hearthwood.core.journal import Branched, parse_entry
from hearthwood.northwood import FULL, NorthwoodGame, Position, View, new_game
from hearthwood.northwood.cards import CARD_TEXTS, Card
from hearthwood.northwood.setups import setup_named
from hearthwood.table.seen import Seen, seen
from hearthwood.table.store.rows import Head
from hearthwood.web.northwood import view_of

from .harness import PATIENCE, Player, Process, Seat, config_for, served

RUN = 5
"""So many unseen cards in a row, in the order in which they lie, are no accident."""

TOKENS = re.compile(rb"[CFLE][1-8]")


class Tap:
    """Stands between players and server, and keeps what the server says."""

    def __init__(self, address: str) -> None:
        self._port = int(address.rsplit(":", 1)[1])
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        starting = asyncio.run_coroutine_threadsafe(
            asyncio.start_server(self._join, "127.0.0.1", 0), self._loop
        )
        self._server = starting.result(PATIENCE)
        self.said = bytearray()
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def _join(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, there = await asyncio.open_connection("127.0.0.1", self._port)
        try:
            await asyncio.gather(self._pump(near, there, None), self._pump(far, back, self.said))
        except asyncio.CancelledError:
            pass  # the end of the tap
        finally:
            there.close()
            back.close()

    async def _pump(
        self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, kept: bytearray | None
    ) -> None:
        with suppress(ConnectionError):
            while data := await source.read(65_536):
                if kept is not None:
                    kept += data
                sink.write(data)
                await sink.drain()
        sink.close()

    async def _stop(self) -> None:
        self._server.close()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
        await asyncio.sleep(0.1)

    def close(self) -> None:
        asyncio.run_coroutine_threadsafe(self._stop(), self._loop).result(PATIENCE)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()


@contextmanager
def tapped(address: str) -> Iterator[Tap]:
    tap = Tap(address)
    try:
        yield tap
    finally:
        tap.close()


@dataclass
class Chapter:
    """What was said while a game ran, and the game as it was stored."""

    said: bytes
    marks: list[tuple[int, int]]
    """After so many bytes the game had so many entries."""
    game: NorthwoodGame


def play_games(tap: Tap, folder: Path, games: int) -> Iterator[Chapter]:
    """Games with everything that a player can do while they run; none is brought to its end."""
    with Player(tap.address, headers={"Accept-Encoding": "identity"}) as player:
        for number in range(games):
            tap.said.clear()
            dice = random.Random(number)
            marks: list[tuple[int, int]] = []
            table = player.open(setup=("full", "intro")[number % 2])["head"]["id"]
            with player.sit(table) as seat:
                marks += [(len(tap.said), seat.now["state"]) for _ in wander(seat, dice)]
            for path in ("", "/views?first=0&count=32", "/record"):
                player.http.get(f"/api/tables/{table}{path}")
            for path in ("/link", "/branches"):
                player.http.post(f"/api/tables/{table}{path}", json={"ply": 0})
            for path in ("/api/tables", "/api/profile/export", "/api/statistics", "/api/daily", "/metrics"):
                player.http.get(path)
            marks.append((len(tap.said), seat.now["state"]))
            yield Chapter(bytes(tap.said), marks, stored(folder, table))


def wander(seat: Seat, dice: random.Random) -> Iterator[None]:
    """Moves, undos, branches, and every kind of mistake; stops after each."""
    yield
    for _ in range(60):
        if len(seat.legal) == 0 or seat.now["view"]["visit"] == 8:
            return
        seat.play(dice.choice(seat.legal))
        yield
        chance = dice.random()
        if chance < 0.1 and seat.now["free_ply"] < seat.now["ply"]:
            seat.ask("undo")
        elif chance < 0.15:
            seat.ask("branch", ply=dice.randrange(seat.now["ply"] + 1))
        elif chance < 0.3:
            seat.ask("play", move=dice.choice(("C9", "@9", "listen", "stop", "branch:0:1", "E8")))
            seat.ask("play", state=999, move="listen")
            seat.ask("sync")
        yield


def stored(folder: Path, table: str) -> NorthwoodGame:
    """The game as the server knows it."""
    database = sqlite3.connect(folder / "hearthwood.sqlite")
    setup, seed = database.execute("SELECT setup, seed FROM tables WHERE id = ?", (table,)).fetchone()
    texts = database.execute("SELECT text FROM entries WHERE table_id = ? ORDER BY number", (table,))
    game = new_game(setup_named(setup), int(seed))
    for (text,) in texts:
        game.enter(parse_entry(text))
    database.close()
    assert not game.ended
    return game


def leaks(chapter: Chapter) -> list[str]:
    """What secret was said."""
    return [*numbers_told(chapter.said, chapter.game), *orders_told(chapter)]


def numbers_told(said: bytes, game: NorthwoodGame) -> Iterator[str]:
    """Seeds and streams in any form."""
    numbers = {"seed": game.start.seed}
    numbers |= {f"branch {n}": one.seed for n, one in enumerate(game.entries) if isinstance(one, Branched)}
    numbers |= {f"stream {n}": position.state().stream for n, position in enumerate(positions(game))}
    for name, number in numbers.items():
        for form in (str(number), f"{number:x}", f"{number:X}", str(number - 2**64)):
            if number and form.encode() in said:
                yield f"{name} as {form}"


def orders_told(chapter: Chapter) -> Iterator[str]:
    """Did cards that were unseen at the time stand in their order, top or bottom first?

    Runs that ascend say nothing: that is how sets are written.
    """
    states, begin = positions(chapter.game), 0
    for end, state in chapter.marks:
        tokens = [token.decode() for token in TOKENS.findall(chapter.said[begin:end])]
        runs = {tuple(tokens[at : at + RUN]) for at in range(len(tokens) - RUN + 1)}
        position, begin = states[state], end
        hidden = [CARD_TEXTS[card] for card in position.deck[len(position.known_deck) :]]
        for at in range(len(hidden) - RUN + 1):
            run = hidden[at : at + RUN]
            for told in (tuple(run), tuple(reversed(run))):
                if told in runs and list(told) != sorted(told, key=CARD_TEXTS.index):
                    yield f"deck order {' '.join(told)}"


def positions(game: NorthwoodGame) -> list[Position]:
    """As they were after each entry."""
    again = NorthwoodGame(game.start)
    found = [again.position]
    for entry in game.entries:
        again.enter(entry)
        found.append(again.position)
    return found


def test_no_byte_and_no_line_of_the_log_tells_what_is_hidden(tmp_path: Path) -> None:
    server = Process(tmp_path, HEARTHWOOD_LOG_LEVEL="debug")
    try:
        with tapped(server.address) as tap:
            for chapter in play_games(tap, tmp_path, 6):
                assert len(TOKENS.findall(chapter.said)) > 1_000
                assert leaks(chapter) == []
                log = (tmp_path / "log").read_bytes()
                assert b"/api/tables/{table}" in log
                assert list(numbers_told(log, chapter.game)) == []
    finally:
        server.stop()


def found_in_a_leaking_build(folder: Path) -> list[str]:
    with served(config_for(folder)) as address, tapped(address) as tap:
        return [leak for chapter in play_games(tap, folder, 1) for leak in leaks(chapter)]


def test_a_build_that_tells_the_deck_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def as_it_lies(view: View) -> tuple[Card, ...]:
        state = view.state()
        return tuple(Card(card) for card in reversed(state.deck[: state.deck_size - state.known]))

    monkeypatch.setattr(Position, "view", lambda position: View(position.state(), position.setup))
    monkeypatch.setattr(View, "unseen", property(as_it_lies))
    assert any(leak.startswith("deck order") for leak in found_in_a_leaking_build(tmp_path))


def test_a_build_that_tells_the_seed_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def told(head: Head, game: NorthwoodGame, *, open_day: str) -> Seen:
        return replace(seen(head, game, open_day=open_day), seed=head.seed)

    monkeypatch.setattr("hearthwood.table.live.seen", told)
    assert any(leak.startswith("seed as ") for leak in found_in_a_leaking_build(tmp_path))


@pytest.mark.parametrize("seed", range(5))
def test_what_is_told_does_not_depend_on_what_is_hidden(seed: int) -> None:
    """Another order of the unseen cards, another stream, another seed: the same bytes."""
    dice, position = random.Random(seed), Position.new(FULL, seed)
    while position.legal_moves:
        state = position.state()
        unseen = state.deck_size - state.known
        hidden = state.deck[:unseen]
        dice.shuffle(hidden)
        state.deck[:unseen] = hidden
        state.stream, state.seed = dice.getrandbits(64), dice.getrandbits(64)
        other = Position(state, FULL)
        assert view_of(other.view(), 16).model_dump_json() == view_of(position.view(), 16).model_dump_json()
        position = position.play(dice.choice(position.legal_moves))
