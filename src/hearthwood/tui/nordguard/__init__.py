"""Nordguard in the terminal.

`sitting` alone holds a game with its secrets. Everything else here sees a `Scene`: a view and what was told.
"""
