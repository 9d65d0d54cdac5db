"""For Northwood! without a seed: every card that is drawn, looked at or dealt is a decision of chance.

The rules need no second form for this. The machine plays on a deck that asks for a card when an unseen one is
read: the move is taken back, chance names the card, and the move is played again with it, until it is
through.
So a search that plays on from here learns nothing that the player does not know.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Self, SupportsIndex

from hearthwood.core.randomness import stream
from hearthwood.northwood import Position, Setup, View
from hearthwood.northwood.cards import BC, CARD_COUNT, CARD_TEXTS, CHARACTER_TEXTS, HAND_SIZE
from hearthwood.northwood.machine import lay_out, legal, play
from hearthwood.northwood.moves import MOVES, moves_in
from hearthwood.northwood.piles import draw, shuffle_deck
from hearthwood.northwood.state import ABILITY, CHOOSE, OVER, State

DEAL_CHARACTERS, DEAL_HAND = -1, -2
"""Stand where a move stands: characters, or the hand of a new visit, are being dealt."""


class Undrawn(Exception):
    """A card is needed that nobody has seen: the place in the deck, and the cards that it may be."""

    def __init__(self, place: int, cards: list[int]) -> None:
        super().__init__(place, cards)
        self.place = place
        self.cards = cards


class OpenDeck(list[int]):
    """A deck that lies open in part: an unseen card is whichever of them chance names next."""

    def __init__(self, cards: list[int], size: int, known: int, named: Iterator[int]) -> None:
        super().__init__(cards)
        self.unseen = set(range(size - known))
        self.named = named

    def __getitem__(self, place: SupportsIndex) -> int:  # type: ignore[override]
        if place in self.unseen:
            self._settle(int(place))
        return super().__getitem__(place)

    def __setitem__(self, place: SupportsIndex, card: int) -> None:  # type: ignore[override]
        self.unseen.discard(int(place))
        super().__setitem__(place, card)

    def _settle(self, place: int) -> None:
        """Chance names the card in this place; the one that lay there takes its place."""
        cards = {super(OpenDeck, self).__getitem__(other): other for other in self.unseen}
        card = next(self.named, None)
        if card is None:
            raise Undrawn(place, sorted(cards))
        super().__setitem__(cards[card], super().__getitem__(place))
        super().__setitem__(place, card)
        self.unseen.discard(place)


@dataclass(frozen=True)
class Table:
    """A game at a decision of the player or of chance. Immutable; copies are itself."""

    state: State
    """At the last decision of the player; nothing unseen has an order in it."""
    setup: Setup
    move: int | None = None
    """What is being carried out while chance decides."""
    named: tuple[int, ...] = ()
    """What chance has decided for it so far."""
    wanted: Undrawn | None = None

    @classmethod
    def new(cls, setup: Setup) -> Self:
        """Before anything is dealt."""
        return cls(setup.template(), setup, DEAL_CHARACTERS).carried_out()

    @classmethod
    def at(cls, sight: Position | View) -> Self:
        """Where a position or a view stands; only what the player sees of it is taken over."""
        return cls(sight.view().state(), sight.setup)

    def __deepcopy__(self, memo: object) -> Self:
        return self

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.wanted is None and self.state.phase == OVER

    @property
    def view(self) -> View:
        """What the player sees; while chance decides, what was seen before."""
        return View(self.state.copy(), self.setup)

    @cached_property
    def actions(self) -> list[int]:
        """What can be decided: the codes of moves, or cards and characters by number."""
        if self.wanted is not None:
            return self.wanted.cards
        return [move.code for move in moves_in(legal(self.state), self.state.phase)]

    def after(self, action: int) -> Self:
        """The table after one of the actions."""
        if self.wanted is None:
            return replace(self, move=action).carried_out()
        return replace(self, named=(*self.named, action), wanted=None).carried_out()

    def carried_out(self) -> Self:
        """The table when the move is through, or where it needs chance again."""
        s = self.state.copy()
        named = iter(self.named)
        assert self.move is not None
        # The Baron of Claws searches the whole deck: what he finds is no matter of order (rule N6.BC).
        searching = s.phase == ABILITY and s.character == BC
        s.deck = OpenDeck(s.deck, s.deck_size, s.deck_size if searching else s.known, named)
        try:
            if self.move == DEAL_HAND:
                _draw_hand(s)
            elif self.move == DEAL_CHARACTERS:
                lay_out(s)
            else:
                play(s, self.move)
            if s.phase == CHOOSE and self.move != DEAL_HAND:
                _gather(s)
                return replace(self, state=s, move=DEAL_HAND, named=()).carried_out()
            for depth in range(s.known):
                s.deck[s.deck_size - 1 - depth]
        except Undrawn as wanted:
            return replace(self, wanted=wanted)
        return type(self)(_tidy(s), self.setup)

    def __str__(self) -> str:
        """The view, and what chance has decided since."""
        if self.move is None:
            return str(self.view)
        if self.move == DEAL_CHARACTERS:
            return " ".join(["deal", *(CHARACTER_TEXTS[one] for one in self.named)])
        word = "deal" if self.move == DEAL_HAND else MOVES[self.move].text
        return " ".join([str(self.view), "|", word, *(CARD_TEXTS[one] for one in self.named)])


def _gather(s: State) -> None:
    """A new visit begins, and the machine has dealt from its own stream: take the cards back."""
    s.hand = 0
    s.deck = list(reversed(range(CARD_COUNT)))
    s.deck_size = CARD_COUNT
    s.seed = s.stream = 0


def _draw_hand(s: State) -> None:
    """The hand of a visit (rule N3.visit), as chance has it."""
    for _ in range(HAND_SIZE):
        draw(s)


def _tidy(s: State) -> State:
    """Nothing unseen keeps an order, and there is no seed."""
    s.seed = s.stream = 0
    cards = list(s.deck)
    unseen = s.deck_size - s.known
    s.deck = sorted(cards[:unseen], reverse=True) + cards[unseen:]
    return s


def dealt_order(setup: Setup, seed: int) -> State:
    """The pool of characters as a seed shuffles it, before it is dealt."""
    s = setup.template()
    s.stream = stream(seed, 0)
    shuffle_deck(s)
    return s
