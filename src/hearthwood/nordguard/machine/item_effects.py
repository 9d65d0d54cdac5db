"""Effects on items: steal, gain, swap, restore, drain, restock (rules G3.steal, G3.restock, G4.14, G4.15)."""

from collections.abc import Callable

from hearthwood.nordguard.box import Node
from hearthwood.nordguard.state import Frame, Held, State

from .chance import pick_one, shuffle_items
from .holding import (
    bound,
    carried,
    drop,
    fit,
    fresh,
    from_deck,
    full_uses,
    has_room,
    is_safe,
    put_in,
    set_at,
    spend_use,
    take_out,
    to_deck,
)
from .meeting import lead
from .moves import Move, named, plain, source
from .moves import to as to_character
from .telling import reveal, tell
from .term import Term, choose_among

Place = tuple[int, int]
"""Who carries it, and in which place."""


def owner_and_place(move: Move) -> Place:
    """The item that a move names."""
    assert move.who is not None
    assert move.place is not None
    return move.who, move.place


def different(s: State, places: list[Place], word: str) -> list[Move]:
    """A move for each item; alike ones of a character once."""
    moves: dict[tuple[int, Held], Move] = {}
    for who, place in places:
        moves.setdefault((who, s.carried[who][place]), source(word, who, place))
    return list(moves.values())


def on_items(
    candidates: Callable[[State, Node], list[Place]], act: Callable[[State, Node, Place], None]
) -> Term:
    """An effect on items that somebody carries: all, a random one or a chosen one.

    All are taken from behind, so that one that goes moves none that is still to come.
    """
    return Term(
        begin=lambda s, node: choose_among(s, node, node.term.how, candidates(s, node)[::-1], act),
        possible=lambda s, node: bool(candidates(s, node)),
        asks=lambda s, frame: different(s, candidates(s, frame[1]), "item"),
        then=lambda s, frame, move: act(s, frame[1], owner_and_place(move)),
    )


# Steal. What it has to know: how many times still, and from whom, or from anybody.


def begin_steal(s: State, node: Node) -> None:
    """From everybody at once, or from each in seat order."""
    victims: list[int | None] = [*range(len(s.characters))] if node.term.each else [None]
    s.todo += [("ask", node, node.term.count, victim) for victim in reversed(victims)]


def stealable(s: State, node: Node, victim: int | None, *, also_safe: bool) -> list[Place]:
    """The items in question."""
    return [
        (who, place)
        for who, place, held in carried(s, node.fits)
        if victim in (None, who) and (also_safe or not is_safe(s, who, held.item))
    ]


def can_steal(s: State, node: Node) -> bool:
    """Is there anything to take?"""
    return bool(stealable(s, node, None, also_safe=False))


def loot(s: State, frame: Frame) -> list[Move]:
    """Where the lead chooses: those that can be stolen, if there is more than one."""
    _, node, _, victim = frame
    if node.term.how != "chosen":
        return []
    moves = different(s, stealable(s, node, victim, also_safe=False), "item")
    return moves if len(moves) > 1 else []


def steal_named(s: State, frame: Frame, move: Move) -> None:
    """The one chosen; then the next."""
    steal_one(s, frame[1], owner_and_place(move))
    steal_more(s, frame)


def steal_unasked(s: State, frame: Frame) -> None:
    """All, the only one, or a random one: if that is safe, nothing is stolen (rule G4.20)."""
    _, node, _, victim = frame
    how = node.term.how
    places = stealable(s, node, victim, also_safe=how == "random")
    if how == "all":
        for each in reversed(places):
            steal_one(s, node, each)
    elif places:
        who, place = places[0] if how == "chosen" else pick_one(s, places)
        item = s.carried[who][place].item
        if is_safe(s, who, item):
            tell(s, "safe", who=who, item=item)
        else:
            steal_one(s, node, (who, place))
        steal_more(s, frame)


def steal_more(s: State, frame: Frame) -> None:
    """As often as the card says."""
    kind, node, times, victim = frame
    if times > 1:
        s.todo.append((kind, node, times - 1, victim))


