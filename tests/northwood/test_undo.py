"""Undo that keeps secrets (N7.branch, N7.secret): never a way to peek."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hearthwood.core.errors import CannotUndo, GameEnded, IllegalMove
from hearthwood.core.journal import Branched, Hinted, Played, Stopped, Undone, parse_entry
from hearthwood.northwood import FULL, INTRO, NorthwoodGame, Position, Setup, View, new_game, replay

from .chance import fresh_visit
from .journeys import WORD, journey

games = st.builds(
    journey, st.sampled_from([INTRO, FULL]), st.randoms(use_true_random=False), st.integers(0, 200)
)
seeds = st.integers(0, WORD - 1)
MANY = settings(max_examples=40, deadline=None)


def position_at(game: NorthwoodGame, ply: int) -> Position:
    return game.steps[ply].before if ply < len(game.steps) else game.position


# What undo may pass


@pytest.mark.parametrize("number", range(50))
@pytest.mark.parametrize("setup", [INTRO, FULL], ids=lambda setup: setup.name)
def test_free_undo_passes_only_what_would_be_the_same_with_other_hidden_cards(
    setup: Setup, number: int
) -> None:
    """Between two reveals nothing hidden is seen: with other hidden cards, everything looks as it did."""
    game = journey(setup, Random(number), 1000, plain=True)
    other = game.start.branch(number)
    after = [step.before for step in game.steps[1:]] + [game.position]
    for step, position in zip(game.steps, after, strict=True):
        other = position.branch(number) if step.reveals else other.play(step.move)
        assert str(other.view()) == str(position.view())


@MANY
@given(games)
def test_undo_goes_back_to_the_last_reveal_and_no_further(game: NorthwoodGame) -> None:
    ply = game.free_ply
    while game.can_undo:
        game.undo()
    assert len(game.steps) == ply
    with pytest.raises(CannotUndo):
        game.undo()
    assert len(game.steps) == ply


@MANY
@given(games)
def test_undo_and_the_same_move_lead_to_the_same_position(game: NorthwoodGame) -> None:
    if not game.can_undo:
        return
    after, step = str(game.position), game.steps[-1]
    game.undo()
    assert str(game.position) == str(step.before)
    assert game.play(step.move) == step.events
    assert str(game.position) == after


@pytest.mark.parametrize(
    "moves",
    [
        pytest.param("@4 listen", id="a statement"),
        pytest.param("@4 listen L6 a", id="a draw from the unknown deck"),
        pytest.param(
            "@4 listen L6 listen C4 listen F4 listen C6 listen L7 listen E2 listen E3 listen E5",
            id="the end of a visit",
        ),
    ],
)
def test_a_reveal_is_a_barrier(moves: str) -> None:
    game = new_game(INTRO, 7)
    for move in moves.split():
        game.play(move)
    with pytest.raises(CannotUndo) as refused:
        game.undo()
    assert str(refused.value) == (
        "the last move revealed something hidden; further back is a practice branch (N7.branch)"
    )


# The end


def ended_game() -> NorthwoodGame:
    return journey(INTRO, Random(1), 1000, plain=True)


def test_the_end_is_a_barrier() -> None:
    game = ended_game()
    assert game.position.outcome is not None
    assert not game.can_undo
    with pytest.raises(CannotUndo) as refused:
        game.undo()
    assert str(refused.value) == "the game has ended; further back is a practice branch (N7.branch)"


def test_on_the_end_follows_only_a_branch() -> None:
    for game, move_refused in ((ended_game(), IllegalMove), (new_game(INTRO, 7), GameEnded)):
        if not game.ended:
            game.stop()
        entries = list(game.entries)
        with pytest.raises(move_refused):
            game.play("@4")
        for refused in (game.note_hint, game.stop):
            with pytest.raises(GameEnded):
                refused()
        assert game.entries == entries
        game.branch(0, 5)
        game.play("@4")
        assert game.practice
        assert not game.ended


def test_stopping_is_refused_once_and_said_why() -> None:
    game = new_game(INTRO, 7)
    game.stop()
    with pytest.raises(GameEnded) as refused:
        game.play("@4")
    assert str(refused.value) == "the game was stopped; nothing but a practice branch can follow (N6.R15)"


# Branches


@MANY
@given(games, seeds, seeds, st.randoms(use_true_random=False))
def test_nothing_hidden_of_the_first_game_is_in_a_branch(
    game: NorthwoodGame, seed: int, other_seed: int, rng: Random
) -> None:
    """With other hidden cards and later visits, the branch is the same to the last character."""
    ply = rng.randint(0, len(game.steps))
    here = position_at(game, ply)
    otherwise = here.branch(other_seed)
    assert str(otherwise.view()) == str(here.view())
    game.branch(ply, seed)
    assert str(game.position) == str(otherwise.branch(seed))
    assert str(game.position) == str(View.parse(str(here.view()), here.setup).branch(seed))
    assert str(game.position.view()) == str(here.view())
    assert game.position.seed == seed


@MANY
@given(games, seeds, st.randoms(use_true_random=False))
def test_undo_does_not_leave_a_branch(game: NorthwoodGame, seed: int, rng: Random) -> None:
    ply = rng.randint(0, len(game.steps))
    game.branch(ply, seed)
    assert not game.can_undo
    assert game.free_ply == ply


@MANY
@given(games, seeds)
def test_the_visits_behind_a_branch_come_from_its_seed(game: NorthwoodGame, seed: int) -> None:
    position = game.position.branch(seed)
    rng, visit = Random(seed), position.visit
    while position.visit == visit and position.outcome is None:
        position = position.play(rng.choice(position.legal_moves))
    if position.outcome is None:
        hand, deck, stream = fresh_visit(seed, visit + 1)
        fields = str(position).split()
        assert [fields[3], fields[4], *fields[9:]] == [hand, deck, stream, str(seed)]


@pytest.mark.parametrize("ply", [-1, 3])
def test_a_branch_needs_a_ply_that_exists(ply: int) -> None:
    game = new_game(INTRO, 7)
    game.play("@4")
    game.play("listen")
    with pytest.raises(CannotUndo) as refused:
        game.branch(ply, 1)
    assert str(refused.value) == f"there is no ply {ply}; the game has 2 moves (N7.branch)"
    assert game.entries == [Played("@4"), Played("listen")]


# Journals


@MANY
@given(games)
def test_a_journal_gives_the_same_game(game: NorthwoodGame) -> None:
    again = replay(game.start.setup, game.start.seed, map(parse_entry, map(str, game.entries)))
    assert again.entries == game.entries
    assert str(again.position) == str(game.position)
    assert [(step.move, step.events) for step in again.steps] == [
        (step.move, step.events) for step in game.steps
    ]
    assert (again.practice, again.hints, again.free_ply) == (game.practice, game.hints, game.free_ply)


@pytest.mark.parametrize(
    "entry", [Played("C7"), Undone(), Hinted(), Stopped(), Branched(0, 0), Branched(12, WORD - 1)]
)
def test_an_entry_is_read_as_it_is_written(entry: object) -> None:
    assert parse_entry(str(entry)) == entry
