"""What the message files say and what the source asks of them, for the tests."""

import ast
import json
import os
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import get_args

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from hearthwood.nordguard.happenings import KINDS
from hearthwood.nordguard.notation.writing import OVER as RESULTS
from hearthwood.nordguard.refusals import REASONS as SLED_REASONS
from hearthwood.nordguard.setup import LEADS, RECALLS
from hearthwood.nordguard.state import DIRECTIONS
from hearthwood.nordguard.vocabulary.cards import CardSet
from hearthwood.nordguard.vocabulary.words import Region
from hearthwood.northwood.cards import CHARACTER_TEXTS, RANKS, SUITS
from hearthwood.northwood.refusals import REASONS
from hearthwood.northwood.setups import GOALS, MEDALS, SETUPS
from hearthwood.table.errors import REASONS as DAMAGES
from hearthwood.table.statistics import Terms
from hearthwood.tui.look import THEMES
from hearthwood.tui.nordguard.asking import PHASES
from hearthwood.tui.nordguard.choices import BY_PHASE, OWNED, POWERS, WORDS
from hearthwood.tui.nordguard.laying import TEAMS
from hearthwood.tui.nordguard.rules import SECTIONS as SLED_SECTIONS
from hearthwood.tui.northwood.rules import SECTIONS
from hearthwood.tui.northwood.scene import Pile

SOURCE = Path(__file__).resolve().parents[1] / "src" / "hearthwood"

CARDS = CardSet.KINDS
# Names that are put together from data: what may stand in the place of the braces.
PATTERNS: dict[str, Iterable[str]] = {
    "suit-{}": SUITS,
    "suit-{}-cards": SUITS,
    "card-{}": SUITS,
    "rank-{}": RANKS,
    "character-{}": CHARACTER_TEXTS,
    "character-{}-short": CHARACTER_TEXTS,
    "character-{}-help": CHARACTER_TEXTS,
    "standing-{}": ("home", "brought", "gone", "lost"),
    "setup-{}": SETUPS,
    "setup-{}-note": SETUPS,
    "goal-{}": GOALS,
    "medal-{}": MEDALS.values(),
    "new-{}-note": ("goal", "strict", "seed"),
    "theme-{}": THEMES,
    "terms-{}": [terms.value for terms in Terms],
    "pile-{}": [pile.value for pile in Pile],
    "refusal-{}": REASONS,
    "damage-{}": DAMAGES,
    "rules-{}-title": (*SECTIONS, *SLED_SECTIONS),
    "rules-{}-text": (*SECTIONS, *SLED_SECTIONS),
    "sled-told-{}": [kind for kind in KINDS if kind != "lot"],
    "sled-ask-{}": PHASES,
    "sled-over-{}": RESULTS,
    "sled-act-{}": (*WORDS, *BY_PHASE, *OWNED),
    "sled-act-{}-own": POWERS,
    "sled-way-to-{}": DIRECTIONS,
    "sled-region-{}": get_args(Region),
    "sled-why-{}": SLED_REASONS,
    "sled-if-ready-{}": RECALLS,
    "sled-book-{}": CARDS,
    "sled-book-{}-note": CARDS,
    "sled-new-{}-note": (
        "width",
        "height",
        "characters",
        "team",
        "players",
        "seat",
        "lead",
        "recall",
        "begin",
    ),
    "sled-new-team-{}": TEAMS,
    "sled-new-lead-{}": LEADS,
    "sled-new-recall-{}": RECALLS,
    "guide-move-{}": (*DIRECTIONS, "stay"),
}
# What the server refuses besides moves (docs/web/protocol.md), and the browser itself.
OTHER_REFUSALS = ("cannot-undo", "ended", "still-secret", "invalid-text", "invalid-record", "rules")
PROBLEMS = """
    invalid no-profile other-origin not-found no-such-method stale not-yours running day-open day-closed
    wrong-code too-long too-many-tables too-many too-large reveal-count not-saved unreachable
    strict no-review thinkers-busy thinking-too-long thinking-failed no-thinkers
""".split()
REFUSAL_FACTS = {"suit": "said"}
"""What the table adds to the facts of a refusal, and from which fact."""

