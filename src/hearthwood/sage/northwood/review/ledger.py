"""The ledger of a game: every change of what could be expected is luck, a choice, or the error of the value.

Made from what the player saw at each stop and from nothing else.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from hearthwood.locales import Message
from hearthwood.northwood import NorthwoodGame, Phase, View
from hearthwood.northwood.cards import CARD_TEXTS
from hearthwood.northwood.events import Event, Happening
from hearthwood.northwood.moves import MOVES_BY_TEXT
from hearthwood.sage.northwood.answers import Aim, Worth
from hearthwood.sage.northwood.outlook import Care, Expected, Outlook, seen_by
from hearthwood.sage.northwood.player import Sage
from hearthwood.sage.northwood.reasons import instead

from .model import Kind, Ledger, Moment, Option, Reveal

WORTH_A_LOOK = 0.1
"""A choice that cost so many stars; of a chance, a tenth of that."""

Told = Callable[[int, int], None]
"""Hears how many moves are done, and of how many."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A move that stands, with what the player saw before it and of it."""

    view: View
    move: str
    events: tuple[Event, ...]


def seen_of(game: NorthwoodGame) -> tuple[tuple[Seen, ...], View]:
    """The moves of a game as the player saw them, and what is seen now."""
    seen = tuple(Seen(step.before.view(), step.move, step.events) for step in game.steps)
    return seen, game.position.view()


class Reckoner:
    """Goes through a game once, with one sage."""

    def __init__(self, sage: Sage, care: Care | None = None) -> None:
        self._sage = sage
        self._care = care or Care()
        self._column = 1 + tuple(Aim).index(sage.aim)

    def value(self, view: View) -> float:
        """What the value says of a view, in the measure."""
        return float(self._outlook(view).worth[self._column])

    def first_deal(self, view: View) -> Reveal:
        """The hand that a game or a visit begins with."""
        expected = self._outlook(view).dealt()
        value = self.value(view)
        return Reveal(Kind.DEAL, _hand(view), float(expected.worth[self._column]), value, expected.exact)

    def moments(self, seen: Sequence[Seen], end: View, told: Told) -> Iterator[Moment]:
        """One after the other."""
        dialogue = 1
        for ply, one in enumerate(seen):
            after = seen[ply + 1].view if ply + 1 < len(seen) else end
            yield self._moment(ply, one, after, dialogue)
            dialogue = _next_dialogue(dialogue, one.events)
            told(ply + 1, len(seen))

    def reveals(self, seen: Sequence[Seen], end: View) -> Iterator[Reveal]:
        """What all the moves uncovered, without a look at the moves that were not played."""
        for one, following in zip(seen, [*(later.view for later in seen[1:]), end], strict=True):
            outlook = self._outlook(one.view)
            expected = outlook.after(one.move, ())
            yield from self._reveals(outlook, one, following, self.value(following), expected)

    def _moment(self, ply: int, one: Seen, then: View, dialogue: int) -> Moment:
        view, outlook = one.view, self._outlook(one.view)
        after = self.value(then)
        options = [
            Option(move, float(expected.worth[self._column])) for move, expected in outlook.moves.items()
        ]
        # Of equal moves the one that was played comes first: it cost nothing.
        options.sort(key=lambda option: (-option.value, option.move != one.move))
        worths = {move: expected.worth for move, expected in outlook.moves.items()}
        return Moment(
            ply=ply,
            visit=view.visit,
            fief=view.fief,
            dialogue=dialogue,
            phase=view.phase.value,
            view=str(view),
            worth=Worth(*map(float, outlook.worth)),
            value=float(outlook.worth[self._column]),
            options=tuple(options),
            played=one.move,
            reveals=tuple(self._reveals(outlook, one, then, after, outlook.moves[one.move])),
            after=after,
            why=self._why(view, worths, options[0], one.move),
        )

    def _why(self, view: View, worths: dict[str, Any], best: Option, played: str) -> tuple[Message, ...]:
        """Where a choice cost something worth a look: what speaks for the best move."""
        if best.value - worths[played][self._column] < worth_a_look(self._sage.aim):
            return ()
        ours, theirs = (
            (MOVES_BY_TEXT[move], Worth(*map(float, worths[move]))) for move in (best.move, played)
        )
        return instead(view, ours, theirs)

    def _reveals(
        self, outlook: Outlook, one: Seen, then: View, after: float, expected: Expected
    ) -> Iterator[Reveal]:
        """Card by card: what could be expected before each, and with it."""
        cards = seen_by(one.view, one.events)
        kinds = _kinds(one)
        ended = any(event.kind is Happening.DEALT for event in one.events)
        for shown, card in enumerate(cards, start=1):
            last = shown == len(cards) and not ended
            following = None if last else outlook.after(one.move, cards[:shown])
            value = after if following is None else float(following.worth[self._column])
            before = float(expected.worth[self._column])
            yield Reveal(kinds[shown - 1], (CARD_TEXTS[card],), before, value, expected.exact)
            expected = following or expected
        if ended:
            before = float(expected.worth[self._column])
            yield Reveal(Kind.DEAL, _hand(then), before, after, expected.exact)

    def _outlook(self, view: View) -> Outlook:
        return Outlook(self._sage, view, self._care)


def worth_a_look(aim: Aim) -> float:
    """What a choice costs at least that is worth a look, in the measure."""
    return WORTH_A_LOOK if aim is Aim.POINTS else WORTH_A_LOOK / 10


def ledger_of(start: float, reveals: Iterable[Reveal], moments: Iterable[Moment], end: float) -> Ledger:
    """What these reveals and moments add up to."""
    moments = tuple(moments)
    return Ledger(
        start=start,
        luck=sum(reveal.luck for reveal in reveals),
        choices=sum(moment.loss for moment in moments),
        error=sum(moment.error for moment in moments),
        end=end,
    )


def _kinds(one: Seen) -> list[Kind]:
    """The kinds of what `seen_by` finds, in its order."""
    kinds: list[Kind] = []
    for event in one.events:
        if event.kind is Happening.LOOKED:
            kinds += [Kind.LOOK] * max(0, len(event.cards) - len(one.view.known_deck))
        elif event.reveals and event.card is not None:
            kinds.append(Kind.STATEMENT if event.kind is Happening.STATED else Kind.DRAW)
    return kinds


def _next_dialogue(dialogue: int, events: Sequence[Event]) -> int:
    kinds = {event.kind for event in events}
    if kinds & {Happening.FRIENDLY, Happening.LOST}:
        return 1
    return dialogue + bool(kinds & {Happening.SCORED, Happening.MISSED})


def _hand(view: View) -> tuple[str, ...]:
    return tuple(CARD_TEXTS[card] for card in view.hand) if view.phase is Phase.CHOOSE else ()
