"""Hints and odds: thought about elsewhere, noted in the journal, never in the way of a move."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from hearthwood.northwood import FULL, Position
from hearthwood.table.thinking.thinkers import BUSY, FAILED, NOBODY, TOO_LONG, CannotThink, Question, Thinkers

from .harness import Player, config_for, served
from .test_nordguard import opened

ECHO = Question("builtins:len", ("four",))


def slept(seconds: float) -> Question:
    return Question("time:sleep", (seconds,))


def thinking(**changes: int) -> Thinkers:
    return Thinkers(changes.pop("workers", 1), **({"waiting": 4, "each": 4, "seconds": 30} | changes))


async def reason_of(thinkers: Thinkers, question: Question) -> str:
    with pytest.raises(CannotThink) as caught:
        await thinkers.ask(question, "somebody")
    return caught.value.reason


def test_questions_are_answered_elsewhere() -> None:
    async def ask() -> None:
        thinkers = thinking()
        assert await thinkers.ask(ECHO, "somebody") == 4
        assert await reason_of(thinkers, Question("builtins:int", ("x",))) == FAILED
        assert await thinkers.ask(ECHO, "somebody") == 4, "an error costs no worker"
        assert await reason_of(thinkers, Question("os:abort", ())) == FAILED
        assert await thinkers.ask(ECHO, "somebody") == 4, "another worker takes the place of a lost one"
        await thinkers.stop()

    asyncio.run(ask())


def test_what_takes_too_long_is_given_up() -> None:
    async def ask() -> None:
        thinkers = thinking(seconds=2)
        await thinkers.ask(ECHO, "somebody")
        assert await reason_of(thinkers, slept(60)) == TOO_LONG
        await thinkers.stop()

    asyncio.run(ask())


def test_there_is_a_limit_for_each_and_for_all() -> None:
    async def ask() -> None:
        thinkers = thinking(each=1, waiting=1)
        first = asyncio.create_task(thinkers.ask(slept(60), "somebody"))
        await asyncio.sleep(0.1)
        assert await reason_of(thinkers, ECHO) == BUSY
        second = asyncio.create_task(thinkers.ask(ECHO, "another"))
        await asyncio.sleep(0.1)
        with pytest.raises(CannotThink):
            await thinkers.ask(ECHO, "a third")
        first.cancel()
        assert await second == 4, "what nobody waits for any more is taken back"
        await thinkers.stop()
        assert await reason_of(thinking(workers=0), ECHO) == NOBODY

    asyncio.run(ask())


COMPILING = 300
"""Seconds that the first question of a fresh clone may take on a busy machine."""


@pytest.fixture(scope="module")
def advised(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    config = config_for(tmp_path_factory.mktemp("data"), thinkers=1, thinking_seconds=COMPILING)
    with served(config) as address:
        view = str(Position.new(FULL, 3).view())
        question = {"setup": "full", "view": view}
        httpx.post(f"{address}/api/companion/advice", json=question, timeout=COMPILING).raise_for_status()
        yield address


def test_a_hint_comes_while_moves_go_on_and_is_counted(advised: str) -> None:
    with Player(advised) as player:
        assert player.get("/api/about")["features"] == ["hints", "odds", "review"]
        table = player.open(setup="intro")["head"]["id"]
        with player.sit(table) as seat:
            number = seat.say("advise")
            update, advice = seat.hear(), seat.hear()
            seat.take(update)
            assert (update["entry"], update["reply_to"]) == ("hint", number)
            assert (advice["type"], advice["reply_to"]) == ("advice", number)
            assert advice["state"] == seat.now["state"] == 1
            assert {one["move"] for one in advice["advice"]["moves"]} == set(seat.legal)
            seat.say("advise")
            assert seat.hear()["type"] == "advice", "the same question again is not noted again"
            assert seat.now["hints"] == 1
        assert player.refused("POST", f"/api/tables/{table}/advice", state=7) == (409, "stale")
        best = player.post(f"/api/tables/{table}/advice", state=1)["moves"][0]
        assert 0 <= best["percent"] <= 100


def test_a_move_is_not_held_up_by_a_hint(advised: str) -> None:
    with Player(advised) as player, player.sit(player.open()["head"]["id"]) as seat:
        seat.say("advise")
        seat.take(seat.hear())
        begun = time.monotonic()
        seat.socket.send('{"type": "play", "id": 9, "state": 1, "move": "%s"}' % seat.legal[0])  # noqa: UP031
        while (message := seat.hear()).get("entry") != "play":
            assert message["type"] == "advice"
        assert time.monotonic() - begun < 2


def test_strict_tables_get_no_help(advised: str) -> None:
    with Player(advised) as player:
        with player.sit(player.open(strict=True)["head"]["id"]) as seat:
            assert seat.refused("advise")["reason"] == "strict"
        with player.sit(player.open()["head"]["id"]) as seat:
            seat.ask("stop")
            assert seat.refused("advise")["reason"] == "ended"


def test_the_guide_advises_about_nordguard(advised: str) -> None:
    with Player(advised) as player:
        table = opened(player)["head"]["id"]
        advice = player.post(f"/api/tables/{table}/advice", state=0)
        assert advice["of"] == "won"
        assert advice["reasons"][0]["id"] == "guide-best"
        assert all(one["low"] <= one["percent"] <= one["high"] for one in advice["moves"])


def test_companions_are_advised_too(advised: str) -> None:
    view = str(Position.new(FULL, 3).view())
    with Player(advised) as player:
        assert player.post("/api/companion/advice", setup="full", view=view)["moves"]


def test_a_server_without_thinkers_says_so(tmp_path: Path) -> None:
    with served(config_for(tmp_path)) as address, Player(address) as player:
        assert player.get("/api/about")["features"] == []
        table = player.open()["head"]["id"]
        assert player.refused("POST", f"/api/tables/{table}/advice", state=0) == (409, "no-thinkers")
