"""python -m bench: measure everything in one run, print it, and write it for programs.

Results go to bench/results/, which is not tracked. The one that is, and that documents quote, is written by
`make bench ARGS="--to bench/reference.json"` on a machine that does nothing else.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from . import contestants, environments
from .harness import Contestant, as_data, as_text, measure

HERE = Path(__file__).parent


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure everything in one run.")
    parser.add_argument("--repeats", type=int, default=7, help="how often everything is measured (7)")
    parser.add_argument(
        "--only", nargs="+", metavar="WORD", help="contestants with such a word in their name"
    )
    parser.add_argument(
        "--peers", action="store_true", help="measure the environments beside their peers instead"
    )
    parser.add_argument(
        "--to", type=Path, metavar="FILE", help="where to write (a new file in bench/results)"
    )
    wanted = parser.parse_args()
    suite = environments if wanted.peers else contestants
    taking_part = chosen(suite.CONTESTANTS, wanted.only)
    try:
        now = circumstances() | (environments.versions() if wanted.peers else {})
    except (OSError, PackageNotFoundError) as fault:
        target = "bench-peers" if wanted.peers else "bench"
        sys.exit(f"bench: {fault}; `make {target}` installs all that is needed but a C compiler called cc")
    try:
        results = measure(taking_part, wanted.repeats)
    except (OSError, subprocess.CalledProcessError) as fault:
        sys.exit(f"bench: {fault}")
    print(as_text(results, suite.COMPARISONS))
    file = wanted.to or HERE / "results" / f"{now['taken']}.json"
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(now | as_data(results, suite.COMPARISONS), indent=1) + "\n", "utf-8")
    print(f"\nwritten to {os.path.relpath(file)}")


def chosen(contestants: Sequence[Contestant], words: Sequence[str] | None) -> list[Contestant]:
    found = [one for one in contestants if words is None or any(word in one.name for word in words)]
    if not found:
        sys.exit("bench: none of these is called so:\n  " + "\n  ".join(one.name for one in contestants))
    return found


def circumstances() -> dict[str, object]:
    """When and on what this was measured."""
    compiler = subprocess.run(["cc", "--version"], check=True, stdout=subprocess.PIPE, text=True).stdout
    return {
        "taken": f"{datetime.now(UTC):%Y-%m-%dT%H-%M-%SZ}",
        "processor": processor(),
        "cores": os.cpu_count(),
        "load": os.getloadavg()[0],
        "system": platform.system(),
        "Python": platform.python_version(),
        "C compiler": compiler.splitlines()[0],
        **{package: version(package) for package in ("hearthwood", "numba", "numpy", "open-spiel")},
    }


def processor() -> str:
    """Its name, where the system tells."""
    facts = Path("/proc/cpuinfo")
    lines = facts.read_text("utf-8").splitlines() if facts.exists() else []
    names = [line.partition(": ")[2] for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


if __name__ == "__main__":
    main()
