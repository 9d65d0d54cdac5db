"""A table of Nordguard as it is being laid: what the rows of the new game say, made into a setup."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from hearthwood.nordguard import Box, Setup
from hearthwood.nordguard.setup import LARGEST, LEADS, MOST_CHARACTERS, RECALLS, SMALLEST, Lead, Place, Recall
from hearthwood.nordguard.setup_file import PlaceInFile, suggested_places
from hearthwood.table.company import GUIDE, LONGEST_NAME, Company

TEAMS = ("chosen", "drawn")
"""Characters and items are chosen at the table, the map in sight; or drawn by lot, with what suits them."""


@dataclass(frozen=True)
class Laying:
    """What has been said so far."""

    width: int = 4
    height: int = 4
    characters: int = 2
    team: str = TEAMS[0]
    players: int = 1
    names: tuple[str, ...] = ("",) * MOST_CHARACTERS
    recall: Recall = "memory"
    lead: Lead = "turns"

    def turned(self, row: str, by: int) -> "Laying":
        """With one row turned by a place."""
        match row:
            case "width":
                return replace(self, width=_around(self.width + by, SMALLEST, LARGEST))
            case "height":
                return replace(self, height=_around(self.height + by, SMALLEST, LARGEST))
            case "characters":
                count = _around(self.characters + by, 1, MOST_CHARACTERS)
                return replace(self, characters=count, players=min(self.players, count))
            case "players":
                return replace(self, players=_around(self.players + by, 1, self.characters))
            case "team":
                return replace(self, team=TEAMS[(TEAMS.index(self.team) + by) % len(TEAMS)])
            case "recall":
                return replace(self, recall=RECALLS[(RECALLS.index(self.recall) + by) % len(RECALLS)])
            case "lead":
                return replace(self, lead=LEADS[(LEADS.index(self.lead) + by) % len(LEADS)])
        return self

    def named(self, seat: int, letter: str) -> "Laying":
        """With a letter more in somebody's name, or without an argument one less."""
        old = "" if self.names[seat] == GUIDE else self.names[seat]
        name = (old + letter)[:LONGEST_NAME] if letter else old[:-1]
        return replace(self, names=(*self.names[:seat], name.replace(GUIDE, ""), *self.names[seat + 1 :]))

    def guided(self, seat: int) -> "Laying":
        """With a seat that the guide plays, or does not play any more."""
        name = "" if self.names[seat] == GUIDE else GUIDE
        return replace(self, names=(*self.names[:seat], name, *self.names[seat + 1 :]))

    @property
    def seats(self) -> tuple[int, ...]:
        """How many characters each player has: as many as the others, the first ones one more."""
        each, more = divmod(self.characters, self.players)
        return tuple(each + (seat < more) for seat in range(self.players))

    def company(self, box: Box, usual_names: Sequence[str]) -> Company:
        """The table, with a usual name for whoever has none."""
        places = iter(self._places(box))
        seats = tuple(tuple(next(places) for _ in range(size)) for size in self.seats)
        setup = Setup(box, self.width, self.height, seats, recall=self.recall, lead=self.lead, study=True)
        if self.players == 1 and self.names[0] != GUIDE:
            return Company(setup)
        names = [name.strip() or usual for name, usual in zip(self.names, usual_names, strict=False)]
        return Company(setup, tuple(names[: self.players]))

    def _places(self, box: Box) -> list[Place]:
        if self.team == "chosen":
            return [Place()] * self.characters
        drawn = random.sample(list(box.character_numbers), self.characters)
        return suggested_places(box, [PlaceInFile(character=name, suggested=True) for name in drawn])


def _around(value: int, least: int, most: int) -> int:
    """Beyond the one end lies the other."""
    return least + (value - least) % (most - least + 1)
