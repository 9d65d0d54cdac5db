"""The table in the terminal."""
