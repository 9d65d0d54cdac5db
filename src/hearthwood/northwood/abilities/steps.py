"""Pieces that several abilities share."""

from hearthwood.northwood.piles import discard
from hearthwood.northwood.state import State


def nothing(s: State) -> None:
    """Begin with nothing."""


def nothing_asked(s: State) -> int:
    """Ask nothing."""
    return 0


def any_card(s: State) -> int:
    """Any card of the hand, as long as one is wanted."""
    if s.argument == 0:
        return 0
    return s.hand


def discard_named(s: State, card: int) -> None:
    """Discard what was named; whether more is asked is for `asks` to say."""
    discard(s, card)


def discard_last_named(s: State, card: int) -> None:
    """Discard what was named, and ask no more."""
    s.argument = 0
    discard(s, card)
