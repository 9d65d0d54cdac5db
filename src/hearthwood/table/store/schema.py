"""The tables of the database. `migrations` makes them; a test holds the two against each other.

`tables` and `entries` are the journals. `standings` and `results` are derived from them and can be made anew
at any time (`rebuild`).
"""

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    TypeDecorator,
    UniqueConstraint,
)

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND = timedelta(microseconds=1)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def microseconds(time: datetime) -> int:
    """A point in time as the database keeps it."""
    return (time - EPOCH) // MICROSECOND


def moment(since: int) -> datetime:
    """And back."""
    return EPOCH + since * MICROSECOND


class Moment(TypeDecorator[datetime]):
    """A point in time, as microseconds since 1970: the two databases do not agree on anything else."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:  # noqa: ARG002
        """To the database."""
        return None if value is None else microseconds(value)

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """And back."""
        return None if value is None else moment(value)


def _of_table(*, primary: bool = False) -> Column[str]:
    return Column(
        "table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=primary, nullable=False
    )


def _of_profile(*, primary: bool = False) -> Column[str]:
    return Column(
        "profile", ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=primary, nullable=False
    )


profiles = Table(
    "profiles",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("created", Moment, nullable=False),
    Column("settings", JSON, nullable=False),
)

# Only the hash of a device's secret is kept: who reads the database is nobody's device.
devices = Table(
    "devices",
    metadata,
    Column("secret", String(64), primary_key=True),
    _of_profile(),
    Column("created", Moment, nullable=False),
    Index("ix_devices_profile", "profile"),
)

codes = Table(
    "codes",
    metadata,
    Column("code", String(64), primary_key=True),
    _of_profile(),
    Column("expires", Moment, nullable=False),
    Index("ix_codes_profile", "profile"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(22), primary_key=True),
    _of_profile(),
    Column("game", String(40), nullable=False),
    Column("setup", String(1_500), nullable=False),
    Column("seed", String(20), nullable=False),  # unsigned 64 bits are more than either database counts
    Column("start", String(8_000)),  # where it is not the first position of setup and seed
    Column("goal", Integer),
    Column("strict", Boolean, nullable=False),
    Column("seed_known", Boolean, nullable=False),
    Column("purpose", String(20), nullable=False),
    Column("daily", String(10)),
    Column("started", Moment, nullable=False),
    Index("ix_tables_profile", "profile"),
    Index("ix_tables_daily", "daily"),
)

# The key keeps two servers from writing one game apart: the second finds its number taken.
entries = Table(
    "entries",
    metadata,
    _of_table(primary=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("text", String(40), nullable=False),
    Column("at", Moment, nullable=False),
)

standings = Table(
    "standings",
    metadata,
    _of_table(primary=True),
    Column("entries", Integer, nullable=False),
    Column("standing", String(10), nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("visit", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("changed", Moment, nullable=False),
)

# Every ending of a table, by the entry that it came with; the first is the game's result.
results = Table(
    "results",
    metadata,
    _of_table(primary=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("standing", String(10), nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("friendly", JSON, nullable=False),
)

# A replay shows the journal up to its length at the time.
links = Table(
    "links",
    metadata,
    Column("id", String(16), primary_key=True),
    _of_table(),
    Column("entries", Integer, nullable=False),
    UniqueConstraint("table_id", "entries"),
)

# A first try stays one when its table is deleted.
daily_tries = Table(
    "daily_tries",
    metadata,
    _of_profile(primary=True),
    Column("day", String(10), primary_key=True),
    Column("setup", String(40), primary_key=True),
    Column("table_id", String(22), nullable=False),
    Index("ix_daily_tries_day", "day"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(128), nullable=False),
    Column("created", Moment, nullable=False),
)
