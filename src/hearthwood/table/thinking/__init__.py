"""What takes thought, done in processes of their own: hints, odds, reviews. Moves never wait for it."""
