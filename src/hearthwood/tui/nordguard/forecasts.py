"""What a move would do, said before it is made, with exact chances; and why another cannot be made."""

from typing import TYPE_CHECKING

from hearthwood.core.errors import IllegalMove
from hearthwood.locales import Fact, Message
from hearthwood.nordguard import Move
from hearthwood.nordguard.box import Node
from hearthwood.nordguard.odds import (
    Spread,
    aids_left,
    chance_of_fight,
    chance_of_roll,
    shots_left,
    spread,
    together,
)
from hearthwood.nordguard.setup import LETTERS
from hearthwood.nordguard.state import DIRECTIONS
from hearthwood.nordguard.vocabulary.words import Amount
from hearthwood.tui.tones import Tone

from .describing import requirement
from .stage import Stage
from .telling import Line

if TYPE_CHECKING:
    from collections.abc import Sequence

CERTAIN = 100


def percent(chance: float) -> int:
    """A chance for people; only what is certain is 0 or 100."""
    rounded = round(chance * CERTAIN)
    if 0 < chance < 1:
        return min(max(rounded, 1), CERTAIN - 1)
    return rounded


def forecast(stage: Stage, move: Move) -> list[Line]:
    """The consequences of a legal move, as far as they are known before it."""
    if move.kind in DIRECTIONS:
        return _going(stage, move)
    match move.kind:
        case "stay":
            return [Line(Message("sled-if-stay", {"days": stage.view.days - 1}))]
        case "fire":
            return _firing(stage, move)
        case "roll":
            return _rolling(stage)
        case "again":
            return _again(stage)
        case "pass" if stage.view.phase == "fight":
            return [Line(Message("sled-if-pass"))]
        case "option":
            return _option(stage, move)
        case "pay":
            return _paying(stage)
        case "ready":
            return [Line(Message(f"sled-if-ready-{stage.view.table.recall}"))]
        case "give":
            return _giving(stage, move)
        case "drop":
            return [Line(Message("sled-if-drop"))]
        case "fail":
            return [Line(Message("sled-if-fail"))]
    return []


def _going(stage: Stage, move: Move) -> list[Line]:
    """What waits there: the location first, then what lies on it."""
    cell = stage.cell_of(move)
    assert cell is not None
    site = stage.view.sites[cell]
    if site.location is None:
        return [Line(Message("sled-if-face-down"))]
    location = stage.view.box.locations[site.location]
    lines = [_meeting(stage, location.enter, site.result if location.difficulty is not None else None)]
    for lying in site.lying:
        enter = lying.stay.parts.get("enter")
        if enter is not None:
            facts: dict[str, Fact] = {"event": stage.cards.event(lying.event)}
            lines.append(Line(Message("sled-if-obstacle", facts | {"needed": _needed(stage, enter)})))
    return lines


def _meeting(stage: Stage, enter: Node | None, result: int | None) -> Line:
    if enter is None:
        return Line(Message("sled-if-free"))
    return Line(Message("sled-if-meet", {"needed": _needed(stage, enter, result)}))


def _needed(stage: Stage, node: Node, result: int | None = None) -> str:
    """A requirement with the chance of meeting it, where dice decide."""
    if node.verb == "any":
        return stage.words("sled-or").join(_needed(stage, part, result) for part in node.parts["any"])
    if node.verb == "all":
        return stage.words("sled-and").join(_needed(stage, part, result) for part in node.parts["all"])
    text = requirement(node, stage.cards)
    chance = chance_of(stage, node, result)
    return text if chance is None else stage.words("sled-with-chance", what=text, chance=percent(chance))


def chance_of(stage: Stage, node: Node, result: int | None = None) -> float | None:
    """The chance of a roll with nothing used on it, or of a fight with every shot; None without dice."""
    s = stage.state
    match node.verb:
        case "roll":
            fixed = node.term.least.is_fixed
            return chance_of_roll(s, node, None if fixed else result)
        case "fight":
            fixed = node.term.fight.is_fixed
            return chance_of_fight(s, node, None if fixed else result)
    return None


def _firing(stage: Stage, move: Move) -> list[Line]:
    """The chance of this shot alone."""
    _, _, difficulty, total, *_ = stage.state.todo[-1]
    dice = weapon_dice(stage, move)
    if dice is None:
        return []
    missing = difficulty - total
    chance = spread(dice).reaching(missing)
    return [Line(Message("sled-if-fire", {"missing": missing, "chance": percent(chance)}))]


