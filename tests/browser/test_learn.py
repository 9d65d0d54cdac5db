"""The lessons: whoever does what the ring lies round comes to its end, and nothing else counts."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hearthwood.northwood import INTRO, new_game

from .harness import PHONE, TablePage
from .test_table import Visit

pytestmark = pytest.mark.browser

SCRIPTS: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "src/hearthwood/web/client/src/northwood/learn/lessons.json").read_text(
        "utf-8"
    )
)
MOST = 120


def follow(page: Page, *, by_touch: bool) -> int:
    """Press what the ring lies round, or the note's button; how often that was."""
    note = page.locator(".note")
    for count in range(MOST):
        expect(note).to_be_visible()
        page.wait_for_function("() => document.querySelector('main.table').dataset.busy === 'false'")
        page.wait_for_timeout(380)  # the note is laid when what moves has come to rest
        if page.get_by_text("That was this lesson").count():
            return count
        on = note.get_by_role("button", name="Go on", exact=True)
        if on.count():
            on.tap() if by_touch else on.click()
            continue
        box = page.locator(".ring").bounding_box()
        assert box
        at = box["x"] + min(box["width"] / 2, 18), box["y"] + box["height"] / 2
        page.touchscreen.tap(*at) if by_touch else page.mouse.click(*at)
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize("name", SCRIPTS)
def test_the_moves_of_a_lesson_are_legal(name: str) -> None:
    script = SCRIPTS[name]
    game = new_game(INTRO, int(script["seed"]))
    for move in [*script["before"], *(move for step in script["steps"] for move in step["moves"])]:
        game.play(move)
    friendly = [fief.fief for fief in game.position.fiefs if fief.friendly]
    assert friendly == {"visit": [4], "abilities": [], "campaign": [4]}[name]


def test_all_lessons_to_their_end_with_a_mouse(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/learn")
    page = visitor.page
    page.get_by_role("link", name="A first visit").click()
    for following in [*list(SCRIPTS)[1:], None]:
        TablePage(page)
        follow(page, by_touch=False)
        assert visitor.violations() == []
        if following is not None:
            page.get_by_role("link", name="Next").click()
            expect(page).to_have_url(f"{visitor.address}/learn/{following}")
    visitor.go("/learn")
    expect(page.locator("li.known")).to_have_count(len(SCRIPTS))
    visitor.go("/games")
    expect(page.get_by_text("No games yet.")).to_be_visible()


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_lesson_on_a_phone_by_touch(visit: Visit, name: str) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    visitor.go(f"/learn/{name}")
    TablePage(visitor.page)
    follow(visitor.page, by_touch=True)
    assert visitor.page.evaluate("scrollY") == 0


def test_other_moves_wait_until_the_ring_has_been_followed(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/learn/visit")
    table = TablePage(visitor.page)
    visitor.page.keyboard.press("Enter")
    visitor.page.keyboard.press("Enter")
    state = table.state
    table.thing("@3").click()
    expect(visitor.page.locator(".astray")).to_contain_text("first what the ring lies round")
    visitor.page.get_by_role("button", name="Back").click()
    expect(visitor.page.locator(".note")).to_contain_text("You see your eight cards")
    assert table.state == state
