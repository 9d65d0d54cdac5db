"""A server's games and profiles in a database, SQLite or PostgreSQL: journals, and what derives from them."""
