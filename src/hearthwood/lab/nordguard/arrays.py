"""What an agent sees of Nordguard, as numbers of fixed shape; the view's text says the same in full.

Zero is always "none", "not known" or "not there"; what is counted from 0 is written one higher.
"""

from typing import Any

import numpy as np
from gymnasium import spaces

from hearthwood.nordguard import Move, Site, View
from hearthwood.nordguard.machine.moves import PLAIN
from hearthwood.nordguard.setup import MOST_CHARACTERS

MOST_MOVES = 128
"""An action is the place of a move among the legal ones, which come in a pinned order."""
PASS = MOST_MOVES - 1
"""The action of an agent that might do something now, but leaves the decision to the one who is asked."""
ITEMS = 10
"""Shown of each character; who carries more has the others in the view's text alone."""
HIGHEST = 32_767

KINDS = (*PLAIN, "use", "fire", "again", "ignore", "spend", "yield", "drop", "put", "replace", "swap", "item",
         "give", "pick", "to", "option", "event", "at", "choose", "take")  # fmt: skip

Arrays = dict[str, Any]


def spaces_of(cells: int) -> spaces.Dict:
    """The arrays of an observation."""

    def numbers(*shape: int) -> spaces.Box:
        return spaces.Box(0, HIGHEST, shape, np.int16)

    return spaces.Dict(
        {
            "action_mask": spaces.Box(0, 1, (MOST_MOVES,), np.int8),
            "moves": numbers(MOST_MOVES, 6),
            "map": numbers(cells, 5),
            "team": numbers(MOST_CHARACTERS, 3 + 2 * ITEMS),
            "table": spaces.Box(-HIGHEST, HIGHEST, (8,), np.int16),  # the countdown may pass 0
        }
    )


def observe(view: View, seat: int, moves: list[Move], *, can_pass: bool) -> Arrays:
    """What the agent of a seat sees and may do."""
    arrays: Arrays = {
        "action_mask": np.zeros(MOST_MOVES, np.int8),
        "moves": np.zeros((MOST_MOVES, 6), np.int16),
        "map": np.array([_site(site) for site in view.sites], np.int16),
        "team": np.zeros((MOST_CHARACTERS, 3 + 2 * ITEMS), np.int16),
        "table": np.array(
            [seat + 1, view.asked + 1, view.lead + 1, view.days, view.day, view.team + 1,
             len(view.item_deck), len(view.event_deck)], np.int16,
        ),
    }  # fmt: skip
    arrays["action_mask"][: len(moves)] = 1
    arrays["action_mask"][PASS] = can_pass
    for place, move in enumerate(moves):
        arrays["moves"][place] = _move(view, move)
    for place, member in enumerate(view.members):
        carried = [
            number for held in member.items[:ITEMS] for number in (held.item + 1, (held.uses or 0) + 1)
        ]
        row = [member.seat + 1, member.character + 1, member.marks, *carried]
        arrays["team"][place, : len(row)] = row
    return arrays


def _site(site: Site) -> list[int]:
    """Its kind, whether it lies face up and was seen, what scouting said, how many obstacles lie there."""
    kind = 0 if site.location is None else site.location + 1
    result = 0 if site.result is None else site.result + 1
    return [kind, site.face_up, site.seen, result, len(site.lying)]


def _move(view: View, move: Move) -> list[int]:
    """Its kind, the character, the place of the item, the receiver, the number, the card or cell named."""
    about = (move.who, move.place, move.to, move.number)
    return [KINDS.index(move.kind) + 1, *(0 if one is None else one + 1 for one in about), _named(view, move)]


def _named(view: View, move: Move) -> int:
    if move.name is None:
        return 0
    if move.kind == "at":
        return view.table.cell_texts.index(move.name) + 1
    numbers = view.box.character_numbers if move.kind == "choose" else view.box.item_numbers
    return int(numbers[move.name]) + 1
