"""Each rule has an id, and each id a test that names it."""

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
PAGE = TESTS.parents[1] / "docs" / "rules" / "northwood.md"

RULES = re.findall(r"^\*\*`(N\d\.\w+)`\*\* ", PAGE.read_text("utf-8"), re.MULTILINE)
NO_RULE_OF_PLAY = "N9."
"""Words of the texts are tested with the texts."""


MODULES = [ast.parse(file.read_text("utf-8")) for file in sorted(TESTS.rglob("test_*.py"))]
FUNCTIONS = [
    node
    for module in MODULES
    for node in module.body
    if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
]
NAMES = " ".join(function.name for function in FUNCTIONS)
TEXTS = " ".join(
    [
        *(ast.get_docstring(module) or "" for module in MODULES),
        *(ast.get_docstring(function) or "" for function in FUNCTIONS),
    ]
)


def named(rule: str) -> bool:
    return re.search(rf"{rule.replace('.', '_')}(?:_|\b)", NAMES) is not None


def cited(rule: str) -> bool:
    return re.search(rf"\b{re.escape(rule)}\b", TEXTS) is not None


@pytest.mark.parametrize("rule", [rule for rule in RULES if re.fullmatch(r"N6\.([JQKPLB][CFLE]|R\d+)", rule)])
def test_each_ability_and_ruling_has_tests_of_its_name(rule: str) -> None:
    assert named(rule)


@pytest.mark.parametrize("rule", [rule for rule in RULES if not rule.startswith(NO_RULE_OF_PLAY)])
def test_each_rule_is_cited_by_a_test(rule: str) -> None:
    assert named(rule) or cited(rule)


def test_a_rule_without_a_test_is_noticed() -> None:
    assert len(RULES) > 100
    # Put together, so that these lines themselves cite no rule that is not there.
    assert not named("N6" + ".XX")
    assert not cited("N6" + ".XX")
    assert not named("N6" + ".R")
