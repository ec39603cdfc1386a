"""Knows what an audience may not read: seeds, run codes and salts, shown as dots while the settings say so."""

from game.core import seeds
from scenes.services.services import Services

DOT = "•"
DOTS = f"{DOT * 4} {DOT * 4}"


def hidden(services: Services) -> bool:
    """Whether no screen shows a seed, a run code or a salt."""
    return services.settings.now.hide_seed


def said_seed(services: Services, seed: str) -> str:
    """A seed or a salt for reading, in groups if it was drawn; hidden, it does not even tell how long it is.

    The seeds of the calendar are everybody's, and stay.
    """
    return DOTS if hidden(services) and not seeds.calendar(seed) else seeds.grouped(seed)


def said_code(services: Services, code: str) -> str:
    """A run code for reading."""
    return DOTS if hidden(services) else code
