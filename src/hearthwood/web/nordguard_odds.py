"""What is known of a decision before it is made: exact chances of dice. Strict tables are told none."""

from hearthwood.nordguard import Move, View
from hearthwood.nordguard.box import Node
from hearthwood.nordguard.machine.helping import find
from hearthwood.nordguard.odds import (
    NOTHING,
    aids_left,
    chance_of_fight,
    chance_of_roll,
    shots_left,
    spread,
    together,
)

from . import nordguard_sights as sights
from .nordguard_terms import Chance, term_of

_CERTAIN = 100


def percent(chance: float) -> int:
    """A chance for people; only what is certain is 0 or 100."""
    rounded = round(chance * _CERTAIN)
    return min(max(rounded, 1), _CERTAIN - 1) if 0 < chance < 1 else rounded


class Odds:
    """The chances at a table."""

    def __init__(self, view: View, *, strict: bool) -> None:
        self._view = view
        self._state = view.state()
        self._strict = strict

    def roll(self) -> sights.RollOdds | None:
        """Of the roll or the fight that is going on."""
        s = self._state
        kind, *known = s.todo[-1] if s.todo else ("",)
        if self._strict or kind not in ("roll", "again", "fight"):
            return None
        node, difficulty, total = known[:3]
        if kind != "fight":
            return sights.RollOdds(percent=percent(chance_of_roll(s, node, difficulty, total)), left=0)
        left = [*shots_left(s), *aids_left(s, node)]
        return sights.RollOdds(percent=percent(together(left).reaching(difficulty - total)), left=len(left))

    def move(self, move: Move) -> int | None:
        """That what a move throws is enough by itself."""
        if self._strict or move.kind not in ("fire", "again", "roll"):
            return None
        s = self._state
        kind, node, difficulty, total, *more = s.todo[-1]
        if kind != "fight":
            return percent(chance_of_roll(s, node, difficulty, total))
        if move.kind == "fire":
            thrown = spread(find(s, "weapon", move).term.weapon)
            return percent(thrown.reaching(difficulty - total))
        *_, last, dice = more
        return percent((NOTHING if dice is None else spread(dice)).reaching(difficulty - total + last))

    def throws(self, move: Move) -> str | None:
        """The dice of a shot, as they stand on its card."""
        return str(find(self._state, "weapon", move).term.weapon) if move.kind == "fire" else None

    def pending(self, node: Node) -> sights.Term:
        """The term that asks, as things stand."""
        return term_of(self._view.box, node, self._chance(self._scouted()))

    def meetings(self, cell: int) -> tuple[sights.Meeting, ...]:
        """What has to be met to enter a location whose face is shown: itself, then what lies on it."""
        site, box = self._view.sites[cell], self._view.box
        if site.location is None:
            return ()
        location = box.locations[site.location]
        cards: list[tuple[str, Node | None]] = [(location.text, location.enter)]
        cards += [(box.events[one.event].text, one.stay.parts.get("enter")) for one in site.lying]
        results = {id(location.difficulty): site.result} if site.result is not None else {}
        return tuple(self._meeting(card, node, results) for card, node in cards)

    def _meeting(self, card: str, node: Node | None, results: dict[int, int]) -> sights.Meeting:
        asks = None if node is None else term_of(self._view.box, node, self._chance(results))
        return sights.Meeting(card=card, asks=asks)

    def _scouted(self) -> dict[int, int]:
        """What was scouted of the location that is being entered, by the term whose difficulty it is."""
        s = self._state
        entering = (frame for frame in reversed(s.todo) if frame[0] == "judge" and frame[2] == 0)
        cell: int | None = next((frame[1] for frame in entering), None)
        if cell is None or cell not in s.scouted:
            return {}
        return {id(s.box.locations[s.cards[cell]].difficulty): s.scouted[cell]}

    def _chance(self, results: dict[int, int]) -> Chance:
        """Of rolls with nothing used on them, of fights with every shot."""

        def chance(node: Node) -> int | None:
            of = {"roll": chance_of_roll, "fight": chance_of_fight}.get(node.verb)
            if of is None or self._strict:
                return None
            return percent(of(self._state, node, results.get(id(node))))

        return chance
