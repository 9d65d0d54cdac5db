"""Positions and views as one line of text, both ways (docs/nordguard/notation.md)."""
