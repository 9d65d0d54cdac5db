"""The companion on the page: a table with printed cards is typed in, played through a visit, and kept."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from hearthwood.northwood import INTRO, Position
from hearthwood.northwood.cards import CARD_TEXTS, CHARACTER_TEXTS

from .harness import PHONE, TablePage, Visitor

pytestmark = pytest.mark.browser

Visit = Callable[..., Visitor]
SEED = 136
MOVES = "@4 listen L5 listen E2 listen C4 listen L7 listen E4 listen C7 listen L1 listen E7".split()


def name_cards(page: Page, cards: list[str]) -> None:
    for card in cards:
        page.locator(f"[data-pick='{card}']").click()


def lay(page: Page, position: Position) -> None:
    """Type in what lies there."""
    page.locator("select").first.wait_for()
    for fief, select in zip(position.fiefs, page.locator("select").all(), strict=True):
        assert fief.ruler is not None
        select.select_option(CHARACTER_TEXTS[fief.ruler])
    name_cards(page, [CARD_TEXTS[card] for card in position.hand])
    page.get_by_role("button", name="Begin").click()


def test_a_visit_is_followed_with_the_printed_cards(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/companion")
    page, position = visitor.page, Position.new(INTRO, SEED)
    lay(page, position)
    table = TablePage(page)
    for move in MOVES:
        after = position.play(move)
        before = table.state
        if move == "listen":
            table.deed.click()
            assert after.statement is not None
            name_cards(page, [CARD_TEXTS[after.statement]])
            page.get_by_role("button", name="That is it").click()
        else:
            table.thing(move).click()
            table.deed.click()
        if after.visit != position.visit:
            expect(page.get_by_role("dialog")).to_contain_text("Your 8 new cards")
            name_cards(page, [CARD_TEXTS[card] for card in after.hand])
            page.get_by_role("button", name="That is it").click()
        visitor.complaints.clear()  # the answers that cards are to be named
        table.wait_past(before)
        position = after
    assert table.state == len(MOVES)
    held = page.locator(".hand [data-move]")
    expect(held).to_have_count(8)
    shown = [one.get_attribute("data-move") for one in held.all()]
    assert shown == [CARD_TEXTS[card] for card in position.hand]
    page.reload()
    table = TablePage(page)
    assert table.state == len(MOVES), "it is kept on this device"
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("main.table[data-phase='respond']")).to_be_visible()
    assert visitor.violations() == []


def test_a_move_that_was_not_made_leaves_everything_as_it_was(visit: Visit) -> None:
    visitor = visit(viewport=PHONE, has_touch=True)
    visitor.go("/companion")
    page = visitor.page
    assert visitor.violations() == []
    lay(page, Position.new(INTRO, SEED))
    table = TablePage(page)
    table.play("@4")
    table.deed.click()
    page.get_by_role("dialog").get_by_role("button", name="The move was not made").click()
    visitor.complaints.clear()  # the answer that a card is to be named
    expect(page.locator("main.table[data-phase='ready']")).to_be_visible()
    assert table.state == 1
