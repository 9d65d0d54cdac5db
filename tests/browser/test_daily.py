"""The daily deal on the page: one press begins it, there is no way back, and sharing spoils nothing."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from hearthwood.table.daily import COMPARED_FROM
from tests.web.harness import Clock, Player, config_for, served

from .harness import PHONE, TablePage, Visitor
from .harness import visitor as visit_at
from .players import Mouse
from .test_whole_games import play_to_the_end

pytestmark = pytest.mark.browser

DAY, NEXT = "2030-05-05", "2030-05-06"


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock(DAY)


@pytest.fixture(scope="module")
def daily(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[str]:
    """A server on a certain day."""
    with served(config_for(tmp_path_factory.mktemp("data")), clock.calendar) as address:
        yield address


@pytest.fixture(autouse=True)
def the_day(clock: Clock) -> Iterator[None]:
    clock.set(DAY)
    yield
    clock.set(DAY)


def begin(visitor: Visitor, setup: str = "intro") -> TablePage:
    visitor.go("/daily")
    visitor.page.locator(f"[data-setup='{setup}']").get_by_role("button", name="Play it").click()
    return TablePage(visitor.page)


def test_a_daily_deal_from_its_card_to_what_is_shared(browser: Browser, daily: str) -> None:
    with visit_at(browser, daily) as visitor:
        table = begin(visitor)
        page = visitor.page
        expect(page.locator(".bar")).to_contain_text("Daily, 5 May")
        for name in ("Undo", "Hint"):
            expect(page.get_by_role("button", name=name)).to_have_count(0)
        table.play("@4")
        state = table.state
        page.keyboard.press("u")
        sheet = page.get_by_role("dialog")
        expect(sheet).to_be_visible()
        expect(sheet.locator(".line button")).to_have_count(0)
        page.keyboard.press("Escape")
        assert table.state == state
        play_to_the_end(table, Mouse(), random.Random(1))
        expect(page.get_by_role("dialog")).to_contain_text("at midnight UTC")
        page.get_by_role("dialog").get_by_role("link", name="Compare with others").click()
        card = page.locator("[data-setup='intro']")
        expect(card.locator(".stars")).to_contain_text("star")
        expect(card).to_contain_text(f"from {COMPARED_FROM} results on. There is 1 so far.")
        card.get_by_role("button", name="Share").click()
        shared = page.locator(".shared").inner_text()
        assert "5 May 2030" in shared
        assert "http" not in shared
        assert page.get_by_role("button", name="Add a replay link").count() == 0


def test_others_are_compared_from_enough_results_on(browser: Browser, tmp_path: Path, clock: Clock) -> None:
    with served(config_for(tmp_path), clock.calendar) as address, Player(address) as last:
        for number in range(COMPARED_FROM):
            with Player(address) as other:
                player = last if number == 0 else other
                table = player.post(f"/api/daily/{DAY}/intro", goal=16)["head"]["id"]
                player.finish(table, random.Random(number))
        with visit_at(browser, address) as visitor:
            visitor.be(last)
            visitor.go("/daily")
            card = visitor.page.locator("[data-setup='intro']")
            expect(card).to_contain_text(f"{COMPARED_FROM} first tries have ended")
            expect(card.locator("li.own")).to_have_count(1)
            assert visitor.violations() == []


def test_days_that_are_over_stay_in_the_archive(browser: Browser, daily: str, clock: Clock) -> None:
    with visit_at(browser, daily) as visitor, Player(daily) as player:
        visitor.be(player)
        end = player.finish(player.post(f"/api/daily/{DAY}/full", goal=16)["head"]["id"], random.Random(1))
        clock.set(NEXT)
        visitor.go("/daily")
        page = visitor.page
        row = page.get_by_role("row").filter(has_text="5 May 2030")
        expect(row).to_contain_text(f"{end['view']['points']} ★")
        row.get_by_role("link").click()
        expect(page.get_by_text("a day that is over")).to_be_visible()
        page.locator("[data-setup='intro']").get_by_role("button", name="Play it now").click()
        TablePage(page)
        visitor.go("/daily/2029-01-01")
        expect(page.get_by_text("There is no deal for this day.")).to_be_visible()
        visitor.complaints.clear()  # the answer that there is none


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("locale", ["en-GB", "es-ES", "it-IT"])
def test_axe_finds_nothing(browser: Browser, daily: str, theme: str, locale: str) -> None:
    found = []
    for size in ({}, {"viewport": PHONE, "has_touch": True}):
        with visit_at(browser, daily, color_scheme=theme, locale=locale, **size) as visitor:
            visitor.go("/daily")
            visitor.page.locator("tbody tr").first.wait_for()
            found += visitor.violations()
            assert visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert found == []
