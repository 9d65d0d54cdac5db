"""Habits: quick answers to what a card asks, by exact odds of the roll at hand and rough worths of the rest.

They know what the team knows: nothing here reads a card that is hidden.
"""

from collections.abc import Callable
from typing import TypeAlias

from hearthwood.nordguard.box import Node
from hearthwood.nordguard.machine.days import challenge
from hearthwood.nordguard.machine.helping import find, helpers, ready
from hearthwood.nordguard.machine.holding import full_uses, has_room
from hearthwood.nordguard.machine.land import steps
from hearthwood.nordguard.machine.moves import Move
from hearthwood.nordguard.state import Frame, State

from .odds import mean, number, thrown
from .ways import Way, best, fight, roll, sorted_by_cost, ways_to_meet, worth_of
from .worths import effects_worth, item_worth, kind_worth

Habit: TypeAlias = Callable[[State, Frame, list[Move]], Move]

HOPELESS = 0.1
"""No use is spent on a roll that is less likely to succeed."""
EASY = 0.8
"""A challenge worth this is faced, not ignored at the cost of a use."""


def habit(s: State, moves: list[Move]) -> Move:
    """The answer to the step that asks, out of its own moves; trades are no answers."""
    if len(moves) == 1:
        return moves[0]
    frame = s.todo[-1]
    kind = f"ask {frame[1].verb}" if frame[0] == "ask" else frame[0]
    return HABITS.get(kind, first)(s, frame, moves)


def first(s: State, frame: Frame, moves: list[Move]) -> Move:
    """Where it hardly matters."""
    return moves[0]


def is_costly(s: State, move: Move) -> bool:
    """Does it take a use of an item?"""
    return move.place is not None and s.carried[move.who or 0][move.place].uses is not None


# Challenges and rolls.


def scouted(s: State) -> tuple[Node | None, int | None]:
    """What scouting said of the location that is being entered."""
    for frame in reversed(s.todo):
        if frame[0] in ("judge", "gate") and frame[2] == 0:
            return s.box.locations[s.cards[frame[1]]].difficulty, s.scouted.get(frame[1])
    return None, None


def ways_now(s: State, node: Node) -> list[Way]:
    """How a requirement can be met now, scouting included."""
    return ways_to_meet(s, node, *scouted(s))


def pass_gate(s: State, frame: Frame, moves: list[Move]) -> Move:
    """Ignore what is hard, and whatever can be ignored for nothing."""
    node, _, _ = challenge(s, frame)
    way = best(ways_now(s, node)) if node is not None else None
    if way is None or way.bare >= 1:
        return moves[-1]
    ignoring = sorted((move for move in moves if move.kind == "ignore"), key=lambda move: is_costly(s, move))
    return ignoring[0] if not is_costly(s, ignoring[0]) or way.worth < EASY else moves[-1]


def before_roll(s: State, frame: Frame, moves: list[Move]) -> Move:
    """What costs nothing, then what is worth its use, the strongest first."""
    _, node, difficulty, more = frame
    way = roll(s, node, number(difficulty), more)
    if way.bare >= 1:
        return moves[-1]
    worthwhile = {item for item, _ in way.spends} if way.chance >= HOPELESS else set()
    aids = [move for move in moves[:-1] if not costs_days(s, move)]
    free = [move for move in aids if not is_costly(s, move)]
    wanted = [move for move in aids if is_costly(s, move) and kind_of(s, move) in worthwhile]
    return max(free or wanted, key=lambda move: strength(s, move), default=moves[-1])


def costs_days(s: State, move: Move) -> bool:
    """Does using it take days?"""
    return bool(find(s, _GROUPS[move.kind], move).days)


_GROUPS = {"use": "aid", "fire": "weapon", "again": "again"}


def kind_of(s: State, move: Move) -> int:
    """The kind of the item that is used; -1 for a character's own power."""
    return -1 if move.place is None else s.carried[move.who or 0][move.place].item


