"""What the first screen offers for For Northwood!."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hearthwood.locales import Words
from hearthwood.table.loading import Summary
from hearthwood.table.statistics import Statistics, Terms
from hearthwood.tui.library import Library
from hearthwood.tui.menu import Item

from .book import Book
from .new_game import NewGame
from .record import Record
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
            rows.append(Item("northwood.games", words("home-games"), words("home-kept", count=len(ours))))
            rows.append(Item("northwood.record", words("home-record"), _record(words, ours)))
        rows.append(Item("northwood.rules", words("home-rules")))
        rows.append(Item("northwood.book", words("home-book")))
        return rows

    def choose(self, house: "HearthwoodApp", name: str, summaries: Sequence[Summary]) -> None:
        """Go where a row leads."""
        match name:
            case "northwood.continue":
                going = [
                    one for one in summaries if one.game == "northwood" and not (one.finished or one.stopped)
                ]
                sit_down(house, going[0].id)
            case "northwood.new":
                house.show(NewGame())
            case "northwood.games":
                house.show(Library("northwood", _kept, sit_down))
            case "northwood.record":
                house.show(Record(Statistics.of(summaries)))
            case "northwood.rules":
                house.show(Rules())
            case "northwood.book":
                house.show(Book())


def _kept(words: Words, one: Summary) -> tuple[str, str]:
    """A game in the list."""
    facts = {"visit": one.visit, "stars": one.points, "goal": one.goal or 0}
    if one.stopped:
        stand = words("games-stopped", **facts)
    elif one.finished:
        stand = words("games-won" if one.points >= facts["goal"] else "games-lost", **facts)
    else:
        stand = words("games-going", **facts)
    return words(f"setup-{one.setup}"), stand


def _record(words: Words, ours: Sequence[Summary]) -> str:
    """Games that count: played to the end without help, on a deal that nobody knew."""
    tallies = Statistics.of(ours).tallies.items()
    fair = [tally for (_, _, terms), tally in tallies if terms is Terms.FAIR]
    won, ended = sum(tally.won for tally in fair), sum(tally.ended for tally in fair)
    return words("record-won", won=won, ended=ended) if ended else ""
