"""Runs the server in this process, or works on its data."""

import asyncio
import os
import socket as sockets
import sys
import threading
import webbrowser
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import click
import uvicorn
from fastapi import FastAPI

from hearthwood.table.folders import data_folder
from hearthwood.table.store.database import Database
from hearthwood.table.store.errors import CannotOpen
from hearthwood.table.store.rebuild import Rebuilt
from hearthwood.table.store.rebuild import rebuild as rebuild_in

from .app import create_app
from .config import Config, WrongSetting
from .logs import set_up
from .socket import FRAME_LIMIT

GRACE_SECONDS = 10
BACKLOG = 2_048

T = TypeVar("T")


def run(host: str, port: int, folder: Path | None, *, show: bool = False) -> None:
    """Serve until a signal comes; `show` opens a browser as soon as there is something to see."""
    config = _config(folder)
    _with_database(config, _nothing)  # what cannot be opened is said now, in one line
    listening = listen(host, port)
    set_up(config.log_level)
    server = server_of(create_app(config))
    address = f"http://{host}:{listening.getsockname()[1]}/"
    click.echo(f"Hearthwood is at {address}")
    if sys.stdout.isatty():
        click.echo("Ctrl+C ends it. Games are saved after every move.")
    if show:
        _open_browser(address)
    server.run(sockets=[listening])
    if not server.started:
        raise click.exceptions.Exit(1)


def _open_browser(address: str) -> None:
    """Requests wait in the socket's queue until the server answers, so this may go first."""
    graphical = (
        sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    if graphical:  # elsewhere a browser would take over the terminal
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def server_of(app: FastAPI) -> uvicorn.Server:
    """The server beneath an application."""
    return uvicorn.Server(
        uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            ws="websockets-sansio",
            ws_max_size=FRAME_LIMIT,
            ws_per_message_deflate=False,  # a compressor for each idle table would cost more than all else
            timeout_graceful_shutdown=GRACE_SECONDS,
        )
    )


def rebuild(folder: Path | None) -> Rebuilt:
    """Make anew what derives from the journals."""
    return _with_database(_config(folder), rebuild_in)


async def _nothing(_: Database) -> None:
    return


def _with_database(config: Config, work: Callable[[Database], Awaitable[T]]) -> T:
    """Do something with the database alone."""

    async def opened() -> T:
        database = await Database.open(config.database_url)
        try:
            return await work(database)
        finally:
            await database.close()

    try:
        return asyncio.run(opened())
    except CannotOpen as error:
        raise click.ClickException(str(error)) from None


def _config(folder: Path | None) -> Config:
    folder = folder or data_folder()
    try:
        config = Config.from_environment(folder=folder)
        if config.database_url.startswith("sqlite"):
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except (WrongSetting, OSError) as error:
        raise click.ClickException(str(error)) from None
    return config


def listen(host: str, port: int) -> sockets.socket:
    """A socket that listens; port 0 takes any free one.

    Its protocol is named, or asyncio would not know that small packets are to be sent at once.
    """
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    listening = sockets.socket(family, sockets.SOCK_STREAM, sockets.IPPROTO_TCP)
    try:
        listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        raise click.ClickException(
            f"cannot listen at {host}, port {port}: {error.strerror or error}; --port 0 takes any free one"
        ) from None
    return listening
