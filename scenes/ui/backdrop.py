"""Knows what lies behind a panel: the scene below gone soft and dark, and a short fade when screens change."""

import pygame

from scenes.services.services import Services

_QUARTER = 4


class Backdrop:
    """The blurred picture of what was on the canvas when it was first drawn."""

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None

    def draw(self, surface: pygame.Surface) -> None:
        """Covers the canvas; the picture is made once."""
        if self._picture is None:
            width, height = surface.get_size()
            small = pygame.transform.smoothscale(surface, (width // _QUARTER, height // _QUARTER))
            soft = pygame.transform.gaussian_blur(small, 3)
            soft.fill((112, 100, 92), special_flags=pygame.BLEND_RGB_MULT)
            self._picture = pygame.transform.smoothscale(soft, (width, height))
        surface.blit(self._picture, (0, 0))


class Fade:
    """Lets a new screen come out of the old picture instead of jumping; no motion wanted: no fade."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._length_ms = services.feel.panel.in_ms if services.settings.now.motion else 0
        self._time_ms = 0.0
        self._old: pygame.Surface | None = None

    def update(self, dt: float) -> None:
        """Lets time pass."""
        self._time_ms = min(self._length_ms, self._time_ms + self._services.clock.scaled_ms(dt))

    def before(self, surface: pygame.Surface) -> None:
        """Call before the screen is drawn: keeps the old picture."""
        if self._old is None and self._time_ms < self._length_ms:
            self._old = surface.copy()
            self._old.set_colorkey(None)

    def after(self, surface: pygame.Surface) -> None:
        """Call after the screen is drawn: lets the old picture shine through for a while."""
        if self._old is None:
            return
        if self._time_ms >= self._length_ms:
            self._old = None
            return
        self._old.set_alpha(int(255 * (1 - self._time_ms / self._length_ms)))
        surface.blit(self._old, (0, 0))
