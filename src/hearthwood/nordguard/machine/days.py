"""The day: morning, going, entering, arriving, evening (rules G2, G4.10, G4.17, G4.22, G6.lead)."""

from collections.abc import Callable, Iterable

from hearthwood.nordguard.box import Node
from hearthwood.nordguard.state import DIRECTIONS, Frame, Lying, State

from .barring import is_blocked
from .chance import shuffle_events
from .helping import find, item_of, ready, use, wipe_marks
from .item_effects import begin_restock
from .land import set_down, turn_up
from .moves import Move, numbered, plain
from .team_effects import do_all
from .telling import reveal, tell

Possible = Callable[[State, Node], bool]

GOING = tuple(plain(direction) for direction in DIRECTIONS)
STAY = plain("stay")


def do_card(s: State, nodes: Iterable[Node]) -> None:
    """The effects of a card, as one: nobody trades in between (rule G2.before)."""
    effects = tuple(nodes)
    if effects:
        s.todo.append(("end",))
        do_all(s, effects)


# Morning.


def dawn(s: State, frame: Frame) -> None:
    """A new day: the next lead, and what happens at its start."""
    s.day += 1
    s.dawn = s.team
    s.heading = None
    s.restocked = False
    wipe_marks(s, daily=True)
    for who, items in enumerate(s.carried):
        s.carried[who] = tuple(held._replace(shut=0) if held.shut else held for held in items)
    s.ground = tuple(dropped._replace(held=dropped.held._replace(shut=0)) for dropped in s.ground)
    tell(s, "day", day=s.day, days=s.days)
    s.todo += [("evening",), ("day",), ("look",)]
    mornings = [node.parts["tomorrow"] for node in s.tomorrow]
    s.tomorrow = ()
    mornings.append(s.box.locations[s.cards[s.team]].morning)
    mornings += [lying.stay.parts["morning"] for cell in sorted(s.lying) for lying in s.lying[cell]]
    for effects in reversed(mornings):
        do_card(s, effects)


def look(s: State, frame: Frame) -> None:
    """Lost, if no neighbouring location can be entered any more (rule G2.blocked)."""
    if is_blocked(s):
        end(s, "blocked")


def end(s: State, result: str) -> None:
    """The game is over."""
    s.result = result
    s.todo = []
    tell(s, result, day=s.day, days=s.days)


# Before going, and going. The frame: day.


def ways(s: State, possible: Possible) -> list[Move]:
    """Where the team can go, and what it can do before."""
    moves = [way for way, cell in zip(GOING, s.table.neighbours[s.team], strict=True) if cell is not None]
    moves.append(STAY)
    if s.team == s.table.frontier and not s.restocked and s.item_deck:
        moves.append(plain("restock"))
    actions = [
        action.move("use")
        for action in ready(s, "action")
        if any(possible(s, effect) for effect in action.power.effects)
    ]
    return moves + actions


def go_or_act(s: State, frame: Frame, move: Move) -> None:
    """G2.going, G4.17"""
    if move in GOING:
        go(s, GOING.index(move))
    elif move is STAY:
        tell(s, "waits")
    elif move.kind == "restock":
        s.restocked = True
        s.todo.append(frame)
        begin_restock(s)
    else:
        power = find(s, "action", move)
        tell(s, "used", who=move.who, item=item_of(s, move), power=power.verb)
        s.todo.append(frame)
        use(s, move, power)
        do_card(s, power.effects)


def go(s: State, direction: int) -> None:
    """Turn the location up and face what is there: the location first, then its obstacles (rule G4.10)."""
    cell = s.table.neighbours[s.team][direction]
    assert cell is not None
    s.heading = direction
    tell(s, "goes", way=DIRECTIONS[direction], cell=cell)
    turn_up(s, cell)
    s.todo += [("arrive", cell, 0), ("gate", cell, 0)]


# Entering. The frames: gate, cell, which (0 is the location, 1 its oldest obstacle); judge likewise; arrive,
# cell, and 1 where the location's text is ignored.


def challenge(s: State, frame: Frame) -> tuple[Node | None, frozenset[str], Lying | None]:
    """What must be met at this gate, the tags that powers refer to, and the obstacle if it is one."""
    _, cell, which = frame
    if which == 0:
        location = s.box.locations[s.cards[cell]]
        return location.enter, location.tags, None
    lying = s.lying[cell][which - 1]
    return lying.stay.parts.get("enter"), lying.stay.tags, lying


def ways_around(s: State, frame: Frame) -> list[Move]:
    """How the challenge can be ignored; without that there is no question."""
    if is_past(s, frame):
        return []
    requirement, tags, _ = challenge(s, frame)
    if requirement is None:
        return []
    moves = [power.move("ignore") for power in ready(s, "ignore") if power.power.tags & tags]
    return [*moves, plain("face")] if moves else []


def is_past(s: State, frame: Frame) -> bool:
    """Are all obstacles behind?"""
    _, cell, which = frame
    return bool(which > len(s.lying.get(cell, ())))


def face_or_ignore(s: State, frame: Frame, move: Move) -> None:
    """G4.24"""
    if move.kind == "face":
        face(s, frame)
        return
    _, cell, which = frame
    power = find(s, "ignore", move)
    tell(s, "ignored", who=move.who, item=item_of(s, move), cell=cell, card=challenge(s, frame)[0])
    use(s, move, power)
    if which == 0:
        s.todo[-1] = ("arrive", cell, 1)
    s.todo.append(("gate", cell, which + 1))


def face(s: State, frame: Frame) -> None:
    """Meet the requirement, if there is one."""
    _, cell, which = frame
    if is_past(s, frame):
        return
    requirement, _, _ = challenge(s, frame)
    if requirement is None:
        s.todo.append(("gate", cell, which + 1))
    else:
        s.todo += [("judge", cell, which), ("do", requirement)]


