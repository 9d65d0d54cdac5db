"""Statistics, settings, the way to another device, texts of games, and the end of it all."""

import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.harness import Player

from .harness import PHONE, Visitor
from .test_replay import finished

pytestmark = pytest.mark.browser

Visit = Callable[..., Visitor]


def test_statistics_keep_apart_what_cannot_be_compared(visit: Visit, player: Player) -> None:
    fair = player.open(setup="intro")["head"]["id"]
    stars = player.finish(fair, random.Random(1))["view"]["points"]
    finished(player)
    visitor = visit()
    visitor.be(player)
    visitor.go("/statistics")
    page = visitor.page
    card = page.locator(".fair")
    expect(card).to_have_count(1)
    expect(card.locator("dd").nth(2)).to_have_text(f"{stars}.0")
    rows = page.locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text("unknown deal, no hints")
    expect(rows.nth(1)).to_contain_text("deal by a chosen seed")


def test_a_code_brings_another_device_to_the_same_games(visit: Visit, player: Player) -> None:
    finished(player)
    one, other = visit(), visit()
    one.be(player)
    one.go("/settings")
    one.page.get_by_role("button", name="Show a code").click()
    code = one.page.locator(".code").inner_text()
    assert re.fullmatch(r"[A-Z0-9]{4}(-[A-Z0-9]{4}){2}", code)
    other.go("/settings")
    other.page.get_by_label("A code of another device").fill(code)
    other.page.get_by_role("button", name="Use it").click()
    expect(other.page.get_by_text("the same profile, with 1 game.")).to_be_visible()
    other.page.get_by_label("A code of another device").fill(code)
    other.page.get_by_role("button", name="Use it").click()
    expect(other.page.get_by_text("not valid, or no longer")).to_be_visible()
    other.complaints.clear()  # the answer that it is not


def test_settings_hold_after_a_reload(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/settings")
    page = visitor.page
    page.get_by_role("radio", name="Italiano").check()
    page.get_by_role("radio", name="niente si muove").check()
    page.get_by_role("radio", name="notte").check()
    page.reload()
    expect(page.get_by_role("heading", name="Impostazioni")).to_be_visible()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "night")
    expect(root).to_have_attribute("data-motion", "none")


def test_games_go_out_as_text_and_come_in_again(visit: Visit, player: Player) -> None:
    table = finished(player)
    text = player.http.get(f"/api/tables/{table}/record").text
    visitor = visit()
    visitor.go("/settings")
    page = visitor.page
    page.get_by_label("Text of the games").fill("no game")
    page.get_by_role("button", name="Read them in").click()
    expect(page.locator(".problem")).to_be_visible()
    visitor.complaints.clear()  # the answer that it is none
    page.get_by_label("Text of the games").fill(text)
    page.get_by_role("button", name="Read them in").click()
    page.get_by_role("link", name="Game 1").click()
    expect(page.locator("main.table[data-standing='over']")).to_be_visible()


def test_everything_can_be_taken_along_and_deleted(visit: Visit, player: Player) -> None:
    table = finished(player)
    visitor = visit()
    visitor.be(player)
    visitor.go("/settings")
    page = visitor.page
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save all of it").click()
    assert [one["id"] for one in json.loads(saved.value.path().read_text("utf-8"))["tables"]] == [table]
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete it").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert player.http.get(f"/api/tables/{table}").status_code == 401


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("locale", ["en-GB", "es-ES", "it-IT"])
def test_axe_finds_nothing(visit: Visit, player: Player, theme: str, locale: str) -> None:
    player.finish(player.open(setup="intro")["head"]["id"], random.Random(1))
    found = []
    for size in ({}, {"viewport": PHONE, "has_touch": True}):
        visitor = visit(color_scheme=theme, locale=locale, **size)
        visitor.be(player)
        for path, sign in (("/statistics", "tbody"), ("/settings", "#records"), ("/learn", "ol li")):
            visitor.go(path)
            visitor.page.locator(sign).first.wait_for()
            found += [f"{path}: {one}" for one in visitor.violations()]
            assert visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, path
    assert found == []
