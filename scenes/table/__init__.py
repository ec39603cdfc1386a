"""The one table scene for all games, and what lies over it."""
