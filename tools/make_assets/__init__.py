"""Everything the game shows and plays, painted, cut and synthesised; `python -m tools.make_assets` writes it."""
