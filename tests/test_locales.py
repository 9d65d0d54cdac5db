"""Every message is there in every language, with the same variables, and is used."""

import shutil
from pathlib import Path

import pytest

from hearthwood.locales import FALLBACK, LANGUAGES, Fact, Message, Words, system_language
from tests import messages

LOCALES = messages.SOURCE / "locales"


@pytest.fixture(scope="module")
def asked() -> list[messages.Use]:
    return messages.uses(messages.SOURCE)


def test_languages_and_source_agree(asked: list[messages.Use]) -> None:
    assert messages.faults(LOCALES, LANGUAGES, asked) == []


def test_every_folder_is_a_language_and_every_language_a_folder() -> None:
    assert {path.parent.name for path in LOCALES.glob("*/*.ftl")} == set(LANGUAGES)


# The checks themselves: each of these changes must be found.


@pytest.mark.parametrize(
    ("language", "old", "new", "fault"),
    [
        ("it", "key-undo = annulla\n", "", "it: lacks key-undo"),
        ("en", "key-undo = undo\n", "", "en: lacks key-undo"),
        ("es", "key-undo = ", "key-undone = x\nkey-undo = ", "en: lacks key-undone"),
        ("es", "{ $score } de { $target }", "{ $score }", "es: score-of has ['score']"),
        ("it", "Visita { $visit } di 8", "Visita { $vist } di 8", "it: bar-visit has ['vist']"),
        (
            "es",
            "key-undo = deshacer",
            "key-undo deshacer",
            "es/northwood.ftl: not a message: key-undo deshacer",
        ),
        (
            "en",
            "key-undo = undo\n",
            "key-undo = undo\nkey-undo = back\n",
            "en/northwood.ftl: key-undo is there twice",
        ),
        (
            "en",
            "Visit { $visit } of 8",
            'Visit { NUMBER($visit, type: "ordinal") } of 8',
            "en: bar-visit asks for ordinals",
        ),
        ("en", "key-undo = undo", "key-undo = { key-nothing }", "en: key-undo refers to key-nothing"),
        (
            "en",
            "refusal-spent = ",
            "refusal-spent = { $slot }",
            "refusal-spent needs ['slot'], which the engine",
        ),
    ],
)
def test_a_fault_in_a_file_is_found(
    tmp_path: Path, asked: list[messages.Use], *, language: str, old: str, new: str, fault: str
) -> None:
    shutil.copytree(LOCALES, tmp_path / "locales")
    changed = 0
    for path in (tmp_path / "locales" / language).glob("*.ftl"):
        text = path.read_text("utf-8")
        changed += text.count(old)
        path.write_text(text.replace(old, new, 1), "utf-8")
    assert changed > 0
    found = messages.faults(tmp_path / "locales", LANGUAGES, asked)
    assert [line for line in found if line.startswith(fault)] != []


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ('words("key-udno")', "sample.py: there is no message key-udno"),
        ('words("bar-visit", vist=3)', "sample.py: bar-visit gets ['vist'], needs ['visit']"),
        ('Message("bar-visit")', "sample.py: bar-visit gets [], needs ['visit']"),
        ('Message("bar-visit", {"visit": 3, "of": 8})', "sample.py: bar-visit gets ['of', 'visit'], needs"),
        ('words(f"key-{name}")', "sample.py: the pattern key-{} is in no table"),
    ],
)
def test_a_fault_in_the_source_is_found(
    tmp_path: Path, asked: list[messages.Use], source: str, fault: str
) -> None:
    (tmp_path / "sample.py").write_text(source, "utf-8")
    found = messages.faults(LOCALES, LANGUAGES, asked + messages.uses(tmp_path))
    assert [line for line in found if line.startswith(fault)] != []


def test_a_message_that_nothing_uses_is_found(asked: list[messages.Use]) -> None:
    without = [use for use in asked if use.name != "key-undo"]
    assert messages.faults(LOCALES, LANGUAGES, without) == ["en/northwood.ftl: nothing uses key-undo"]


def test_the_browser_uses_messages_too(tmp_path: Path) -> None:
    text = "<p class='bar-wide'>{words('bar-visit', { visit })} {words(`rank-${rank}`)}</p>"
    (tmp_path / "Bar.svelte").write_text(text, "utf-8")
    uses = messages.uses(tmp_path)
    assert {use.name for use in uses if use.sure} == {"bar-visit", "rank-{}"}
    assert {use.name for use in uses} == {"bar-wide", "bar-visit", "rank-{}"}


# The loader


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "es"}, "es"),
        ({"LANG": "C.UTF-8"}, FALLBACK),
        ({"LANG": "de_DE"}, FALLBACK),
        ({"LANG": "it_IT", "LC_ALL": "es_MX.UTF-8"}, "es"),
        ({"LANG": "it_IT", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": "it_IT", "LC_ALL": ""}, "it"),
        ({"LANGUAGE": "de:es:it"}, "es"),
        ({"LANGUAGE": "es-419"}, "es"),
    ],
)
def test_the_system_says_which_language(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language


def test_an_unknown_language_is_english() -> None:
    assert Words("tlh").language == "en"


def test_a_name_that_no_language_knows_is_its_own_text() -> None:
    assert Words("es")("no-such-message", count=3) == "no-such-message"


def test_a_fact_may_be_a_message() -> None:
    facts: dict[str, Fact] = {"score": 2, "target": 4, "suit": Message("suit-L")}
    said = Message("preview-scores-trump", facts)
    assert "Hojas" in Words("es").say(said)
    assert "Foglie" in Words("it").say(said)


def test_texts_hold_no_invisible_marks() -> None:
    for language in LANGUAGES:
        assert Words(language)("bar-visit", visit=3).isprintable()