def judge(s: State, frame: Frame) -> None:
    """Beaten: to the next. Not beaten: the attempt ends, and the day (rule G4.10)."""
    _, cell, which = frame
    requirement, _, lying = challenge(s, frame)
    tell(s, "beaten" if s.met else "turned-back", cell=cell, card=requirement)
    if s.met:
        pass_on(s, cell, which, lying)
        return
    s.scouted.pop(cell, None)
    while s.todo[-1][0] in ("arrive", "gate"):
        s.todo.pop()
    location = s.box.locations[s.cards[cell]]
    do_card(s, lying.stay.parts["failed"] if lying else location.failed)


def pass_on(s: State, cell: int, which: int, lying: Lying | None) -> None:
    """An obstacle that goes when it is beaten leaves its number to the next one."""
    if lying is None:
        s.todo.append(("gate", cell, 1))
        return
    goes = lying.stay.term.goes
    if goes:
        remove_obstacle(s, cell, which - 1)
    s.todo.append(("gate", cell, which if goes else which + 1))
    do_card(s, lying.stay.parts["passed"])


def remove_obstacle(s: State, cell: int, number: int) -> None:
    """To the event discard pile."""
    lying = s.lying[cell]
    s.discarded.append(lying[number].event)
    tell(s, "cleared", cell=cell, event=lying[number].event)
    left = lying[:number] + lying[number + 1 :]
    if left:
        s.lying[cell] = left
    else:
        del s.lying[cell]


# Arriving. The frames: draw, how many; pick, the events drawn; event, which one, where it was drawn.


def arrive(s: State, frame: Frame) -> None:
    """The team moves; what the location does comes before its events (rules G2.arriving, G4.24)."""
    _, cell, ignored = frame
    s.scouted.pop(cell, None)
    set_down(s, cell)
    tell(s, "arrived", cell=cell)
    location = s.box.locations[s.cards[cell]]
    events = 1 if ignored else location.events
    if events:
        s.todo.append(("draw", events))
    if not ignored:
        do_card(s, location.arrive)


def ways_to_draw(s: State, frame: Frame) -> list[Move]:
    """Who could draw more than one and choose."""
    if not s.event_deck and not s.discarded:
        return []
    moves = [power.move("use") for power in ready(s, "extra-event")]
    return [*moves, plain("draw")] if moves else []


def draw_with(s: State, frame: Frame, move: Move) -> None:
    """One event, or one of several."""
    if move.kind == "draw":
        draw_one(s, frame)
        return
    power = find(s, "extra-event", move)
    tell(s, "used", who=move.who, item=item_of(s, move), power=power.verb)
    more = power.term.extra_event
    use(s, move, power)
    draw_fewer(s, frame)
    drawn = [event for event in (next_event(s) for _ in range(more + 1)) if event is not None]
    s.todo.append(("pick", tuple(drawn)))


def draw_one(s: State, frame: Frame) -> None:
    """The next event, if there is any (rule G4.22)."""
    event = next_event(s)
    if event is not None:
        draw_fewer(s, frame)
        resolve(s, event)


def draw_fewer(s: State, frame: Frame) -> None:
    """One event less is still to be drawn."""
    if frame[1] > 1:
        s.todo.append(("draw", frame[1] - 1))


def next_event(s: State) -> int | None:
    """The top of the deck; when it is empty, the discard pile becomes it (rule G3.events)."""
    if not s.event_deck:
        if not s.discarded:
            return None
        s.event_deck = s.discarded
        s.discarded = []
        shuffle_events(s)
        tell(s, "events-shuffled")
    event = s.event_deck.pop(0)
    reveal(s, "event", event=event)
    return event


def resolve(s: State, event: int) -> None:
    """Its effects; then it goes to the discard pile, if it has not stayed somewhere."""
    s.todo.append(("event", event, s.team))
    do_all(s, s.box.events[event].then)


def event_choices(s: State, frame: Frame) -> list[Move]:
    """One of those drawn; with one there is no question."""
    return [numbered("event", number) for number in range(len(frame[1]))] if len(frame[1]) > 1 else []


def resolve_named(s: State, frame: Frame, move: Move) -> None:
    """The others are discarded."""
    assert move.number is not None
    resolve_one(s, frame[1], move.number)


def resolve_only(s: State, frame: Frame) -> None:
    """There was but one."""
    if frame[1]:
        resolve_one(s, frame[1], 0)


def resolve_one(s: State, events: tuple[int, ...], number: int) -> None:
    """This one happens."""
    s.discarded += [event for other, event in enumerate(events) if other != number]
    resolve(s, events[number])


def discard_event(s: State, frame: Frame) -> None:
    """It is done with."""
    s.discarded.append(frame[1])


# Evening.


def evening(s: State, frame: Frame) -> None:
    """Won, lost, or the next day (rules G2.evening, G4.1)."""
    if s.team == s.table.destination and s.days >= 1:
        end(s, "won")
        return
    s.days -= 1
    if s.days <= 0:
        end(s, "lost")
        return
    for cell in sorted(s.lying):
        age(s, cell)
    s.todo.append(("dawn",))


def age(s: State, cell: int) -> None:
    """Obstacles that stay for some evenings only."""
    lying = s.lying[cell]
    if all(obstacle.evenings is None for obstacle in lying):
        return
    s.lying[cell] = tuple(
        obstacle if obstacle.evenings is None else obstacle._replace(evenings=obstacle.evenings - 1)
        for obstacle in lying
    )
    for number in range(len(lying) - 1, -1, -1):
        if cell in s.lying and s.lying[cell][number].evenings == 0:
            remove_obstacle(s, cell, number)