_LESSONS = json.loads((SOURCE / "web/client/src/northwood/learn/lessons.json").read_text("utf-8"))

PATTERNS |= {
    "learn-{}": _LESSONS,
    "learn-{}-line": _LESSONS,
    "lesson-{}": [
        f"{name}-{number + 1}" for name, one in _LESSONS.items() for number in range(len(one["steps"]))
    ],
    "refusal-{}": [*REASONS, *OTHER_REFUSALS],
    "problem-{}": PROBLEMS,
    "web-standing-{}": PATTERNS["standing-{}"],
    "web-card-{}": ("playable", "unplayable", "chosen"),
    "web-pile-{}": PATTERNS["pile-{}"],
    "web-goes-{}": ("discard", "score", "deck", "hand"),
}

_NAME = re.compile(r"[a-z]+(-[A-Za-z0-9]+)+")
# In the browser: what is asked for by name, and what only might be a name.
_ASKED = re.compile(r"""\b(?:words|message|say)\(\s*(["'`])([a-z]+-(?:(?!\1).)+)\1""")
_QUOTED = re.compile(r"""["']([a-z]+(?:-[A-Za-z0-9]+)+)["']""")
_TEMPLATE = re.compile(r"`([a-z]+-[\w{}$.()\[\]-]+)`")
_HOLE = re.compile(r"\$\{[^}]*\}")


@dataclass
class Entry:
    """A message: where it stands, its variables, and whether it asks for ordinals."""

    file: str
    variables: set[str]
    references: set[str]
    ordinal: bool


class _Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.ordinal = False

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_NamedArgument(self, node: ftl.NamedArgument) -> None:
        if node.name.name == "type" and isinstance(node.value, ftl.StringLiteral):
            self.ordinal = self.ordinal or node.value.value == "ordinal"


def read(folder: Path) -> tuple[dict[str, Entry], list[str]]:
    """The messages of a language, and what is wrong with its files by themselves."""
    entries: dict[str, Entry] = {}
    faults = []
    for path in sorted(folder.glob("*.ftl")):
        for item in FluentParser().parse(path.read_text("utf-8")).body:
            where = f"{folder.name}/{path.name}"
            if isinstance(item, ftl.Junk):
                faults.append(f"{where}: not a message: {(item.content or '').splitlines()[0]}")
            elif isinstance(item, ftl.Message):
                if item.id.name in entries:
                    faults.append(f"{where}: {item.id.name} is there twice")
                reader = _Reader()
                reader.visit(item)
                entries[item.id.name] = Entry(where, reader.variables, reader.references, reader.ordinal)
    return entries, faults


def variables(name: str, entries: Mapping[str, Entry]) -> set[str]:
    """What a message needs, those that it refers to included."""
    entry = entries[name]
    needed = set(entry.variables)
    for other in entry.references & set(entries):
        needed |= variables(other, entries)
    return needed


@dataclass(frozen=True)
class Use:
    """A place in the source that names a message; `facts` where they can be read there."""

    name: str
    where: str
    facts: frozenset[str] | None = None
    sure: bool = True
    """Or does it only look like the name of one?"""


def uses(source: Path) -> list[Use]:
    """Every name of a message in the source, Python and the browser's."""
    found = []
    for path in sorted(source.rglob("*.py")):
        where = str(path.relative_to(source))
        tree = ast.parse(path.read_text("utf-8"))
        found += [Use(name, where, facts) for name, facts in _named(tree)]
    for path in _browser_files(source):
        found += _in_browser(path.read_text("utf-8"), str(path.relative_to(source)))
    return found


def _browser_files(source: Path) -> Iterator[Path]:
    """What is written for the browser, without what is installed or generated."""
    for folder, folders, names in os.walk(source):
        folders[:] = sorted(set(folders) - {"node_modules", "built"})
        for name in sorted(names):
            if name.endswith((".ts", ".svelte")) and not name.endswith(".d.ts"):
                yield Path(folder) / name


def _in_browser(text: str, where: str) -> Iterator[Use]:
    for _, name in _ASKED.findall(text):
        yield Use(_HOLE.sub("{}", name), where)
    for name in _QUOTED.findall(text) + _TEMPLATE.findall(text):
        yield Use(_HOLE.sub("{}", name), where, sure=False)


