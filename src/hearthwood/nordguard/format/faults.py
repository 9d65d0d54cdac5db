"""What is wrong with a set: file, line, card, field, and what would be right, in one line each."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from hearthwood.core.errors import HearthwoodError

Path = tuple[str | int, ...]
"""The keys and list positions that lead to a value of a file."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong."""

    file: str
    line: int | None
    path: Path
    message: str
    rule: str

    def __str__(self) -> str:
        place = self.file if self.line is None else f"{self.file}:{self.line}"
        field = f" {spelled(self.path)}:" if self.path else ""
        return f"{place}:{field} {self.message} ({self.rule})"


def spelled(path: Path) -> str:
    """A path as people write it: `ice-lake.failed[1].days`."""
    text = ""
    for key in path:
        text += f"[{key + 1}]" if isinstance(key, int) else f".{key}" if text else key
    return text


class Faults:
    """The faults found so far in the files of a set."""

    def __init__(self) -> None:
        self.found: list[Fault] = []
        self._lines: dict[str, Mapping[Path, int]] = {}

    def know_lines(self, file: str, lines: Mapping[Path, int]) -> None:
        """Where the values of a file stand."""
        self._lines[file] = lines

    def line(self, file: str, path: Path) -> int | None:
        """The line of a value, or of the nearest value around it that has one."""
        lines = self._lines.get(file, {})
        for length in range(len(path), 0, -1):
            if path[:length] in lines:
                return lines[path[:length]]
        return None

    def add(
        self, file: str, path: Path, message: str, rule: str = "G5.check", *, line: int | None = None
    ) -> None:
        """Note a fault."""
        self.found.append(Fault(file, line or self.line(file, path), path, message, rule))

    def __iter__(self) -> Iterator[Fault]:
        return iter(self.found)

    def __bool__(self) -> bool:
        return bool(self.found)


class BadSet(HearthwoodError):
    """A set that cannot be played: its first fault, and all of them in `faults`."""

    def __init__(self, name: str, faults: Faults) -> None:
        first = faults.found[0]
        more = len(faults.found) - 1
        rest = f" and {more} more; `hearthwood nordguard set check` tells all" if more else ""
        super().__init__(f"set {name}: {str(first).removesuffix(f' ({first.rule})')}{rest}", rule=first.rule)
        self.faults = tuple(faults)
