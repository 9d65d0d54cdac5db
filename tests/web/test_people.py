"""Profiles: the cookie, the code for another device, export, deletion, settings."""

import sqlite3
from pathlib import Path
from random import Random

import httpx
import pytest

from hearthwood.table.store.people import CODE_LIFE
from hearthwood.web.who import COOKIE

from .harness import Clock, Player, config_for, served


def test_the_cookie_is_seen_by_no_script_and_no_other_site(address: str) -> None:
    answer = httpx.post(f"{address}/api/profile")
    cookie = answer.headers["set-cookie"]
    for word in ("HttpOnly", "SameSite=strict", "Path=/", "Max-Age="):
        assert word in cookie
    assert "Secure" not in cookie
    behind = httpx.post(f"{address}/api/profile", headers={"X-Forwarded-Proto": "https"})
    assert "Secure" in behind.headers["set-cookie"]


def test_a_profile_is_made_once(player: Player) -> None:
    assert player.post("/api/profile") == player.profile
    player.http.cookies.set(COOKIE, "x" * 43)
    assert player.refused("GET", "/api/profile") == (401, "no-profile")


def test_the_database_holds_no_secret_of_a_device(tmp_path: Path) -> None:
    with served(config_for(tmp_path)) as address, Player(address) as player:
        secret = player.http.cookies[COOKIE]
        code = player.post("/api/profile/code")["code"].replace("-", "")
    stored = "\n".join(sqlite3.connect(tmp_path / "hearthwood.sqlite").iterdump())
    assert player.profile["id"] in stored
    assert secret not in stored
    assert code not in stored


def test_a_code_brings_another_device_once(player: Player, address: str) -> None:
    table = player.open()["head"]["id"]
    code = player.post("/api/profile/code")["code"]
    with Player(address) as other:
        brought = other.open()["head"]["id"]
        assert other.refused("POST", "/api/profile/carry", code="AAAA-AAAA-AAAA") == (403, "wrong-code")
        arrived = other.post("/api/profile/carry", code=code.lower().replace("-", " "))
        assert (arrived["id"], arrived["devices"], arrived["tables"]) == (player.profile["id"], 2, 2)
        for one in (table, brought):
            assert other.get(f"/api/tables/{one}") == player.get(f"/api/tables/{one}")
    with Player(address) as third:
        assert third.refused("POST", "/api/profile/carry", code=code) == (403, "wrong-code")


def test_a_code_can_leave_the_games_of_a_device_behind(player: Player, address: str) -> None:
    code = player.post("/api/profile/code")["code"]
    with Player(address) as other:
        other.open()
        assert other.post("/api/profile/carry", code=code, take_along=False)["tables"] == 0


def test_a_code_does_not_live_long(player: Player, address: str, clock: Clock) -> None:
    code = player.post("/api/profile/code")["code"]
    now = clock.time
    try:
        clock.time = now + 2 * CODE_LIFE
        with Player(address) as other:
            assert other.refused("POST", "/api/profile/carry", code=code) == (403, "wrong-code")
    finally:
        clock.time = now


def test_settings_are_kept(player: Player) -> None:
    assert player.get("/api/settings")["language"] is None
    wanted = {"language": "it", "theme": "night", "lessons": ["first-visit"]}
    assert player.http.put("/api/settings", json=wanted).status_code == 200
    assert player.get("/api/settings") | wanted == player.get("/api/settings")
    assert player.refused("PUT", "/api/settings", language="xx") == (422, "invalid")


def test_deleting_a_profile_leaves_nothing(tmp_path: Path) -> None:
    with served(config_for(tmp_path)) as address, Player(address) as player:
        table = player.open()["head"]["id"]
        player.finish(table, Random(1))
        link = player.post(f"/api/tables/{table}/link")["link"]
        player.post("/api/profile/code")
        day = player.get("/api/daily")["today"]
        player.post(f"/api/daily/{day}/intro", strict=True)
        assert player.http.delete("/api/profile").status_code == 204
        assert player.refused("GET", "/api/profile") == (401, "no-profile")
        assert player.refused("GET", f"/api/replays/{link}") == (404, "not-found")
    database = sqlite3.connect(tmp_path / "hearthwood.sqlite")
    names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    rows = {name: database.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}
    assert {name for name, count in rows.items() if count} == {"alembic_version", "secrets"}


def test_results_count_by_terms(player: Player) -> None:
    ends = [player.finish(player.open()["head"]["id"], Random(seed)) for seed in range(3)]
    player.finish(player.open(seed="5")["head"]["id"], Random(9))
    player.finish(player.open(purpose="tutorial")["head"]["id"], Random(9))
    with player.sit(player.open()["head"]["id"]) as seat:
        seat.ask("stop")
    player.open()
    found = player.get("/api/statistics")
    assert found["going_on"] == 1
    lines = {line["terms"]: line for line in found["lines"]}
    assert set(lines) == {"fair", "chosen-seed"}
    fair = lines["fair"]
    points = [end["view"]["points"] for end in ends]
    assert (fair["games"], fair["stopped"]) == (3, 1)
    assert fair["mean_points"] == pytest.approx(sum(points) / 3)
    assert [fair["points"][score] for score in range(21)] == [points.count(score) for score in range(21)]
    friendly = [fief for end in ends for fief in end["view"]["outcome"]["friendly"]]
    assert fair["friendly"] == [friendly.count(fief) for fief in range(8)]