def _named(tree: ast.AST) -> Iterator[tuple[str, frozenset[str] | None]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and (facts := _facts(node)) is not None:
            name = _text(node.args[0])
            if name and _NAME.fullmatch(name):
                yield name, facts
        if isinstance(node, ast.JoinedStr | ast.Constant):
            name = _text(node)
            if name and (_NAME.fullmatch(name) or name in PATTERNS or re.fullmatch(r"[a-z]+-\{\}.*", name)):
                yield name, None


def _text(node: ast.AST) -> str | None:
    """A literal, with {} for what an f-string puts in."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else None
    if isinstance(node, ast.JoinedStr):
        return "".join(_text(part) or "" if isinstance(part, ast.Constant) else "{}" for part in node.values)
    return None


def _facts(call: ast.Call) -> frozenset[str] | None:
    """The facts that a call hands over, if it is one that words a message and they all stand there."""
    called = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if called == "words":
        names = [keyword.arg for keyword in call.keywords]
        return None if None in names else frozenset(name for name in names if name)
    if called != "Message":
        return None
    if len(call.args) == 1:
        return frozenset()
    given = call.args[1]
    if not isinstance(given, ast.Dict) or not all(isinstance(key, ast.Constant) for key in given.keys):
        return None
    return frozenset(str(key.value) for key in given.keys if isinstance(key, ast.Constant))


def faults(locales: Path, languages: Iterable[str], asked: list[Use]) -> list[str]:
    """Everything that is wrong between the files of the languages, and between them and the source."""
    read_files = {language: read(locales / language) for language in languages}
    found = [fault for _, own in read_files.values() for fault in own]
    catalogue = {language: entries for language, (entries, _) in read_files.items()}
    names = set().union(*catalogue.values())
    for language, entries in catalogue.items():
        found += [f"{language}: lacks {name}" for name in sorted(names - set(entries))]
        found += [f"{language}: {name} asks for ordinals" for name in entries if entries[name].ordinal]
        found += [
            f"{language}: {name} refers to {other}, which is not there"
            for name, entry in entries.items()
            for other in entry.references - set(entries)
        ]
    return (
        found
        + list(_different(catalogue))
        + list(_asked(catalogue["en"], asked))
        + list(_refusals(catalogue["en"]))
    )


def _different(catalogue: Mapping[str, Mapping[str, Entry]]) -> Iterator[str]:
    english = catalogue["en"]
    for language, entries in catalogue.items():
        for name in sorted(set(english) & set(entries)):
            own, meant = variables(name, entries), variables(name, english)
            if own != meant:
                yield f"{language}: {name} has {sorted(own)}, in English {sorted(meant)}"


def _asked(english: Mapping[str, Entry], asked: list[Use]) -> Iterator[str]:
    prefixes = {name.partition("-")[0] for name in english}
    used = set()
    for use in asked:
        if "{}" in use.name:
            if use.name in PATTERNS:
                used |= {use.name.replace("{}", filler) for filler in PATTERNS[use.name]}
            elif use.sure and use.name.partition("-")[0] in prefixes:
                yield f"{use.where}: the pattern {use.name} is in no table"
        elif use.name in english:
            used.add(use.name)
            if use.facts is not None and use.facts != variables(use.name, english):
                needs = sorted(variables(use.name, english))
                yield f"{use.where}: {use.name} gets {sorted(use.facts)}, needs {needs}"
        elif use.sure and use.name.partition("-")[0] in prefixes:
            yield f"{use.where}: there is no message {use.name}"
    yield from (f"{name} is built by a pattern, but not there" for name in sorted(used - set(english)))
    yield from (f"{english[name].file}: nothing uses {name}" for name in sorted(set(english) - used))


def _refusals(english: Mapping[str, Entry]) -> Iterator[str]:
    """A refusal's message can say no more than the engine tells."""
    for reason, (_, sentence) in REASONS.items():
        told = set(re.findall(r"\{(\w+)\}", sentence)) | {"legal"}
        told |= {fact for fact, source in REFUSAL_FACTS.items() if source in told}
        name = f"refusal-{reason}"
        if name in english and not variables(name, english) <= told:
            yield f"{name} needs {sorted(variables(name, english) - told)}, which the engine does not tell"
