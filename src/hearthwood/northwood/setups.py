"""Setups: who is there, what is wanted and what it is worth, as data (rules N3.*)."""

from dataclasses import dataclass

from hearthwood.core.errors import InvalidText, shown

from .cards import (
    FIEF_COUNT,
    JC,
    JE,
    JF,
    JL,
    NOBODY,
    SLOT_COUNT,
    Character,
    characters_of,
)
from .machine import set_out
from .state import State


@dataclass(frozen=True, slots=True)
class Setup:
    """What fixes a game besides its seed.

    Places in `allies` and `rulers` that hold None are dealt from the `pool`, which is shuffled with stream
    0: the first character of a suit takes the next open ally slot, the next two the leftmost open fiefs.
    """

    name: str
    pool: tuple[Character, ...]
    allies: tuple[Character | None, ...] = (None,) * SLOT_COUNT
    rulers: tuple[Character | None, ...] = (None,) * FIEF_COUNT
    targets: tuple[int, ...] = (0, 1, 2, 3, 4, 5, 6, 7)
    stars: tuple[int, ...] = (4, 3, 2, 1, 1, 2, 3, 4)
    abilities: int = SLOT_COUNT
    """How many allies may lie exhausted at once: fewer abilities make a harder game."""

    def template(self) -> State:
        """The table before anything is dealt: what `machine.set_out` deals on."""
        s = State()
        s.targets = list(self.targets)
        s.stars = list(self.stars)
        s.abilities = self.abilities
        s.allies = [NOBODY if ally is None else ally for ally in self.allies]
        s.rulers = [NOBODY if ruler is None else ruler for ruler in self.rulers]
        s.deck[: len(self.pool)] = reversed(self.pool)
        s.deck_size = len(self.pool)
        return s

    def deal(self, seed: int) -> State:
        """The first position of the game that this seed fixes."""
        s = self.template()
        set_out(s, seed)
        return s


INTRO = Setup(
    name="intro",
    allies=(Character(JC), Character(JF), Character(JL), Character(JE)),
    pool=characters_of("QK"),
)
FULL = Setup(name="full", pool=characters_of("JQKPLB"))

SETUPS = {setup.name: setup for setup in (INTRO, FULL)}


def setup_named(name: str) -> Setup:
    """The setup of this name."""
    if name not in SETUPS:
        message = f"{shown(name)} is no setup; there are {' and '.join(SETUPS)}"
        raise InvalidText(message, rule="N3.setup", field="setup")
    return SETUPS[name]


GOALS = {"standard": 16, "advanced": 18, "idealist": 20}
"""The points that win, by difficulty (rule N5.medal)."""
MEDALS = {16: "bronze", 18: "silver", 20: "gold"}


def medal(points: int) -> str | None:
    """The best medal that so many points are worth."""
    return next((MEDALS[least] for least in sorted(MEDALS, reverse=True) if points >= least), None)
