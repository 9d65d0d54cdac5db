"""The terms of section 3 and the day of section 2, each test named after its rule."""

import pytest

from hearthwood.core.errors import IllegalMove
from tests.nordguard.scenes import Scene

# A day.


def test_G2_before_trades_are_for_stops_and_not_within_a_card() -> None:
    scene = Scene(a=["rope"], b=["knife"], events=["crossroads", "quiet"])
    assert {"give:a1:b", "drop:a1", "give:b1:a", "drop:b1"} <= scene.legal
    scene.play("east")
    assert scene.phase == "choose"
    assert scene.legal == {"option:1", "option:4"}
    with pytest.raises(IllegalMove, match=r"no trading while a card is resolved.*G2.before"):
        scene.play("drop:a1")


def test_G2_before_trades_are_possible_between_shots_and_before_a_draw() -> None:
    scene = Scene(east="wolf-gap", a=["rifle", "rope"], b=[], dice=[1, 2])
    assert {"fire:a1", "pass", "give:a1:b", "drop:a2"} <= scene.play("east").legal
    assert {"fire:a1", "pass", "give:a1:b"} <= scene.play("fire:a1").legal
    in_event = Scene(a=["rifle"], b=[], events=["wolves", "quiet"])
    assert {"fire:a1", "give:a1:b", "pass"} == in_event.play("east").legal - {"drop:a1"}
    asked = Scene(east="toll", a=["pelt"], b=[])
    assert {"option:1", "option:2", "fail", "give:a1:b"} <= asked.play("east").legal
    assert {"option:1", "fail"} <= asked.play("drop:a1").asked
    drawing = Scene(team=["seer", "ann"], a=["rope"], events=["quiet"] * 3)
    assert {"draw", "use:a", "give:a1:b"} <= drawing.play("east").legal


def test_G2_going_turns_the_location_up_and_a_failure_ends_the_day() -> None:
    scene = Scene(east="[ice]", dice=[1, 1], events=["lose-day"])
    scene.play("east")
    assert (scene.at, scene.day, scene.days) == ("b2", 2, 5)
    assert scene.cell("c2") == "ice"
    assert scene.discarded == []
    assert scene.facts("turned-up") == [{"cell": "c2", "location": "ice"}]


def test_G2_going_another_day_brings_new_rolls() -> None:
    scene = Scene(east="ice", dice=[1, 1, 6, 6], events=["quiet"] * 2)
    assert scene.play("east", "east").at == "c2"


def test_G2_arriving_draws_one_event_or_what_the_location_says() -> None:
    assert Scene(events=["lose-day", "lose-day"]).play("east").days == 4
    assert Scene(east="quiet-place", events=["lose-day"]).play("east").days == 5
    two = Scene(east="ice", dice=[6, 6], events=["lose-day", "gain-day", "quiet"]).play("east")
    assert two.days == 6 + 2 - 1 + 2 - 1
    assert two.discarded == ["gain-day", "lose-day"]


def test_G2_arriving_ends_when_an_event_makes_the_team_leave() -> None:
    scene = Scene(east="ice", dice=[6, 6], events=["turn-back", "lose-day"]).play("east")
    assert (scene.at, scene.discarded) == ("b2", ["turn-back"])


def test_G2_evening_takes_a_day_also_when_events_changed_it() -> None:
    assert Scene(events=["gain-day"]).play("east").days == 7
    assert Scene(events=["lose-day"]).play("east").days == 4


def test_G2_evening_wins_on_destination_and_loses_without_days() -> None:
    assert Scene(at="c2", days=1).play("north").phase == "won"
    assert Scene(at="b2", days=1).play("north").phase == "lost"


def test_G2_blocked_when_every_neighbour_is_barred() -> None:
    bars = dict.fromkeys(("north", "east", "south", "west"), "open-ground+storm")
    assert Scene(**bars).phase == "blocked"
    assert Scene(**bars | {"west": "[open-ground]+storm"}).phase == "day"
    assert Scene(**bars | {"west": "open-ground"}).phase == "day"


def test_G2_blocked_is_asked_at_the_start_of_a_day() -> None:
    scene = Scene(**dict.fromkeys(("north", "east", "south"), "open-ground+storm"), events=["storm-ahead"])
    scene.play("west")
    assert scene.phase == "stay"
    stuck = Scene(north="bridge", east="bridge", south="bridge", west="bridge", a=["rope"])
    assert stuck.play("drop:a1", "stay").phase == "day"  # what lies here can be picked up again


