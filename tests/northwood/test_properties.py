"""What holds in every position that can be reached: texts, legal moves, views, branches."""

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hearthwood.core.errors import IllegalMove
from hearthwood.northwood import (
    FULL,
    INTRO,
    SETUPS,
    Kind,
    Position,
    Sight,
    View,
    parse_sight,
)
from hearthwood.northwood.cards import CARD_TEXTS, CHARACTER_TEXTS
from hearthwood.northwood.moves import MOVES

from .chance import grouped
from .walks import eager, walk

DECK, KNOWN, PHASE, STREAM, SEED = 4, 7, 8, 9, 10
GAMES = 40
"""Of each setup, walked from end to end."""

CARD = re.compile("[CFLE][1-8]")
MANY = settings(max_examples=150, deadline=None, derandomize=True)
SEEDS = st.integers(0, 2**64 - 1)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A position reached by so many moves from the start of some game, or the end of that game."""
    position = Position.new(draw(st.sampled_from([INTRO, FULL])), draw(SEEDS))
    chance = Random(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, 250))):
        if not position.legal_moves:
            break
        position = position.play(eager(position, chance))
    return position


def twin(position: Position, chance: Random) -> Position:
    """A position that differs in all that is hidden, and in nothing else."""
    fields = str(position).split(" ")
    cards = [card.group() for card in CARD.finditer(fields[DECK])]
    known = int(fields[KNOWN])
    unseen = cards[known:]
    chance.shuffle(unseen)
    fields[DECK] = "".join(cards[:known] + unseen) or "-"
    if fields[PHASE] != "over":
        fields[STREAM] = f"{chance.getrandbits(64):016x}"
    fields[SEED] = str(chance.getrandbits(64))
    return Position.parse(" ".join(fields), position.setup)


def machine_state(sight: Sight) -> dict[str, object]:
    """Everything that the machine goes by: the piles as far as cards lie there."""
    state = vars(sight.state())
    return {
        name: value[: state[f"{name}_size"]] if f"{name}_size" in state else value
        for name, value in state.items()
    }


def sights(sight: Sight) -> dict[str, object]:
    """Everything that a position and a view both answer."""
    names = [name for name, value in vars(Sight).items() if hasattr(value, "__get__") and not callable(value)]
    return {name: getattr(sight, name) for name in names if not name.startswith("_")}


# Texts


@MANY
@given(positions())
def test_a_position_is_its_text(position: Position) -> None:
    """N7.position"""
    again = Position.parse(str(position), position.setup)
    assert str(again) == str(position)
    assert again == position
    assert hash(again) == hash(position)
    assert repr(position) == f"Position.parse({str(position)!r})"
    assert sights(again) == sights(position)
    assert machine_state(again) == machine_state(position)


@MANY
@given(positions())
def test_a_view_is_its_text(position: Position) -> None:
    """N7.view"""
    view = position.view()
    again = parse_sight(str(view), position.setup)
    assert isinstance(again, View)
    assert str(again) == str(view)
    assert again == view
    assert view.view() == view
    assert sights(again) == sights(view)
    assert machine_state(again) == machine_state(view)


@MANY
@given(positions(), st.integers(0, 2**32))
def test_a_position_goes_on_from_its_text_as_from_its_history(position: Position, number: int) -> None:
    """N7.position: nothing that matters is left out."""
    again = Position.parse(str(position), position.setup)
    chance = Random(number)
    for _ in range(30):
        if not position.legal_moves:
            break
        move = eager(position, chance)
        position, events = position.play_telling(move)
        again, events_again = again.play_telling(move)
        assert str(again) == str(position)
        assert events_again == events


# Legal moves


@MANY
@given(positions())
def test_the_legal_moves_are_exactly_those_that_play(position: Position) -> None:
    """N4.decision: the others are refused, and change nothing."""
    text = str(position)
    legal = set(position.legal_moves)
    assert bool(legal) == (position.phase.value != "over")
    for move in MOVES.values():
        if move in legal:
            assert str(position.play(move)) != text
        else:
            with pytest.raises(IllegalMove) as refused:
                position.play(move)
            assert refused.value.move == str(move)
            assert "\n" not in str(refused.value)
        assert str(position) == text


@MANY
@given(positions())
def test_legal_moves_stand_in_their_order(position: Position) -> None:
    """Cards or substitutions by their numbers, then what is left; the same for every machine."""
    kinds = [Kind.CARD, Kind.SUBSTITUTE, Kind.VISIT, Kind.ACTIVATE, Kind.NAME_SUIT]
    kinds += [Kind.LISTEN, Kind.DRAW, Kind.DONE]
    order = [(kinds.index(move.kind), move.code) for move in position.legal_moves]
    assert order == sorted(set(order))


@MANY
@given(positions())
def test_every_card_lies_in_one_place(position: Position) -> None:
    """N8.whole"""
    deck = position.known_deck + position.unseen
    cards = sorted(position.hand + deck + position.discard_pile + position.score_pile)
    assert cards == ([] if position.phase.value == "over" else list(range(32)))


# Views


@MANY
@given(positions(), st.integers(0, 2**32))
def test_a_view_does_not_depend_on_what_is_hidden(position: Position, number: int) -> None:
    """N7.secret"""
    other = twin(position, Random(number))
    assert str(other.view()) == str(position.view())
    assert other.legal_moves == position.legal_moves
    assert sights(other) == sights(position)


@MANY
@given(positions())
def test_a_view_answers_as_its_position_does(position: Position) -> None:
    """N7.secret"""
    view = parse_sight(str(position.view()), position.setup)
    assert view.legal_moves == position.legal_moves
    assert sights(view) == sights(position)
    assert not hasattr(view, "seed")
    assert not hasattr(view, "deck")
    assert not hasattr(view, "play")


@MANY
@given(positions())
def test_a_view_hides_the_order_the_stream_and_the_seed(position: Position) -> None:
    """N7.view"""
    shown, whole = str(position.view()).split(" "), str(position).split(" ")
    assert shown[STREAM:] == ["?", "?"]
    assert shown[:DECK] + shown[DECK + 1 : STREAM] == whole[:DECK] + whole[DECK + 1 : STREAM]
    if whole[DECK] == "-":
        assert shown[DECK] == "-"
    else:
        cards = [card.group() for card in CARD.finditer(whole[DECK])]
        known = int(whole[KNOWN])
        unseen = grouped(cards[known:]).removeprefix("-")
        assert shown[DECK] == "".join(cards[:known]) + "~" + unseen


@MANY
@given(positions(), SEEDS)
def test_a_branch_looks_the_same_and_is_new_where_nobody_sees(position: Position, seed: int) -> None:
    """N7.branch: whatever was hidden in the first game has no part in it."""
    branch = position.branch(seed)
    assert str(branch.view()) == str(position.view())
    assert branch.seed == seed
    assert str(Position.parse(str(branch), position.setup)) == str(branch)
    assert branch == twin(position, Random(1)).branch(seed)


# Whole games


@pytest.mark.parametrize("setup", SETUPS)
def test_whole_games_show_everything_there_is(setup: str) -> None:
    """The text, the view, what is hidden, at each stop; together they see every phase and ability."""
    chance = Random(5)
    phases = set()
    for seed in range(GAMES):
        for position in walk(SETUPS[setup], seed):
            text = str(position)
            assert str(Position.parse(text)) == text
            view = str(position.view())
            assert str(twin(position, chance).view()) == view
            assert parse_sight(view).legal_moves == position.legal_moves
            phases.add(text.split(" ")[PHASE])
    plain = {phase for phase in phases if not phase.startswith("ability:")}
    assert plain >= {"choose", "substitute", "ready", "spent", "respond", "over"}
    running = {phase.split(":")[2] for phase in phases if phase.count(":") > 1}
    if setup == "full":
        assert phases >= {"spent!", "respond!", "ability:BE"}
        assert running == set(CHARACTER_TEXTS) - {"JC", "QC", "QF", "QL", "QE", "BE"}
    else:
        assert running == {"JF", "JL", "JE", "KC", "KF", "KL", "KE"}


def test_the_cards_have_one_text_each() -> None:
    assert len(set(CARD_TEXTS)) == 32
    assert len({move.text for move in MOVES.values()}) == len(MOVES) == 83
