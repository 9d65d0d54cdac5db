"""What the next statement can do, counted over all cards that it may be: facts, whoever plays."""

from dataclasses import dataclass

from hearthwood.core.bits import bits
from hearthwood.northwood import Move, Phase, View
from hearthwood.northwood.machine import answers, beats
from hearthwood.northwood.state import State


@dataclass(frozen=True, slots=True)
class Prospect:
    """The dialogue that comes next, in shares of the cards that may be said."""

    scores: float
    """Every answer that may be given scores."""
    misses: float
    """None does."""
    wanted: int
    """So many cards still have to score."""
    dialogues: int
    """So many are left at most, if nobody is called on."""

    @property
    def free(self) -> float:
        """Either can be chosen."""
        return 1 - self.scores - self.misses


def prospect(view: View) -> Prospect | None:
    """What to expect of the next statement, where the next move may be to listen."""
    if view.phase not in (Phase.READY, Phase.SPENT):
        return None
    state = view.state()
    cards = view.known_deck[:1] or view.unseen
    found = [_answered(state, card) for card in cards]
    assert view.target is not None
    return Prospect(
        scores=found.count((True, False)) / len(found),
        misses=found.count((False, True)) / len(found),
        wanted=view.target - view.score,
        dialogues=min(len(view.hand), view.deck_size),
    )


def after(view: View, move: Move) -> View | None:
    """What is seen after a move that uncovers nothing; None after others, and where it ends the visit."""
    position, events = view.branch(0).play_telling(move)
    if any(event.reveals for event in events) or position.visit != view.visit:
        return None
    return position.view()


def _answered(state: State, said: int) -> tuple[bool, bool]:
    """Can this statement be answered by a card that scores, and by one that does not?"""
    state.discards[state.discards_size] = said
    state.discards_size += 1
    scoring = {beats(state, card, said) for card in bits(answers(state))}
    state.discards_size -= 1
    return True in scoring, False in scoring
