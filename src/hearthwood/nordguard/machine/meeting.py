"""Meeting requirements: rolls, fights, items, days, several of these (rules G5.requirements, G3.weapon).

What meets a requirement, or fails it, sets `s.met`; the pending step below asks it at once.
"""

from hearthwood.nordguard.box import Node
from hearthwood.nordguard.state import Frame, Held, State
from hearthwood.nordguard.vocabulary.words import Amount

from .chance import throw
from .helping import added, find, helpers, item_of, ready, standing_help, use, wipe_marks
from .holding import bound, carried, carries, fit, spend_use, take_out, to_deck
from .moves import Move, numbered, plain, source
from .telling import reveal, tell


def difficulty_of(s: State, node: Node, amount: Amount) -> int:
    """A number, the result of scouting, or what the dice say now (rules G4.11, G4.12)."""
    if amount.is_fixed:
        return amount.plus
    for frame in reversed(s.todo):
        if frame[0] == "judge" and frame[2] == 0:
            location = s.box.locations[s.cards[frame[1]]]
            if location.difficulty is node and frame[1] in s.scouted:
                return s.scouted[frame[1]]
    difficulty, dice = throw(s, amount)
    reveal(s, "difficulty", dice=dice, total=difficulty)
    return difficulty


# Rolls. The frame: roll or again, node, difficulty, what has been added.


def begin_roll(s: State, node: Node) -> None:
    """The difficulty stands before the dice are thrown."""
    s.todo.append(("roll", node, difficulty_of(s, node, node.term.least), 0))


def before_roll(s: State, frame: Frame) -> list[Move]:
    """What can be used before the dice are thrown; without it they are thrown at once."""
    aids = [aid.move("use") for aid in helpers(s, "aid", frame[1])]
    return [*aids, plain("roll")] if aids else []


def use_or_roll(s: State, frame: Frame, move: Move) -> None:
    """Something is used first, or the dice are thrown."""
    if move.kind == "roll":
        roll(s, frame)
        return
    power = find(s, "aid", move)
    tell(s, "used", who=move.who, item=item_of(s, move), power=power.verb)
    use(s, move, power)
    s.todo.append((*frame[:3], frame[3] + added(s, power)))


def roll(s: State, frame: Frame) -> None:
    """Throw the dice; those of a failed roll can perhaps be thrown again."""
    _, node, difficulty, more = frame
    thrown, dice = throw(s, node.term.roll)
    total = thrown + more + standing_help(s, node)
    reveal(s, "rolled", dice=dice, total=total, difficulty=difficulty)
    if total >= difficulty:
        conclude(s, met=True)
    else:
        s.todo.append(("again", node, difficulty, more))


def after_roll(s: State, frame: Frame) -> list[Move]:
    """By what the dice can be thrown again."""
    again = [helper.move("again") for helper in helpers(s, "again", frame[1])]
    return [*again, plain("pass")] if again else []


def roll_again(s: State, frame: Frame, move: Move) -> None:
    """All dice once more, or the roll has failed."""
    if move.kind == "pass":
        give_up_roll(s, frame)
        return
    tell(s, "used", who=move.who, item=item_of(s, move), power="again")
    use(s, move, find(s, "again", move))
    roll(s, frame)


def give_up_roll(s: State, frame: Frame) -> None:
    """The roll has failed."""
    conclude(s, met=False)


def conclude(s: State, *, met: bool) -> None:
    """A roll or fight is over, and what can be used once in each can be used again (rule G4.12)."""
    s.met = met
    wipe_marks(s, daily=False)


# Fights. The frame: fight, node, difficulty, total, the seat whose turn it is, how many passed in a row, what
# the last shot came to, and its dice, or None.


def begin_fight(s: State, node: Node) -> None:
    """The difficulty stands before the first shot, and what always helps is thrown (rule G4.12)."""
    difficulty = difficulty_of(s, node, node.term.fight)
    tell(s, "fight", difficulty=difficulty)
    go_on_fighting(s, ("fight", node, difficulty, standing_help(s, node), lead(s), 0, 0, None))


def lead(s: State) -> int:
    """The seat that leads today (rule G6.lead)."""
    if s.table.lead == "first" or s.day == 0:
        return 0
    return (s.day - 1) % len(s.table.seats)


def go_on_fighting(s: State, frame: Frame) -> None:
    """Beaten, or on to the next seat that can do something, or lost when all have passed (rule G4.9)."""
    kind, node, difficulty, total, seat, passes, *last = frame
    if total >= difficulty:
        tell(s, "fight-won", difficulty=difficulty, total=total)
        conclude(s, met=True)
        return
    for _ in range(passes, len(s.table.seats)):
        frame = (kind, node, difficulty, total, seat, passes, *last)
        if shots(s, frame):
            s.todo.append(frame)
            return
        seat = (seat + 1) % len(s.table.seats)
        passes += 1
    tell(s, "fight-lost", difficulty=difficulty, total=total)
    conclude(s, met=False)


def shots(s: State, frame: Frame) -> list[Move]:
    """What the seat whose turn it is can fire or use."""
    node, seat, last_dice = frame[1], frame[4], frame[7]
    helping = [("fire", weapon) for weapon in ready(s, "weapon")]
    helping += [("use", aid) for aid in helpers(s, "aid", node)]
    if last_dice is not None:
        helping += [("again", again) for again in helpers(s, "again", node)]
    return [helper.move(kind) for kind, helper in helping if s.table.seat_of[helper.who] == seat]


