"""Tables as a client meets them: play, refusals, undo, branches, two sockets, what was stored."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from hearthwood.core.journal import Branched, parse_entry
from hearthwood.northwood import FULL, Position, View, new_game
from hearthwood.northwood.records import Record

from .harness import Player, Seat


@pytest.fixture
def seat(player: Player) -> Iterator[Seat]:
    with player.sit(player.open(setup="intro", seed="7")["head"]["id"]) as seat:
        yield seat


def visit(seat: Seat) -> None:
    """To the first response."""
    seat.play("@4")
    seat.play("listen")


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_is_the_one_that_setup_and_seed_fix(player: Player, seed: int) -> None:
    game = new_game(FULL, seed)
    dice = random.Random(seed)
    with player.sit(player.open(seed=str(seed))["head"]["id"]) as seat:
        while seat.legal:
            view = game.position.view()
            assert seat.now["view"]["text"] == str(view)
            assert seat.legal == [str(move) for move in view.legal_moves]
            assert [card["card"] for card in seat.now["view"]["hand"] if card["legal"]] == [
                move for move in seat.legal if move[0] in "CFLE" and len(move) == 2
            ]
            move = dice.choice(seat.legal)
            game.play(move)
            seat.play(move)
        outcome = game.position.outcome
        assert outcome is not None
        assert seat.now["view"]["outcome"]["points"] == outcome.points
        assert (seat.now["standing"], seat.now["seed"]) == ("over", str(seed))
        assert [step["move"] for step in seat.steps] == [step.move for step in game.steps]
        assert [event["kind"] for event in seat.steps[1]["events"]] == [
            event.kind.value for event in game.steps[1].events
        ]


def test_what_cannot_be_played_says_why(seat: Seat) -> None:
    visit(seat)
    for card in seat.now["view"]["hand"]:
        assert card["legal"] == (card["why_not"] is None)
        assert card["would_score"] in (True, False)
    problem = seat.refused("play", move="@4")
    assert (problem["reason"], problem["rule"]) == ("respond", "N4.respond")
    assert seat.refused("play", move="undo")["rule"] == "N7.move"
    assert seat.ask("sync")["table"]["now"] == seat.now


def test_a_seat_that_is_not_there_cannot_play(seat: Seat) -> None:
    assert seat.refused("play", move="@4", seat=3)["reason"] == "not-yours"


def test_a_stale_command_is_refused_and_the_client_catches_up(seat: Seat) -> None:
    before = seat.now["state"]
    seat.play("@4")
    problem = seat.refused("play", move="listen", state=before)
    assert (problem["reason"], problem["facts"]) == ("stale", {"state": before + 1})
    assert seat.refused("undo", state=before + 7)["reason"] == "stale"
    seat.ask("sync")
    assert len(seat.steps) == 1
    seat.play("listen")


def test_commands_may_be_sent_in_a_row(seat: Seat) -> None:
    numbers = [seat.say("play", move=move, state=state) for state, move in enumerate(("@4", "listen", "@9"))]
    numbers.append(seat.say("undo", state=3))
    answers = [seat.hear() for _ in numbers]
    assert [answer["reply_to"] for answer in answers] == numbers
    assert [answer["type"] for answer in answers] == ["update", "update", "refused", "refused"]
    assert answers[3]["problem"]["reason"] == "stale"


def test_undo_goes_back_to_what_was_revealed_and_a_branch_further(seat: Seat) -> None:
    seat.play("@4")
    seat.ask("undo")
    assert (seat.now["ply"], seat.now["state"], seat.steps) == (0, 2, [])
    visit(seat)
    assert seat.now["free_ply"] == 2
    assert seat.refused("undo")["reason"] == "cannot-undo"
    hand = [card["card"] for card in seat.now["view"]["hand"]]
    seat.ask("branch", ply=1)
    assert seat.now["practice"]
    assert [card["card"] for card in seat.now["view"]["hand"]] == hand
    assert [step["move"] for step in seat.steps] == ["@4"]
    assert seat.refused("branch", ply=2)["rule"] == "N7.branch"


def test_a_game_can_be_stopped(player: Player, seat: Seat) -> None:
    visit(seat)
    assert seat.now["seed"] is None
    seat.ask("stop")
    assert seat.now["standing"] == "stopped"
    assert seat.now["seed"] == "7"
    assert seat.refused("stop")["reason"] == "ended"
    record = player.http.get(f"/api/tables/{seat.head['id']}/record").text
    assert Record.parse(record).result == "stopped"
    assert [table["standing"] for table in player.get("/api/tables?standing=ended")["tables"]] == ["stopped"]


def test_two_sockets_see_the_same(player: Player, seat: Seat) -> None:
    with player.sit(seat.head["id"]) as other:
        seat.play("@4")
        heard = other.hear()
        assert heard["reply_to"] is None
        other.take(heard)
        assert other.now == seat.now
        other.say("play", move="listen")
        seat.take(seat.hear())
        other.take(other.hear())
        assert (other.now, other.steps) == (seat.now, seat.steps)


def test_of_two_sockets_that_move_at_once_one_is_stale(player: Player, seat: Seat) -> None:
    with player.sit(seat.head["id"]) as other:
        asked = [(one, one.say("play", move=move)) for one, move in ((seat, "@4"), (other, "@5"))]
        kinds = sorted(answer_to(one, number)["type"] for one, number in asked)
    assert kinds == ["refused", "update"]
    assert player.get(f"/api/tables/{seat.head['id']}")["now"]["state"] == 1


def answer_to(seat: Seat, number: int) -> dict[str, Any]:
    """What was said in reply, whatever else was said before."""
    while (message := seat.hear())["reply_to"] != number:
        pass
    return message


def test_commands_can_be_given_without_a_socket(player: Player) -> None:
    table = player.open()["head"]["id"]
    update = player.post(f"/api/tables/{table}/commands", type="play", id=1, state=0, move="@3")
    assert (update["type"], update["now"]["state"]) == ("update", 1)
    wrong = {"type": "play", "id": 1, "state": 0, "move": "@3"}
    assert player.refused("POST", f"/api/tables/{table}/commands", **wrong) == (409, "stale")
    illegal = wrong | {"state": 1}
    assert player.refused("POST", f"/api/tables/{table}/commands", **illegal) == (409, "ready")


def test_earlier_views_can_be_looked_at_without_undoing(player: Player, seat: Seat) -> None:
    first = seat.now["view"]
    visit(seat)
    seen = player.get(f"/api/tables/{seat.head['id']}/views?first=0&count=32")["views"]
    assert len(seen) == 3
    assert (seen[0], seen[2]) == (first, seat.now["view"])


def test_a_table_is_its_owners_alone(player: Player, address: str) -> None:
    table = player.open()["head"]["id"]
    with Player(address) as stranger:
        for method, path in (("GET", ""), ("DELETE", ""), ("GET", "/record"), ("POST", "/link")):
            assert stranger.refused(method, f"/api/tables/{table}{path}") == (404, "not-found")
        assert closes(stranger, table) == 4404
        stranger.http.cookies.clear()
        assert stranger.refused("GET", f"/api/tables/{table}") == (401, "no-profile")
        assert closes(stranger, table) == 4401
    assert closes(player, table, Origin="https://example.org") == 4403


def closes(player: Player, table: str, **headers: str) -> int:
    """The code that a socket is closed with."""
    with pytest.raises(ConnectionClosed) as closed, player.sit(table, **headers):
        pass
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_a_deleted_table_closes_its_sockets(player: Player, seat: Seat) -> None:
    assert player.http.delete(f"/api/tables/{seat.head['id']}").status_code == 204
    with pytest.raises(ConnectionClosed) as closed:
        seat.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    assert player.get("/api/tables")["tables"] == []


@pytest.mark.parametrize(("frames", "code"), [(["x" * 5_000], 1009), (["{}"] * 30, 4400)])
def test_a_frame_too_large_and_too_much_nonsense_close_the_socket(
    seat: Seat, frames: list[str], code: int
) -> None:
    for frame in frames:
        seat.socket.send(frame)
    with pytest.raises(ConnectionClosed) as closed:
        hear_for_ever(seat)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code


def hear_for_ever(seat: Seat) -> None:
    while True:
        seat.hear()


def test_lists_come_in_pages(player: Player) -> None:
    opened = [player.open()["head"]["id"] for _ in range(5)]  # all at one moment: the clock stands
    page = player.get("/api/tables?limit=3")
    rest = player.get(f"/api/tables?limit=3&cursor={page['next']}")
    assert rest["next"] is None
    assert [table["head"]["id"] for table in page["tables"] + rest["tables"]] == sorted(opened)


def test_branching_off_a_finished_game_leaves_it_as_it_is(player: Player) -> None:
    table = player.open(seed="11")["head"]["id"]
    assert player.refused("POST", f"/api/tables/{table}/branches", ply=0) == (409, "running")
    player.finish(table, random.Random(1))
    whole = player.get(f"/api/tables/{table}")
    branch = player.post(f"/api/tables/{table}/branches", ply=5)
    assert (branch["head"]["purpose"], branch["now"]["practice"], branch["now"]["ply"]) == ("branch", True, 5)
    assert branch["now"]["seed"] is None
    assert branch["steps"] == whole["steps"][:5]
    assert player.get(f"/api/tables/{table}") == whole


def test_a_replay_is_opened_by_anybody(player: Player, address: str) -> None:
    table = player.open(setup="intro")["head"]["id"]
    assert player.refused("POST", f"/api/tables/{table}/link") == (409, "running")
    end = player.finish(table, random.Random(2))
    link = player.post(f"/api/tables/{table}/link")["link"]
    assert player.post(f"/api/tables/{table}/link")["link"] == link
    with Player(address) as stranger:
        branch = stranger.post(f"/api/replays/{link}/branches", ply=3)
        assert branch["now"]["ply"] == 3
        stranger.http.cookies.clear()
        replay = stranger.get(f"/api/replays/{link}")
        assert replay["seed"] == end["seed"]
        assert replay["steps"] == player.get(f"/api/tables/{table}")["steps"]
        views = stranger.get(f"/api/replays/{link}/views?first={len(replay['steps'])}&count=5")["views"]
        assert views == [end["view"]]
    with player.sit(table) as seat:  # what is done afterwards is not in it
        seat.ask("branch", ply=0)
    assert player.get(f"/api/replays/{link}") == replay


def test_records_come_in_as_they_went_out(player: Player) -> None:
    table = player.open(seed="123", goal=18)["head"]["id"]
    assert player.refused("GET", f"/api/tables/{table}/record") == (409, "running")
    player.finish(table, random.Random(3))
    text = player.http.get(f"/api/tables/{table}/record").text
    assert Record.parse(text).goal == 18
    position = str(Position.new(FULL, 5).play("@3"))
    odd = f"Game: northwood\nSetup: full\nPosition: {position}\nGoal: 16\nResult: unfinished\n\n1. listen\n"
    imported = player.post("/api/records", text=f"{text}\n{odd}")["tables"]
    assert [head["purpose"] for head in imported] == ["imported", "imported"]
    again = player.get(f"/api/tables/{imported[0]['id']}")
    assert again["steps"] == player.get(f"/api/tables/{table}")["steps"]
    running = player.get(f"/api/tables/{imported[1]['id']}")
    assert running["now"]["view"]["text"] == str(Position.parse(position).play("listen").view())
    status, reason = player.refused("POST", "/api/records", text=text.replace("Result: ", "Result: 1"))
    assert (status, reason) == (422, "invalid-record")


def test_a_branch_in_the_journal_holds_no_seed_that_is_told(player: Player) -> None:
    table = player.open()["head"]["id"]
    with player.sit(table) as seat:
        visit(seat)
        seat.ask("branch", ply=1)
    [told] = player.get("/api/profile/export")["tables"]
    assert (told["seed"], told["journal"]) == (None, ["@4", "listen", "branch:1"])
    player.finish(table, random.Random(4))
    [told] = player.get("/api/profile/export")["tables"]
    assert told["seed"] is not None
    assert isinstance(parse_entry(told["journal"][2]), Branched)


def test_views_in_the_answer_are_texts_that_others_can_read(player: Player) -> None:
    text = player.open()["now"]["view"]["text"]
    assert str(View.parse(text)) == text
