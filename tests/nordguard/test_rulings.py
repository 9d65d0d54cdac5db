"""The rulings of section 4, and sections 1 and 6, each test named after its rule."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hearthwood.core.errors import IllegalMove, InvalidText, NotYours
from hearthwood.core.randomness import advance, below, shuffled, stream
from hearthwood.nordguard.box import Box
from hearthwood.nordguard.format.folder import load_set
from hearthwood.nordguard.position import Position, View
from hearthwood.nordguard.setup import Place, Setup
from hearthwood.nordguard.vocabulary.cards import CardSet
from tests.nordguard.scenes import BENCH, Scene, bench, bench_setup
from tests.nordguard.small_set import write_set

# Before the first day.


def test_G1_goal_is_for_one_to_seven_characters_who_win_together() -> None:
    names = [card.text for card in bench().characters if card.text != "nickel"][:8]
    with pytest.raises(InvalidText, match=r"there are 8 characters; 1 to 7, and one a seat \(G1.goal\)"):
        Position.new(bench_setup(seats=(tuple(names),)), 0)
    scene = Scene(team=names[:7], at="c2").play("north", "draw")
    assert scene.phase == "won"
    assert scene.legal == set()


def test_G1_map_corners_lie_opposite_and_the_others_row_by_row() -> None:
    setup = bench_setup(width=4, height=3)
    position = Position.new(setup, 11)
    cards = list(bench().location_pile)
    shuffled(cards, stream(11, 0))
    names = [bench().locations[site.location or 0].text for site in position.sites]
    assert names[3] == "destination"
    assert names[8] == "frontier"
    rest = [name for cell, name in enumerate(names) if cell not in (3, 8)]
    assert rest == [bench().locations[card].text for card in cards[:10]]


@pytest.mark.parametrize(("width", "height"), [(1, 4), (4, 13)])
def test_G1_map_has_sides_of_2_to_12(width: int, height: int) -> None:
    with pytest.raises(InvalidText, match=r"not within 2 and 12.*G1.map"):
        Position.new(bench_setup(width=width, height=height), 0)


def test_G1_study_all_lie_face_up_until_the_team_is_ready() -> None:
    position = Position.new(bench_setup(study=True), 3)
    assert position.phase == "ready"
    assert all(site.face_up for site in position.sites)
    up = [site.name for site in position.play("ready").sites if site.face_up]
    assert up == ["d4", "a1"]


def test_G1_team_starting_items_stay_until_the_team_leaves_frontier() -> None:
    scene = Scene(at="a1", team=["nickel", "ann"], a=["knife", "rope"], deck=["pelt"])
    assert {"drop:a2", "give:a2:b"} <= scene.legal
    assert not {"drop:a1", "give:a1:b"} & scene.legal
    with pytest.raises(IllegalMove, match=r"knife must be carried until the team first leaves Frontier"):
        scene.play("drop:a1")
    assert "put:a1" not in scene.play("restock").asked
    assert "drop:a1" in scene.play("done", "done", "north").legal


def test_G1_team_never_carries_more_than_slots() -> None:
    scene = Scene(team=["ann"], a=["rope", "pelt"], deck=["knife"], events=["find-rope", "find"])
    assert scene.play("east", "stay", "west").asked == {"replace:a1", "replace:a2", "decline"}


def test_G1_team_slots_that_go_with_an_item_leave_the_rest_behind() -> None:
    scene = Scene(team=["ann"], a=["sling-bag", "rope", "pelt"])
    assert scene.play("drop:a1").items() == ["rope", "pelt"]
    scene = Scene(team=["ann", "bob"], a=["sling-bag", "rope", "pelt"])
    scene.play("give:a1:b", "keep")
    assert (scene.items("a"), scene.items("b")) == (["rope", "pelt"], ["sling-bag~a"])


def test_G1_days_start_at_width_plus_height() -> None:
    assert Position.new(bench_setup(width=5, height=7), 0).days == 12


# Rulings.


def test_G4_1_arriving_on_the_last_day_wins() -> None:
    assert Scene(at="c2", days=1).play("north").phase == "won"


def test_G4_1_at_0_the_team_loses_on_destination_too() -> None:
    assert Scene(at="c2", days=1, events=["lose-day"]).play("north").phase == "lost"


def test_G4_2_entering_again_means_beating_it_and_drawing_again() -> None:
    scene = Scene(east="ice", dice=[6, 6, 1, 1], days=9, events=["quiet"] * 5)
    scene.play("east", "west")
    assert scene.discarded == ["quiet"] * 3
    assert scene.play("east").at == "b2"


def test_G4_3_reaching_the_difficulty_exactly_beats_it() -> None:
    assert Scene(east="ice", dice=[3, 4]).play("east").at == "c2"
    assert Scene(east="ice", dice=[3, 3]).play("east").at == "b2"
    assert Scene(east="wolf-gap", a=["rifle"], dice=[4, 5]).play("east", "fire:a1", "fire:a1").at == "c2"


def test_G4_4_what_comes_back_is_shuffled_into_the_deck_at_once() -> None:
    scene = Scene(a=["rope"], deck=["knife", "pelt", "lamp"], events=["thief"])
    cards = sorted([*scene.state.item_deck, scene.state.box.item_numbers["rope"]])
    after = shuffled(cards, scene.state.streams[1])
    scene.play("east")
    assert scene.state.item_deck == cards
    assert scene.state.streams[1] == after


def test_G4_5_between_waypoints_equally_near_the_players_choose() -> None:
    scene = Scene(north="hut", south="hut", events=["flight"], at="a2")
    assert scene.play("east").asked == {"@b3", "@b1"}
    scene.play("@b1")
    assert (scene.at, scene.days) == ("b1", 6)
    assert Scene(north="hut", here="hut", events=["flight"]).play("east").at == "b2"


def test_G4_6_dice_come_from_stream_3() -> None:
    scene = Scene(east="ice", events=["quiet"] * 2)
    scene.state.streams[3] = state = stream(5, 3)
    dice = []
    for _ in range(2):
        state = advance(state)
        dice.append(below(state, 6) + 1)
    assert scene.play("east").facts("rolled")[0]["dice"] == dice


def test_G4_6_decks_come_from_streams_1_and_2_in_the_order_of_the_files() -> None:
    s = Position.new(bench_setup(), 99).state()
    items, events = list(bench().item_pile), list(bench().event_pile)
    shuffled(items, stream(99, 1))
    shuffled(events, stream(99, 2))
    assert (s.item_deck, s.event_deck) == (items, events)


def test_G4_6_a_game_is_its_setup_seed_and_moves() -> None:
    moves = ["north", "stay", "east"]
    one, two = (Position.new(bench_setup(), 4) for _ in range(2))
    for move in moves:
        one, two = one.play(move), two.play(move)
    assert str(one) == str(two)
    assert str(Position.new(bench_setup(), 5)) != str(Position.new(bench_setup(), 4))


def test_G4_7_the_view_from_memory_shows_no_face_that_lies_down() -> None:
    memory = Position.new(bench_setup(recall="memory"), 1)
    assert str(memory.view()).count("[?]") == 14
    assert str(memory.notebook()).count("[?]") == 0
    notebook = Position.new(bench_setup(recall="notebook"), 1)
    assert str(notebook.view()) == str(notebook.notebook())


def test_G4_7_what_was_shuffled_is_not_remembered() -> None:
    scene = Scene(here="hut", events=["quake"], recall="notebook").play("east")
    view = scene.position.view()
    assert [site.location for site in view.sites if not site.face_up] == [None, None]
    assert view.pool is not None
    assert sorted(bench().locations[card].text for card in view.pool) == ["hut", "open-ground"]


def test_G4_7_the_end_of_the_study_reveals_so_that_it_cannot_be_undone() -> None:
    _, told = Position.new(bench_setup(study=True), 1).play_telling("ready")
    assert any(happening.reveals for happening in told)


def test_G4_8_setup_goes_in_its_order() -> None:
    setup = bench_setup(seats=(("?",), ("?", "?")))
    position = Position.new(setup, 2)
    phases = []
    for move in (
        "choose:nickel",
        "choose:ann",
        "choose:bob",
        "take:rope",
        "done",
        "take:pelt",
        "done",
        "done",
    ):
        phases.append((position.phase, position.asked))
        position = position.play(move)
    assert phases == [("choose", 0), ("choose", 1), ("choose", 1)] + [("items", 0)] * 2 + [("items", 1)] * 3
    assert position.phase == "ready"
    assert position.play("ready").day == 1
    assert [len(member.items) for member in position.members] == [2, 1, 0]


def test_G4_8_a_starting_item_that_the_deck_lacks_is_said_before_the_game() -> None:
    box = bench()
    knives = (box.item_numbers["knife"],)
    places = tuple(Place(box.character_numbers[name], knives) for name in ("ann", "bob"))
    setup = Setup(box, seats=((*places, Place(box.character_numbers["nickel"], ())),))
    with pytest.raises(InvalidText, match=r"3 of knife are wanted, and the deck has 2.*G4.8"):
        Position.new(setup, 0)


def test_G4_8_nobody_is_offered_whose_starting_item_is_gone() -> None:
    box = bench()
    knives = (box.item_numbers["knife"],) * 2
    setup = Setup(box, seats=((Place(box.character_numbers["ann"], knives), Place()),))
    assert "choose:nickel" not in {str(move) for move in Position.new(setup, 0).legal_moves}
    assert "choose:bob" in {str(move) for move in Position.new(setup, 0).legal_moves}


def test_G4_8_nobody_is_offered_who_would_leave_nothing_for_the_next() -> None:
    one = CardSet(info=load_set(BENCH).info, **one_knife(("nickel", "nickel-two", "ann")))
    position = Position.new(Setup(Box([one]), seats=((Place(), Place()),)), 0)
    assert {str(move) for move in position.legal_moves} == {
        "choose:nickel",
        "choose:nickel-two",
        "choose:ann",
    }
    assert {str(move) for move in position.play("choose:nickel").legal_moves} == {"choose:ann"}
    two = CardSet(info=one.info, **one_knife(("nickel", "nickel-two")))
    with pytest.raises(InvalidText, match=r"not enough starting items for so many characters \(G4.8\)"):
        Position.new(Setup(Box([two]), seats=((Place(), Place()),)), 0)


def one_knife(names: tuple[str, ...]) -> dict[str, Any]:
    """Cards of the bench with a single knife, and these characters."""
    cards = load_set(BENCH)
    return {
        "characters": {name: cards.characters[name.removesuffix("-two")] for name in names},
        "locations": cards.locations,
        "items": cards.items | {"knife": replace(cards.items["knife"], copies=1)},
        "events": cards.events,
    }


def test_G4_9_an_items_owner_acts_about_it_and_otherwise_the_lead() -> None:
    scene = Scene(team=["ann", "bob"], seats=(1, 1), a=["rope"], b=["lamp"], north="[hut]", south="[hut]")
    assert scene.seat_of("north") == 1
    assert scene.seat_of("use:b1") == 2
    assert scene.seat_of("drop:b1") == 2
    assert scene.play("use:b1").phase == "reveal"
    assert scene.seat_of("@b3") == 1


def test_G4_9_in_a_trade_the_giver_acts_then_the_receiver() -> None:
    scene = Scene(team=["ann", "bob"], seats=(1, 1), a=["rope"], b=["lamp"])
    assert scene.seat_of("give:a1:b") == 1
    assert scene.play("give:a1:b").asked == {"keep", "swap:b1", "decline"}
    assert {scene.seat_of(move) for move in scene.asked} == {2}
    one_seat = Scene(team=["ann", "bob"], a=["rope"], b=["lamp"])
    assert one_seat.play("give:a1:b").asked == {"keep", "swap:b1"}


def test_G4_9_weapon_rolls_go_round_from_the_lead() -> None:
    scene = Scene(
        team=["ann", "bob"], seats=(1, 1), east="wolf-gap", a=["rifle"], b=["rifle", "knife"], dice=[1, 1, 1]
    )
    assert scene.play("east").asked == {"fire:a1", "pass"}
    assert scene.play("fire:a1").asked == {"fire:b1", "fire:b2", "pass"}
    assert scene.play("pass").asked == {"fire:a1", "pass"}
    assert scene.play("fire:a1").asked == {"fire:b1", "fire:b2", "pass"}  # the first rifle is used up
    assert scene.play("fire:b2").asked == {"fire:b1", "pass"}
    assert scene.play("pass").day == 2


def test_G4_9_all_must_pass_in_a_row() -> None:
    scene = Scene(team=["ann", "bob"], seats=(1, 1), east="wolf-gap", a=["rifle"], b=["rifle"], dice=[1, 1])
    assert scene.play("east", "pass", "fire:b1", "pass").asked == {"fire:b1", "pass"}
    assert scene.play("pass").day == 2


def test_G4_10_the_location_comes_first_then_obstacles_by_age() -> None:
    scene = Scene(east="ice+boulder+drift", dice=[6, 6, 4], days=9, events=["quiet"] * 2)
    scene.play("east")
    assert scene.phase == "pay"
    assert [fact["total"] for fact in scene.facts("rolled")] == [12, 4]
    assert Scene(east="ice+drift", dice=[1, 1]).play("east").day == 2


def test_G4_10_what_was_paid_stays_paid_and_nothing_counts_tomorrow() -> None:
    scene = Scene(east="open-ground+drift+boulder", dice=[1, 6], days=9)
    scene.play("east", "pay")
    assert (scene.at, scene.days, scene.cell("c2")) == ("b2", 6, "open-ground+drift+boulder")
    assert scene.play("east").asked == {"pay", "fail"}
    assert scene.play("pay").cell("c2") == "open-ground+drift"


def test_G4_10_the_card_stays_face_up_and_obstacles_go_only_if_they_say_so() -> None:
    assert Scene(east="[ice]", dice=[1, 1]).play("east").cell("c2") == "ice"
    passed = Scene(east="open-ground+boulder", dice=[4]).play("east")
    assert (passed.cell("c2"), passed.days, passed.discarded) == ("open-ground", 6, ["quiet", "boulder"])


def test_G4_11_scouting_fixes_dice_that_set_a_difficulty_and_no_others() -> None:
    scene = Scene(team=["nickel"], a=[], north="ice", east="[cliff]", south="hut", west="hut", dice=[3])
    scene.play("use:a")
    assert scene.cell("c2") == "cliff=5"
    assert scene.cell("b3") == "ice"


def test_G4_11_a_result_serves_one_attempt() -> None:
    lost = Scene(east="cliff=9", dice=[1, 1]).play("east")
    assert lost.cell("c2") == "cliff"
    won = Scene(east="cliff=2", dice=[1, 1]).play("east")
    assert (won.at, won.cell("c2")) == ("c2", "cliff")


def test_G4_11_a_card_with_a_result_is_not_scouted_again() -> None:
    down = {"north": "hut", "south": "hut", "west": "hut"}
    assert "use:a" not in Scene(team=["nickel"], a=[], east="cliff=5", **down).legal
    assert "use:a" in Scene(team=["nickel"], a=[], east="cliff", **down).legal


def test_G4_11_nickel_scouts_once_a_day() -> None:
    scene = Scene(team=["nickel"], a=[], east="[hut]", north="[hut]").play("use:a", "@c2")
    assert "use:a" not in scene.legal
    assert "use:a" in scene.play("stay").legal


def test_G4_12_the_difficulty_is_rolled_before_the_first_shot() -> None:
    scene = Scene(east="den", a=["rifle"], dice=[2, 1, 6]).play("east")
    assert scene.facts("difficulty") == [{"dice": [2, 1], "total": 3}]
    assert scene.asked == {"fire:a1", "pass"}
    assert scene.play("fire:a1").at == "c2"


def test_G4_12_once_in_each_fight_belongs_to_the_item() -> None:
    scene = Scene(team=["ann", "bob"], east="den=12", a=["knife", "rope"], b=["pelt", "rifle"], dice=[1])
    scene.play("east", "fire:a1", "give:a1:b", "swap:b1")
    assert scene.items("b") == ["knife!1~a", "rifle:2"]
    assert "fire:b1" not in scene.asked


def test_G4_12_a_fight_is_one_roll_against_one_card() -> None:
    scene = Scene(east="den=1", a=["knife"], dice=[2, 5], events=["wolves"]).play("east", "fire:a1")
    assert scene.asked == {"fire:a1", "pass"}
    assert scene.play("fire:a1").days == 6


def test_G4_13_items_from_the_deck_are_fresh() -> None:
    scene = Scene(team=["marksman"], a=["rifle:1*"], at="a1", deck=["pelt"])
    scene.play("restock", "put:a1", "take:rifle")
    assert scene.items() == ["rifle:4"]


def test_G4_13_picking_up_what_another_dropped_counts_as_a_trade() -> None:
    scene = Scene(team=["ann", "marksman"], a=["rifle:2*"]).play("drop:a1", "pick:1:b")
    assert scene.items("b") == ["rifle:1*~a"]
    own = Scene(team=["marksman"], a=["rifle:3*"]).play("drop:a1", "stay", "pick:1:a")
    assert own.items() == ["rifle:3*"]


def test_G4_14_restocking_goes_round_from_the_lead_with_any_items_of_the_deck() -> None:
    scene = Scene(team=["ann", "bob"], seats=(1, 1), at="a1", a=["rope"], b=[], deck=["knife", "pelt"])
    scene.play("stay")  # the second seat leads on the second day
    scene.play("restock")
    assert scene.asked == {"take:knife", "take:pelt", "done"}
    assert scene.seat_of("done") == 2
    assert scene.play("take:knife", "done").seat_of("put:a1") == 1


def test_G4_14_an_empty_deck_changes_nothing() -> None:
    assert "restock" not in Scene(at="a1", a=["rope"]).legal
    assert Scene(east="camp", a=["rope"]).play("east").phase == "day"


def test_G4_14_a_card_lets_take_any_number_replacing_others() -> None:
    scene = Scene(team=["ann"], east="camp", a=["rope", "pelt"], deck=["knife", "lamp"]).play("east")
    scene.play("put:a1", "put:a1", "take:lamp", "take:knife")
    assert scene.items() == ["lamp:2", "knife"]


def test_G4_15_the_lead_names_who_and_that_seat_decides() -> None:
    scene = Scene(team=["ann", "bob"], seats=(1, 1), a=["pelt"], deck=["rope"], events=["find"]).play("east")
    assert scene.asked == {"to:a", "to:b"}
    assert scene.seat_of("to:b") == 1
    assert scene.play("to:b").asked == {"keep", "decline"}
    assert scene.seat_of("keep") == 2
    assert scene.play("keep").items("b") == ["rope"]


def test_G4_15_what_is_declined_or_replaced_goes_to_the_deck() -> None:
    declined = Scene(team=["ann"], deck=["rope"], events=["find"], a=[]).play("east", "decline")
    assert (declined.items(), declined.deck) == ([], ["rope"])
    replaced = Scene(team=["ann"], deck=["rope"], events=["find"], a=["pelt", "lamp"])
    assert replaced.play("east", "replace:a1").items() == ["lamp:2", "rope"]
    assert replaced.deck == ["pelt"]


def test_G4_16_a_trade_is_one_item_or_two_swapped() -> None:
    full = Scene(team=["ann", "bob"], a=["rope", "pelt"], b=["lamp", "knife"])
    assert full.play("give:a1:b").asked == {"swap:b1", "swap:b2"}
    full.play("swap:b2")
    assert (full.items("a"), full.items("b")) == (["knife~b", "pelt"], ["lamp:2", "rope~a"])


def test_G4_16_no_item_goes_back_within_the_day() -> None:
    scene = Scene(team=["ann", "bob"], a=["rope"], b=[]).play("give:a1:b", "keep")
    with pytest.raises(IllegalMove, match=r"rope was with character a today and does not go back.*G4.16"):
        scene.play("give:b1:a")
    assert "pick:1:a" not in scene.play("drop:b1").legal
    assert "pick:1:a" in scene.play("stay").legal


def test_G4_17_staying_meets_no_challenge_and_draws_no_event() -> None:
    scene = Scene(here="wolf-gap+drift", events=["lose-day"]).play("stay")
    assert (scene.days, scene.day, scene.discarded) == (5, 2, [])


def test_G4_18_the_rest_of_the_card_is_resolved_but_no_event_is_drawn() -> None:
    scene = Scene(east="ice", north="hut", dice=[6, 6], events=["flight", "lose-day"]).play("east")
    assert (scene.at, scene.days, scene.discarded) == ("b3", 6 + 2 + 1 - 1, ["flight"])


def test_G4_18_back_is_where_the_day_began_and_being_there_is_staying() -> None:
    assert Scene(events=["turn-back"]).play("east").at == "b2"
    failing = Scene(here="hut", events=["turn-back"], at="a2").play("east", "stay")
    assert failing.at == "a2"


def test_G4_18_the_waypoint_under_the_team_does_not_count() -> None:
    assert Scene(here="hut", at="a2", events=["flight"]).play("east").at == "a1"
    assert Scene(here="hut", north="hut", at="a2", events=["flight"]).play("east").at == "b3"


def test_G4_18_the_teams_location_lies_face_up() -> None:
    scene = Scene(south="[cliff]", at="a2", events=["ahead"]).play("east").play("@b1")
    assert (scene.at, scene.cell("b1")) == ("b1", "cliff")
    assert Scene(events=["whiteout"]).play("east").cell("c2") == "open-ground"


def test_G4_18_an_event_that_stays_lies_where_it_was_drawn() -> None:
    scene = Scene(events=["trail"]).play("east")
    assert (scene.at, scene.cell("c2"), scene.cell("b2")) == ("b2", "open-ground+trail", "open-ground")


def test_G4_19_corners_are_entered_like_others() -> None:
    scene = Scene(at="a2", events=["gain-day"]).play("south")
    assert (scene.at, scene.days) == ("a1", 7)


def test_G4_19_corners_are_never_barred_but_other_obstacles_lie_there() -> None:
    barred = Scene(at="a2", events=["storm"]).play("south")
    assert (barred.cell("a1"), barred.discarded) == ("frontier", ["storm"])
    assert Scene(at="a2", events=["drift"]).play("south").cell("a1") == "frontier+drift"
    choosing = Scene(at="b1", west="hut", events=["storm-ahead"]).play("north")
    assert choosing.asked == {"@b3", "@c2", "@b1", "@a2"}
    assert Scene(at="b2", events=["storm-ahead"]).play("east").asked == {"@c1", "@b2"}


def test_G4_19_corners_are_never_shuffled_or_moved() -> None:
    shuffled_row = Scene(at="b1", events=["landslide"]).play("north")
    assert shuffled_row.asked == {"@a3", "@a2", "@b1"}
    assert shuffled_row.play("@a3").cell("c3") == "destination"
    moved = Scene(at="b2", south="hut", events=["drift-ice"]).play("south")
    assert [moved.cell(name) for name in ("a1", "b1", "c1")] == ["frontier", "open-ground", "hut"]


def test_G4_19_the_teams_card_is_not_shuffled_and_carries_it_when_moved() -> None:
    scene = Scene(west="hut", south="cliff", at="b1", events=["landslide"]).play("north", "@a2")
    assert {scene.cell("a2"), scene.cell("c2")} == {"[?hut]", "[?open-ground]"}
    assert scene.cell("b2") == "open-ground"
    moved = Scene(south="hut", at="b2", events=["drift-ice"]).play("south")
    assert (moved.at, moved.cell("c1")) == ("c1", "hut")


def test_G4_20_impossible_effects_are_skipped_and_not_offered() -> None:
    assert Scene(events=["find-rope"]).play("east").day == 2
    assert Scene(events=["crossroads"]).play("east").asked == {"option:1", "option:4"}
    rich = Scene(events=["crossroads"], a=["rifle"], deck=["rope"]).play("east")
    assert rich.asked == {"option:1", "option:2", "option:3", "option:4"}


def test_G4_20_a_random_theft_that_hits_a_safe_item_takes_nothing() -> None:
    kept = 0
    for start in range(40):
        scene = Scene(team=["guard"], a=["rifle", "rope"], events=["thief"])
        scene.state.streams[3] = start * 0x1234_5678_9ABC_DEF1 % 2**64
        kept += len(scene.play("east").items()) == 2
    assert 10 <= kept <= 30


def test_G4_21_days_may_fall_below_zero_and_rise_again() -> None:
    scene = Scene(days=1, east="double", a=["stew"], events=["gain-day"])
    scene.play("east", "pay", "yield:a1")
    assert (scene.days, scene.phase) == (1, "day")
    below_zero = Scene(days=1, east="toll+drift", events=["gain-day", "quiet"]).play("east", "option:1")
    assert below_zero.days == -1
    assert below_zero.play("pay").phase == "lost"


def test_G4_22_without_events_none_is_drawn() -> None:
    scene = Scene(events=[]).play("east")
    assert (scene.at, scene.day) == ("c2", 2)


def test_G4_23_corners_come_from_the_first_set_and_cards_of_all_are_there_once() -> None:
    example = load_set(BENCH.parents[3] / "docs" / "nordguard" / "example-set")
    box = Box([load_set(BENCH), example])
    assert box.name == "bench+example"
    assert "example.ice-pole" in box.item_numbers
    assert Counter(box.item_pile)[box.item_numbers["example.ice-pole"]] == 2
    with pytest.raises(InvalidText, match=r"the set example has no frontier.*G4.23"):
        Box([example, load_set(BENCH)])


def test_G4_23_corners_of_later_sets_are_not_used(tmp_path: Path) -> None:
    box = Box([load_set(BENCH), load_set(write_set(tmp_path))])
    texts = [card.text for card in box.locations]
    assert "small.ford" in texts
    assert [text for text in texts if text.endswith(("frontier", "destination"))] == [
        "frontier",
        "destination",
    ]


def test_G4_23_too_few_locations_come_in_whole_further_copies() -> None:
    position = Position.new(bench_setup(width=7, height=7), 5)
    kinds = Counter(site.location for site in position.sites)
    pile = Counter(bench().location_pile)
    copies = -(-47 // len(bench().location_pile))
    assert all(times <= copies * max(pile[number or 0], 1) for number, times in kinds.items())
    assert kinds.total() == 49
    assert kinds[bench().frontier] == 1


def test_G4_24_ignoring_concerns_one_card_and_a_waypoint_stays_one() -> None:
    scene = Scene(team=["guide"], a=["amulet"], east="ice-hut+drift", events=["quiet"] * 3)
    assert scene.play("east").asked == {"ignore:a", "ignore:a1", "face"}
    assert scene.play("ignore:a").asked == {"ignore:a1", "face"}
    scene.play("face", "pay")
    assert (scene.at, scene.discarded) == ("c2", ["quiet"])
    flight = Scene(team=["guide"], here="ice-hut", at="a2", events=["quiet", "flight"])
    assert flight.play("east", "ignore:a", "east").at == "b2"


def test_G4_24_one_obstacle_can_be_ignored_as_well() -> None:
    scene = Scene(a=["amulet"], east="hut+drift").play("east", "ignore:a1")
    assert (scene.at, scene.days, scene.items()) == ("c2", 5, [])


# Many players.


def test_G6_items_only_the_seat_that_holds_an_item_uses_it() -> None:
    scene = Scene(team=["ann", "bob"], seats=(1, 1), b=["rope"])
    with pytest.raises(NotYours, match=r"seat 2 decides this, not seat 1.*G6.items"):
        scene.position.play("1/drop:b1")
    assert scene.position.play("2/drop:b1").ground[0].by == 1


def test_G6_lead_goes_round_by_days_or_stays() -> None:
    turns = Scene(team=["ann", "bob"], seats=(1, 1), days=9)
    assert [
        turns.seat_of("north"),
        turns.play("stay").seat_of("north"),
        turns.play("stay").seat_of("north"),
    ] == [1, 2, 1]
    first = Scene(team=["ann", "bob"], seats=(1, 1), days=9, lead="first").play("stay")
    assert first.seat_of("north") == 1
    with pytest.raises(NotYours, match=r"seat 1 decides this, not seat 2.*G6.lead"):
        first.position.play("2/north")


def test_G6_view_has_no_hidden_face_no_order_of_a_deck_and_no_seed() -> None:
    position = Position.new(bench_setup(), 123_456_789)
    text = str(position.view())
    fields = text.split(" ")
    assert fields[-2:] == ["?", "?"]
    assert "123456789" not in text
    state = position.state()
    state.item_deck.reverse()
    state.event_deck.reverse()
    state.streams = [1, 2, 3, 4]
    hidden = [cell for cell in range(16) if not state.up >> cell & 1]
    cards = [state.cards[cell] for cell in reversed(hidden)]
    for cell, card in zip(hidden, cards, strict=True):
        state.cards[cell] = card
    assert str(View.of(state, notebook=False)) == text
