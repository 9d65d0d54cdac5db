"""Where there is no terminal the table says so instead of waiting for keys that cannot come."""

import subprocess
import sys
from pathlib import Path


def test_without_a_terminal_the_table_refuses_in_one_line() -> None:
    ended = subprocess.run(
        [Path(sys.executable).with_name("hearthwood"), "play"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    line = "error: play draws in a terminal and reads its keys; standard input or output is none\n"
    assert (ended.returncode, ended.stdout, ended.stderr) == (2, "", line)
