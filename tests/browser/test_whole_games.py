"""Whole games of For Northwood!, each in another way."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from tests.web.harness import Player

from .harness import DESKTOP, PHONE, TABLET, TablePage, Visitor
from .players import Finger, Keyboard, Mouse

pytestmark = pytest.mark.browser

Visit = Callable[..., Visitor]
MOST_MOVES = 600


def play_to_the_end(table: TablePage, hand: Mouse, dice: random.Random) -> None:
    for _ in range(MOST_MOVES):
        if table.over:
            break
        hand.move(table, dice)
    assert table.over


def shown_stars(page: TablePage) -> int:
    found = re.search(r"\d+", page.page.locator(".points").inner_text())
    assert found
    return int(found[0])


def test_a_whole_game_by_mouse_from_the_first_screen(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.page.get_by_role("button", name="Play", exact=True).click()
    table = TablePage(visitor.page)
    play_to_the_end(table, Mouse(), random.Random(1))
    ending = visitor.page.get_by_role("dialog")
    assert f"{shown_stars(table)} star" in ending.inner_text()
    assert "Seed of this deal" in ending.inner_text()
    ending.get_by_role("button", name="Close").click()
    visitor.page.get_by_role("link", name="Hearthwood").click()
    visitor.page.get_by_role("button", name="Play", exact=True).wait_for()


def test_a_whole_game_by_keyboard_only(visit: Visit, player: Player) -> None:
    visitor = visit()
    visitor.be(player)
    table = visitor.sit(player.open(setup="full", seed="8")["head"]["id"])
    play_to_the_end(table, Keyboard(), random.Random(2))


def test_a_whole_game_on_a_phone_by_touch_without_scrolling(visit: Visit, player: Player) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    visitor.be(player)
    table = visitor.sit(player.open(setup="full", seed="21")["head"]["id"])
    play_to_the_end(table, Finger(), random.Random(3))


@pytest.mark.parametrize(
    ("language", "size"), [("en-GB", TABLET), ("es-MX", DESKTOP), ("it-IT", DESKTOP)], ids=["en", "es", "it"]
)
def test_a_whole_game_in_each_language(
    visit: Visit, player: Player, language: str, size: ViewportSize, message_names: re.Pattern[str]
) -> None:
    visitor = visit(locale=language, viewport=size)
    visitor.be(player)
    table = visitor.sit(player.open(setup="full", seed="34")["head"]["id"])
    assert visitor.page.locator("html").get_attribute("lang") == language[:2]
    dice = random.Random(4)
    for number in range(MOST_MOVES):
        if table.over:
            break
        Mouse().move(table, dice)
        if number % 10 == 0:
            assert message_names.findall(visitor.page.locator("body").inner_text()) == []
    assert table.over
