"""Profiles, journals and what is derived from them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _of(table: str, column: str, length: int) -> list[sa.schema.SchemaItem]:
    return [sa.Column(column, sa.String(length), nullable=False), _belongs(table, column)]


def _belongs(table: str, column: str) -> sa.ForeignKeyConstraint:
    whole = {"profile": "profiles.id", "table_id": "tables.id"}[column]
    return sa.ForeignKeyConstraint([column], [whole], name=f"fk_{table}_{column}", ondelete="CASCADE")


def _key(table: str, *columns: str) -> sa.PrimaryKeyConstraint:
    return sa.PrimaryKeyConstraint(*columns, name=f"pk_{table}")


def upgrade() -> None:
    op.create_table(
        "profiles",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        _key("profiles", "id"),
    )
    op.create_table(
        "devices",
        sa.Column("secret", sa.String(64), nullable=False),
        *_of("devices", "profile", 22),
        sa.Column("created", sa.BigInteger, nullable=False),
        _key("devices", "secret"),
    )
    op.create_index("ix_devices_profile", "devices", ["profile"])
    op.create_table(
        "codes",
        sa.Column("code", sa.String(64), nullable=False),
        *_of("codes", "profile", 22),
        sa.Column("expires", sa.BigInteger, nullable=False),
        _key("codes", "code"),
    )
    op.create_index("ix_codes_profile", "codes", ["profile"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(22), nullable=False),
        *_of("tables", "profile", 22),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("setup", sa.String(40), nullable=False),
        sa.Column("seed", sa.String(20), nullable=False),
        sa.Column("start", sa.String(600)),
        sa.Column("goal", sa.Integer),
        sa.Column("strict", sa.Boolean, nullable=False),
        sa.Column("seed_known", sa.Boolean, nullable=False),
        sa.Column("purpose", sa.String(20), nullable=False),
        sa.Column("daily", sa.String(10)),
        sa.Column("started", sa.BigInteger, nullable=False),
        _key("tables", "id"),
    )
    op.create_index("ix_tables_profile", "tables", ["profile"])
    op.create_index("ix_tables_daily", "tables", ["daily"])
    op.create_table(
        "entries",
        *_of("entries", "table_id", 22),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("text", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        _key("entries", "table_id", "number"),
    )
    op.create_table(
        "standings",
        *_of("standings", "table_id", 22),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("standing", sa.String(10), nullable=False),
        sa.Column("practice", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("visit", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        _key("standings", "table_id"),
    )
    op.create_table(
        "results",
        *_of("results", "table_id", 22),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("standing", sa.String(10), nullable=False),
        sa.Column("practice", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("friendly", sa.JSON, nullable=False),
        _key("results", "table_id", "number"),
    )
    op.create_table(
        "links",
        sa.Column("id", sa.String(16), nullable=False),
        *_of("links", "table_id", 22),
        sa.Column("entries", sa.Integer, nullable=False),
        _key("links", "id"),
        sa.UniqueConstraint("table_id", "entries", name="uq_links_table_id"),
    )
    op.create_table(
        "daily_tries",
        *_of("daily_tries", "profile", 22),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("setup", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(22), nullable=False),
        _key("daily_tries", "profile", "day", "setup"),
    )
    op.create_index("ix_daily_tries_day", "daily_tries", ["day"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.String(128), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        _key("secrets", "name"),
    )
