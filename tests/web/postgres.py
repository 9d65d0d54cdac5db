"""A PostgreSQL server of the tests' own: made, started and thrown away here, at a loopback port.

It needs the installed programs; where they are missing and we are root on Debian, apt-get brings them. The
server refuses root, so then it runs as the user that the package has made.
"""

import asyncio
import os
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg

USER = "postgres"
PASSWORD = "only-for-tests"
INSTALL = "PostgreSQL is needed for these tests (Debian and Ubuntu: apt-get install postgresql)"
INSTALL_SECONDS = 300
START_SECONDS = 60


@contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database, while the block runs."""
    programs = _programs()
    folder = Path(tempfile.mkdtemp(prefix="hearthwood-postgres-"))
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, USER)
        (folder / "password").write_text(PASSWORD, "utf-8")
        (folder / "password").chmod(0o644)
        data = folder / "data"
        _as_user(
            programs / "initdb",
            *("--pgdata", data, "--username", USER, "--auth", "scram-sha-256", "--encoding", "UTF8"),
            *("--locale", "C", "--pwfile", folder / "password"),
        )
        port = _free_port()
        options = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories="
        control = (programs / "pg_ctl", "--pgdata", data, "--wait", "--timeout", str(START_SECONDS))
        _as_user(*control, "--log", folder / "log", "--options", options, "start")
        try:
            yield f"postgresql://{USER}:{PASSWORD}@127.0.0.1:{port}/postgres"
        finally:
            _as_user(*control, "--mode", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def fresh(address: str) -> str:
    """The address of another empty database on the same server."""
    name = f"hearthwood_{secrets.token_hex(8)}"

    async def create() -> None:
        connection = await asyncpg.connect(address)
        try:
            await connection.execute(f"CREATE DATABASE {name}")
        finally:
            await connection.close()

    asyncio.run(create())
    return address.removesuffix("postgres") + name


def _programs() -> Path:
    found = _newest()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        for command in (("update",), ("install", "--yes", "--no-install-recommends", "postgresql")):
            subprocess.run(
                ["apt-get", "--quiet", *command],
                check=True,
                timeout=INSTALL_SECONDS,
                capture_output=True,
                env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
            )
        found = _newest()
    assert found is not None, INSTALL
    return found


def _newest() -> Path | None:
    folders = Path("/usr/lib/postgresql").glob("*/bin")
    versions = sorted(folders, key=lambda folder: float(folder.parent.name))
    if versions:
        return versions[-1]
    elsewhere = shutil.which("initdb")
    return Path(elsewhere).parent if elsewhere else None


def _as_user(*command: object) -> None:
    words = [str(word) for word in command]
    if os.geteuid() == 0:
        words = ["runuser", "--user", USER, "--", *words]
    done = subprocess.run(
        words, cwd="/", capture_output=True, text=True, check=False, timeout=2 * START_SECONDS
    )
    assert done.returncode == 0, done.stdout + done.stderr


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])
