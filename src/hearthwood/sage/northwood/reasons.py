"""Why one move is better than another: a few sentences, made of computed facts and of nothing else.

A fact is told only where it speaks for the better move; there are moves whose only reason is their value.
"""

from collections.abc import Iterator
from itertools import islice

from hearthwood.locales import Fact, Message
from hearthwood.northwood import Kind, Move, Phase, View
from hearthwood.northwood.cards import CARD_TEXTS, suit_of, suit_of_character

from .answers import Worth
from .naming import name_of, suit
from .prospects import Prospect, after, prospect

MOST = 3
"""Sentences at most."""
WORTH_SAYING = 0.02
"""Shares that differ by less are told of as equal."""
FEW_STARS = 0.05


def percent(share: float) -> int:
    """A share for people; only what is certain is 0 or 100."""
    rounded = round(100 * share)
    return min(max(rounded, 1), 99) if 0 < share < 1 else rounded


def beside(view: View, best: tuple[Move, Worth], other: tuple[Move, Worth] | None) -> tuple[Message, ...]:
    """What speaks for the best move beside the next best; it is known already what the best promises."""
    if other is None:
        return (Message("reason-only"),)
    return tuple(islice((_next(view, best[1], other), *facts(view, best[0], other[0])), MOST))


def instead(view: View, best: tuple[Move, Worth], played: tuple[Move, Worth]) -> tuple[Message, ...]:
    """What would have spoken for the best move instead of the one that was played."""
    return tuple(islice((_instead(view, best, played), *facts(view, best[0], played[0])), MOST))


def facts(view: View, best: Move, other: Move) -> Iterator[Message]:
    """What can be counted that speaks for a move beside another."""
    if view.phase is Phase.CHOOSE:
        yield from _of_hands(view, best, other)
    if view.phase is Phase.RESPOND:
        yield from _of_answers(view, best, other)
    ours, theirs = (after(view, move) for move in (best, other))
    if ours is not None and theirs is not None:
        yield from _of_statements(view, other, prospect(ours), prospect(theirs))


def _next(view: View, best: Worth, other: tuple[Move, Worth]) -> Message:
    move, worth = other
    alike = abs(best.hit - worth.hit) < WORTH_SAYING and abs(best.points - worth.points) < FEW_STARS
    name: dict[str, Fact] = {"other": name_of(view, move)}
    if move.kind is Kind.VISIT:
        told = name | {"second": percent(worth.hit), "stars": _stars(worth)}
        return Message("reason-equal-fief", name) if alike else Message("reason-next-fief", told)
    return Message("reason-equal", name) if alike else Message("reason-next", name | _second(worth))


def _second(worth: Worth) -> dict[str, Fact]:
    return {"second": percent(worth.hit)}


def _instead(view: View, best: tuple[Move, Worth], played: tuple[Move, Worth]) -> Message:
    told: dict[str, Fact] = {"best": name_of(view, best[0]), "other": name_of(view, played[0])}
    if best[0].kind is Kind.VISIT:
        return Message("reason-instead-fief", told | {"stars": _stars(best[1]), "fewer": _stars(played[1])})
    return Message(
        "reason-instead", told | {"percent": percent(best[1].hit), "second": percent(played[1].hit)}
    )


def _stars(worth: Worth) -> float:
    return round(worth.points, 1)


def _of_hands(view: View, best: Move, other: Move) -> Iterator[Message]:
    """Trumps in the hand, at one fief and at another."""
    suits = []
    for move in (best, other):
        ruler = None if move.fief is None else view.fiefs[move.fief].ruler
        if ruler is None:
            return
        suits.append(suit_of_character(ruler))
    mine, theirs = (sum(suit_of(card) == one for card in view.hand) for one in suits)
    if suits[0] != suits[1] and mine != theirs:
        yield Message("reason-trumps", {"suit": suit(suits[0]), "count": mine, "fewer": theirs})


def _of_answers(view: View, best: Move, other: Move) -> Iterator[Message]:
    """One of the two scores, the other does not."""
    if best.card is None or other.card is None or view.target is None:
        return
    scores = view.would_score(best.card)
    if scores is not view.would_score(other.card):
        score = view.score + scores
        told: dict[str, Fact] = {
            "score": score,
            "target": view.target,
            "other": CARD_TEXTS[other.card],
        }
        yield Message("reason-scores", told) if scores else Message("reason-misses", told)


def _of_statements(
    view: View, other: Move, ours: Prospect | None, theirs: Prospect | None
) -> Iterator[Message]:
    """What the next statement leaves open, after one move and after the other."""
    if ours is None or theirs is None or other.kind is Kind.VISIT:
        return
    name: dict[str, Fact] = {"other": name_of(view, other)}
    if ours.wanted == 0 and theirs.wanted == 0:
        if theirs.scores - ours.scores >= WORTH_SAYING:
            yield Message("reason-forced", name | _both(ours.scores, theirs.scores))
    elif min(one.dialogues - one.wanted for one in (ours, theirs)) <= 0:
        if theirs.misses - ours.misses >= WORTH_SAYING:
            yield Message("reason-stuck", name | _both(ours.misses, theirs.misses))
    elif ours.free - theirs.free >= WORTH_SAYING:
        yield Message("reason-free", name | _both(ours.free, theirs.free))


def _both(ours: float, theirs: float) -> dict[str, Fact]:
    return {"percent": percent(ours), "second": percent(theirs)}