@pytest.mark.parametrize(
    ("item", "phase"), [("rope", "day"), ("flare", "day"), ("pelt", "blocked"), ("lamp", "blocked")]
)
def test_G2_barred_by_a_missing_item_unless_something_could_help(item: str, phase: str) -> None:
    around = dict.fromkeys(("north", "east", "south", "west"), "bridge")
    assert Scene(**around, a=[item]).phase == phase
    assert Scene(**around, ground=[item]).phase == phase


def test_G2_barred_at_frontier_asks_what_the_deck_has() -> None:
    around = {"west": "bridge", "south": "bridge"}
    assert Scene(**around, at="a1", deck=["rope"]).phase == "day"
    assert Scene(**around, at="a1", deck=["pelt"]).phase == "blocked"


def test_G2_barred_by_nothing_that_a_power_could_ignore() -> None:
    around = dict.fromkeys(("north", "east", "south", "west"), "bridge+storm")
    assert Scene(**around, a=["amulet"]).phase == "blocked"
    snowed_in = dict.fromkeys(("north", "east", "south", "west"), "open-ground+frozen-in")
    assert Scene(**snowed_in, a=["pelt"]).phase == "blocked"
    assert Scene(**snowed_in, a=["amulet"]).phase == "day"
    assert Scene(**snowed_in, a=["pelt"], ground=["amulet"]).phase == "day"


def test_G2_barred_by_nothing_that_goes_by_itself() -> None:
    around = dict.fromkeys(("north", "east", "south", "west"), "open-ground+gale~1")
    scene = Scene(**around)
    assert scene.phase == "day"
    assert scene.play("stay").cell("b3") == "open-ground"


def test_G2_barred_by_what_a_power_cannot_ignore_any_more() -> None:
    around = dict.fromkeys(("north", "east", "south", "west"), "open-ground+ice-wall")
    scene = Scene(**around, team=["guide"], a=[])
    assert scene.play("stay").phase == "day"
    scene.state.marks[0] = 1  # once a game, and that was it
    assert scene.play("stay").phase == "blocked"


def test_G2_barred_needs_every_way_to_fail() -> None:
    around = dict.fromkeys(("north", "east", "south", "west"), "toll")
    assert Scene(**around).phase == "day"
    wolves = dict.fromkeys(("north", "east", "south", "west"), "wolf-gap")
    assert Scene(**wolves).phase == "blocked"
    assert Scene(**wolves, a=["knife"]).phase == "day"
    assert Scene(**wolves, team=["strong"]).phase == "day"


# Terms.


def test_G3_challenge_is_the_location_and_what_lies_on_it() -> None:
    scene = Scene(east="ice+drift", dice=[6, 6], days=9, events=["quiet"] * 2)
    assert scene.play("east").asked == {"pay", "fail"}
    assert scene.play("pay").at == "c2"
    assert scene.days == 9 - 1 + 2 - 1
    assert Scene(east="ice+drift", dice=[6, 6]).play("east", "fail").at == "b2"


def test_G3_challenge_ignored_is_the_whole_text_of_the_location() -> None:
    scene = Scene(team=["guide"], east="ice", events=["quiet", "lose-day"])
    assert scene.play("east").asked == {"ignore:a", "face"}
    scene.play("ignore:a")
    assert (scene.at, scene.days, scene.discarded) == ("c2", 5, ["quiet"])


def test_G3_weapon_each_shot_spends_a_use_and_adds_a_die() -> None:
    scene = Scene(east="wolf-gap", a=["rifle"], dice=[4, 5])
    assert scene.play("east", "fire:a1").items() == ["rifle:1*"]
    assert scene.facts("fire")[0]["total"] == 4
    assert scene.play("fire:a1").at == "c2"
    assert (scene.items(), scene.deck) == ([], ["rifle"])


def test_G3_weapon_stops_when_the_team_likes_or_nothing_is_left() -> None:
    scene = Scene(east="wolf-gap", a=["rifle", "pelt"], dice=[1, 1])
    assert scene.play("east", "fire:a1", "pass").at == "b2"
    empty = Scene(east="wolf-gap", a=["rifle:1"], dice=[1]).play("east", "fire:a1")
    assert (empty.at, empty.day) == ("b2", 2)


def test_G3_weapon_some_characters_have_extra_uses() -> None:
    assert Scene(team=["marksman"], a=["rifle"]).items() == ["rifle:4"]
    assert Scene(team=["ann"], a=["rifle"]).items() == ["rifle:2"]


def test_G3_weapon_a_knife_is_used_once_in_each_fight_and_kept() -> None:
    scene = Scene(east="wolf-gap", a=["knife", "rifle"], dice=[3, 1])
    assert scene.play("east", "fire:a1").asked == {"fire:a2", "pass"}
    assert scene.items()[0] == "knife!1"
    assert scene.play("pass").items() == ["rifle:2"]  # the wolves took the other one; see the next fight
    kept = Scene(east="den=12", a=["knife"], dice=[3, 3]).play("east", "fire:a1")
    assert kept.items() == ["knife"]
    assert kept.play("east").asked == {"fire:a1", "pass"}


