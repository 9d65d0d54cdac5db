"""Mass runs as their users start them: how many games a second, and how much memory they take at most."""

import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from .harness import Figures

HEARTHWOOD = str(Path(sys.executable).with_name("hearthwood"))
PROCESSES = "2"
MEBIBYTE = 1 << 20


def run(player: str, games: int, _: int) -> Figures:
    """Play so many games of the full setup; memory is that of the run and its workers together."""
    with TemporaryDirectory(prefix="hearthwood-bench-") as folder:
        command = [HEARTHWOOD, "lab", "run", "--player", player, "--setup", "full", "--to", folder]
        start = time.perf_counter()
        with subprocess.Popen(
            [*command, "--seeds", str(games), "--processes", PROCESSES],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        ) as process:  # fmt: skip
            most = 0
            while process.poll() is None:
                most = max(most, sum(map(resident, family(process.pid))))
                time.sleep(0.05)
        if process.returncode:
            raise ChildProcessError(f"{' '.join(command)} ended with {process.returncode}")
        return {"games/s": games / (time.perf_counter() - start), "memory, MiB": most / MEBIBYTE}


def family(process: int) -> list[int]:
    """A process, its children and theirs."""
    children = Path(f"/proc/{process}/task/{process}/children")
    try:
        found = children.read_text("utf-8").split()
    except OSError:  # it has ended
        return []
    return [process, *(one for child in found for one in family(int(child)))]


def resident(process: int) -> int:
    """The memory that belongs to a process, what it shares counted in its part."""
    try:
        lines = Path(f"/proc/{process}/smaps_rollup").read_text("utf-8").splitlines()
    except OSError:
        return 0
    return sum(int(line.split()[1]) << 10 for line in lines if line.startswith("Pss:"))
