"""Knows how the project is set up, checked and built; nothing here is needed to play."""
