"""Mutated positions, views and moves: what is not refused must be in order. `make fuzz` feeds a million."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from hearthwood.core.errors import HearthwoodError
from hearthwood.northwood import SETUPS, Position, View, parse_sight
from hearthwood.northwood.moves import MOVES

from .walks import walk

GAMES = 6
"""Of each setup: where the texts come from that are mutated."""
PLAYED_ON = 6
"""How many moves are made from what is not refused."""
DEFAULT = 1_000_000
LONGEST_ERROR = 200

HAND, DECK, DISCARD, SCORE = PILES = range(3, 7)
SIGNS = "CFLEJQKPB12345678abcd/+^*-@!?~: 09x\t\n\x00\x1b\u00e9\u0663\U0001f98a\ud800"

Mutation = Callable[[str, Random], str]


@dataclass(slots=True)
class Tally:
    """What became of the texts."""

    refused: int = 0
    accepted: int = 0
    moves_refused: int = 0
    moves_played: int = 0

    @property
    def fed(self) -> int:
        return self.refused + self.accepted + self.moves_refused + self.moves_played


class Fuzz:
    """Feeds what a seed makes of texts that are in order."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.texts = [
            text
            for setup in SETUPS.values()
            for game in range(GAMES)
            for position in walk(setup, game)
            for text in (str(position), str(position.view()))
        ]
        self.mutations: list[Mutation] = [
            change_a_sign,
            drop_a_sign,
            double_a_sign,
            swap_two_signs,
            self.take_a_field_from_another,
            drop_a_field,
            swap_two_fields,
            move_a_card,
            swap_two_cards,
            cut_off,
        ]
        self.tally = Tally()

    def run(self, count: int) -> Tally:
        """Feed so many texts and moves."""
        while self.tally.fed < count:
            self.feed(self.mutated())
        return self.tally

    def mutated(self) -> str:
        text = self.chance.choice(self.texts)
        for _ in range(self.chance.choice((1, 1, 1, 2, 3))):
            text = self.chance.choice(self.mutations)(text, self.chance)
        return text

    def feed(self, text: str) -> None:
        try:
            sight = parse_sight(text)
        except HearthwoodError as error:
            self.tally.refused += 1
            check_plain(error, text)
            return
        self.tally.accepted += 1
        assert str(sight) == text, text
        assert str(sight.view()) == str(parse_sight(str(sight.view()))), text
        self.play_on(sight)

    def play_on(self, sight: Position | View) -> None:
        """Legal moves lead to positions in order, whatever the history; other moves are refused."""
        position = sight if isinstance(sight, Position) else sight.branch(self.chance.getrandbits(64))
        for _ in range(PLAYED_ON):
            self.offer(position, self.a_move())
            if not position.legal_moves:
                return
            position = position.play(self.chance.choice(position.legal_moves))
            assert str(Position.parse(str(position))) == str(position)

    def a_move(self) -> str:
        text = str(MOVES[self.chance.choice(list(MOVES))])
        return self.chance.choice((text, text, change_a_sign(text, self.chance), text * 2))

    def offer(self, position: Position, move: str) -> None:
        before = str(position)
        try:
            after = position.play(move)
        except HearthwoodError as error:
            self.tally.moves_refused += 1
            check_plain(error, f"{before} | {move}")
        else:
            self.tally.moves_played += 1
            assert move in map(str, position.legal_moves), (before, move)
            assert str(after) != before
        assert str(position) == before

    def take_a_field_from_another(self, text: str, chance: Random) -> str:
        fields, others = text.split(" "), chance.choice(self.texts).split(" ")
        place = chance.randrange(min(len(fields), len(others)))
        fields[place] = others[place]
        return " ".join(fields)


def check_plain(error: HearthwoodError, about: str) -> None:
    """One short line that any terminal can show."""
    line = str(error)
    assert len(line) <= LONGEST_ERROR, (about, line)
    assert all(" " <= sign <= "~" for sign in line), (about, line)


def change_a_sign(text: str, chance: Random) -> str:
    place = chance.randrange(len(text) + 1)
    return text[:place] + chance.choice(SIGNS) + text[place + 1 :]


def drop_a_sign(text: str, chance: Random) -> str:
    place = chance.randrange(len(text) + 1)
    return text[:place] + text[place + 1 :]


def double_a_sign(text: str, chance: Random) -> str:
    place = chance.randrange(len(text) + 1)
    return text[:place] + text[place : place + 1] * 2 + text[place + 1 :]


def swap_two_signs(text: str, chance: Random) -> str:
    signs = list(text) or [""]
    one, other = chance.randrange(len(signs)), chance.randrange(len(signs))
    signs[one], signs[other] = signs[other], signs[one]
    return "".join(signs)


def drop_a_field(text: str, chance: Random) -> str:
    fields = text.split(" ")
    del fields[chance.randrange(len(fields))]
    return " ".join(fields)


def swap_two_fields(text: str, chance: Random) -> str:
    fields = text.split(" ")
    one, other = chance.randrange(len(fields)), chance.randrange(len(fields))
    fields[one], fields[other] = fields[other], fields[one]
    return " ".join(fields)


def move_a_card(text: str, chance: Random) -> str:
    """From the top of one pile to the top of another."""
    fields = text.split(" ")
    if len(fields) > SCORE:
        source, target = chance.choice((DECK, DISCARD, SCORE)), chance.choice((DECK, DISCARD, SCORE))
        card, rest = fields[source][:2], fields[source][2:]
        fields[source] = rest or "-"
        fields[target] = card + fields[target].removeprefix("-")
    return " ".join(fields)


def swap_two_cards(text: str, chance: Random) -> str:
    """Two places in the deck, or a place in the deck and one on a pile."""
    fields = text.split(" ")
    if len(fields) > SCORE:
        target = chance.choice((DECK, DISCARD, SCORE))
        deck, pile = fields[DECK][:2], fields[target][-2:]
        fields[DECK] = pile + fields[DECK][2:]
        fields[target] = fields[target][:-2] + deck
    return " ".join(fields)


def cut_off(text: str, chance: Random) -> str:
    return text[: chance.randrange(len(text) + 1)]


if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else Random().getrandbits(32)
    print(f"feeding {number:,} mutated texts and moves, seed {seed}", flush=True)
    print(Fuzz(seed).run(number))
