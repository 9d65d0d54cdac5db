"""The whole HTTP interface against its own description, on both databases, with good requests and bad ones.

HEARTHWOOD_CONTRACT_EXAMPLES sets how many requests are made up for each operation (`make fuzz-web`).
"""

import os
import random
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from hearthwood.table.hall import Hall

from .harness import PATIENCE, Player, config_for, served

EXAMPLES = int(os.environ.get("HEARTHWOOD_CONTRACT_EXAMPLES", "3"))
SECONDS = 20 * EXAMPLES + 10 * PATIENCE

# Texts in the games' notations are free to the description and refused by the rules, with 422: what is valid
# for the one need not be for the other, and where a request is such a text, hardly any made-up one is. Those
# few are named in BY_THE_RULES; of any other the warning counts as a failure. A body that says too much may
# say so much that it is not read to its end: 413. A deleted profile would refuse all that follows.
UNTESTED = ("DELETE /api/profile",)
BY_THE_RULES = (
    "POST /api/companion/play",
    "POST /api/companion/view",
    "POST /api/records",
    "POST /api/tables/{table}/commands",
)
TELLING = 20
"""With fewer requests an operation may be refused each time by accident."""
SETTINGS = """
[checks]
positive_data_acceptance.enabled = false
negative_data_rejection.expected-statuses = [401, 403, 404, 405, 409, 413, 422, 429, "5xx"]

[auth.openapi.APIKeyCookie]
api_key = "{secret}"

[parameters]
{parameters}

[[operations]]
include-name = "DELETE /api/profile"
enabled = false

[[operations]]
include-name = "DELETE /api/tables/{{table}}"
parameters = {{ "path.table" = "{unknown}" }}
warnings = false
"""
HARDLY_VALID = """
[[operations]]
include-name = "{name}"
warnings = false
"""


def schemathesis(address: str, folder: Path, player: Player, *options: str, **parameters: str) -> str:
    """What it has to say of the server; nothing of it may be a failure."""
    lines = "\n".join(f'"path.{name}" = "{value}"' for name, value in parameters.items())
    config = SETTINGS.format(secret=player.http.cookies["hearthwood"], parameters=lines, unknown="x" * 22)
    config += "".join(HARDLY_VALID.format(name=name) for name in BY_THE_RULES)
    (folder / "schemathesis.toml").write_text(config, "utf-8")
    program = shutil.which("schemathesis", path=str(Path(sys.executable).parent))
    assert program is not None
    done = subprocess.run(
        [program, "run", f"{address}/openapi.json", "--no-color", "--max-examples", str(EXAMPLES), *options],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        timeout=SECONDS,
    )
    assert done.returncode == 0, done.stdout[-20_000:] + done.stderr
    return done.stdout


def test_the_server_keeps_to_its_description(tmp_path: Path, database_url: str) -> None:
    config = replace(config_for(tmp_path, tables_per_profile=10**6), database_url=database_url)
    with served(config) as address, Player(address) as player:
        running, ended = (player.open()["head"]["id"] for _ in range(2))
        player.finish(ended, random.Random(1))
        link = player.post(f"/api/tables/{ended}/link")["link"]
        day = player.get("/api/daily")["today"]
        told = schemathesis(address, tmp_path, player, link=link, table=running, day=day, setup="full")
        operations = sum(map(len, httpx.get(f"{address}/openapi.json").json()["paths"].values()))
        assert f"Tested: {operations - len(UNTESTED)}" in told
        assert EXAMPLES < TELLING or "WARNINGS" not in told, told
        assert player.get("/healthz") == {"status": "ok"}


def test_a_server_that_breaks_its_word_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def breaks(self: Hall, *_: object, **__: object) -> None:
        raise RuntimeError("broken on purpose")

    monkeypatch.setattr(Hall, "listed", breaks)
    with (
        served(config_for(tmp_path)) as address,
        Player(address) as player,
        pytest.raises(AssertionError, match="Server error"),
    ):
        schemathesis(address, tmp_path, player, "--include-path", "/api/tables")
