"""The table of Bounty Hunter: a cantina with holo cards."""
