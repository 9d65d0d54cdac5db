"""Trading, dropping and picking up between other decisions (rules G2.before, G3.trade, G3.drop, G4.16)."""

from hearthwood.nordguard.state import Frame, Held, State

from .holding import bound, changed_hands, drop, fit, has_room, pick_up, put_in, set_at, take_out
from .moves import Move, give, pick, plain, source
from .telling import tell


def side_moves(s: State) -> list[Move]:
    """What can be offered, dropped and picked up now."""
    room = [has_room(s, who) for who in range(len(s.characters))]
    moves: list[Move] = []
    for who, items in enumerate(s.carried):
        for place, held in enumerate(items):
            if not bound(s, who, held) and held not in items[:place]:
                moves.append(source("drop", who, place))
                moves += [give(who, place, to) for to in receivers(s, held, who, room)]
    for number, (held, _) in enumerate(s.ground):
        moves += [pick(number, who) for who, free in enumerate(room) if free and not held.shut >> who & 1]
    return moves


def receivers(s: State, held: Held, who: int, room: list[bool]) -> list[int]:
    """Where an item may go today: to a free slot, or for something in return."""
    return [
        to
        for to, free in enumerate(room)
        if to != who and not held.shut >> to & 1 and (free or returns(s, to, who))
    ]


def returns(s: State, who: int, to: int) -> list[tuple[int, int]]:
    """What a character could give another in return: alike ones once."""
    items = s.carried[who]
    return [
        (who, place)
        for place, held in enumerate(items)
        if not held.shut >> to & 1 and not bound(s, who, held) and held not in items[:place]
    ]


def make_side_move(s: State, move: Move) -> None:
    """An offer leaves the step `trade`: who offers what to whom."""
    assert move.who is not None
    if move.kind == "drop":
        assert move.place is not None
        tell(s, "dropped", who=move.who, item=s.carried[move.who][move.place].item)
        drop(s, move.who, move.place)
        fit(s, move.who)
    elif move.kind == "pick":
        assert move.number is not None
        tell(s, "picked-up", who=move.who, item=s.ground[move.number].held.item)
        pick_up(s, move.number, move.who)
    else:
        assert move.place is not None
        tell(s, "offered", who=move.who, other=move.to, item=s.carried[move.who][move.place].item)
        s.todo.append(("trade", move.who, move.place, move.to))


def answers(s: State, frame: Frame) -> list[Move]:
    """Into a free slot, or for something in return. Another seat may also decline."""
    _, who, _, to = frame
    moves = [plain("keep")] if has_room(s, to) else []
    moves += [source("swap", *back) for back in returns(s, to, who)]
    if s.table.seat_of[who] != s.table.seat_of[to]:
        moves.append(plain("decline"))
    return moves


def answer(s: State, frame: Frame, move: Move) -> None:
    """What was declined is not offered to the same character again that day."""
    _, who, place, to = frame
    held = s.carried[who][place]
    back = None if move.place is None else s.carried[to][move.place]
    given = None if back is None else back.item
    tell(s, "traded", who=who, other=to, item=held.item, how=move.kind, given=given)
    if move.kind == "decline":
        set_at(s, who, place, held._replace(shut=held.shut | 1 << to))
    elif move.kind == "keep":
        take_out(s, who, place)
        put_in(s, to, handed(s, held, who, to))
        fit(s, who)
    elif back is not None and move.place is not None:
        set_at(s, who, place, handed(s, back, to, who))
        set_at(s, to, move.place, handed(s, held, who, to))
        fit(s, who)
        fit(s, to)


def handed(s: State, held: Held, who: int, to: int) -> Held:
    """An item with its new holder, and not to go back today."""
    moved = changed_hands(s, held, to)
    return moved._replace(shut=moved.shut | 1 << who)
