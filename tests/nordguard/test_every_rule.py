"""Every rule of Nordguard that the machine keeps has a test of its name."""

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules" / "nordguard.md"

# Kept elsewhere, or by all tests together.
ELSEWHERE = {
    "G6.propose",  # proposals are for tables that people share, not for the machine
}

DEFINED = re.findall(r"^\*\*`(G[12346]\.\w+)`\*\*", RULES.read_text("utf-8"), re.MULTILINE)
TESTS = "\n".join(path.read_text("utf-8") for path in sorted(HERE.glob("test_*.py")))


@pytest.mark.parametrize("rule", sorted(set(DEFINED) - ELSEWHERE))
def test_a_rule_has_a_test_of_its_name(rule: str) -> None:
    assert re.search(rf"^def test_{rule.replace('.', '_')}_", TESTS, re.MULTILINE)


def test_the_rules_are_found() -> None:
    assert len(DEFINED) > 40
    assert {f"G4.{number}" for number in range(1, 25)} <= set(DEFINED)
    assert set(DEFINED) >= ELSEWHERE
