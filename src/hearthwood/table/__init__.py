"""Games that people are playing: where they are kept, and what became of them."""
