"""A real server, a real browser, and a player who sees and does what is on the page."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, ViewportSize, expect

from hearthwood.web.who import COOKIE
from tests.web.harness import Player

FLAGS = """
    --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking
    --disable-component-update --disable-sync
""".split()
NAMES = ("chromium", "chromium-browser", "google-chrome")
AXE = Path(__file__).parents[2] / "src/hearthwood/web/client/node_modules/axe-core/axe.min.js"
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 640}
TABLET: ViewportSize = {"width": 768, "height": 1024}


def chromium(playwright: Playwright) -> Browser:
    """The system's Chromium; without one the tests fail and say what to install."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    assert found, "no Chromium: tools/need-chromium says what to install"
    return playwright.chromium.launch(executable_path=found, args=FLAGS)


@dataclass
class Visitor:
    """Somebody with a browser of their own. What the page complains about ends the test."""

    context: BrowserContext
    page: Page
    address: str
    complaints: list[str]

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def be(self, player: Player) -> None:
        """Take over a player's profile, games and all."""
        self.context.add_cookies(
            [{"name": COOKIE, "value": player.http.cookies[COOKIE], "url": self.address}]
        )

    def sit(self, table: str) -> "TablePage":
        self.go(f"/table/{table}")
        return TablePage(self.page)

    def violations(self, *, but: str = "") -> list[str]:
        """What axe finds on the page as it is, once there is one."""
        self.page.wait_for_selector("main")
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{one['id']}: {node['html'][:160]}"
            for one in found["violations"]
            if one["id"] != but
            for node in one["nodes"]
        ]


@contextmanager
def visitor(browser: Browser, address: str, **wishes: Any) -> Iterator[Visitor]:
    """A fresh browser; nothing moves unless a test asks for it."""
    given = {"viewport": DESKTOP, "reduced_motion": "reduce", "locale": "en-GB"} | wishes
    context = browser.new_context(**given)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on(
        "console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None
    )
    page.on("request", lambda asked: _only_here(asked.url, address, complaints))
    try:
        yield Visitor(context, page, address, complaints)
        assert complaints == []
    finally:
        context.close()


def _only_here(url: str, address: str, complaints: list[str]) -> None:
    if not url.startswith((address, address.replace("http", "ws", 1), "data:", "blob:")):
        complaints.append(f"a request to {url}")


class TablePage:
    """The table of For Northwood! as a player finds it on the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        expect(page.locator("main.table")).to_be_visible()

    @property
    def deed(self) -> Locator:
        """The filled button."""
        return self.page.locator("[data-deed]")

    @property
    def state(self) -> int:
        return int(self.page.locator("main.table").get_attribute("data-state") or "-1")

    @property
    def over(self) -> bool:
        return self.page.locator("main.table").get_attribute("data-standing") != "running"

    def things(self) -> list[Locator]:
        """What can be pressed now, in the order of the page."""
        return self.page.locator("main.table [data-move][data-able='true']").all()

    def thing(self, move: str) -> Locator:
        return self.page.locator(f"main.table [data-move='{move}']")

    def wait_past(self, state: int) -> None:
        """Until the table has moved on."""
        self.page.wait_for_function(
            """state => {
                const table = document.querySelector('main.table').dataset;
                return Number(table.state) > state && table.busy === 'false';
            }""",
            arg=state,
        )

    def do(self) -> None:
        """Press the filled button and wait for what it does."""
        state = self.state
        self.deed.click()
        self.wait_past(state)

    def play(self, *moves: str) -> None:
        """Press things one after the other and then the filled button."""
        state = self.state
        for move in moves:
            self.thing(move).click()
        if self.state == state:
            self.deed.click()
        self.wait_past(state)
