"""Hearthwood: a table for two card games of the northern woods."""

__version__ = "0.1.0"