def strength(s: State, move: Move) -> float:
    """What it adds, on average."""
    return mean(worth_of(find(s, _GROUPS[move.kind], move)))


def after_roll(s: State, frame: Frame, moves: list[Move]) -> Move:
    """Throw again unless it is hopeless; first by what costs nothing."""
    _, node, difficulty, more = frame
    total = roll(s, node, number(difficulty), more).bare
    again = [move for move in moves[:-1] if not costs_days(s, move)]
    cheapest = min(again, key=lambda move: is_costly(s, move), default=moves[-1])
    return cheapest if total >= HOPELESS else moves[-1]


def shoot(s: State, frame: Frame, moves: list[Move]) -> Move:
    """What costs nothing first; then uses, as long as there is hope; what finishes it is preferred."""
    _, node, difficulty, total, _, _, last, last_dice = frame
    own = [move for move in moves[:-1] if not costs_days(s, move)]
    again = [move for move in own if move.kind == "again"]
    if again and last < mean(thrown(last_dice)) - 0.6:
        return again[0]
    shots = [move for move in own if move.kind != "again"]
    free = [move for move in shots if not is_costly(s, move)]
    if free:
        return max(free, key=lambda move: strength(s, move))
    others, _ = sorted_by_cost(s, [*ready(s, "weapon"), *helpers(s, "aid", node)])
    way = fight(s, node, number(difficulty), total, going=True)
    if others or not shots or way.chance < HOPELESS:
        return moves[-1]
    finishing = [
        move for move in shots if total + worth_of(find(s, _GROUPS[move.kind], move)).lowest >= difficulty
    ]
    if finishing:
        return min(finishing, key=lambda move: strength(s, move))
    return max(shots, key=lambda move: strength(s, move))


def choose_way(s: State, frame: Frame, moves: list[Move]) -> Move:
    """The most promising of several requirements."""
    parts = frame[1].parts["any"]
    options = [move for move in moves if move.number is not None]
    return max(options, key=lambda move: best(ways_now(s, parts[move.number or 0])).worth)


def pay(s: State, frame: Frame, moves: list[Move]) -> Move:
    """With what is worth least."""
    paying = [move for move in moves if move.kind != "fail"]
    return cheapest(s, paying)


# Items.


def worth_of_named(s: State, move: Move) -> float:
    """What the item is worth that a move names, carried or in the deck."""
    if move.place is not None:
        return item_worth(s, s.carried[move.who or 0][move.place])
    return kind_worth(s, s.box.item_numbers[move.name or ""])


def cheapest(s: State, moves: list[Move]) -> Move:
    """What is worth least."""
    return min(moves, key=lambda move: worth_of_named(s, move) if move.place is not None else 0.0)


def lose(s: State, frame: Frame, moves: list[Move]) -> Move:
    """To thieves and the like."""
    return cheapest(s, moves)


def find_best(s: State, frame: Frame, moves: list[Move]) -> Move:
    """Of what is offered."""
    return max(moves, key=lambda move: worth_of_named(s, move))


def restore(s: State, frame: Frame, moves: list[Move]) -> Move:
    """Where most is regained."""

    def regained(move: Move) -> float:
        who, place = move.who or 0, move.place or 0
        held = s.carried[who][place]
        full = full_uses(s, who, held.item) or 1
        return kind_worth(s, held.item) * (full - (held.uses or 0)) / full

    return max(moves, key=regained)


def trade_with_card(s: State, frame: Frame, moves: list[Move]) -> Move:
    """Give what is worth clearly less than what is usually got."""
    if moves[0].kind == "item":
        return find_best(s, frame, moves)
    least = cheapest(s, moves[:-1])
    gains = [kind_worth(s, item) for item in s.item_deck if item in frame[1].gains]
    if frame[1].term.how == "chosen":
        usual = max(gains, default=0.0)
    else:
        usual = 0.9 * sum(gains) / max(1, len(gains))
    return least if worth_of_named(s, least) < usual else moves[-1]


