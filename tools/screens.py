"""Photographs the table in the browser for README and docs: a real server, a real game, a real Chromium."""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from hearthwood.northwood import FULL, View
from hearthwood.sage.northwood import Aim, Sage
from tests.browser.harness import DESKTOP, PHONE, chromium, visitor
from tests.web.harness import Player, config_for, served

TARGET = Path(__file__).resolve().parents[1] / "docs" / "pictures"
SEED = "7"
PATIENCE = 300_000
"""The sage compiles what it needs the first time."""
SHOWN_AT = 45
"""After so many moves of the game the visit is photographed."""


def main() -> int:
    """Write docs/pictures/web-*.png."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        config = config_for(Path(folder), thinkers=1, thinking_seconds=PATIENCE // 1000)
        with served(config) as address, Player(address) as player:
            game, visit = _game(player), _game(player, SHOWN_AT)
            browser = chromium(playwright)
            for size, name in ((DESKTOP, "desktop"), (PHONE, "phone")):
                with _page(browser, address, player, size) as page:
                    _shoot(page, address, f"/table/{visit}", "main.table .hand", f"visit-{name}")
                    _shoot(page, address, f"/table/{game}/review", ".graph svg", f"review-{name}")
                    _shoot(page, address, "/learn/visit", ".note.laid", f"lesson-{name}")
            with _page(browser, address, player, DESKTOP, color_scheme="dark") as page:
                _shoot(page, address, f"/table/{visit}", "main.table .hand", "visit-night")
                _shoot(page, address, "/", "article", "home-night")
            browser.close()
    return 0


def _game(player: Player, moves: int = sys.maxsize) -> str:
    """A game that the sage has played, or its beginning."""
    table: str = player.open(setup="full", seed=SEED)["head"]["id"]
    sage = Sage(Aim.POINTS, "adept")
    with player.sit(table) as seat:
        while seat.legal and (len(seat.steps) < moves or not seat.now["view"]["statement"]):
            seat.play(str(sage.choose(View.parse(seat.now["view"]["text"], FULL))))
    return table


@contextmanager
def _page(browser: Browser, address: str, player: Player, size: Any, **wishes: Any) -> Iterator[Page]:
    scale = 2 if size is PHONE else 1
    with visitor(browser, address, viewport=size, device_scale_factor=scale, **wishes) as somebody:
        somebody.be(player)
        yield somebody.page


def _shoot(page: Page, address: str, path: str, sign: str, name: str) -> None:
    page.goto(address + path)
    page.locator(sign).first.wait_for(timeout=PATIENCE)
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(1_000)
    page.screenshot(path=TARGET / f"web-{name}.png")
    print(f"docs/pictures/web-{name}.png")


if __name__ == "__main__":
    sys.exit(main())
