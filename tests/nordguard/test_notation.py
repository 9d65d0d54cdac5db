"""Positions, views and moves as text, and what is refused about them."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hearthwood.core.errors import HearthwoodError, IllegalMove, InvalidText, NotYours
from hearthwood.nordguard.machine.moves import parse_move
from hearthwood.nordguard.notation.reading import FIELDS
from hearthwood.nordguard.position import Position, View, parse_sight, resample
from tests.nordguard.scenes import bench, bench_setup

START = str(Position.new(bench_setup(seats=(("ann", "guard"), ("nickel",)), width=3, height=3), 4))
FIGHT = "evening;arrive:a2:0;judge:a2:0;fight:wolf-gap#1:9:3:2:1:3:d6"


def with_fields(text: str, **changes: str) -> str:
    """A position with some fields otherwise; `_` in a name stands for a blank."""
    fields = dict(zip(FIELDS, text.split(" "), strict=True))
    fields |= {name.replace("_", " "): value for name, value in changes.items()}
    return " ".join(fields.values())


def field(text: str, name: str) -> str:
    return text.split(" ")[FIELDS.index(name)]


def test_G7_position_is_sixteen_fields() -> None:
    """G7.position"""
    assert len(FIELDS) == len(START.split(" ")) == 16
    assert START.startswith("bench 3x3:memory:turns ann,guard/nickel 6:1 [")
    assert field(START, "team") == "a1:a1:-"
    assert field(START, "items") == "-/-/knife"
    assert field(START, "steps") == "evening;day"
    assert field(START, "seed") == "4"


def test_G7_position_says_everything_that_has_happened() -> None:
    """G7.position"""
    items = "rifle:1*!1,pelt/-/knife".replace("rifle:1*!1", "rifle:1*")
    deck = sorted(bench().item_pile)
    for name in ("rifle", "pelt", "knife", "rope"):
        deck.remove(bench().item_numbers[name])
    text = with_fields(
        START,
        seats="ann,guard/nickel!1",
        items=items,
        ground="rope~b@b",
        item_deck=",".join(bench().items[item].text for item in deck),
        notes="left,omen#1",
        map=field(START, "map").replace("[", "", 1).replace("]", "=4", 1),
    )
    position = Position.parse(text, bench())
    assert str(position) == text
    assert position.members[0].items[0].used
    assert position.members[2].marks == 1
    assert [site.result for site in position.sites if site.result] == [4]
    assert str(position.play("stay")).split(" ")[FIELDS.index("days")] == "4:2"  # the omen took one more


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"sets": "other"}, "sets: 'other' is not bench, which is in play"),
        ({"table": "3x3"}, "table: '3x3' is not of the form 4x4:memory:turns"),
        ({"table": "3x3:amnesia:turns"}, "table: '3x3:amnesia:turns' is not of the form 4x4:memory:turns"),
        ({"table": "1x9:memory:turns"}, "table: a side of the map is 2 to 12 long"),
        ({"table": "3x4:memory:turns"}, "map: there are 4 rows of 3 locations"),
        ({"seats": "ann,guard/somebody-else"}, "seats: 'somebody-else' is no character"),
        ({"seats": "ann,ann/nickel"}, "seats: a character is there once"),
        ({"seats": "ann!1,guard/nickel"}, "seats: 'ann!1' marks a power that has no limit"),
        ({"seats": "ann,?/nickel"}, "seats: characters are chosen in seat order"),
        ({"seats": "ann,guard/?"}, "items: there are 2 characters, whose items stand between /"),
        ({"seats": ",".join(["ann"] * 8)}, "seats: a team has 1 to 7 characters"),
        ({"days": "six:1"}, "days: 'six:1' is not of the form 8:1, countdown and day"),
        ({"days": "06:1"}, "days: '06:1' is not of the form 8:1, countdown and day"),
        ({"map": "hut"}, "map: there are 3 rows of 3 locations"),
        ({"team": "a1"}, "team: 'a1' is not of the form b2:a2:east"),
        ({"team": "a1:z9:-"}, "team: 'a1:z9:-' is not of the form b2:a2:east"),
        ({"team": "a1:a1:up"}, "team: 'up' is no way that the team can have gone"),
        ({"team": "b2:b2:-"}, "map: Frontier, Destination and the team's location lie face up"),
        ({"items": "-/knife"}, "items: there are 3 characters, whose items stand between /"),
        ({"items": "-/-/sword"}, "items: 'sword' is no item; one is like rope or rifle:2*"),
        ({"items": "-/-/rifle"}, "items: 'rifle' must say how many uses are left"),
        ({"items": "-/-/knife:2"}, "items: 'knife:2' must say how many uses are left"),
        ({"items": "-/-/rope!1"}, "items: 'rope!1' marks a power that has no limit"),
        ({"items": "-/-/knife~g"}, "items: a letter stands for a character that is not there"),
        ({"items": "-/-/knife,knife"}, "items: there are 2 of knife in all, not 3"),
        ({"items": "knife,rope,rope/-/knife"}, "items: 3 items do not fit into 2 slots"),
        ({"ground": "rope"}, "ground: 'rope' must say who dropped it, as in rope:2@a"),
        ({"ground": "rope@d"}, "items: a letter stands for a character that is not there"),
        ({"ground": "rope@h"}, "ground: 'rope@h' must say who dropped it, as in rope:2@a"),
        ({"item_deck": "-"}, "items: there are 2 of knife in all, not 1"),
        ({"item_deck": "~knife"}, "item deck: a view begins it with ~, as its order is not seen"),
        ({"item_deck": "sword"}, "item deck: there is no card 'sword'"),
        ({"outside": "rope"}, "items: there are 2 of rope in all, not 3"),
        ({"event_deck": "-"}, "events: there are 9 of quiet in all, not 0"),
        ({"event_deck": "feast"}, "event deck: there is no card 'feast'"),
        ({"discarded": "thief"}, "events: there are 1 of thief in all, not 2"),
        ({"notes": "right"}, "notes: 'right' is not left, restocked and terms for tomorrow"),
        ({"notes": "thief#1"}, "notes: 'thief#1' is not left, restocked and terms for tomorrow"),
        ({"notes": "restocked,left"}, "position: 'restocked,left' is to be written 'left,restocked'"),
        ({"steps": "-"}, "steps: '-' is no step"),
        ({"steps": "dance"}, "steps: 'dance' is no step"),
        ({"steps": "evening"}, "steps: 'evening' leaves nothing to decide"),
        ({"steps": "day"}, "steps: the last thing to be done is evening"),
        ({"steps": "evening;day:1"}, "steps: 'day:1' must say nothing more"),
        ({"steps": "evening;draw"}, "steps: 'draw' must say count"),
        ({"steps": "evening;restock:z:1"}, "steps: 'restock:z:1' has 'z', which does not belong there"),
        ({"steps": "evening;restock:a:2"}, "steps: 'restock:a:2' has '2' where a number from 0 to 1 belongs"),
        ({"steps": "evening;gate:a2:0"}, "steps: 'evening;gate:a2:0' leaves nothing to decide"),
        ({"steps": "evening;gate:a2:0;day"}, "steps: a gate leads to arriving there"),
        ({"steps": "evening;arrive:a2:0;judge:a2:1;day"}, "steps: there is no such obstacle"),
        ({"steps": "evening;trade:c:1:c"}, "steps: nobody trades with himself"),
        ({"steps": "evening;trade:c:2:a"}, "steps: 'trade:c:2:a' has '2' where a number from 1 to 1 belongs"),
        ({"steps": "evening;draw:0;day"}, "steps: no events are to be drawn"),
        ({"steps": "evening;pick:thief"}, "steps: 'evening;pick:thief' leaves nothing to decide"),
        ({"steps": "evening;day;evening;day"}, "steps: the last thing to be done is evening"),
        ({"steps": "open:0"}, "steps: choosing a team comes before day 1, and everything else on a day"),
        ({"steps": "evening;ask:thief#9"}, "steps: 'ask:thief#9' has 'thief#9', which does not belong there"),
        ({"steps": "evening;ask"}, "steps: 'ask' has '', which does not belong there"),
        ({"steps": "evening;ask:toll#2:2"}, "steps: 'ask:toll#2:2' has '2' where a number"),
        ({"steps": "evening;outcome:thief#1;day"}, "steps: 'outcome:thief#1' has 'thief#1', which"),
        ({"steps": "evening;fight:den#1:9:3:2:1:3:6"}, "steps: 'fight:den#1:9:3:2:1:3:6' has '6', which"),
        ({"steps": "evening;" + "day;" * 99 + "day"}, "steps: there are 101 steps, more than 99"),
        ({"streams": "0"}, "streams: '0' is not four times 16 hexadecimal digits with points between"),
        ({"seed": "04"}, "seed: '04' is no seed; one is from 0 to 2^64 - 1, without leading zeros"),
        ({"seed": str(2**64)}, "seed: '18446744073709551616' is no seed"),
    ],
)  # fmt: skip
def test_G7_position_that_cannot_be_is_refused(changes: dict[str, str], message: str) -> None:
    """G7.position"""
    with pytest.raises(InvalidText) as refused:
        Position.parse(with_fields(START, **changes), bench())
    assert str(refused.value).startswith(message)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("frontier", "[frontier]", "map: Frontier, Destination and the team's location lie face up"),
        ("frontier", "hut", "map: Frontier is in the south-west corner and Destination in the north-east"),
        ("frontier", "house", "map: 'house' is no location; one is like hut, [hut] or hut=7+drift"),
        ("frontier", "frontier+feast", "map: 'feast' is no event that lies on a location"),
        ("frontier", "frontier+thief", "map: 'thief' does not say which term of the event made it stay"),
        ("frontier", "frontier+fog", "map: 'fog' lies there for 2, which its text must fit"),
        ("frontier", "frontier+fog~3", "map: 'fog~3' lies there for 2, which its text must fit"),
        ("frontier", "frontier+drift~1", "map: 'drift~1' lies there for ever, which its text must fit"),
        ("frontier", "frontier+drift", "events: there are 1 of drift in all, not 2"),
        ("frontier", "[?]", "map: '[?]': a view shows [?] where a location was not seen"),
        ("frontier", "frontier|hut", "map: only a view lists locations that it does not show"),
    ],
)
def test_G7_position_with_a_wrong_map_is_refused(old: str, new: str, message: str) -> None:
    """G7.position"""
    with pytest.raises(InvalidText) as refused:
        Position.parse(START.replace(old, new, 1), bench())
    assert str(refused.value).startswith(message)


def test_G7_position_has_no_more_of_a_location_than_there_are() -> None:
    """G7.position"""
    land = "[den],[den],destination/[den],[den],[den]/frontier,[den],[den]"
    with pytest.raises(InvalidText, match=r"map: there are not 7 of den \(G4.23\)"):
        Position.parse(with_fields(START, map=land), bench())


def test_G7_position_of_another_number_of_fields_is_refused() -> None:
    """G7.position"""
    for text in ("", "x", START + " ", START.replace(" ", "  ", 1), START.rsplit(" ", 1)[0]):
        with pytest.raises(InvalidText, match=r"there are 16 fields with one space between them, not"):
            Position.parse(text, bench())


def test_G7_view_and_position_are_told_apart() -> None:
    """G7.view"""
    view = Position.parse(START, bench()).view()
    with pytest.raises(InvalidText, match=r"this is a view"):
        Position.parse(str(view), bench())
    with pytest.raises(InvalidText, match=r"this is a whole position"):
        View.parse(START, bench())
    assert parse_sight(str(view), bench()) == view
    assert parse_sight(START, bench()) == Position.parse(START, bench())
    assert view.view() is view


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"streams": "0"}, "streams: a view shows ? here"),
        ({"item_deck": "knife"}, "item deck: a view begins it with ~"),
        ({"map": "[?hut],[?],destination/[?],[?],[?]/frontier,[?],[?]"}, "map: '[?hut]': a view shows [?]"),
        (
            {"map": "[?],[?],destination/[?],[?],[?]/frontier,[?],[?]|hut"},
            "map: as many locations are listed",
        ),
    ],
)
def test_G7_view_that_cannot_be_is_refused(changes: dict[str, str], message: str) -> None:
    """G7.view"""
    text = str(Position.parse(START, bench()).view())
    with pytest.raises(InvalidText) as refused:
        View.parse(with_fields(text, **changes), bench())
    assert str(refused.value).startswith(message)


def test_G7_view_answers_what_is_legal() -> None:
    """G7.view"""
    position = Position.parse(START, bench())
    view = View.parse(str(position.view()), bench())
    assert view.legal_moves == position.legal_moves
    with pytest.raises(IllegalMove):
        view.move("ready")


@pytest.mark.parametrize(
    "text",
    [
        "ready", "north", "stay", "restock", "done", "keep", "decline", "pass", "face", "roll", "pay", "fail",
        "none", "draw", "use:a", "use:a1", "use:g12.3", "fire:b2", "again:a", "ignore:c1", "spend:a1",
        "yield:a1", "drop:a1", "put:a1", "replace:b3", "swap:a1", "item:a1", "item:rope", "take:rope",
        "choose:nickel", "give:a1:b", "pick:1:b", "to:c", "option:2", "event:1", "@b3", "@l12",
    ],
)  # fmt: skip
def test_G7_move_reads_as_it_is_written(text: str) -> None:
    """G7.move"""
    move = parse_move(text, bench())
    assert str(move) == text
    assert parse_move(text, bench()) is move


@pytest.mark.parametrize(
    "text",
    ["", "North", "go", "use", "use:h1", "use:a0", "give:a1", "@m1", "@a13", "@a0", "take:sword", "option:0"],
)
def test_G7_move_that_is_none_is_refused(text: str) -> None:
    """G7.move"""
    with pytest.raises(InvalidText, match=r"is no move; one is like north, fire:a1.*G7.move"):
        parse_move(text, bench())


@pytest.mark.parametrize(
    ("move", "message"),
    [
        ("west", "move west: the map ends there; possible: drop:c1"),
        ("drop:a1", "move drop:a1: character a has no item 1; possible:"),
        ("drop:g1", "move drop:g1: there is no character g; possible:"),
        ("drop:c1", "move drop:c1: knife must be carried until the team first leaves Frontier; possible:"),
        ("give:c1:c", "move give:c1:c: knife must be carried"),
        ("pick:1:a", "move pick:1:a: day asks for one of"),
        ("fire:c1", "move fire:c1: day asks for one of"),
        ("ready", "move ready: day asks for one of"),
    ],
)
def test_G7_move_that_is_not_legal_is_refused_with_the_reason(move: str, message: str) -> None:
    """G7.move"""
    position = Position.parse(START, bench())
    with pytest.raises(IllegalMove) as refused:
        position.play(move)
    assert str(refused.value).startswith(message.replace("possible: drop:c1", "possible:"))
    assert str(position) == START


def test_G7_move_can_begin_with_its_seat() -> None:
    """G7.move"""
    position = Position.parse(START, bench())
    assert position.play("1/north") == position.play("north")
    with pytest.raises(NotYours, match=r"move north: seat 1 decides this, not seat 2 \(G6.lead\)"):
        position.play("2/north")
    with pytest.raises(NotYours):
        position.play("north", seat=1)


def test_G7_branch_keeps_the_notebook_view_and_draws_the_rest_anew() -> None:
    """G7.branch"""
    setup = bench_setup(width=5, height=5)
    position = Position.new(setup, 8)
    decks = set()
    for seed in range(5):
        branch = position.branch(seed)
        assert str(branch.notebook()) == str(position.notebook())
        assert branch.seed == seed
        decks.add((tuple(branch.state().item_deck), tuple(branch.state().event_deck)))
    assert len(decks) == 5
    with pytest.raises(InvalidText, match=r"what lies face down is not told by a view from memory"):
        position.view().branch(1)


def test_G7_branch_draws_unseen_locations_from_those_that_are_left() -> None:
    """G7.branch"""
    position = Position.parse(START.replace("[", "[?"), bench())
    pool = position.notebook().pool
    assert pool is not None
    seen = set()
    for number in range(20):
        cards = resample(position.notebook(), Random(number)).state().cards
        assert sorted([*pool, bench().frontier, bench().destination]) == sorted(cards)
        seen.add(tuple(cards))
    assert len(seen) > 10


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_spoiled_text_is_refused_or_can_be_played(data: st.DataObject) -> None:
    """G7.position"""
    fields = START.split(" ")
    fields[FIELDS.index("steps")] = data.draw(st.sampled_from(["evening;day", FIGHT]))
    text = " ".join(fields)
    at = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.integers(0, 6))
    put = data.draw(st.text("abcdefgh0123456789:;,.-~!*@#?[]/| ", max_size=4))
    spoiled = text[:at] + put + text[at + length :]
    try:
        position = Position.parse(spoiled, bench())
    except HearthwoodError:
        return
    assert str(position) == spoiled
    for move in position.legal_moves:
        position.play(move)
