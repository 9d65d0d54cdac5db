"""Games that are over: gone through again, shown to others by link, played on from any move."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.harness import Player

from .harness import PHONE, Visitor

pytestmark = pytest.mark.browser

Visit = Callable[..., Visitor]


def finished(player: Player, seed: int = 7, **new: str) -> str:
    """A game played to its end by chance; its table."""
    table: str = player.open(seed=str(seed), **new)["head"]["id"]
    player.finish(table, random.Random(seed))
    return table


def linked(player: Player, table: str) -> str:
    link: str = player.post(f"/api/tables/{table}/link")["link"]
    return link


def at(page: Page, ply: int) -> None:
    """Wait until so many moves have been made."""
    expect(page.locator("main.table")).to_have_attribute("data-state", str(ply))


def test_a_stranger_opens_a_replay_and_steps_through_it(visit: Visit, player: Player) -> None:
    table = finished(player)
    steps = player.get(f"/api/tables/{table}")["steps"]
    visitor = visit()
    visitor.go(f"/replay/{linked(player, table)}")
    page, last = visitor.page, len(steps)
    at(page, 0)
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    at(page, 3)
    page.keyboard.press("ArrowLeft")
    at(page, 2)
    second_visit = next(step["ply"] for step in steps if step["visit"] == 2)
    page.keyboard.press("PageDown")
    at(page, second_visit)
    page.keyboard.press("End")
    at(page, last)
    expect(page.get_by_role("status").filter(has_text=f"After {last} of {last} moves")).to_be_visible()
    page.get_by_role("button", name="To the beginning").click()
    at(page, 0)
    page.keyboard.press("PageUp")
    at(page, 0)
    assert visitor.context.cookies() != [], "greeted with a profile of one's own"
    assert player.get("/api/tables?standing=all")["tables"][0]["head"]["id"] == table


def test_the_address_names_the_moment(visit: Visit, player: Player) -> None:
    link = linked(player, finished(player))
    visitor = visit(viewport=PHONE)
    visitor.go(f"/replay/{link}?move=40")
    at(visitor.page, 40)
    visitor.page.get_by_role("button", name="One move ahead").click()
    at(visitor.page, 41)
    visitor.page.wait_for_url(f"**/replay/{link}?move=41")
    visitor.page.reload()
    at(visitor.page, 41)


def test_a_stranger_plays_on_with_another_move(visit: Visit, player: Player) -> None:
    table = finished(player)
    made = player.get(f"/api/tables/{table}")["steps"][0]["move"]
    visitor = visit()
    visitor.go(f"/replay/{linked(player, table)}")
    at(visitor.page, 0)
    other = next(f"@{fief}" for fief in range(8) if f"@{fief}" != made)
    visitor.page.locator(f"[data-move='{other}']").click()
    sheet = visitor.page.get_by_role("dialog")
    expect(sheet).to_contain_text(f"fief {other[1]} instead")
    sheet.get_by_role("button", name="Play on").click()
    page = visitor.page
    expect(page.locator("main.table[data-standing='running'] .hall.here")).to_have_attribute(
        "data-move", other
    )
    expect(page.locator(".bar")).to_contain_text("practice")


def test_the_own_game_is_gone_through_from_its_end(visit: Visit, player: Player) -> None:
    table = finished(player)
    visitor = visit()
    visitor.be(player)
    visitor.sit(table)
    visitor.page.get_by_role("dialog").get_by_role("link", name="Go through it again").click()
    at(visitor.page, 0)
    visitor.page.keyboard.press("p")
    visitor.page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    expect(visitor.page.locator("main.table[data-standing='running']")).to_be_visible()


def test_an_address_without_a_game_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/replay/" + "A" * 16)
    expect(visitor.page.get_by_role("heading", name="no game to be watched")).to_be_visible()
    visitor.complaints.clear()  # the answer that there is none


def test_what_is_shared_says_nothing_of_the_cards(visit: Visit, player: Player) -> None:
    table = finished(player)
    now = player.get(f"/api/tables/{table}")["now"]
    visitor = visit()
    visitor.be(player)
    visitor.sit(table)
    page = visitor.page
    page.get_by_role("dialog").get_by_role("button", name="Share").click()
    shared = page.locator(".shared")
    stars = now["view"]["points"]
    expect(shared).to_contain_text(f"full: {stars} star")
    first, roofs = shared.inner_text().splitlines()
    friendly = [fief["standing"] in ("home", "brought", "gone") for fief in now["view"]["fiefs"]]
    assert [sign == "\N{BLACK UP-POINTING TRIANGLE}" for sign in roofs] == friendly
    assert now["seed"] not in first + roofs
    page.get_by_role("button", name="Add a replay link").click()
    expect(shared).to_contain_text(f"{visitor.address}/replay/")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save a picture").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
