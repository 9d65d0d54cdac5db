"""Fixtures of the terminal table's tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from hearthwood.locales import LANGUAGES, Fact, Words
from tests import messages

from .harness import Inn

_CATALOGUE = {language: messages.read(messages.SOURCE / "locales" / language)[0] for language in LANGUAGES}


@pytest.fixture
def inn(tmp_path: Path) -> Inn:
    """A fresh folder of games."""
    return Inn(tmp_path)


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever is worded in a test must be there, and get every fact that it needs."""
    word = Words.__call__
    faults: list[str] = []

    def strict(self: Words, name: str, /, **facts: Fact) -> str:
        entries = _CATALOGUE[self.language]
        if name not in entries:
            faults.append(f"no message {name}")
        elif missing := messages.variables(name, entries) - set(facts):
            faults.append(f"{name} lacks {sorted(missing)}")
        return word(self, name, **facts)

    monkeypatch.setattr(Words, "__call__", strict)
    yield
    assert faults == []
