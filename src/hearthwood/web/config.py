"""What can be set, by environment; docs/web/configuration.md lists it, and a test compares."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Self

from hearthwood.table.folders import data_folder
from hearthwood.table.store.database import file_url

PREFIX = "HEARTHWOOD_"


class WrongSetting(Exception):
    """A variable of the environment says nothing usable."""


def _setting(default: Any, *, least: int = 0) -> Any:
    return field(default=default, metadata={"least": least})


@dataclass(frozen=True, slots=True)
class Config:
    """How a server runs. Each field is the variable HEARTHWOOD_ and its name in capitals."""

    database_url: str = ""
    """Without one, a SQLite file in the data folder."""
    origins: tuple[str, ...] = ()
    """Origins besides its own from which the server may be used."""
    log_level: str = "info"
    loaded_games: int = _setting(1_000, least=1)
    """Games kept in memory; others are played again from their journals when needed."""
    tables_per_profile: int = _setting(2_000, least=1)
    sockets: int = _setting(10_000, least=1)
    """Open sockets, all in all."""
    sockets_per_profile: int = _setting(20, least=1)
    commands_per_second: int = _setting(20, least=1)
    """For one profile, in the long run; bursts of five seconds' worth are let through."""
    requests_per_second: int = _setting(20, least=1)
    """For one address, likewise."""
    profiles_per_hour: int = _setting(60, least=1)
    """New profiles for one address."""
    thinkers: int = _setting(1)
    """Processes for hints and odds; reviews have one more. 0: neither."""
    thinking_seconds: int = _setting(60, least=1)
    """After so long a hint is given up; compiling what thinkers need, the first time, counts too."""
    questions_waiting: int = _setting(32, least=1)
    """Hints and odds that may wait for a thinker, all in all."""
    questions_per_profile: int = _setting(2, least=1)
    """At the same time."""
    body_limit: int = _setting(262_144, least=1_024)
    """Bytes of a request's body."""

    def __repr__(self) -> str:
        return "<Config>"  # the address of the database may hold a password

    @classmethod
    def from_environment(
        cls, environment: Mapping[str, str] = os.environ, *, folder: Path | None = None
    ) -> Self:
        """The configuration that an environment says; WrongSetting where it says none."""
        said = {
            one.name: _read(one, environment[PREFIX + one.name.upper()])
            for one in fields(cls)
            if environment.get(PREFIX + one.name.upper())
        }
        said.setdefault("database_url", file_url(folder or data_folder()))
        return cls(**said)


def _read(one: Any, text: str) -> Any:
    name = PREFIX + one.name.upper()
    if one.name == "origins":
        return tuple(text.split())
    if one.name == "log_level" and text not in ("debug", "info", "warning", "error"):
        raise WrongSetting(f"{name}: {text!r} is none of debug, info, warning, error")
    if one.type is not int:
        return text
    least = one.metadata["least"]
    if not text.isascii() or not text.isdecimal() or len(text) > 9 or int(text) < least:
        raise WrongSetting(f"{name}: {text[:40]!r} is no whole number from {least} on")
    return int(text)
