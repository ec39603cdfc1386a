"""Knows how a secret seed is drawn: by the system, outside the engine."""

import secrets

from game.core import seeds


def fresh_seed() -> str:
    """A random seed (engine.md section 2)."""
    return "".join(secrets.choice(seeds.ALPHABET) for _ in range(seeds.RANDOM_LENGTH))
