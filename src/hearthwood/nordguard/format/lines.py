"""On which line of a TOML file each value begins, which `tomllib` does not tell.

The text must already have been read by `tomllib`: what is scanned here is known to be well-formed.
"""

import re
import tomllib
from collections.abc import Iterator

from .faults import Path

_TOKEN = re.compile(
    r"""
    (?P<space>[ \t\r]+|\#[^\n]*) | (?P<newline>\n)
    | (?P<string>\"\"\"(?:\\.|[^\\])*?\"{3,5}|'''.*?'{3,5}|\"(?:\\.|[^\"\\\n])*\"|'[^'\n]*')
    | (?P<mark>\[\[|\]\]|[][{},=.])
    | (?P<bare>[^\s\#"'\[\]{},=.]+)
    """,
    re.VERBOSE | re.DOTALL,
)


class _Scanner:
    """Walks the tokens of a text, which are (text, line); line ends count only outside brackets."""

    def __init__(self, text: str) -> None:
        self.lines: dict[Path, int] = {}
        self._tokens = list(_tokens(text))
        self._at = 0
        self._arrays: dict[Path, int] = {}

    def scan(self) -> dict[Path, int]:
        """All paths with their lines."""
        table: Path = ()
        while self._at < len(self._tokens):
            text, line = self._tokens[self._at]
            if text == "\n":
                self._at += 1
            elif text in ("[", "[["):
                self._at += 1
                table = self._header(array=text == "[[", line=line)
            else:
                self._pair(table)
        return self.lines

    def _header(self, *, array: bool, line: int) -> Path:
        keys = self._keys()
        self._at += 1
        table: Path = ()
        for key in keys[:-1]:
            table = self._inside((*table, key))
        table = (*table, keys[-1])
        if array:
            number = self._arrays.get(table, -1) + 1
            self._arrays[table] = number
            self.lines.setdefault(table, line)
            table = (*table, number)
        self.lines[table] = line
        return table

    def _inside(self, table: Path) -> Path:
        """The last entry so far where the table is an array of tables."""
        return (*table, self._arrays[table]) if table in self._arrays else table

    def _keys(self) -> list[str]:
        keys = [self._key()]
        while self._peek() == ".":
            self._at += 1
            keys.append(self._key())
        return keys

    def _key(self) -> str:
        text, _ = self._tokens[self._at]
        self._at += 1
        if text[0] in "\"'":
            [text] = tomllib.loads(f"{text} = 0")
        return text

    def _pair(self, table: Path) -> None:
        line = self._tokens[self._at][1]
        path = table
        for key in self._keys():
            path = (*path, key)
            self.lines.setdefault(path, line)
        self._at += 1  # =
        self._value(path)

    def _value(self, path: Path) -> None:
        self.lines.setdefault(path, self._tokens[self._at][1])
        opening = self._peek()
        if opening in ("[", "[["):
            self._array(path)
        elif opening == "{":
            self._inline_table(path)
        else:
            self._at += 1
            while self._at < len(self._tokens) and self._peek() not in (",", "]", "]]", "}", "\n"):
                self._at += 1  # a number with a point, or a date

    def _array(self, path: Path) -> None:
        """`[[` and `]]` in here are two brackets each."""
        self._split()
        self._at += 1
        entry = 0
        while True:
            self._split()
            text = self._peek()
            if text == "]":
                self._at += 1
                return
            if text in (",", "\n"):
                self._at += 1
                continue
            self._value((*path, entry))
            entry += 1

    def _inline_table(self, path: Path) -> None:
        self._at += 1
        while self._peek() != "}":
            if self._peek() in (",", "\n"):
                self._at += 1
            else:
                self._pair(path)
        self._at += 1

    def _peek(self) -> str:
        return self._tokens[self._at][0]

    def _split(self) -> None:
        text, line = self._tokens[self._at]
        if text in ("[[", "]]"):
            self._tokens[self._at : self._at + 1] = [(text[0], line), (text[0], line)]


def _tokens(text: str) -> Iterator[tuple[str, int]]:
    line = 1
    for match in _TOKEN.finditer(text):
        if match.lastgroup != "space":
            yield match[0], line
        line += match[0].count("\n")


def lines_of(text: str) -> dict[Path, int]:
    """The line on which each value of a well-formed TOML text begins."""
    return _Scanner(text).scan()
