"""Logs as JSON lines, with nothing that a player may not know: no bodies, addresses or exception texts."""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any

EXTRA = ("method", "route", "status", "milliseconds")


class JsonLines(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in EXTRA if hasattr(record, name)}
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = whereabouts(record.exc_info[1])
        return json.dumps(line)


def whereabouts(error: BaseException) -> str:
    """Kind and places of an error. Its text is left out: it may quote what somebody sent or a game hides."""
    frames = traceback.extract_tb(error.__traceback__)[-6:]
    places = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames))
    cause = error.__cause__
    return f"{type(error).__name__} in {places}" + (f" from {whereabouts(cause)}" if cause else "")


def set_up(level: str) -> None:
    """Have all loggers write to standard error in this form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("sqlalchemy", "aiosqlite", "asyncpg", "alembic", "websockets", "uvicorn.access"):
        logging.getLogger(name).setLevel(logging.WARNING)
