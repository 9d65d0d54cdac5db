"""A small helping of what `make fuzz` feeds."""

import pytest

from . import fuzz


def test_mutated_texts_and_moves_are_refused_or_in_order() -> None:
    tally = fuzz.Fuzz(seed=1).run(20_000)
    assert tally.refused > 5_000
    assert tally.accepted > 1_000
    assert tally.moves_refused > 5_000
    assert tally.moves_played > 100


def test_an_error_of_another_kind_is_not_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(text: str) -> None:
        raise KeyError(text)

    monkeypatch.setattr(fuzz, "parse_sight", fail)
    with pytest.raises(KeyError):
        fuzz.Fuzz(seed=1).run(1)
