"""Plays the pieces of a run on this machine or on a Dask cluster, and keeps each when it is done."""

import fcntl
import json
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from multiprocessing import connection
from pathlib import Path
from threading import Thread
from typing import Any

from hearthwood import __version__
from hearthwood.core.errors import HearthwoodError

from . import games
from .plan import Piece, Plan
from .table import as_bytes

PATIENCE = 5
"""How often in a row workers may die before a run gives up."""
PULSE = 0.5
"""Seconds after which a run looks up from waiting. Polars lets system calls go on that a signal has met, so
that a run which only waited would not see that it is to stop."""
AHEAD = 3
"""Pieces that wait for each worker: enough that none idles, few enough that memory stays what it is."""

Pool = Callable[[], AbstractContextManager[tuple[Executor, int]]]
"""Opens workers; tells how many there are."""


class RunFault(HearthwoodError):
    """A run that cannot go on."""


def play_piece(piece: Piece) -> bytes:
    """The games of a piece as a Parquet file. Runs in a worker."""
    return as_bytes(games.play(piece.game, piece.player, piece.layout, piece.seeds))


def play_all(todo: Iterable[Piece], folder: Path, pool: Pool, done: Callable[[Piece], None]) -> None:
    """Play the pieces; `done` is called for each when it is kept. Workers that die are replaced."""
    left = iter(todo)
    again: list[Piece] = []
    deaths = 0
    while True:
        try:
            with pool() as (executor, workers):
                under_way: dict[Future[bytes], Piece] = {}
                while True:
                    while len(under_way) < AHEAD * workers:
                        piece = again.pop() if again else next(left, None)
                        if piece is None:
                            break
                        under_way[executor.submit(play_piece, piece)] = piece
                    if not under_way:
                        return
                    finished, _ = wait(under_way, PULSE, return_when=FIRST_COMPLETED)
                    try:
                        for future in finished:
                            keep(folder, under_way[future], future.result())
                            done(under_way.pop(future))
                            deaths = 0
                    except BaseException:
                        again.extend(under_way.values())
                        for future in under_way:
                            future.cancel()
                        raise
        except BrokenProcessPool:
            deaths += 1
            if deaths == PATIENCE:
                raise RunFault(
                    f"workers died {PATIENCE} times in a row; the games so far are kept", rule="lab.run"
                ) from None


def keep(folder: Path, piece: Piece, content: bytes) -> None:
    """Write a file so that it is there whole or not at all."""
    unfinished = folder / f".{piece.file}"
    with unfinished.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(folder / piece.file)


@contextmanager
def own_folder(folder: Path, plan: Plan) -> Iterator[None]:
    """The folder of a plan's results, for this run alone; what a killed one left half written is removed."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / ".lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise RunFault(f"another run is writing to {folder}", rule="lab.run") from None
        _check_kind(folder, plan)
        for unfinished in folder.glob(".*.parquet"):
            unfinished.unlink()
        yield


def _check_kind(folder: Path, plan: Plan) -> None:
    """Games of two versions of the rules, of two games or two setups of one name make no one table."""
    note = folder / "run.json"
    there = json.loads(note.read_text("utf-8")) if note.exists() else {}
    for what, wanted in (("hearthwood", __version__), ("game", plan.game)):
        if there.setdefault(what, wanted) != wanted:
            kind = "version" if what == "hearthwood" else what
            message = f"{folder} holds games of {kind} {there[what]}, this is {wanted}; choose another folder"
            raise RunFault(message, rule="lab.run")
    setups = there.setdefault("setups", {})
    for layout in plan.layouts:
        if setups.setdefault(layout.name, layout.mark) != layout.mark:
            message = f"{folder} holds games of another setup called {layout.name}; choose another folder"
            raise RunFault(message, rule="lab.run")
    note.write_text(json.dumps(there, indent=1) + "\n", "utf-8")


def processes(count: int) -> Pool:
    """A pool of processes on this machine."""

    @contextmanager
    def opened() -> Iterator[tuple[Executor, int]]:
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(count, mp_context=context, initializer=_live_with_the_run)
        try:
            yield pool, count
        except BaseException:
            # The pool forgets its processes when it is shut down, and nothing else stops what is under way.
            workers = list((pool._processes or {}).values())  # noqa: SLF001
            pool.shutdown(wait=False, cancel_futures=True)
            for process in workers:
                process.terminate()
            raise
        pool.shutdown()

    return opened


def _live_with_the_run() -> None:
    """A worker is stopped by the run alone, and ends when the run is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_end_after, args=(parent.sentinel,), daemon=True).start()


def _end_after(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(1)


def cluster(address: str) -> Pool:
    """The workers of a Dask scheduler; it gives the pieces of a worker that dies to others by itself."""

    @contextmanager
    def opened() -> Iterator[tuple[Executor, int]]:
        try:
            from distributed import Client  # noqa: PLC0415 (an extra)
        except ModuleNotFoundError:
            raise RunFault(
                "--cluster needs Dask: pip install 'hearthwood[cluster]'", rule="lab.run"
            ) from None
        try:
            client: Any = Client(address, timeout=10)  # type: ignore[no-untyped-call]
        except (OSError, ValueError) as fault:
            raise RunFault(f"no scheduler at {address}: {fault}", rule="lab.run") from None
        with client:
            workers = sum(client.nthreads().values())
            yield client.get_executor(pure=False, retries=PATIENCE), max(workers, 1)

    return opened
