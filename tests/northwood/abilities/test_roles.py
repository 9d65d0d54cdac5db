"""Every character does the same as an ally, as a substitute and as a ruler under the Queen of Leaves."""

from random import Random

import pytest

from hearthwood.northwood import Position
from hearthwood.northwood.cards import CHARACTER_TEXTS
from tests.northwood.chance import CARDS, grouped

CHARACTERS = [name for name in CHARACTER_TEXTS if name != "QL"]
TABLES = 12
"""Tables laid at random for each character."""
MOVES = 12


def table(name: str, chance: Random) -> tuple[str, str, str]:
    """A table three times: the character as an ally, as a substitute, as the ruler whom the Queen copies."""
    strangers = [other for other in CHARACTER_TEXTS if other not in (name, "QL")]
    chance.shuffle(strangers)
    a, c, d, covered, *rulers = strangers
    # Fief 3 has a ruler of the character's own suit, so that the trump is the same on all three tables.
    host = next(other for other in rulers if other[1] == name[1])
    rulers.remove(host)
    exhausted = [chance.choice(("", "*")) for _ in range(3)]

    def allies(b: str) -> str:
        return "/".join((a + exhausted[0], b, c + exhausted[1], d + exhausted[2]))

    def fiefs(third: str, sixth: str) -> str:
        return "/".join([*rulers[:3], third, rulers[3], "-", sixth, rulers[4]])

    visit = f"3 {cards_laid(chance)} {chance.randint(0, 3)} ready {chance.getrandbits(64):016x} 7"
    return (
        f"{allies(name)} {fiefs(host, '-')} {visit}",
        f"{allies(covered + '+6')} {fiefs(host, name + '^')} {visit}",
        f"{allies('QL')} {fiefs(name, '-')} {visit}",
    )


def cards_laid(chance: Random) -> str:
    """Hand, deck, discard pile and score pile."""
    cards = list(CARDS)
    chance.shuffle(cards)
    held, scored = chance.randint(1, 9), chance.randint(0, 5)
    left = len(cards) - held - scored
    deck = chance.choice((3, 4, 10, left))
    hand, cards = cards[:held], cards[held:]
    score, cards = cards[:scored], cards[scored:]
    return " ".join((grouped(hand), *("".join(pile) or "-" for pile in (cards[:deck], cards[deck:], score))))


def alike(position: Position) -> tuple[list[bool], list[str]]:
    """What must be alike: who is exhausted, and the visit. The names on the table differ."""
    allies, _, *visit = str(position).split(" ")
    return [ally.endswith("*") for ally in allies.split("/")], visit


@pytest.mark.parametrize("name", CHARACTERS)
@pytest.mark.parametrize("number", range(TABLES))
def test_N6_the_three_ways_to_use_a_character_are_alike(name: str, number: int) -> None:
    """N6.QL, N6.R9: the same moves are legal and do the same, until the visit ends."""
    chance = Random(f"{name} {number}")
    positions = [Position.parse(text) for text in table(name, chance)]
    moves = ["b"]
    for _ in range(MOVES):
        positions = [position.play(moves[0]) for position in positions]
        first, *others = positions
        assert all(other.legal_moves == first.legal_moves for other in others)
        assert all(alike(other) == alike(first) for other in others)
        if first.phase.value not in ("ability", "spent", "respond"):
            break
        moves = [str(chance.choice(first.legal_moves))]
