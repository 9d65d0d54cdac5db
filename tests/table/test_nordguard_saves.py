"""Games of Nordguard are saved as games of any kind are; their setup is one line of text."""

from pathlib import Path
from random import Random

import pytest

from hearthwood.core.errors import InvalidText
from hearthwood.nordguard import Library, Setup
from hearthwood.nordguard.setup import Place
from hearthwood.table.company import GUIDE, Company
from hearthwood.table.kinds import NORDGUARD
from hearthwood.table.saves import Saves

LIBRARY = Library()
BOX = LIBRARY.box(LIBRARY.usual)
NICKEL = Place(BOX.character_numbers["nickel"], (BOX.item_numbers["knife"],))
COMPANY = Company(
    Setup(BOX, 3, 5, ((NICKEL,), (Place(), Place(BOX.character_numbers["brann"]))), "notebook", "first"),
    ("Ana M./Ö", GUIDE),
)


def test_a_company_is_one_line_of_ascii() -> None:
    text = str(COMPANY)
    assert text == "ember-run 3x5:notebook:first nickel[knife]/?,brann Ana%20M.%2F%C3%96/*"
    assert Company.parse(text, LIBRARY) == COMPANY


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("ember-run", "is no setup"),
        ("ember-run 4x4:memory ?", "is no setup"),
        ("ember-run 4x4:memory:turns hodor", "there is no character"),
        ("ember-run 4x4:memory:turns nickel[sword]", "there is no item"),
        ("ember-run 4x4:memory:turns nickel,nickel", "is there once"),
        ("ember-run 40x4:memory:turns ?", "a map of 40 x 4"),
        ("winter 4x4:memory:turns ?", "there is no set"),
    ],
)
def test_a_setup_that_cannot_be_is_refused(text: str, fault: str) -> None:
    with pytest.raises(InvalidText, match=fault):
        Company.parse(text, LIBRARY)


def test_a_game_is_saved_after_every_move_and_counted_when_it_ends(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    chance = Random(1)
    with saves.create_as(NORDGUARD, str(COMPANY), 7, goal=1) as opened:
        name = opened.meta.id
        while not opened.game.ended:
            position = opened.game.position
            move = chance.choice(position.legal_moves)
            opened.play(f"{position.seat_of(move) + 1}/{move}")
        last = opened.game.position
    with saves.open(name, NORDGUARD) as opened:
        assert opened.game.position == last
    [summary] = saves.games()
    assert summary.game == "nordguard"
    assert summary.finished
    assert summary.visit == last.day
    assert summary.points == (last.days if last.outcome == "won" else 0)
