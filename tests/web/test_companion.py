"""Companion: games with cards on somebody's own table, followed from views alone."""

from random import Random

import pytest

from hearthwood.northwood import FULL, INTRO, Position, Setup
from hearthwood.northwood.cards import CARD_TEXTS
from hearthwood.northwood.events import Happening

from .harness import Player


@pytest.mark.parametrize(("setup", "seed"), [(INTRO, 1), (FULL, 2), (FULL, 3)])
def test_a_game_can_be_followed_from_what_the_cards_show(player: Player, setup: Setup, seed: int) -> None:
    dice, position = Random(seed), Position.new(setup, seed)
    while position.legal_moves:
        move = str(dice.choice(position.legal_moves))
        after, events = position.play_telling(move)
        deck = [CARD_TEXTS[card] for card in position.deck[len(position.known_deck) :]]
        body: dict[str, object] = {"setup": setup.name, "view": str(position.view()), "move": move}
        dealt = [event for event in events if event.kind is Happening.DEALT]
        body["hand"] = [CARD_TEXTS[card] for card in dealt[0].cards] if dealt else []
        answer = player.http.post("/api/companion/play", json=body)
        if answer.status_code == 422:  # says how many cards it turned up
            assert answer.json()["reason"] == "reveal-count"
            body["revealed"] = deck[: answer.json()["facts"]["needed"]]
            answer = player.http.post("/api/companion/play", json=body)
        assert answer.status_code == 200, answer.text
        assert answer.json()["view"]["text"] == str(after.view())
        assert [event["kind"] for event in answer.json()["steps"][0]["events"]] == [
            event.kind.value for event in events
        ]
        position = after


def test_a_view_tells_what_is_legal(player: Player) -> None:
    position = Position.new(FULL, 1).play("@3")
    answer = player.post("/api/companion/view", view=str(position.view()))
    assert [move["move"] for move in answer["view"]["legal"]] == [str(move) for move in position.legal_moves]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"view": str(Position.new(FULL, 1))}, "invalid-text"),
        ({"view": "nonsense"}, "invalid-text"),
        ({"setup": "none"}, "invalid"),
        ({"move": "C9"}, "invalid-text"),
        ({"move": "@9"}, "invalid-text"),
        ({"move": "listen"}, "choose"),
        ({"hand": ["C1"]}, "invalid-text"),
        ({"revealed": ["C1", "C1"]}, "invalid-text"),
        ({"view": "\u2603"}, "invalid"),
    ],
)
def test_what_is_wrong_is_said(player: Player, change: dict[str, object], reason: str) -> None:
    body = {"view": str(Position.new(FULL, 1).view()), "move": "@3"} | change
    assert player.refused("POST", "/api/companion/play", **body)[1] == reason