def steal_one(s: State, node: Node, place: Place) -> None:
    """To the deck, unless the card says otherwise (rule G3.steal)."""
    who, at = place
    item = s.carried[who][at].item
    tell(s, "stolen", who=who, item=item, where=node.term.to)
    if node.term.to == "ground":
        drop(s, who, at)
    else:
        take_out(s, who, at)
        if node.term.to == "deck":
            to_deck(s, item)
        else:
            s.outside.append(item)
    fit(s, who)


# Gain. A found item: the lead says who gets it, and that seat what becomes of it (rule G4.15).


def available(s: State, fits: frozenset[int]) -> list[int]:
    """The items of the deck that fit, each kind once, in the order of the files."""
    return sorted(fits.intersection(s.item_deck))


def begin_gain(s: State, node: Node) -> None:
    """A random one: the deck is shuffled, and the first that fits is taken (rule G3.random)."""
    items = available(s, node.fits)
    if not items:
        return
    if node.term.how == "chosen" and len(items) > 1:
        s.todo.append(("ask", node))
    else:
        find_item(s, random_item(s, node.fits))


def can_gain(s: State, node: Node) -> bool:
    """Does the deck have any?"""
    return bool(available(s, node.fits))


def random_item(s: State, fits: frozenset[int]) -> int:
    """The first that fits, once the deck is shuffled."""
    reveal(s, "lot")
    shuffle_items(s)
    return next(item for item in s.item_deck if item in fits)


def findable(s: State, frame: Frame) -> list[Move]:
    """What the lead can choose from."""
    return [named("item", s.box.items[item].text) for item in available(s, frame[1].fits)]


def find_named(s: State, frame: Frame, move: Move) -> None:
    """The one chosen."""
    assert move.name is not None
    find_item(s, s.box.item_numbers[move.name])


def find_item(s: State, item: int) -> None:
    """It lies there until somebody has it."""
    from_deck(s, item)
    tell(s, "found", item=item)
    s.todo.append(("found", item))


def finders(s: State, frame: Frame) -> list[Move]:
    """Who can be named; with one character there is no question."""
    return [to_character(who) for who in range(len(s.characters))] if len(s.characters) > 1 else []


def give_to(s: State, frame: Frame, move: Move) -> None:
    """The seat of that character decides what becomes of it."""
    s.todo.append(("place", frame[1], move.who))


def give_to_only(s: State, frame: Frame) -> None:
    """There is one character."""
    s.todo.append(("place", frame[1], 0))


def placings(s: State, frame: Frame) -> list[Move]:
    """Into a free slot, in the place of another, or back to the deck."""
    who = frame[2]
    keep = [plain("keep")] if has_room(s, who) else []
    places = [(who, place) for place, held in enumerate(s.carried[who]) if not bound(s, who, held)]
    return [*keep, *different(s, places, "replace"), plain("decline")]


def place_item(s: State, frame: Frame, move: Move) -> None:
    """G4.15"""
    _, item, who = frame
    tell(s, "placed", who=who, item=item, how=move.kind)
    if move.kind == "decline":
        to_deck(s, item)
        return
    if move.kind == "replace":
        to_deck(s, take_out(s, *owner_and_place(move)).item)
    put_in(s, who, fresh(s, who, item))
    fit(s, who)


# Swap: an item carried for one of the deck. What it has to know: first nothing, then who gives what.


def begin_swap(s: State, node: Node) -> None:
    """Nobody must."""
    s.todo.append(("ask", node))


def can_swap(s: State, node: Node) -> bool:
    """Is there something to give and something to get?"""
    return bool(available(s, node.gains)) and bool(offers(s, node))


def offers(s: State, node: Node) -> list[Place]:
    """What can be given."""
    return [(who, place) for who, place, held in carried(s, node.fits) if not bound(s, who, held)]


