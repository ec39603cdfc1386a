"""Knows the screen: scenes drawn with pygame over views, actions and events of the engine."""
