"""For Northwood!: rules, notation, games and records. Needs nothing but the standard library."""
