"""Nordguard: the card-set format, the machine, the shipped set. Needs nothing but the standard library."""
