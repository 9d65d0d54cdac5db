"""What the first screen offers for Nordguard."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hearthwood.locales import Words
from hearthwood.table.kinds import NORDGUARD
from hearthwood.table.loading import Summary
from hearthwood.table.statistics import Statistics, Terms
from hearthwood.tui.library import Library
from hearthwood.tui.menu import Item

from .book import Book
from .new_game import NewGame
from .record import Record, shape_name, shape_of
from .rules import Rules
from .table import sit_down

if TYPE_CHECKING:
    from hearthwood.tui.app import HearthwoodApp

_GAME = "nordguard"


class Lobby:
    """Continue, begin, look back, read up."""

    def items(self, words: Words, summaries: Sequence[Summary]) -> list[Item]:
        """The rows for the first screen."""
        ours = [summary for summary in summaries if summary.game == _GAME]
        going = _going(ours)
        rows = [Item("nordguard.new", words("sled-home-new"))]
        if going:
            rows.insert(0, Item("nordguard.continue", words("sled-home-continue"), told(words, going[0])[1]))
        if ours:
            rows.append(
                Item("nordguard.games", words("sled-home-games"), words("home-kept", count=len(ours)))
            )
            rows.append(Item("nordguard.record", words("sled-record"), _record(words, ours)))
        rows.append(Item("nordguard.rules", words("sled-home-rules")))
        rows.append(Item("nordguard.book", words("sled-book")))
        return rows

    def choose(self, house: "HearthwoodApp", name: str, summaries: Sequence[Summary]) -> None:
        """Go where a row leads."""
        match name:
            case "nordguard.continue":
                sit_down(house, _going(summaries)[0].id)
            case "nordguard.new":
                house.show(NewGame())
            case "nordguard.games":
                house.show(Library(_GAME, told, sit_down))
            case "nordguard.record":
                house.show(Record(Statistics.of(summaries)))
            case "nordguard.rules":
                house.show(Rules())
            case "nordguard.book":
                house.show(Book())


def told(words: Words, one: Summary) -> tuple[str, str]:
    """A game in a list: what was laid out, and how far it has come."""
    laid = shape_name(words, shape_of(NORDGUARD.group(one.setup)))
    if one.stopped:
        return laid, words("sled-games-stopped", day=one.visit)
    if one.finished:
        return laid, words("sled-games-won" if one.points else "sled-games-lost", day=one.visit)
    return laid, words("sled-games-going", day=one.visit)


def _going(summaries: Sequence[Summary]) -> list[Summary]:
    return [one for one in summaries if one.game == _GAME and not (one.finished or one.stopped)]


def _record(words: Words, ours: Sequence[Summary]) -> str:
    """Games that count: played to the end without help, on a deal that nobody knew."""
    tallies = Statistics.of(ours).tallies.items()
    fair = [tally for (_, _, terms), tally in tallies if terms is Terms.FAIR]
    won, ended = sum(tally.won for tally in fair), sum(tally.ended for tally in fair)
    return words("record-won", won=won, ended=ended) if ended else ""
