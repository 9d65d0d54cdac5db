"""Who plays Nordguard at a table, written behind the setup: `ember-run 4x4:memory:turns ?,?/? Anna/*`."""

from dataclasses import dataclass
from urllib.parse import quote, unquote

from hearthwood.nordguard import Library, Setup
from hearthwood.nordguard.notation.setups import parse_setup, setup_text

GUIDE = "*"
"""Stands for a seat that the guide plays."""
LONGEST_NAME = 16


@dataclass(frozen=True, slots=True)
class Company:
    """A setup, and a name for each seat; without names one person plays them all."""

    setup: Setup
    names: tuple[str, ...] = ()

    def __str__(self) -> str:
        names = "/".join(GUIDE if name == GUIDE else quote(name, safe="") for name in self.names)
        return f"{setup_text(self.setup)} {names}".rstrip()

    @classmethod
    def parse(cls, text: str, library: Library) -> "Company":
        """The way back."""
        *fields, names = text.split(" ") if text.count(" ") > 2 else (*text.split(" "), "")
        setup = parse_setup(" ".join(fields), library)
        return cls(setup, tuple(unquote(name) for name in names.split("/")) if names else ())
