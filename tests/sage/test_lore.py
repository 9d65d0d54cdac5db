"""The sage's data file is read only as its manifest describes it."""

import json
from importlib.resources import files

import pytest

from hearthwood.sage.northwood import lore


def data() -> bytes:
    return files("hearthwood.sage.northwood").joinpath(lore.DATA).read_bytes()


def test_what_is_shipped_is_what_the_manifest_says() -> None:
    weights = lore.read_lore(data(), lore.manifest())
    assert set(weights) == {
        f"{kind}_{setup}_{name}"
        for kind in ("visits", "campaigns")
        for setup in lore.SETUPS
        for name in lore.WEIGHTS
    }
    for setup in lore.SETUPS:
        assert lore.mind_of(setup)["rows"].any()
        assert lore.campaign_of(setup)["rows"].any()


def test_a_damaged_file_is_refused_in_one_line() -> None:
    broken = bytearray(data())
    broken[1000] ^= 1
    with pytest.raises(
        lore.DamagedLore, match=r"^lore.npz is damaged: install the package again \(sage.lore\)$"
    ):
        lore.read_lore(bytes(broken), lore.manifest())


def test_another_version_is_refused_in_one_line() -> None:
    told = json.loads(json.dumps(lore.manifest())) | {"version": 99}
    with pytest.raises(lore.DamagedLore, match=r"is of version 99; this sage reads version 1: install"):
        lore.read_lore(data(), told)
