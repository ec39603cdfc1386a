"""Knows the screens between the duels of a run, and the run that is being played."""
