"""Games with journals, undo and practice branches: never a way to peek (rules G7.branch, G4.7)."""

from pathlib import Path
from random import Random

import pytest

from hearthwood.core.errors import CannotUndo, IllegalMove
from hearthwood.core.journal import Branched, Played, Undone, parse_entry
from hearthwood.nordguard import NordguardGame, Position, new_game, replay
from hearthwood.nordguard.happenings import KINDS
from hearthwood.nordguard.machine import telling
from tests.nordguard.fuzz import playable_setup
from tests.nordguard.scenes import Scene, bench, bench_setup

SETUP = bench_setup(seats=(("ann",), ("guard",)), width=3, height=3)


def journey(seed: int, moves: int) -> NordguardGame:
    """A random game with an undo here and a branch there."""
    rng = Random(seed)
    game = new_game(playable_setup(bench(), rng), seed)
    for _ in range(moves):
        if game.position.outcome is not None:
            break
        if game.can_undo and rng.random() < 0.1:
            game.undo()
        elif rng.random() < 0.01:
            game.branch(rng.randint(0, len(game.steps)), rng.getrandbits(64))
        else:
            game.play(str(rng.choice(game.position.legal_moves)))
    return game


@pytest.mark.parametrize("seed", range(12))
def test_a_journal_is_the_game(seed: int) -> None:
    game = journey(seed, 150)
    start = game.start
    again = NordguardGame.replay(start, [parse_entry(str(entry)) for entry in game.entries])
    assert str(again.position) == str(game.position)
    assert [step.move for step in again.steps] == [step.move for step in game.steps]


def test_a_journal_replays_from_setup_and_seed_with_the_seats_that_moved() -> None:
    game = new_game(SETUP, 5)
    for move in ("1/stay", "2/stay"):
        game.play(move)
    assert replay(SETUP, 5, game.entries).position == game.position
    assert [str(entry) for entry in game.entries] == ["1/stay", "2/stay"]


def test_a_refused_move_changes_nothing() -> None:
    game = new_game(SETUP, 5)
    with pytest.raises(IllegalMove):
        game.play("2/north")
    assert game.entries == []
    assert game.position == Position.new(SETUP, 5)


def test_undo_goes_back_to_the_last_reveal_and_no_further() -> None:
    game = new_game(SETUP, 5)
    game.play("stay")
    game.play("north")
    assert game.steps[-1].reveals
    with pytest.raises(CannotUndo, match="revealed something hidden"):
        game.undo()
    game.branch(0, 77)
    assert game.position.day == 1
    assert game.practice
    assert isinstance(game.entries[-1], Branched)


def test_undo_takes_back_what_revealed_nothing() -> None:
    game = new_game(SETUP, 5)
    before = game.position
    game.play("stay")
    game.undo()
    assert game.position == before
    assert game.entries == [Played("stay"), Undone()]


@pytest.mark.parametrize(
    ("before", "moves"),
    [
        ({"east": "[hut]"}, "east"),  # a face
        ({"east": "ice", "events": []}, "east"),  # dice
        ({"a": ["rope", "pelt"], "deck": [], "events": ["thief"], "east": "quiet-place"}, "east"),
        ({"east": "wolf-gap", "a": ["rifle"]}, "east fire:a1"),
        ({"team": ["nickel"], "a": [], "east": "cliff"}, "use:a"),
        ({"a": ["lamp"], "north": "[hut]"}, "use:a1"),
    ],
)
def test_whatever_shows_something_hidden_reveals(before: dict[str, object], moves: str) -> None:
    scene = Scene(**before).play(*moves.split())
    drawn = scene.state.discarded or scene.facts("event")
    assert any(happening.reveals for happening in scene.told) or not drawn


def test_a_theft_by_chance_reveals_and_one_without_choice_does_not() -> None:
    by_chance = Scene(here="wolf-gap", at="a2", a=["rope", "pelt"]).play("east")
    assert [happening.kind for happening in by_chance.told if happening.reveals] == ["lot"]
    certain = Scene(here="wolf-gap", at="a2", a=["rope"]).play("east")
    assert certain.facts("stolen") == [{"who": "a", "item": "rope", "where": "deck"}]
    assert not any(happening.reveals for happening in certain.told)


def test_moves_tell_what_they_did_in_names() -> None:
    scene = Scene(east="[den]", a=["knife"], dice=[1, 1, 5], events=["lose-day"]).play("east")
    told = [(happening.kind, happening.facts) for happening in scene.play("fire:a1").told]
    assert told == [
        ("fire", {"who": "a", "item": "knife", "dice": [5], "total": 5, "difficulty": 2}),
        ("fight-won", {"difficulty": 2, "total": 5}),
        ("beaten", {"cell": "c2", "card": "den"}),
        ("arrived", {"cell": "c2"}),
        ("event", {"event": "lose-day"}),
        ("days", {"change": -1, "dice": [], "days": 5}),
        ("day", {"day": 2, "days": 4}),
    ]


def test_everything_that_can_happen_is_told_somewhere() -> None:
    sources = "".join(path.read_text("utf-8") for path in Path(telling.__file__).parent.glob("*.py"))
    assert [kind for kind in KINDS if f'"{kind}"' not in sources] == []
