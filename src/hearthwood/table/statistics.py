"""What became of the games that were played, with what makes them incomparable kept apart."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum

from .kinds import KINDS
from .loading import FirstEnd, Summary


class Terms(Enum):
    """Under which conditions a game was played. Each game counts once, in the first of these that fits."""

    PRACTICE = "practice"
    """Ended only behind a branch."""
    CHOSEN_SEED = "chosen-seed"
    """The deal may have been known before."""
    HELPED = "helped"
    """With hints."""
    FAIR = "fair"


@dataclass(slots=True)
class Tally:
    """Games of one setup that were played under the same terms."""

    ended: int = 0
    """Played to the end."""
    stopped: int = 0
    won: int = 0
    """Reached the goal that was set before."""
    points: int = 0
    """Of all that were played to the end."""
    medals: Counter[str] = field(default_factory=Counter)
    scores: Counter[int] = field(default_factory=Counter)
    """How many games were played to so many points."""
    gained: Counter[int] = field(default_factory=Counter)
    """How many of them won each place (the fiefs), where that was noted down."""

    @property
    def mean(self) -> float | None:
        """Points a game, of those that were played to the end."""
        return self.points / self.ended if self.ended else None


@dataclass(slots=True)
class Statistics:
    """Tallies by game, setup and terms, and how many games are still being played."""

    tallies: dict[tuple[str, str, Terms], Tally]
    going_on: int

    @classmethod
    def of(cls, games: Iterable[Summary]) -> "Statistics":
        """Those of saved games."""
        statistics = cls({}, 0)
        for summary in games:
            statistics._count(summary)
        return statistics

    def _count(self, summary: Summary) -> None:
        end = _end_of(summary)
        if end is None:
            self.going_on += 1
            return
        self.add(summary.game, summary.setup, summary.goal, _terms_of(summary), end)

    def add(self, game: str, setup: str, goal: int | None, terms: Terms, end: FirstEnd) -> None:
        """Count one game that has ended."""
        kind = KINDS[game]
        tally = self.tallies.setdefault((game, kind.group(setup), terms), Tally())
        if end.points is None:
            tally.stopped += 1
            return
        tally.ended += 1
        tally.points += end.points
        tally.scores[end.points] += 1
        tally.gained.update(end.gained)
        tally.won += goal is not None and end.points >= goal
        medal = kind.medal(end.points)
        if medal is not None:
            tally.medals[medal] += 1


def _end_of(summary: Summary) -> FirstEnd | None:
    if summary.first_end is None and (summary.finished or summary.stopped):
        return FirstEnd(summary.points if summary.finished else None, summary.hints)
    return summary.first_end


def _terms_of(summary: Summary) -> Terms:
    if summary.first_end is None:
        return Terms.PRACTICE
    if summary.seed_known:
        return Terms.CHOSEN_SEED
    return Terms.HELPED if summary.first_end.hints else Terms.FAIR
