"""The table of Nordguard in a browser: whole runs by mouse, keys and touch; fights, trades, replay, axe."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.harness import Player, config_for, served
from tests.web.test_nordguard import TEAM, TWO_SEATS, opened

from .harness import PHONE, TablePage, Visitor
from .harness import visitor as visit_at
from .sled_players import SledFinger, SledKeyboard, SledMouse

pytestmark = pytest.mark.browser

Visit = Callable[..., Visitor]
MOST_MOVES = 300
COMPILING = 300_000
"""Thinkers compile what they need the first time."""
SHORT: dict[str, Any] = {"width": 3, "height": 3}
ASIDE = ("give", "drop", "pick", "stay", "restock")


def run_to_the_end(table: TablePage, hand: SledMouse, dice: random.Random) -> set[str]:
    """Play until it is over; the phases that were seen."""
    phases: set[str] = set()
    for _ in range(MOST_MOVES):
        if table.over:
            return phases
        phases.add(table.page.locator("main.table").get_attribute("data-phase") or "")
        hand.move(table, dice)
    raise AssertionError("the run does not end")


def position(player: Player, wanted: Callable[[dict[str, Any]], bool], **new: Any) -> str:
    """A table that stands at a view that is wanted."""
    for seed in range(80):
        table: str = opened(player, seed=str(seed), **new)["head"]["id"]
        dice = random.Random(seed)
        with player.sit(table) as seat:
            while seat.now["view"]["legal"]:
                if wanted(seat.now["view"]):
                    return table
                moves = [one["move"] for one in seat.now["view"]["legal"]]
                acting = [move for move in moves if move.partition(":")[0] not in ASIDE]
                seat.play(dice.choice(acting or moves))
    raise AssertionError("no such view")


def in_a_fight(view: dict[str, Any]) -> bool:
    return view["phase"] == "fight" and view["asked"]["last"] is not None


def test_a_whole_run_by_mouse_from_the_first_screen(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/")
    page.get_by_role("button", name="Set out").click()
    table = TablePage(page)
    expect(page.get_by_role("status").filter(has_text="Look at the map")).to_be_visible()
    run_to_the_end(table, SledMouse(), random.Random(1))
    ending = page.get_by_role("dialog")
    expect(ending).to_contain_text("Seed of this map")
    expect(ending).to_contain_text("Locations reached")
    ending.get_by_role("button", name="Close").click()
    page.get_by_role("link", name="Hearthwood").click()
    page.get_by_role("button", name="Set out").wait_for()


def test_a_whole_run_by_keyboard_only(visit: Visit, player: Player) -> None:
    visitor = visit()
    visitor.be(player)
    seats = [{"characters": [{"character": "brann"}, {}]}]
    table = visitor.sit(opened(player, seed="5", seats=seats, study=True, **SHORT)["head"]["id"])
    phases = run_to_the_end(table, SledKeyboard(), random.Random(3))
    assert {"choose", "items", "ready", "day"} <= phases


def test_a_whole_run_on_a_phone_by_touch(visit: Visit, player: Player) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    visitor.be(player)
    table = visitor.sit(opened(player, seed="8", seats=TEAM, study=True, **SHORT)["head"]["id"])
    run_to_the_end(table, SledFinger(), random.Random(4))


@pytest.mark.parametrize("language", ["es-MX", "it-IT"])
def test_a_whole_run_in_other_languages(
    visit: Visit, player: Player, language: str, message_names: re.Pattern[str]
) -> None:
    visitor = visit(locale=language)
    visitor.be(player)
    table = visitor.sit(opened(player, seed="13", seats=TEAM, study=True, **SHORT)["head"]["id"])
    dice = random.Random(6)
    while not table.over:
        SledMouse().move(table, dice)
        assert message_names.findall(visitor.page.locator("body").inner_text()) == []


def test_a_fight_goes_on_after_the_page_is_loaded_again(visit: Visit, player: Player) -> None:
    visitor = visit()
    visitor.be(player)
    table = visitor.sit(position(player, in_a_fight, seats=TEAM))
    page = visitor.page
    thrown = page.locator(".dice .die:not(.open)")
    count, said = thrown.count(), page.locator(".roll .count").inner_text()
    assert count > 0
    page.reload()
    table = TablePage(page)
    expect(page.locator(".roll .count")).to_have_text(said)
    expect(thrown).to_have_count(count)
    shots = page.locator("[data-move^='fire:']")
    if shots.count():
        state = table.state
        shots.first.click()
        table.wait_past(state)
    else:
        page.keyboard.press("Escape")
        expect(page.locator("[data-deed='pass']")).to_be_visible()


def test_on_a_phone_what_can_be_done_before_going_is_a_tap_away(visit: Visit, player: Player) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    visitor.be(player)
    table = visitor.sit(opened(player, seed="8", seats=TEAM, **SHORT)["head"]["id"])
    page, state = visitor.page, table.state
    page.get_by_role("button", name="Before going").tap()
    page.get_by_role("dialog").locator("[data-move='use:a']").tap()
    table.wait_past(state)
    expect(page.get_by_role("status").filter(has_text="which location do you scout")).to_be_visible()
    state = table.state
    page.locator("[data-cell='b2']").tap()
    page.locator("[data-deed='@b2']").tap()
    table.wait_past(state)
    assert page.locator("[data-cell='b2'].up").count() == 1


def test_turning_back_takes_two_presses_of_escape_and_enter(visit: Visit, player: Player) -> None:
    visitor = visit()
    visitor.be(player)
    table = visitor.sit(position(player, in_a_fight, seats=TEAM))
    page, state = visitor.page, table.state
    page.keyboard.press("Escape")
    expect(page.locator("[data-deed='pass']")).to_be_visible()
    assert table.state == state
    page.keyboard.press("Enter")
    table.wait_past(state)
    expect(page.get_by_role("log")).to_contain_text("not enough")


def test_an_item_changes_hands_and_is_taken_back(visit: Visit, player: Player) -> None:
    visitor = visit()
    visitor.be(player)
    table = visitor.sit(opened(player, seed="7", seats=TEAM, **SHORT)["head"]["id"])
    page, state = visitor.page, table.state
    page.locator("[data-item='a1']").click()
    page.get_by_role("dialog").locator("[data-move='drop:a1']").click()
    table.wait_past(state)
    expect(page.locator("[data-ground='1']")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator("[data-ground='1']")).to_have_count(0)


def test_what_must_be_carried_says_by_which_rule(visit: Visit, player: Player) -> None:
    visitor = visit()
    visitor.be(player)
    visitor.sit(opened(player, seed="7", seats=TEAM, **SHORT)["head"]["id"])
    page = visitor.page
    page.locator("[data-item='b1']").click()
    expect(page.get_by_role("dialog")).to_contain_text("G1.team")
    visitor.complaints.clear()  # the refusal that was asked for


def test_what_was_seen_leads_back_as_practice_only(visit: Visit, player: Player) -> None:
    visitor = visit()
    visitor.be(player)
    table = visitor.sit(position(player, lambda view: view["day"] > 2, seats=TEAM))
    page, state = visitor.page, table.state
    page.keyboard.press("t")
    sheet = page.get_by_role("dialog")
    sheet.locator(".line button").first.click()
    expect(sheet).to_contain_text("practice")
    sheet.locator("footer button").last.click()
    table.wait_past(state)
    expect(page.locator(".bar")).to_contain_text("practice")


def test_several_at_one_screen_are_told_who_decides(visit: Visit, player: Player) -> None:
    visitor = visit()
    visitor.be(player)
    table = visitor.sit(opened(player, seed="3", seats=TWO_SEATS, **SHORT)["head"]["id"])
    page = visitor.page
    expect(page.locator(".asked")).to_have_text("Ada")
    page.keyboard.press(".")
    state = table.state
    page.keyboard.press("Enter")
    table.wait_past(state)
    expect(page.locator(".asked")).to_have_text("Bo")
    expect(page.get_by_role("log")).to_contain_text("Day 2, Bo leads")


def test_from_memory_the_table_shows_no_more_than_lies_open(visit: Visit, player: Player) -> None:
    visitor = visit()
    visitor.be(player)
    new: dict[str, Any] = {"seed": "3", "seats": TEAM, "study": True, "recall": "memory"}
    table = visitor.sit(opened(player, **new, **SHORT)["head"]["id"])
    page, state = visitor.page, table.state
    expect(page.locator(".site.up")).to_have_count(9)
    page.locator("[data-move='ready']").click()
    table.wait_past(state)
    expect(page.locator(".site.up")).to_have_count(2)
    expect(page.locator(".site .strip")).to_have_count(2)


def test_a_new_run_is_laid_as_the_form_says(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/new/nordguard")
    page = visitor.page
    page.get_by_label("5 \N{MULTIPLICATION SIGN} 5", exact=True).check()
    page.get_by_role("button", name="Dag").click()
    page.get_by_role("group", name="Players").get_by_label("2", exact=True).check()
    page.get_by_placeholder("Player 1").fill("Ada")
    page.get_by_role("button", name="Lay the map").click()
    table = TablePage(page)
    assert page.locator(".site").count() == 25
    assert page.locator("li.member").count() == 3
    expect(page.locator(".asked")).to_have_text("Ada")
    assert not table.over


def test_the_guide_is_asked_and_says_why(browser: Browser, tmp_path: Path) -> None:
    with (
        served(config_for(tmp_path, thinkers=1)) as address,
        Player(address) as player,
        visit_at(browser, address) as visitor,
    ):
        visitor.be(player)
        table = opened(player, seed="7", seats=TEAM, **SHORT)["head"]["id"]
        visitor.sit(table)
        page = visitor.page
        page.keyboard.press("h")
        expect(page.locator(".counsel")).to_contain_text("%", timeout=COMPILING)
        expect(page.get_by_text("go north").first).to_be_visible()
        assert player.get(f"/api/tables/{table}")["now"]["hints"] == 1


def finished(player: Player, seed: int = 11) -> str:
    table: str = opened(player, seed=str(seed), **SHORT)["head"]["id"]
    player.finish(table, random.Random(seed))
    return table


def test_a_stranger_steps_through_a_replay_and_plays_on(visit: Visit, player: Player) -> None:
    table = finished(player)
    steps = player.get(f"/api/tables/{table}")["steps"]
    link = player.post(f"/api/tables/{table}/link")["link"]
    visitor = visit()
    visitor.go(f"/replay/{link}")
    page = visitor.page
    shown = page.locator("main.table")
    expect(shown).to_have_attribute("data-state", "0")
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    expect(shown).to_have_attribute("data-state", "2")
    page.keyboard.press("End")
    expect(shown).to_have_attribute("data-state", str(len(steps)))
    page.get_by_role("button", name="To the beginning").click()
    expect(shown).to_have_attribute("data-state", "0")
    page.keyboard.press("p")
    page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    expect(page.locator("main.table[data-standing='running']")).to_be_visible()
    expect(page.locator(".bar")).to_contain_text("practice")


def test_a_result_is_shared_without_the_map(visit: Visit, player: Player) -> None:
    table = finished(player)
    visitor = visit()
    visitor.be(player)
    visitor.sit(table)
    page = visitor.page
    page.get_by_role("dialog").get_by_role("button", name="Share").click()
    shared = page.locator(".shared")
    expect(shared).to_contain_text("Nordguard, 3 \N{MULTIPLICATION SIGN} 3, 2 characters")
    page.get_by_role("button", name="Add a replay link").click()
    expect(shared).to_contain_text(f"{visitor.address}/replay/")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("locale", ["en-GB", "es-ES", "it-IT"])
def test_axe_finds_nothing(visit: Visit, player: Player, theme: str, locale: str) -> None:
    visitor = visit(color_scheme=theme, locale=locale)
    visitor.be(player)
    page = visitor.page
    choosing = opened(player, seats=[{"characters": [{}, {}]}])["head"]["id"]
    fighting = position(player, in_a_fight, seats=TEAM)
    laden = position(player, lambda view: any(one["obstacles"] for one in view["sites"]), seats=TEAM)
    over = finished(player)
    found = []
    paths = ["/new/nordguard", "/rules/nordguard", f"/table/{over}", f"/table/{over}/replay"]
    for path in [*paths, *(f"/table/{table}" for table in (choosing, fighting, laden))]:
        visitor.go(path)
        page.wait_for_selector("main#main, main.table")
        page.wait_for_timeout(150)
        found += [f"{path}: {one}" for one in visitor.violations()]
    for key in "tpi?":
        page.keyboard.press(key)
        page.get_by_role("dialog").wait_for()
        found += [f"{key}: {one}" for one in visitor.violations()]
        page.keyboard.press("Escape")
    page.locator("[data-item]").first.click()
    found += [f"item: {one}" for one in visitor.violations()]
    page.keyboard.press("Escape")
    page.set_viewport_size(PHONE)
    found += [f"phone: {one}" for one in visitor.violations()]
    visitor.complaints.clear()  # asking why an item stays is a refusal
    assert found == []
