"""Messages in the players' languages, from the Fluent files beside this module.

>>> words = Words("es")
>>> words("suit-C")
'Zarpas'
>>> words.say(Message("bar-visit", {"visit": 4}))
'Visita 4 de 8'

A message has one name in all languages and whole sentences as its text; what a sentence needs is handed over
by name. Nothing here knows which messages there are: tests/test_locales.py does.
"""

import locale
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeAlias, Union

from fluent.runtime import FluentBundle, FluentResource

Fact: TypeAlias = Union[str, int, float, "Message"]

LANGUAGES = {"en": "English", "es": "Español", "it": "Italiano"}
"""The languages that there are, each by its own name."""
FALLBACK = "en"
"""Has every message; stands in where another language lacks one."""

_ASKED = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@dataclass(frozen=True, slots=True)
class Message:
    """A message that is not yet in any language. A fact may be a message too, such as the name of a card."""

    name: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


class Words:
    """The messages of one language."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language if language in LANGUAGES else FALLBACK

    def __call__(self, name: str, /, **facts: Fact) -> str:
        """The text of a message; a name that no language knows stands for itself, as a slip ends no game."""
        for language in (self.language, FALLBACK):
            bundle = _bundle(language)
            if not bundle.has_message(name):
                continue
            pattern = bundle.get_message(name).value
            if pattern is not None:
                plain = {key: self._plain(fact) for key, fact in facts.items()}
                text, _ = bundle.format_pattern(pattern, plain)
                return str(text)
        return name

    def say(self, message: Message) -> str:
        """The text of a message that was put together elsewhere."""
        return self(message.name, **message.facts)

    def _plain(self, fact: Fact) -> str | int | float:
        return self.say(fact) if isinstance(fact, Message) else fact


def system_language(environment: Mapping[str, str] | None = None) -> str:
    """The language that the system asks for, if there are messages in it."""
    asked = _asked(os.environ if environment is None else environment)
    return next((code for code in asked if code in LANGUAGES), FALLBACK)


def _asked(environment: Mapping[str, str]) -> list[str]:
    """Codes of languages as preferred; the first variable that is set decides, as in gettext."""
    wish = next((environment[name] for name in _ASKED if environment.get(name)), locale.getlocale()[0] or "")
    return [re.split("[^a-z]", part.lower())[0] for part in wish.split(":")]


def sources(language: str) -> list[Traversable]:
    """The Fluent files of a language."""
    found = [path for path in (files(__name__) / language).iterdir() if path.name.endswith(".ftl")]
    return sorted(found, key=lambda path: path.name)


@cache
def _bundle(language: str) -> FluentBundle:
    # No isolating marks: every language here runs from left to right, and a terminal's cells are counted.
    bundle = FluentBundle([language], use_isolating=False)
    for path in sources(language):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle
