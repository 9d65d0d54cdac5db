"""Games and profiles of a server in a database: SQLite or PostgreSQL. Journals are the truth, the rest derived."""
