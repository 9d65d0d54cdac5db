"""Reviews: begun by asking, made beside everything else, a quick one first; nothing of running games."""

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hearthwood.table.reviews import Reviews
from hearthwood.table.thinking.thinkers import Question, Thinkers

from .harness import Clock, Player, config_for, served
from .test_advice import COMPILING
from .test_nordguard import opened


@pytest.fixture(scope="module")
def reviewed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    config = config_for(tmp_path_factory.mktemp("data"), thinkers=1, thinking_seconds=COMPILING)
    with served(config, Clock().calendar) as address:
        yield address


def look(player: Player, table: str, known: int = 0) -> dict[str, Any]:
    state: dict[str, Any] = player.post(f"/api/tables/{table}/review", edition=known)
    return state


def watched(player: Player, table: str) -> list[dict[str, Any]]:
    """Every state until the careful review is there."""
    end = time.monotonic() + COMPILING
    states = [look(player, table)]
    while states[-1]["going_on"]:
        assert time.monotonic() < end
        time.sleep(0.05)
        states.append(look(player, table, states[-1]["edition"]))
    return states


def test_a_quick_review_comes_first_and_then_a_careful_one(reviewed: str) -> None:
    with Player(reviewed) as player:
        table = player.open(setup="intro", seed="7")["head"]["id"]
        now = player.finish(table, random.Random(7))
        states = watched(player, table)
        assert [state["done"] for state in states] == sorted(state["done"] for state in states)
        assert (states[0]["edition"], states[-1]["edition"]) == (0, 2)
        assert states[-1]["done"] == states[-1]["of"] > 0
        whole = look(player, table)["review"]
        assert look(player, table, 2)["review"] is None, "what is known is not sent again"
        assert (whole["stars"], len(whole["moments"])) == (now["view"]["points"], now["ply"])
        ledger = whole["ledger"]
        told = sum(ledger[name] for name in ("start", "luck", "choices", "error"))
        assert told == pytest.approx(ledger["end"]) == now["view"]["points"]


def test_only_own_games_that_have_ended_are_looked_back_at(reviewed: str) -> None:
    with Player(reviewed) as player, Player(reviewed) as stranger:
        table = player.open()["head"]["id"]
        path = f"/api/tables/{table}/review"
        assert player.refused("POST", path, edition=0) == (409, "running")
        assert stranger.refused("POST", path, edition=0) == (404, "not-found")
        sled = opened(player)["head"]["id"]
        assert player.refused("POST", f"/api/tables/{sled}/review", edition=0) == (409, "no-review")


def test_a_daily_deal_is_looked_back_at_on_its_day(reviewed: str) -> None:
    with Player(reviewed) as player:
        table = player.post("/api/daily/2030-05-05/intro", goal=16)["head"]["id"]
        player.finish(table, random.Random(1))
        assert look(player, table)["edition"] == 0
        player.http.delete(f"/api/tables/{table}")
        assert player.refused("POST", f"/api/tables/{table}/review", edition=0) == (404, "not-found")


def test_a_server_without_thinkers_makes_no_reviews(tmp_path: Path) -> None:
    with served(config_for(tmp_path)) as address, Player(address) as player:
        table = player.open(setup="intro")["head"]["id"]
        with player.sit(table) as seat:
            seat.ask("stop")
        assert player.refused("POST", f"/api/tables/{table}/review", edition=0) == (409, "no-thinkers")


def test_reviews_are_forgotten_where_there_is_no_room() -> None:
    async def fill() -> None:
        reviews = Reviews(Thinkers(1, waiting=9, each=9, seconds=60), kept=2)
        waiting = Question("time:sleep", (60,))
        first = reviews.begin("a", "me", waiting)
        assert reviews.begin("a", "me", waiting) is first, "it is begun once"
        for table in "bc":
            reviews.begin(table, "me", waiting)
        await asyncio.sleep(0)
        assert not first.going_on, "the one that was asked for least lately is given up"
        assert reviews.begin("a", "me", waiting) is not first
        reviews.forget_all("me")

    asyncio.run(fill())
