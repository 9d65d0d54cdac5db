"""Every rule id that the project names is defined in docs/rules, once and in the one form."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
RULE_PAGES = ROOT / "docs" / "rules"

RULE_ID = r"[NG]\d\.(?:\d+|[A-Za-z][A-Za-z0-9]*)"
# A definition opens its line. A citation may stand anywhere, but a pattern such as f"N6.R{number}" is none.
DEFINITION = re.compile(rf"^\*\*`({RULE_ID})`\*\* ", re.MULTILINE)
BOLD_ID = re.compile(rf"\*\*`?({RULE_ID})`?\*\*")
CITATION = re.compile(rf"\b{RULE_ID}\b(?!\{{)")

CITING_FOLDERS = ("src", "tests", "docs")
TEXT_SUFFIXES = {".ftl", ".json", ".md", ".py", ".svelte", ".toml", ".ts", ".txt"}
BUILT_FOLDERS = {"__pycache__", "dist", "node_modules"}

CHARACTER_RULES = {f"N6.{rank}{suit}" for rank in "JQKPLB" for suit in "CFLE"}
RULINGS = {f"N6.R{n}" for n in range(1, 16)} | {f"G4.{n}" for n in range(1, 25)}


def definitions(pages: Path) -> Counter[str]:
    return Counter(
        rule for page in sorted(pages.glob("*.md")) for rule in DEFINITION.findall(page.read_text("utf-8"))
    )


def texts(root: Path) -> Iterator[Path]:
    for folder in CITING_FOLDERS:
        for path in sorted((root / folder).rglob("*")):
            inside = path.relative_to(root).parts
            if path.suffix in TEXT_SUFFIXES and path.is_file() and BUILT_FOLDERS.isdisjoint(inside):
                yield path


def undefined_citations(root: Path) -> list[str]:
    """`path:line: id` for each citation that the rule pages under this root do not define."""
    defined = definitions(root / "docs" / "rules")
    return [
        f"{path.relative_to(root)}:{number}: {rule}"
        for path in texts(root)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        for rule in CITATION.findall(line)
        if rule not in defined
    ]


def doubled(pages: Path) -> list[str]:
    return [rule for rule, times in definitions(pages).items() if times > 1]


def test_every_cited_rule_is_defined() -> None:
    assert undefined_citations(ROOT) == []


def test_no_rule_is_defined_twice() -> None:
    assert doubled(RULE_PAGES) == []


def test_characters_and_rulings_are_complete() -> None:
    assert (CHARACTER_RULES | RULINGS) - set(definitions(RULE_PAGES)) == set()


@pytest.mark.parametrize("page", sorted(RULE_PAGES.glob("*.md")), ids=lambda page: page.name)
def test_a_bold_id_is_always_a_definition(page: Path) -> None:
    text = page.read_text("utf-8")
    assert BOLD_ID.findall(text) == DEFINITION.findall(text)


@pytest.fixture
def small_project(tmp_path: Path) -> Path:
    """A project of one rule and one module that cites it."""
    pages = tmp_path / "docs" / "rules"
    pages.mkdir(parents=True)
    (pages / "page.md").write_text("# Rules\n\n**`N5.follow`** Follow suit.\n", "utf-8")
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "machine.py").write_text('RULE = "N5.follow"\n', "utf-8")
    return tmp_path


def test_the_checks_pass_a_sound_project(small_project: Path) -> None:
    assert undefined_citations(small_project) == []
    assert doubled(small_project / "docs" / "rules") == []


@pytest.mark.parametrize("place", ["src/machine.py", "src/messages.ftl", "tests/test_it.py", "docs/page.md"])
def test_a_citation_without_its_rule_is_found(small_project: Path, place: str) -> None:
    unknown = "N5." + "lead"
    file = small_project / place
    file.parent.mkdir(exist_ok=True)
    file.write_text(f"# a line before\n# see {unknown}, and N5.follow\n", "utf-8")
    assert undefined_citations(small_project) == [f"{place}:2: {unknown}"]


def test_a_rule_that_lost_its_definition_is_found(small_project: Path) -> None:
    page = small_project / "docs" / "rules" / "page.md"
    page.write_text("See N5.follow, which nothing defines.\n", "utf-8")
    assert undefined_citations(small_project) == [
        "src/machine.py:1: N5.follow",
        "docs/rules/page.md:1: N5.follow",
    ]


def test_a_rule_defined_on_two_pages_is_found(small_project: Path) -> None:
    pages = small_project / "docs" / "rules"
    (pages / "other.md").write_text("**`N5.follow`** Follow suit, again.\n", "utf-8")
    assert doubled(pages) == ["N5.follow"]


def test_a_pattern_of_ids_is_not_a_citation() -> None:
    prefix = "N6." + "R"
    assert CITATION.findall(f"{prefix}{{number}} {prefix}3") == [f"{prefix}3"]
