"""What the sage learned: a data file of weights and its manifest, checked when they are read."""

import hashlib
import io
import json
import zipfile
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from hearthwood.core.errors import HearthwoodError
from hearthwood.northwood.cards import JC, JE, JF, JL, NOBODY, RANK_COUNT

from .campaign import CAMPAIGN
from .lookahead import MIND, WON

VERSION = 1
"""Of what the weights mean: other inputs or layers are another version."""
WEIGHTS = ("rows", "between", "middle", "out")
SETUPS = ("intro", "full")
DATA, MANIFEST = "lore.npz", "lore.json"


class DamagedLore(HearthwoodError):
    """The sage's data file is not the one that its manifest describes."""


@cache
def manifest() -> dict[str, Any]:
    """How the data file was made, and what it achieved."""
    told: dict[str, Any] = json.loads(files(__package__).joinpath(MANIFEST).read_text(encoding="utf-8"))
    return told


@cache
def lore() -> dict[str, Any]:
    """All weights by name."""
    return read_lore(files(__package__).joinpath(DATA).read_bytes(), manifest())


def read_lore(data: bytes, told: dict[str, Any]) -> dict[str, Any]:
    """The weights in a file, if it is the one that the manifest tells of."""
    if told.get("version") != VERSION:
        message = f"{DATA} is of version {told.get('version')}; this sage reads version {VERSION}"
        raise DamagedLore(f"{message}: install the package again", rule="sage.lore")
    if hashlib.sha256(data).hexdigest() != told.get("sha256"):
        raise DamagedLore(f"{DATA} is damaged: install the package again", rule="sage.lore")
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as arrays:
            return {name: arrays[name].astype(np.float32) for name in arrays.files}
    except (ValueError, OSError, zipfile.BadZipFile) as fault:
        raise DamagedLore(f"{DATA} cannot be read ({fault})", rule="sage.lore") from None


def mind_of(setup: str) -> Any:
    """A new mind that has learned on a setup: an array of one."""
    mind = np.zeros(1, MIND)
    fill(mind, f"visits_{setup}")
    mind["ending"][0, :, WON] = 1
    return mind


def campaign_of(setup: str) -> Any:
    """A new campaign table that has learned on a setup: an array of one."""
    camp = np.zeros(1, CAMPAIGN)
    fill(camp, f"campaigns_{setup}")
    return camp


def fill(record: Any, prefix: str) -> None:
    """Put weights into a record."""
    for name in WEIGHTS:
        record[name] = lore()[f"{prefix}_{name}"]


def introductory(records: Any) -> Any:
    """Which of these states are of the introductory game: its allies, and no crowned rulers, nor Jacks."""
    ranks = records["rulers"] % RANK_COUNT
    plain = (records["rulers"] == NOBODY) | (ranks == 1) | (ranks == 2)
    return (records["allies"] == (JC, JF, JL, JE)).all(axis=1) & plain.all(axis=1)
