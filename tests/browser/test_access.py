"""axe finds nothing on any screen of the table, by day and by night, in every language."""

from collections.abc import Callable

import pytest

from tests.web.harness import Player

from .harness import DESKTOP, PHONE, Visitor
from .test_table import opened, ready_for

pytestmark = pytest.mark.browser

Visit = Callable[..., Visitor]
SCREENS = ["/", "/new", "/games", "/rules", "/nowhere"]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("locale", ["en-GB", "es-ES", "it-IT"])
def test_axe_finds_nothing(visit: Visit, player: Player, theme: str, locale: str) -> None:
    visitor = visit(color_scheme=theme, locale=locale)
    visitor.be(player)
    found = []
    choosing = opened(player, 1, [])
    answering = opened(player, 1, ["@4", "listen"])
    seed, moves, slot = ready_for("JE", asking=True)
    asking = opened(player, seed, [*moves, slot])
    for path in [*SCREENS, *(f"/table/{table}" for table in (choosing, answering, asking))]:
        visitor.go(path)
        visitor.page.wait_for_selector("main#main, main.table")
        visitor.page.wait_for_timeout(100)
        found += [f"{path}: {one}" for one in visitor.violations()]
    visitor.page.locator(".menu button").click()
    found += [f"menu: {one}" for one in visitor.violations()]
    visitor.page.keyboard.press("Escape")
    for key in "t?":
        visitor.page.keyboard.press(key)
        found += [f"{key}: {one}" for one in visitor.violations()]
        visitor.page.keyboard.press("Escape")
    visitor.page.set_viewport_size(PHONE)
    found += [f"phone: {one}" for one in visitor.violations()]
    visitor.page.set_viewport_size(DESKTOP)
    assert found == []