def test_G3_uses_the_last_one_sends_the_item_to_the_deck() -> None:
    scene = Scene(a=["lamp"], north="[hut]", south="[hut]", east="[hut]", west="[hut]")
    assert scene.play("use:a1", "@b3").items() == ["lamp:1*"]
    assert scene.play("use:a1", "@b1").items() == []
    assert scene.deck == ["lamp"]
    assert scene.facts("used-up") == [{"who": "a", "item": "lamp"}]


def test_G3_uses_an_item_without_a_number_can_be_used_without_end() -> None:
    scene = Scene(here="bridge", east="bridge", a=["rope"], days=9)
    assert scene.play("east", "west", "east", "west").items() == ["rope"]


def test_G3_trade_a_used_item_keeps_one_use() -> None:
    scene = Scene(team=["ann", "marksman"], a=["rifle:2*"])
    assert scene.play("give:a1:b", "keep").items("b") == ["rifle:1*~a"]


def test_G3_trade_an_unused_item_comes_with_all_the_uses_of_its_holder() -> None:
    scene = Scene(team=["ann", "marksman"], a=["rifle"])
    assert scene.play("give:a1:b", "keep").items("b") == ["rifle:4~a"]
    back = Scene(team=["marksman", "ann"], a=["rifle"])
    assert back.play("give:a1:b", "keep").items("b") == ["rifle:2~a"]


def test_G3_trade_with_a_card_sends_the_item_to_the_deck() -> None:
    scene = Scene(a=["pelt"], deck=["rope"], events=["trader"])
    assert scene.play("east").asked == {"yield:a1", "none"}
    scene.play("yield:a1")
    assert (scene.items(), scene.deck) == (["rope"], ["pelt"])


def test_G3_drop_anybody_can_pick_it_up_until_the_team_leaves() -> None:
    scene = Scene(a=["rope"], b=[])
    assert scene.play("drop:a1").ground == ["rope~a"]
    assert scene.legal >= {"pick:1:b"}
    assert scene.play("pick:1:b").items("b") == ["rope~a"]
    left = Scene(a=["rope"]).play("drop:a1", "east")
    assert (left.ground, left.deck) == ([], ["rope"])
    assert left.facts("left-behind") == [{"items": ["rope"]}]


def test_G3_drop_lies_there_as_long_as_the_team_stays() -> None:
    scene = Scene(a=["rope"]).play("drop:a1", "stay")
    assert scene.ground == ["rope"]
    assert scene.play("pick:1:a").items() == ["rope"]


def test_G3_restock_at_frontier_puts_back_and_takes_within_the_slots() -> None:
    scene = Scene(team=["ann"], at="a1", a=["rope", "pelt"], deck=["knife"])
    assert scene.play("restock").asked == {"put:a1", "put:a2", "done"}
    scene.play("put:a1", "take:knife")
    assert (scene.items(), scene.deck) == (["pelt", "knife"], ["rope"])
    assert scene.phase == "day"


def test_G3_restock_is_possible_at_frontier_and_by_cards_alone() -> None:
    with pytest.raises(IllegalMove, match=r"restocking is for Frontier"):
        Scene(deck=["rope"]).play("restock")
    by_card = Scene(team=["ann"], east="camp", deck=["rope"], a=[]).play("east")
    assert by_card.asked == {"take:rope", "done"}


def test_G3_retreat_to_frontier_and_back_without_challenge_or_event() -> None:
    scene = Scene(events=["homewards", "lose-day"]).play("east")
    assert (scene.at, scene.days, scene.discarded) == ("a1", 5, ["homewards"])
    assert Scene(here="wolf-gap", events=["turn-back"]).play("east").at == "b2"


def test_G3_retreat_to_the_nearest_waypoint_or_frontier() -> None:
    assert Scene(north="hut", events=["flight"]).play("east").at == "b3"
    assert Scene(north="[hut]", events=["flight"]).play("east").at == "a1"


def test_G3_scout_turns_up_and_fixes_the_difficulty_for_the_next_attempt() -> None:
    scene = Scene(team=["nickel"], a=["rifle"], east="[den]", dice=[1, 1, 2])
    scene.play("use:a")
    assert scene.cell("c2") == "den=2"
    assert scene.facts("scouted") == [{"cell": "c2", "dice": [1, 1], "total": 2}]
    scene.play("east", "fire:a1")
    assert (scene.at, scene.cell("c2")) == ("c2", "den")


