"""Scenarios: setups of For Northwood! of one's own, as files. docs/lab/runs.md shows one."""

import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

from hearthwood.core.errors import InvalidText, shown
from hearthwood.northwood import Setup
from hearthwood.northwood.cards import (
    CARD_COUNT,
    CHARACTERS_BY_TEXT,
    FIEF_COUNT,
    RANK_COUNT,
    SLOT_COUNT,
    Character,
)
from hearthwood.northwood.setups import SETUPS, setup_named

DEALT = "?"
"""Stands where the seed says who it is."""
MOST_STARS = 15
KEYS = ("name", "like", "pool", "allies", "rulers", "targets", "stars", "abilities")


def read_scenario(path: Path) -> Setup:
    """The setup that a file says; what it leaves out is as in the setup that it is `like`."""
    try:
        told = tomllib.loads(path.read_text("utf-8"))
    except OSError:
        _refuse(path.name, "the file cannot be read")
    except ValueError as fault:
        _refuse(path.name, f"this is not TOML in UTF-8: {fault}")
    return scenario(told, path.stem)


def scenario(told: Mapping[str, Any], name: str) -> Setup:
    """The setup that such a file's values say."""
    for key in told:
        if key not in KEYS:
            _refuse(shown(key), f"there is no such key; there are {', '.join(KEYS)}")
    like = setup_named(_text(told, "like", "full"))
    setup = replace(
        like,
        name=_name(told, name),
        allies=_characters(told, "allies", like.allies, SLOT_COUNT),
        rulers=_characters(told, "rulers", like.rulers, FIEF_COUNT),
        targets=_numbers(told, "targets", like.targets, CARD_COUNT),
        stars=_numbers(told, "stars", like.stars, MOST_STARS),
        abilities=_number("abilities", told.get("abilities", like.abilities), SLOT_COUNT),
    )
    return replace(setup, pool=_pool(told, like, setup))


def _name(told: Mapping[str, Any], name: str) -> str:
    name = _text(told, "name", name)
    if name in SETUPS or not name.replace("-", "").isalnum() or not name.isascii():
        _refuse("name", f"{shown(name)}: letters, figures and dashes, and not {' or '.join(SETUPS)}")
    return name


def _text(told: Mapping[str, Any], key: str, usual: str) -> str:
    value = told.get(key, usual)
    if not isinstance(value, str):
        _refuse(key, "a text is needed")
    return value


def _characters(
    told: Mapping[str, Any], key: str, usual: tuple[Character | None, ...], many: int
) -> tuple[Character | None, ...]:
    if key not in told:
        return usual
    texts = _listed(told, key, many)
    return tuple(None if text == DEALT else _character(key, text) for text in texts)


def _character(key: str, text: object) -> Character:
    if not isinstance(text, str) or text not in CHARACTERS_BY_TEXT:
        _refuse(key, f"{shown(str(text))} is no character; QC is the Queen of Claws, ? one that is dealt")
    return CHARACTERS_BY_TEXT[text]


def _numbers(told: Mapping[str, Any], key: str, usual: tuple[int, ...], most: int) -> tuple[int, ...]:
    if key not in told:
        return usual
    return tuple(_number(key, value, most) for value in _listed(told, key, FIEF_COUNT))


def _number(key: str, value: object, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        _refuse(key, f"{shown(str(value))} is not 0 to {most}")
    return value


def _listed(told: Mapping[str, Any], key: str, many: int) -> list[object]:
    value = told[key]
    if not isinstance(value, list) or len(value) != many:
        _refuse(key, f"a list of {many} is needed")
    return value


def _pool(told: Mapping[str, Any], like: Setup, setup: Setup) -> tuple[Character, ...]:
    """Who may be dealt: those told, else those of the setup that it is like, without those who are fixed."""
    fixed = [character for character in (*setup.allies, *setup.rulers) if character is not None]
    _check_once("allies and rulers", fixed)
    if "pool" in told:
        value = told["pool"]
        pool = [_character("pool", text) for text in value] if isinstance(value, list) else []
        _check_once("pool, allies and rulers", [*pool, *fixed])
    else:
        pool = [character for character in like.pool if character not in fixed]
    _check_enough(pool, setup)
    return tuple(pool)


def _check_once(field: str, characters: list[Character]) -> None:
    if len(set(characters)) < len(characters):
        _refuse(field, "a character stands twice; each is there once")


def _check_enough(pool: list[Character], setup: Setup) -> None:
    """Whatever the order: a suit gives one ally at most, and two rulers (rule N3.full)."""
    allies, rulers = setup.allies.count(None), setup.rulers.count(None)
    suits = Counter(character // RANK_COUNT for character in pool)
    scarce = sum(many <= 2 for many in suits.values())
    left = sum(min(2, many) for many in suits.values()) - min(allies, scarce)
    if len(suits) < allies or left < rulers:
        _refuse(
            "pool", f"not enough for {allies} allies and {rulers} rulers; a suit gives one ally, two rulers"
        )


def _refuse(field: str, message: str) -> NoReturn:
    raise InvalidText(message, rule="lab.scenario", field=field)
