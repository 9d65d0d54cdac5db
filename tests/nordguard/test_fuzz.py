"""A small version of `make fuzz-nordguard`, and proof that its checks can fail."""

from typing import Any

import pytest

from hearthwood.core.errors import InvalidText
from hearthwood.nordguard.machine import holding, item_effects, land_effects, telling
from tests.nordguard.fuzz import fuzz

DECISIONS = 8_000


@pytest.mark.parametrize("seed", [1, 2])
def test_random_games_over_random_sets_hold_together(seed: int) -> None:
    tally = fuzz(DECISIONS // 2, seed)
    assert tally.decisions >= DECISIONS // 2
    assert tally.results["won"] > 0
    assert tally.results["lost"] > 0
    assert {"day", "fight", "roll", "trade", "restock", "choose", "place", "pick"} <= set(tally.steps)


def test_a_lost_item_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def lose(s: Any, *items: int) -> None:
        s.item_deck.extend(items[1:])

    monkeypatch.setattr(holding, "to_deck", lose)
    monkeypatch.setattr(item_effects, "to_deck", lose)
    with pytest.raises(InvalidText, match=r"items: there are . of item-. in all, not ."):
        fuzz(DECISIONS, 1)


def test_a_reveal_that_is_kept_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hearthwood.nordguard.machine.land.reveal", telling.tell)
    monkeypatch.setattr("hearthwood.nordguard.machine.days.reveal", telling.tell)
    with pytest.raises(AssertionError):
        fuzz(DECISIONS, 1)


def test_a_doubled_location_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def double(s: Any, cards: list[int]) -> None:
        cards[:] = [cards[0]] * len(cards)

    monkeypatch.setattr(land_effects, "shuffle_locations", double)
    with pytest.raises(AssertionError):
        fuzz(DECISIONS, 1)


def test_a_result_that_the_text_does_not_say_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hearthwood.nordguard.notation.writing._heading", lambda s: "-")
    with pytest.raises((AssertionError, InvalidText)):
        fuzz(DECISIONS, 1)
