"""What happened, in sentences: for the transcript and for what the last move did."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from hearthwood.locales import Fact, Message
from hearthwood.nordguard import Happening, View
from hearthwood.nordguard.setup import LETTERS
from hearthwood.tui.tones import Tone

from .cards import Cards
from .scene import Scene, Told


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the transcript, or a sentence of a preview."""

    message: Message
    tone: Tone = Tone.PLAIN
    ply: int = 0
    """The move that it tells of."""


_TONES: dict[str, Tone] = {
    "day": Tone.HEAD,
    "won": Tone.GOOD,
    "fight-won": Tone.GOOD,
    "beaten": Tone.GOOD,
    "found": Tone.GOOD,
    "lost": Tone.BAD,
    "blocked": Tone.BAD,
    "fight-lost": Tone.BAD,
    "turned-back": Tone.BAD,
    "stolen": Tone.BAD,
    "left-behind": Tone.BAD,
    "passed": Tone.QUIET,
    "waits": Tone.QUIET,
    "events-shuffled": Tone.QUIET,
    "put-back": Tone.QUIET,
    "offered": Tone.QUIET,
    "turned-down": Tone.QUIET,
}
_UNSAID = frozenset({"lot"})
"""What other sentences tell as well."""


class Teller:
    """Puts what happened into sentences, for somebody who sees a view.

    With `recall = memory` a sentence names a location only while one of its kind lies face up (rule G4.7).
    """

    def __init__(self, cards: Cards, scene: Scene) -> None:
        self._cards = cards
        self._scene = scene
        self._known = self._known_places(scene)

    @staticmethod
    def _known_places(scene: Scene) -> frozenset[str] | None:
        if scene.table.recall == "notebook" or scene.view.outcome is not None:
            return None
        view = scene.view
        shown = {view.box.locations[site.location].text for site in view.sites if site.location is not None}
        return frozenset(shown)

    def transcript(self, told: Iterable[Told]) -> list[Line]:
        """Everything that was told, in order."""
        return [line for one in told for line in self.lines(one)]

    def lines(self, one: Told) -> list[Line]:
        """What one move did."""
        return self.sentences(one.events, one.after, one.ply)

    def sentences(
        self, events: Sequence[Happening], after: View, ply: int = 0, *, in_full: bool = False
    ) -> list[Line]:
        """What happened, each a sentence; in full, with what stands on the events."""
        lines = []
        for event in events:
            if event.kind in _UNSAID or (event.kind == "passed" and not self._scene.shared):
                continue
            facts = {name: self._fact(name, value, after) for name, value in event.facts.items()}
            facts |= self._more(event, facts)
            message = Message(f"sled-told-{event.kind}", facts)
            if in_full and event.kind == "event":
                text = self._cards.text(event.facts["event"])
                message = Message("sled-latest-event", {**facts, "text": text})
            lines.append(Line(message, _TONES.get(event.kind, Tone.PLAIN), ply))
        return lines

    def _fact(self, name: str, value: Any, view: View) -> Fact:
        cards = self._cards
        if value is None:
            return ""
        match name:
            case "who" | "other":
                return self._person(str(value), view)
            case "item" | "given" | "event" | "character":
                return cards.name(value)
            case "location" | "card":
                return self._place_name(value)
            case "items":
                return cards.names(value)
            case "cell":
                return self._cell(str(value), view)
            case "cells":
                return ", ".join(value)
            case "dice":
                return " + ".join(map(str, value))
            case "way":
                return cards.words(f"sled-way-to-{value}")
            case "seat":
                return self._scene.player(value - 1) or str(value)
        return value if isinstance(value, int) else str(value)

    def _more(self, event: Happening, facts: dict[str, Fact]) -> dict[str, Fact]:
        """What sentences need besides the facts that are told."""
        match event.kind:
            case "day":
                lead = self._lead(int(event.facts["day"]))
                return {"lead": lead, "led": "yes" if lead else "no"}
            case "rolled":
                return {"more": event.facts["total"] - sum(event.facts["dice"])}
            case "days":
                change = event.facts["change"]
                return {"way": "more" if change > 0 else "less", "count": abs(change)}
            case "used" | "ignored":
                return {"own": "no" if event.facts["item"] else "yes"}
            case "fire" | "again":
                return {"own": "no" if event.facts["item"] else "yes"}
            case "traded":
                return {"way": event.facts["how"]}
            case "beaten" | "turned-back":
                return {"card": facts["card"] or facts["cell"]}
        return {}

    def _lead(self, day: int) -> str:
        """Who leads on a day, where that is not always the same."""
        scene = self._scene
        if not scene.shared:
            return ""
        seats = len(scene.table.seats)
        seat = 0 if scene.table.lead == "first" else (day - 1) % seats
        return scene.player(seat) or str(seat + 1)

    def _person(self, letter: str, view: View) -> str:
        who = LETTERS.index(letter)
        members = view.members
        return self._cards.character(members[who].character) if who < len(members) else letter

    def _place_name(self, card: str) -> str:
        """A location's or an obstacle's name."""
        is_place = card in self._cards.box.location_numbers
        if is_place and self._known is not None and card not in self._known:
            return self._cards.words("sled-unsaid")
        return self._cards.name(card)

    def _cell(self, text: str, view: View) -> str:
        """Where it is and what lies there, if that was seen then and may be said now."""
        site = view.sites[view.table.cell_texts.index(text)]
        if not site.face_up or site.location is None:
            return text
        name = view.box.locations[site.location].text
        if self._known is not None and name not in self._known:
            return text
        return self._cards.words("sled-cell", cell=text, location=self._cards.name(name))
