"""Runs migrations on the connection that the server has opened; Alembic calls this."""

from alembic import context

from hearthwood.table.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
# Several servers that start at once take turns: SQLite by its write lock, PostgreSQL by this one.
if connection.dialect.name == "postgresql":
    connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7241001)")
context.run_migrations()
