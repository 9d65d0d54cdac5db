"""The published JSON Schema says of the files of sets what the reader says (rule G5.schema)."""

import json
import tomllib
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from hearthwood.nordguard import shipped
from hearthwood.nordguard.format.faults import Faults
from hearthwood.nordguard.format.folder import read_set
from hearthwood.nordguard.format.schema import schemas
from tests.nordguard.scenes import BENCH
from tests.nordguard.small_set import FILES, write_set
from tests.nordguard.test_broken_sets import CASES, broken

EXAMPLE_SET = Path(__file__).resolve().parents[2] / "docs" / "nordguard" / "example-set"
VALIDATORS = {
    name.replace(".schema.json", ".toml"): jsonschema_rs.validator_for(json.loads(text))
    for name, text in schemas().items()
}
# What the schema leaves to the reader: how names and versions are spelled.
OF_THE_READER = {"G5.files"}


def is_of_the_schema(file: str, text: str) -> bool:
    return VALIDATORS[file].is_valid(json.loads(json.dumps(tomllib.loads(text), default=str)))


@pytest.mark.parametrize("folder", [EXAMPLE_SET, BENCH, *shipped().values()], ids=lambda folder: folder.name)
def test_sound_sets_are_of_the_schema(folder: Path) -> None:
    for file in VALIDATORS:
        assert is_of_the_schema(file, (folder / file).read_text("utf-8"))


def schema_faults(tmp_path: Path, files: dict[str, str]) -> list[str]:
    """What the reader finds that a schema could find."""
    faults = Faults()
    read_set(write_set(tmp_path, files), faults)
    return [str(fault) for fault in faults if fault.rule in ("G5.schema", "G5.requirements")]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["faults"][0][:60])
def test_schema_and_reader_refuse_the_same(tmp_path: Path, case: dict[str, Any]) -> None:
    file = case["file"]
    text = broken(case)
    if file not in VALIDATORS or not text or any("not TOML" in fault for fault in case["faults"]):
        assert schema_faults(tmp_path, {file: text}) == []
        return
    if any(rule in case["faults"][0] for rule in OF_THE_READER):
        return
    assert is_of_the_schema(file, text) == (schema_faults(tmp_path, {file: text}) == [])


def test_the_small_set_is_of_the_schema() -> None:
    assert all(is_of_the_schema(file, FILES[file]) for file in VALIDATORS)
