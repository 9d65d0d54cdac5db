"""Ways to play Nordguard: whatever the page offers, with a mouse, with keys alone, with a finger."""

import random
from typing import Any

from playwright.sync_api import Locator, Page

from .harness import TablePage

ASIDE = ("give", "drop", "pick")
DELAYS = ("stay", "restock")

# What can be done now, as the page has it.
OFFERED = """
() => {
  const table = document.querySelector('main.table');
  const able = [...table.querySelectorAll("[data-move][data-able='true']")];
  return {
    state: Number(table.dataset.state),
    phase: table.dataset.phase,
    moves: able.map(thing => ({move: thing.dataset.move, cell: thing.dataset.cell ?? null})),
  };
}
"""


def likely(moves: list[dict[str, Any]], dice: random.Random) -> dict[str, Any]:
    """By chance, but on: a team that waits all day sees nothing."""
    going = [one for one in moves if one["move"] in ("north", "east")]
    acting = [one for one in moves if one["move"] not in DELAYS]
    if going and dice.random() < 0.7:
        return dice.choice(going)
    return dice.choice(acting or moves)


class SledMouse:
    """Presses a thing; where it is only pointed at then, the filled button as well."""

    def move(self, table: TablePage, dice: random.Random) -> str:
        """Make one move, and say which."""
        offered = table.page.evaluate(OFFERED)
        chosen = likely(offered["moves"], dice)
        before: int = offered["state"]
        self.choose(table, chosen)
        table.wait_past(before)
        move: str = chosen["move"]
        return move

    def choose(self, table: TablePage, chosen: dict[str, Any]) -> None:
        before = table.state
        thing = self.thing(table, chosen["move"])
        read_first = thing.get_attribute("data-deed") is None and self.is_read_first(chosen)
        self.press(thing)
        if read_first and table.state == before:
            self.press(table.page.locator(f"[data-deed='{chosen['move']}']"))

    def thing(self, table: TablePage, move: str) -> Locator:
        return table.page.locator(f"main.table [data-move='{move}']").first

    def is_read_first(self, chosen: dict[str, Any]) -> bool:
        kind = chosen["move"].partition(":")[0]
        return chosen["cell"] is not None or kind in ("choose", "take", "stay", "item", "event")

    def press(self, thing: Locator) -> None:
        thing.click()


class SledFinger(SledMouse):
    """Taps; what lies behind the button of what can be done before going is opened first."""

    def thing(self, table: TablePage, move: str) -> Locator:
        assert sideways(table.page) == 0
        return super().thing(table, move)

    def press(self, thing: Locator) -> None:
        thing.tap()


class SledKeyboard(SledMouse):
    """The keys that the map of keys names; locations that are named are gone to with the arrows."""

    def choose(self, table: TablePage, chosen: dict[str, Any]) -> None:
        keyboard, move = table.page.keyboard, chosen["move"]
        table.page.evaluate("document.activeElement.blur()")
        if move in ("north", "east", "south", "west"):
            keyboard.press(move[0])
            keyboard.press("Enter")
        elif move == "stay":
            keyboard.press(".")
            keyboard.press(".")
        elif chosen["cell"]:
            self.go_to(table, chosen["cell"])
            keyboard.press("Enter")
            keyboard.press("Enter")
        else:
            self.press_row(table, chosen)

    def press_row(self, table: TablePage, chosen: dict[str, Any]) -> None:
        """By its number; rows without one by arrows."""
        keyboard = table.page.keyboard
        thing = self.thing(table, chosen["move"])
        cap = thing.locator("kbd")
        if cap.count() and len(cap.inner_text()) == 1 and cap.inner_text() != "E":
            keyboard.press(cap.inner_text())
        else:
            thing.focus()
            keyboard.press("Enter")
        if self.is_read_first(chosen):
            table.page.evaluate("document.activeElement.blur()")
            keyboard.press("Enter")

    def go_to(self, table: TablePage, cell: str) -> None:
        page = table.page
        page.locator("main.table .land button[tabindex='0']").focus()
        page.keyboard.press("Home")
        cells = page.locator("main.table .site").evaluate_all("all => all.map(one => one.dataset.cell)")
        columns = int(page.locator("main.table .land").get_attribute("data-columns") or "1")
        row, column = divmod(cells.index(cell), columns)
        for _ in range(row):
            page.keyboard.press("ArrowDown")
        for _ in range(column):
            page.keyboard.press("ArrowRight")
        assert page.evaluate("document.activeElement.dataset.cell") == cell


def sideways(page: Page) -> int:
    """By how much the page is wider or higher than the screen."""
    wider: int = page.evaluate(
        """() => {
            const page = document.documentElement;
            return Math.max(page.scrollWidth - innerWidth, page.scrollHeight - innerHeight, 0);
        }"""
    )
    return wider