def swaps(s: State, frame: Frame) -> list[Move]:
    """Something to give, or nothing; then what is chosen for it."""
    _, node, *given = frame
    if given:
        return [named("item", s.box.items[item].text) for item in available(s, node.gains)]
    return [*different(s, offers(s, node), "yield"), plain("none")] if can_swap(s, node) else []


def swap(s: State, frame: Frame, move: Move) -> None:
    """The item given goes to the deck (rule G3.trade), the other into its place."""
    _, node, *given = frame
    if move.kind == "none":
        return
    if given:
        assert move.name is not None
        exchange(s, (given[0], given[1]), s.box.item_numbers[move.name])
    elif node.term.how == "chosen" and len(available(s, node.gains)) > 1:
        s.todo.append(("ask", node, *owner_and_place(move)))
    else:
        exchange(s, owner_and_place(move), random_item(s, node.gains))


def exchange(s: State, given: Place, item: int) -> None:
    """One for the other."""
    who, place = given
    from_deck(s, item)
    old = s.carried[who][place].item
    set_at(s, who, place, fresh(s, who, item))
    tell(s, "swapped", who=who, given=old, item=item)
    to_deck(s, old)
    fit(s, who)


# Restore and drain.


def restorable(s: State, node: Node) -> list[Place]:
    """Those that lack uses."""
    return [
        (who, place)
        for who, place, held in carried(s, node.fits)
        if held.uses is not None and held.uses < (full_uses(s, who, held.item) or 0)
    ]


def restore(s: State, node: Node, place: Place) -> None:
    """Up to what the holder gets."""
    who, at = place
    held = s.carried[who][at]
    full = full_uses(s, who, held.item) or 0
    uses = full if node.term.uses is None else min(full, (held.uses or 0) + node.term.uses)
    set_at(s, who, at, Held(held.item, uses, held.used, held.marks, held.shut))
    tell(s, "restored", who=who, item=held.item, uses=uses)


def drainable(s: State, node: Node) -> list[Place]:
    """Those that have uses."""
    return [(who, place) for who, place, held in carried(s, node.fits) if held.uses is not None]


def drain(s: State, node: Node, place: Place) -> None:
    """With the last use it goes to the deck."""
    who, at = place
    tell(s, "drained", who=who, item=s.carried[who][at].item, uses=node.term.uses)
    spend_use(s, who, at, node.term.uses)


# Restock. The frame: restock, who, 1 as long as items can be put back.


def begin_restock(s: State, node: Node | None = None) -> None:
    """The seats from the lead on; an empty deck changes nothing (rule G4.14)."""
    if not s.item_deck:
        return
    first = lead(s)
    seats = len(s.table.seats)
    order = sorted(range(len(s.characters)), key=lambda who: (s.table.seat_of[who] - first) % seats)
    s.todo += [("restock", who, 1) for who in reversed(order)]


def can_restock(s: State, node: Node) -> bool:
    """Is there a deck?"""
    return bool(s.item_deck)


def stock(s: State, frame: Frame) -> list[Move]:
    """First put back, then take; nothing more to do is no question."""
    _, who, putting = frame
    moves = []
    if putting:
        places = [(who, place) for place, held in enumerate(s.carried[who]) if not bound(s, who, held)]
        moves = different(s, places, "put")
    if has_room(s, who):
        moves += [named("take", s.box.items[item].text) for item in sorted(set(s.item_deck))]
    return [*moves, plain("done")] if moves else []


def put_or_take(s: State, frame: Frame, move: Move) -> None:
    """One item more."""
    kind, who, putting = frame
    if move.kind == "done":
        return
    if move.kind == "put":
        item = take_out(s, *owner_and_place(move)).item
        to_deck(s, item)
        fit(s, who)
    else:
        assert move.name is not None
        item = s.box.item_numbers[move.name]
        from_deck(s, item)
        put_in(s, who, fresh(s, who, item))
        putting = 0
    tell(s, "put-back" if move.kind == "put" else "took", who=who, item=item)
    s.todo.append((kind, who, putting))
