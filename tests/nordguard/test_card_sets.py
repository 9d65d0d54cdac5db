"""The files of card sets: lines, reading, the schema, the example set (rules G5.files, G5.schema)."""

import json
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearthwood.nordguard.format.checks import check_sets
from hearthwood.nordguard.format.faults import BadSet, Faults
from hearthwood.nordguard.format.faults import Path as Keys
from hearthwood.nordguard.format.folder import load_set, read_set
from hearthwood.nordguard.format.lines import lines_of
from hearthwood.nordguard.vocabulary.cards import CardSet
from hearthwood.nordguard.vocabulary.requirements import AnyOf, Carry, Roll
from hearthwood.nordguard.vocabulary.words import Amount
from tests.nordguard.small_set import FILES, write_set
from tools.write_card_docs import documents

EXAMPLE_SET = Path(__file__).resolve().parents[2] / "docs" / "nordguard" / "example-set"


def keys(value: object, path: Keys = ()) -> set[Keys]:
    """Every path in a value that `tomllib` has read."""
    found = {path} if path else set()
    if isinstance(value, dict):
        found |= {key for name, inner in value.items() for key in keys(inner, (*path, name))}
    if isinstance(value, list):
        found |= {key for number, inner in enumerate(value) for key in keys(inner, (*path, number))}
    return found


def test_what_a_set_says_is_read() -> None:
    card_set = load_set(EXAMPLE_SET)
    assert card_set.info.name == "example"
    assert list(card_set.locations) == ["black-ice"]
    assert card_set.locations["black-ice"].enter == Roll(roll=Amount(2, 6, 0), least=Amount.number(8))
    assert card_set.items["ice-pole"].uses == 3


def test_the_example_set_has_three_cards_and_is_sound() -> None:
    faults = Faults()
    card_set = read_set(EXAMPLE_SET, faults)
    assert card_set is not None
    check_sets([card_set], faults, of=card_set)
    assert list(faults) == []
    assert sum(len(getattr(card_set, kind)) for kind in CardSet.KINDS) == 3


def test_a_requirement_with_parts_is_read(tmp_path: Path) -> None:
    enter = load_set(write_set(tmp_path)).locations["ford"].enter
    assert isinstance(enter, AnyOf)
    assert enter.any == (Roll(roll=Amount(2, 6, 0), least=Amount.number(7)), Carry(carry="rope"))  # type: ignore[arg-type]


def test_loading_a_broken_set_names_the_first_fault_and_how_many_there_are(tmp_path: Path) -> None:
    files = {"items.toml": FILES["items.toml"].replace("copies", "copied").replace("powers", "power")}
    with pytest.raises(BadSet) as refused:
        load_set(write_set(tmp_path / "small", files))
    assert str(refused.value) == (
        "set small: items.toml:3: knife.power: there is no field power here; did you mean powers?"
        " and 2 more; `hearthwood nordguard set check` tells all (G5.schema)"
    )


@pytest.mark.parametrize("path", [*EXAMPLE_SET.glob("*.toml")], ids=lambda path: path.name)
def test_every_value_of_a_file_has_its_line(path: Path) -> None:
    text = path.read_text("utf-8")
    assert set(lines_of(text)) == keys(tomllib.loads(text))


def test_lines_are_those_on_which_values_begin() -> None:
    lines = (
        "# '\"[{", "a = 1", "[b.c]", "d = [", "  [1,", '  2], { e.f = "]", g = 1.5 },', "]",
        "[[h]]", 'i = """', "=", '"""', "[[h]]", "j = '#'",
    )  # fmt: skip
    text = "\n".join(lines)
    assert keys(tomllib.loads(text)) <= set(lines_of(text)) | {("b",)}
    found = lines_of(text)
    assert found["a",] == 2
    assert found["b", "c", "d", 0, 1] == 6
    assert found["b", "c", "d", 1, "e", "f"] == 6
    assert found["b", "c", "d", 1, "g"] == 6
    assert found["h", 0, "i"] == 9
    assert found["h", 1, "j"] == 13


@given(st.integers(1, 9), st.integers(2, 20), st.integers(-99, 99), st.sampled_from([-1, 1]))
def test_an_amount_reads_as_it_is_written(count: int, sides: int, plus: int, sign: int) -> None:
    amount = Amount(count, sides, plus, sign)
    assert Amount.parse(str(amount)) == amount
    assert amount.lowest <= amount.highest


@pytest.mark.parametrize(
    "text", ["", "2", "d1", "d21", "0d6", "2d6+", "d", "2d6 + 1", "+d6", "--d6", "10d6", "²d6"]
)
def test_other_texts_are_no_dice(text: str) -> None:
    assert Amount.parse(text) is None


@pytest.mark.parametrize(("path", "text"), [*documents()], ids=lambda value: getattr(value, "name", ""))
def test_what_the_documents_say_of_the_vocabulary_is_fresh(path: Path, text: str) -> None:
    """Otherwise: python tools/write_card_docs.py"""
    assert path.read_text("utf-8") == text


def test_the_schema_is_json_that_closes_every_table() -> None:
    texts = [text for path, text in documents() if path.suffix == ".json"]
    assert len(texts) == 5
    for text in texts:
        for table in json.loads(text).get("$defs", {}).values():
            assert table.get("additionalProperties") is False or "anyOf" in table
