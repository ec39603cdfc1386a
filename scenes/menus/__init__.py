"""Knows the screens around a game: title, set-up, settings, pause, questions."""
