"""A game looked back at on the page: the sum, the course, the choices, and playing on from any of them."""

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.harness import Player, config_for, served

from .harness import PHONE, Visitor
from .harness import visitor as visit_at
from .test_counsel import COMPILING

pytestmark = pytest.mark.browser

MINUS = "\N{MINUS SIGN}"


@dataclass
class Reviewed:
    """A finished game whose review is there, and whose it is."""

    address: str
    player: Player
    table: str
    review: dict[str, Any]

    def shown(self, visitor: Visitor, path: str = "review") -> Page:
        visitor.be(self.player)
        visitor.go(f"/table/{self.table}/{path}")
        return visitor.page


@pytest.fixture(scope="module")
def reviewed(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Reviewed]:
    config = config_for(tmp_path_factory.mktemp("data"), thinkers=1)
    with served(config) as address, Player(address) as player:
        table = player.open(setup="full", seed="7")["head"]["id"]
        player.finish(table, random.Random(7))
        with visit_at(browser, address) as visitor:
            visitor.be(player)
            page = visitor.sit(table).page
            page.get_by_role("dialog").get_by_role("link", name="Look back").click()
            expect(page.get_by_text("The sage looks at the game")).to_be_visible()
            expect(page.locator(".equation").first).to_be_visible(timeout=COMPILING)
            expect(page.get_by_text("A first look")).to_have_count(0, timeout=COMPILING)
        review = player.post(f"/api/tables/{table}/review", edition=0)["review"]
        yield Reviewed(address, player, table, review)


def figures(page: Page) -> list[float]:
    """The terms of the sum, with their signs, and the result."""
    texts = page.locator(".equation > .equation > p").all_inner_texts()
    found = [re.search(r"(-?)\s*(\d+(?:\.\d+)?)", text.replace(MINUS, "-")) for text in texts]
    return [float(one[1] + one[2]) for one in found if one]


def test_the_sum_that_is_shown_comes_out(browser: Browser, reviewed: Reviewed) -> None:
    with visit_at(browser, reviewed.address) as visitor:
        page = reviewed.shown(visitor)
        expect(page.locator(".equation").first).to_be_visible()
        *terms, result = figures(page)
        assert sum(terms) == pytest.approx(result, abs=0.01)
        assert result == reviewed.review["stars"]


def test_the_dearest_choices_stand_first_and_lead_to_their_moment(
    browser: Browser, reviewed: Reviewed
) -> None:
    dear = sorted((one for one in reviewed.review["moments"] if one["loss"] <= -0.1), key=lambda m: m["loss"])
    with visit_at(browser, reviewed.address) as visitor:
        page = reviewed.shown(visitor)
        rows = page.locator("[data-ply]")
        expect(rows.first).to_have_attribute("data-ply", str(dear[0]["ply"]))
        expect(page.get_by_text(f"After {dear[0]['ply']} of")).to_be_visible()
        expect(page.locator("[data-ply] .cost").nth(1)).to_have_text(
            f"{dear[1]['loss']:+.1f}".replace("-", MINUS)
        )
        rows.nth(1).get_by_role("button").click()
        expect(page.get_by_text(f"After {dear[1]['ply']} of")).to_be_visible()
        page.keyboard.press("ArrowRight")
        expect(page.get_by_text(f"After {dear[1]['ply'] + 1} of")).to_be_visible()
        page.keyboard.press("Home")
        page.keyboard.press("PageDown")
        second = reviewed.review["visits"][1]["first"]
        expect(page.get_by_text(f"After {second} of")).to_be_visible()


def test_the_course_can_be_pressed_and_read_as_a_table(browser: Browser, reviewed: Reviewed) -> None:
    with visit_at(browser, reviewed.address) as visitor:
        page = reviewed.shown(visitor)
        graph = page.locator(".graph")
        box = graph.bounding_box()
        assert box
        page.mouse.click(box["x"] + box["width"] - 12, box["y"] + 120)
        moves = len(reviewed.review["moments"])
        expect(page.get_by_text(f"After {moves} of {moves}")).to_be_visible()
        page.get_by_role("button", name="Show as table").click()
        rows = page.locator("tbody tr")
        expect(rows).to_have_count(8)
        luck = reviewed.review["visits"][2]["ledger"]["luck"]
        shown = rows.nth(2).locator("td").nth(2).inner_text().replace(MINUS, "-")
        assert float(shown) == pytest.approx(luck, abs=0.051)


def test_from_a_moment_one_plays_on_as_practice(browser: Browser, reviewed: Reviewed) -> None:
    with visit_at(browser, reviewed.address) as visitor:
        page = reviewed.shown(visitor)
        ply = int(page.locator("[data-ply]").first.get_attribute("data-ply") or 0)
        expect(page.get_by_text(f"After {ply} of")).to_be_visible()
        page.get_by_role("button", name="Play on from here").click()
        expect(page.locator("main.table[data-standing='running']")).to_be_visible()
        expect(page.locator(".bar")).to_contain_text("practice")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("locale", ["en-GB", "es-ES", "it-IT"])
def test_axe_finds_nothing_and_nothing_is_cut_off(
    browser: Browser, reviewed: Reviewed, theme: str, locale: str
) -> None:
    found = []
    for size in (None, PHONE):
        wishes: dict[str, Any] = {"color_scheme": theme, "locale": locale} | (
            {"viewport": size, "has_touch": True} if size else {}
        )
        with visit_at(browser, reviewed.address, **wishes) as visitor:
            page = reviewed.shown(visitor)
            page.locator(".steps").first.wait_for()
            found += visitor.violations()
            wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0
            if size is None:
                page.locator(".title button").click()
                found += visitor.violations()
    assert found == []
