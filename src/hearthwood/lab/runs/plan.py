"""What a run has to play: games that are there already are not played again, and none is left out."""

import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from hearthwood.core.errors import InvalidText, shown
from hearthwood.core.randomness import WORD_LIMIT

from .games import GAMES, Layout

_PART = re.compile(r"(.+)-([0-9]{20})-([0-9]+)\.parquet")
_RANGE = re.compile(r"([0-9]+):([0-9]+)")


@dataclass(frozen=True)
class Piece:
    """Games that are played together and kept in one file."""

    game: str
    layout: Layout
    player: str
    first: int
    count: int

    @property
    def seeds(self) -> range:
        """Their seeds."""
        return range(self.first, self.first + self.count)

    @property
    def file(self) -> str:
        """The name of their file; files in the order of their names are in the order of setups and seeds."""
        return f"{stem(self.layout.name, self.player)}-{self.first:020}-{self.count}.parquet"


def stem(setup: str, player: str) -> str:
    """How the files of a player on a setup begin: readable, and different for different players."""
    plain = re.sub(r"[^A-Za-z0-9]+", "_", player)
    mark = "" if plain == player else "-" + hashlib.sha256(player.encode()).hexdigest()[:8]
    return f"{setup}-{plain}{mark}"


def parse_seeds(text: str) -> range:
    """A range of seeds, `FIRST:END` with the end left out, or how many from 0 on."""
    match = _RANGE.fullmatch(text if ":" in text else f"0:{text}")
    if match is None or not int(match[1]) < int(match[2]) <= WORD_LIMIT:
        raise InvalidText(
            f"{shown(text)} is no range of seeds; 0:1000 is 0 to 999, and so is 1000",
            rule="N2.seed",
            field="seeds",
        )
    return range(int(match[1]), int(match[2]))


@dataclass(frozen=True)
class Plan:
    """Who is to play what: every player each setup, on the same seeds."""

    game: str
    players: tuple[str, ...]
    layouts: tuple[Layout, ...]
    seeds: range

    @property
    def total(self) -> int:
        """How many games that are."""
        return len(self.players) * len(self.layouts) * len(self.seeds)

    def pieces(self, folder: Path) -> Iterator[Piece]:
        """What is still to be played."""
        for layout in self.layouts:
            for player in self.players:
                chunk = GAMES[self.game].player(player).chunk
                for gap in gaps(self.seeds, there(folder, layout.name, player)):
                    for part in cut(gap, chunk):
                        yield Piece(self.game, layout, player, part.start, len(part))

    def missing(self, folder: Path) -> int:
        """How many games are still to be played."""
        return sum(
            len(gap)
            for player in self.players
            for layout in self.layouts
            for gap in gaps(self.seeds, there(folder, layout.name, player))
        )


def there(folder: Path, setup: str, player: str) -> list[range]:
    """The seeds that files in a folder hold."""
    found = []
    for file in folder.glob(f"{stem(setup, player)}-*.parquet"):
        match = _PART.fullmatch(file.name)
        if match is not None and match[1] == stem(setup, player):
            found.append(range(int(match[2]), int(match[2]) + int(match[3])))
    return sorted(found, key=lambda part: part.start)


def gaps(seeds: range, parts: Iterable[range]) -> Iterator[range]:
    """The seeds that no part holds; parts come in order."""
    first = seeds.start
    for part in parts:
        if part.start > first:
            yield range(first, min(part.start, seeds.stop))
        first = max(first, part.stop)
        if first >= seeds.stop:
            return
    if first < seeds.stop:
        yield range(first, seeds.stop)


def cut(seeds: range, chunk: int) -> Iterator[range]:
    """Parts that begin at multiples of the chunk wherever they can."""
    first = seeds.start
    while first < seeds.stop:
        end = min(seeds.stop, (first // chunk + 1) * chunk)
        yield range(first, end)
        first = end
