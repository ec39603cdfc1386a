"""Knows the dark that closes in from the edges in the last seconds under the table.

It is made of bands from edge to edge. Those that lie equally far from the middle are renewed together, a pair a frame
from the outside inwards, so that no frame has to paint the whole screen; from one to the next it is a hair's breadth.
"""

import math
from functools import cache

import pygame

from scenes.services.canvas import Canvas, blank, density_of, real_rect

BANDS, ROWS = 12, 30
_WIDTH, _HEIGHT = 64, 36
_COLOUR = (20, 2, 0)
_ALIKE = 2


class Dark:
    """The bands as they were drawn last."""

    def __init__(self) -> None:
        self._bands: tuple[pygame.Surface, ...] = ()
        self._strengths = [0] * BANDS
        self._next = 0

    def draw(self, surface: pygame.Surface, strength: int) -> None:
        """Darkens the edges by `strength` (0 to 255), the first time at once."""
        if not self._bands or density_of(self._bands[0]) != density_of(surface):
            self._bands = _blank_bands(surface)
            for band in range(BANDS):
                self._renew(band, strength)
        else:
            for band in (self._next, BANDS - 1 - self._next):
                if abs(self._strengths[band] - strength) > _ALIKE:
                    self._renew(band, strength)
            self._next = (self._next + 1) % (BANDS // 2)
        height = surface.get_height() // BANDS
        for number, picture in enumerate(self._bands):
            surface.blit(picture, (0, number * height))

    def _renew(self, band: int, strength: int) -> None:
        picture = self._bands[band]
        if isinstance(picture, Canvas):
            picture.changes()
        pygame.transform.smoothscale(_small(band, strength), pygame.Surface.get_size(picture), picture)
        self._strengths[band] = strength


def _blank_bands(surface: pygame.Surface) -> tuple[pygame.Surface, ...]:
    """Bands that cover the surface without a gap, whatever its density."""
    width, height, density = surface.get_width(), surface.get_height() // BANDS, density_of(surface)
    if density == 1:
        return tuple(blank((width, height), pygame.SRCALPHA, 1) for _ in range(BANDS))
    areas = (real_rect(pygame.Rect(0, band * height, width, height), density) for band in range(BANDS))
    return tuple(Canvas((width, height), pygame.SRCALPHA, density, area.size) for area in areas)


def _small(band: int, strength: int) -> pygame.Surface:
    made = _whole().subsurface((0, band * ROWS, _WIDTH, ROWS)).copy()
    made.fill((255, 255, 255, strength), special_flags=pygame.BLEND_RGBA_MULT)
    return made


@cache
def _whole() -> pygame.Surface:
    """All bands at full strength, small: as high as makes their seams invisible."""
    small = pygame.Surface((_WIDTH, _HEIGHT), pygame.SRCALPHA)
    for y in range(_HEIGHT):
        for x in range(_WIDTH):
            out = math.hypot((x - 31.5) / 32, (y - 17.5) / 18)
            small.set_at((x, y), (*_COLOUR, min(255, round(255 * max(0.0, out - 0.55) * 1.5))))
    return pygame.transform.smoothscale(small, (_WIDTH, BANDS * ROWS))
