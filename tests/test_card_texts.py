"""The texts of the characters fit the places that show them, in every language."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from hearthwood.locales import LANGUAGES

LOCALES = Path(__file__).resolve().parents[1] / "src" / "hearthwood" / "locales"
CHARACTERS = [rank + suit for suit in "CFLE" for rank in "JQKPLB"]

LONGEST_ON_A_CARD = 80
MOST_SENTENCES_OF_HELP = 4


@pytest.fixture(scope="module", params=list(LANGUAGES))
def bundle(request: pytest.FixtureRequest) -> FluentBundle:
    language: str = request.param
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource((LOCALES / language / "cards.ftl").read_text("utf-8")))
    return bundle


def text(bundle: FluentBundle, name: str) -> str:
    pattern = bundle.get_message(name).value
    assert pattern is not None, name
    shown, errors = bundle.format_pattern(pattern)
    assert not errors, name
    return str(shown)


def sentences(paragraph: str) -> int:
    return len(re.findall(r"[.](?= |$)", paragraph))


@pytest.mark.parametrize("character", CHARACTERS)
def test_the_line_on_a_card_is_short(bundle: FluentBundle, character: str) -> None:
    line = text(bundle, f"character-{character}-short")
    assert 1 <= len(line) <= LONGEST_ON_A_CARD, line


@pytest.mark.parametrize("character", CHARACTERS)
def test_the_help_is_a_few_sentences(bundle: FluentBundle, character: str) -> None:
    paragraph = text(bundle, f"character-{character}-help")
    assert 1 <= sentences(paragraph) <= MOST_SENTENCES_OF_HELP, paragraph
    assert paragraph.endswith("."), paragraph


def test_no_two_characters_share_a_text(bundle: FluentBundle) -> None:
    for ending in ("", "-short", "-help"):
        texts = [text(bundle, f"character-{character}{ending}") for character in CHARACTERS]
        assert len(set(texts)) == len(CHARACTERS), ending