def give_found(s: State, frame: Frame, moves: list[Move]) -> Move:
    """To whoever has room, or the least to lose."""

    def loss(move: Move) -> float:
        who = move.who or 0
        if has_room(s, who):
            return -1.0 - (full_uses(s, who, frame[1]) or 0)
        return min((item_worth(s, held) for held in s.carried[who]), default=99.0)

    return min(moves, key=loss)


def place_found(s: State, frame: Frame, moves: list[Move]) -> Move:
    """Keep it, or in the place of something that is worth less."""
    if moves[0].kind == "keep":
        return moves[0]
    least = cheapest(s, moves[:-1]) if len(moves) > 1 else moves[-1]
    return (
        least if least.place is not None and worth_of_named(s, least) < kind_worth(s, frame[1]) else moves[-1]
    )


def take(s: State, frame: Frame, moves: list[Move]) -> Move:
    """What is worth most, as long as there is room."""
    taking = [move for move in moves if move.kind == "take"]
    return max(taking, key=lambda move: worth_of_named(s, move), default=moves[-1])


def answer_offer(s: State, frame: Frame, moves: list[Move]) -> Move:
    """Whoever offers has thought about it."""
    return (
        moves[0]
        if moves[0].kind == "keep"
        else cheapest(s, [move for move in moves if move.place is not None])
    )


# Effects and places.


def choose_effects(s: State, frame: Frame, moves: list[Move]) -> Move:
    """What is worth most days."""
    lists = frame[1].parts["choose"]
    return max(moves, key=lambda move: effects_worth(s, lists[move.number or 0]))


def pick_event(s: State, frame: Frame, moves: list[Move]) -> Move:
    """The kindest of those drawn."""
    return max(moves, key=lambda move: effects_worth(s, s.box.events[frame[1][move.number or 0]].then))


def draw(s: State, frame: Frame, moves: list[Move]) -> Move:
    """Choose between events where that costs nothing."""
    free = [move for move in moves[:-1] if not is_costly(s, move)]
    return free[0] if free else moves[-1]


def cell_of(s: State, move: Move) -> int:
    """The cell that a move names."""
    return s.table.cell_texts.index(move.name or "")


def nearest(s: State, frame: Frame, moves: list[Move]) -> Move:
    """The location nearest to Destination."""
    return min(moves, key=lambda move: steps(s, cell_of(s, move), s.table.destination))


def on_the_way(s: State, frame: Frame, moves: list[Move]) -> Move:
    """A location next to the team if there is one, towards Destination."""

    def distance(move: Move) -> tuple[int, int]:
        cell = cell_of(s, move)
        return steps(s, cell, s.team), steps(s, cell, s.table.destination)

    return min(moves, key=distance)


def out_of_the_way(s: State, frame: Frame, moves: list[Move]) -> Move:
    """Where it hinders least."""
    return max(moves, key=lambda move: steps(s, cell_of(s, move), s.table.destination))


HABITS: dict[str, Habit] = {
    "gate": pass_gate,
    "roll": before_roll,
    "again": after_roll,
    "fight": shoot,
    "draw": draw,
    "pick": pick_event,
    "found": give_found,
    "place": place_found,
    "restock": take,
    "items": take,
    "trade": answer_offer,
    "ask any": choose_way,
    "ask pay": pay,
    "ask spend": pay,
    "ask give": pay,
    "ask choose": choose_effects,
    "ask steal": lose,
    "ask drain": lose,
    "ask gain": find_best,
    "ask swap": trade_with_card,
    "ask restore": restore,
    "ask scout": on_the_way,
    "ask reveal": on_the_way,
    "ask clear": on_the_way,
    "ask retreat": nearest,
    "ask move": nearest,
    "ask stay": out_of_the_way,
}
