"""Games and counts made by an independent implementation: every line must come out alike (N7.perft)."""

from collections.abc import Callable
from pathlib import Path

import pytest

from hearthwood.northwood import SETUPS, Position, compiled, playouts
from hearthwood.northwood.state import State

DATA = Path(__file__).parent / "data"
COUNTED = ("northwood-perft.txt", "northwood-roles.txt")
INTERPRETED_BELOW = 1_000_000

Perft = Callable[[State, int], int]


def lines(name: str) -> list[str]:
    return [
        line for line in (DATA / name).read_text("ascii").splitlines() if line and not line.startswith("#")
    ]


def counts(*names: str) -> list[tuple[str, int, int]]:
    """Position, number of moves, count; of all files if none is named."""
    fields = (line.split(" | ") for name in names or COUNTED for line in lines(name))
    return [(position, int(depth), int(count)) for position, depth, count in fields]


def interpreted_perft(state: State, depth: int) -> int:
    return playouts.perft([state] + [State() for _ in range(depth)], 0, depth)


def divided(position: Position, depth: int) -> str:
    """The count below each first move, interpreted and compiled: where two programs part ways."""
    rows = []
    for move in position.legal_moves:
        state = position.play(move).state()
        numbers = (interpreted_perft(state, depth - 1), compiled.perft(state, depth - 1))
        rows.append(f"{move}: interpreted {numbers[0]}, compiled {numbers[1]}")
    return "\n".join(rows)


def agree(perft: Perft, text: str, depth: int, count: int) -> None:
    position = Position.parse(text)
    counted = perft(position.state(), depth)
    if counted != count:
        pytest.fail(
            f"{text}\n{depth} moves: {counted}, not {count}\n{divided(position, depth)}", pytrace=False
        )


@pytest.mark.parametrize(("text", "depth", "count"), counts())
def test_compiled_counts_agree(text: str, depth: int, count: int) -> None:
    agree(compiled.perft, text, depth, count)


@pytest.mark.parametrize(
    ("text", "depth", "count"), [line for line in counts() if line[2] < INTERPRETED_BELOW]
)
def test_interpreted_counts_agree(text: str, depth: int, count: int) -> None:
    agree(interpreted_perft, text, depth, count)


@pytest.mark.parametrize("line", lines("northwood-games.txt"))
def test_games_agree(line: str) -> None:
    game, end = line.split(" | ")
    setup, seed, *moves = game.split()
    position = Position.new(SETUPS[setup], int(seed))
    for move in moves:
        position = position.play(move)
    assert str(position) == end


def test_the_files_are_there_in_full() -> None:
    assert len(counts()) >= 110
    assert len(lines("northwood-games.txt")) >= 100


def test_a_wrong_count_is_told_move_by_move() -> None:
    text, _, count = counts()[0]
    with pytest.raises(pytest.fail.Exception) as failure:
        agree(compiled.perft, text, 2, count)
    told = str(failure.value)
    assert f"not {count}" in told
    assert "\n@0: interpreted 5, compiled 5\n" in told
    assert len(told.splitlines()) == 2 + 8
