"""Packing: which items to put back and to take, by what they change of the outlook."""

from hearthwood.nordguard.machine.holding import fresh, slots
from hearthwood.nordguard.machine.moves import Move
from hearthwood.nordguard.state import Held, State

from .outlook import chance
from .worths import kind_worth

BY_REPUTE = 0.002
"""What an item's rough worth counts beside the outlook, which does not see everything that items do."""
CLEARLY = 0.004
"""An item is put back only for one that is better by so much."""


def pack(s: State, moves: list[Move]) -> Move:
    """The next step towards the best load of the character who packs."""
    who = s.todo[-1][1]
    taking = [move for move in moves if move.kind == "take"]
    putting = [move for move in moves if move.kind == "put"]
    items = list(s.carried[who])
    if not putting:
        return max(
            taking, key=lambda move: load_worth(s, who, [*items, kind(s, who, move)]), default=moves[-1]
        )
    wanted = best_first(s, who, items)
    stay = load_worth(s, who, filled(s, who, items, wanted))
    best, worth = None, stay + CLEARLY
    for move in putting:
        rest = [held for place, held in enumerate(items) if place != move.place]
        other = load_worth(s, who, filled(s, who, rest, wanted))
        if other > worth:
            best, worth = move, other
    if best is not None:
        return best
    if not taking:
        return moves[-1]
    return max(taking, key=lambda move: load_worth(s, who, [*items, kind(s, who, move)]))


def kind(s: State, who: int, move: Move) -> Held:
    """The item that a move takes, as it would be carried."""
    return fresh(s, who, s.box.item_numbers[move.name or ""])


def best_first(s: State, who: int, items: list[Held]) -> list[Held]:
    """What the deck has, by what it would add to a load."""
    kinds = [fresh(s, who, item) for item in sorted(set(s.item_deck))]
    return sorted(kinds, key=lambda held: -load_worth(s, who, [*items, held]))


def filled(s: State, who: int, items: list[Held], wanted: list[Held]) -> list[Held]:
    """A load with its free slots filled."""
    return [*items, *wanted[: max(0, slots(s, who) - len(items))]]


def load_worth(s: State, who: int, items: list[Held]) -> float:
    """The outlook with a load, and a little for what the items are known for."""
    other = s.copy()
    other.carried[who] = tuple(items)
    return chance(other) + BY_REPUTE * sum(kind_worth(s, held.item) for held in items)