def weapon_dice(stage: Stage, move: Move) -> Amount | None:
    """What a shot throws."""
    assert move.who is not None
    member = stage.view.members[move.who]
    box = stage.view.box
    source = (
        box.characters[member.character] if move.place is None else box.items[member.items[move.place].item]
    )
    powers = source.of_group.get("weapon", ())
    number = move.number or 0
    dice = powers[number].term.weapon if number < len(powers) else None
    return dice if isinstance(dice, Amount) else None


def all_shots(stage: Stage) -> tuple[int, float] | None:
    """How many shots are left in this fight, and the chance that all of them are enough; None in no fight."""
    state = stage.state
    if not state.todo or state.todo[-1][0] != "fight":
        return None
    _, node, difficulty, total, *_ = state.todo[-1]
    shots = list(shots_left(state))
    added = [*shots, *aids_left(state, node)]
    return len(added), together(added).reaching(difficulty - total)


def _rolling(stage: Stage) -> list[Line]:
    frame = stage.state.todo[-1]
    if frame[0] != "roll":
        return []
    _, node, difficulty, more = frame
    chance = chance_of_roll(stage.state, node, difficulty, more)
    return [Line(Message("sled-if-roll", {"difficulty": difficulty, "chance": percent(chance)}))]


def _again(stage: Stage) -> list[Line]:
    frame = stage.state.todo[-1]
    if frame[0] == "again":
        _, node, difficulty, more = frame
        chance = chance_of_roll(stage.state, node, difficulty, more)
        return [Line(Message("sled-if-roll", {"difficulty": difficulty, "chance": percent(chance)}))]
    _, _, difficulty, total, _, _, last, dice = frame
    missing = difficulty - (total - last)
    chance = (spread(dice) if dice is not None else Spread(0, (1.0,))).reaching(missing)
    return [Line(Message("sled-if-fire", {"missing": missing, "chance": percent(chance)}))]


def _option(stage: Stage, move: Move) -> list[Line]:
    node = stage.state.todo[-1][1]
    if node.verb != "any" or move.number is None:
        return []
    part = node.parts["any"][move.number]
    parts: Sequence[Node] = part.parts["all"] if part.verb == "all" else (part,)
    chances = [chance_of(stage, one, _scouted(stage, one)) for one in parts]
    known = [chance for chance in chances if chance is not None]
    if not known:
        return []
    total = 1.0
    for chance in known:
        total *= chance
    return [Line(Message("sled-if-chance", {"chance": percent(total)}))]


def _scouted(stage: Stage, node: Node) -> int | None:
    """What was scouted of the location that is being entered."""
    s = stage.state
    for frame in reversed(s.todo):
        if frame[0] == "judge" and frame[2] == 0 and frame[1] in s.scouted:
            location = s.box.locations[s.cards[frame[1]]]
            return s.scouted[frame[1]] if location.difficulty is node else None
    return None


def _paying(stage: Stage) -> list[Line]:
    node = stage.state.todo[-1][1]
    return [Line(Message("sled-if-pay", {"days": stage.view.days - node.term.pay}))]


def _giving(stage: Stage, move: Move) -> list[Line]:
    """An item that was used keeps one use (rule G3.trade)."""
    assert move.who is not None
    assert move.place is not None
    held = stage.view.members[move.who].items[move.place]
    if held.uses is None:
        return [Line(Message("sled-if-give"))]
    return [Line(Message("sled-if-give-used" if held.used else "sled-if-give-new"))]


def refusal(stage: Stage, move: Move) -> Line | None:
    """Why a move cannot be made here, with the rule; None if it can."""
    try:
        stage.view.move(move)
    except IllegalMove as error:
        facts: dict[str, Fact] = dict(error.facts)
        cards = stage.cards
        if isinstance(item := facts.get("item"), str):
            facts["item"] = cards.name(item)
        if isinstance(letter := facts.get("letter"), str):
            facts["who"] = stage.who(LETTERS.index(letter))
        facts["rule"] = error.rule or ""
        return Line(Message(f"sled-why-{error.reason}", facts), Tone.BAD)
    return None
