"""What a move did, told in what everybody at the table may see."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Happening:
    """One thing that happened. The facts are names and numbers that a sentence about it needs."""

    kind: str
    facts: dict[str, Any] = field(default_factory=dict)
    reveals: bool = False
    """Was something seen that was hidden: a card, dice, luck? Undo does not go back past this."""
