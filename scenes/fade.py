"""Knows how one picture gives way to the next when another scene comes to the top."""

import pygame

from scenes.services.services import Services
from scenes.stack import Scene


class Fade:
    """Lets the last picture of the scene before shine through for a moment; no motion wanted: not at all."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._top: Scene | None = None
        self._old: pygame.Surface | None = None
        self._time_ms = 0.0

    def update(self, dt: float) -> None:
        """Lets `dt` seconds of screen time pass."""
        self._time_ms += self._services.clock.scaled_ms(dt)
        if self._time_ms >= self._services.feel.panel.in_ms:
            self._old = None

    def before(self, surface: pygame.Surface, top: Scene | None) -> None:
        """Call before the scenes are drawn, while the canvas still holds the last picture."""
        if top is self._top:
            return
        self._old = None
        if getattr(top, "hides", False):
            self._top = top
            return
        if self._top is not None and self._services.settings.now.motion and not self._services.clock.instant:
            self._old = surface.copy()
            self._time_ms = 0.0
        self._top = top

    def after(self, surface: pygame.Surface) -> None:
        """Call after the scenes are drawn."""
        if self._old is not None:
            part = self._time_ms / self._services.feel.panel.in_ms
            self._old.set_alpha(int(255 * (1 - min(1.0, part)) ** 2))
            surface.blit(self._old, (0, 0))
