"""Mass runs: many games by any player, on all cores or on many machines, to be stopped and continued."""
