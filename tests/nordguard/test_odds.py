"""The chances of dice, compared with counting every throw."""

from itertools import product

import pytest

from hearthwood.nordguard import Library, Position, usual_setup
from hearthwood.nordguard.odds import Spread, chance_of_fight, chance_of_roll, reaching, spread, together
from hearthwood.nordguard.vocabulary.words import Amount


def amount(text: str) -> Amount:
    found = Amount.parse(text)
    assert found is not None
    return found


def counted(texts: list[str], total: int) -> float:
    """The share of all throws that come to at least a total."""
    amounts = [amount(text) for text in texts]
    sides = [range(1, one.sides + 1) for one in amounts for _ in range(one.count)]
    throws = list(product(*sides))
    totals = []
    for throw in throws:
        dice = iter(throw)
        totals.append(
            sum(one.sign * (sum(next(dice) for _ in range(one.count)) + one.plus) for one in amounts)
        )
    return sum(found >= total for found in totals) / len(throws)


@pytest.mark.parametrize("texts", [["d6"], ["2d6"], ["d6+2", "d6"], ["2d4-3", "d8"], ["-d6", "2d6+1"]])
def test_totals_are_counted_exactly(texts: list[str]) -> None:
    for total in range(-8, 20):
        assert together(map(amount, texts)).reaching(total) == pytest.approx(counted(texts, total))


def test_two_dice_against_a_die_and_five() -> None:
    throws = list(product(range(1, 7), repeat=3))
    beaten = sum(a + b >= c + 5 for a, b, c in throws) / len(throws)
    assert reaching(spread(amount("2d6")), spread(amount("d6+5"))) == pytest.approx(beaten)


def test_a_number_is_certain() -> None:
    assert spread(Amount.number(4)) == Spread(4, (1.0,))


def test_the_team_counts_what_helps_it_and_every_shot_that_it_has() -> None:
    library = Library()
    box = library.box(library.usual)
    start = str(Position.new(usual_setup(library), 7)).split(" ")
    start[2] = "brann,ulla"  # one more use of rifles; 2 more on every ice roll
    have, new = start[6], "rifle:3,knife/-"
    start[8] = ",".join(sorted([*start[8].split(","), *_names(have)]))
    deck = start[8].split(",")
    for name in _names(new):
        deck.remove(name)
    start[6], start[8] = new, ",".join(deck)
    s = Position.parse(" ".join(start), box).state()
    boars, ice = (box.locations[box.location_numbers[name]].enter for name in ("boar-birches", "thin-ice"))
    assert boars is not None
    assert ice is not None
    assert chance_of_fight(s, boars) == pytest.approx(counted(["d6"] * 4, 9))
    assert chance_of_fight(s, boars, 24) == pytest.approx(6**-4)
    assert chance_of_roll(s, ice) == pytest.approx(counted(["2d6"], 7))
    assert chance_of_roll(s, ice, 8, added=1) == pytest.approx(counted(["2d6"], 5))


def _names(field: str) -> list[str]:
    return [held.partition(":")[0] for items in field.split("/") for held in items.split(",") if held != "-"]
