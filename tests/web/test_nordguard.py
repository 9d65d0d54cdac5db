"""Tables of Nordguard at the server: opened, played by seats, undone, branched, watched, written down."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from .harness import Player

TEAM: list[dict[str, Any]] = [
    {"characters": [{"character": "nickel", "suggested": True}, {"character": "brann", "suggested": True}]}
]
TWO_SEATS: list[dict[str, Any]] = [
    {"name": "Ada", "characters": [{"character": "nickel", "suggested": True}]},
    {"name": "Bo", "characters": [{"character": "brann", "items": ["knife"]}]},
]


def opened(player: Player, **new: Any) -> dict[str, Any]:
    table: dict[str, Any] = player.post("/api/tables", **({"game": "nordguard", "seats": TEAM} | new))
    return table


def test_a_table_is_laid_out_as_asked(player: Player) -> None:
    table = opened(player, width=5, height=6, seats=TWO_SEATS, recall="memory", lead="first", study=True)
    view = table["now"]["view"]
    assert (view["width"], view["height"], view["days"]) == (5, 6, 11)
    assert (view["recall"], view["lead_by"], view["phase"]) == ("memory", "first", "ready")
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Bo"]
    assert [member["seat"] for member in view["members"]] == [0, 1]
    assert [one["item"] for one in view["members"][1]["items"]] == ["rifle", "knife"]
    assert table["head"]["setup"] == "5x6-2"
    assert all(site["location"] for site in view["sites"]), "at the study all lie face up"


def test_characters_and_items_are_chosen_in_the_game(player: Player) -> None:
    table = opened(player, seats=[{"characters": [{}]}])
    assert table["now"]["view"]["phase"] == "choose"
    with player.sit(table["head"]["id"]) as seat:
        seat.play("choose:dag")
        assert seat.now["view"]["asked"]["who"] == "a"
        seat.play("take:rope")
        seat.play("done")
        seat.play("ready")
        assert seat.now["view"]["day"] == 1
        assert [event["kind"] for event in seat.steps[-1]["events"]] == ["study-ended", "day"]


@pytest.mark.parametrize(
    ("new", "reason"),
    [
        ({"seats": [{"characters": [{"character": "nobody"}]}]}, "invalid-text"),
        ({"seats": [{"characters": [{"character": "nickel"}, {"character": "nickel"}]}]}, "invalid-text"),
        ({"seats": [{"characters": [{}] * 7}] * 2}, "invalid-text"),
        ({"seats": []}, "invalid"),
        ({"width": 13}, "invalid"),
    ],
)
def test_what_no_table_can_be_is_refused(player: Player, new: dict[str, Any], reason: str) -> None:
    body = {"game": "nordguard", "seats": TEAM} | new
    assert player.refused("POST", "/api/tables", **body) == (422, reason)


def test_only_the_seat_that_is_asked_moves(player: Player) -> None:
    table = opened(player, seats=TWO_SEATS)["head"]["id"]
    with player.sit(table) as seat:
        assert seat.refused("play", move="north", seat=1)["reason"] == "not-yours"
        assert seat.refused("play", move="north", seat=5)["reason"] == "not-yours"
        assert seat.ask("play", move="stay", seat=0)["type"] == "update"
        assert (seat.steps[-1]["seat"], seat.steps[-1]["move"]) == (0, "stay")
        assert seat.now["view"]["lead"] == 1, "the lead passes on"


def test_undo_goes_back_to_what_was_seen_and_branches_go_further(player: Player) -> None:
    table = opened(player, seed="7")["head"]["id"]
    with player.sit(table) as seat:
        before = seat.now["view"]
        seat.play("drop:a1")
        seat.ask("undo")
        assert seat.now["view"] == before
        seat.play("stay")
        seat.play("north")
        assert seat.refused("undo")["reason"] == "cannot-undo"
        update = seat.ask("branch", ply=0)
        assert (update["entry"], seat.now["practice"]) == ("branch", True)
        assert seat.now["view"]["day"] == 1


def test_in_a_game_from_memory_nobody_looks_back(player: Player) -> None:
    remembered = opened(player, study=True)["head"]["id"]
    forgotten = opened(player, study=True, recall="memory")["head"]["id"]
    for table in (remembered, forgotten):
        with player.sit(table) as seat:
            seat.play("ready")
    assert len(player.get(f"/api/tables/{remembered}/views?first=0&count=2")["views"]) == 2
    assert player.refused("GET", f"/api/tables/{forgotten}/views?first=0") == (409, "still-secret")
    now = player.get(f"/api/tables/{forgotten}/views?first=1")["views"][0]
    assert sum(site["location"] is not None for site in now["sites"]) == 2


def finished(player: Player) -> str:
    table: str = opened(player, seed="11")["head"]["id"]
    player.finish(table, random.Random(2))
    return table


def test_a_game_that_has_ended_can_be_watched_and_tried_again(player: Player) -> None:
    table = finished(player)
    link = player.post(f"/api/tables/{table}/link")["link"]
    replay = player.get(f"/api/replays/{link}")
    assert (replay["game"], replay["seed"]) == ("nordguard", "11")
    assert replay["steps"][-1]["events"][-1]["kind"] in ("won", "lost", "blocked")
    views = player.get(f"/api/replays/{link}/views?first={len(replay['steps'])}")["views"]
    assert views[0]["outcome"]["result"] == replay["steps"][-1]["events"][-1]["kind"]
    branch = player.post(f"/api/replays/{link}/branches", ply=1)
    assert (branch["now"]["ply"], branch["now"]["standing"]) == (1, "running")
    line = next(one for one in player.get("/api/statistics")["lines"] if one["game"] == "nordguard")
    assert (line["setup"], line["terms"]) == ("4x4-2", "chosen-seed")


def test_a_record_brings_the_game_back(player: Player) -> None:
    text = player.http.get(f"/api/tables/{finished(player)}/record").text
    assert text.startswith("Game: nordguard\nSetup: ember-run 4x4:notebook:turns nickel[")
    table = player.post("/api/records", text=text)["tables"][0]
    assert table["purpose"] == "imported"
    assert player.http.get(f"/api/tables/{table['id']}/record").text == text.replace(
        text.split("Date: ")[1][:10], table["started"][:10]
    )
    broken = text.replace("Result: ", "Result: un")
    assert player.refused("POST", "/api/records", text=broken) == (422, "invalid-record")


def wandering(player: Player, **new: Any) -> Iterator[dict[str, Any]]:
    """What is seen while six games are played by chance."""
    for seed in range(6):
        table = opened(player, seed=str(seed), **new)["head"]["id"]
        dice = random.Random(seed)
        with player.sit(table) as seat:
            while seat.now["view"]["legal"]:
                yield seat.now["view"]
                seat.play(dice.choice(seat.legal))


def chances(value: Any) -> list[int]:
    """Every chance that is told somewhere in it."""
    if isinstance(value, list):
        return [chance for one in value for chance in chances(one)]
    if not isinstance(value, dict):
        return []
    own = [value["percent"]] if value.get("percent") is not None else []
    return own + [chance for one in value.values() for chance in chances(one)]


def test_help_with_dice_is_not_for_strict_tables(player: Player) -> None:
    assert any(chances(view) for view in wandering(player))
    assert not any(chances(view) for view in wandering(player, strict=True))


def test_chances_are_told_before_the_dice_are_thrown(player: Player) -> None:
    told = set()
    for view in wandering(player):
        odds = view["odds"]
        by_kind = {move["kind"]: move["percent"] for move in view["legal"]}
        told |= {kind for kind, chance in by_kind.items() if chance is not None}
        if view["phase"] == "roll":
            assert by_kind["roll"] == odds["percent"]
        if view["phase"] == "fight":
            shots = [move["percent"] for move in view["legal"] if move["kind"] == "fire"]
            assert odds["percent"] >= max(shots, default=0)
            assert odds["left"] >= len(shots)
    assert {"fire", "roll"} <= told


def test_what_waits_next_to_the_team_is_told_as_far_as_it_is_seen(player: Player) -> None:
    met = set()
    for view in wandering(player, study=True):
        for site in view["sites"]:
            if not site["meets"]:
                continue
            cards = [one["card"] for one in site["meets"]]
            assert cards == [site["location"], *(one["event"] for one in site["obstacles"])]
            met |= {one["asks"]["verb"] for one in site["meets"] if one["asks"]}
    assert {"fight", "any", "roll"} <= met


def test_in_a_game_from_memory_nothing_is_told_of_what_lies_face_down(player: Player) -> None:
    for view in wandering(player, recall="memory"):
        assert not any(site["meets"] for site in view["sites"] if not site["face_up"])


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_the_cards_are_told_in_each_language(player: Player, language: str) -> None:
    cards = player.get(f"/api/nordguard/cards/{language}")
    assert [len(cards[kind]) for kind in ("characters", "locations", "items", "events")] == [12, 26, 22, 40]
    assert all(one["name"] and one["text"] and one["picture"] for one in cards["events"])