def fire_or_pass(s: State, frame: Frame) -> list[Move]:
    """The moves of a fight."""
    return [*shots(s, frame), plain("pass")]


def fight_on(s: State, frame: Frame, move: Move) -> None:
    """One shot and one use, or a pass; then it is the next seat's turn."""
    kind, node, difficulty, total, seat, passes, last, last_dice = frame
    following = (seat + 1) % len(s.table.seats)
    if move.kind == "pass":
        tell(s, "passed", seat=seat + 1)
        go_on_fighting(s, (kind, node, difficulty, total, following, passes + 1, last, last_dice))
        return
    power = find(s, {"fire": "weapon", "use": "aid", "again": "again"}[move.kind], move)
    if move.kind == "use":
        tell(s, "used", who=move.who, item=item_of(s, move), power=power.verb)
        total += added(s, power)
    else:
        total -= last if move.kind == "again" else 0
        last_dice = power.term.weapon if move.kind == "fire" else last_dice
        last, dice = throw(s, last_dice)
        total += last
        shot = {"dice": dice, "total": total, "difficulty": difficulty}
        reveal(s, move.kind, who=move.who, item=item_of(s, move), **shot)
    use(s, move, power)
    go_on_fighting(s, (kind, node, difficulty, total, following, 0, last, last_dice))


# Items and days. The frame: ask, node, and 1 where the team has already said that it will do it.


def begin_carry(s: State, node: Node) -> None:
    """The item is kept."""
    s.met = carries(s, node.fits)


def payments(s: State, node: Node) -> list[Move]:
    """The ways to meet a requirement that takes something: alike items of a character once."""
    if node.verb == "pay":
        return [plain("pay")]
    word = "spend" if node.verb == "spend" else "yield"
    moves: dict[tuple[int, Held], Move] = {}
    for who, place, held in carried(s, node.fits):
        if held.uses is not None if node.verb == "spend" else not bound(s, who, held):
            moves.setdefault((who, held), source(word, who, place))
    return list(moves.values())


def begin_payment(s: State, node: Node) -> None:
    """Ask whether, and with what."""
    s.todo.append(("ask", node, 0))


def payment_or_fail(s: State, frame: Frame) -> list[Move]:
    """Where the team has said that it will, there is only the question with what, if there is one."""
    moves = payments(s, frame[1])
    if frame[2]:
        return moves if len(moves) > 1 else []
    return [*moves, plain("fail")] if moves else []


def pay_or_fail(s: State, frame: Frame, move: Move) -> None:
    """Take it (rules G4.10, G4.21), or the requirement is not met."""
    node = frame[1]
    s.met = move.kind != "fail"
    if move.kind == "pay":
        s.days -= node.term.pay
        tell(s, "paid", days=node.term.pay)
    elif s.met:
        assert move.who is not None
        assert move.place is not None
        item = s.carried[move.who][move.place].item
        tell(s, "spent" if move.kind == "spend" else "gave", who=move.who, item=item)
        if move.kind == "spend":
            spend_use(s, move.who, move.place)
        else:
            take_out(s, move.who, move.place)
            to_deck(s, item)
            fit(s, move.who)


def pay_unasked(s: State, frame: Frame) -> None:
    """The only way, where the team has said that it will; otherwise there is none."""
    moves = payments(s, frame[1])
    if frame[2] and moves:
        pay_or_fail(s, frame, moves[0])
    else:
        s.met = False


# Several. The frames: all, node, which one; judged by what the one before set.


def begin_all(s: State, node: Node) -> None:
    """One after the other."""
    s.met = True
    s.todo.append(("all", node, 0))


def go_on_with_all(s: State, frame: Frame) -> None:
    """The next one, unless one was not met."""
    _, node, number = frame
    if s.met and number < len(node.parts["all"]):
        s.todo += [("all", node, number + 1), ("do", node.parts["all"][number])]


def begin_any(s: State, node: Node) -> None:
    """The lead says which is tried."""
    s.todo.append(("ask", node))


def options(s: State, frame: Frame) -> list[Move]:
    """Those that could be met, and none of them."""
    node = frame[1]
    moves = [
        numbered("option", number) for number, part in enumerate(node.parts["any"]) if could_meet(s, part)
    ]
    return [*moves, plain("fail")] if moves else []


def try_one(s: State, frame: Frame, move: Move) -> None:
    """The one chosen, or none."""
    if move.number is None:
        s.met = False
        return
    part = frame[1].parts["any"][move.number]
    asked = part.verb in ("pay", "spend", "give")
    s.todo.append(("ask", part, 1) if asked else ("do", part))


def none_possible(s: State, frame: Frame) -> None:
    """Nothing could be met."""
    s.met = False


def could_meet(s: State, node: Node) -> bool:
    """Is there any way to meet this now?"""
    match node.verb:
        case "carry":
            return carries(s, node.fits)
        case "spend" | "give":
            return bool(payments(s, node))
        case "fight":
            return can_fight(s, node)
        case "all":
            return all(could_meet(s, part) for part in node.parts["all"])
        case "any":
            return any(could_meet(s, part) for part in node.parts["any"])
    return node.verb != "barred"


def can_fight(s: State, node: Node) -> bool:
    """Is there a weapon that fires, or anything else that adds to this fight?"""
    return any(True for _ in ready(s, "weapon")) or bool(helpers(s, "aid", node))


def begin_barred(s: State, node: Node) -> None:
    """Nobody passes."""
    s.met = False
