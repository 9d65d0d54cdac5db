"""Writes docs/strength.md: how strong players and levels are, by `hearthwood northwood strength`.

Each row is kept in build/, so that a run that is stopped can go on; it is played anew when the sage or its
data file has changed.
"""

import hashlib
import json
import sys
from pathlib import Path
from subprocess import PIPE, run
from typing import Any

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "strength.md"
SAGE = ROOT / "src" / "hearthwood" / "sage" / "northwood"
CACHE = ROOT / "build" / "strength"
FIRST = 1_000_000
MANY = 2_000
"""Games of a row, unless another number is asked for."""
SETUPS = ("intro", "full")
LEVELS = ("novice", "apprentice", "adept", "expert", "master")
ROWS = (
    ("random", None, None),
    ("greedy", None, None),
    *(("sage", level, "points") for level in LEVELS),
    ("sage", "master", "win16"),
    ("sage", "master", "win20"),
)
HEAD = """# How strong the sage is

Written by `make strength`, from `hearthwood northwood strength` on the seeds from 1,000,000 on; in brackets
the 95 % interval. Tuning was done on other seeds. The same seeds and options always give the same games.

`points` makes the mean of the stars as large as can be, `win16` and `win20` the chance of so many stars. The
levels look at fixed numbers of positions, never at the clock; the time of a decision is what this table's
machine took, other work beside it.
"""


def main(games: int) -> int:
    """Play what was not kept, and write the page."""
    parts = [HEAD]
    for setup in SETUPS:
        parts.append(f"\n## {setup}\n")
        parts.append("| player | level | aim | games | stars | 16 | 18 | 20 | a decision: median, p95 |")
        parts.append("|---|---|---|---|---|---|---|---|---|")
        parts += [line(played(setup, *row, games)) for row in ROWS]
    PAGE.write_text("\n".join(parts) + "\n", encoding="utf-8")
    return 0


def played(setup: str, player: str, level: str | None, aim: str | None, games: int) -> dict[str, Any]:
    """The figures of a row."""
    options = ["--player", player, "--setup", setup, "--seeds", f"{FIRST}:{FIRST + games}", "--workers", "2"]
    if level is not None and aim is not None:
        options += ["--level", level, "--aim", aim]
    key = hashlib.sha256(" ".join(options).encode() + state_of_the_sage()).hexdigest()[:16]
    kept = CACHE / f"{key}.json"
    if not kept.exists():
        print(" ".join(options), file=sys.stderr, flush=True)
        command = [
            str(Path(sys.executable).with_name("hearthwood")),
            "northwood",
            "strength",
            *options,
            "--json",
        ]
        CACHE.mkdir(parents=True, exist_ok=True)
        kept.write_text(run(command, check=True, stdout=PIPE, text=True).stdout, encoding="utf-8")
    told: dict[str, Any] = json.loads(kept.read_text(encoding="utf-8"))
    return told


def state_of_the_sage() -> bytes:
    """Changes with the kernels and the data file."""
    return b"".join(hashlib.sha256(file.read_bytes()).digest() for file in sorted(SAGE.glob("*.*")))


def line(told: dict[str, Any]) -> str:
    """A row of the table."""
    stars = told["stars"]
    cells = [
        told["player"],
        told.get("level", ""),
        told.get("aim", ""),
        f"{told['games']:,}",
        f"{stars['value']:.2f} ({stars['low']:.2f} to {stars['high']:.2f})",
        *(share(told[f"win{goal}"]) for goal in (16, 18, 20)),
        f"{told['median_ms']:.2f}, {told['p95_ms']:.2f} ms" if "median_ms" in told else "",
    ]
    return f"| {' | '.join(cells)} |"


def share(figure: dict[str, float]) -> str:
    """Per cent, with the interval."""
    return f"{100 * figure['value']:.1f} % ({100 * figure['low']:.1f} to {100 * figure['high']:.1f})"


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else MANY))
