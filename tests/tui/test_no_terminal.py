"""Where there is no terminal, or none any more, the table does not wait for keys that cannot come."""

import os
import pty
import subprocess
import sys
from pathlib import Path

PLAY = [str(Path(sys.executable).with_name("hearthwood")), "play"]


def test_without_a_terminal_the_table_refuses_in_one_line() -> None:
    ended = subprocess.run(
        PLAY,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    line = "error: play draws in a terminal and reads its keys; standard input or output is none\n"
    assert (ended.returncode, ended.stdout, ended.stderr) == (2, "", line)


def test_a_table_whose_window_is_closed_ends(tmp_path: Path) -> None:
    """Also where it gets no signal of it, as beneath make."""
    window, terminal = pty.openpty()
    table = subprocess.Popen(
        PLAY,
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        start_new_session=True,  # of which this is not the terminal: no signal will come
        env=os.environ | {"HEARTHWOOD_DATA": str(tmp_path), "TERM": "xterm-256color"},
    )
    try:
        os.close(terminal)
        drawn = b""
        while b"H e a r t h w o o d" not in drawn:
            drawn += os.read(window, 65_536)
        os.close(window)
        table.wait(timeout=60)
    finally:
        table.kill()
        table.wait()
