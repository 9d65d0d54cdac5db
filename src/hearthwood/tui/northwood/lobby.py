"""What the first screen offers for For Northwood!."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hearthwood.locales import Words
from hearthwood.table.loading import Summary
from hearthwood.tui.menu import Item

from .book import Book
from .library import Library
from .new_game import NewGame
from .rules import Rules
from .table import sit_down

if TYPE_CHECKING:
    from hearthwood.tui.app import HearthwoodApp


class Lobby:
    """Continue, begin, look back, read up."""

    def items(self, words: Words, summaries: Sequence[Summary]) -> list[Item]:
        """The rows for the first screen."""
        ours = [summary for summary in summaries if summary.game == "northwood"]
        going = [summary for summary in ours if not (summary.finished or summary.stopped)]
        rows = [Item("northwood.new", words("home-new"))]
        if going:
            stand = words("home-stand", visit=going[0].visit, stars=going[0].points)
            rows.insert(0, Item("northwood.continue", words("home-continue"), stand))
        if ours:
            rows.append(Item("northwood.games", words("home-games"), _record(words, ours)))
        rows.append(Item("northwood.rules", words("home-rules")))
        rows.append(Item("northwood.book", words("home-book")))
        return rows

    def choose(self, house: "HearthwoodApp", name: str, summaries: Sequence[Summary]) -> None:
        """Go where a row leads."""
        match name:
            case "northwood.continue":
                going = [one for one in summaries if not (one.finished or one.stopped)]
                sit_down(house, going[0].id)
            case "northwood.new":
                house.show(NewGame())
            case "northwood.games":
                house.show(Library())
            case "northwood.rules":
                house.show(Rules())
            case "northwood.book":
                house.show(Book())


def _record(words: Words, ours: Sequence[Summary]) -> str:
    """Games that count: finished, and not gone back in."""
    counted = [summary for summary in ours if summary.finished and not summary.practice]
    if not counted:
        return words("home-kept", count=len(ours))
    won = sum(summary.points >= (summary.goal or 0) for summary in counted)
    return words("home-record", won=won, played=len(counted))
