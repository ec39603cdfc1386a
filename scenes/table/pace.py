"""Knows how the player changes the speed at which everything is shown."""

from dataclasses import replace

from scenes.services.services import Services, change_settings
from scenes.services.settings import SPEEDS


def faster(services: Services) -> None:
    """The next speed of all, from the last back to the first."""
    now = services.settings.now
    change_settings(services, replace(now, speed=SPEEDS[(SPEEDS.index(now.speed) + 1) % len(SPEEDS)]))