def test_G3_scout_nickel_reaches_the_whole_map_others_what_is_next() -> None:
    down = {"north": "[hut]", "east": "[hut]"}
    assert {"@b3", "@c2"} == Scene(team=["nickel"], **down).play("use:a").asked
    corner = Scene(at="a1", team=["nickel"], **down)
    assert corner.play("use:a").asked == {"@b3", "@c2"}
    assert Scene(at="a2", **down, events=["scouts"]).play("south").phase == "day"  # nothing hidden next to a1
    assert Scene(at="a2", **down, events=["scouts"]).play("east").asked == {"@b3", "@c2"}


def test_G3_scout_binoculars_take_all_neighbours_for_a_day() -> None:
    scene = Scene(
        a=["binoculars"], north="[hut]", east="[den]", south="[cliff]", west="[hut]", dice=[1, 2, 3]
    )
    scene.play("use:a1")
    assert [scene.cell(name) for name in ("b3", "c2", "b1", "a2")] == ["hut", "den=3", "cliff=5", "hut"]
    assert scene.days == 5


def test_G3_random_each_item_in_use_has_the_same_chance() -> None:
    stolen = set()
    for start in range(40):
        scene = Scene(a=["rope", "pelt"], b=["knife"], events=["thief"])
        scene.state.streams[3] = start * 0x1234_5678_9ABC_DEF1 % 2**64
        stolen |= {fact["item"] for fact in scene.play("east").facts("stolen")}
    assert stolen == {"rope", "pelt", "knife"}


def test_G3_random_from_a_deck_is_the_top_after_a_shuffle() -> None:
    found = set()
    for start in range(30):
        scene = Scene(deck=["rope", "pelt", "knife"], a=[], events=["find"])
        scene.state.streams[1] = start * 0x1234_5678_9ABC_DEF1 % 2**64
        found |= {fact["item"] for fact in scene.play("east").facts("found")}
    assert found == {"rope", "pelt", "knife"}


def test_G3_steal_sends_the_item_to_the_deck_unless_the_card_says_otherwise() -> None:
    assert Scene(a=["rope"], events=["thief"]).play("east").deck == ["rope"]
    assert Scene(a=["rope"], events=["spill"]).play("east").ground == ["rope"]
    gone = Scene(a=["rope"], events=["chasm"]).play("east")
    assert (gone.deck, gone.ground, gone.state.outside) == ([], [], [gone.state.box.item_numbers["rope"]])


def test_G3_steal_takes_nothing_that_cannot_be_stolen() -> None:
    scene = Scene(team=["guard"], a=["rifle", "rope"], events=["robber"]).play("east")
    assert scene.items() == ["rifle:2"]  # the rope was the only one that could go, so nobody was asked
    assert Scene(team=["guard"], a=["rifle"], events=["plunder"]).play("east").items() == ["rifle:2"]
    assert Scene(a=["rifle", "rope"], events=["plunder"]).play("east").items() == ["rope"]


def test_G3_shuffle_loses_what_lies_there_and_lays_face_down() -> None:
    scene = Scene(here="hut+drift", events=["quake"]).play("east")
    assert {scene.cell("b2"), scene.cell("c1")} == {"[?hut]", "[?open-ground]"}
    assert scene.discarded == ["quake", "drift"]
    scouted = Scene(at="b1", east="den=4", events=["quake"]).play("east")
    assert {scouted.cell("b1"), scouted.cell("c2")} == {"[?den]", "[?open-ground]"}


def test_G3_shuffle_moved_locations_keep_their_face_and_what_lies_on_them() -> None:
    scene = Scene(west="[hut]", here="cliff=4+drift", at="b3", days=9, dice=[6, 6], events=["drift-ice"])
    scene.play("south", "pay")
    assert [scene.cell(name) for name in ("a2", "b2", "c2")] == ["open-ground", "[hut]", "cliff+drift"]
    assert scene.at == "c2"


def test_G3_events_are_discarded_and_shuffled_anew_when_the_deck_is_empty() -> None:
    scene = Scene(events=["lose-day"], days=9).play("east")
    assert scene.discarded == ["lose-day"]
    scene.play("west")
    assert (scene.days, scene.discarded) == (5, ["lose-day"])
    assert scene.facts("events-shuffled") == [{}]


def test_G3_events_that_stay_are_obstacles_for_good() -> None:
    scene = Scene(events=["drift", "quiet", "quiet"], days=9).play("east")
    assert (scene.cell("c2"), scene.discarded) == ("open-ground+drift", [])
    assert scene.play("west", "east").asked == {"pay", "fail"}
    assert scene.play("pay").cell("c2") == "open-ground+drift"
