"""The journal: what a game is, besides its setup and seed. Everything else is derived by replaying it.

An entry is one word: a move as the game writes it, `undo`, `hint`, `stop`, or `branch:PLY:SEED`.
"""

import re
from dataclasses import dataclass
from typing import TypeAlias

from .errors import InvalidText, shown
from .randomness import WORD_LIMIT


@dataclass(frozen=True, slots=True)
class Played:
    """A move, in the game's own text."""

    move: str

    def __str__(self) -> str:
        return self.move


@dataclass(frozen=True, slots=True)
class Undone:
    """The last move was taken back; it had revealed nothing."""

    def __str__(self) -> str:
        return "undo"


@dataclass(frozen=True, slots=True)
class Hinted:
    """The player asked for help here."""

    def __str__(self) -> str:
        return "hint"


@dataclass(frozen=True, slots=True)
class Branched:
    """A practice branch: back to where `ply` moves had been made; the unseen is drawn anew from `seed`."""

    ply: int
    seed: int

    def __str__(self) -> str:
        return f"branch:{self.ply}:{self.seed}"


@dataclass(frozen=True, slots=True)
class Stopped:
    """The player gave the game up: it has ended as it stands."""

    def __str__(self) -> str:
        return "stop"


Entry: TypeAlias = Played | Undone | Hinted | Branched | Stopped

_WORDS: dict[str, Entry] = {str(entry): entry for entry in (Undone(), Hinted(), Stopped())}

_BRANCH = re.compile(r"branch:(0|[1-9][0-9]{0,5}):(0|[1-9][0-9]{0,19})")


def parse_entry(word: str) -> Entry:
    """The entry that a word says; what is nothing else is taken for a move, which the game then judges."""
    if word in _WORDS:
        return _WORDS[word]
    if not word.startswith("branch"):
        return Played(word)
    match = _BRANCH.fullmatch(word)
    if match is None or int(match[2]) >= WORD_LIMIT:
        raise InvalidText(
            f"{shown(word)} is not of the form branch:PLY:SEED", rule="N7.branch", field="entry"
        )
    return Branched(int(match[1]), int(match[2]))
