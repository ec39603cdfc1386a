"""Racing: a run beside what the player has done before, by its splits and by a ghost on the same seed."""
