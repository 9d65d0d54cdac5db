"""What the machine does for a term of the vocabulary: one row of `terms.TERMS`."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from hearthwood.nordguard.box import Node
from hearthwood.nordguard.state import Frame, State

from .chance import pick_one
from .moves import Move

Begin: TypeAlias = Callable[[State, Node], None]
Possible: TypeAlias = Callable[[State, Node], bool]
Asks: TypeAlias = Callable[[State, Frame], list[Move]]
Then: TypeAlias = Callable[[State, Frame, Move], None]
Run: TypeAlias = Callable[[State, Frame], None]

T = TypeVar("T")


def always(s: State, node: Node) -> bool:
    """It can be done whatever the state of the game."""
    return True


def nothing_asked(s: State, frame: Frame) -> list[Move]:
    """No decision belongs to it."""
    return []


def not_chosen(s: State, frame: Frame, move: Move) -> None:
    """Stands where nothing is asked."""
    raise AssertionError(f"{frame} asks nothing")


def nothing(s: State, frame: Frame) -> None:
    """Where there is nothing to choose, nothing happens (rule G4.20)."""


@dataclass(frozen=True, slots=True)
class Term:
    """How a requirement or an effect is carried out."""

    begin: Begin
    """What happens; it may leave the step `ask` with this term, to ask something."""
    possible: Possible = always
    """Could it be done now? Choices offer only what could (rule G4.20)."""
    asks: Asks = nothing_asked
    then: Then = not_chosen
    unasked: Run = nothing
    """What happens instead where there is nothing to ask."""
    knows: tuple[str, ...] = ()
    """What the step `ask` has to know besides the term, by kind, see `notation.steps`."""


def choose_among(
    s: State, node: Node, how: str, candidates: Sequence[T], act: Callable[[State, Node, T], None]
) -> None:
    """All of several, a random one, or one that is asked for; the only one needs no question."""
    if how == "all":
        for candidate in candidates:
            act(s, node, candidate)
    elif how == "random" and candidates:
        act(s, node, pick_one(s, candidates))
    elif len(candidates) == 1:
        act(s, node, candidates[0])
    elif candidates:
        s.todo.append(("ask", node))
