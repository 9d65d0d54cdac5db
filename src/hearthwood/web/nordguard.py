"""A `View` of Nordguard as the protocol's data. Nothing but the view goes in, so no secret comes out."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, cast

from hearthwood.nordguard import Happening, Move, View
from hearthwood.nordguard.box import Node
from hearthwood.nordguard.machine.barring import is_barred
from hearthwood.nordguard.machine.holding import bound, full_uses, slots
from hearthwood.nordguard.setup import LETTERS
from hearthwood.nordguard.state import DIRECTIONS, Frame, Held, State

from . import nordguard_sights as sights
from .nordguard_odds import Odds
from .nordguard_terms import term_of
from .sights import Prompt

_LETTERS = cast("tuple[sights.MemberLetter, ...]", tuple(LETTERS))
_WAYS = cast("tuple[sights.Way, ...]", DIRECTIONS)


def view_of(view: View, *, strict: bool) -> sights.NordguardView:
    """All that a seat may see."""
    s, table = view.state(), view.table
    cells = table.cell_texts
    target, odds = _target(s), Odds(view, strict=strict)
    return sights.NordguardView(
        game="nordguard",
        text=str(view),
        phase=view.phase,
        prompt=_prompt(s, view),
        seats_to_move=(view.asked,) if view.legal_moves else (),
        width=table.width,
        height=table.height,
        recall=table.recall,
        lead_by=table.lead,
        seats=len(table.seats),
        places=table.seat_of,
        day=view.day,
        days=view.days,
        days_at_first=table.width + table.height,
        steps_to_go=_steps(table.width, s.team, table.destination),
        lead=view.lead,
        team=cells[s.team],
        dawn=cells[s.dawn],
        heading=None if s.heading is None else _WAYS[s.heading],
        target=None if target is None else cells[target],
        sites=_sites(s, view, odds),
        members=_members(s, view),
        ground=tuple(
            sights.DroppedSight(item=s.box.items[one.held.item].text, uses=one.held.uses, by=_LETTERS[one.by])
            for one in view.ground
        ),
        items=_counted(s.box.items[item].text for item in view.item_deck),
        events=_counted(s.box.events[event].text for event in view.event_deck),
        discarded=tuple(s.box.events[event].text for event in view.discarded),
        scene=_scene(s),
        asked=_asked(s, odds),
        odds=odds.roll(),
        legal=tuple(_move(view, move, odds) for move in view.legal_moves),
        outcome=None
        if view.result is None
        else sights.NordguardOutcome(result=cast("sights.NordguardResult", view.result), days=view.days),
    )


def event_of(event: Happening) -> sights.NordguardEvent:
    """One thing that a move did."""
    facts = {name: tuple(fact) if isinstance(fact, list) else fact for name, fact in event.facts.items()}
    return sights.NordguardEvent(kind=event.kind, facts=facts, reveals=event.reveals)


def _steps(width: int, cell: int, other: int) -> int:
    (row, column), (other_row, other_column) = divmod(cell, width), divmod(other, width)
    return abs(row - other_row) + abs(column - other_column)


def _counted(cards: Iterable[str]) -> tuple[sights.CardCount, ...]:
    return tuple(sights.CardCount(card=card, count=count) for card, count in Counter(cards).items())


def _sites(s: State, view: View, odds: Odds) -> tuple[sights.SiteSight, ...]:
    ways = {move.name: move.text for move in view.legal_moves if move.kind == "at"}
    for way, cell in zip(DIRECTIONS, s.table.neighbours[s.team], strict=True):
        if cell is not None and any(move.text == way for move in view.legal_moves):
            ways[s.table.cell_texts[cell]] = way
    return tuple(
        sights.SiteSight(
            cell=site.name,
            location=None if site.location is None else s.box.locations[site.location].text,
            face_up=site.face_up,
            seen=site.seen,
            result=site.result,
            obstacles=tuple(
                sights.ObstacleSight(event=s.box.events[one.event].text, evenings=one.evenings)
                for one in site.lying
            ),
            barred=is_barred(s, site.cell),
            move=ways.get(site.name),
            meets=odds.meetings(site.cell) if site.cell in s.table.neighbours[s.team] else (),
        )
        for site in view.sites
    )


def _members(s: State, view: View) -> tuple[sights.MemberSight, ...]:
    return tuple(
        sights.MemberSight(
            letter=_LETTERS[who],
            seat=member.seat,
            character=s.box.characters[member.character].text,
            slots=slots(s, who),
            items=tuple(_held(s, who, held) for held in member.items),
            resting=_resting(s.box.characters[member.character].powers, member.marks),
        )
        for who, member in enumerate(view.members)
    )


def _held(s: State, who: int, held: Held) -> sights.HeldSight:
    card = s.box.items[held.item]
    return sights.HeldSight(
        item=card.text,
        uses=held.uses,
        full=full_uses(s, who, held.item),
        used=held.used,
        bound=bound(s, who, held),
        resting=_resting(card.powers, held.marks),
    )


def _resting(powers: Iterable[Any], marks: int) -> bool:
    """Is each power used up that needs somebody to say when?"""
    active = [power for power in powers if power.active]
    return bool(marks) and all(marks & power.bit for power in active)


def _target(s: State) -> int | None:
    """The location that the team is trying to enter."""
    return next((frame[1] for frame in reversed(s.todo) if frame[0] in ("judge", "gate", "arrive")), None)


def _scene(s: State) -> sights.Scene | None:
    """The event or the challenge on top of what is to be done."""
    cells = s.table.cell_texts
    for frame in reversed(s.todo):
        if frame[0] == "event":
            event = s.box.events[frame[1]].text
            return sights.Scene(kind="event", card=event, cell=cells[frame[2]])
        if frame[0] in ("judge", "gate"):
            return _challenge(s, frame)
    return None


def _challenge(s: State, frame: Frame) -> sights.Scene | None:
    cell, which = frame[1], frame[2]
    name = s.table.cell_texts[cell]
    if which == 0:
        location = s.box.locations[s.cards[cell]].text
        return sights.Scene(kind="location", card=location, cell=name)
    lying = s.lying.get(cell, ())
    if which > len(lying):
        return None
    return sights.Scene(kind="obstacle", card=s.box.events[lying[which - 1].event].text, cell=name)


_NOTHING: dict[str, Any] = dict.fromkeys(sights.Asked.model_fields) | {"events": ()}


def _card(s: State) -> str | None:
    """The card that asks: one whose term is pending, else the one that is dealt with."""
    for frame in reversed(s.todo):
        node = next((part for part in frame[1:] if isinstance(part, Node)), None)
        if node is not None:
            return node.text.partition("#")[0]
        if frame[0] in ("event", "judge", "gate", "pick"):
            break
    scene = _scene(s)
    return None if scene is None else scene.card


def _asked(s: State, odds: Odds) -> sights.Asked:
    """What the pending step knows."""
    if not s.todo:
        return sights.Asked(**_NOTHING)
    kind, *known = s.todo[-1]
    about: dict[str, Any] = {}
    match kind:
        case "roll" | "again":
            node, difficulty, added = known
            about = {
                "term": term_of(s.box, node),
                "difficulty": difficulty,
                "total": added,
                "dice": str(node.term.roll),
            }
        case "fight":
            node, difficulty, total, *_, last, dice = known
            about = {"term": term_of(s.box, node), "difficulty": difficulty, "total": total}
            about |= {} if dice is None else {"last": last, "dice": str(dice)}
        case "ask":
            about = {"term": odds.pending(known[0])}
            if known[0].verb == "steal":
                about["count"] = known[1]
        case "items":
            about = {"who": _LETTERS[known[0]]}
        case "restock":
            about = {"who": _LETTERS[known[0]]}
        case "found":
            about = {"item": s.box.items[known[0]].text}
        case "place":
            about = {"item": s.box.items[known[0]].text, "who": _LETTERS[known[1]]}
        case "trade":
            giver, place, receiver = known
            item = s.box.items[s.carried[giver][place].item].text
            about = {"item": item, "giver": _LETTERS[giver], "who": _LETTERS[receiver]}
        case "pick":
            about = {"events": tuple(s.box.events[event].text for event in known[0])}
        case "draw":
            about = {"count": known[0]}
    return sights.Asked(**_NOTHING | {"card": _card(s)} | about)


def _move(view: View, move: Move, odds: Odds) -> sights.NordguardMove:
    return sights.NordguardMove(
        move=move.text,
        kind=move.kind,
        seat=view.seat_of(move),
        who=None if move.who is None else _LETTERS[move.who],
        place=move.place,
        to=None if move.to is None else _LETTERS[move.to],
        number=move.number,
        name=move.name,
        throws=odds.throws(move),
        percent=odds.move(move),
    )


def _prompt(s: State, view: View) -> Prompt:
    """The question, by phase, with what most sentences need."""
    scene = _scene(s)
    facts: dict[str, str | int | None] = {
        "seat": view.asked + 1 if view.legal_moves else None,
        "day": view.day,
        "days": view.days,
        "card": None if scene is None else scene.card,
    }
    known = {name: fact for name, fact in facts.items() if fact is not None}
    return Prompt(id=f"nordguard-{view.phase}", facts=known)
