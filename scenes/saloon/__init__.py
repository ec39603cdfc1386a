"""The saloon: a table for several people and bots, one game, a series or a cup."""
