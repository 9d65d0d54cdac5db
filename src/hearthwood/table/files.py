"""What the store does with files: lock them, make them whole or not at all, move them, write to the disk."""

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    _FAR = (
        1 << 60
    )  # Windows keeps others from reading what is locked, so the byte lies behind every file's end

    def lock(descriptor: int) -> bool:
        """Lock an open file until it is closed or the process ends; False, at once, where that is taken."""
        os.lseek(descriptor, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def lock(descriptor: int) -> bool:
        """Lock an open file until it is closed or the process ends; False, at once, where that is taken."""
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


def open_to_write(file: Path) -> int:
    """The descriptor of an existing file."""
    return os.open(file, os.O_RDWR | getattr(os, "O_BINARY", 0))


def is_open_as(descriptor: int, file: Path) -> bool:
    """Is this still the file of that name, neither moved nor deleted meanwhile?"""
    try:
        return os.path.samestat(os.fstat(descriptor), file.stat())
    except FileNotFoundError:
        return False


def move(descriptor: int, action: Callable[[], object]) -> None:
    """Move or delete a locked file and let go of it. Windows does that to closed files only."""
    if os.name == "nt":
        os.close(descriptor)
        action()
        return
    try:
        action()
    finally:
        os.close(descriptor)


def create(file: Path, data: bytes) -> None:
    """Make a file that is there whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(prefix=".", suffix=".new", dir=file.parent)
    new = Path(name)
    try:
        try:
            write_through(descriptor, data)
        finally:
            os.close(descriptor)
        new.replace(file)
    except BaseException:
        new.unlink()
        raise
    _keep_names(file.parent)


def _keep_names(folder: Path) -> None:
    """Have a folder's list of names on the disk too, where the system can do that."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def write_through(descriptor: int, data: bytes, place: int = 0) -> None:
    """Write at a place of an open file and wait until it lies on the disk."""
    os.lseek(descriptor, place, os.SEEK_SET)
    while data:
        data = data[os.write(descriptor, data) :]
    os.fsync(descriptor)
