"""Examples in documents and docstrings give what they say."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROMPT = ">>> "


def files(pattern: str) -> list[str]:
    """Those in which somebody is shown how to do something."""
    found = (file for file in ROOT.glob(pattern) if PROMPT in file.read_text("utf-8"))
    return sorted(file.relative_to(ROOT).as_posix() for file in found)


@pytest.mark.parametrize("name", ["README.md", *files("docs/**/*.md")])
def test_documents(name: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert tried > 0
    assert failed == 0


@pytest.mark.parametrize("name", files("src/**/*.py"))
def test_docstrings(name: str) -> None:
    module = name.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    failed, tried = doctest.testmod(import_module(module))
    assert tried > 0
    assert failed == 0
