"""The harness of the benchmarks: who runs when, what is compared with what. Nothing here measures time."""

from operator import truediv

import pytest

from bench.harness import Comparison, Contestant, Figures, as_data, as_text, measure, short

HARE = Comparison("hare : tortoise", truediv, [("hare", "m/s"), ("tortoise", "m/s")], at_least=8)


def contestants(log: list[tuple[str, int]]) -> list[Contestant]:
    def runner(name: str, speeds: list[float]) -> Contestant:
        def run(repeat: int) -> Figures:
            log.append((name, repeat))
            return {"m/s": speeds[repeat]}

        return Contestant(name, run)

    return [runner("hare", [20, 9, 30]), runner("tortoise", [2, 1, 5])]


def test_contestants_take_turns_and_each_repeat_begins_with_another() -> None:
    log: list[tuple[str, int]] = []
    measure(contestants(log), 3)
    assert log == [("hare", 0), ("tortoise", 0), ("tortoise", 1), ("hare", 1), ("hare", 2), ("tortoise", 2)]


def test_a_comparison_pairs_the_values_of_one_repeat() -> None:
    results = measure(contestants([]), 3)
    assert HARE.values(results) == [10, 9, 6]
    assert as_data(results, [HARE])["compared"] == {
        "hare : tortoise": {"median": 9, "values": [10, 9, 6], "at least": 8, "at most": None}
    }


def test_a_comparison_needs_all_of_its_contestants_and_knows_their_figures() -> None:
    results = measure(contestants([])[:1], 1)
    assert HARE.values(results) == []
    assert "hare : tortoise" not in as_text(results, [HARE])
    with pytest.raises(KeyError):
        Comparison("misspelt", float, [("hare", "km/h")]).values(results)


@pytest.mark.parametrize(
    ("at_least", "at_most", "verdict"),
    [
        (9.0, None, "at least 9: kept"),
        (9.5, None, "at least 9.5: MISSED"),
        (None, 9.0, "at most 9: kept"),
        (None, 8.5, "at most 8.5: MISSED"),
        (None, None, ""),
    ],
)
def test_the_median_is_held_against_the_bound(
    at_least: float | None, at_most: float | None, verdict: str
) -> None:
    comparison = Comparison(HARE.name, HARE.of, HARE.cells, at_least=at_least, at_most=at_most)
    line = as_text(measure(contestants([]), 3), [comparison]).splitlines()[-1]
    assert line.split("  ", 1)[0] == HARE.name
    assert line.endswith(verdict or "6 to 10")


@pytest.mark.parametrize(
    ("value", "text"),
    [(48_123_456, "48.1 M"), (12_345, "12.3 k"), (9_876.5, "9876"), (1.2345, "1.23"), (0.012345, "0.0123")],
)
def test_numbers_are_told_with_three_digits(value: float, text: str) -> None:
    assert short(value) == text
