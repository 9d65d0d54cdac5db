"""The set that ships: its sizes, its terms, its texts, its pictures (rule G5.shipped)."""

import re
import tomllib
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from hearthwood.nordguard.format.checks import check_sets
from hearthwood.nordguard.format.faults import Faults
from hearthwood.nordguard.format.folder import SHIPPED, read_set
from hearthwood.nordguard.format.walking import terms
from hearthwood.nordguard.vocabulary import effects, powers, requirements
from hearthwood.nordguard.vocabulary.cards import CardSet, Character, Item, Location

FOLDER = SHIPPED / "ember-run"
ART = SHIPPED.parent.parent / "art"
LONGEST_NAME, LONGEST_TEXT = 28, 200
CORNERS = ("frontier", "destination")


def read() -> CardSet:
    faults = Faults()
    card_set = read_set(FOLDER, faults)
    assert card_set is not None
    check_sets([card_set], faults, of=card_set)
    assert [str(fault) for fault in faults] == []
    return card_set


SET = read()
CARDS: dict[str, Any] = {name: card for kind in CardSet.KINDS for name, card in getattr(SET, kind).items()}
BETWEEN = {name: card for name, card in SET.locations.items() if name not in CORNERS}


def copies(cards: dict[str, Any]) -> int:
    return sum(card.copies for card in cards.values())


def test_it_has_as_many_cards_as_it_should() -> None:
    assert len(SET.characters) >= 10
    assert (len(BETWEEN), copies(BETWEEN)) == (24, 48)
    assert len(SET.items) >= 16
    assert copies(SET.items) == 40
    assert (len(SET.events), copies(SET.events)) == (40, 60)
    assert sum(location.waypoint for location in BETWEEN.values()) == 4


def test_it_fills_the_largest_usual_map() -> None:
    assert copies(BETWEEN) >= 7 * 7 - 2


def test_any_team_can_take_what_is_suggested() -> None:
    wanted = Counter(
        item for character in SET.characters.values() for item in (*character.start, *character.suggested)
    )
    assert {name: n for name, n in wanted.items() if n > SET.items[name].copies} == {}
    for character in SET.characters.values():
        assert len(character.start) + len(character.suggested) == character.slots


# Every term of the glossary is on two cards at least: what says it, as a question to each table of a card.

Says = Callable[[Any], bool]

TERMS: dict[str, Says] = {
    "challenge": lambda term: isinstance(term, Location) and term.enter is not None,
    "ignore a challenge": lambda term: isinstance(term, powers.Ignore),
    "weapon roll": lambda term: isinstance(term, requirements.Fight) and term.fight.is_fixed,
    "weapon roll against dice": lambda term: isinstance(term, requirements.Fight) and not term.fight.is_fixed,
    "weapon": lambda term: isinstance(term, powers.Weapon) and term.each is None,
    "once in each fight": lambda term: isinstance(term, powers.Weapon) and term.each == "fight",
    "extra uses": lambda term: isinstance(term, powers.ExtraUses),
    "uses": lambda term: isinstance(term, Item) and term.uses is not None,
    "used again and again": lambda term: isinstance(term, Item) and term.uses is None,
    "trade with a card": lambda term: isinstance(term, effects.Swap),
    "give to a card": lambda term: isinstance(term, requirements.Give),
    "drop": lambda term: isinstance(term, effects.Steal) and term.to == "ground",
    "restock": lambda term: isinstance(term, effects.Restock),
    "retreat": lambda term: isinstance(term, effects.Retreat),
    "retreat to a waypoint": lambda term: isinstance(term, effects.Retreat) and term.retreat == "waypoint",
    "waypoint": lambda term: isinstance(term, Location) and term.waypoint,
    "scout": lambda term: isinstance(term, effects.Scout),
    "scout next to the team": lambda term: isinstance(term, effects.Scout) and term.scout == "neighbours",
    "random item in use": lambda term: isinstance(term, effects.Steal) and term.how == "random",
    "random item of the deck": lambda term: isinstance(term, effects.Gain) and term.how == "random",
    "steal": lambda term: isinstance(term, effects.Steal),
    "cannot be stolen": lambda term: isinstance(term, powers.Safe),
    "shuffle": lambda term: isinstance(term, effects.Shuffle),
    "move locations": lambda term: isinstance(term, effects.Shift),
    "move the team": lambda term: isinstance(term, effects.Move),
    "obstacle": lambda term: isinstance(term, effects.Stay) and term.enter is not None,
    "obstacle that goes when beaten": lambda term: isinstance(term, effects.Stay) and term.goes,
    "obstacle for some evenings": lambda term: isinstance(term, effects.Stay) and term.lasts is not None,
    "days": lambda term: isinstance(term, effects.Days),
    "pay days": lambda term: isinstance(term, requirements.Pay) or getattr(term, "days", 0) == 1,
    "draw events": lambda term: isinstance(term, effects.Draw),
    "starting item": lambda term: isinstance(term, Character) and bool(term.start),
}


@pytest.mark.parametrize("term", TERMS)
def test_every_term_is_on_two_cards(term: str) -> None:
    saying = [
        name
        for name, card in CARDS.items()
        if any(TERMS[term](inner) for path, inner in terms(card, (name,)) if "example" not in path)
    ]
    assert len(saying) >= 2, saying


# Texts.


def read_texts(language: str) -> dict[str, tuple[str, str]]:
    """Name and text of each card in a language."""
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource((FOLDER / "texts" / f"{language}.ftl").read_text("utf-8")))
    said = {}
    for card in CARDS:
        message = bundle.get_message(card)
        assert message.value is not None
        name, faults = bundle.format_pattern(message.value)
        text, more = bundle.format_pattern(message.attributes["text"])
        assert [*faults, *more] == []
        said[card] = (str(name), str(text))
    return said


@pytest.fixture(scope="module", params=SET.info.languages)
def texts(request: pytest.FixtureRequest) -> dict[str, tuple[str, str]]:
    return read_texts(request.param)


def test_names_are_short_and_all_different(texts: dict[str, tuple[str, str]]) -> None:
    names = [name for name, _ in texts.values()]
    assert [name for name, times in Counter(names).items() if times > 1] == []
    assert [name for name in names if len(name) > LONGEST_NAME] == []


def test_texts_are_short_sentences(texts: dict[str, tuple[str, str]]) -> None:
    assert [text for _, text in texts.values() if len(text) > LONGEST_TEXT] == []
    assert [text for _, text in texts.values() if not text.endswith(".") or re.search(r"[!¡]|  ", text)] == []


def test_all_languages_say_the_same_numbers() -> None:
    numbers = [
        {name: re.findall(r"\d+", text) for name, (_, text) in read_texts(language).items()}
        for language in SET.info.languages
    ]
    assert [name for name in CARDS if len({tuple(said[name]) for said in numbers}) > 1] == []


# Pictures.


def test_every_card_has_a_picture_that_is_there() -> None:
    pictures = tomllib.loads((FOLDER / "pictures.toml").read_text("utf-8"))
    folders = {"characters": "people", "locations": "scenes", "items": "items", "events": "events"}
    for kind, folder in folders.items():
        assert set(pictures[kind]) == set(getattr(SET, kind)), kind
        missing = [name for name in pictures[kind].values() if not (ART / folder / f"{name}.svg").is_file()]
        assert missing == []
    assert len(set(pictures["characters"].values())) == len(SET.characters)
    assert len(set(pictures["locations"].values())) == len(SET.locations)
