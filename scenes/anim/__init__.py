"""Knows how things move on the screen; knows no game."""
