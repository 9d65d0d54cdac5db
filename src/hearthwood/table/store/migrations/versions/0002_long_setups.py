"""Room for setups that say more than a name, and for positions of larger games.

SQLite widens no column, and rebuilding a table there would take along the rows that belong to it. So a wider
column takes the place of each, which both databases do without touching anything else.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def _widen(name: str, length: int, *, nullable: bool) -> None:
    default = None if nullable else ""
    op.add_column("tables", sa.Column("wider", sa.String(length), nullable=nullable, server_default=default))
    op.execute(f"UPDATE tables SET wider = {name}")
    op.drop_column("tables", name)
    op.execute(f"ALTER TABLE tables RENAME COLUMN wider TO {name}")


def upgrade() -> None:
    _widen("setup", 1_500, nullable=False)
    _widen("start", 8_000, nullable=True)
