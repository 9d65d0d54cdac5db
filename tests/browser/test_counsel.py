"""Hints and odds on the page: on request, counted openly, none at strict tables."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web.harness import Player, config_for, served

from .harness import PHONE, TablePage, Visitor
from .harness import visitor as visit_at
from .test_table import opened

pytestmark = pytest.mark.browser

Visit = Callable[..., Visitor]
COMPILING = 300_000
"""Thinkers compile what they need the first time."""


@pytest.fixture(scope="module")
def thoughtful(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with somebody who thinks."""
    with served(config_for(tmp_path_factory.mktemp("data"), thinkers=1)) as address:
        yield address


def test_a_hint_names_a_legal_move_and_is_counted(browser: Browser, thoughtful: str) -> None:
    with Player(thoughtful) as player, visit_at(browser, thoughtful) as visitor:
        visitor.be(player)
        table_id = opened(player, 1, ["@4", "listen"])
        table = visitor.sit(table_id)
        expect(table.page.locator(".hinted")).to_have_count(0)
        table.page.keyboard.press("h")
        hinted = table.page.locator("main.table .hinted")
        expect(hinted).to_have_attribute("data-able", "true", timeout=COMPILING)
        card = hinted.get_attribute("data-move")
        expect(table.page.get_by_role("status").filter(has_text=f"Answer with {card}")).to_be_visible()
        expect(table.page.get_by_text("asked once")).to_be_visible()
        assert player.get(f"/api/tables/{table_id}")["now"]["hints"] == 1
        shown = table.page.locator(".odds .moves li")
        legal = player.get(f"/api/tables/{table_id}")["now"]["view"]["legal"]
        expect(shown).to_have_count(len(legal))
        table.play(str(card))
        expect(table.page.locator(".hinted")).to_have_count(0)


def test_odds_open_in_a_sheet_on_a_phone(browser: Browser, thoughtful: str) -> None:
    with (
        Player(thoughtful) as player,
        visit_at(browser, thoughtful, viewport=PHONE, has_touch=True) as visitor,
    ):
        visitor.be(player)
        table = visitor.sit(opened(player, 1, ["@4", "listen"]))
        table.page.get_by_role("button", name="Hint", exact=True).tap()
        expect(table.page.locator(".hinted")).to_be_visible(timeout=COMPILING)
        table.page.get_by_role("button", name="Odds").tap()
        sheet = table.page.get_by_role("dialog")
        expect(sheet.locator(".moves li").first).to_contain_text("%")
        assert visitor.violations() == []


def test_a_strict_table_has_neither(visit: Visit, player: Player) -> None:
    visitor = visit()
    visitor.be(player)
    visitor.go(f"/table/{player.open(strict=True)['head']['id']}")
    table = TablePage(visitor.page)
    expect(table.page.get_by_role("button", name="Hint")).to_have_count(0)
    table.page.keyboard.press("h")
    expect(table.page.get_by_role("alert")).to_contain_text("without hints")
