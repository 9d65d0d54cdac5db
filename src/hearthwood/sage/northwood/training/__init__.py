"""How the sage learns: `make train` plays visits, then campaigns, and writes what it learned."""
