"""The message files of a set: which cards have a name and a text in which language (rule G5.texts).

Card texts use the plain part of Fluent: a name on the line of its id, the text in the attribute `.text`,
longer ones indented below, references to other messages in braces. This only checks; others show them.
"""

import re
from collections.abc import Iterable

from hearthwood.nordguard.vocabulary.words import ID

from .faults import Faults

TITLE = "set-title"
"""The message that has the set's own name, and as its text a line about it."""

_MESSAGE = re.compile(rf"({ID}) *=(.*)")
_TERM = re.compile(rf"-{ID} *=.*")
_ATTRIBUTE = re.compile(rf" +\.({ID}) *=(.*)")
_GOES_ON = re.compile(r" +[^ .\[*}].*")
_RULE = "G5.texts"


def check_texts(file: str, text: str, cards: Iterable[str], faults: Faults) -> None:
    """Note every card without name or text, every message without card and every line that is no message."""
    wanted = [TITLE, *cards]
    found = _messages(file, text, faults)
    for name in wanted:
        if name not in found:
            faults.add(file, (name,), "there is no message for this card", _RULE)
        elif "text" not in found[name]:
            faults.add(file, (name,), "the message has no .text", _RULE)
    for name in found.keys() - set(wanted):
        faults.add(file, (name,), "there is no card of this name", _RULE)


def _messages(file: str, text: str, faults: Faults) -> dict[str, set[str]]:
    """The attributes of each message."""
    found: dict[str, set[str]] = {}
    lines: dict[tuple[str | int, ...], int] = {}
    faults.know_lines(file, lines)
    current: str | None = None
    filled = True
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        if message := _MESSAGE.fullmatch(line):
            current = message[1]
            if current in found:
                faults.add(file, (current,), "there is a message of this name above", _RULE, line=number)
            found.setdefault(current, set())
            lines.setdefault((current,), number)
            filled = bool(message[2].strip())
        elif (attribute := _ATTRIBUTE.fullmatch(line)) and current is not None:
            if not filled:
                faults.add(file, (current,), "the message says nothing", _RULE)
            found[current].add(attribute[1])
            filled = bool(attribute[2].strip())
        elif _TERM.fullmatch(line):
            current, filled = None, True
        elif _GOES_ON.fullmatch(line) and current is not None:
            filled = True
        else:
            faults.add(
                file,
                (),
                "this line is no message: write `id = name`, then indented `.text = text`",
                _RULE,
                line=number,
            )
        if line.count("{") != line.count("}"):
            faults.add(file, (), "braces do not match", _RULE, line=number)
    return found
