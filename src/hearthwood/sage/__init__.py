"""Who plays well and says why: players that see views only, for either game."""
