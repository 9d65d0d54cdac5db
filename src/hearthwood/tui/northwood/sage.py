"""The sage as an advisor: thinks in a process of its own, so that the table never stands still."""

from collections.abc import Callable, Sequence
from typing import Any

from hearthwood.locales import Message
from hearthwood.northwood import View
from hearthwood.northwood.moves import MOVES_BY_TEXT
from hearthwood.table.thinking.answers import Advice, Say
from hearthwood.table.thinking.asking import Thinker
from hearthwood.table.thinking.thinkers import Question

from .advice import Hint, Looked, Odds, OddsRow
from .scene import Told

GLANCE = 0.4
"""Seconds of refining before odds are shown again."""
WIDTH = 76
"""Of a review, so that it fits the smallest window."""
_ADVISING = "hearthwood.table.thinking.advising"
_REVIEWING = "hearthwood.table.thinking.reviewing"


class SageAdvisor:
    """Asks a thinker."""

    def __init__(self) -> None:
        self._thinker = Thinker()

    @property
    def awake(self) -> bool:
        """Has it been asked before? The first answer takes longer."""
        return self._thinker.awake

    def hint(self, view: View, goal: int) -> Hint:
        """The best move, and why."""
        question = Question(f"{_ADVISING}:northwood", (view.setup.name, str(view), goal))
        advice: Advice = self._thinker.ask(question)
        best = advice.moves[0]
        promise = Message("hint-promise", {"percent": best.percent, "stars": round(best.points or 0, 1)})
        return Hint(MOVES_BY_TEXT[best.move], (promise, *map(_message, advice.reasons)))

    def odds(self, view: View, goal: int) -> Odds:
        """What to expect; asked again for the same view, it has looked further."""
        question = Question(f"{_ADVISING}:northwood_odds", (view.setup.name, str(view), goal, GLANCE))
        rows, scores = self._thinker.ask(question)
        found = tuple(OddsRow(tuple(MOVES_BY_TEXT[move] for move in moves), *rest) for moves, *rest in rows)
        return Odds(found, scores)

    def review(self, told: Sequence[Told], view: View, goal: int, show: Callable[[Looked], None]) -> Looked:
        """A game looked back at; a quick look is shown before."""
        glimpses = tuple((str(one.before), one.move.text, one.events) for one in told)
        arguments = ((view.setup.name, glimpses, str(view), goal), WIDTH)

        def hear(part: dict[str, Any]) -> None:
            if "review" in part:
                show(Looked(**part["review"]))

        question = Question(f"{_REVIEWING}:northwood_told", arguments, telling=True)
        return Looked(**self._thinker.ask(question, hear))

    def close(self) -> None:
        """Nobody asks any more."""
        self._thinker.close()


def _message(say: Say) -> Message:
    """A message whose facts may name messages."""
    name, facts = say
    return Message(name, {key: _fact(fact) for key, fact in facts.items()})


def _fact(fact: str | float) -> Message | str | float:
    is_name = isinstance(fact, str) and fact.partition("-")[0] in ("character", "suit", "deed")
    return Message(fact) if is_name and isinstance(fact, str) else fact
