"""The examples of the laboratory's documents run and show what they say."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from hearthwood.lab.northwood.fields import FIELDS

LAB = Path(__file__).parents[2] / "docs" / "lab"


def run(name: str) -> str:
    """What an example prints."""
    example = LAB / "examples" / name
    done = subprocess.run([sys.executable, example], capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_agent_learns_to_beat_greedy_on_one_visit() -> None:
    margin = re.search(r"difference \+([0-9.]+) ±([0-9.]+)", run("one_visit.py"))
    assert margin is not None
    assert float(margin[1]) > float(margin[2])


def test_openspiels_search_plays_on() -> None:
    before, after = map(int, re.findall(r"(\d+) stars before, (\d+)", run("search.py"))[0])
    assert after >= before


@pytest.mark.parametrize("name", ["one_visit.py", "search.py"])
def test_examples_are_shown(name: str) -> None:
    assert f"examples/{name}" in (LAB / "examples.md").read_text("utf-8")


def test_the_page_on_environments_names_every_array() -> None:
    told = (LAB / "environments.md").read_text("utf-8")
    for field in FIELDS:
        assert f"| `{field.name}` | {field.size} | {field.highest} | {field.meaning} |" in told
