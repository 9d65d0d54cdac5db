"""Positions written by hand, no longer than they need to be, and checks of what follows from them."""

import re

from hearthwood.northwood import Position, parse_sight

from .chance import CARDS, fresh_visit

STREAM = "0123456789abcdef"
SEED = 77

HAND, DECK, DISCARD, SCORE = 3, 4, 5, 6

# Rulers of all eight fiefs. The trump of fiefs 0 to 7 is always C F L E C F L E.
JQ = "JC/JF/JL/JE/QC/QF/QL/QE"
KP = "KC/KF/KL/KE/PC/PF/PL/PE"
LB = "LC/LF/LL/LE/BC/BF/BL/BE"


def whole(text: str) -> str:
    """The text of a position from its first nine fields, ten with the stream, or all eleven.

    `..` at the end of one pile stands for all cards that are named nowhere, by index.
    """
    fields = text.split()
    fields += [STREAM, str(SEED)][len(fields) - 9 :]
    hand = [suit + value for suit, values in re.findall("([CFLE])([1-8]+)", fields[HAND]) for value in values]
    named = {*hand, *re.findall("[CFLE][1-8]", " ".join(fields[DECK : SCORE + 1]))}
    rest = "".join(card for card in CARDS if card not in named)
    fields[DECK : SCORE + 1] = [field.replace("..", rest) for field in fields[DECK : SCORE + 1]]
    return " ".join(fields)


def next_visit(allies: str, fiefs: str) -> str:
    """The position that follows when a visit has ended and left the fiefs so."""
    visited = sum(fief in ("+", "-") or fief.endswith("+") for fief in fiefs.split("/"))
    hand, deck, stream = fresh_visit(SEED, visited + 1)
    return f"{allies} {fiefs} - {hand} {deck} - - 0 choose {stream} {SEED}"


def game_over(allies: str, fiefs: str) -> str:
    """The position that follows when the last visit has ended."""
    return f"{allies} {fiefs} - - - - - 0 over {'0' * 16} {SEED}"


def after(before: str, moves: str) -> str:
    """The text of the position after moves; every position on the way must be its own text."""
    position = Position.parse(whole(before))
    for move in moves.split():
        position = position.play(move)
        assert str(Position.parse(str(position))) == str(position)
    return str(position)


def check(before: str, moves: str, expected: str) -> None:
    """These moves lead from here to there."""
    assert after(before, moves) == whole(expected)


def check_legal(before: str, moves: str, expected: str) -> None:
    """After these moves, those are legal: in byte order, for the view as well as for the position."""
    position = Position.parse(after(before, moves))
    assert " ".join(sorted(map(str, position.legal_moves))) == expected
    view = parse_sight(str(position.view()))
    assert " ".join(sorted(map(str, view.legal_moves))) == expected
