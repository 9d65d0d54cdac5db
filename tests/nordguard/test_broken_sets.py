"""Broken sets: each is refused with its exact messages (rule G5.check)."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from hearthwood.nordguard.format.checks import check_sets
from hearthwood.nordguard.format.faults import Faults
from hearthwood.nordguard.format.folder import read_set
from tests.nordguard.small_set import FILES, write_set

CASES = tomllib.loads((Path(__file__).parent / "data" / "broken-sets.toml").read_text("utf-8"))["case"]


def faults_of(folder: Path) -> list[str]:
    faults = Faults()
    card_set = read_set(folder, faults)
    if card_set is not None:
        check_sets([card_set], faults, of=card_set)
    return [str(fault) for fault in faults]


def broken(case: dict[str, Any]) -> str:
    """The file of a case as the case has it; nothing where the file is missing."""
    if "old" not in case:
        return ""
    assert case["old"] in FILES[case["file"]]
    return FILES[case["file"]].replace(case["old"], case["new"], 1)


def test_the_unbroken_set_is_sound(tmp_path: Path) -> None:
    assert faults_of(write_set(tmp_path)) == []


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["faults"][0][:60])
def test_a_broken_set_is_refused_with_its_messages(tmp_path: Path, case: dict[str, Any]) -> None:
    assert faults_of(write_set(tmp_path, {case["file"]: broken(case)})) == case["faults"]


def test_the_messages_are_many_and_of_one_line() -> None:
    messages = [message for case in CASES for message in case["faults"]]
    assert [message for message in messages if "\n" in message] == []
    assert len({message.split(": ", 1)[1] for message in messages}) > 60
