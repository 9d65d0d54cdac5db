"""Every requirement and effect of the vocabulary with what the machine does for it."""

from hearthwood.nordguard.box import Node
from hearthwood.nordguard.state import State

from . import item_effects as items
from . import land_effects as land
from . import meeting
from . import team_effects as team
from .term import Term


def possible(s: State, node: Node) -> bool:
    """Could this be done now (rule G4.20)?"""
    return TERMS[node.verb].possible(s, node)


_CHOOSING = team.Choosing(possible)

_PAYMENT = Term(
    meeting.begin_payment, meeting.could_meet, meeting.payment_or_fail, meeting.pay_or_fail,
    unasked=meeting.pay_unasked, knows=("flag",),
)  # fmt: skip

TERMS: dict[str, Term] = {
    # Requirements.
    "roll": Term(meeting.begin_roll),
    "fight": Term(meeting.begin_fight, meeting.could_meet),
    "carry": Term(meeting.begin_carry, meeting.could_meet),
    "spend": _PAYMENT,
    "give": _PAYMENT,
    "pay": _PAYMENT,
    "all": Term(meeting.begin_all, meeting.could_meet),
    "any": Term(
        meeting.begin_any, meeting.could_meet, meeting.options, meeting.try_one, meeting.none_possible
    ),
    "barred": Term(meeting.begin_barred, meeting.could_meet),
    # Effects on the team.
    "days": Term(team.days),
    "draw": Term(team.draw, team.can_draw),
    "retreat": Term(team.retreat, team.can_retreat, team.waypoints_asked, team.retreat_to),
    "move": team.MOVE,
    "meet": Term(team.meet),
    "choose": Term(_CHOOSING.begin, _CHOOSING.possible, _CHOOSING.asks, _CHOOSING.then),
    "tomorrow": Term(team.tomorrow),
    # Effects on items.
    "steal": Term(
        items.begin_steal, items.can_steal, items.loot, items.steal_named, items.steal_unasked,
        knows=("count", "anybody"),
    ),
    "gain": Term(items.begin_gain, items.can_gain, items.findable, items.find_named),
    "swap": Term(items.begin_swap, items.can_swap, items.swaps, items.swap, knows=("given",)),
    "restore": items.on_items(items.restorable, items.restore),
    "drain": items.on_items(items.drainable, items.drain),
    "restock": Term(items.begin_restock, items.can_restock),
    # Effects on locations.
    "scout": land.SCOUT,
    "reveal": land.REVEAL,
    "turn-down": land.TURN_DOWN,
    "shuffle": land.SHUFFLE,
    "shift": land.SHIFT,
    "clear": land.CLEAR,
    "stay": land.STAY,
}  # fmt: skip


def begin(s: State, frame: tuple[object, ...]) -> None:
    """The step `do`."""
    node = frame[1]
    assert isinstance(node, Node)
    TERMS[node.verb].begin(s, node)
