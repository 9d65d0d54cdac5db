"""The daily deal: known to nobody before, the first try counts, compared from enough results on."""

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hearthwood.table.daily import COMPARED_FROM
from hearthwood.table.thinking.playing import northwood

from .harness import Clock, Player, config_for, served
from .test_advice import COMPILING

DAY, NEXT = "2030-05-05", "2030-05-06"


@pytest.fixture(autouse=True)
def the_day(clock: Clock) -> Iterator[None]:
    clock.set(DAY)
    yield
    clock.set(DAY)


def begin(player: Player, day: str = DAY, setup: str = "full") -> dict[str, Any]:
    table: dict[str, Any] = player.post(f"/api/daily/{day}/{setup}", goal=18)
    return table


def deal(player: Player, day: str = DAY, setup: str = "full") -> dict[str, Any]:
    [found] = [deal for deal in player.get(f"/api/daily/{day}")["deals"] if deal["setup"] == setup]
    assert isinstance(found, dict)
    return found


def test_everybody_gets_the_same_deal_and_each_day_and_setup_another(address: str, clock: Clock) -> None:
    with Player(address) as one, Player(address) as other:
        text = begin(one)["now"]["view"]["text"]
        assert begin(other)["now"]["view"]["text"] == text
        assert begin(one, setup="intro")["now"]["view"]["hand"] != begin(one)["now"]["view"]["hand"]
        clock.set(NEXT)
        assert begin(one, NEXT)["now"]["view"]["text"] != text
        assert begin(one, DAY)["now"]["view"]["text"] == text


def test_no_two_servers_share_their_deals(address: str, tmp_path: Path, clock: Clock) -> None:
    texts = [first_deal(address)]
    for _ in range(2):  # the second time it has been started anew
        with served(config_for(tmp_path), clock.calendar) as another:
            texts.append(first_deal(another))
    assert texts[0] != texts[1]
    assert texts[1] == texts[2]


def first_deal(address: str) -> str:
    with Player(address) as player:
        return str(begin(player)["now"]["view"]["text"])


@pytest.mark.parametrize("day", ["2030-05-06", "2030-05-04", "2030-02-30"])
def test_days_without_a_deal_are_refused(player: Player, day: str) -> None:
    assert player.refused("GET", f"/api/daily/{day}") == (404, "day-closed")
    assert player.refused("POST", f"/api/daily/{day}/full", goal=16) == (404, "day-closed")


def test_the_first_try_counts_and_stays_it(player: Player) -> None:
    first = begin(player)["head"]
    assert (first["seed_known"], first["purpose"], first["daily"]) == (False, "daily", DAY)
    assert begin(player)["head"]["seed_known"]
    assert deal(player)["own"] == {
        "table": first["id"],
        "standing": "running",
        "points": None,
        "counts": True,
    }
    end = player.finish(first["id"], Random(1))
    own = deal(player)["own"]
    assert (own["standing"], own["points"], own["counts"]) == ("over", end["view"]["points"], True)
    player.http.delete(f"/api/tables/{first['id']}")
    assert begin(player)["head"]["seed_known"]
    assert deal(player)["own"] == {"table": None, "standing": None, "points": None, "counts": False}


def test_a_try_with_a_branch_or_on_another_day_does_not_count(
    player: Player, address: str, clock: Clock
) -> None:
    with player.sit(begin(player)["head"]["id"]) as seat:
        seat.play("@4")
        seat.ask("branch", ply=0)
    assert not deal(player)["own"]["counts"]
    clock.set(NEXT)
    with Player(address) as late:
        assert not begin(late, DAY)["head"]["seed_known"]
        assert not deal(late, DAY)["own"]["counts"]


def test_the_seed_is_told_when_the_day_is_over(player: Player, clock: Clock) -> None:
    table = begin(player)["head"]["id"]
    assert player.finish(table, Random(1))["seed"] is None
    for path in ("link", "branches"):
        body = {"ply": 0} if path == "branches" else {}
        assert player.refused("POST", f"/api/tables/{table}/{path}", **body) == (409, "day-open")
    assert player.refused("GET", f"/api/tables/{table}/record") == (409, "day-open")
    clock.set(NEXT)
    assert player.get(f"/api/tables/{table}")["now"]["seed"] is not None
    assert player.get(f"/api/replays/{player.post(f'/api/tables/{table}/link')['link']}")["daily"] == DAY


def test_results_are_compared_from_enough_on(tmp_path: Path, clock: Clock) -> None:
    with served(config_for(tmp_path), clock.calendar) as address:
        points = []
        for number in range(COMPARED_FROM):
            with Player(address) as player:
                assert deal(player, setup="intro")["tally"] is None
                table = begin(player, setup="intro")["head"]["id"]
                with player.sit(table) as seat:
                    for _ in range(3):
                        seat.play(Random(number).choice(seat.legal))
                    seat.ask("stop")
                    points.append(seat.now["view"]["points"])
        with Player(address) as player:
            found = deal(player, setup="intro")
            assert found["players"] == COMPARED_FROM
            counted = {line["points"]: line["players"] for line in found["tally"]}
            assert counted == {score: points.count(score) for score in points}
            assert deal(player)["players"] == 0


def test_of_two_profiles_that_become_one_the_try_that_was_there_counts(player: Player, address: str) -> None:
    first = begin(player)["head"]["id"]
    code = player.post("/api/profile/code")["code"]
    with Player(address) as other:
        begin(other)
        begin(other, setup="intro")
        other.post("/api/profile/carry", code=code)
        assert deal(other)["own"]["table"] == first
        assert deal(other, setup="intro")["own"]["counts"]


def test_the_archive_has_the_own_first_tries(player: Player, clock: Clock) -> None:
    end = player.finish(begin(player)["head"]["id"], Random(1))
    begin(player)
    clock.set(NEXT)
    begin(player, NEXT, "intro")
    found = player.get("/api/daily/archive")
    assert (found["today"], found["tries"]) == (
        NEXT,
        [
            {"day": NEXT, "setup": "intro", "points": None},
            {"day": DAY, "setup": "full", "points": end["view"]["points"]},
        ],
    )


def test_the_sage_plays_the_deal_and_tells_when_one_has_played(tmp_path: Path, clock: Clock) -> None:
    config = config_for(tmp_path, thinkers=1, thinking_seconds=COMPILING)
    with served(config, clock.calendar) as address, Player(address) as player:
        table = begin(player, setup="intro")["head"]["id"]
        before = deal(player, setup="intro")
        assert (before["sage"], before["sage_playing"]) == (None, False)
        player.finish(table, Random(1))
        end = time.monotonic() + COMPILING
        while (found := deal(player, setup="intro"))["sage_playing"]:
            assert time.monotonic() < end
            time.sleep(0.1)
        clock.set(NEXT)
        seed = int(player.get(f"/api/tables/{table}")["now"]["seed"])
        assert found["sage"] == deal(player, setup="intro")["sage"] == northwood("intro", seed)
