"""Ways to play: whatever the page offers, with a mouse, with keys alone, with a finger."""

import random
from typing import Any

from .harness import TablePage

# What can be pressed, read from the page in one go.
OFFERED = """
() => {
  const table = document.querySelector('main.table');
  const at = thing => {
    const box = thing.getBoundingClientRect();
    return [box.left + Math.min(box.width / 2, 14), box.top + box.height / 2];
  };
  const places = {};
  for (const thing of table.querySelectorAll('[data-move]')) places[thing.dataset.move] = at(thing);
  const hand = [...table.querySelectorAll('.hand [data-move]')].map(card => card.dataset.move);
  const able = [...table.querySelectorAll('[data-able="true"]')].map(thing => thing.dataset.move);
  const deed = table.querySelector('[data-deed]');
  return {hand, able, places, deedAt: deed ? at(deed) : null,
          deed: deed && !deed.disabled ? deed.dataset.deed : null,
          phase: table.dataset.phase, state: Number(table.dataset.state)};
}
"""
OFF_SCREEN = """
() => [...document.querySelectorAll('main.table button, header button')]
  .filter(button => {
    const box = button.getBoundingClientRect();
    return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
  })
  .map(button => button.outerHTML.slice(0, 120))
"""
LIKES_THE_BUTTON = 0.6


class Mouse:
    """Presses a thing, then the filled button."""

    def move(self, table: TablePage, dice: random.Random) -> None:
        """Make one move, or several of an ability."""
        offered = table.page.evaluate(OFFERED)
        before = offered["state"]
        if offered["deed"] and (not offered["able"] or dice.random() < LIKES_THE_BUTTON):
            self.do(table, offered)
        else:
            self.point(table, dice.choice(offered["able"]), offered)
            self.finish(table, before, dice)
        table.wait_past(before)

    def finish(self, table: TablePage, before: int, dice: random.Random) -> None:
        """A thing was pressed: whatever is still missing for a move."""
        for _ in range(20):
            now = table.page.evaluate(OFFERED)
            if now["state"] != before or table.page.evaluate("document.querySelector('dialog') !== null"):
                return
            if now["phase"] == "substitute" and (free := [one for one in now["able"] if one in "abcd"]):
                self.point(table, dice.choice(free), now)
                return
            if now["deed"]:
                self.do(table, now)
                return
            self.point(table, dice.choice(now["able"]), now)

    def point(self, table: TablePage, move: str, offered: dict[str, Any]) -> None:
        self.press(table, *offered["places"][move])

    def do(self, table: TablePage, offered: dict[str, Any]) -> None:
        self.press(table, *offered["deedAt"])

    def press(self, table: TablePage, x: float, y: float) -> None:
        table.page.mouse.click(x, y)


class Finger(Mouse):
    """Taps, and sees to it that everything is in sight without scrolling."""

    def move(self, table: TablePage, dice: random.Random) -> None:
        assert table.page.evaluate(OFF_SCREEN) == []
        super().move(table, dice)

    def press(self, table: TablePage, x: float, y: float) -> None:
        table.page.touchscreen.tap(x, y)


class Keyboard(Mouse):
    """The keys that the map of keys names; for cards beyond the tenth, arrows."""

    def point(self, table: TablePage, move: str, offered: dict[str, Any]) -> None:
        keyboard = table.page.keyboard
        if move in offered["hand"]:
            place = offered["hand"].index(move)
            if place < 10:
                keyboard.press(str((place + 1) % 10))
            else:
                table.thing(offered["hand"][0]).focus()
                keyboard.press("Home")
                for _ in range(place):
                    keyboard.press("ArrowRight")
                keyboard.press("Enter")
        else:
            keyboard.press(move.removeprefix("@")[0].lower() if move != "done" else "Enter")

    def do(self, table: TablePage, offered: dict[str, Any]) -> None:
        # Let go of a focused button first: Enter would press that one.
        table.page.evaluate("document.activeElement.blur()")
        table.page.keyboard.press("Enter")
