"""The rules as calls: for all of the sage they are compiled once, here, and not put in line. Kernels."""

from hearthwood.northwood.machine import legal, play
from hearthwood.northwood.playouts import move_at
from hearthwood.northwood.state import State


def make(s: State, move: int) -> None:
    """Make a legal move."""
    play(s, move)


def options(s: State) -> int:
    """The mask of the legal moves."""
    return legal(s)


def code_at(s: State, bit: int) -> int:
    """The code of the move that has this bit."""
    return move_at(s, bit)
