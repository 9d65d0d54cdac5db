"""Every verb of requirements, effects and powers at work, as data/verbs.toml says."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from hearthwood.nordguard.format.shapes import Terms, shape_of
from hearthwood.nordguard.vocabulary import effects, powers, requirements
from tests.nordguard.scenes import Scene

ROWS = tomllib.loads((Path(__file__).parent / "data" / "verbs.toml").read_text("utf-8"))
UNIONS = {"requirement": requirements.Requirement, "effect": effects.Effect, "power": powers.Power}


def name_of(row: dict[str, Any]) -> str:
    return f"{row['verb']}: {row['moves']}"


@pytest.mark.parametrize("row", [row for kind in UNIONS for row in ROWS[kind]], ids=name_of)
def test_a_verb_does_what_it_says(row: dict[str, Any]) -> None:
    scene = Scene(**row["before"]).play(*row["moves"].split())
    assert {name: is_now(scene, name) for name in row["after"]} == row["after"]


def is_now(scene: Scene, name: str) -> Any:
    """What a row names: a character's items, something that the scene knows, or a cell."""
    if name in ("a", "b"):
        return scene.items(name)
    return getattr(scene, name) if hasattr(scene, name) else scene.cell(name)


@pytest.mark.parametrize("kind", UNIONS)
def test_every_verb_has_a_row(kind: str) -> None:
    terms = shape_of(UNIONS[kind])
    assert isinstance(terms, Terms)
    assert {row["verb"] for row in ROWS[kind]} == set(terms.by_verb())
